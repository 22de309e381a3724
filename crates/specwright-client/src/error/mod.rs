//! The one error of the client: the failure, with predicates to decide by, and without the key.

mod api;
mod cause;
mod give_up;
mod headers;
mod kind;

use std::error::Error as StdError;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use http::{HeaderMap, StatusCode};
use specwright_core::{Violation, Violations};

pub use api::{ApiError, ApiErrorEntry};
pub(crate) use cause::Cause;
pub use give_up::GiveUp;
pub(crate) use headers::{request_id, without_key};
pub use kind::ErrorKind;

use crate::retry_after::in_seconds;

/// The reason why a call has no result.
///
/// One word wide, and cheap to clone. Texts of the service, of the network and of the HTTP stack were passed through the redactor: the
/// key is in none of them, whether plain or encoded. Its `Display` describes the failure in one line without the
/// text of [`source`](StdError::source), which holds the causes below the HTTP stack's.
#[derive(Clone)]
pub struct Error(Arc<Parts>);

#[derive(Clone)]
struct Parts {
    kind: ErrorKind,
    operation: Option<&'static str>,
    /// Details beyond the kind.
    detail: String,
    violations: Option<Violations>,
    retry_after: Option<Duration>,
    offset: Option<usize>,
    transience: Transience,
    cause: Option<Cause>,
    answered: Answered,
    attempts: Attempts,
}

/// The answer that an error is about, as far as there was one.
#[derive(Clone, Default)]
pub(crate) struct Answered {
    pub(crate) status: Option<StatusCode>,
    /// Without the key.
    pub(crate) headers: HeaderMap,
    /// The first part, in memory of its own.
    pub(crate) body: Option<Bytes>,
    /// The error in the body, where that is one of the service's envelopes.
    pub(crate) api: Option<ApiError>,
    /// `true` if the service reported that it does not know the search.
    pub(crate) is_search_gone: bool,
}

impl Answered {
    /// An answer with headers from which the key was taken.
    pub(crate) fn new(status: StatusCode, headers: HeaderMap) -> Self {
        Answered { status: Some(status), headers, ..Answered::default() }
    }

    /// The same with the first part of its body.
    pub(crate) fn with_body(self, body: &[u8]) -> Self {
        Answered { body: Some(Bytes::copy_from_slice(&body[..body.len().min(Error::MAX_BODY)])), ..self }
    }
}

/// Attempts of the failed call.
#[derive(Clone, Default)]
struct Attempts {
    count: u32,
    /// Whether the service may have carried out an attempt before the last one.
    may_have_arrived_before: bool,
    given_up: Option<GiveUp>,
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

/// What is known of the effect of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    /// It was not sent.
    Unsent,
    /// The service turned it away.
    TurnedAway,
    /// The service may have carried it out.
    Unknown,
}

impl Error {
    /// The part of an answer's body that an error keeps: 64 KiB.
    pub const MAX_BODY: usize = 64 << 10;

    pub(crate) fn new(kind: ErrorKind, detail: impl Into<String>) -> Self {
        Error(Arc::new(Parts {
            kind,
            operation: None,
            detail: detail.into(),
            violations: None,
            retry_after: None,
            offset: None,
            transience: Transience::Final,
            cause: None,
            answered: Answered::default(),
            attempts: Attempts::default(),
        }))
    }

    fn with(mut self, set: impl FnOnce(&mut Parts)) -> Self {
        set(Arc::make_mut(&mut self.0));
        self
    }

    pub(crate) fn with_operation(self, operation: &'static str) -> Self {
        self.with(|parts| parts.operation = Some(operation))
    }

    pub(crate) fn with_status(self, status: StatusCode) -> Self {
        self.with(|parts| parts.answered.status = Some(status))
    }

    pub(crate) fn with_answered(self, answered: Answered) -> Self {
        self.with(|parts| parts.answered = answered)
    }

    pub(crate) fn with_retry_after(self, wait: Option<Duration>) -> Self {
        self.with(|parts| parts.retry_after = wait)
    }

    pub(crate) fn with_offset(self, offset: Option<usize>) -> Self {
        self.with(|parts| parts.offset = offset)
    }

    pub(crate) fn with_transience(self, transience: Transience) -> Self {
        self.with(|parts| parts.transience = transience)
    }

    pub(crate) fn with_attempts(self, attempts: u32) -> Self {
        self.with(|parts| parts.attempts.count = attempts)
    }

    pub(crate) fn with_arrival_before(self, may_have_arrived: bool) -> Self {
        self.with(|parts| parts.attempts.may_have_arrived_before = may_have_arrived)
    }

    pub(crate) fn with_give_up(self, given_up: GiveUp) -> Self {
        self.with(|parts| parts.attempts.given_up = Some(given_up))
    }

    pub(crate) fn with_cause(self, cause: Option<Cause>) -> Self {
        self.with(|parts| parts.cause = cause)
    }

    pub(crate) fn cause(&self) -> Option<Cause> {
        self.0.cause.clone()
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
        self.0.answered.status
    }

