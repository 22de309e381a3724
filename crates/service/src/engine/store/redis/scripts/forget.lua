#!lua flags=allow-oom
-- Forgets a search that was refused after all.
local prefix, id = ARGV[1], ARGV[2]
local search = prefix .. 'search:' .. id
local of = redis.call('HMGET', search, 'account', 'node')
redis.call('DEL', search, prefix .. 'answers:' .. id)
redis.call('ZREM', prefix .. 'used', id)
if of[1] then redis.call('ZREM', prefix .. 'used:' .. of[1], id) end
if of[2] then redis.call('SREM', prefix .. 'work:' .. of[2], id) end
return 1
