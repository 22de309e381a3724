//! Settings of the shared store.

use std::fmt;
use std::ops::RangeInclusive;
use std::time::Duration;

use redis::{ConnectionAddr, ConnectionInfo, IntoConnectionInfo as _, ProtocolVersion};

use super::SharedStoreError;

/// Settings of a [`SharedStore`](super::SharedStore): address, prefix, lease and timeout. `Debug` omits the password.
#[derive(Clone)]
pub struct SharedStoreSettings {
    pub(super) connection: ConnectionInfo,
    /// The URL without the user and password, for logs and errors.
    pub(super) at: String,
    pub(super) prefix: String,
    pub(super) lease: Duration,
    pub(super) timeout: Duration,
    #[cfg(feature = "tls")]
    pub(super) root_certificates: Option<Vec<u8>>,
}

impl SharedStoreSettings {
    /// Default prefix of all keys and channels.
    pub const PREFIX: &str = "wayfare:";

    /// Maximum length of a prefix in bytes.
    pub const LONGEST_PREFIX: usize = 64;

    /// Default lease.
    pub const LEASE: Duration = Duration::from_secs(5);

    /// Allowed leases.
    pub const LEASES: RangeInclusive<Duration> = Duration::from_millis(500)..=Duration::from_secs(300);

    /// Default timeout.
    pub const TIMEOUT: Duration = Duration::from_secs(1);

    /// Allowed timeouts.
    pub const TIMEOUTS: RangeInclusive<Duration> = Duration::from_millis(10)..=Duration::from_secs(30);

    /// Parses the URL of a server: `redis://[[user]:password@]host[:port][/db]`, or `rediss://` for TLS. Reserved
    /// characters in the user or password must be percent-encoded, such as `%40` for `@`.
    ///
    /// # Errors
    /// Returns an error if the URL has another format, or requires TLS without the `tls` feature.
    pub fn new(url: &str) -> Result<Self, SharedStoreError> {
        let (scheme, rest) = url.split_once("://").unwrap_or(("", url));
        let wrong =
            |reason: &str| SharedStoreError::Url { url: without_password(url), reason: reason.to_owned() };
        match scheme {
            "redis" => {}
            "rediss" if cfg!(feature = "tls") => {}
            "rediss" => return Err(SharedStoreError::NoTls { url: without_password(url) }),
            _ => return Err(wrong("it begins with neither `redis://` nor `rediss://`")),
        }
        let (_, place) = rest.rsplit_once('@').unwrap_or(("", rest));
        if place.contains(['?', '#']) {
            return Err(wrong("nothing may follow the database number"));
        }
        let connection = url.into_connection_info().map_err(|error| {
            wrong(error.detail().unwrap_or(
                // The parser's message consists of a category and a constant string, without any part of the URL.
                &error.to_string(),
            ))
        })?;
        let settings = connection.redis_settings().clone();
        if settings.db() < 0 {
            return Err(wrong("the database number is negative"));
        }
        let at = format!("{scheme}://{}/{}", address(connection.addr()), settings.db());
        let settings =
            settings.set_protocol(ProtocolVersion::RESP3).set_lib_name("wayfare", env!("CARGO_PKG_VERSION"));
        Ok(SharedStoreSettings {
            connection: connection.set_redis_settings(settings),
            at,
            prefix: SharedStoreSettings::PREFIX.to_owned(),
            lease: SharedStoreSettings::LEASE,
            timeout: SharedStoreSettings::TIMEOUT,
            #[cfg(feature = "tls")]
            root_certificates: None,
        })
    }

    /// Sets the prefix of all keys and channels, so that other applications can use the same server. Nodes with the
    /// same prefix share their searches and rate limits.
    ///
    /// # Errors
    /// Returns an error if the prefix is empty or too long, or contains characters other than visible ASCII.
    pub fn with_prefix(self, prefix: &str) -> Result<Self, SharedStoreError> {
        let is_allowed = (1..=SharedStoreSettings::LONGEST_PREFIX).contains(&prefix.len())
            && prefix.bytes().all(|byte| byte.is_ascii_graphic());
        if !is_allowed {
            return Err(SharedStoreError::Setting {
                what: "prefix",
                found: format!("{prefix:?}"),
                allowed: format!("1 to {} visible ASCII characters", SharedStoreSettings::LONGEST_PREFIX),
            });
        }
        Ok(SharedStoreSettings { prefix: prefix.to_owned(), ..self })
    }

    /// Sets the lease: the time within which other nodes take over the work of a node that sends no heartbeats.
    ///
    /// # Errors
    /// Returns an error if the lease is not within the [allowed leases](SharedStoreSettings::LEASES).
    pub fn with_lease(self, lease: Duration) -> Result<Self, SharedStoreError> {
        within("lease", lease, SharedStoreSettings::LEASES).map(|lease| SharedStoreSettings { lease, ..self })
    }

    /// Sets the maximum time for connecting to the server, and for each reply from the server. After this time, the
    /// server counts as unavailable.
    ///
    /// # Errors
    /// Returns an error if the timeout is not within the [allowed timeouts](SharedStoreSettings::TIMEOUTS).
    pub fn with_timeout(self, timeout: Duration) -> Result<Self, SharedStoreError> {
        within("timeout", timeout, SharedStoreSettings::TIMEOUTS)
            .map(|timeout| SharedStoreSettings { timeout, ..self })
    }

    /// Sets the certificates to trust over TLS, as PEM, in place of the system's certificates.
    #[cfg(feature = "tls")]
    #[must_use]
    pub fn with_root_certificates(self, pem: impl Into<Vec<u8>>) -> Self {
        SharedStoreSettings { root_certificates: Some(pem.into()), ..self }
    }
}

impl fmt::Debug for SharedStoreSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SharedStoreSettings")
            .field("at", &self.at)
            .field("prefix", &self.prefix)
            .field("lease", &self.lease)
            .field("timeout", &self.timeout)
            .finish_non_exhaustive()
    }
}

fn within(
    what: &'static str,
    found: Duration,
    allowed: RangeInclusive<Duration>,
) -> Result<Duration, SharedStoreError> {
    if allowed.contains(&found) {
        return Ok(found);
    }
    Err(SharedStoreError::Setting {
        what,
        found: format!("{found:?}"),
        allowed: format!("{:?} to {:?}", allowed.start(), allowed.end()),
    })
}

fn address(address: &ConnectionAddr) -> String {
    match address {
        ConnectionAddr::Tcp(host, port) | ConnectionAddr::TcpTls { host, port, .. } if host.contains(':') => {
            format!("[{host}]:{port}")
        }
        other => other.to_string(),
    }
}

/// Removes the user and password from a string that might not be a valid URL.
fn without_password(url: &str) -> String {
    let (scheme, rest) = url.split_once("://").map_or(("", url), |(scheme, rest)| (scheme, rest));
    match rest.rsplit_once('@') {
        Some((_, place)) if scheme.is_empty() => format!("***@{place}"),
        Some((_, place)) => format!("{scheme}://***@{place}"),
        None => url.to_owned(),
    }
}
