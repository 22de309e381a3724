//! Media types of bodies.

/// Media type of JSON bodies, unless the description names another media type.
pub const JSON: &str = "application/json";

/// Media type of streams of records, with one JSON value per line.
pub const NDJSON: &str = "application/x-ndjson";

/// Media type of streams of server-sent events.
pub const EVENTS: &str = "text/event-stream";

/// Media type of URL-encoded forms.
pub const FORM: &str = "application/x-www-form-urlencoded";

/// Media type of binary bodies, unless the description names another media type.
pub const BYTES: &str = "application/octet-stream";
