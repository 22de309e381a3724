//! Media types of streams.

use specwright_core::media_type::NDJSON;

/// Other media types in use for NDJSON.
const ALIASES: [&str; 5] = [
    "application/ndjson",
    "application/jsonl",
    "application/x-jsonl",
    "application/jsonlines",
    "application/x-jsonlines",
];

/// The `Accept` header for streams of records. Includes JSON, the media type of errors.
pub(crate) const ACCEPTED: &str = "application/x-ndjson, application/json";

/// The `Accept` header for streams of events.
pub(crate) const ACCEPTED_EVENTS: &str = "text/event-stream, application/json";

/// Returns `true` if a media type, in lower case, represents a stream of records.
pub(crate) fn is_of_records(media_type: &str) -> bool {
    media_type == NDJSON || ALIASES.contains(&media_type)
}
