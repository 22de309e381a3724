//! The `x-` keywords: facts of the description for which neither JSON Schema nor OpenAPI has a keyword.
//!
//! `docs/guide.md` explains each. The names are the same for every API.

/// The map of the answer whose key this is.
pub const REF: &str = "x-description-ref";
/// The array of the answer that this is an index into.
pub const INDEX: &str = "x-description-index";
/// A list that may come as an object of its elements: the element's field that the names stand for.
pub const ENTRIES: &str = "x-description-entries";
/// A second name, under which answers may have it.
pub const ALSO: &str = "x-description-also";
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
/// Bounds without a keyword.
pub const LIMITS: &str = "x-description-limits";
/// The values of an enum, each with its doc.
pub const VALUES: &str = "x-description-values";
/// Case of a value is ignored.
pub const ANY_CASE: &str = "x-description-any-case";
/// Points left open, with the choices made.
pub const UNSTATED: &str = "x-description-unstated";
/// The protocol of a polled operation.
pub const PROTOCOL: &str = "x-description-protocol";
/// The protocol of a repeated operation.
pub const REPEAT: &str = "x-description-repeat";
/// Format of a stream of records.
pub const STREAM: &str = "x-description-stream";
/// The sequence of a stream's pages.
pub const FEED: &str = "x-description-feed";
/// The job that an operation starts.
pub const JOB: &str = "x-description-job";
/// How a listing goes on, page after page.
pub const PAGING: &str = "x-description-paging";
/// An idempotent call, though its method does not imply it.
pub const REPEATABLE: &str = "x-description-repeatable";
/// A call whose answers may be kept.
pub const CACHEABLE: &str = "x-description-cacheable";
/// Error bodies: their distinguishing fields, and the fields with their parts.
pub const ENVELOPES: &str = "x-description-envelopes";
/// Statements about versions and compatibility.
pub const VERSIONING: &str = "x-description-versioning";
/// Shapes that the API's documentation shows, and that nothing refers to.
pub const UNREFERENCED: &str = "x-description-unreferenced";
/// Values that are known of a list that may grow: a keyword that other tools know too.
pub const EXTENSIBLE_ENUM: &str = "x-extensible-enum";
