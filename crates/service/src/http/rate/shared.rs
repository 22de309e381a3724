//! Rates on the server that nodes share.

use std::sync::atomic::{AtomicBool, Ordering};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest as _, Sha256};

use super::{Rate, cost_and_allowance, seconds};
use crate::redis::{Script, Server};

static ADMIT: Script = Script::new("rate", include_str!("admit.lua"));

/// Bytes of a caller's digest: enough that nobody finds two keys with the same one.
const DIGEST: usize = 16;

/// Longest span in microseconds: 142 years. The script has numbers of 53 bits, which have to hold moments of today plus
/// that.
const LONGEST: i64 = 1 << 52;

/// Counts the requests of each caller for all nodes.
#[derive(Debug)]
pub(super) struct SharedLimiter {
    cost: i64,
    allowance: i64,
    server: Server,
    name: &'static str,
    /// Whether the last request could not be counted.
    is_alone: AtomicBool,
}

impl SharedLimiter {
    pub(super) fn new(rate: Rate, server: Server, name: &'static str) -> Self {
        let (cost, allowance) = cost_and_allowance(rate);
        let [cost, allowance] = [cost, allowance].map(|time| time.min(LONGEST));
        SharedLimiter { cost, allowance, server, name, is_alone: AtomicBool::new(false) }
    }

    /// Counts a request: whether the caller has one left, else the number of seconds to wait. `None` if the server can't
    /// count now.
    pub(super) async fn admit(&self, caller: &str) -> Option<Result<(), u64>> {
        let key = self.server.key(format_args!("rate:{}:{}", self.name, digest(caller)));
        let wait = self.server.run::<i64>(&ADMIT, &[&key], (self.cost, self.allowance)).await;
        self.tell(wait.is_err());
        wait.ok().map(|wait| if wait > 0 { Err(seconds(wait)) } else { Ok(()) })
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
