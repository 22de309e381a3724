//! How a request is refused: the description's two envelopes.

use std::fmt;

use axum::http::header::{ALLOW, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::Response;
use wayfare_models::service::{ErrorCode, ErrorEntry, PreSearchErrorResponse, SearchErrorResponse};

use super::redact::Secret;
use super::reply::json;
use super::{Faults, OwnReason};

/// Why an operation has no answer.
#[derive(Debug)]
pub struct Refusal(Box<Kind>);

#[derive(Debug)]
enum Kind {
    /// Before the request itself was looked at.
    Before {
        status: StatusCode,
        code: ErrorCode,
        message: String,
        retry_after: Option<u64>,
        allow: Option<&'static str>,
    },
    /// The request does not validate.
    Faults {
        /// The faults, as they are answered.
        listed: Vec<(ErrorCode, String)>,
        omitted: usize,
    },
    /// The service failed.
    Internal,
}

impl Refusal {
    /// A bad request, with all that is wrong with it.
    pub fn bad_request<R: OwnReason>(faults: &Faults<R>) -> Self {
        let listed = faults.iter().map(|fault| (fault.code.clone(), fault.to_string())).collect();
        Refusal(Box::new(Kind::Faults { listed, omitted: faults.omitted() }))
    }

    /// A failure of the service. Why is for the log, not for the answer.
    pub fn internal() -> Self {
        Refusal(Box::new(Kind::Internal))
    }

    /// A requirement that is not met before the request itself is looked at.
    pub(crate) fn before(status: StatusCode, code: ErrorCode, message: impl Into<String>) -> Self {
        let (message, retry_after, allow) = (message.into(), None, None);
        Refusal(Box::new(Kind::Before { status, code, message, retry_after, allow }))
    }

    /// Too many requests; the next one may come in so many seconds.
    pub(crate) fn too_many(seconds: u64) -> Self {
        Refusal(Box::new(Kind::Before {
            status: StatusCode::TOO_MANY_REQUESTS,
            code: ErrorCode::RateLimitExceeded,
            message: format!("too many requests: wait {seconds} s"),
            retry_after: Some(seconds),
            allow: None,
        }))
    }

    /// Another method than the path has.
    pub(crate) fn method(allow: &'static str) -> Self {
        Refusal(Box::new(Kind::Before {
            status: StatusCode::METHOD_NOT_ALLOWED,
            code: ErrorCode::NotFound,
            message: format!("this path is called with {allow}"),
            retry_after: None,
            allow: Some(allow),
        }))
    }

    /// A path that does not exist.
    pub(crate) fn not_found() -> Self {
        Refusal::before(StatusCode::NOT_FOUND, ErrorCode::NotFound, "there is no such path")
    }

    /// What the request asks for does not exist.
    pub fn unknown(message: impl Into<String>) -> Self {
        Refusal::before(StatusCode::NOT_FOUND, ErrorCode::NotFound, message)
    }

    /// The answer. The key is taken out of what the request wrote into it.
    pub(crate) fn into_response(self, url: &str, secret: &Secret) -> Response {
        match *self.0 {
            Kind::Before { status, code, message, retry_after, allow } => {
                let mut body = PreSearchErrorResponse::new(code);
                body.status = Some(i64::from(status.as_u16()));
                body.error_message = Some(message);
                let mut response = json(status, &body);
                if let Some(seconds) = retry_after {
                    response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
                }
                if let Some(allow) = allow {
                    response.headers_mut().insert(ALLOW, HeaderValue::from_static(allow));
                }
                response
            }
            Kind::Faults { listed, omitted } => {
                let mut errors: Vec<ErrorEntry> =
                    listed.into_iter().map(|(code, text)| entry(code, secret.hide(text))).collect();
                if omitted > 0 {
                    let text = format!("and {omitted} more faults, not listed here");
                    errors.push(entry(ErrorCode::InvalidRequest, text));
                }
                let mut body = SearchErrorResponse::new(errors);
                body.url = Some(url.to_owned());
                json(StatusCode::BAD_REQUEST, &body)
            }
            Kind::Internal => {
                let text = "the service failed; trying again may help".to_owned();
                let mut body = SearchErrorResponse::new(vec![entry(ErrorCode::InternalError, text)]);
                body.url = Some(url.to_owned());
                json(StatusCode::INTERNAL_SERVER_ERROR, &body)
            }
        }
    }
}

impl<R: OwnReason> From<Faults<R>> for Refusal {
    fn from(faults: Faults<R>) -> Self {
        Refusal::bad_request(&faults)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &*self.0 {
            Kind::Before { code, .. } => f.write_str(code.as_str()),
            Kind::Faults { listed, omitted } => write!(f, "{} faults", listed.len() + omitted),
            Kind::Internal => f.write_str(ErrorCode::InternalError.as_str()),
        }
    }
}

fn entry(code: ErrorCode, description: String) -> ErrorEntry {
    let localized = localized(&code);
    let mut entry = ErrorEntry::new(code);
    entry.description = Some(description);
    entry.localized_description = Some(localized.to_owned());
    entry
}

/// What an end user reads. The service speaks English alone.
fn localized(code: &ErrorCode) -> &'static str {
    match code {
        ErrorCode::UnrecognizedLocation => "We don't know one of these places.",
        ErrorCode::InvalidDates => "Please check your dates.",
        ErrorCode::InvalidSearchId => "This search has expired. Please search again.",
        ErrorCode::InternalError => "Something went wrong. Please try again.",
        _ => "Please check your search.",
    }
}
