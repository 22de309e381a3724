//! Call metrics: counts, durations and refusals.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use prometheus_client::collector::Collector;
use prometheus_client::encoding::DescriptorEncoder;

use super::family::{Counters, Gauge, Times, group};
use super::labels::Value;
use super::names;

/// Metrics of the calls to a service. Clones share the counts.
#[derive(Clone, Debug, Default)]
pub struct HttpMetrics(Arc<Families>);

group! {
    struct Families {
        requests: Counters<2> = Counters::new(&names::REQUESTS),
        durations: Times<1> = Times::new_times(&names::REQUEST_DURATION),
        in_flight: Gauge = Gauge::new(&names::REQUESTS_IN_FLIGHT),
        of_keys: Counters<2> = Counters::new(&names::KEY_REQUESTS),
        refusals: Counters<1> = Counters::new(&names::REFUSALS),
    }
}

/// A call that has ended.
pub(crate) struct EndedCall<'a> {
    /// The operation, if the call belongs to one.
    pub(crate) operation: Option<&'static str>,
    /// The status of the response, if any.
    pub(crate) status: Option<u16>,
    /// The name of the key, if any.
    pub(crate) key: Option<&'a Arc<str>>,
    pub(crate) time: Duration,
    /// The reason for the refusal, if the call was refused.
    pub(crate) refusal: Option<&'static str>,
}

impl HttpMetrics {
    /// Counts the start of a call.
    pub(crate) fn begun(&self) {
        self.0.in_flight.raise();
    }

    /// Counts the end of a call whose start was counted.
    pub(crate) fn ended(&self, call: EndedCall<'_>) {
        let metrics = &*self.0;
        metrics.in_flight.lower();
        // Calls without an operation, such as health checks, files, booking links and unknown paths.
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
    fn encode(&self, encoder: DescriptorEncoder<'_>) -> fmt::Result {
        self.0.encode(encoder)
    }
}
