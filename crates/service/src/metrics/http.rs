//! Calls: their number, times and refusals.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use prometheus_client::collector::Collector;
use prometheus_client::encoding::DescriptorEncoder;

use super::family::{Counters, Gauge, Times};
use super::labels::Value;
use super::names;

/// What is counted of the calls to a service. Clones share it.
#[derive(Clone, Debug)]
pub struct HttpMetrics(Arc<Families>);

#[derive(Debug)]
struct Families {
    requests: Counters<2>,
    of_keys: Counters<2>,
    durations: Times<1>,
    in_flight: Gauge,
    refusals: Counters<1>,
}

/// A call that has ended.
pub(crate) struct EndedCall<'a> {
    /// Its operation, if it has one.
    pub(crate) operation: Option<&'static str>,
    /// The status of its answer, if there was one.
    pub(crate) status: Option<u16>,
    /// The name of its key, if that has one.
    pub(crate) key: Option<&'a Arc<str>>,
    pub(crate) time: Duration,
    /// Why it was refused, if it was.
    pub(crate) refusal: Option<&'static str>,
}

impl Default for HttpMetrics {
    fn default() -> Self {
        HttpMetrics(Arc::new(Families {
            requests: Counters::new(&names::REQUESTS),
            of_keys: Counters::new(&names::KEY_REQUESTS),
            durations: Times::new_times(&names::REQUEST_DURATION),
            in_flight: Gauge::new(&names::REQUESTS_IN_FLIGHT),
            refusals: Counters::new(&names::REFUSALS),
        }))
    }
}

impl HttpMetrics {
    /// Counts a call that has begun.
    pub(crate) fn begun(&self) {
        self.0.in_flight.raise();
    }

    /// Counts a call that has begun and ended.
    pub(crate) fn ended(&self, call: EndedCall<'_>) {
        let metrics = &*self.0;
        metrics.in_flight.lower();
        // Health checks, files, booking links and what does not exist.
        let operation = Value::Word(call.operation.unwrap_or("other"));
        let status = call.status.map_or(Value::Word("none"), Value::Status);
        if let Some(key) = call.key {
            metrics.of_keys.count([Value::Name(Arc::clone(key)), status.clone()]);
        }
        metrics.requests.count([operation.clone(), status]);
        metrics.durations.record([operation], call.time);
        if let Some(reason) = call.refusal {
            metrics.refusals.count([reason.into()]);
        }
    }
}

impl Collector for HttpMetrics {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> fmt::Result {
        self.0.requests.write(&mut encoder)?;
        self.0.durations.write(&mut encoder)?;
        self.0.in_flight.write(&mut encoder)?;
        self.0.of_keys.write(&mut encoder)?;
        self.0.refusals.write(&mut encoder)
    }
}
