//! The calls of a connection, between the socket and the router.

use std::convert::Infallible;
use std::future::poll_fn;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::header::CONNECTION;
use axum::http::{HeaderValue, Request, Response, Version};
use axum::{Error, Router};
use bytes::Bytes;
use futures_util::future::BoxFuture;
use http_body::{Body as HttpBody, Frame, SizeHint};
use hyper::body::Incoming;
use hyper::service::Service;
use tokio::time::timeout;
use tower_service::Service as _;

use super::Serving;
use super::progress::{Call, Progress, Shutdown};
use super::register::Register;
use crate::http::{OverConnection, OverTls, withdraw};
use crate::lock::Lock;

/// Maximum size of a request body that may be left unread without closing the connection, in bytes.
const SMALL_BODY: u64 = 16 << 10;

/// Maximum number of bytes that are read and discarded after a response that was sent before its request was fully
/// read. The client can then send the whole request before it reads the response.
pub(super) const LINGER_BYTES: u64 = 64 << 20;

/// The hyper service that handles the calls of a connection.
pub(super) struct Calls {
    pub(super) serving: Arc<Serving>,
    pub(super) register: Arc<Register>,
    pub(super) progress: Arc<Progress>,
    pub(super) peer: SocketAddr,
    /// `true` if the connection exceeds the limit: its calls are refused, and it closes after the first call.
    pub(super) is_refused: bool,
}

impl Service<Request<Incoming>> for Calls {
    type Response = Response<AnswerBody>;
    type Error = Infallible;
    type Future = BoxFuture<'static, Result<Self::Response, Infallible>>;

    fn call(&self, request: Request<Incoming>) -> Self::Future {
        // The call counts as open from here on, even before the future is first polled.
        let call = self.progress.call();
        let version = request.version();
        let is_read = AtomicBool::new(is_small(request.body()));
        let (mut head, body) = request.into_parts();
        head.extensions.insert(ConnectInfo(self.peer));
        head.extensions.insert(OverConnection);
        if self.serving.is_over_tls() {
            head.extensions.insert(OverTls);
        }
        let mut retried = head.clone();
        let shared = Arc::new(SharedBody { body: Lock::new(body), is_read });
        let request = Request::from_parts(head, Body::new(RouterBody(Arc::clone(&shared))));
        let (register, serving, is_refused) =
            (Arc::clone(&self.register), Arc::clone(&self.serving), self.is_refused);
        Box::pin(async move {
            let has_room = !is_refused && register.has_room(&call, 0);
            let mut response =
                call_router(if has_room { &serving.router } else { &serving.refusing }, request).await;
            let mut size = response.body().size_hint().exact().map(to_usize);
            if size.is_some_and(|size| !register.reserve(&call, size)) {
                withdraw(&response, &mut retried);
                // Frees the large response before creating the refusal.
                drop(response);
                response = call_router(&serving.refusing, Request::from_parts(retried, Body::empty())).await;
                size = None;
            }
            let is_read = shared.is_read.load(Ordering::Relaxed);
            if version == Version::HTTP_2 {
                // In HTTP/2, a call does not block other calls on the same connection.
                if !shared.body.lock().is_end_stream() {
                    tokio::spawn(timeout(register.limits.body_timeout, shared.drain()));
                }
                if is_refused {
                    call.shut_down(Shutdown::Close);
                }
            } else {
                if is_refused || !is_read {
                    call.set_more_to_read();
                }
                if is_refused || !is_read || call.is_ending() {
                    response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
                }
            }
            Ok(response.map(|body| AnswerBody { body, is_counted: size.is_some(), call }))
        })
    }
}

async fn call_router(router: &Router, request: Request<Body>) -> Response<Body> {
    let Ok(response) = router.clone().call(request).await;
    response
}

fn is_small(body: &Incoming) -> bool {
    body.size_hint().upper().is_some_and(|size| size <= SMALL_BODY)
}

fn to_usize(size: u64) -> usize {
    size.try_into().unwrap_or(usize::MAX)
}

/// The body of a request, shared with the router so that unread bytes can be drained after the response.
struct SharedBody {
    body: Lock<Incoming>,
    /// `true` if the body was read to the end, or is small enough to be left unread.
    is_read: AtomicBool,
}

impl SharedBody {
    /// Reads and discards the rest of the body, up to [`LINGER_BYTES`]. Many clients read the response only after they
    /// have sent the whole request.
    async fn drain(self: Arc<Self>) {
        let mut dropped = 0;
        while let Some(Ok(frame)) = poll_fn(|cx| self.poll_frame(cx)).await {
            dropped += frame.data_ref().map_or(0, |data| data.len() as u64);
            if dropped > LINGER_BYTES {
                break;
            }
        }
    }

    fn poll_frame(&self, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, hyper::Error>>> {
        let mut body = self.body.lock();
        let frame = ready!(Pin::new(&mut *body).poll_frame(cx));
        if frame.is_none() || body.is_end_stream() {
            self.is_read.store(true, Ordering::Relaxed);
        }
        Poll::Ready(frame)
    }
}

/// The request body that is passed to the router.
struct RouterBody(Arc<SharedBody>);

impl HttpBody for RouterBody {
    type Data = Bytes;
    type Error = hyper::Error;

    fn poll_frame(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, hyper::Error>>> {
        self.0.poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.0.body.lock().is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.0.body.lock().size_hint()
    }
}

/// The body of a response. The call remains open until the body is dropped.
pub(super) struct AnswerBody {
    body: Body,
    /// `true` if all bytes are already counted as unsent. The bytes of a streamed body are counted as they arrive.
    is_counted: bool,
    call: Call,
}

#[cfg(feature = "tls")]
impl AnswerBody {
    pub(super) fn is_counted(&self) -> bool {
        self.is_counted
    }

    /// Returns the number of bytes that are already counted as unsent, before the first frame.
    pub(super) fn counted_bytes(&self) -> usize {
        let size = self.body.size_hint().exact().filter(|_| self.is_counted);
        size.map_or(0, to_usize)
    }
}

impl HttpBody for AnswerBody {
    type Data = Bytes;
    type Error = Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Error>>> {
        let frame = ready!(Pin::new(&mut self.body).poll_frame(cx));
        let data = frame.as_ref().and_then(|frame| frame.as_ref().ok()?.data_ref());
        if let (Some(data), false) = (data, self.is_counted) {
            self.call.add_unsent(data.len());
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
