//! Refusals of requests and their answers.

use std::fmt;

use axum::http::header::{ALLOW, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::Response;

use super::redact::Secret;
use super::reply::json;
use super::{Cause, Denial, Errors, Faults, Refused};

/// Refusal of a request.
#[derive(Debug)]
pub struct Refusal<E: Errors>(Box<Kind<E>>);

#[derive(Debug)]
enum Kind<E: Errors> {
    Denied(Denial),
    Invalid(Faults<E>),
    Unknown(E::Reason),
    Failed,
}

impl<E: Errors> Refusal<E> {
    /// A failure of the service. The cause belongs in the log, not in the answer.
    pub fn internal() -> Self {
        Refusal(Box::new(Kind::Failed))
    }

    /// The request asks for something that does not exist.
    pub fn unknown(reason: E::Reason) -> Self {
        Refusal(Box::new(Kind::Unknown(reason)))
    }

    /// The answer, with the key removed from texts of the request.
    pub(crate) fn into_response(self, url: &str, secret: &Secret) -> Response {
        let answer = |status, refused| json(status, &E::envelope(refused));
        match *self.0 {
            Kind::Denied(denial) => {
                let (status, code) = (denial.status(), E::code(Cause::Denied(&denial)));
                let refused = Refused::Denied { status, code, message: denial.to_string() };
                with_headers(answer(status, refused), &denial)
            }
            Kind::Unknown(reason) => {
                let (status, code) = (StatusCode::NOT_FOUND, E::code(Cause::Own(&reason)));
                let message = secret.hide(reason.to_string());
                answer(status, Refused::Denied { status, code, message })
            }
            Kind::Invalid(faults) => {
                let listed = faults.iter().map(|fault| (fault.code.clone(), secret.hide(fault.to_string())));
                let mut errors: Vec<_> = listed.collect();
                if faults.omitted() > 0 {
                    let text = format!("and {} more faults, not listed here", faults.omitted());
                    errors.push((E::code(Cause::Invalid), text));
                }
                answer(StatusCode::BAD_REQUEST, Refused::Errors { url, errors })
            }
            Kind::Failed => {
                let text = "the service failed; trying again may help".to_owned();
                let errors = vec![(E::code(Cause::Failed), text)];
                answer(StatusCode::INTERNAL_SERVER_ERROR, Refused::Errors { url, errors })
            }
        }
    }
}

fn with_headers(mut response: Response, denial: &Denial) -> Response {
    let headers = response.headers_mut();
    match denial {
        Denial::TooManyRequests { seconds } | Denial::Overloaded { seconds } => {
            headers.insert(RETRY_AFTER, (*seconds).into());
        }
        Denial::WrongMethod { allowed } => {
            headers.insert(ALLOW, HeaderValue::from_static(allowed));
        }
        _ => {}
    }
    response
}

impl<E: Errors> From<Denial> for Refusal<E> {
    fn from(denial: Denial) -> Self {
        Refusal(Box::new(Kind::Denied(denial)))
    }
}

/// A bad request with all its faults.
impl<E: Errors> From<Faults<E>> for Refusal<E> {
    fn from(faults: Faults<E>) -> Self {
        Refusal(Box::new(Kind::Invalid(faults)))
    }
}

impl<E: Errors> fmt::Display for Refusal<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &*self.0 {
            Kind::Denied(denial) => E::code(Cause::Denied(denial)).fmt(f),
            Kind::Unknown(reason) => E::code(Cause::Own(reason)).fmt(f),
            Kind::Invalid(faults) => write!(f, "{} faults", faults.iter().count() + faults.omitted()),
            Kind::Failed => E::code(Cause::Failed).fmt(f),
        }
    }
}
