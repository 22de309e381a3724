#!lua flags=no-writes
-- What a node works on, as far as is known here.
return redis.call('SMEMBERS', ARGV[1] .. 'work:' .. ARGV[2])
