//! Media types of bodies.

/// Media type of JSON bodies, unless the description names another media type.
pub const JSON: &str = "application/json";

/// A stream of records, one JSON value per line.
pub const NDJSON: &str = "application/x-ndjson";

/// A stream of server-sent events.
pub const EVENTS: &str = "text/event-stream";

/// A URL-encoded form.
pub const FORM: &str = "application/x-www-form-urlencoded";

/// Media type of binary bodies, unless the description names another media type.
pub const BYTES: &str = "application/octet-stream";
