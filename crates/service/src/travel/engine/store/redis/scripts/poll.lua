#!lua flags=allow-oom
-- Returns the part of a search's data that a node does not have yet. A call for the owner, or for a caller who joins
-- the search, counts as a use. If the node does not have the search, also returns the record, with the age in
-- milliseconds.
local prefix, id, idle, owner = ARGV[1], ARGV[2], tonumber(ARGV[3]), ARGV[4]
local known, node, parameters = tonumber(ARGV[5]), ARGV[6], ARGV[7]
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local search, answers = prefix .. 'search:' .. id, prefix .. 'answers:' .. id
local of = redis.call('HMGET', search, 'used', 'owner', 'kind', 'left', 'node', 'account', 'parameters')
if not of[1] or now - tonumber(of[1]) >= idle then return false end
if owner ~= '*' then
  if of[2] ~= owner then return false end
  now = math.max(now, tonumber(of[1]))
  redis.call('HSET', search, 'used', now)
  redis.call('ZADD', prefix .. 'used', 'XX', now, id)
  redis.call('ZADD', prefix .. 'used:' .. of[6], 'XX', now, id)
  redis.call('PEXPIRE', search, idle)
  redis.call('PEXPIRE', answers, idle)
end
if parameters ~= '' then
  redis.call('HSET', search, 'parameters', parameters)
  of[7] = parameters
end
if of[4] ~= '0' and of[5] ~= node then redis.call('HSET', search, 'follower:' .. node, '1') end
local reply = {of[3], of[7] or '', redis.call('LLEN', answers), {}}
-- A list that is shorter than before has lost entries, so it is read from the beginning.
if reply[3] < known then known = 0 end
if reply[3] > known then reply[4] = redis.call('LRANGE', answers, math.max(known, 0), -1) end
reply[5] = {}
if known < 0 then
  reply[5] = redis.call('HMGET', search, 'id', 'query', 'providers', 'account', 'owner', 'started')
  reply[5][6] = tostring(math.max(now - tonumber(reply[5][6]), 0))
end
return reply
