//! The error type of the client, with predicates for handling failures. No error contains the key.

mod api;
mod cause;
mod give_up;
mod headers;
mod kind;
mod network;

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
pub(crate) use headers::{redact_headers, request_id};
pub use kind::ErrorKind;
pub use network::{NetworkCause, TlsCause};

use crate::retry_after::{in_minutes, in_seconds};

/// The error type of all calls.
///
/// An `Error` is one word wide and cheap to clone. All strings from the service, the network and the HTTP stack have
/// been redacted: none contains the key, plain or encoded. `Display` describes the failure in one line, without the
/// text of [`source`](StdError::source), which holds the causes that the HTTP stack reports.
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
    network_cause: Option<NetworkCause>,
    cause: Option<Cause>,
    answered: Answered,
    attempts: Attempts,
}

/// The response that an error refers to; empty if there was none.
#[derive(Clone, Default)]
pub(crate) struct Answered {
    pub(crate) status: Option<StatusCode>,
    /// Response headers with the key redacted.
    pub(crate) headers: HeaderMap,
    /// The first part of the body, copied, so that the rest can be freed.
    pub(crate) body: Option<Bytes>,
    /// The error envelope in the body, if any.
    pub(crate) api: Option<ApiError>,
    /// `true` if the service reported that the search is unknown or has expired.
    pub(crate) is_search_gone: bool,
}

impl Answered {
    /// Creates the record of a response. The key must be redacted in the headers.
    pub(crate) fn new(status: StatusCode, headers: HeaderMap) -> Self {
        Answered { status: Some(status), headers, ..Answered::default() }
    }

    /// Adds the first part of the body.
    pub(crate) fn with_body(self, body: &[u8]) -> Self {
        Answered { body: Some(Bytes::copy_from_slice(&body[..body.len().min(Error::MAX_BODY)])), ..self }
    }
}

/// The attempts of the failed call.
#[derive(Clone, Default)]
struct Attempts {
    count: u32,
    /// The known effect of the attempts before the last one.
    earlier: RequestEffect,
    given_up: Option<GiveUp>,
    /// The wait until the call budget allows a retry.
    room_in: Option<Duration>,
}

/// The expected effect of sending a request again. [`RetryPolicy`](crate::RetryPolicy) lists the effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Transience {
    /// The request would fail again.
    Final,
    /// A retry may help. The service may also have carried out the first request.
    MaybeProcessed,
    /// A retry may help. The service has not carried out the first request.
    NotProcessed,
}

/// The known effect of a request, or the strongest effect of several attempts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum RequestEffect {
    /// The request was not sent.
    #[default]
    Unsent,
    /// The service rejected the request without carrying it out.
    TurnedAway,
    /// The service may have carried out the request.
    Unknown,
}

impl Error {
    /// Maximum number of bytes of a response body that an error keeps: 64 KiB.
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
            network_cause: None,
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

    /// Converts the error for an invalid request that contains values from the service. A caller can't correct such
    /// values.
    pub(crate) fn of_service_values(self) -> Self {
        match self.kind() {
            ErrorKind::InvalidRequest => self.with(|parts| {
                parts.kind = ErrorKind::Unexpected;
                parts.detail = format!("values from the service can't be sent back to it: {}", parts.detail);
                parts.violations = None;
            }),
            _ => self,
        }
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

    /// Adds the effect of earlier attempts.
    pub(crate) fn with_earlier_effect(self, effect: RequestEffect) -> Self {
        self.with(|parts| parts.attempts.earlier = parts.attempts.earlier.max(effect))
    }

    pub(crate) fn with_give_up(self, given_up: GiveUp) -> Self {
        self.with(|parts| parts.attempts.given_up = Some(given_up))
    }

    pub(crate) fn with_room_in(self, wait: Option<Duration>) -> Self {
        self.with(|parts| parts.attempts.room_in = wait)
    }

    pub(crate) fn with_cause(self, cause: Option<Cause>) -> Self {
        self.with(|parts| parts.cause = cause)
    }

    pub(crate) fn with_network_cause(self, cause: Option<NetworkCause>) -> Self {
        self.with(|parts| parts.network_cause = cause)
    }

    pub(crate) fn cause(&self) -> Option<Cause> {
        self.0.cause.clone()
    }

    pub(crate) fn transience(&self) -> Transience {
        self.0.transience
    }

    /// Returns the kind of failure.
    pub fn kind(&self) -> ErrorKind {
        self.0.kind
    }

    /// Returns the name of the operation that failed, such as `flights.poll`, if the error belongs to an operation.
    pub fn operation(&self) -> Option<&'static str> {
        self.0.operation
    }

