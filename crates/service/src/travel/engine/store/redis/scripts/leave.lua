#!lua flags=allow-oom
-- Hands over the work of a node to the other nodes, which find it on their next heartbeat.
local prefix, node = ARGV[1], ARGV[2]
local work, left = prefix .. 'work:' .. node, prefix .. 'work:-'
local count = redis.call('SCARD', work)
if count > 0 then
  local time = math.max(redis.call('PTTL', work), redis.call('PTTL', left))
  redis.call('SUNIONSTORE', left, left, work)
  redis.call('PEXPIRE', left, time)
  redis.call('ZADD', prefix .. 'nodes', 0, '-')
end
redis.call('DEL', work)
redis.call('ZREM', prefix .. 'nodes', node)
redis.call('HDEL', prefix .. 'formats', node)
return count