    /// The status by which a web app answers its own caller: 410 for a search that is
    /// [gone](Error::is_search_gone), 404 for a 404, and else that of the [kind](ErrorKind::status_for_caller). Send
    /// [`retry_after`](Error::retry_after) with it, if there is one.
    pub fn status_for_caller(&self) -> StatusCode {
        match self.status() {
            _ if self.is_search_gone() => StatusCode::GONE,
            Some(StatusCode::NOT_FOUND) => StatusCode::NOT_FOUND,
            _ => self.kind().status_for_caller(),
        }
    }

    /// The error that the service reported in one of its error envelopes.
    pub fn api_error(&self) -> Option<&ApiError> {
        self.0.answered.api.as_ref()
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

    /// The number of times that the request was sent, connecting in vain included; 0 where it was held back here, as by
    /// an open circuit breaker.
    pub fn attempts(&self) -> u32 {
        self.0.attempts.count
    }

    /// Whether the same request may succeed later. The client has retried as far as its policy and the operation
    /// allow.
    pub fn is_retryable(&self) -> bool {
        self.0.transience != Transience::Final
    }

    /// Whether no attempt has reached the service: nothing was sent, or no connection was made. To send the request
    /// again can do no harm.
    pub fn is_unsent(&self) -> bool {
        self.fate() == Fate::Unsent && !self.0.attempts.may_have_arrived_before
    }

    /// Whether the service may have carried out the request, once or several times: there is no answer, or one that
    /// does not say otherwise. Neither this nor [`is_unsent`](Error::is_unsent) holds where the service turned the
    /// request away.
    pub fn may_have_arrived(&self) -> bool {
        self.fate() == Fate::Unknown || self.0.attempts.may_have_arrived_before
    }

    /// What is known of the effect of the last attempt.
    fn fate(&self) -> Fate {
        use ErrorKind::{
            Configuration, Forbidden, InvalidRequest, InvalidToken, KeyRejected, Network, NoCredential,
            OverBudget, Refused,
        };
        match (self.0.transience, self.0.kind) {
            (Transience::Unheard, _) if self.0.answered.status.is_some() => Fate::TurnedAway,
            (Transience::Unheard, _) => Fate::Unsent,
            (Transience::Doubtful, _) => Fate::Unknown,
            // Of the network, a transport that can't carry the request.
            (
                Transience::Final,
                Configuration | InvalidRequest | InvalidToken | Network | NoCredential | OverBudget,
            ) => Fate::Unsent,
            (Transience::Final, KeyRejected | Forbidden | Refused | ErrorKind::RateLimited) => {
                Fate::TurnedAway
            }
            (Transience::Final, _) => Fate::Unknown,
        }
    }

    /// Whether the service says that it does not know the search, or has forgotten it: only a new search can help.
    pub fn is_search_gone(&self) -> bool {
        self.0.answered.is_search_gone
    }

    /// The reason why the call was not sent again, where another attempt may have helped and could do no harm.
    pub fn given_up(&self) -> Option<GiveUp> {
        self.0.attempts.given_up
    }

    /// The answer's headers; empty where there was no answer. The key was taken out of them.
    pub fn headers(&self) -> &HeaderMap {
        &self.0.answered.headers
    }

    /// The id under which the service, or a gateway before it, knows the request. It is looked for in the headers
    /// `x-request-id`, `request-id`, `x-correlation-id`, `x-trace-id`, `x-amzn-requestid`, `x-cloud-trace-context`
    /// and `cf-ray`, as the API's description names none.
    pub fn request_id(&self) -> Option<&str> {
        request_id(&self.0.answered.headers)
    }

    /// The first [`MAX_BODY`](Error::MAX_BODY) bytes of an answer's body that was refused or could not be decoded;
    /// `None` for any other error. It is unchanged, so that it may hold the key where the service echoes it; neither
    /// `Display` nor `Debug` show it.
    pub fn body(&self) -> Option<&[u8]> {
        self.0.answered.body.as_deref()
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
        Error::new(ErrorKind::InvalidRequest, violations.to_string())
            .with(|parts| parts.violations = Some(violations))
    }
}

/// `flights.poll: too many requests (status 429, 3 attempts): RATE_LIMIT_EXCEEDED: slow down`
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(operation) = self.0.operation {
            write!(f, "{operation}: ")?;
        }
        WithoutOperation(self).fmt(f)
    }
}

/// The text of an error without the name of its operation.
pub(crate) struct WithoutOperation<'a>(pub(crate) &'a Error);

impl fmt::Display for WithoutOperation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = &*self.0.0;
        f.write_str(parts.kind.headline())?;
        match (parts.answered.status.map(|status| status.as_u16()), parts.attempts.count) {
            (None, 0 | 1) => {}
            (None, attempts) => write!(f, " ({attempts} attempts)")?,
            (Some(status), 0 | 1) => write!(f, " (status {status})")?,
            (Some(status), attempts) => write!(f, " (status {status}, {attempts} attempts)")?,
        }
        if !parts.detail.is_empty() {
            write!(f, ": {}", parts.detail)?;
        }
        // A budget's own text has the time.
        let asked = parts.retry_after.filter(|_| parts.kind != ErrorKind::OverBudget);
        if let Some(wait) = asked.filter(|wait| !wait.is_zero()) {
            write!(f, "; the service asks for a wait of {}", in_seconds(wait))?;
        }
        // The number of attempts stands above.
        match parts.attempts.given_up {
            None | Some(GiveUp::Attempts) => Ok(()),
            Some(reason) => write!(f, "; not sent again: {reason}"),
        }
    }
}

