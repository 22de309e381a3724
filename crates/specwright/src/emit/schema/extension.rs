//! The `x-` keywords, which express facts that neither JSON Schema nor OpenAPI has a keyword for.
//!
//! `docs/guide.md` explains each keyword. The names are the same for every API.

/// The response map that contains the value as a key.
pub const REF: &str = "x-description-ref";
/// The response array into which the value is an index.
pub const INDEX: &str = "x-description-index";
/// Marker for a list that may also be an object. The value is the element field that provides the object's keys.
pub const ENTRIES: &str = "x-description-entries";
/// An alternative name that responses may use for the field.
pub const ALSO: &str = "x-description-also";
/// The response option that the field requires.
pub const OPTION: &str = "x-description-option";
/// Marker for the parameter that lists response options.
pub const RESPONSE_OPTIONS: &str = "x-description-response-options";
/// Unit of a number.
pub const UNIT: &str = "x-description-unit";
/// Marker for a field that is documented as required, but tolerated when missing.
pub const EXPECTED: &str = "x-description-expected";
/// Rules about several fields.
pub const RULES: &str = "x-description-rules";
/// Bounds without a keyword.
pub const LIMITS: &str = "x-description-limits";
/// The values of an enum and their docs.
pub const VALUES: &str = "x-description-values";
/// Marker for case-insensitive values.
pub const ANY_CASE: &str = "x-description-any-case";
/// Unspecified points, and the choices made.
pub const UNSTATED: &str = "x-description-unstated";
/// The protocol of a polled operation.
pub const PROTOCOL: &str = "x-description-protocol";
/// The protocol of a repeated operation.
pub const REPEAT: &str = "x-description-repeat";
/// Format of a stream of records.
pub const STREAM: &str = "x-description-stream";
/// The page sequence of a stream.
pub const FEED: &str = "x-description-feed";
/// The job that an operation starts.
pub const JOB: &str = "x-description-job";
/// The pagination method of a listing.
pub const PAGING: &str = "x-description-paging";
/// Marker for an operation that is safe to retry although its method is not GET.
pub const REPEATABLE: &str = "x-description-repeatable";
/// The request field with the idempotency token, as `query.field` or `body.field`.
pub const IDEMPOTENCY_TOKEN: &str = "x-description-idempotency-token";
/// The response field with the results of a single call.
pub const RESULTS: &str = "x-description-results";
/// Request fields whose values responses repeat.
pub const ECHOES: &str = "x-description-echoes";
/// Marker for an operation whose responses may be cached.
pub const CACHEABLE: &str = "x-description-cacheable";
/// Error bodies: their distinguishing fields, the fields that contain the parts of an error, and the codes by status.
pub const ENVELOPES: &str = "x-description-envelopes";
/// Statements about versioning and compatibility.
pub const VERSIONING: &str = "x-description-versioning";
/// Types that the API's documentation contains but that nothing refers to.
pub const UNREFERENCED: &str = "x-description-unreferenced";
/// Parts of a request that identify the end user.
pub const END_USER: &str = "x-description-end-user";
/// Media type of JSON bodies.
pub const MEDIA_TYPE: &str = "x-description-media-type";
/// The definition that an inlined schema describes.
pub const TYPE: &str = "x-description-type";
/// Marker for a field whose empty list or map differs from an absent one.
pub const MAY_BE_EMPTY: &str = "x-description-may-be-empty";
/// Name of the field that a header contains.
pub const FIELD: &str = "x-description-field";
/// Marker for an open enum whose list of values is complete.
pub const COMPLETE: &str = "x-description-complete";
/// Rust path of the hand-written type of a grammar.
pub const GRAMMAR: &str = "x-description-grammar";
/// The command that generates the document, and its input.
pub const GENERATED: &str = "x-generated";
/// The known values of an open enum. Other tools also use this keyword.
pub const EXTENSIBLE_ENUM: &str = "x-extensible-enum";
