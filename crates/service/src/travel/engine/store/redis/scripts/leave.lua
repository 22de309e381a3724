#!lua flags=allow-oom
-- Hands over the work of a node to the other nodes, which find it on their next heartbeat.
local prefix, node = ARGV[1], ARGV[2]
-- Without its number, the name of a node stands for no node.
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
