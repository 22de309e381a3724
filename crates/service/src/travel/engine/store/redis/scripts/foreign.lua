#!lua flags=no-writes
-- Returns 1 if a live node of another generation has a search of an owner, and 0 otherwise.
local prefix, id, silence, owner = ARGV[1], ARGV[2], tonumber(ARGV[3]), ARGV[4]
if redis.call('HGET', prefix .. 'search:' .. id, 'owner') ~= owner then return 0 end
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
for _, node in ipairs(redis.call('ZRANGEBYSCORE', prefix .. 'nodes', now - silence, '+inf')) do
  if string.sub(node, 1, 8) == string.sub(id, 1, 8) then return 1 end
end
return 0
