//! Tests of the connection. Each test has its own server.

mod asking;
mod connecting;
mod listening;
mod logged;
#[cfg(feature = "tls")]
mod tls;

use std::time::Duration;

use wayfare_test_redis::RedisServer;

use super::{Server, SharedStoreSettings};

/// A timeout that is long enough for a busy machine and short enough for tests.
const TIMEOUT: Duration = Duration::from_secs(2);

fn settings(url: &str) -> SharedStoreSettings {
    SharedStoreSettings::new(url).unwrap().with_timeout(TIMEOUT).unwrap()
}

async fn connected(redis: &RedisServer) -> Server {
    Server::connect(settings(&redis.url())).await.unwrap()
}
