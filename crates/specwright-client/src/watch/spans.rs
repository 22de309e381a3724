//! Spans for calls, attempts and searches, with `tracing`.
//!
//! Field values are names from the API description, constants of this crate, numbers, and the host of the service.
//! Text from the service or the caller is never recorded, because it could contain a key or an id.

use std::time::Duration;

use tracing::field::Empty;
use tracing::instrument::Instrument;
use tracing::{Span, debug, debug_span, info_span};

use super::{CallFacts, Facts, Progress, SearchEnd, WatchAttempt, WatchCall, WatchSearch};
use crate::future::BoxFuture;
use crate::stages::{Ending, Phase};
use crate::{Error, ErrorKind, Operation};

/// Value of `error.type` for calls and attempts whose future was dropped.
const CANCELLED: &str = "cancelled";

/// The span of a whole call.
pub(crate) struct CallWatcher {
    span: Span,
    is_open: bool,
}

impl WatchCall for CallWatcher {
    type Attempt = AttemptWatcher;

    fn begin(call: &CallFacts<'_>) -> Self {
        let span = info_span!(
            target: "specwright_client",
            "call",
            otel.name = call.operation.name,
            otel.status_code = Empty,
            operation = call.operation.name,
            attempts = Empty,
            http.response.status_code = Empty,
            notes = Empty,
            error.type = Empty,
            given_up = Empty,
        );
        CallWatcher { span, is_open: true }
    }

    fn around<F: Future>(&self, call: F) -> impl Future<Output = F::Output> {
        call.instrument(self.span.clone())
    }

    fn attempt(&self, call: &CallFacts<'_>, resends: u32) -> AttemptWatcher {
        AttemptWatcher::begin(&self.span, call, resends)
    }

    fn retry_scheduled(&self, error: &Error, wait: Duration) {
        debug!(
            target: "specwright_client",
            parent: &self.span,
            wait_ms = millis(wait),
            error.type = error_type(error).as_str(),
            "retrying the call"
        );
    }

    fn end(mut self, attempts: u32, result: Result<Facts<'_>, &Error>) {
        self.is_open = false;
        self.span.record("attempts", attempts);
        record(&self.span, result);
        match result {
            Ok(Facts { notes, .. }) => {
                notes.map(|notes| self.span.record("notes", notes.len()));
            }
            Err(error) => {
                error.given_up().map(|reason| self.span.record("given_up", reason.as_str()));
            }
        }
    }
}

impl Drop for CallWatcher {
    fn drop(&mut self) {
        if self.is_open {
            self.span.record("error.type", CANCELLED);
        }
    }
}

/// The span of one request, with OpenTelemetry's conventions for HTTP clients.
pub(crate) struct AttemptWatcher {
    span: Span,
    is_open: bool,
}

impl AttemptWatcher {
    fn begin(parent: &Span, call: &CallFacts<'_>, resends: u32) -> Self {
        let span = debug_span!(
            target: "specwright_client",
            parent: parent,
            "attempt",
            otel.name = Empty,
            otel.kind = "client",
            otel.status_code = Empty,
            http.request.method = call.method.as_str(),
            http.request.resend_count = Empty,
            http.response.status_code = Empty,
            server.address = Empty,
            server.port = Empty,
            url.scheme = Empty,
            url.template = call.operation.path,
            error.type = Empty,
        );
        if !span.is_disabled() {
            record_address(&span, call);
            // The first attempt is not a resend.
            (resends > 0).then(|| span.record("http.request.resend_count", resends));
        }
        AttemptWatcher { span, is_open: true }
    }
}

impl WatchAttempt for AttemptWatcher {
    fn around<F: Future>(&self, attempt: F) -> impl Future<Output = F::Output> {
        attempt.instrument(self.span.clone())
    }

    fn end(mut self, result: Result<Facts<'_>, &Error>) {
        self.is_open = false;
        record(&self.span, result);
    }
}

impl Drop for AttemptWatcher {
    fn drop(&mut self) {
        if self.is_open {
            self.span.record("error.type", CANCELLED);
        }
    }
}