    /// Returns the HTTP status of the response, if any.
    pub fn status(&self) -> Option<StatusCode> {
        self.0.answered.status
    }

    /// Returns the status that a web app should send to its own caller: 410 for a search that is
    /// [gone](Error::is_search_gone), 404 for a 404, and otherwise the status of the
    /// [kind](ErrorKind::status_for_caller). If [`retry_after`](Error::retry_after) is set, send it along.
    pub fn status_for_caller(&self) -> StatusCode {
        match self.status() {
            _ if self.is_search_gone() => StatusCode::GONE,
            Some(StatusCode::NOT_FOUND) => StatusCode::NOT_FOUND,
            _ => self.kind().status_for_caller(),
        }
    }

    /// Returns the typed cause of a network failure, if the transport knows it.
    pub fn network_cause(&self) -> Option<NetworkCause> {
        self.0.network_cause
    }

    /// Returns the error that the service reported in one of its error envelopes.
    pub fn api_error(&self) -> Option<&ApiError> {
        self.0.answered.api.as_ref()
    }

    /// Returns a message for end users: the service's first message for end users, or else an English message for the
    /// kind of failure. The English message contains no codes, field paths or offsets.
    pub fn user_message(&self) -> &str {
        let entries = self.api_error().map_or(&[][..], |api| api.entries());
        let mut of_service = entries.iter().filter_map(|entry| entry.localized.as_deref());
        // Some services send a placeholder instead of a message.
        let of_service = of_service.find(|text| !matches!(text.trim(), "" | "unknown"));
        of_service.unwrap_or(self.kind().user_message())
    }

    /// Returns all violations of an invalid request, which was not sent; empty for any other error.
    pub fn violations(&self) -> &[Violation] {
        self.0.violations.as_deref().unwrap_or_default()
    }

    /// Returns how long the service asks the client to wait, counted from its response. If the client's own budget or
    /// circuit breaker does not allow another attempt, returns how long to wait before trying again.
    pub fn retry_after(&self) -> Option<Duration> {
        self.0.retry_after.max(self.0.attempts.room_in)
    }

    /// Returns the byte offset, from 0, at which decoding failed, if the response is not valid JSON.
    pub fn offset(&self) -> Option<usize> {
        self.0.offset
    }

    /// Returns how many times the request was sent, including failed attempts to connect; 0 if the client itself
    /// blocked the request, for example because a circuit breaker is open.
    pub fn attempts(&self) -> u32 {
        self.0.attempts.count
    }

    /// Returns `true` if the same request may succeed later. The client has already made all retries that its policy
    /// and the operation allow.
    pub fn is_retryable(&self) -> bool {
        self.0.transience != Transience::Final
    }

    /// Returns `true` if no attempt reached the service: each was not sent or could not connect. Sending the request
    /// again is safe.
    pub fn is_unsent(&self) -> bool {
        self.effect() == RequestEffect::Unsent
    }

    /// Returns `true` if the service may have carried out the request, once or several times: there is no response,
    /// or the response does not rule it out. If the service rejected the request without carrying it out, both this
    /// method and [`is_unsent`](Error::is_unsent) return `false`.
    pub fn may_have_arrived(&self) -> bool {
        self.effect() == RequestEffect::Unknown
    }

    /// Returns the strongest known effect of all attempts.
    pub(crate) fn effect(&self) -> RequestEffect {
        self.last_effect().max(self.0.attempts.earlier)
    }

