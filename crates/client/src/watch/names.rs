//! The metrics: their names, units and labels, all of them here and nowhere else.
//!
//! The values of all labels are words of this crate or names from a description, so that their number is bounded and
//! no text of a service or a caller can be among them: `&'static str` sees to that.

use metrics::{Key, Label, Level, Metadata, Recorder, Unit};
use specwright_core::Notes;

/// A metric.
pub(crate) struct Metric {
    name: &'static str,
    kind: Kind,
    unit: Unit,
    labels: &'static [&'static str],
    doc: &'static str,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    Counter,
    Gauge,
    Histogram,
}

macro_rules! metrics {
    ($($constant:ident: $kind:ident, $unit:ident, $name:literal, $labels:expr, $doc:literal;)*) => {
        $(pub(crate) const $constant: Metric =
            Metric { name: $name, kind: Kind::$kind, unit: Unit::$unit, labels: &$labels, doc: $doc };)*

        /// All of them.
        const ALL: &[Metric] = &[$($constant),*];
    };
}

metrics! {
    CALLS: Counter, Count, "wayfare_client_calls_total", ["operation", "outcome"],
        "Calls, retries not counted.";
    CALL_DURATION: Histogram, Seconds, "wayfare_client_call_duration_seconds", ["operation", "outcome"],
        "Time of a call, retries and waits included; of a stream of records, up to the first one.";
    ATTEMPTS: Counter, Count, "wayfare_client_attempts_total", ["operation", "outcome"],
        "Requests, retries and what a `Cache` or a `Breaker` answers among them.";
    RETRIES: Counter, Count, "wayfare_client_retries_total", ["operation"],
        "Decisions to send a call again.";
    RETRIES_REFUSED: Counter, Count, "wayfare_client_retries_refused_total", ["operation", "reason"],
        "Calls that failed and were not sent again, though it could have helped and done no harm.";
    RECEIVED: Counter, Bytes, "wayfare_client_received_bytes_total", ["operation"],
        "Bytes of answers as they are read, after decompression.";
    NOTES: Counter, Count, "wayfare_client_notes_total", ["operation", "kind"],
        "Differences between answers and their description.";
    SEARCHES: Counter, Count, "wayfare_client_searches_total", ["operation", "ending"],
        "Searches and jobs that have ended. A job that failed has the ending `failed`, one that was cancelled `stopped`.";
    SEARCH_DURATION: Histogram, Seconds, "wayfare_client_search_duration_seconds", ["operation", "ending"],
        "Time of a search or job, from its first call to its end.";
    SEARCH_RESULTS: Histogram, Count, "wayfare_client_search_results", ["operation", "ending"],
        "Results in the last answer of a search.";
    PERMITS_USED: Gauge, Count, "wayfare_client_permits_used", [],
        "Calls under way, in all `Limited` transports.";
    PERMITS_AWAITED: Gauge, Count, "wayfare_client_permits_awaited", [],
        "Calls that wait for their turn, in all `Limited` transports.";
    BREAKERS_OPEN: Gauge, Count, "wayfare_client_breakers_open", [],
        "Transports of the type `Breaker` that hold calls back, half-open ones included.";
    BREAKER_OPENINGS: Counter, Count, "wayfare_client_breaker_openings_total", [],
        "Times that a `Breaker` opened.";
    CACHE_ANSWERS: Counter, Count, "wayfare_client_cache_answers_total", ["operation", "source"],
        "Requests to a `Cache` for what it may keep: `kept`, `fetched`, or `passed` on beside one that failed.";
    BREAKER_REFUSALS: Counter, Count, "wayfare_client_breaker_refusals_total", [],
        "Requests that a `Breaker` held back.";
}

const METADATA: Metadata<'static> = Metadata::new("wayfare_client", Level::INFO, Some(module_path!()));

impl Metric {
    /// Counts so many more. The values are those of the labels, in their order.
    pub(crate) fn add(&self, values: &[&'static str], more: u64) {
        metrics::with_recorder(|to| to.register_counter(&self.key(values), &METADATA).increment(more));
    }

    /// Adds one measurement to a histogram.
    pub(crate) fn record(&self, values: &[&'static str], measured: f64) {
        metrics::with_recorder(|to| to.register_histogram(&self.key(values), &METADATA).record(measured));
    }

    /// Raises a gauge by one. Those of several transports add up.
    pub(crate) fn raise(&self) {
        metrics::with_recorder(|to| to.register_gauge(&self.key(&[]), &METADATA).increment(1.0));
    }

    /// Lowers a gauge by one.
    pub(crate) fn lower(&self) {
        metrics::with_recorder(|to| to.register_gauge(&self.key(&[]), &METADATA).decrement(1.0));
    }

    fn key(&self, values: &[&'static str]) -> Key {
        debug_assert_eq!(self.labels.len(), values.len(), "{}", self.name);
        let pairs = self.labels.iter().zip(values);
        let labels: Vec<Label> = pairs.map(|(&name, &value)| Label::from_static_parts(name, value)).collect();
        Key::from_parts(self.name, labels)
    }

    fn describe(&self, to: &dyn Recorder) {
        let (name, unit, doc) = (self.name.into(), Some(self.unit), self.doc.into());
        match self.kind {
            Kind::Counter => to.describe_counter(name, unit, doc),
            Kind::Gauge => to.describe_gauge(name, unit, doc),
            Kind::Histogram => to.describe_histogram(name, unit, doc),
        }
    }
}

/// Counts the notes of an answer.
pub(crate) fn count_notes(operation: &'static str, notes: &Notes) {
    notes.iter().for_each(|note| NOTES.add(&[operation, note.kind().as_str()], 1));
}

/// Tells the recorder of the `metrics` facade what the metrics of this crate mean, and their units. To be called once,
/// after the recorder is installed; the metrics work without it.
///
/// ```
/// // After `metrics_exporter_prometheus::PrometheusBuilder::new().install()?`, for example:
/// wayfare_client::describe_metrics();
/// ```
pub fn describe_metrics() {
    metrics::with_recorder(|to| ALL.iter().for_each(|metric| metric.describe(to)));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> String {
        let rows = ALL.iter().map(|metric| {
            let labels: Vec<_> = metric.labels.iter().map(|label| format!("`{label}`")).collect();
            let kind = format!("{:?}", metric.kind).to_lowercase();
            let unit = metric.unit.as_str();
            format!("| `{}` | {kind} | {unit} | {} | {} |\n", metric.name, labels.join(", "), metric.doc)
        });
        format!(
            "| name | kind | unit | labels | meaning |\n|---|---|---|---|---|\n{}",
            rows.collect::<String>()
        )
    }

    #[test]
    fn the_table_of_the_docs_is_that_of_the_code() {
        let (table, docs) = (table(), include_str!("metrics.md"));
        assert!(table == docs, "src/watch/metrics.md has to be:\n{table}");
    }
}
