#!lua flags=allow-oom
-- Adds the answer of a provider, unless an answer of the provider has already been added. An accepted search can be
-- completed even if the server is out of memory.
local prefix, id, provider, entry, writer = ARGV[1], ARGV[2], ARGV[3], ARGV[4], ARGV[5]
local search, answers = prefix .. 'search:' .. id, prefix .. 'answers:' .. id
if redis.call('EXISTS', search) == 0 then return {'lost', 0, 0} end
local answered = 'answered:' .. provider
if redis.call('HSETNX', search, answered, writer) == 0 then
  -- A node that missed the confirmation writes its answer again.
  return {redis.call('HGET', search, answered) == writer and 'again' or 'known', 0, 0}
end
local after = redis.call('RPUSH', answers, entry)
-- A new list gets the search's expiry. From then on, polls renew the expiry.
if after == 1 then redis.call('PEXPIRE', answers, redis.call('PTTL', search)) end
if redis.call('HINCRBY', search, 'left', -1) == 0 then
  local node = redis.call('HGET', search, 'node')
  redis.call('SREM', prefix .. 'work:' .. node, id)
  redis.call('SREM', prefix .. 'work:' .. string.sub(node, 1, 9), id)
  for _, field in ipairs(redis.call('HKEYS', search)) do
    local follower = string.match(field, '^follower:(.*)$')
    if follower then redis.call('PUBLISH', prefix .. 'complete:' .. follower, id) end
  end
end
return {'first', after - 1, after}
