// Made by `cargo xtask regenerate` from `spec/service.toml`. Do not edit.

//! Metadata of the whole service: identity, credentials, error envelopes, statuses and versions.
//!
//! From `service.toml`.
//!
//! # Types
//!
//! * Responses: [`PreSearchErrorResponse`], [`SearchErrorResponse`], [`ErrorEntry`]
//! * Enums: [`ErrorCode`]

/// Error response to a request that failed before the search began: wrong domain, missing headers, or a missing or invalid key.
///
/// Not stated: The statuses of error codes other than INVALID_API_KEY (401), and the error bodies of all but the car endpoints. Chosen (ours): both envelopes for every endpoint.
#[derive(Clone, Debug, PartialEq)]
pub struct PreSearchErrorResponse {
    /// The HTTP status code, repeated in the body.
    ///
    /// `status` on the wire; required, tolerated when missing.
    pub status: Option<i64>,
    /// Error code.
    ///
    /// `errorCode` on the wire; required.
    pub error_code: ErrorCode,
    /// Message for developers.
    ///
    /// `errorMessage` on the wire; required, tolerated when missing.
    pub error_message: Option<specwright_core::Text>,
}

/// Error response to a request that failed during or after validation, with one entry per error.
///
/// Not stated: The optional fields. Chosen (ours): no field is optional, but clients accept responses without the URL.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SearchErrorResponse {
    /// URL of the failed request; Wayfare removes the key from it.
    ///
    /// `url` on the wire; required, tolerated when missing.
    pub url: Option<specwright_core::Text>,
    /// The errors.
    ///
    /// `errors` on the wire; required.
    pub errors: Vec<ErrorEntry>,
}

/// One error in a request.
///
/// Not stated: The optional fields. Chosen (ours): no field is optional, but clients accept entries with missing fields.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ErrorEntry {
    /// Error code.
    ///
    /// `code` on the wire; required, tolerated when missing.
    pub code: Option<ErrorCode>,
    /// Message for developers, in English. Not for end users.
    ///
    /// `description` on the wire; required, tolerated when missing.
    pub description: Option<specwright_core::Text>,
    /// Message for end users, in their language.
    ///
    /// `localizedDescription` on the wire; required, tolerated when missing.
    pub localized_description: Option<specwright_core::Text>,
}

/// Error code.
///
/// Not stated: The complete list. Chosen (observed): the codes observed on live services, and the codes that the embedded service needs.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum ErrorCode {
    /// `INTERNAL_ERROR`: The service failed.
    InternalError,
    /// `ANONYMOUS_ACCESS_DENIED`: The request has no key.
    AnonymousAccessDenied,
    /// `INVALID_API_KEY`: The key is unknown.
    InvalidApiKey,
    /// `EXPIRED_API_KEY`: The key is no longer valid.
    ExpiredApiKey,
    /// `INVALID_USER_AGENT`: The end user's user agent is missing.
    InvalidUserAgent,
    /// `MISSING_ORIGINAL_CLIENT_IP_HEADER`: The end user's IP address is missing.
    MissingOriginalClientIpHeader,
    /// `MISSING_USER_TRACK_ID`: The end user's session id is missing.
    MissingUserTrackId,
    /// `UNRECOGNIZED_LOCATION`: The place does not exist.
    UnrecognizedLocation,
    /// `INVALID_DATES`: The dates do not exist, are in the past or are in the wrong order.
    InvalidDates,
    /// `ACCESS_DENIED`: The key does not permit this request. This error code is defined by Wayfare.
    AccessDenied,
    /// `INVALID_REQUEST`: A value is invalid. This error code is defined by Wayfare.
    InvalidRequest,
    /// `INVALID_SEARCH_ID`: The search is unknown or expired. This error code is defined by Wayfare.
    InvalidSearchId,
    /// `RATE_LIMIT_EXCEEDED`: Too many requests. This error code is defined by Wayfare.
    RateLimitExceeded,
    /// `SERVICE_OVERLOADED`: The service is overloaded. This error code is defined by Wayfare.
    ServiceOverloaded,
    /// `NOT_FOUND`: The path or method does not exist. This error code is defined by Wayfare.
    NotFound,
    /// An unlisted value, unchanged. The list contains the values seen so far. To match such a value, compare the enum's text instead of this variant, since a later version may list the value.
    Unlisted(specwright_core::UnlistedText),
}
