//! Metrics of open, refused and dropped connections.

use super::family::{Counter, Counters, Gauge, group};
use super::names;

group! {
    /// Metrics of the connections to a service. Clones share the counts.
    pub(crate) struct ConnectionMetrics {
        open: Gauge = Gauge::new(&names::CONNECTIONS_OPEN),
        accepted: Counter = Counter::new(&names::CONNECTIONS_ACCEPTED),
        refused: Counter = Counter::new(&names::CONNECTIONS_REFUSED),
        refused_requests: Counters<1> = Counters::new(&names::REQUESTS_REFUSED),
        shed: Counters<1> = Counters::new(&names::CONNECTIONS_SHED),
        shed_streams: Counters<1> = Counters::new(&names::STREAMS_SHED),
    }
}

impl ConnectionMetrics {
    /// Counts an accepted connection.
    pub(crate) fn opened(&self) {
        self.accepted.count();
        self.open.raise();
    }

    /// Counts a closed connection.
    pub(crate) fn closed(&self) {
        self.open.lower();
    }

    /// Counts a connection that was refused because it exceeded the limit.
    pub(crate) fn refused(&self) {
        self.refused.count();
    }

    /// Counts a request that the HTTP library has refused.
    pub(crate) fn refused_request(&self, reason: &'static str) {
        self.refused_requests.count([reason.into()]);
    }

    /// Counts a connection that was dropped because its client was too slow.
    pub(crate) fn shed(&self, reason: &'static str) {
        self.shed.count([reason.into()]);
    }

    /// Counts a stream that was reset because its client was too slow.
    #[cfg(feature = "tls")]
    pub(crate) fn shed_stream(&self, reason: &'static str) {
        self.shed_streams.count([reason.into()]);
    }
}
