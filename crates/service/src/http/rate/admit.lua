#!lua
-- Counts a request: KEYS[1] holds the moment at which all requests of a caller are refilled, in microseconds of the
-- server's clock, which all nodes share. ARGV: the cost of a request, and the allowance.
-- Returns 0, or the microseconds to wait.
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local spent = tonumber(redis.call('GET', KEYS[1])) or now
spent = math.max(spent, now) + ARGV[1]
local wait = spent - now - ARGV[2]
if wait > 0 then
    return wait
end
-- Then it is past, which is the same as an unknown caller.
redis.call('SET', KEYS[1], string.format('%.0f', spent), 'PX', math.ceil((spent - now) / 1000))
return 0
