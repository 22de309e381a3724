//! Connections: those that are open, and those that had to go.

use std::fmt;

use prometheus_client::collector::Collector;
use prometheus_client::encoding::DescriptorEncoder;

use super::family::{Counter, Counters, Gauge};
use super::names;

/// What is counted of the connections to a service. Clones share it.
#[derive(Clone, Debug)]
pub(crate) struct ConnectionMetrics {
    open: Gauge,
    accepted: Counter,
    refused: Counter,
    shed: Counters<1>,
}

impl Default for ConnectionMetrics {
    fn default() -> Self {
        ConnectionMetrics {
            open: Gauge::new(&names::CONNECTIONS_OPEN),
            accepted: Counter::new(&names::CONNECTIONS_ACCEPTED),
            refused: Counter::new(&names::CONNECTIONS_REFUSED),
            shed: Counters::new(&names::CONNECTIONS_SHED),
        }
    }
}

impl ConnectionMetrics {
    /// A connection was accepted.
    pub(crate) fn opened(&self) {
        self.accepted.count();
        self.open.raise();
    }

    /// A connection was closed.
    pub(crate) fn closed(&self) {
        self.open.lower();
    }

    /// There was no room for a connection.
    pub(crate) fn refused(&self) {
        self.refused.count();
    }

    /// A client was too slow.
    pub(crate) fn shed(&self, reason: &'static str) {
        self.shed.count([reason.into()]);
    }
}

impl Collector for ConnectionMetrics {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> fmt::Result {
        self.open.write(&mut encoder)?;
        self.accepted.write(&mut encoder)?;
        self.refused.write(&mut encoder)?;
        self.shed.write(&mut encoder)
    }
}
