#!lua flags=allow-oom
-- Hands over the work of a node to the other nodes, which find it on their next heartbeat. If the only other live nodes
-- are of other generations, the node may keep its work. Returns -1 in that case, or the number of searches.
local prefix, node, silence, may_keep = ARGV[1], ARGV[2], tonumber(ARGV[3]), ARGV[4]
if may_keep == '1' then
  local time = redis.call('TIME')
  local since = time[1] * 1000 - silence
  local equal, foreign = 0, 0
  for _, other in ipairs(redis.call('ZRANGEBYSCORE', prefix .. 'nodes', since, '+inf')) do
    if string.sub(other, 1, 8) ~= string.sub(node, 1, 8) then
      foreign = foreign + 1
    elseif other ~= node then
      equal = equal + 1
    end
  end
  if equal == 0 and foreign > 0 then return -1 end
end
-- Without its number, the name of a node represents no node.
local nobody = string.sub(node, 1, 9)
local work, left = prefix .. 'work:' .. node, prefix .. 'work:' .. nobody
local count = redis.call('SCARD', work)
if count > 0 then
  local time = math.max(redis.call('PTTL', work), redis.call('PTTL', left))
  redis.call('SUNIONSTORE', left, left, work)
  redis.call('PEXPIRE', left, time)
  redis.call('ZADD', prefix .. 'nodes', 0, nobody)
end
redis.call('DEL', work)
redis.call('ZREM', prefix .. 'nodes', node)
return count
