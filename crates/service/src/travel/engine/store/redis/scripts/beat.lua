#!lua flags=allow-oom
-- Records the heartbeat of a node. Returns the marker of the data, the time, the dead nodes of its generation with
-- unfinished work, and the other generations of live nodes with their settings.
local prefix, node, silence, settings = ARGV[1], ARGV[2], tonumber(ARGV[3]), ARGV[4]
local lease, known, is_written = ARGV[5], ARGV[6], ARGV[7]
local nodes, generations, generation = prefix .. 'nodes', prefix .. 'generations', string.sub(node, 1, 8)
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZADD', nodes, now, node)
redis.call('SET', prefix .. 'marker', now .. node, 'NX')
local marker = redis.call('GET', prefix .. 'marker')
-- Data that a node has seen was lost. The nodes rewrite the data within a lease.
if known ~= '' and known ~= marker then
  redis.call('SET', prefix .. 'lost', now, 'NX', 'PX', lease)
elseif is_written == '1' and redis.call('EXISTS', prefix .. 'lost') == 1 then
  redis.call('SADD', prefix .. 'rewritten', node)
  redis.call('PEXPIRE', prefix .. 'rewritten', lease)
end
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
return {marker, now, dead, foreign}
