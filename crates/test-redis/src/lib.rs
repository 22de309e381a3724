//! A separate Redis server for each test, and [`redis_tests!`], which ignores tests if no `redis-server` is on the
//! `PATH`. With `WAYFARE_TEST_REDIS=1`, such tests fail instead.
//!
//! `cargo test` reports a test as ignored only if `#[ignore]` is set at compile time, and at compile time only a build
//! script can detect `redis-server`. This crate is separate so that published crates have no such script.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a failure here fails the test")]

mod options;
mod server;

pub use options::Options;
pub use server::RedisServer;

/// Defines tests that need a Redis server. Each test is an `async fn` on its own runtime. The tests are ignored if
/// there is no `redis-server` on the `PATH`, unless `WAYFARE_TEST_REDIS=1` is set.
#[cfg(redis_server)]
#[macro_export]
macro_rules! redis_tests {
    ($($(#[$attribute:meta])* async fn $name:ident() $body:block)*) => {
        $($(#[$attribute])* #[tokio::test(flavor = "multi_thread", worker_threads = 2)] async fn $name() $body)*
    };
}

/// Defines tests that need a Redis server. Each test is an `async fn` on its own runtime. The tests are ignored if
/// there is no `redis-server` on the `PATH`, unless `WAYFARE_TEST_REDIS=1` is set.
#[cfg(not(redis_server))]
#[macro_export]
macro_rules! redis_tests {
    ($($(#[$attribute:meta])* async fn $name:ident() $body:block)*) => {
        $(
            $(#[$attribute])*
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            #[ignore = "needs redis-server on the PATH"]
            async fn $name() $body
        )*
    };
}
