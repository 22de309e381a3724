//! Rates on the server that nodes share.

use std::sync::atomic::{AtomicBool, Ordering};

use super::Budget;
use crate::redis::{Script, Server, digest};

static SPEND: Script = Script::new("rate", include_str!("spend.lua"));

/// Counts the requests of each caller for all nodes.
#[derive(Debug)]
pub(super) struct SharedLimiter {
    budget: Budget,
    server: Server,
    name: &'static str,
    /// Whether the last request could not be counted.
    is_alone: AtomicBool,
}

impl SharedLimiter {
    pub(super) fn new(budget: Budget, server: Server, name: &'static str) -> Self {
        SharedLimiter { budget, server, name, is_alone: AtomicBool::new(false) }
    }

    /// Counts a request, if there is one left: the microseconds that the caller had spent ahead of time before. `None`
    /// if the server can't count now.
    pub(super) async fn spend(&self, caller: &str) -> Option<i64> {
        let key = self.server.key(format_args!("rate:{}:{}", self.name, digest(caller)));
        let Budget { cost, allowance } = self.budget;
        let ahead = self.server.run(&SPEND, &[&key], (cost, allowance)).await;
        self.tell(ahead.is_err());
        ahead.ok()
    }

    /// Tells once that each node counts for itself, and once that they count together again.
    fn tell(&self, is_alone: bool) {
        if self.is_alone.load(Ordering::Relaxed) == is_alone
            || self.is_alone.swap(is_alone, Ordering::Relaxed) == is_alone
        {
            return;
        }
        if is_alone {
            tracing::warn!(
                rate = self.name,
                "each node counts requests for itself, without the shared store"
            );
        } else {
            tracing::info!(rate = self.name, "nodes count requests together again");
        }
    }
}
