//! The media types of records.

/// The media type of records, a line of JSON each.
macro_rules! records {
    () => {
        "application/x-ndjson"
    };
}
pub(crate) const RECORDS: &str = records!();

/// Other names of it in use.
const ALIASES: [&str; 5] = [
    "application/ndjson",
    "application/jsonl",
    "application/x-jsonl",
    "application/jsonlines",
    "application/x-jsonlines",
];

/// The media types accepted where the answer is a stream of records: that of errors, too.
pub(crate) const ACCEPTED: &str = concat!(records!(), ", application/json");

/// Whether a media type, in lower case, is that of records.
pub(crate) fn is_of_records(media_type: &str) -> bool {
    media_type == RECORDS || ALIASES.contains(&media_type)
}
