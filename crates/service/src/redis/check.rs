//! Check that a server is suitable as a shared store.

use std::fmt;

use redis::{ErrorKind, RedisError, RedisResult, ServerErrorKind};

use super::dial::probe;
use super::state::Link;
use super::{Script, SharedStoreError, SharedStoreSettings};

/// The oldest supported version of Redis: the first version in which scripts declare whether they write.
const OLDEST: u32 = 7;

/// Information that a server reports about itself.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct ServerInfo {
    /// The name and version of Redis or of its fork.
    version: Option<String>,
    /// The major version of Redis that the server is compatible with.
    major: Option<u32>,
    is_cluster: bool,
    policy: String,
    memory: u64,
}

/// A script that writes a key and publishes a message, like the nodes' scripts.
static WRITE: Script = Script::new(
    "write",
    "#!lua flags=allow-oom\nredis.call('SET', KEYS[1], '', 'PX', 1)\nreturn redis.call('PUBLISH', KEYS[1], '')",
);

/// Checks a connected server.
pub(super) async fn check(
    link: &mut Link,
    settings: &SharedStoreSettings,
) -> Result<ServerInfo, SharedStoreError> {
    let at = &*settings.at;
    let mut info = String::new();
    for section in ["server", "memory"] {
        match redis::cmd("INFO").arg(section).query_async::<String>(&mut link.connection).await {
            Ok(text) => info.push_str(&text),
            Err(error) if error.kind() == ErrorKind::Server(ServerErrorKind::NoPerm) => tracing::warn!(
                store = at,
                "the shared store does not report its settings: check that its `maxmemory-policy` is `noeviction`, or \
                     allow its user to run `INFO`"
            ),
            Err(error) => return Err(SharedStoreError::of(&error, settings)),
        }
    }
    let info = ServerInfo::read(&info);
    info.check(at)?;
    try_commands(link, settings).await.map_err(|error| SharedStoreError::of(&error, settings))?;
    Ok(info)
}

/// Tries each kind of command that nodes use.
async fn try_commands(link: &mut Link, settings: &SharedStoreSettings) -> RedisResult<()> {
    probe(link).await?;
    let key = format!("{}probe", settings.prefix);
    link.connection.subscribe(&key).await?;
    WRITE.by_code(&[&key], &None::<u8>).exec_async(&mut link.connection).await?;
    link.connection.unsubscribe(&key).await
}

impl ServerInfo {
    /// Parses the reply to `INFO`.
    fn read(info: &str) -> Self {
        let value = |name: &str| {
            let mut values = info.lines().filter_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
            values.next().map(str::trim)
        };
        let redis = value("redis_version");
        let name = |of: &str, version: &str| format!("{of} {version}");
        ServerInfo {
            version: value("valkey_version")
                .map(|version| name("Valkey", version))
                .or_else(|| redis.map(|version| name("Redis", version))),
            major: redis.and_then(|version| version.split('.').next()?.parse().ok()),
            is_cluster: value("redis_mode") == Some("cluster"),
            policy: value("maxmemory_policy").unwrap_or_default().to_owned(),
            memory: value("maxmemory").and_then(|bytes| bytes.parse().ok()).unwrap_or_default(),
        }
    }

    fn check(&self, at: &str) -> Result<(), SharedStoreError> {
        let unsupported = |found: String| Err(SharedStoreError::Unfit { at: at.to_owned(), found });
        if self.major.is_some_and(|major| major < OLDEST) {
            return unsupported(self.to_string());
        }
        if self.is_cluster {
            return unsupported(format!("a node of a cluster ({self})"));
        }
        let is_evicting = self.memory > 0 && !matches!(&*self.policy, "noeviction" | "");
        if is_evicting {
            let (policy, memory) = (self.policy.clone(), self.memory);
            return Err(SharedStoreError::Evicts { at: at.to_owned(), policy, memory });
        }
        Ok(())
    }
}

impl fmt::Display for ServerInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.version.as_deref().unwrap_or("of an unknown version"))
    }
}

impl SharedStoreError {
    /// Classifies an error from the first connection.
    pub(super) fn of(error: &RedisError, settings: &SharedStoreSettings) -> Self {
        let (at, reason) = (settings.at.clone(), error.to_string());
        match error.kind() {
            ErrorKind::AuthenticationFailed => SharedStoreError::Denied { at, reason },
            ErrorKind::Server(ServerErrorKind::NoPerm) => {
                SharedStoreError::Forbidden { at, reason, prefix: settings.prefix.clone() }
            }
            ErrorKind::Server(ServerErrorKind::ReadOnly) => {
                SharedStoreError::Unfit { at, found: "a replica, which can't be written to".to_owned() }
            }
            ErrorKind::RESP3NotSupported => {
                SharedStoreError::Unfit { at, found: "older than Redis 6".to_owned() }
            }
            _ if matches!(error.code(), Some("NOAUTH" | "WRONGPASS")) => {
                SharedStoreError::Denied { at, reason }
            }
            _ => SharedStoreError::Unreachable { at, reason },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AT: &str = "redis://localhost:6379/0";

    fn checked(info: &str) -> Result<String, String> {
        let info = ServerInfo::read(info);
        info.check(AT).map(|()| info.to_string()).map_err(|error| error.to_string())
    }

    #[test]
    fn redis_7_and_valkey_are_enough() {
        let valkey = "# Server\r\nredis_version:7.2.4\r\nserver_name:valkey\r\nvalkey_version:8.1.0\r\n";
        assert_eq!(checked(valkey), Ok("Valkey 8.1.0".to_owned()));
        assert_eq!(
            checked("redis_version:7.0.15\r\nredis_mode:standalone\r\n"),
            Ok("Redis 7.0.15".to_owned())
        );
        assert_eq!(checked("redis_version:10.0.0\r\n"), Ok("Redis 10.0.0".to_owned()));
        assert_eq!(checked(""), Ok("of an unknown version".to_owned()));
    }

    #[test]
    fn older_servers_and_clusters_are_rejected() {
        let old = checked("redis_version:6.2.14\r\n").unwrap_err();
        assert_eq!(
            old,
            "the server at redis://localhost:6379/0 can't be a shared store: it is Redis 6.2.14. Use a writable server \
                 with Redis 7 or later, or Valkey, that is not a node of a cluster"
        );
        let cluster = checked("redis_version:7.2.4\r\nredis_mode:cluster\r\n").unwrap_err();
        assert!(cluster.contains("it is a node of a cluster (Redis 7.2.4)"), "{cluster}");
    }
}
