//! Rate limits on a Redis server shared by several nodes.

use std::sync::atomic::{AtomicBool, Ordering};

use super::Budget;
use crate::redis::{Script, Server, digest};

static SPEND: Script = Script::new("rate", include_str!("spend.lua"));

/// A rate limiter for the requests of each caller across all nodes.
#[derive(Debug)]
pub(super) struct SharedLimiter {
    budget: Budget,
    server: Server,
    name: &'static str,
    /// `true` if the last request could not be counted on the server.
    is_alone: AtomicBool,
}

impl SharedLimiter {
    pub(super) fn new(budget: Budget, server: Server, name: &'static str) -> Self {
        SharedLimiter { budget, server, name, is_alone: AtomicBool::new(false) }
    }

    /// Counts a request if the caller has one left. Returns how far ahead of its allowed rate the caller already was,
    /// in microseconds, or `None` if the server is unavailable.
    pub(super) async fn spend(&self, caller: &str) -> Option<i64> {
        let key = self.server.key(format_args!("rate:{}:{}", self.name, digest(caller)));
        let Budget { cost, allowance } = self.budget;
        let ahead = self.server.run(&SPEND, &[&key], (cost, allowance)).await;
        self.log_change(ahead.is_err());
        ahead.ok()
    }

    /// Logs one event when nodes start to count separately, and another when they share their counts again.
    fn log_change(&self, is_alone: bool) {
        if self.is_alone.load(Ordering::Relaxed) == is_alone
            || self.is_alone.swap(is_alone, Ordering::Relaxed) == is_alone
        {
            return;
        }
        if is_alone {
            tracing::warn!(rate = self.name, "this node counts requests alone, without the shared store");
        } else {
            tracing::info!(rate = self.name, "this node counts requests together with other nodes again");
        }
    }
}
