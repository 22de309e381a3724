//! State that the server, its connection and the task that keeps it share.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use redis::aio::MultiplexedConnection;
use redis::{Client, RedisError};
use tokio::sync::watch;

use super::subscription::Subscriptions;
use super::{Failure, Script, SharedStoreSettings};
use crate::metrics::SharedStoreMetrics;

/// A connection, one after another.
#[derive(Clone, Debug)]
pub(super) struct Link {
    pub(super) number: u64,
    pub(super) connection: MultiplexedConnection,
}

/// What the server's task and those that ask it know.
pub(super) struct Inner {
    pub(super) settings: SharedStoreSettings,
    pub(super) client: Client,
    /// The connection; `None` while there is none.
    pub(super) link: watch::Sender<Option<Link>>,
    /// Number of the last connection, and of the last one that was lost.
    last: AtomicU64,
    lost: AtomicU64,
    pub(super) subscriptions: Arc<Subscriptions>,
    pub(super) metrics: SharedStoreMetrics,
}

impl Inner {
    pub(super) fn new(
        settings: SharedStoreSettings,
        client: Client,
        subscriptions: Arc<Subscriptions>,
    ) -> Self {
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

    /// A number for the next connection.
    pub(super) fn next_number(&self) -> u64 {
        self.last.fetch_add(1, Ordering::Relaxed) + 1
    }

    pub(super) fn use_from_now_on(&self, link: Link) {
        let number = link.number;
        self.metrics.up();
        self.link.send_replace(Some(link));
        // It may have been lost before anybody used it.
        if self.lost.load(Ordering::SeqCst) >= number {
            self.lose(number, &"the connection was closed");
        }
    }

    /// A connection is of no use any more, for a reason. Only the first to find that says so.
    pub(super) fn lose(&self, number: u64, reason: &dyn fmt::Display) {
        self.lost.fetch_max(number, Ordering::SeqCst);
        let is_news = self.link.send_if_modified(|link| {
            let is_current = link.as_ref().is_some_and(|link| link.number == number);
            if is_current {
                *link = None;
                self.metrics.down();
            }
            is_current
        });
        if is_news {
            tracing::warn!(store = self.settings.at, %reason, "the shared store is gone");
        }
    }

    /// What an error means for the connection.
    pub(super) fn failed(
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
                "the shared store refuses a script"
            ),
        }
        failure
    }
}
