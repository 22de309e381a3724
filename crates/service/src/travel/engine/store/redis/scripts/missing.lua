#!lua flags=no-writes
-- Returns 1 if another node may have a search that this node can't find, and 0 if the search is unknown.
local prefix, id, silence, owner = ARGV[1], ARGV[2], tonumber(ARGV[3]), ARGV[4]
local marker, generation, idle = ARGV[5], ARGV[6], tonumber(ARGV[7])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local live = redis.call('ZRANGEBYSCORE', prefix .. 'nodes', now - silence, '+inf')
local of, used = unpack(redis.call('HMGET', prefix .. 'search:' .. id, 'owner', 'used'))
if not of then
  -- The server has lost its data since the last heartbeat of this node.
  if marker ~= '' and redis.call('GET', prefix .. 'marker') ~= marker then return 1 end
  local lost = redis.call('GET', prefix .. 'lost')
  if not lost then return 0 end
  -- Within this time, a live node may not have noticed the loss.
  if now - tonumber(lost) < silence then return 1 end
  for _, node in ipairs(live) do
    if redis.call('SISMEMBER', prefix .. 'rewritten', node) == 0 then return 1 end
  end
  return 0
end
if of ~= owner or now - tonumber(used) >= idle then return 0 end
-- The search was rewritten after this node looked for it. The next call finds the search.
if string.sub(id, 1, 8) == generation then return 1 end
-- A live node of another generation has the search.
for _, node in ipairs(live) do
  if string.sub(node, 1, 8) == string.sub(id, 1, 8) then return 1 end
end
return 0
