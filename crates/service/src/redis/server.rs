//! The interface to the server: running scripts, and subscribing to channels.

use std::fmt;
use std::sync::Arc;

use redis::{ErrorKind, FromRedisValue, RedisResult, ServerErrorKind, ToRedisArgs, Value};
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::Instant;

use super::check::check;
use super::dial::{client, dial};
use super::keeper::maintain;
use super::script::argument_bytes;
use super::state::{Inner, Link};
use super::subscription::{Subscription, Subscriptions};
use super::{Failure, Script, SharedStoreError, SharedStoreSettings};
use crate::metrics::SharedStoreMetrics;

/// A client of the shared server. Clones share its connection.
#[derive(Clone)]
pub(crate) struct Server(Arc<Shared>);

/// Shared state, dropped with the last clone.
struct Shared {
    inner: Arc<Inner>,
    /// The task that maintains the connection.
    _keeper: JoinSet<()>,
}

impl Server {
    pub(super) async fn connect(settings: SharedStoreSettings) -> Result<Self, SharedStoreError> {
        let (changed, changes) = mpsc::unbounded_channel();
        let client = client(&settings)?;
        let inner = Arc::new(Inner::new(settings, client, Subscriptions::new(changed)));
        let at = &inner.settings.at;
        let dialled = dial(&inner).await;
        let mut link = dialled.map_err(|error| SharedStoreError::of(&error, &inner.settings))?;
        let facts = check(&mut link, &inner.settings).await?;
        tracing::info!(store = at, server = %facts, "connected to the shared store");
        inner.set_current(link);
        let mut keeper = JoinSet::new();
        keeper.spawn(maintain(Arc::clone(&inner), changes));
        Ok(Server(Arc::new(Shared { inner, _keeper: keeper })))
    }

    /// Returns the prefixed name of a key or channel on the server.
    pub(crate) fn key(&self, key: impl fmt::Display) -> String {
        format!("{}{key}", self.0.inner.settings.prefix)
    }

    /// Runs a script with these [keys](Server::key) and arguments. Fails immediately while the server is unavailable.
    pub(crate) async fn run<T: FromRedisValue>(
        &self,
        script: &Script,
        keys: &[&str],
        arguments: impl ToRedisArgs,
    ) -> Result<T, Failure> {
        let inner = &self.0.inner;
        let Some(mut link) = inner.link.borrow().clone() else {
            inner.metrics.skipped(script.name);
            return Err(Failure::Gone);
        };
        let since = Instant::now();
        let (answer, bytes) = run_script(&mut link, script, keys, &arguments).await;
        let answer = answer
            .map_err(|error| (Failure::of(&error), error))
            // The reply has an unexpected type, but the server is available.
            .and_then(|answer| {
                redis::from_redis_value(answer).map_err(|error| (Failure::Refused, error.into()))
            })
            .map_err(|(failure, error)| inner.handle_failure(link.number, script, failure, &error));
        let outcome = match &answer {
            Ok(_) => "done",
            Err(Failure::Gone) => "gone",
            Err(Failure::Full) => "full",
            Err(Failure::Refused) => "refused",
        };
        inner.metrics.called(script.name, outcome, bytes, since.elapsed());
        answer
    }

    /// Subscribes to a channel, whose name is a [key](Server::key). The subscription survives a lost connection.
    pub(crate) fn subscribe(&self, channel: &str) -> Subscription {
        self.0.inner.subscriptions.listen(channel)
    }

    /// Returns whether the server is available, according to the last known state.
    pub(crate) fn is_up(&self) -> bool {
        self.0.inner.link.borrow().is_some()
    }

    /// Waits until the server is available.
    pub(crate) async fn up(&self) {
        // Waiting can't fail, since `self` owns the sender.
        let _ = self.0.inner.link.subscribe().wait_for(Option::is_some).await;
    }

    /// Waits until the server is unavailable.
    #[cfg(test)]
    pub(crate) async fn down(&self) {
        let _ = self.0.inner.link.subscribe().wait_for(Option::is_none).await;
    }

    pub(crate) fn metrics(&self) -> &SharedStoreMetrics {
        &self.0.inner.metrics
    }
}

impl fmt::Debug for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Server").field(&self.0.inner.settings).finish()
    }
}

/// Runs a script, sending its code if the server has not cached it. Also returns the number of bytes sent.
async fn run_script(
    link: &mut Link,
    script: &Script,
    keys: &[&str],
    arguments: &impl ToRedisArgs,
) -> (RedisResult<Value>, u64) {
    let known = script.by_hash(keys, arguments);
    let answer: RedisResult<Value> = known.query_async(&mut link.connection).await;
    if let Err(error) = &answer
        && error.kind() == ErrorKind::Server(ServerErrorKind::NoScript)
    {
        let unknown = script.by_code(keys, arguments);
        let answer = unknown.query_async(&mut link.connection).await;
        return (answer, argument_bytes(&known) + argument_bytes(&unknown));
    }
    (answer, argument_bytes(&known))
}
