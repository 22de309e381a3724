//! Passes upstream responses on to callers.

use std::borrow::Cow;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use futures_util::stream;
use http::header::{AGE, CACHE_CONTROL, CONTENT_LANGUAGE, CONTENT_TYPE, RETRY_AFTER};
use http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use specwright_core::Decode;
use specwright_core::media_type::NDJSON;
use wayfare_client::stream::Records;
use wayfare_client::verdict::Verdict;
use wayfare_client::{Answer, CallOptions, Error, ErrorKind, Session};
use wayfare_models::service::ErrorCode;
use wayfare_service::http::{Caller, Denial, HostRefusal, Lines, Passthrough, Reply};

use super::{Relay, Upstream};

/// The response header that states why results may be missing.
static INCOMPLETE: HeaderName = HeaderName::from_static("wayfare-incomplete");

/// The response header with the number of calls left in the relay's budget.
static CALLS_LEFT: HeaderName = HeaderName::from_static("wayfare-upstream-calls-left");

/// The upstream's response headers that are passed on.
static PASSED: [HeaderName; 6] = [
    AGE,
    CACHE_CONTROL,
    CONTENT_LANGUAGE,
    CONTENT_TYPE,
    RETRY_AFTER,
    HeaderName::from_static("wayfare-providers-missing"),
];

/// Error codes for a rejected key. At the upstream, the key is the relay's, so the caller can't correct it.
const OF_KEY: [ErrorCode; 3] =
    [ErrorCode::AnonymousAccessDenied, ErrorCode::InvalidApiKey, ErrorCode::AccessDenied];

/// Minimum `Retry-After` of refused calls, in seconds, and its default for calls that have not reached the upstream.
const UNSENT_WAIT: u64 = 1;

impl Relay {
    /// Makes a call and passes on the response.
    pub(super) async fn reply<T, F>(
        &self,
        operation: &'static str,
        caller: Caller,
        call: impl FnOnce(Session) -> F + Send,
    ) -> Result<Reply<T>, HostRefusal<Self>>
    where
        F: Future<Output = Result<Answer<T>, Error>> + Send,
    {
        let limit = CallOptions::new().within(self.upstream.patience(&caller));
        let call = call(self.upstream.session(&caller).with(limit)).await;
        let exchange = Exchange { upstream: &self.upstream, operation, caller: &caller };
        let passed = match call {
            Ok(answer) => exchange.answered(&answer),
            Err(error) => exchange.failed(&error)?,
        };
        Ok(Reply::passed(exchange.with_calls_left(passed)))
    }

    /// Makes a call and passes on its records line by line. If the upstream's response is truncated, the response to the
    /// caller is aborted.
    pub(super) async fn lines<R, F>(
        &self,
        operation: &'static str,
        caller: Caller,
        call: impl FnOnce(Session) -> F + Send,
    ) -> Result<Lines<R>, HostRefusal<Self>>
    where
        R: Decode + Send + 'static,
        F: Future<Output = Result<Records<R>, Error>> + Send,
    {
        let call = call(self.upstream.session(&caller)).await;
        let exchange = Exchange { upstream: &self.upstream, operation, caller: &caller };
        let passed = match call {
            Ok(records) => {
                let state = (records, Arc::clone(&self.upstream), caller.clone());
                let lines = stream::try_unfold(state, move |(mut records, upstream, caller)| async move {
                    let exchange = Exchange { upstream: &upstream, operation, caller: &caller };
                    let line = exchange.next_line(&mut records).await?;
                    Ok::<_, Error>(line.map(|line| (line, (records, upstream, caller))))
                });
                Passthrough::stream(lines).with_header(&CONTENT_TYPE, HeaderValue::from_static(NDJSON))
            }
            Err(error) => exchange.failed(&error)?,
        };
        Ok(Lines::passed(exchange.with_calls_left(passed)))
    }
}

/// A call and the caller that it belongs to.
struct Exchange<'a> {
    upstream: &'a Upstream,
    operation: &'static str,
    caller: &'a Caller,
}

