//! The names, labels and descriptions of all metrics.

/// A metric.
#[derive(Debug)]
pub(crate) struct Metric {
    pub(super) name: &'static str,
    pub(super) kind: Kind,
    pub(super) labels: &'static [&'static str],
    pub(super) doc: &'static str,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Kind {
    Counter,
    Gauge,
    Histogram,
}

/// The suffix of a counter's name, which the encoder adds.
pub(super) const TOTAL: &str = "_total";

macro_rules! metrics {
    ($($constant:ident: $kind:ident, $name:literal, $labels:expr, $doc:literal;)*) => {
        $(pub(crate) static $constant: Metric =
            Metric { name: $name, kind: Kind::$kind, labels: &$labels, doc: $doc };)*

        /// All metrics.
        pub(super) static ALL: &[&Metric] = &[$(&$constant),*];
    };
}

metrics! {
    REQUESTS: Counter, "wayfare_http_requests_total", ["operation", "status"],
        "Calls. The status is `none` if the client disconnected before the response.";
    REQUEST_DURATION: Histogram, "wayfare_http_request_duration_seconds", ["operation"],
        "Time from the headers of a call to the last byte of its response, including delays by slow callers.";
    REQUESTS_IN_FLIGHT: Gauge, "wayfare_http_requests_in_flight", [],
        "Calls whose responses are not fully sent.";
    KEY_REQUESTS: Counter, "wayfare_key_requests_total", ["key", "status"],
        "Calls by the name of the key, for keys with a name.";
    REFUSALS: Counter, "wayfare_refusals_total", ["reason"],
        "Refused calls, by reason: for example, `queue`, `store`, `no_store` and `other_node` with 503, and \
             `rate_of_key`, `rate_of_address`, `rate_of_stranger` and `searches_of_key` with 429.";
    CONNECTIONS_OPEN: Gauge, "wayfare_connections_open", [],
        "Open connections.";
    CONNECTIONS_LIMIT: Gauge, "wayfare_connections_limit", [],
        "Maximum number of open connections.";
    CONNECTIONS_ACCEPTED: Counter, "wayfare_connections_accepted_total", [],
        "Accepted connections.";
    CONNECTIONS_REFUSED: Counter, "wayfare_connections_refused_total", [],
        "Connections above the limit: rejected with 503, or closed immediately.";
    REQUESTS_REFUSED: Counter, "wayfare_http_invalid_requests_total", ["reason"],
        "Requests rejected as invalid HTTP, which belong to no call, by reason: `syntax`, a head that is `too_large`, \
             or a protocol error on an `http2` connection.";
    CONNECTIONS_SHED: Counter, "wayfare_connections_shed_total", ["reason"],
        "Clients that were disconnected for being slow, by reason: slow to send the `headers`, a slow `reader`, or a \
             slow reader while other clients needed the `memory`.";
    STREAMS_SHED: Counter, "wayfare_streams_shed_total", ["reason"],
        "HTTP/2 streams that were reset because the client did not read the response, by reason: not within the write \
             timeout (`reader`), or not while other clients needed the `memory`.";
    SEARCHES_STARTED: Counter, "wayfare_searches_started_total", ["vertical"],
        "Started searches.";
    SEARCHES_ENDED: Counter, "wayfare_searches_ended_total", ["vertical", "outcome"],
        "Ended searches: `complete`, `providers_missing`, or `removed` before they were complete.";
    SEARCHES_RUNNING: Gauge, "wayfare_searches_running", ["vertical", "phase"],
        "Running searches, in the phase `first` or `second`.";
    SEARCH_DURATION: Histogram, "wayfare_search_duration_seconds", ["vertical"],
        "Time from the start of a search to the answer of its last provider.";
    PROVIDER_DURATION: Histogram, "wayfare_provider_duration_seconds", ["vertical", "provider"],
        "Time from the start of the node's work on a search to a provider's answer or failure, including \
             waits for a processor.";
    PROVIDER_FAILURES: Counter, "wayfare_provider_failures_total", ["vertical", "provider", "reason"],
        "Provider failures: `error`, `timeout`, `panic`, or `stopped` with the service.";
    STORE_ENTRIES: Gauge, "wayfare_store_entries", ["kind"],
        "Store entries: searches by vertical, and hotel lists.";
    STORE_BYTES: Gauge, "wayfare_store_bytes", ["kind"],
        "Estimated memory of the store's entries.";
    STORE_ENTRIES_LIMIT: Gauge, "wayfare_store_entries_limit", [],
        "Maximum number of entries of the store.";
    STORE_BYTES_LIMIT: Gauge, "wayfare_store_bytes_limit", [],
        "Maximum memory of the store.";
    STORE_REMOVALS: Counter, "wayfare_store_removals_total", ["kind", "reason"],
        "Entries removed from the store: `expired`, `evicted` for a new entry, or `replaced` because another entry \
             has the same id or the shared store lost the entry.";
    SHARED_STORE_UP: Gauge, "wayfare_shared_store_up", [],
        "1 if the shared store is available, and 0 otherwise.";
    SHARED_STORE_OUTAGES: Counter, "wayfare_shared_store_outages_total", [],
        "Outages of the shared store.";
    SHARED_STORE_CALLS: Counter, "wayfare_shared_store_calls_total", ["script", "outcome"],
        "Calls to the shared store, by script and outcome: `done`, `gone` if the store did not respond, `unasked` if \
             the store was known to be unavailable, `full`, or `refused` because of an error in the call. If a \
             call of the script `rate` is not `done`, the node counts the request alone.";
    SHARED_STORE_DURATION: Histogram, "wayfare_shared_store_call_duration_seconds", ["script"],
        "Time from a call to the shared store to its response or failure.";
    SHARED_STORE_SENT: Counter, "wayfare_shared_store_sent_bytes_total", ["script"],
        "Bytes sent in calls to the shared store.";
    SHARED_STORE_SEARCHES: Counter, "wayfare_shared_store_searches_total", ["event"],
        "Searches that this node has `read` from other nodes, `taken_up` from a dead node, `left` to other nodes at \
             shutdown, or `written_again` after the store had lost them; `unreadable` searches, which this node \
             reported to their callers; and polls of searches that are `elsewhere`: on nodes with other settings, or on \
             nodes that have not rewritten them yet.";
    SHARED_STORE_PENDING: Gauge, "wayfare_shared_store_pending", [],
        "Provider answers and removals of searches that wait for the shared store to become available.";
    SHARED_STORE_FOREIGN: Gauge, "wayfare_shared_store_foreign_generations", [],
        "Groups of nodes on the shared store whose settings differ from this node's, so that they return \
             different answers.";
    SHARED_STORE_CLOCK_SKEW: Gauge, "wayfare_shared_store_clock_skew_seconds", [],
        "Time by which the node's clock is ahead of the shared store's clock, measured every minute.";
    QUEUE: Gauge, "wayfare_queue_seconds", [],
        "Time that all processors together are expected to need for the accepted work.";
    QUEUE_LIMIT: Gauge, "wayfare_queue_limit_seconds", [],
        "Maximum queue time. If it is exceeded, searches are refused.";
    QUEUE_WAITING: Gauge, "wayfare_queue_waiting", ["work"],
        "Tasks waiting for a processor, for a `search` or an `answer`.";
    QUEUE_WAIT: Histogram, "wayfare_queue_wait_seconds", ["work"],
        "Time that a task waited for a processor.";
    UPSTREAM_NOTES: Counter, "wayfare_upstream_notes_total", ["operation"],
        "Differences between the upstream's responses and the API's description, in a relay. A rise is an early \
             warning of changes at the upstream.";
    UPSTREAM_CALLS_LEFT: Gauge, "wayfare_upstream_calls_left", ["group"],
        "Calls of a group of operations that its budget still allows within the hour, in a relay.";
    LOG_LINES_DROPPED: Counter, "wayfare_log_lines_dropped_total", [],
        "Log lines that were dropped because the log was not read fast enough.";
    BUILD_INFO: Gauge, "wayfare_build_info", ["version"],
        "Always 1, with the version as a label.";
    PROCESS_CPU: Counter, "process_cpu_seconds_total", [],
        "CPU time of the process.";
    PROCESS_RESIDENT: Gauge, "process_resident_memory_bytes", [],
        "Resident memory of the process.";
    PROCESS_VIRTUAL: Gauge, "process_virtual_memory_bytes", [],
        "Virtual memory of the process.";
    PROCESS_OPEN_FDS: Gauge, "process_open_fds", [],
        "Open file descriptors of the process.";
    PROCESS_MAX_FDS: Gauge, "process_max_fds", [],
        "Maximum number of open file descriptors of the process.";
    PROCESS_THREADS: Gauge, "process_threads", [],
        "Threads of the process.";
    PROCESS_START: Gauge, "process_start_time_seconds", [],
        "Start of the process, in seconds since 1970.";
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> String {
        let rows = ALL.iter().map(|metric| {
            let labels: Vec<_> = metric.labels.iter().map(|label| format!("`{label}`")).collect();
            let kind = format!("{:?}", metric.kind).to_lowercase();
            format!("| `{}` | {kind} | {} | {} |\n", metric.name, labels.join(", "), metric.doc)
        });
        format!("| name | kind | labels | meaning |\n|---|---|---|---|\n{}", rows.collect::<String>())
    }

    #[test]
    fn the_documented_table_matches_the_code() {
        let (table, docs) = (table(), include_str!("metrics.md"));
        assert!(table == docs, "src/metrics/metrics.md has to be:\n{table}");
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
