//! Refusals of requests and their responses.

use std::fmt;

use axum::http::header::{ACCEPT, ACCEPT_ENCODING, ALLOW, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::Response;

use super::access::Reason;
use super::context::CallContext;
use super::{Cause, Denial, Errors, Faults, Refused, reply};

/// A refusal of a request.
#[derive(Debug)]
pub struct Refusal<E: Errors>(Box<Kind<E>>);

#[derive(Debug)]
enum Kind<E: Errors> {
    Denied(Denial),
    Invalid(Faults<E>),
    Own(StatusCode, E::Reason),
    Failed,
}

impl<E: Errors> Refusal<E> {
    /// Creates a refusal for an internal error. The cause belongs in the log, not in the response.
    pub fn internal() -> Self {
        Refusal(Box::new(Kind::Failed))
    }

    /// Creates a refusal for a resource that does not exist.
    pub fn unknown(reason: impl Into<E::Reason>) -> Self {
        Refusal::with_status(StatusCode::NOT_FOUND, reason)
    }

    /// Creates a refusal with this status and a service-specific reason. Examples are 409 if the request conflicts with
    /// another request, and 412 if the resource has changed since the caller read it.
    pub fn with_status(status: StatusCode, reason: impl Into<E::Reason>) -> Self {
        Refusal(Box::new(Kind::Own(status, reason.into())))
    }

    /// Returns the metrics label of the reason.
    fn label(&self) -> &'static str {
        match &*self.0 {
            Kind::Denied(denial) => denial.label(),
            Kind::Invalid(_) => "invalid",
            Kind::Own(StatusCode::NOT_FOUND, _) => "unknown",
            Kind::Own(..) => "refused",
            Kind::Failed => "failed",
        }
    }

    /// Returns the response. Keys are redacted from text that comes from the request.
    pub(crate) fn into_response(self, call: &CallContext) -> Response {
        let reason = Reason { text: self.to_string(), label: self.label() };
        let (redactor, in_url) = (&call.redactor, |status, errors| {
            respond::<E>(status, Refused::Errors { status, url: &call.url(), errors })
        });
        let mut response = match *self.0 {
            Kind::Denied(denial) => denied::<E>(&denial),
            Kind::Own(status, reason) => {
                let code = E::code(Cause::Own(status, &reason));
                let message = redactor.hide(reason.to_string());
                respond::<E>(status, Refused::Denied { status, code, message })
            }
            Kind::Invalid(faults) => {
                let listed =
                    faults.iter().map(|fault| (fault.code.clone(), redactor.hide(fault.to_string())));
                let mut errors: Vec<_> = listed.collect();
                let omitted = faults.omitted();
                if omitted > 0 {
                    let s = if omitted == 1 { "" } else { "s" };
                    let text = format!("and {omitted} more fault{s}, not listed here");
                    errors.push((E::code(Cause::Invalid), text));
                }
                in_url(StatusCode::BAD_REQUEST, errors)
            }
            Kind::Failed => {
                let text = "the service failed; a retry may succeed".to_owned();
                in_url(StatusCode::INTERNAL_SERVER_ERROR, vec![(E::code(Cause::Failed), text)])
            }
        };
        response.extensions_mut().insert(reason);
        response
    }
}

/// Returns the response to a request that was refused regardless of its content.
pub(crate) fn denied<E: Errors>(denial: &Denial) -> Response {
    let (status, code) = (denial.status(), E::code(Cause::Denied(denial)));
    let reason = Reason { text: code.to_string(), label: denial.label() };
    let refused = Refused::Denied { status, code, message: denial.to_string() };
    let mut response = with_headers(respond::<E>(status, refused), denial);
    response.extensions_mut().insert(reason);
    response
}

fn respond<E: Errors>(status: StatusCode, refused: Refused<'_, E::Code>) -> Response {
    reply::error(status, E::MEDIA_TYPE, &E::envelope(refused))
}

fn with_headers(mut response: Response, denial: &Denial) -> Response {
    let headers = response.headers_mut();
    match denial {
        Denial::TooManyRequests { seconds, .. }
        | Denial::NoRoom { seconds }
        | Denial::NoStore { seconds }
        | Denial::OtherNode { seconds }
        | Denial::TooManySearches { seconds }
        | Denial::Overloaded { seconds }
        | Denial::Upstream { seconds: Some(seconds), .. } => {
            headers.insert(RETRY_AFTER, (*seconds).into());
        }
        Denial::WrongMethod { allowed } => {
            headers.insert(ALLOW, HeaderValue::from_static(allowed));
        }
        // In responses, these headers list the media types and encodings that requests may use (RFC 9110, sections
        // 12.5.1 and 12.5.3).
        Denial::WrongMediaType { allowed } => drop(headers.insert(ACCEPT, HeaderValue::from_static(allowed))),
        Denial::EncodedBody => drop(headers.insert(ACCEPT_ENCODING, HeaderValue::from_static("identity"))),
        _ => {}
    }
    response
}

impl<E: Errors> From<Denial> for Refusal<E> {
    fn from(denial: Denial) -> Self {
        Refusal(Box::new(Kind::Denied(denial)))
    }
}

/// Rejects an invalid request, and lists at most [`Faults::MAX`] of its faults.
impl<E: Errors> From<Faults<E>> for Refusal<E> {
    fn from(faults: Faults<E>) -> Self {
        Refusal(Box::new(Kind::Invalid(faults)))
    }
}

impl<E: Errors> fmt::Display for Refusal<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &*self.0 {
            Kind::Denied(denial) => E::code(Cause::Denied(denial)).fmt(f),
            Kind::Own(status, reason) => E::code(Cause::Own(*status, reason)).fmt(f),
            Kind::Invalid(faults) => match faults.count() {
                1 => f.write_str("1 fault"),
                count => write!(f, "{count} faults"),
            },
            Kind::Failed => E::code(Cause::Failed).fmt(f),
        }
    }
}