/// The span of a search, parent of the spans of its calls.
pub(crate) struct SearchWatcher {
    span: Span,
    is_open: bool,
    /// Numbers of the last response. The span records them once, at its end: subscribers that print spans as text would
    /// repeat each recorded value.
    last: Option<Numbers>,
}

struct Numbers {
    phase: Phase,
    results: Option<usize>,
    total: Option<i64>,
    polls: u32,
    notes: usize,
}

impl SearchWatcher {
    fn record_end(&self, ending: Ending) {
        let span = &self.span;
        if let Some(Numbers { phase, results, total, polls, notes }) = &self.last {
            span.record("phase", phase.as_str()).record("polls", polls).record("notes", notes);
            results.map(|results| span.record("results", results));
            total.map(|total| span.record("total", total));
        }
        span.record("ending", ending.as_str());
    }
}

impl WatchSearch for SearchWatcher {
    fn begin(operation: &'static Operation) -> Self {
        let span = info_span!(
            target: "specwright_client",
            "search",
            otel.name = format_args!("search {}", operation.name),
            otel.status_code = Empty,
            operation = operation.name,
            phase = Empty,
            results = Empty,
            total = Empty,
            polls = Empty,
            attempts = Empty,
            notes = Empty,
            ending = Empty,
            error.type = Empty,
        );
        SearchWatcher { span, is_open: true, last: None }
    }

    fn around<T: 'static>(&self, call: BoxFuture<'static, T>) -> BoxFuture<'static, T> {
        Box::pin(call.instrument(self.span.clone()))
    }

    fn answered(&mut self, progress: &Progress<'_>) {
        let Progress { phase, results, total, polls, notes } = *progress;
        self.last = Some(Numbers { phase, results, total, polls, notes: notes.len() });
        debug!(
            target: "specwright_client",
            parent: &self.span,
            phase = progress.phase.as_str(),
            results = progress.results,
            total = progress.total,
            polls = progress.polls,
            notes = progress.notes.len(),
            "answer"
        );
    }

    fn end(mut self, end: &SearchEnd<'_>) {
        self.is_open = false;
        self.record_end(end.ending);
        self.span.record("attempts", end.attempts);
        end.error.map(|error| self.span.record("error.type", error_type(error).as_str()));
        (end.ending == Ending::Failed).then(|| self.span.record("otel.status_code", "ERROR"));
    }
}

impl Drop for SearchWatcher {
    fn drop(&mut self) {
        if self.is_open {
            self.record_end(Ending::Stopped);
        }
    }
}

fn record_address(span: &Span, call: &CallFacts<'_>) {
    let uri = call.uri;
    // A base URL may contain anything, even the key.
    uri.host().map(|host| span.record("server.address", &*call.redactor.redact(host)));
    let standard = if uri.scheme_str() == Some("https") { 443 } else { 80 };
    span.record("server.port", uri.port_u16().unwrap_or(standard));
    uri.scheme_str().map(|scheme| span.record("url.scheme", scheme));
    let name = format!("{} {}", call.method, call.operation.path);
    span.record("otel.name", name.as_str());
}

fn record(span: &Span, result: Result<Facts<'_>, &Error>) {
    match result {
        Ok(facts) => {
            span.record("http.response.status_code", facts.status.as_u16());
        }
        Err(error) => {
            error.status().map(|status| span.record("http.response.status_code", status.as_u16()));
            span.record("error.type", error_type(error).as_str());
            span.record("otel.status_code", "ERROR");
        }
    }
}

/// Returns the status if it represents the failure, otherwise the kind of the error.
fn error_type(error: &Error) -> ErrorType {
    match error.status() {
        Some(status) if ErrorKind::of_status(status).is_some() => ErrorType::Status(status),
        _ => ErrorType::Kind(error.kind()),
    }
}

enum ErrorType {
    Status(http::StatusCode),
    Kind(ErrorKind),
}

impl ErrorType {
    fn as_str(&self) -> &str {
        match self {
            ErrorType::Status(status) => status.as_str(),
            ErrorType::Kind(kind) => kind.as_str(),
        }
    }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests;
