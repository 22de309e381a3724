#!lua flags=allow-oom
-- Records the heartbeat of a node. Returns the oldest of the formats that the nodes read, whether this node was unknown,
-- and the dead nodes with unfinished work.
local prefix, node, silence, format = ARGV[1], ARGV[2], tonumber(ARGV[3]), ARGV[4]
local nodes, formats = prefix .. 'nodes', prefix .. 'formats'
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local is_new = redis.call('ZADD', nodes, now, node)
redis.call('HSET', formats, node, format)
local reply = {}
for _, dead in ipairs(redis.call('ZRANGEBYSCORE', nodes, '-inf', now - silence)) do
  if redis.call('SCARD', prefix .. 'work:' .. dead) > 0 then
    table.insert(reply, dead)
  else
    redis.call('ZREM', nodes, dead)
    redis.call('HDEL', formats, dead)
  end
end
local oldest = tonumber(format)
for _, other in ipairs(redis.call('HVALS', formats)) do oldest = math.min(oldest, tonumber(other)) end
table.insert(reply, 1, tostring(oldest))
table.insert(reply, 2, tostring(is_new))
return reply
