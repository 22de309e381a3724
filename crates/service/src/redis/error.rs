//! Errors from a shared store.

/// The reason why a [`SharedStore`](super::SharedStore) can't be used. Messages never contain the password.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SharedStoreError {
    /// The URL is not a Redis URL.
    #[error(
        "`{url}` is not the URL of a shared store: {reason}. Expected redis://[[user]:password@]host[:port][/db], or \
         rediss:// for TLS"
    )]
    Url {
        /// The URL, with `***` in place of the user and password.
        url: String,
        /// The error in the URL.
        reason: String,
    },
    /// The URL requires TLS, but the program was built without TLS support.
    #[error(
        "`{url}` requires TLS, but this program was built without TLS: build it with the `tls` feature, or use redis:// on \
         a trusted network"
    )]
    NoTls {
        /// The URL, with `***` in place of the user and password.
        url: String,
    },
    /// A setting is out of bounds.
    #[error("the {what} of the shared store is {found}, allowed {allowed}")]
    Setting {
        /// The name of the setting.
        what: &'static str,
        /// The given value.
        found: String,
        /// The allowed values.
        allowed: String,
    },
    /// The trusted certificates can't be read.
    #[error("the trusted certificates for the shared store can't be read: {reason}")]
    Certificates {
        /// The cause.
        reason: String,
    },
    /// The server can't be reached, does not respond, or responds with an unexpected error.
    #[error(
        "the shared store at {at} can't be reached: {reason}. Check that the server is running, that the host and port are \
         correct, and that the URL scheme is correct: rediss:// for TLS, redis:// otherwise"
    )]
    Unreachable {
        /// The URL without the user and password.
        at: String,
        /// The cause.
        reason: String,
    },
    /// The server rejects the user or password.
    #[error(
        "the shared store at {at} rejected the user or password ({reason}): use the server's user and password, as in \
         redis://user:password@host, or redis://:password@host for the default user"
    )]
    Denied {
        /// The URL without the user and password.
        at: String,
        /// The server's message.
        reason: String,
    },
    /// The user does not have a necessary permission.
    #[error(
        "the shared store at {at} denies its user a necessary permission: {reason}. Allow scripts, and the keys and \
         channels of the prefix: `ACL SETUSER name ~{prefix}* &{prefix}* +@all -@admin -@dangerous +info`"
    )]
    Forbidden {
        /// The URL without the user and password.
        at: String,
        /// The server's message.
        reason: String,
        /// The prefix of the keys and channels.
        prefix: String,
    },
    /// The server can't be a shared store.
    #[error(
        "the server at {at} can't be a shared store: it is {found}. Use a writable server with Redis 7 or later, or \
         Valkey, that is not a node of a cluster"
    )]
    Unfit {
        /// The URL without the user and password.
        at: String,
        /// A description of the server.
        found: String,
    },
    /// The server evicts keys when its memory is full.
    #[error(
        "the shared store at {at} would lose searches: it evicts keys by the policy `{policy}` when its {memory} bytes are \
         full. Set `maxmemory-policy noeviction`, which refuses new searches instead"
    )]
    Evicts {
        /// The URL without the user and password.
        at: String,
        /// The eviction policy.
        policy: String,
        /// The server's memory limit in bytes.
        memory: u64,
    },
}
