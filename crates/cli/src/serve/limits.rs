//! Settings for the limits of `wayfare serve`. The service defines the defaults.

use clap::Args;
use wayfare_service::{Builder, ConnectionLimits, StoreLimits};

use super::bytes::Bytes;
use crate::values::duration::Wait;
use crate::values::numbers::one_or_more;

/// Connection limits.
#[derive(Args, Debug)]
#[command(next_help_heading = "Connections")]
pub struct ConnectionSettings {
    /// Maximum open connections; a further connection replaces an idle connection, or gets status 503
    #[arg(long, value_name = "NUMBER", value_parser = one_or_more::<usize>, default_value_t = connections().connections)]
    pub connections: usize,
    /// Maximum time to receive the headers of a request
    #[arg(long, value_name = "TIME", default_value_t = Wait(connections().header_timeout))]
    pub header_timeout: Wait,
    /// Maximum time to keep an idle connection open
    #[arg(long, value_name = "TIME", default_value_t = Wait(connections().idle_timeout))]
    pub idle_timeout: Wait,
    /// Maximum time to receive the body of a request
    #[arg(long, value_name = "TIME", default_value_t = Wait(connections().body_timeout))]
    pub body_timeout: Wait,
    /// Maximum time that a caller may pause reading its response
    #[arg(long, value_name = "TIME", default_value_t = Wait(connections().write_timeout))]
    pub write_timeout: Wait,
    /// Maximum memory for unread responses; above this limit, the slowest callers are disconnected
    #[arg(long, value_name = "BYTES", default_value_t = Bytes(connections().unsent_bytes))]
    pub unsent_bytes: Bytes,
    /// Time for running calls to finish at shutdown
    #[arg(long, value_name = "TIME", value_parser = Wait::or_none, default_value_t = Wait(connections().grace))]
    pub grace: Wait,
}

fn connections() -> ConnectionLimits {
    ConnectionLimits::default()
}

impl From<&ConnectionSettings> for ConnectionLimits {
    fn from(settings: &ConnectionSettings) -> Self {
        ConnectionLimits {
            connections: settings.connections,
            header_timeout: settings.header_timeout.0,
            idle_timeout: settings.idle_timeout.0,
            body_timeout: settings.body_timeout.0,
            write_timeout: settings.write_timeout.0,
            unsent_bytes: settings.unsent_bytes.0,
            grace: settings.grace.0,
        }
    }
}

/// Search limits.
#[derive(Args, Debug)]
#[command(next_help_heading = "Searches")]
pub struct SearchSettings {
    /// Maximum time that a provider may take.
    #[arg(long, value_name = "TIME", help = provider_timeout())]
    pub provider_timeout: Option<Wait>,
    /// Maximum time that work may wait for a processor; searches that would wait longer get status 503
    #[arg(long, value_name = "TIME", value_parser = Wait::or_none, default_value_t = Wait(Builder::LONGEST_QUEUE))]
    pub longest_queue: Wait,
    /// Maximum stored searches
    #[arg(long, value_name = "NUMBER", value_parser = one_or_more::<usize>, default_value_t = store().searches)]
    pub store_searches: usize,
    /// Maximum memory for all stored searches
    #[arg(long, value_name = "BYTES", default_value_t = Bytes(store().bytes))]
    pub store_bytes: Bytes,
    /// Maximum stored searches per key; per address if any key is accepted
    #[arg(long, value_name = "NUMBER", value_parser = one_or_more::<usize>, default_value_t = store().key_searches)]
    pub key_searches: usize,
    /// Maximum memory for all searches of one key or address
    #[arg(long, value_name = "BYTES", default_value_t = Bytes(store().key_bytes))]
    pub key_bytes: Bytes,
    /// Time after the last poll during which a search can't be evicted to make room for another
    #[arg(long, value_name = "TIME", value_parser = Wait::or_none, default_value_t = Wait(store().lease))]
    pub store_lease: Wait,
    /// Time to keep a search after its last request
    #[arg(long, value_name = "TIME", default_value_t = Wait(store().idle))]
    pub store_idle: Wait,
}

fn provider_timeout() -> String {
    let default = Wait(Builder::PROVIDER_TIMEOUT);
    format!(
        "Maximum time that a provider may take [default: {default}, times the pace if the pace is above 1]"
    )
}

fn store() -> StoreLimits {
    StoreLimits::default()
}

impl From<&SearchSettings> for StoreLimits {
    fn from(settings: &SearchSettings) -> Self {
        StoreLimits {
            searches: settings.store_searches,
            bytes: settings.store_bytes.0,
            key_searches: settings.key_searches,
            key_bytes: settings.key_bytes.0,
            lease: settings.store_lease.0,
            idle: settings.store_idle.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::config::declared::read;

    fn connections_of(words: &str) -> ConnectionLimits {
        let words = words.split_whitespace().map(str::to_owned);
        ConnectionLimits::from(&read::<ConnectionSettings>(words).unwrap())
    }

    fn store_of(words: &str) -> StoreLimits {
        StoreLimits::from(&read::<SearchSettings>(words.split_whitespace().map(str::to_owned)).unwrap())
    }

    #[test]
    fn default_limits_match_the_service() {
        assert_eq!(connections_of(""), ConnectionLimits::default());
        assert_eq!(store_of(""), StoreLimits::default());
    }

    #[test]
    fn all_limits_can_be_set() {
        let words = "--connections 1 --header-timeout 2s --idle-timeout 3s --body-timeout 4s --write-timeout 5s \
                     --unsent-bytes 6KiB --grace 0s";
        let limits = connections_of(words);
        let times = [limits.header_timeout, limits.idle_timeout, limits.body_timeout, limits.write_timeout];
        assert_eq!(times.map(|time| time.as_secs()), [2, 3, 4, 5]);
        assert_eq!((limits.connections, limits.unsent_bytes, limits.grace), (1, 6 << 10, Duration::ZERO));

        let words = "--store-searches 1 --store-bytes 2MiB --store-idle 3s \
                     --key-searches 4 --key-bytes 5KiB --store-lease 0s";
        let limits = store_of(words);
        assert_eq!((limits.searches, limits.bytes, limits.idle.as_secs()), (1, 2 << 20, 3));
        assert_eq!((limits.key_searches, limits.key_bytes, limits.lease.as_secs()), (4, 5 << 10, 0));
    }
}
