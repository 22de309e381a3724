//! The `x-` keywords: what the description says and neither JSON Schema nor OpenAPI has a word for.
//!
//! `spec/README.md` explains each. The names are the same whatever API is described.

/// The map of the answer whose key this is.
pub const REF: &str = "x-description-ref";
/// The array of the answer that this is an index into.
pub const INDEX: &str = "x-description-index";
/// A list that may come as an object of its elements: the element's field that the names stand for.
pub const ENTRIES: &str = "x-description-entries";
/// The response option without which this is not there.
pub const OPTION: &str = "x-description-option";
/// The parameter lists response options.
pub const RESPONSE_OPTIONS: &str = "x-description-response-options";
/// Unit of a number.
pub const UNIT: &str = "x-description-unit";
/// Stated as required, and tolerated when missing.
pub const EXPECTED: &str = "x-description-expected";
/// Rules that concern several fields.
pub const RULES: &str = "x-description-rules";
/// Bounds that no keyword says.
pub const LIMITS: &str = "x-description-limits";
/// The values of an enum, each with what is said of it.
pub const VALUES: &str = "x-description-values";
/// Upper and lower case of a value are alike.
pub const ANY_CASE: &str = "x-description-any-case";
/// What is left open, and the choice made.
pub const UNSTATED: &str = "x-description-unstated";
/// How an operation is polled.
pub const PROTOCOL: &str = "x-description-protocol";
/// How an operation is repeated.
pub const REPEAT: &str = "x-description-repeat";
/// How a stream of records is written.
pub const STREAM: &str = "x-description-stream";
/// How the pages of a stream follow each other.
pub const FEED: &str = "x-description-feed";
/// A call that may be sent twice, though its method does not say so.
pub const REPEATABLE: &str = "x-description-repeatable";
/// How error bodies are told apart, and where their parts are.
pub const ENVELOPES: &str = "x-description-envelopes";
/// What is said of versions and compatibility.
pub const VERSIONING: &str = "x-description-versioning";
/// Shapes that the API's documentation shows, and that nothing refers to.
pub const UNREFERENCED: &str = "x-description-unreferenced";
/// Values that are known of a list that may grow: a keyword that other tools know too.
pub const EXTENSIBLE_ENUM: &str = "x-extensible-enum";
