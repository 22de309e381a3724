//! The media types of records.

use specwright_core::media_type::NDJSON;

/// Other names of it in use.
const ALIASES: [&str; 5] = [
    "application/ndjson",
    "application/jsonl",
    "application/x-jsonl",
    "application/jsonlines",
    "application/x-jsonlines",
];

/// The media types accepted where the answer is a stream of records: that of errors, too.
pub(crate) const ACCEPTED: &str = "application/x-ndjson, application/json";

/// Whether a media type, in lower case, is that of records.
pub(crate) fn is_of_records(media_type: &str) -> bool {
    media_type == NDJSON || ALIASES.contains(&media_type)
}
