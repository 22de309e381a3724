//! Tests of the connection, each with a server of its own.

mod asking;
mod connecting;
mod listening;
mod logged;
#[cfg(feature = "tls")]
mod tls;

use std::time::Duration;

use wayfare_test_redis::RedisServer;

use super::{Server, SharedStoreSettings};

/// Long enough for a busy machine, short enough to be waited for.
const TIMEOUT: Duration = Duration::from_millis(400);

fn settings(url: &str) -> SharedStoreSettings {
    SharedStoreSettings::new(url).unwrap().with_timeout(TIMEOUT).unwrap()
}

async fn connected(redis: &RedisServer) -> Server {
    Server::connect(settings(&redis.url())).await.unwrap()
}
