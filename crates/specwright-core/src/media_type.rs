//! Media types of bodies.

/// JSON, unless the description says another one.
pub const JSON: &str = "application/json";

/// A stream of records, a line of JSON each.
pub const NDJSON: &str = "application/x-ndjson";

/// A form.
pub const FORM: &str = "application/x-www-form-urlencoded";

/// Bytes, unless the description says more.
pub const BYTES: &str = "application/octet-stream";
