//! The task that reconnects and resubscribes whenever the connection is lost.
//!
//! The `redis` crate's `ConnectionManager` also reconnects, but its commands wait for the new connection. Commands of
//! this service must fail immediately, so that callers get a 503 with `Retry-After`. In addition, `ConnectionManager`
//! accepts any server that responds, without checking that the server is writable, and does not notify listeners that
//! they may have missed messages during the outage.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::{Either, select};
use redis::RedisResult;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::{Instant, sleep};

use super::dial::{dial, probe};
use super::state::{Inner, Link};

/// Pause between two attempts to connect.
const PAUSE: Duration = Duration::from_millis(250);

/// Maintains the connection until the task is aborted.
pub(super) async fn maintain(inner: Arc<Inner>, mut changed: UnboundedReceiver<Arc<str>>) {
    let mut link = inner.link.subscribe();
    loop {
        let lost = async { link.wait_for(Option::is_none).await.is_ok() };
        match select(pin!(lost), pin!(changed.recv())).await {
            Either::Left(_) => reconnect(&inner).await,
            Either::Right((Some(channel), _)) => sync_subscription(&inner, &channel).await,
            // Unreachable, since `inner` owns both senders.
            Either::Right((None, _)) => return,
        }
    }
}

/// Tries to reconnect until an attempt succeeds. Notifies all listeners that they may have missed messages.
async fn reconnect(inner: &Arc<Inner>) {
    let since = Instant::now();
    let mut logged = String::new();
    loop {
        match attempt(inner).await {
            Ok(link) => {
                let outage = since.elapsed();
                tracing::info!(store = inner.settings.at, ?outage, "the shared store is available again");
                inner.set_current(link);
                return;
            }
            // The outage was already logged.
            Err(error) if error.is_io_error() => {}
            Err(error) => {
                let reason = error.to_string();
                if logged != reason {
                    tracing::warn!(store = inner.settings.at, reason, "the shared store can't be used yet");
                }
                logged = reason;
            }
        }
        sleep(PAUSE).await;
    }
}

async fn attempt(inner: &Arc<Inner>) -> RedisResult<Link> {
    let mut link = dial(inner).await?;
    probe(&mut link).await?;
    let channels = inner.subscriptions.channels();
    if !channels.is_empty() {
        let names: Vec<&str> = channels.iter().map(|channel| &**channel).collect();
        link.connection.subscribe(&names).await?;
        channels.iter().for_each(|channel| inner.subscriptions.notify_resubscribed(channel));
    }
    Ok(link)
}

/// Subscribes to a channel that has listeners, or unsubscribes from a channel without listeners.
async fn sync_subscription(inner: &Arc<Inner>, channel: &Arc<str>) {
    // The next connection subscribes to all channels.
    let Some(mut link) = inner.link.borrow().clone() else { return };
    let done = if inner.subscriptions.has_listeners(channel) {
        let done = link.connection.subscribe(&**channel).await;
        done.map(|()| inner.subscriptions.notify_resubscribed(channel))
    } else {
        link.connection.unsubscribe(&**channel).await
    };
    if let Err(error) = done {
        inner.lose(link.number, &error);
    }
}