    /// Returns the known effect of the last attempt.
    fn last_effect(&self) -> RequestEffect {
        use ErrorKind::{
            Configuration, Forbidden, InvalidRequest, InvalidToken, KeyRejected, Network, NoCredential,
            OverBudget, Proxy, Refused,
        };
        match (self.0.transience, self.0.kind) {
            (Transience::NotProcessed, _) if self.0.answered.status.is_some() => RequestEffect::TurnedAway,
            (Transience::NotProcessed, _) => RequestEffect::Unsent,
            (Transience::MaybeProcessed, _) => RequestEffect::Unknown,
            (Transience::Final, _) if self.0.network_cause == Some(NetworkCause::OversizedHeaders) => {
                RequestEffect::Unknown
            }
            // Any other final network error means that the transport can't carry the request, or that a proxy rejects
            // it.
            (
                Transience::Final,
                Configuration | InvalidRequest | InvalidToken | Network | NoCredential | OverBudget | Proxy,
            ) => RequestEffect::Unsent,
            (Transience::Final, KeyRejected | Forbidden | Refused | ErrorKind::RateLimited) => {
                RequestEffect::TurnedAway
            }
            (Transience::Final, _) => RequestEffect::Unknown,
        }
    }

    /// Returns `true` if the search is unknown to the service or has expired. Only a new search can help.
    pub fn is_search_gone(&self) -> bool {
        self.0.answered.is_search_gone
    }

    /// Returns the reason why the call was not retried, if a retry might have helped and would have been safe.
    pub fn given_up(&self) -> Option<GiveUp> {
        self.0.attempts.given_up
    }

    /// Returns the response headers; empty if there was no response. The key is redacted.
    pub fn headers(&self) -> &HeaderMap {
        &self.0.answered.headers
    }

    /// Returns the request id that the service, or a gateway in front of it, assigned. The API description names no
    /// header for the id, so the common headers are searched: `x-request-id`, `request-id`, `x-correlation-id`,
    /// `x-trace-id`, `x-amzn-requestid`, `x-cloud-trace-context` and `cf-ray`.
    pub fn request_id(&self) -> Option<&str> {
        request_id(&self.0.answered.headers)
    }

    /// Returns the first [`MAX_BODY`](Error::MAX_BODY) bytes of a response body that reported an error or could not
    /// be decoded; `None` for any other error. The bytes are not redacted: they contain the key if the service echoes
    /// it. Neither `Display` nor `Debug` shows them.
    pub fn body(&self) -> Option<&[u8]> {
        self.0.answered.body.as_deref()
    }

    /// Returns `true` if no response arrived in time.
    pub fn is_timeout(&self) -> bool {
        self.0.kind == ErrorKind::Timeout
    }

    /// Returns `true` if the last attempt did not reach the service, because no connection could be made.
    pub fn is_connect(&self) -> bool {
        self.0.kind == ErrorKind::Network && self.0.transience == Transience::NotProcessed
    }
}

/// Creates the error for an invalid request.
impl From<Violations> for Error {
    fn from(violations: Violations) -> Self {
        Error::new(ErrorKind::InvalidRequest, violations.to_string())
            .with(|parts| parts.violations = Some(violations))
    }
}

/// Formats the error, for example `flights.poll: too many requests (status 429, 3 attempts): RATE_LIMIT_EXCEEDED:
/// slow down`.
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(operation) = self.0.operation {
            write!(f, "{operation}: ")?;
        }
        WithoutOperation(self).fmt(f)
    }
}

/// An error that is formatted without the name of its operation.
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
        // The detail of a budget error already contains the wait.
        let asked = parts.retry_after.filter(|_| parts.kind != ErrorKind::OverBudget);
        if let Some(wait) = asked.filter(|wait| !wait.is_zero()) {
            let asks = match parts.kind {
                ErrorKind::CircuitOpen => "the next attempt is allowed in",
                _ => "the service asks to wait",
            };
            write!(f, "; {asks} {}", in_seconds(wait))?;
        }
        // The number of attempts is already part of the message.
        match parts.attempts.given_up {
            None | Some(GiveUp::Attempts) => Ok(()),
            Some(reason) => write!(f, "; not retried: {reason}"),
        }?;
        match parts.attempts.room_in {
            Some(wait) => write!(f, " for another {}", in_minutes(wait)),
            None => Ok(()),
        }
    }
}

