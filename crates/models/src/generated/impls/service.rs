// Made by `cargo xtask regenerate` from `spec/service.toml`. Do not edit.

//! From `service.toml`.

use super::super::service::*;

specwright_core::new! { PreSearchErrorResponse "Creates a value with the required fields; the others are absent." {
    error_code: ErrorCode => error_code = error_code;
} default { status, error_message } }

specwright_core::object! { PreSearchErrorResponse {
    0 status: expected "status";
    1 error_code: required "errorCode";
    2 error_message: expected "errorMessage";
} }

specwright_core::new! { SearchErrorResponse "Creates a value with the required fields; the others are absent." {
    errors: Vec<ErrorEntry> => errors = errors;
} default { url } }

specwright_core::object! { SearchErrorResponse {
    0 url: expected "url";
    1 errors: required_list "errors";
} }

specwright_core::object! { ErrorEntry {
    0 code: expected "code";
    1 description: expected "description";
    2 localized_description: expected "localizedDescription";
} }

specwright_core::open_text!(
    ErrorCode, Unlisted; "INTERNAL_ERROR" => InternalError, "ANONYMOUS_ACCESS_DENIED" =>
    AnonymousAccessDenied, "INVALID_API_KEY" => InvalidApiKey, "EXPIRED_API_KEY" =>
    ExpiredApiKey, "INVALID_USER_AGENT" => InvalidUserAgent,
    "MISSING_ORIGINAL_CLIENT_IP_HEADER" => MissingOriginalClientIpHeader,
    "MISSING_USER_TRACK_ID" => MissingUserTrackId, "UNRECOGNIZED_LOCATION" =>
    UnrecognizedLocation, "INVALID_DATES" => InvalidDates, "ACCESS_DENIED" =>
    AccessDenied, "INVALID_REQUEST" => InvalidRequest, "INVALID_SEARCH_ID" =>
    InvalidSearchId, "RATE_LIMIT_EXCEEDED" => RateLimitExceeded, "SERVICE_OVERLOADED" =>
    ServiceOverloaded, "NOT_FOUND" => NotFound
);