/// Shows neither the answer's body nor all of its headers.
impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Parts { kind, operation, detail, violations, answered, attempts, .. } = &*self.0;
        let mut out = f.debug_struct("Error");
        out.field("kind", kind)
            .field("operation", operation)
            .field("status", &answered.status)
            .field("detail", detail);
        out.field("api_error", &answered.api).field("violations", violations);
        out.field("retry_after", &self.0.retry_after).field("offset", &self.0.offset);
        out.field("attempts", &attempts.count).field("given_up", &attempts.given_up);
        out.field("request_id", &self.request_id()).field("source", &self.0.cause).finish()
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
    fn it_says_how_long_to_wait_and_why_it_was_given_up() {
        let error = Error::new(ErrorKind::RateLimited, "slow down")
            .with_status(StatusCode::TOO_MANY_REQUESTS)
            .with_retry_after(Some(Duration::from_secs(30)));
        let text = "too many requests (status 429): slow down; the service asks for a wait of 30s";
        assert_eq!(error.to_string(), text);
        for (reason, more) in [
            (GiveUp::Attempts, ""),
            (GiveUp::Budget, "; not sent again: the retry budget is spent"),
            (GiveUp::Deadline, "; not sent again: the deadline would pass before"),
        ] {
            assert_eq!(error.clone().with_give_up(reason).to_string(), format!("{text}{more}"));
        }
        assert_eq!(error.given_up(), None, "a clone is on its own");
        assert!(!error.with_retry_after(Some(Duration::ZERO)).to_string().contains("wait"));
    }

    #[test]
    fn what_is_known_of_a_request_is_told() {
        let known = |error: &Error| (error.is_unsent(), error.may_have_arrived());
        let status = |kind, status, transience| {
            Error::new(kind, "")
                .with_status(StatusCode::from_u16(status).unwrap())
                .with_transience(transience)
        };
        let network = |transience| Error::new(ErrorKind::Network, "").with_transience(transience);
        for (error, expected) in [
            (Error::new(ErrorKind::InvalidRequest, ""), (true, false)),
            (network(Transience::Final), (true, false)),
            (network(Transience::Unheard), (true, false)),
            (network(Transience::Unheard).with_arrival_before(true), (false, true)),
            (network(Transience::Doubtful), (false, true)),
            (status(ErrorKind::RateLimited, 429, Transience::Unheard), (false, false)),
            (status(ErrorKind::RateLimited, 429, Transience::Doubtful), (false, true)),
            (status(ErrorKind::Refused, 400, Transience::Final), (false, false)),
            (status(ErrorKind::Service, 501, Transience::Final), (false, true)),
            (status(ErrorKind::Decode, 200, Transience::Final), (false, true)),
            (status(ErrorKind::TooLarge, 200, Transience::Final), (false, true)),
        ] {
            assert_eq!(known(&error), expected, "{error:?}");
        }
    }

    #[test]
    fn a_caller_is_blamed_only_for_what_it_can_mend() {
        let refused = |status| Error::new(ErrorKind::Refused, "").with_status(status);
        let bad = Answered::new(StatusCode::BAD_REQUEST, HeaderMap::new());
        let gone = refused(StatusCode::OK).with_answered(Answered { is_search_gone: true, ..bad });
        for (error, expected) in [
            (refused(StatusCode::BAD_REQUEST), 400),
            (refused(StatusCode::NOT_FOUND), 404),
            (gone, 410),
            (Error::new(ErrorKind::InvalidRequest, ""), 400),
            (Error::new(ErrorKind::KeyRejected, "").with_status(StatusCode::UNAUTHORIZED), 500),
            (Error::new(ErrorKind::RateLimited, "").with_status(StatusCode::TOO_MANY_REQUESTS), 503),
            (Error::new(ErrorKind::Network, ""), 502),
            (Error::new(ErrorKind::Timeout, ""), 504),
        ] {
            assert_eq!(error.status_for_caller().as_u16(), expected, "{error:?}");
        }
    }

    #[test]
    fn a_body_is_kept_in_part_and_never_shown() {
        let body = [b"SECRET ".repeat(Error::MAX_BODY / 7), b"longer".repeat(2)].concat();
        let answered = Answered::new(StatusCode::OK, HeaderMap::new()).with_body(&body);
        let error = Error::new(ErrorKind::Decode, "").with_answered(answered);
        assert_eq!(error.body().unwrap(), &body[..Error::MAX_BODY]);
        assert!(!format!("{error} {error:?} {error:#?}").contains("SECRET"));
    }

    #[test]
    fn it_can_go_between_threads() {
        fn thread_safe<T: Clone + Send + Sync + 'static>() {}
        thread_safe::<Error>();
    }
}
