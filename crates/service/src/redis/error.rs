//! Why a shared store can't be used.

use std::error::Error;
use std::fmt;

/// Why a [`SharedStore`](super::SharedStore) can't be used. It never shows a password.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SharedStoreError {
    /// The URL is none of a Redis server.
    Url {
        /// The URL without its password.
        url: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The URL asks for TLS, which the program was built without.
    NoTls {
        /// The URL without its password.
        url: String,
    },
    /// A setting is out of its bounds.
    Setting {
        /// Which one.
        what: &'static str,
        /// What it was set to.
        found: String,
        /// What it can be.
        allowed: String,
    },
    /// The certificates to trust can't be read.
    Certificates {
        /// Why not.
        reason: String,
    },
    /// The server can't be reached, or does not answer.
    Unreachable {
        /// The URL without user and password.
        at: String,
        /// Why not.
        reason: String,
    },
    /// The server lets nobody in with this user and password.
    Denied {
        /// The URL without user and password.
        at: String,
        /// What the server says.
        reason: String,
    },
    /// The user may not do what is needed.
    Forbidden {
        /// The URL without user and password.
        at: String,
        /// What the server says.
        reason: String,
        /// The prefix of the keys and channels.
        prefix: String,
    },
    /// The server can't do what is needed.
    Unfit {
        /// The URL without user and password.
        at: String,
        /// What it is instead.
        found: String,
    },
    /// The server removes keys when its memory is full.
    Evicts {
        /// The URL without user and password.
        at: String,
        /// The policy by which it does.
        policy: String,
        /// The memory that it may use, in bytes.
        memory: u64,
    },
}

impl fmt::Display for SharedStoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SharedStoreError::Url { url, reason } => write!(
                f,
                "`{url}` is no URL of a shared store: {reason}. Expected is \
                 redis://[[user]:password@]host[:port][/db], or rediss:// for TLS"
            ),
            SharedStoreError::NoTls { url } => write!(
                f,
                "`{url}` asks for TLS, which this program was built without: build it with the feature `tls`, or use \
                 redis:// in a network that is safe"
            ),
            SharedStoreError::Setting { what, found, allowed } => {
                write!(f, "the {what} of the shared store is {found}; allowed are {allowed}")
            }
            SharedStoreError::Certificates { reason } => {
                write!(f, "the certificates to trust for the shared store can't be read: {reason}")
            }
            SharedStoreError::Unreachable { at, reason } => write!(
                f,
                "the shared store at {at} can't be reached: {reason}. Check that the server runs, that host and port \
                 are right, and whether it expects TLS (rediss://) or none (redis://)"
            ),
            SharedStoreError::Denied { at, reason } => write!(
                f,
                "the shared store at {at} lets nobody in with this user and password ({reason}): give those of the \
                 server, as in redis://user:password@host, or redis://:password@host for the default user"
            ),
            SharedStoreError::Forbidden { at, reason, prefix } => write!(
                f,
                "the shared store at {at} does not allow its user what is needed: {reason}. Allow it scripts, and the \
                 keys and channels of the prefix: `ACL SETUSER name ~{prefix}* &{prefix}* +@all -@admin -@dangerous \
                 +info`"
            ),
            SharedStoreError::Unfit { at, found } => write!(
                f,
                "the server at {at} can't be a shared store: it is {found}. Needed is a server of Redis 7 or later, or \
                 of Valkey, that is written to, and is no node of a cluster"
            ),
            SharedStoreError::Evicts { at, policy, memory } => write!(
                f,
                "the shared store at {at} would lose searches: it removes keys by the policy `{policy}` when its \
                 {memory} bytes are full. Set `maxmemory-policy noeviction`, with which new searches are refused then"
            ),
        }
    }
}

impl Error for SharedStoreError {}
