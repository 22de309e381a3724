//! The account that a caller's work and searches count towards.

use std::net::IpAddr;

use super::gate::network_of;
use super::{ApiKey, Caller};

/// The account that a caller's work and searches count towards: the caller's key, or the caller's address (for IPv6,
/// its network) if the service accepts any key, since a caller could then use a new key for each call.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Account {
    Key(ApiKey),
    Network(IpAddr),
    /// Searches that other nodes have accepted and that this node works on.
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
