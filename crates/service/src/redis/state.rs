//! State shared by the server, its connection and the connection task.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

use redis::aio::MultiplexedConnection;
use redis::{Client, RedisError};
use tokio::sync::watch;

use super::subscription::Subscriptions;
use super::{Failure, Script, SharedStoreSettings};
use crate::metrics::SharedStoreMetrics;

/// A connection, numbered in the order of connection attempts.
#[derive(Clone, Debug)]
pub(super) struct Link {
    pub(super) number: u64,
    pub(super) connection: MultiplexedConnection,
}

/// State shared by the connection task and the callers.
pub(super) struct Inner {
    pub(super) settings: SharedStoreSettings,
    pub(super) client: Client,
    /// The connection; `None` while disconnected.
    pub(super) link: watch::Sender<Option<Link>>,
    /// Number of the latest connection attempt.
    last: AtomicU64,
    /// Number of the latest lost connection.
    lost: AtomicU64,
    pub(super) subscriptions: Subscriptions,
    pub(super) metrics: SharedStoreMetrics,
}

impl Inner {
    pub(super) fn new(settings: SharedStoreSettings, client: Client, subscriptions: Subscriptions) -> Self {
        Inner {
            settings,
            client,
            link: watch::Sender::new(None),
            last: AtomicU64::new(0),
            lost: AtomicU64::new(0),
            subscriptions,
            metrics: SharedStoreMetrics::default(),
        }
    }

    /// Returns a number for the next connection.
    pub(super) fn next_number(&self) -> u64 {
        self.last.fetch_add(1, Ordering::Relaxed) + 1
    }

    pub(super) fn set_current(&self, link: Link) {
        let number = link.number;
        self.metrics.up();
        self.link.send_replace(Some(link));
        // The connection may have been lost before it became the current connection.
        if self.lost.load(Ordering::SeqCst) >= number {
            self.lose(number, &"the connection was closed");
        }
    }

    /// Marks a connection as lost, and logs the reason once per connection.
    pub(super) fn lose(&self, number: u64, reason: &dyn fmt::Display) {
        self.lost.fetch_max(number, Ordering::SeqCst);
        let was_current = self.link.send_if_modified(|link| {
            let is_current = link.as_ref().is_some_and(|link| link.number == number);
            if is_current {
                *link = None;
                self.metrics.down();
            }
            is_current
        });
        if was_current {
            tracing::warn!(store = self.settings.at, %reason, "the shared store is unavailable");
        }
    }

    /// Handles a failed call: drops the connection if the server is unavailable, or logs that it rejected the script.
    pub(super) fn handle_failure(
        &self,
        number: u64,
        script: &Script,
        failure: Failure,
        error: &RedisError,
    ) -> Failure {
        match failure {
            Failure::Gone => self.lose(number, error),
            Failure::Full => {}
            Failure::Refused => tracing::error!(
                store = self.settings.at,
                script = script.name,
                %error,
                "the shared store rejected a script"
            ),
        }
        failure
    }
}