impl Exchange<'_> {
    /// Passes on a response, with the reasons why results may be missing.
    fn answered<T>(&self, answer: &Answer<T>) -> Passthrough {
        let passed = self.passed(answer.status, &answer.headers, answer.body().clone());
        let notes = answer.notes.iter().count() + answer.notes.omitted();
        self.upstream.counts.add(self.operation, notes);
        match &answer.verdict {
            Verdict::MayLack(lacks) => {
                let reasons: Vec<_> = lacks.iter().map(ToString::to_string).collect();
                incomplete(passed, &reasons.join("; "))
            }
            _ => passed,
        }
    }

    /// Passes on a whole body, and keeps the visitor's cookies.
    fn passed(&self, status: StatusCode, headers: &HeaderMap, body: Bytes) -> Passthrough {
        self.upstream.keep_cookies(self.caller, headers);
        let body = match self.upstream.splicer(self.caller).splice(&body) {
            Cow::Borrowed(_) => body,
            Cow::Owned(spliced) => spliced.into(),
        };
        let mut passed = Passthrough::whole(status, body);
        for name in &PASSED {
            if let Some(value) = headers.get(name) {
                passed = passed.with_header(name, value.clone());
            }
        }
        passed
    }

    /// Passes on the upstream's error response. Refuses the call if there is no response that can be passed on, or if
    /// the upstream rejects the relay's key.
    ///
    /// # Errors
    /// Returns the refusal.
    fn failed(&self, error: &Error) -> Result<Passthrough, Denial> {
        let is_of_key = error.kind() == ErrorKind::KeyRejected
            || error.kind() == ErrorKind::Forbidden
                && error.api_error().is_none_or(|api| OF_KEY.iter().any(|code| api.has_code(code.as_str())));
        if is_of_key {
            tracing::error!("the upstream does not accept the key of the relay: {error}");
            return Err(refused("the service behind this one is not set up correctly", None));
        }
        if let (Some(status), Some(body)) = (error.status(), error.body())
            && body.len() < Error::MAX_BODY
            && !status.is_redirection()
            && error.kind() != ErrorKind::Decode
        {
            let passed = self.passed(status, error.headers(), Bytes::copy_from_slice(body));
            // A date would refer to the upstream's clock, from which a caller's clock may differ.
            let passed = match error.retry_after() {
                Some(wait) => passed.with_header(&RETRY_AFTER, wait.as_secs().into()),
                None => passed,
            };
            return Ok(match status.is_success() {
                true => incomplete(passed, "the response reports an error in place of results"),
                false => passed,
            });
        }
        tracing::warn!("no response from the upstream: {error}");
        let reason = match error.kind() {
            ErrorKind::OverBudget => format!("the relay's budget of calls is spent: {error}"),
            ErrorKind::Timeout => "the service behind this one did not respond in time".to_owned(),
            ErrorKind::Decode | ErrorKind::TooLarge | ErrorKind::Unexpected => {
                "the response of the service behind this one can't be read".to_owned()
            }
            _ => "the service behind this one can't be reached".to_owned(),
        };
        let wait = error.retry_after().or(error.is_unsent().then_some(Duration::ZERO));
        Err(refused(&reason, wait))
    }

    /// Returns the next line of a stream, with its line break.
    ///
    /// # Errors
    /// Returns an error if the stream is truncated, or if a line is too long.
    async fn next_line<R: Decode>(&self, records: &mut Records<R>) -> Result<Option<Bytes>, Error> {
        let before = records.line();
        let notes = match records.next().await {
            None => return Ok(None),
            Some(Ok(record)) => record.notes.iter().count() + record.notes.omitted(),
            Some(Err(error))
                if records.is_broken() || records.line() == before || error.kind() == ErrorKind::TooLarge =>
            {
                tracing::warn!("the upstream's record stream is truncated: {error}");
                return Err(error);
            }
            // The line is complete but can't be decoded. The caller may be able to read it.
            Some(Err(_)) => 1,
        };
        self.upstream.counts.add(self.operation, notes);
        let mut line = self.upstream.splicer(self.caller).splice(records.text()).into_owned();
        line.push(b'\n');
        Ok(Some(line.into()))
    }

    /// Adds the number of calls left in the budget of the operation's group.
    fn with_calls_left(&self, passed: Passthrough) -> Passthrough {
        let group = self.operation.split('.').next().unwrap_or_default();
        match self.upstream.client.allowance(group) {
            Some(allowance) => passed.with_header(&CALLS_LEFT, allowance.left().into()),
            None => passed,
        }
    }
}

/// Creates the refusal for a call without a response to pass on.
fn refused(reason: &str, wait: Option<Duration>) -> Denial {
    let seconds = wait.map(|wait| (wait.as_secs_f64().ceil() as u64).max(UNSENT_WAIT));
    Denial::Upstream { reason: reason.to_owned(), seconds }
}

/// Marks a response whose results may be incomplete.
fn incomplete(passed: Passthrough, reason: &str) -> Passthrough {
    let reason = HeaderValue::from_str(reason);
    passed.with_header(&INCOMPLETE, reason.unwrap_or(HeaderValue::from_static("results may be missing")))
}
