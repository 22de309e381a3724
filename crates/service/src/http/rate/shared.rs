//! Rates on the server that nodes share.

use std::sync::atomic::{AtomicBool, Ordering};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest as _, Sha256};

use super::Budget;
use crate::redis::{Script, Server};

static SPEND: Script = Script::new("rate", include_str!("spend.lua"));

/// Bytes of a caller's digest: enough that nobody finds two keys with the same one.
const DIGEST: usize = 16;

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

/// A caller without its name: keys are secret.
fn digest(caller: &str) -> String {
    let digest = Sha256::digest(caller);
    let start = digest.get(..DIGEST).unwrap_or(&digest);
    URL_SAFE_NO_PAD.encode(start)
}
