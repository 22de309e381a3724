#!lua flags=allow-oom
-- Moves some of the work of a dead node to another node.
local prefix, node, dead, silence, most = ARGV[1], ARGV[2], ARGV[3], tonumber(ARGV[4]), tonumber(ARGV[5])
local time = redis.call('TIME')
local heard = redis.call('ZSCORE', prefix .. 'nodes', dead)
if heard and tonumber(heard) > time[1] * 1000 - silence then return {} end
-- Other nodes would not find the work of a node that has left.
local work = prefix .. 'work:' .. node
if not redis.call('ZSCORE', prefix .. 'nodes', node) then return {} end
local claimed = {}
for _, id in ipairs(redis.call('SRANDMEMBER', prefix .. 'work:' .. dead, most)) do
  local search = prefix .. 'search:' .. id
  local left = redis.call('HGET', search, 'left')
  redis.call('SREM', prefix .. 'work:' .. dead, id)
  if left and left ~= '0' then
    redis.call('HSET', search, 'node', node)
    redis.call('SADD', work, id)
    redis.call('PEXPIRE', work, math.max(redis.call('PTTL', work), redis.call('PTTL', search)))
    table.insert(claimed, id)
  end
end
return claimed
