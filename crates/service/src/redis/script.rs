//! Lua scripts that the server runs.

use std::borrow::Cow;
use std::sync::OnceLock;

use redis::{Cmd, ToRedisArgs};

/// A Lua script, and its name for metrics and logs.
///
/// A script begins with a line such as `#!lua`, which declares whether the script writes. With `flags=no-writes`, the
/// script also runs on a server that is not writable, and with `flags=allow-oom` even when the memory is full.
#[derive(Debug)]
pub(crate) struct Script {
    pub(super) name: &'static str,
    code: &'static str,
    hash: OnceLock<String>,
}

impl Script {
    pub(crate) const fn new(name: &'static str, code: &'static str) -> Self {
        Script { name, code, hash: OnceLock::new() }
    }

    /// Returns the command that runs a script that the server has cached.
    pub(super) fn by_hash(&self, keys: &[&str], arguments: &impl ToRedisArgs) -> Cmd {
        let hash = self.hash.get_or_init(|| redis::Script::new(&self.code()).get_hash().to_owned());
        call("EVALSHA", hash, keys, arguments)
    }

    /// Returns the command that runs the script and causes the server to cache it.
    pub(super) fn by_code(&self, keys: &[&str], arguments: &impl ToRedisArgs) -> Cmd {
        call("EVAL", &self.code(), keys, arguments)
    }

    #[cfg(not(test))]
    fn code(&self) -> Cow<'static, str> {
        self.code.into()
    }

    /// Returns the code with a clock that tests can stop at the time in the `test-time` key, in seconds.
    #[cfg(test)]
    fn code(&self) -> Cow<'static, str> {
        const STOPPED: &str =
            "(redis.call('GET', 'test-time') and {redis.call('GET', 'test-time'), 0} or redis.call('TIME'))";
        self.code.replace("redis.call('TIME')", STOPPED).into()
    }
}

fn call(command: &str, script: &str, keys: &[&str], arguments: &impl ToRedisArgs) -> Cmd {
    let mut cmd = redis::cmd(command);
    cmd.arg(script).arg(keys.len()).arg(keys).arg(arguments);
    cmd
}

/// Returns the size of a command's arguments in bytes, without the framing of the protocol.
pub(super) fn argument_bytes(cmd: &Cmd) -> u64 {
    let bytes = cmd.args_iter().map(|argument| match argument {
        redis::Arg::Simple(bytes) => bytes.len(),
        _ => 0,
    });
    bytes.map(|bytes| bytes as u64).sum()
}