/// Omits the response body, and all headers but the request id.
impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Parts { kind, operation, detail, violations, answered, attempts, .. } = &*self.0;
        let mut out = f.debug_struct("Error");
        out.field("kind", kind)
            .field("operation", operation)
            .field("status", &answered.status)
            .field("detail", detail);
        out.field("api_error", &answered.api).field("violations", violations);
        out.field("retry_after", &self.retry_after()).field("offset", &self.0.offset);
        out.field("attempts", &attempts.count).field("given_up", &attempts.given_up);
        out.field("request_id", &self.request_id()).field("network_cause", &self.0.network_cause);
        out.field("source", &self.0.cause).finish()
    }
}

impl StdError for Error {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        self.0.cause.as_ref().map(Cause::as_error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_one_word_wide() {
        assert_eq!(size_of::<Error>(), size_of::<usize>());
        assert_eq!(size_of::<Option<Error>>(), size_of::<usize>());
    }

    #[test]
    fn user_messages_come_from_the_service_or_the_kind() {
        let with = |localized: &str| {
            let entry = ApiErrorEntry::new("BAD").with_message("/legs/0: bad".to_owned());
            let api = Some(ApiError::new([entry.with_localized(localized.to_owned())]));
            let answered = Answered { api, ..Answered::default() };
            Error::new(ErrorKind::Refused, "at byte 3").with_answered(answered)
        };
        assert_eq!(with("Check your dates.").user_message(), "Check your dates.");
        for placeholder in ["", " ", "unknown"] {
            assert_eq!(with(placeholder).user_message(), "The service does not accept this request.");
        }
    }

    #[test]
    fn display_has_the_wait_and_the_reason_for_giving_up() {
        let error = Error::new(ErrorKind::RateLimited, "slow down")
            .with_status(StatusCode::TOO_MANY_REQUESTS)
            .with_retry_after(Some(Duration::from_secs(30)));
        let text = "too many requests (status 429): slow down; the service asks to wait 30s";
        assert_eq!(error.to_string(), text);
        for (reason, more) in [
            (GiveUp::Attempts, ""),
            (GiveUp::Budget, "; not retried: the retry budget is spent"),
            (GiveUp::Deadline, "; not retried: the deadline would pass first"),
        ] {
            assert_eq!(error.clone().with_give_up(reason).to_string(), format!("{text}{more}"));
        }
        assert_eq!(error.given_up(), None, "expected clones to be independent");
        assert!(!error.with_retry_after(Some(Duration::ZERO)).to_string().contains("wait"));
    }

    #[test]
    fn predicates_follow_kind_and_transience() {
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
            (network(Transience::NotProcessed), (true, false)),
            (
                network(Transience::NotProcessed).with_earlier_effect(RequestEffect::TurnedAway),
                (false, false),
            ),
            (network(Transience::NotProcessed).with_earlier_effect(RequestEffect::Unknown), (false, true)),
            (network(Transience::MaybeProcessed), (false, true)),
            (status(ErrorKind::RateLimited, 429, Transience::NotProcessed), (false, false)),
            (status(ErrorKind::RateLimited, 429, Transience::MaybeProcessed), (false, true)),
            (status(ErrorKind::Refused, 400, Transience::Final), (false, false)),
            (status(ErrorKind::Service, 501, Transience::Final), (false, true)),
            (status(ErrorKind::Decode, 200, Transience::Final), (false, true)),
            (status(ErrorKind::TooLarge, 200, Transience::Final), (false, true)),
        ] {
            assert_eq!(known(&error), expected, "{error:?}");
        }
    }

    #[test]
    fn only_caller_faults_map_to_client_error_statuses() {
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
    fn only_the_first_part_of_a_body_is_kept_and_it_is_never_shown() {
        let body = [b"SECRET ".repeat(Error::MAX_BODY / 7), b"longer".repeat(2)].concat();
        let answered = Answered::new(StatusCode::OK, HeaderMap::new()).with_body(&body);
        let error = Error::new(ErrorKind::Decode, "").with_answered(answered);
        assert_eq!(error.body().unwrap(), &body[..Error::MAX_BODY]);
        assert!(!format!("{error} {error:?} {error:#?}").contains("SECRET"));
    }

    #[test]
    fn an_error_is_send_and_sync() {
        fn thread_safe<T: Clone + Send + Sync + 'static>() {}
        thread_safe::<Error>();
    }
}
