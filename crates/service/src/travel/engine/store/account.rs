//! What a caller's use counts for.

use std::net::IpAddr;

use crate::http::gate::network_of;
use crate::http::{ApiKey, Caller};

/// What the searches of a caller count for: its key, or its address where any key will do, since there a caller can
/// take a new key for each call.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Account {
    Key(ApiKey),
    Network(IpAddr),
    /// What other nodes have accepted, and this one works on.
    #[cfg(feature = "redis")]
    Others,
}

impl Account {
    pub(crate) fn of(caller: &Caller) -> Self {
        match (&caller.key_name, caller.address) {
            (None, Some(address)) => Account::Network(network_of(address)),
            _ => Account::Key(caller.key.clone()),
        }
    }
}
