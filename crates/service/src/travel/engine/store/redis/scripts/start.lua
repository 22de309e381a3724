#!lua
-- Stores a new search if the limits allow it. A server that is out of memory rejects this script.
local prefix, id, age, idle, lease = ARGV[1], ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])
local most, most_of_account, account, node = tonumber(ARGV[6]), tonumber(ARGV[7]), ARGV[8], ARGV[9]
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local all, own = prefix .. 'used', prefix .. 'used:' .. account

local function forget(id)
  local search = prefix .. 'search:' .. id
  local of = redis.call('HMGET', search, 'account', 'node')
  redis.call('DEL', search, prefix .. 'answers:' .. id)
  redis.call('ZREM', all, id)
  if of[1] then redis.call('ZREM', prefix .. 'used:' .. of[1], id) end
  if of[2] then redis.call('SREM', prefix .. 'work:' .. of[2], id) end
end

-- Evicts searches until the limits allow another search. If no further search can be evicted, returns the milliseconds
-- until one can; otherwise, returns nil.
local function wait(set, most)
  redis.call('ZREMRANGEBYSCORE', set, '-inf', now - idle)
  while redis.call('ZCARD', set) >= most do
    local found = false
    for _, other in ipairs(redis.call('ZRANGEBYSCORE', set, '-inf', now - lease, 'LIMIT', 0, 100)) do
      local left = redis.call('HGET', prefix .. 'search:' .. other, 'left')
      if not left then redis.call('ZREM', set, other) end
      if left == '0' then forget(other) end
      found = not left or left == '0'
      if found then break end
    end
    if not found then
      local oldest = redis.call('ZRANGE', set, 0, 0, 'WITHSCORES')
      return math.max(lease - (now - tonumber(oldest[2])), 0)
    end
  end
end

local search = prefix .. 'search:' .. id
local used = redis.call('HGET', search, 'used')
if used then
  if now - tonumber(used) < idle then return {'there', 0} end
  forget(id)
end
local milliseconds = wait(own, most_of_account)
if milliseconds then return {'account', milliseconds} end
milliseconds = wait(all, most)
if milliseconds then return {'full', milliseconds} end

-- Other nodes would not find the work of a node that has left.
local nobody = string.sub(node, 1, 9)
if not redis.call('ZSCORE', prefix .. 'nodes', node) then node = nobody end
redis.call('HSET', search, 'account', account, 'node', node, 'used', now, 'started', now - age, unpack(ARGV, 10))
redis.call('ZADD', all, now, id)
redis.call('ZADD', own, now, id)
redis.call('PEXPIRE', search, idle)
-- Uses do not renew these sets: if no search is started within twice the idle time, the limits are not reached.
redis.call('PEXPIRE', own, 2 * idle)
redis.call('PEXPIRE', all, 2 * idle)
if redis.call('HGET', search, 'left') ~= '0' then
  redis.call('SADD', prefix .. 'work:' .. node, id)
  redis.call('PEXPIRE', prefix .. 'work:' .. node, idle)
  if node == nobody then redis.call('ZADD', prefix .. 'nodes', 0, node) end
end
return {'kept', 0}
