#!lua flags=allow-oom
-- Removes a search that a node has refused after all, unless another node has started the same search.
local prefix, id, node = ARGV[1], ARGV[2], ARGV[3]
local search = prefix .. 'search:' .. id
local of = redis.call('HMGET', search, 'account', 'node')
if of[2] ~= node and of[2] ~= string.sub(node, 1, 9) then return 0 end
redis.call('DEL', search, prefix .. 'answers:' .. id)
redis.call('ZREM', prefix .. 'used', id)
if of[1] then redis.call('ZREM', prefix .. 'used:' .. of[1], id) end
if of[2] then redis.call('SREM', prefix .. 'work:' .. of[2], id) end
return 1
