//! The names and labels of all metrics. The documented table adds their meaning.

/// A metric.
#[derive(Debug)]
pub(crate) struct Metric {
    pub(super) name: &'static str,
    pub(super) kind: Kind,
    pub(super) labels: &'static [&'static str],
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Kind {
    Counter,
    Gauge,
    Histogram,
}

/// The suffix of a counter's name, which the encoder adds.
pub(super) const TOTAL: &str = "_total";

/// The documented table of all metrics.
const TABLE: &str = include_str!("metrics.md");

impl Metric {
    /// Returns the metric's meaning, the last column of its row in the documented table.
    pub(super) fn doc(&self) -> &'static str {
        let name = format!("| `{}` |", self.name);
        let row = TABLE.lines().find(|line| line.starts_with(&name));
        row.and_then(|row| row.strip_suffix(" |")?.rsplit_once(" | ")).map_or("", |(_, doc)| doc)
    }
}

macro_rules! metrics {
    ($($constant:ident: $kind:ident, $name:literal, $labels:expr;)*) => {
        $(pub(crate) static $constant: Metric = Metric { name: $name, kind: Kind::$kind, labels: &$labels };)*

        /// All metrics.
        pub(super) static ALL: &[&Metric] = &[$(&$constant),*];
    };
}

metrics! {
    REQUESTS: Counter, "wayfare_http_requests_total", ["operation", "status"];
    REQUEST_DURATION: Histogram, "wayfare_http_request_duration_seconds", ["operation"];
    REQUESTS_IN_FLIGHT: Gauge, "wayfare_http_requests_in_flight", [];
    KEY_REQUESTS: Counter, "wayfare_key_requests_total", ["key", "status"];
    REFUSALS: Counter, "wayfare_refusals_total", ["reason"];
    CONNECTIONS_OPEN: Gauge, "wayfare_connections_open", [];
    CONNECTIONS_LIMIT: Gauge, "wayfare_connections_limit", [];
    CONNECTIONS_ACCEPTED: Counter, "wayfare_connections_accepted_total", [];
    CONNECTIONS_REFUSED: Counter, "wayfare_connections_refused_total", [];
    REQUESTS_REFUSED: Counter, "wayfare_http_invalid_requests_total", ["reason"];
    CONNECTIONS_SHED: Counter, "wayfare_connections_shed_total", ["reason"];
    STREAMS_SHED: Counter, "wayfare_streams_shed_total", ["reason"];
    SEARCHES_STARTED: Counter, "wayfare_searches_started_total", ["vertical"];
    SEARCHES_ENDED: Counter, "wayfare_searches_ended_total", ["vertical", "outcome"];
    SEARCHES_RUNNING: Gauge, "wayfare_searches_running", ["vertical", "phase"];
    SEARCH_DURATION: Histogram, "wayfare_search_duration_seconds", ["vertical"];
    PROVIDER_DURATION: Histogram, "wayfare_provider_duration_seconds", ["vertical", "provider"];
    PROVIDER_FAILURES: Counter, "wayfare_provider_failures_total", ["vertical", "provider", "reason"];
    STORE_ENTRIES: Gauge, "wayfare_store_entries", ["kind"];
    STORE_BYTES: Gauge, "wayfare_store_bytes", ["kind"];
    STORE_ENTRIES_LIMIT: Gauge, "wayfare_store_entries_limit", [];
    STORE_BYTES_LIMIT: Gauge, "wayfare_store_bytes_limit", [];
    STORE_REMOVALS: Counter, "wayfare_store_removals_total", ["kind", "reason"];
    SHARED_STORE_UP: Gauge, "wayfare_shared_store_up", [];
    SHARED_STORE_OUTAGES: Counter, "wayfare_shared_store_outages_total", [];
    SHARED_STORE_CALLS: Counter, "wayfare_shared_store_calls_total", ["script", "outcome"];
    SHARED_STORE_DURATION: Histogram, "wayfare_shared_store_call_duration_seconds", ["script"];
    SHARED_STORE_SENT: Counter, "wayfare_shared_store_sent_bytes_total", ["script"];
    SHARED_STORE_SEARCHES: Counter, "wayfare_shared_store_searches_total", ["event"];
    SHARED_STORE_PENDING: Gauge, "wayfare_shared_store_pending", [];
    SHARED_STORE_FOREIGN: Gauge, "wayfare_shared_store_foreign_generations", [];
    SHARED_STORE_CLOCK_SKEW: Gauge, "wayfare_shared_store_clock_skew_seconds", [];
    QUEUE: Gauge, "wayfare_queue_seconds", [];
    QUEUE_LIMIT: Gauge, "wayfare_queue_limit_seconds", [];
    QUEUE_WAITING: Gauge, "wayfare_queue_waiting", ["work"];
    QUEUE_WAIT: Histogram, "wayfare_queue_wait_seconds", ["work"];
    UPSTREAM_NOTES: Counter, "wayfare_upstream_notes_total", ["operation"];
    UPSTREAM_CALLS_LEFT: Gauge, "wayfare_upstream_calls_left", ["group"];
    LOG_LINES_DROPPED: Counter, "wayfare_log_lines_dropped_total", [];
    BUILD_INFO: Gauge, "wayfare_build_info", ["version"];
    PROCESS_CPU: Counter, "process_cpu_seconds_total", [];
    PROCESS_RESIDENT: Gauge, "process_resident_memory_bytes", [];
    PROCESS_VIRTUAL: Gauge, "process_virtual_memory_bytes", [];
    PROCESS_OPEN_FDS: Gauge, "process_open_fds", [];
    PROCESS_MAX_FDS: Gauge, "process_max_fds", [];
    PROCESS_THREADS: Gauge, "process_threads", [];
    PROCESS_START: Gauge, "process_start_time_seconds", [];
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> String {
        let rows = ALL.iter().map(|metric| {
            let labels: Vec<_> = metric.labels.iter().map(|label| format!("`{label}`")).collect();
            let kind = format!("{:?}", metric.kind).to_lowercase();
            format!("| `{}` | {kind} | {} | {} |\n", metric.name, labels.join(", "), metric.doc())
        });
        format!("| name | kind | labels | meaning |\n|---|---|---|---|\n{}", rows.collect::<String>())
    }

    #[test]
    fn the_documented_table_matches_the_code() {
        let table = table();
        assert!(table == TABLE, "src/metrics/metrics.md has to be:\n{table}");
        assert!(
            ALL.iter().all(|metric| !metric.doc().is_empty()),
            "each metric must have a meaning:\n{table}"
        );
    }

    #[test]
    fn names_are_conventional() {
        for Metric { name, kind, labels, .. } in ALL {
            assert!(name.starts_with("wayfare_") || name.starts_with("process_"), "{name}");
            assert_eq!(name.ends_with(TOTAL), *kind == Kind::Counter, "{name}");
            assert!(name.ends_with("_seconds") || *kind != Kind::Histogram, "{name}");
            let is_plain = |text: &str| text.chars().all(|c| c.is_ascii_lowercase() || c == '_');
            assert!(is_plain(name) && labels.iter().all(|label| is_plain(label)), "{name}");
        }
    }
}
