//! A Redis server of one's own for each test, which is started from the path; and [`redis_tests!`], which ignores tests
//! where there is none. With `WAYFARE_TEST_REDIS=1` they fail then.
//!
//! A crate of its own, since only a build script can tell at compile time whether the program is there, and only what is
//! known then shows as `ignored` in the outcome of `cargo test`. Published crates have neither.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "what goes wrong here is the failure of a test")]

mod options;
mod server;

pub use options::Options;
pub use server::RedisServer;

/// Tests that need a Redis server, each an `async fn` on a runtime of its own. They are ignored where there is no
/// `redis-server` on the path, unless `WAYFARE_TEST_REDIS=1` is set.
#[cfg(redis_server)]
#[macro_export]
macro_rules! redis_tests {
    ($($(#[$attribute:meta])* async fn $name:ident() $body:block)*) => {
        $($(#[$attribute])* #[tokio::test(flavor = "multi_thread", worker_threads = 2)] async fn $name() $body)*
    };
}

/// Tests that need a Redis server, each an `async fn` on a runtime of its own. They are ignored where there is no
/// `redis-server` on the path, unless `WAYFARE_TEST_REDIS=1` is set.
#[cfg(not(redis_server))]
#[macro_export]
macro_rules! redis_tests {
    ($($(#[$attribute:meta])* async fn $name:ident() $body:block)*) => {
        $(
            $(#[$attribute])*
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            #[ignore = "needs redis-server on the path"]
            async fn $name() $body
        )*
    };
}
