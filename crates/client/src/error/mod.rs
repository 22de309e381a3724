//! The one error of the client: the failure, with predicates to decide by, and without the key.

mod api;
mod cause;
mod kind;

use std::error::Error as StdError;
use std::fmt;
use std::time::Duration;

use http::StatusCode;
use wayfare_validation::{Violation, Violations};

pub use api::{ApiError, ApiErrorEntry};
pub(crate) use cause::Cause;
pub use kind::ErrorKind;

/// The reason why a call has no result.
///
/// One word wide. Texts of the service, of the network and of the HTTP stack were passed through the redactor: the
/// key is in none of them, whether plain or encoded. Its `Display` describes the failure in one line without the
/// text of [`source`](StdError::source), which holds the causes below the HTTP stack's.
pub struct Error(Box<Parts>);

#[derive(Debug)]
struct Parts {
    kind: ErrorKind,
    operation: Option<&'static str>,
    /// Details beyond the kind.
    detail: String,
    status: Option<StatusCode>,
    api: Option<ApiError>,
    violations: Option<Violations>,
    retry_after: Option<Duration>,
    offset: Option<usize>,
    transience: Transience,
    attempts: u32,
    cause: Option<Cause>,
}

/// The possible effect of sending the request again. [`RetryPolicy`](crate::RetryPolicy) has the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Transience {
    /// It would fail again.
    Final,
    /// It may help. The service may have carried out the first one, too.
    Doubtful,
    /// It may help. The service has not carried out the first one.
    Unheard,
}

impl Error {
    pub(crate) fn new(kind: ErrorKind, detail: impl Into<String>) -> Self {
        Error(Box::new(Parts {
            kind,
            operation: None,
            detail: detail.into(),
            status: None,
            api: None,
            violations: None,
            retry_after: None,
            offset: None,
            transience: Transience::Final,
            attempts: 0,
            cause: None,
        }))
    }

    pub(crate) fn with_operation(mut self, operation: &'static str) -> Self {
        self.0.operation = Some(operation);
        self
    }

    pub(crate) fn with_status(mut self, status: StatusCode) -> Self {
        self.0.status = Some(status);
        self
    }

    pub(crate) fn with_api(mut self, api: Option<ApiError>) -> Self {
        self.0.api = api;
        self
    }

    pub(crate) fn with_retry_after(mut self, wait: Option<Duration>) -> Self {
        self.0.retry_after = wait;
        self
    }

    pub(crate) fn with_offset(mut self, offset: Option<usize>) -> Self {
        self.0.offset = offset;
        self
    }

    pub(crate) fn with_transience(mut self, transience: Transience) -> Self {
        self.0.transience = transience;
        self
    }

    pub(crate) fn with_attempts(mut self, attempts: u32) -> Self {
        self.0.attempts = attempts;
        self
    }

    pub(crate) fn with_cause(mut self, cause: Option<Cause>) -> Self {
        self.0.cause = cause;
        self
    }

    pub(crate) fn transience(&self) -> Transience {
        self.0.transience
    }

    /// The kind of failure.
    pub fn kind(&self) -> ErrorKind {
        self.0.kind
    }

    /// The operation that failed, such as `flights.poll`, where it was one.
    pub fn operation(&self) -> Option<&'static str> {
        self.0.operation
    }

    /// The answer's HTTP status, where there was an answer.
    pub fn status(&self) -> Option<StatusCode> {
        self.0.status
    }

    /// The error that the service reported in one of its error envelopes.
    pub fn api_error(&self) -> Option<&ApiError> {
        self.0.api.as_ref()
    }

    /// All violations of a request that was not sent; empty for any other error.
    pub fn violations(&self) -> &[Violation] {
        self.0.violations.as_deref().unwrap_or_default()
    }

    /// The wait that the service asked for, counted from its answer.
    pub fn retry_after(&self) -> Option<Duration> {
        self.0.retry_after
    }

    /// The byte up to which the answer could be read, where it is not JSON. Counted from 0.
    pub fn offset(&self) -> Option<usize> {
        self.0.offset
    }

    /// The number of times that the request was sent; 0 where it was not.
    pub fn attempts(&self) -> u32 {
        self.0.attempts
    }

    /// Whether the same request may succeed later. The client has retried as far as its policy and the operation
    /// allow.
    pub fn is_retryable(&self) -> bool {
        self.0.transience != Transience::Final
    }

    /// Whether no answer came in time.
    pub fn is_timeout(&self) -> bool {
        self.0.kind == ErrorKind::Timeout
    }

    /// Whether the request never reached the service, for lack of a connection.
    pub fn is_connect(&self) -> bool {
        self.0.kind == ErrorKind::Network && self.0.transience == Transience::Unheard
    }
}

/// A request that does not validate.
impl From<Violations> for Error {
    fn from(violations: Violations) -> Self {
        let mut error = Error::new(ErrorKind::InvalidRequest, violations.to_string());
        error.0.violations = Some(violations);
        error
    }
}

/// `flights.poll: too many requests (status 429, 3 attempts): RATE_LIMIT_EXCEEDED: slow down`
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = &*self.0;
        if let Some(operation) = parts.operation {
            write!(f, "{operation}: ")?;
        }
        f.write_str(parts.kind.headline())?;
        match (parts.status.map(|status| status.as_u16()), parts.attempts) {
            (None, 0 | 1) => {}
            (None, attempts) => write!(f, " ({attempts} attempts)")?,
            (Some(status), 0 | 1) => write!(f, " (status {status})")?,
            (Some(status), attempts) => write!(f, " (status {status}, {attempts} attempts)")?,
        }
        if parts.detail.is_empty() { Ok(()) } else { write!(f, ": {}", parts.detail) }
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Parts { kind, operation, detail, status, api, violations, .. } = &*self.0;
        let mut out = f.debug_struct("Error");
        out.field("kind", kind).field("operation", operation).field("status", status).field("detail", detail);
        out.field("api_error", api).field("violations", violations);
        out.field("retry_after", &self.0.retry_after).field("offset", &self.0.offset);
        out.field("attempts", &self.0.attempts).field("source", &self.0.cause).finish()
    }
}

impl StdError for Error {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        self.0.cause.as_ref().map(|cause| cause as _)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_one_word_wide() {
        assert_eq!(size_of::<Error>(), size_of::<usize>());
        assert_eq!(size_of::<Option<Error>>(), size_of::<usize>());
    }

    #[test]
    fn it_says_what_happened_in_one_line() {
        let error = Error::new(ErrorKind::Service, "")
            .with_operation("flights.poll")
            .with_status(StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(error.to_string(), "flights.poll: the service failed (status 503)");
        let error = error.with_attempts(3);
        assert_eq!(error.to_string(), "flights.poll: the service failed (status 503, 3 attempts)");
        let error = Error::new(ErrorKind::Timeout, "waited 30s").with_attempts(2);
        assert_eq!(error.to_string(), "no answer in time (2 attempts): waited 30s");
    }

    #[test]
    fn it_can_go_between_threads() {
        fn thread_safe<T: Send + Sync + 'static>() {}
        thread_safe::<Error>();
    }
}
