//! Label values of a metric.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use prometheus_client::encoding::{
    EncodeLabel, EncodeLabelSet, EncodeLabelValue, LabelSetEncoder, LabelValueEncoder,
};

use super::names::Metric;

/// A label value, which is never text from a caller, so that the number of values is bounded.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Value {
    /// A constant string of this crate or of an API description.
    Word(&'static str),
    /// A name from the configuration.
    Name(Arc<str>),
    /// An HTTP status.
    Status(u16),
}

impl From<&'static str> for Value {
    fn from(word: &'static str) -> Self {
        Value::Word(word)
    }
}

impl EncodeLabelValue for Value {
    fn encode(&self, encoder: &mut LabelValueEncoder<'_>) -> fmt::Result {
        match self {
            Value::Word(word) => word.encode(encoder),
            Value::Name(name) => (&**name).encode(encoder),
            Value::Status(status) => u64::from(*status).encode(encoder),
        }
    }
}

/// The label values of a metric, in the order of its label names.
#[derive(Clone, Debug)]
pub(crate) struct Labels<const N: usize> {
    names: &'static [&'static str],
    values: [Value; N],
}

impl<const N: usize> Labels<N> {
    pub(crate) fn new(metric: &'static Metric, values: [Value; N]) -> Self {
        debug_assert_eq!(metric.labels.len(), N, "{}", metric.name);
        Labels { names: metric.labels, values }
    }
}

/// Hashes only the values, since all labels of a metric have the same names. Hashing is half the work of counting.
impl<const N: usize> Hash for Labels<N> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.values.hash(hasher);
    }
}

impl<const N: usize> PartialEq for Labels<N> {
    fn eq(&self, other: &Self) -> bool {
        self.values == other.values
    }
}

impl<const N: usize> Eq for Labels<N> {}

impl<const N: usize> EncodeLabelSet for Labels<N> {
    fn encode(&self, encoder: &mut LabelSetEncoder<'_>) -> fmt::Result {
        let labels = self.names.iter().zip(&self.values);
        labels.into_iter().try_for_each(|(name, value)| (*name, value.clone()).encode(encoder.encode_label()))
    }
}
