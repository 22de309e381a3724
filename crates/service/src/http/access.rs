//! The access log: one event per call, logged once the response has been sent or aborted.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
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

/// The target of access log events.
const TARGET: &str = "wayfare_service::access";

/// The reason for a refusal, stored in the extensions of its response.
#[derive(Clone, Debug)]
pub(super) struct Reason {
    pub(super) text: String,
    /// The metrics label of the reason.
    pub(super) label: &'static str,
}

/// A call in progress. Dropping this value logs and counts the end of the call.
pub(super) struct Access {
    call: CallContext,
    method: Method,
    /// `true` if the call is a health check. Health checks are frequent, so they are logged at debug level.
    is_probe: bool,
    metrics: Option<HttpMetrics>,
    begun: Instant,
    /// `None` until a response exists.
    status: Option<StatusCode>,
    reason: Option<Reason>,
    ignored: Option<String>,
    /// The number of body bytes that were passed to the connection.
    bytes: u64,
    is_whole: bool,
    delivery: Delivery,
}

/// The state of a response that was passed to the connection, stored in the response's extensions.
#[derive(Clone, Debug, Default)]
pub(crate) struct Delivery(Arc<DeliveryState>);

#[derive(Debug, Default)]
struct DeliveryState {
    is_withdrawn: AtomicBool,
    unsent: AtomicU64,
}

impl Delivery {
    /// Withdraws a response before any part of the body is sent. Only the replacement is logged.
    pub(super) fn withdraw(&self) {
        self.0.is_withdrawn.store(true, Ordering::Relaxed);
    }

    /// Sets the number of bytes that the connection has read from the body, but will not send.
    #[cfg(feature = "tls")]
    pub(crate) fn set_unsent(&self, bytes: u64) {
        self.0.unsent.store(bytes, Ordering::Relaxed);
    }

    pub(crate) fn unsent(&self) -> u64 {
        self.0.unsent.load(Ordering::Relaxed)
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
            delivery: Delivery::default(),
        }
    }

    /// Counts the bytes of a response as they are sent.
    pub(super) fn count_body(mut self, mut response: Response) -> Response {
        self.status = Some(response.status());
        self.reason = response.extensions().get::<Reason>().cloned();
        let ignored = response.headers().get(&ignored::HEADER).and_then(|list| list.to_str().ok());
        self.ignored = ignored.map(str::to_owned);
        // The body of a response to `HEAD` is never sent.
        self.is_whole = self.method == Method::HEAD || response.body().is_end_stream();
        response.extensions_mut().insert(self.delivery.clone());
        response.map(|body| Body::new(CountedBody { body, access: self }))
    }
}

impl Drop for Access {
    fn drop(&mut self) {
        if self.delivery.0.is_withdrawn.load(Ordering::Relaxed) {
            return;
        }
        let unsent = self.delivery.unsent();
        self.bytes = self.bytes.saturating_sub(unsent);
        self.is_whole &= unsent == 0;
        self.log();
        if let Some(metrics) = &self.metrics {
            metrics.ended(EndedCall {
                operation: self.call.operation(),
                status: self.status.map(|status| status.as_u16()),
                key: self.call.key_name(),
                time: self.begun.elapsed(),
                refusal: self.reason.as_ref().map(|reason| reason.label),
            });
        }
    }
}

impl Access {
    fn log(&self) {
        let message = match (self.status, self.is_whole) {
            (Some(_), true) => "answered",
            (Some(_), false) => "the response was truncated",
            (None, _) => "the client disconnected before the response",
        };
        // A macro is needed because `tracing` requires a constant level.
        macro_rules! log {
            ($level:ident) => {
                tracing::$level!(
                    target: TARGET,
                    client = self.call.address.map(tracing::field::display),
                    method = self.method.as_str(),
                    operation = self.call.operation(),
                    url = self.call.logged_url(),
                    status = self.status.map(|status| status.as_u16()),
                    duration_ms = self.begun.elapsed().as_micros() as f64 / 1_000.0,
                    bytes = self.bytes,
                    key = self.call.key_name().map(|name| &**name),
                    request_id = self.call.id.to_str().ok(),
                    reason = self.reason.as_ref().map(|reason| &*reason.text),
                    ignored = self.ignored,
                    "{message}"
                )
            };
        }
        if self.is_probe { log!(debug) } else { log!(info) }
    }
}

/// A body that counts the bytes sent.
struct CountedBody {
    body: Body,
    access: Access,
}

impl HttpBody for CountedBody {
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
