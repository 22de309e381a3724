//! The access log: one event for each call, when its answer was sent or given up.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};

use axum::body::{Body, HttpBody};
use axum::http::{Method, StatusCode};
use axum::response::Response;
use bytes::Bytes;
use http_body::{Frame, SizeHint};
use tokio::time::Instant;

use super::context::CallContext;
use super::ignored;
use crate::metrics::{EndedCall, HttpMetrics};

/// The target of the events.
const TARGET: &str = "wayfare_service::access";

/// The reason of a refusal: an extension of its answer.
#[derive(Clone, Debug)]
pub(super) struct Reason {
    pub(super) text: String,
    /// The reason in a word, for metrics.
    pub(super) word: &'static str,
}

/// A call that is being answered. Its end is logged and counted when this is dropped.
pub(super) struct Access {
    call: CallContext,
    method: Method,
    /// Whether it is a health check, which comes often and tells little.
    is_probe: bool,
    metrics: Option<HttpMetrics>,
    begun: Instant,
    /// `None` until there is an answer.
    status: Option<StatusCode>,
    reason: Option<Reason>,
    ignored: Option<String>,
    /// Bytes of the body that were handed over to the connection.
    bytes: u64,
    is_whole: bool,
    is_withdrawn: Arc<AtomicBool>,
}

/// Whether an answer was withdrawn: an extension of it.
#[derive(Clone)]
struct Withdrawn(Arc<AtomicBool>);

/// Withdraws an answer of which nothing was sent. It is not logged, as the one in its place is.
pub(super) fn withdraw(answer: &Response) {
    if let Some(Withdrawn(is_withdrawn)) = answer.extensions().get() {
        is_withdrawn.store(true, Ordering::Relaxed);
    }
}

impl Access {
    pub(super) fn begin(
        call: CallContext,
        method: Method,
        is_probe: bool,
        metrics: Option<HttpMetrics>,
    ) -> Self {
        let begun = Instant::now();
        metrics.iter().for_each(HttpMetrics::begun);
        let (status, reason, ignored) = (None, None, None);
        let is_withdrawn = Arc::default();
        Access {
            call,
            method,
            is_probe,
            metrics,
            begun,
            status,
            reason,
            ignored,
            bytes: 0,
            is_whole: false,
            is_withdrawn,
        }
    }

    /// Counts what is sent of an answer.
    pub(super) fn follow(mut self, mut response: Response) -> Response {
        self.status = Some(response.status());
        self.reason = response.extensions().get::<Reason>().cloned();
        let ignored = response.headers().get(&ignored::HEADER).and_then(|list| list.to_str().ok());
        self.ignored = ignored.map(str::to_owned);
        // The body of an answer to HEAD is never sent.
        self.is_whole = self.method == Method::HEAD || response.body().is_end_stream();
        response.extensions_mut().insert(Withdrawn(Arc::clone(&self.is_withdrawn)));
        response.map(|body| Body::new(Followed { body, access: self }))
    }
}

impl Drop for Access {
    fn drop(&mut self) {
        if self.is_withdrawn.load(Ordering::Relaxed) {
            return;
        }
        self.log();
        if let Some(metrics) = &self.metrics {
            metrics.ended(EndedCall {
                operation: self.call.operation(),
                status: self.status.map(|status| status.as_u16()),
                key: self.call.key_name(),
                time: self.begun.elapsed(),
                refusal: self.reason.as_ref().map(|reason| reason.word),
            });
        }
    }
}

impl Access {
    fn log(&self) {
        let told = match (self.status, self.is_whole) {
            (Some(_), true) => "answered",
            (Some(_), false) => "the answer broke off",
            (None, _) => "the caller left before the answer",
        };
        // The level of an event is a constant.
        macro_rules! log {
            ($level:ident) => {
                tracing::$level!(
                    target: TARGET,
                    client = self.call.address().map(tracing::field::display),
                    method = self.method.as_str(),
                    operation = self.call.operation(),
                    url = self.call.logged_url(),
                    status = self.status.map(|status| status.as_u16()),
                    duration_ms = self.begun.elapsed().as_micros() as f64 / 1_000.0,
                    bytes = self.bytes,
                    key = self.call.key_name().map(|name| &**name),
                    request_id = self.call.id().to_str().ok(),
                    reason = self.reason.as_ref().map(|reason| &*reason.text),
                    ignored = self.ignored,
                    "{told}"
                )
            };
        }
        if self.is_probe { log!(debug) } else { log!(info) }
    }
}

/// A body whose bytes are counted.
struct Followed {
    body: Body,
    access: Access,
}

impl HttpBody for Followed {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let frame = ready!(Pin::new(&mut self.body).poll_frame(cx));
        match &frame {
            Some(Ok(frame)) => {
                self.access.bytes += frame.data_ref().map_or(0, |data| data.len() as u64);
                self.access.is_whole = self.body.is_end_stream();
            }
            Some(Err(_)) => {}
            None => self.access.is_whole = true,
        }
        Poll::Ready(frame)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
