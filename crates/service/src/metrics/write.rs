//! Output of metrics under their names.

use std::fmt;

use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric, MetricEncoder};
use prometheus_client::metrics::MetricType;

use super::names::{Kind, Metric, TOTAL};

impl Metric {
    /// Writes a metric with this name.
    pub(super) fn write(
        &'static self,
        encoder: &mut DescriptorEncoder<'_>,
        metric: &impl EncodeMetric,
    ) -> fmt::Result {
        metric.encode(self.head(encoder)?)
    }

    pub(crate) fn head<'a>(
        &'static self,
        encoder: &'a mut DescriptorEncoder<'_>,
    ) -> Result<MetricEncoder<'a>, fmt::Error> {
        let (name, kind) = match self.kind {
            Kind::Counter => (self.name.strip_suffix(TOTAL).unwrap_or(self.name), MetricType::Counter),
            Kind::Gauge => (self.name, MetricType::Gauge),
            Kind::Histogram => (self.name, MetricType::Histogram),
        };
        encoder.encode_descriptor(name, self.doc(), None, kind)
    }
}
