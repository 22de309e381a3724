#!lua flags=no-writes
-- Returns the searches that are assigned to a node.
return redis.call('SMEMBERS', ARGV[1] .. 'work:' .. ARGV[2])
