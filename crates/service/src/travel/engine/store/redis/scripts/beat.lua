#!lua flags=allow-oom
-- Records the heartbeat of a node. Returns whether this node was unknown, the time, the dead nodes of its generation with
-- unfinished work, and the other generations of live nodes with their settings.
local prefix, node, silence, settings = ARGV[1], ARGV[2], tonumber(ARGV[3]), ARGV[4]
local nodes, generations, generation = prefix .. 'nodes', prefix .. 'generations', string.sub(node, 1, 8)
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local is_new = redis.call('ZADD', nodes, now, node)
redis.call('HSET', generations, generation, settings)
local dead, foreign, live = {}, {}, {}
for _, other in ipairs(redis.call('ZRANGEBYSCORE', nodes, '-inf', now - silence)) do
  if redis.call('SCARD', prefix .. 'work:' .. other) == 0 then
    redis.call('ZREM', nodes, other)
  elseif string.sub(other, 1, 8) == generation then
    table.insert(dead, other)
  end
end
for _, other in ipairs(redis.call('ZRANGEBYSCORE', nodes, now - silence, '+inf')) do
  live[string.sub(other, 1, 8)] = true
end
for _, other in ipairs(redis.call('HKEYS', generations)) do
  if not live[other] then
    redis.call('HDEL', generations, other)
  elseif other ~= generation then
    table.insert(foreign, other)
    table.insert(foreign, redis.call('HGET', generations, other))
  end
end
return {is_new, now, dead, foreign}
