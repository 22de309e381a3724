#!lua
-- Counts a request if the caller has one left. KEYS[1] contains the time at which the caller's allowance will be full
-- again, in microseconds of the server's clock, which all nodes share. ARGV: the cost of a request, and the allowance.
-- Returns how far the caller was ahead of its allowed rate, in microseconds. The node uses this value to determine
-- whether a request was left.
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local spent_until = tonumber(redis.call('GET', KEYS[1]) or now)
local before = math.max(spent_until - now, 0)
local after = before + ARGV[1]
if after <= tonumber(ARGV[2]) then
    -- A caller whose time has passed is equivalent to an unknown caller, so the key may expire.
    redis.call('SET', KEYS[1], string.format('%.0f', now + after), 'PX', math.ceil(after / 1000))
end
return before
