//! The errors of this API: the description's error codes and its two envelopes.

use serde::Serialize;
use specwright_core::ViolationReason;
use specwright_core::{Date, Grammar};
use wayfare_models::common::AirportCode;
use wayfare_models::service::{ErrorCode, ErrorEntry, PreSearchErrorResponse, SearchErrorResponse};
use wayfare_validation::Path;

use crate::http::{self, Cause, Denial, Errors, Refused};
use crate::travel::objection::Objection;

/// The faults in a request to this service.
pub(crate) type Faults = http::Faults<ApiErrors>;

/// A refusal of this service.
pub(crate) type Refusal = http::Refusal<ApiErrors>;

/// The errors of this API.
#[derive(Debug)]
pub enum ApiErrors {}

impl Errors for ApiErrors {
    type Code = ErrorCode;
    type Reason = Objection;
    type Envelope = Envelope;

    fn code(cause: Cause<'_, Objection>) -> ErrorCode {
        match cause {
            Cause::Denied(denial) => code_of_denial(denial),
            Cause::Invalid => ErrorCode::InvalidRequest,
            Cause::Own(_, objection) => objection.code(),
            Cause::Failed => ErrorCode::InternalError,
        }
    }

    fn envelope(refused: Refused<'_, ErrorCode>) -> Envelope {
        match refused {
            Refused::Denied { status, code, message } => {
                let mut body = PreSearchErrorResponse::new(code);
                body.status = Some(i64::from(status.as_u16()));
                body.error_message = Some(message.into());
                Envelope::PreSearch(body)
            }
            Refused::Errors { url, errors, .. } => {
                let errors = errors.into_iter().map(|(code, text)| entry(code, text)).collect();
                let mut body = SearchErrorResponse::new(errors);
                body.url = Some(url.into());
                Envelope::Search(body)
            }
        }
    }
}

/// Either of the description's two envelopes.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Envelope {
    PreSearch(PreSearchErrorResponse),
    Search(SearchErrorResponse),
}

/// Returns the error code for a violation of the description, regardless of its location.
pub(crate) fn code_of(reason: &ViolationReason) -> ErrorCode {
    match reason {
        ViolationReason::Noted(reason) if reason.breaks(&Date::FORM) => ErrorCode::InvalidDates,
        ViolationReason::Noted(reason) if reason.breaks(&AirportCode::FORM) => {
            ErrorCode::UnrecognizedLocation
        }
        _ => ErrorCode::InvalidRequest,
    }
}

/// Creates a refusal with a single fault, found after the request was prepared.
pub(crate) fn fault(at: &Path<'_>, objection: Objection) -> Refusal {
    let mut faults = Faults::new(|_, reason| code_of(reason));
    faults.at(at, objection);
    faults.into()
}

fn code_of_denial(denial: &Denial) -> ErrorCode {
    match denial {
        Denial::NoKey { .. } => ErrorCode::AnonymousAccessDenied,
        Denial::MisspeltKey { .. } | Denial::UnknownKey => ErrorCode::InvalidApiKey,
        Denial::DeniedKey => ErrorCode::AccessDenied,
        Denial::TooManyRequests { .. } | Denial::TooManySearches { .. } => ErrorCode::RateLimitExceeded,
        Denial::NoRoom { .. }
        | Denial::NoStore { .. }
        | Denial::OtherNode { .. }
        | Denial::Overloaded { .. }
        | Denial::Upstream { .. } => ErrorCode::ServiceOverloaded,
        Denial::NoSession { .. } => ErrorCode::MissingUserTrackId,
        Denial::NoClientIp { .. } => ErrorCode::MissingOriginalClientIpHeader,
        Denial::NoUserAgent { .. } => ErrorCode::InvalidUserAgent,
        Denial::UnknownPath | Denial::WrongMethod { .. } => ErrorCode::NotFound,
        Denial::WrongHosts { .. }
        | Denial::WrongHost
        | Denial::WrongTransferEncoding
        | Denial::WrongMediaType { .. }
        | Denial::EncodedBody
        | Denial::LargeBody { .. }
        | Denial::BrokenBody
        | Denial::SlowBody { .. } => ErrorCode::InvalidRequest,
    }
}

fn entry(code: ErrorCode, description: String) -> ErrorEntry {
    let localized = localized(&code);
    ErrorEntry {
        code: Some(code),
        description: Some(description.into()),
        localized_description: Some(localized.into()),
    }
}

/// Returns the message for end users, in English only.
fn localized(code: &ErrorCode) -> &'static str {
    match code {
        ErrorCode::UnrecognizedLocation => "We don't know one of these places.",
        ErrorCode::InvalidDates => "Please check your dates.",
        ErrorCode::InvalidSearchId => "This search has expired. Please search again.",
        ErrorCode::InternalError => "Something went wrong. Please try again.",
        _ => "Please check your search.",
    }
}
