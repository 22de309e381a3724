//! The server, as those that keep something there ask it.

use std::fmt;
use std::sync::Arc;

use redis::{ErrorKind, FromRedisValue, RedisResult, ServerErrorKind, ToRedisArgs, Value};
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::Instant;

use super::check::check;
use super::dial::{client, dial};
use super::keeper::keep;
use super::script::bytes_of;
use super::state::{Inner, Link};
use super::subscription::{Subscription, Subscriptions};
use super::{Failure, Script, SharedStoreError, SharedStoreSettings};
use crate::metrics::SharedStoreMetrics;

/// The server that nodes share. Clones share its connection.
#[derive(Clone)]
pub(crate) struct Server(Arc<Kept>);

/// What ends with the last clone.
struct Kept {
    inner: Arc<Inner>,
    /// The task that keeps the connection.
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
        inner.use_from_now_on(link);
        let mut keeper = JoinSet::new();
        keeper.spawn(keep(Arc::clone(&inner), changes));
        Ok(Server(Arc::new(Kept { inner, _keeper: keeper })))
    }

    /// What a key or channel is called on the server.
    pub(crate) fn key(&self, key: impl fmt::Display) -> String {
        format!("{}{key}", self.0.inner.settings.prefix)
    }

    /// Runs a script with these [keys](Server::key) and arguments. While the server is gone that fails at once.
    pub(crate) async fn run<T: FromRedisValue>(
        &self,
        script: &Script,
        keys: &[&str],
        arguments: impl ToRedisArgs,
    ) -> Result<T, Failure> {
        let inner = &self.0.inner;
        let Some(mut link) = inner.link.borrow().clone() else {
            inner.metrics.unasked(script.name);
            return Err(Failure::Gone);
        };
        let since = Instant::now();
        let (answer, bytes) = ask(&mut link, script, keys, &arguments).await;
        let answer = answer
            .map_err(|error| (Failure::of(&error), error))
            // Nobody knows what to do with it, but the server is there.
            .and_then(|answer| {
                redis::from_redis_value(answer).map_err(|error| (Failure::Refused, error.into()))
            })
            .map_err(|(failure, error)| inner.failed(link.number, script, failure, &error));
        let outcome = match &answer {
            Ok(_) => "done",
            Err(Failure::Gone) => "gone",
            Err(Failure::Full) => "full",
            Err(Failure::Refused) => "refused",
        };
        inner.metrics.asked(script.name, outcome, bytes, since.elapsed());
        answer
    }

    /// Listens to a channel, whose name is a [key](Server::key). Lost connections are bridged.
    pub(crate) fn subscribe(&self, channel: &str) -> Subscription {
        self.0.inner.subscriptions.listen(channel)
    }

    /// Whether it can be asked, as far as is known.
    pub(crate) fn is_up(&self) -> bool {
        self.0.inner.link.borrow().is_some()
    }

    /// Waits until it can be asked.
    pub(crate) async fn up(&self) {
        // The sender lives in `self`.
        let _ = self.0.inner.link.subscribe().wait_for(Option::is_some).await;
    }

    /// Waits until it can't be asked.
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

/// Runs a script, which the server may not know yet. Also returns the bytes that were sent.
async fn ask(
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
        return (answer, bytes_of(&known) + bytes_of(&unknown));
    }
    (answer, bytes_of(&known))
}
