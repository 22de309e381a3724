//! Writing metrics under their names.

use std::fmt;

#[cfg(feature = "api")]
use prometheus_client::encoding::NoLabelSet;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric, MetricEncoder};
use prometheus_client::metrics::MetricType;

#[cfg(feature = "api")]
use super::labels::{Labels, Value};
use super::names::{Kind, Metric, TOTAL};

impl Metric {
    /// Writes a metric of this name.
    pub(super) fn write(
        &'static self,
        encoder: &mut DescriptorEncoder<'_>,
        metric: &impl EncodeMetric,
    ) -> fmt::Result {
        metric.encode(self.head(encoder)?)
    }

    /// Writes a counter without labels.
    #[cfg(feature = "api")]
    pub(crate) fn write_total(&'static self, encoder: &mut DescriptorEncoder<'_>, value: f64) -> fmt::Result {
        self.head(encoder)?.encode_counter::<NoLabelSet, f64, f64>(&value, None)
    }

    /// Writes a gauge without labels.
    #[cfg(feature = "api")]
    pub(crate) fn write_value(&'static self, encoder: &mut DescriptorEncoder<'_>, value: f64) -> fmt::Result {
        self.head(encoder)?.encode_gauge(&value)
    }

    /// Writes a gauge with a value for each of these values of its labels.
    #[cfg(feature = "api")]
    pub(crate) fn write_values<const N: usize>(
        &'static self,
        encoder: &mut DescriptorEncoder<'_>,
        values: impl IntoIterator<Item = ([Value; N], f64)>,
    ) -> fmt::Result {
        let mut encoder = self.head(encoder)?;
        values.into_iter().try_for_each(|(labels, value)| {
            encoder.encode_family(&Labels::new(self, labels))?.encode_gauge(&value)
        })
    }

    fn head<'a>(
        &'static self,
        encoder: &'a mut DescriptorEncoder<'_>,
    ) -> Result<MetricEncoder<'a>, fmt::Error> {
        let (name, kind) = match self.kind {
            Kind::Counter => (self.name.strip_suffix(TOTAL).unwrap_or(self.name), MetricType::Counter),
            Kind::Gauge => (self.name, MetricType::Gauge),
            Kind::Histogram => (self.name, MetricType::Histogram),
        };
        encoder.encode_descriptor(name, self.doc, None, kind)
    }
}
