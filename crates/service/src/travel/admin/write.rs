//! Encoding of metrics that are collected on each scrape.

use std::fmt;

use prometheus_client::encoding::{DescriptorEncoder, NoLabelSet};

use crate::metrics::labels::{Labels, Value};
use crate::metrics::names::Metric;

impl Metric {
    /// Writes a counter without labels.
    pub(super) fn write_total(&'static self, encoder: &mut DescriptorEncoder<'_>, value: f64) -> fmt::Result {
        self.head(encoder)?.encode_counter::<NoLabelSet, f64, f64>(&value, None)
    }

    /// Writes a counter with one value per label value.
    pub(super) fn write_totals(
        &'static self,
        encoder: &mut DescriptorEncoder<'_>,
        values: impl IntoIterator<Item = (&'static str, u64)>,
    ) -> fmt::Result {
        let mut encoder = self.head(encoder)?;
        values.into_iter().try_for_each(|(word, value)| {
            let labels = Labels::new(self, [Value::Word(word)]);
            encoder.encode_family(&labels)?.encode_counter::<NoLabelSet, u64, u64>(&value, None)
        })
    }

    /// Writes a gauge without labels.
    pub(super) fn write_value(&'static self, encoder: &mut DescriptorEncoder<'_>, value: f64) -> fmt::Result {
        self.head(encoder)?.encode_gauge(&value)
    }

    /// Writes a gauge with one value per set of label values.
    pub(super) fn write_values<const N: usize>(
        &'static self,
        encoder: &mut DescriptorEncoder<'_>,
        values: impl IntoIterator<Item = ([Value; N], f64)>,
    ) -> fmt::Result {
        let mut encoder = self.head(encoder)?;
        values.into_iter().try_for_each(|(labels, value)| {
            encoder.encode_family(&Labels::new(self, labels))?.encode_gauge(&value)
        })
    }
}
