//! Connects again, and subscribes again, whenever the connection is lost.
//!
//! `ConnectionManager` of the crate redis reconnects too, but commands wait for it meanwhile, where ours have to fail at
//! once, as callers get a 503 with `Retry-After`. It also takes any server that answers, where ours checks version and
//! eviction policy of each anew, and does not tell listeners that messages of the outage are missing.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::{Either, select};
use redis::RedisResult;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::{Instant, sleep};

use super::dial::{dial, probe};
use super::state::{Inner, Link};

/// Time between two attempts to connect.
const PAUSE: Duration = Duration::from_millis(250);

/// Keeps the connection until it is aborted.
pub(super) async fn keep(inner: Arc<Inner>, mut changed: UnboundedReceiver<Arc<str>>) {
    let mut link = inner.link.subscribe();
    loop {
        let lost = async { link.wait_for(Option::is_none).await.is_ok() };
        match select(pin!(lost), pin!(changed.recv())).await {
            Either::Left(_) => reconnect(&inner).await,
            Either::Right((Some(channel), _)) => follow(&inner, &channel).await,
            // Both senders are in `inner`.
            Either::Right((None, _)) => return,
        }
    }
}

/// Connects to a server that was lost, and tells what it heard of before that messages may be missing.
async fn reconnect(inner: &Arc<Inner>) {
    let since = Instant::now();
    let mut told = String::new();
    loop {
        match attempt(inner).await {
            Ok(link) => {
                let outage = since.elapsed();
                tracing::info!(store = inner.settings.at, ?outage, "the shared store is back");
                inner.use_from_now_on(link);
                return;
            }
            // Nobody is there, as was said.
            Err(error) if error.is_io_error() => {}
            Err(error) => {
                let reason = error.to_string();
                if told != reason {
                    tracing::warn!(store = inner.settings.at, reason, "the shared store can't be used yet");
                }
                told = reason;
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
        channels.iter().for_each(|channel| inner.subscriptions.begin_anew(channel));
    }
    Ok(link)
}

/// Subscribes to a channel that somebody listens to, or unsubscribes from it.
async fn follow(inner: &Arc<Inner>, channel: &Arc<str>) {
    // All channels are subscribed to with the next connection.
    let Some(mut link) = inner.link.borrow().clone() else { return };
    let done = if inner.subscriptions.is_heard(channel) {
        let done = link.connection.subscribe(&**channel).await;
        done.map(|()| inner.subscriptions.begin_anew(channel))
    } else {
        link.connection.unsubscribe(&**channel).await
    };
    if let Err(error) = done {
        inner.lose(link.number, &error);
    }
}
