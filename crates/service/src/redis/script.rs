//! What the server is asked to do.

use std::sync::OnceLock;

use redis::{Cmd, ToRedisArgs};

/// A script in Lua, with its name in metrics and logs.
///
/// It begins with a line such as `#!lua`, which tells the server whether it writes: with `flags=no-writes` it is run
/// where nothing can be written, with `flags=allow-oom` also when the memory is full.
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

    /// Runs what the server knows already.
    pub(super) fn by_hash(&self, keys: &[&str], arguments: &impl ToRedisArgs) -> Cmd {
        let hash = self.hash.get_or_init(|| redis::Script::new(self.code).get_hash().to_owned());
        call("EVALSHA", hash, keys, arguments)
    }

    /// Runs it and lets the server remember it.
    pub(super) fn by_code(&self, keys: &[&str], arguments: &impl ToRedisArgs) -> Cmd {
        call("EVAL", self.code, keys, arguments)
    }
}

fn call(command: &str, script: &str, keys: &[&str], arguments: &impl ToRedisArgs) -> Cmd {
    let mut cmd = redis::cmd(command);
    cmd.arg(script).arg(keys.len()).arg(keys).arg(arguments);
    cmd
}

/// The bytes of a command, without what the protocol adds.
pub(super) fn bytes_of(cmd: &Cmd) -> u64 {
    let bytes = cmd.args_iter().map(|argument| match argument {
        redis::Arg::Simple(bytes) => bytes.len(),
        _ => 0,
    });
    bytes.map(|bytes| bytes as u64).sum()
}
