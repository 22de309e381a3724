//! Metrics that are updated where events happen. Clones share the values.

use std::fmt;
use std::time::Duration;

use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric};
use prometheus_client::metrics::counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge;
use prometheus_client::metrics::histogram;

use super::labels::{Labels, Value};
use super::names::Metric;

/// Declares a group of metrics, and their types and initial values. The metrics are written in the order of
/// declaration.
macro_rules! group {
    ($(#[$meta:meta])* $visibility:vis struct $name:ident { $($field:ident: $type:ty = $value:expr,)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Debug)]
        $visibility struct $name {
            $($field: $type,)+
        }

        impl Default for $name {
            fn default() -> Self {
                $name { $($field: $value,)+ }
            }
        }

        impl prometheus_client::collector::Collector for $name {
            fn encode(&self, mut encoder: prometheus_client::encoding::DescriptorEncoder<'_>) -> std::fmt::Result {
                $(self.$field.write(&mut encoder)?;)+
                Ok(())
            }
        }
    };
}

pub(crate) use group;

/// A metric and its name.
#[derive(Clone, Debug)]
pub(crate) struct Named<M> {
    metric: &'static Metric,
    inner: M,
}

/// A counter without labels.
pub(crate) type Counter = Named<counter::Counter>;

/// A gauge without labels.
pub(crate) type Gauge = Named<gauge::Gauge>;

/// A gauge in seconds, without labels.
#[cfg(feature = "redis")]
pub(crate) type Seconds = Named<gauge::Gauge<f64, std::sync::atomic::AtomicU64>>;

/// Counters by label values.
pub(crate) type Counters<const N: usize> = Named<Family<Labels<N>, counter::Counter>>;

/// Gauges by label values.
pub(crate) type Gauges<const N: usize> = Named<Family<Labels<N>, gauge::Gauge>>;

/// Histograms of durations by label values.
pub(crate) type Times<const N: usize> =
    Named<Family<Labels<N>, histogram::Histogram, fn() -> histogram::Histogram>>;

impl<M: EncodeMetric> Named<M> {
    pub(crate) fn write(&self, encoder: &mut DescriptorEncoder<'_>) -> fmt::Result {
        self.metric.write(encoder, &self.inner)
    }
}

impl<M: EncodeMetric + fmt::Debug + Send + Sync + 'static> Collector for Named<M> {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> fmt::Result {
        self.write(&mut encoder)
    }
}

impl<M: Default> Named<M> {
    pub(crate) fn new(metric: &'static Metric) -> Self {
        Named { metric, inner: M::default() }
    }
}

impl Counter {
    pub(crate) fn count(&self) {
        self.inner.inc();
    }
}

impl Gauge {
    #[cfg(feature = "redis")]
    pub(crate) fn set(&self, value: i64) {
        self.inner.set(value);
    }

    pub(crate) fn raise(&self) {
        self.inner.inc();
    }

    pub(crate) fn lower(&self) {
        self.inner.dec();
    }
}

#[cfg(feature = "redis")]
impl Seconds {
    pub(crate) fn set(&self, seconds: f64) {
        self.inner.set(seconds);
    }
}

impl<const N: usize> Counters<N> {
    pub(crate) fn count(&self, values: [Value; N]) {
        self.inner.get_or_create(&Labels::new(self.metric, values)).inc();
    }

    #[cfg(feature = "redis")]
    pub(crate) fn count_many(&self, values: [Value; N], many: u64) {
        self.inner.get_or_create(&Labels::new(self.metric, values)).inc_by(many);
    }
}

impl<const N: usize> Gauges<N> {
    pub(crate) fn raise(&self, values: [Value; N]) {
        self.inner.get_or_create(&Labels::new(self.metric, values)).inc();
    }

    pub(crate) fn lower(&self, values: [Value; N]) {
        self.inner.get_or_create(&Labels::new(self.metric, values)).dec();
    }
}

impl<const N: usize> Times<N> {
    /// Creates histograms for the durations of calls or searches, from 5 ms to a minute.
    pub(crate) fn new_times(metric: &'static Metric) -> Self {
        const BOUNDS: [f64; 13] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0];
        Named { metric, inner: Family::new_with_constructor(|| histogram::Histogram::new(BOUNDS)) }
    }

    /// Creates histograms for the durations of calls within a network, from 0.1 ms to 2.5 s.
    #[cfg(feature = "redis")]
    pub(crate) fn new_short_times(metric: &'static Metric) -> Self {
        const BOUNDS: [f64; 12] =
            [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.25, 1.0, 2.5];
        Named { metric, inner: Family::new_with_constructor(|| histogram::Histogram::new(BOUNDS)) }
    }

    pub(crate) fn record(&self, values: [Value; N], time: Duration) {
        self.inner.get_or_create(&Labels::new(self.metric, values)).observe(time.as_secs_f64());
    }
}
