//! The calls of a connection, on their way to the router and back.

use std::convert::Infallible;
use std::future::poll_fn;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
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
use super::progress::{Call, Progress};
use super::register::Register;
use crate::http::{OverTls, withdraw};

/// Bodies up to this size may be left unread by an answer, and the connection is used again.
const SMALL_BODY: u64 = 16 << 10;

/// Bytes that are read and dropped behind an answer that did not wait for the end of its request, so that the client
/// can send it to its end and then read the answer.
pub(super) const LINGER_BYTES: u64 = 64 << 20;

/// What answers the calls of a connection.
pub(super) struct Calls {
    pub(super) serving: Arc<Serving>,
    pub(super) register: Arc<Register>,
    pub(super) progress: Arc<Progress>,
    pub(super) peer: SocketAddr,
    /// Whether the connection is one too many: it is told so, and closed.
    pub(super) is_refused: bool,
}

impl Service<Request<Incoming>> for Calls {
    type Response = Response<Answered>;
    type Error = Infallible;
    type Future = BoxFuture<'static, Result<Self::Response, Infallible>>;

    fn call(&self, request: Request<Incoming>) -> Self::Future {
        // Open from here on, and not only from when the future is polled.
        let call = self.progress.call();
        let version = request.version();
        let is_read = AtomicBool::new(is_small(request.body()));
        let (mut head, body) = request.into_parts();
        head.extensions.insert(ConnectInfo(self.peer));
        if self.serving.is_over_tls() {
            head.extensions.insert(OverTls);
        }
        let mut again = head.clone();
        let asked = Arc::new(Asked { body: Mutex::new(body), is_read });
        let request = Request::from_parts(head, Body::new(AskedBody(Arc::clone(&asked))));
        let (register, serving, is_refused) =
            (Arc::clone(&self.register), Arc::clone(&self.serving), self.is_refused);
        Box::pin(async move {
            let has_room = !is_refused && register.has_room(0);
            let mut response =
                routed(if has_room { &serving.router } else { &serving.refusing }, request).await;
            let mut size = response.body().size_hint().exact().map(in_memory);
            if size.is_some_and(|size| !register.reserve(size)) {
                withdraw(&response, &mut again);
                // The large answer is gone before the other one is made.
                drop(response);
                response = routed(&serving.refusing, Request::from_parts(again, Body::empty())).await;
                size = None;
            }
            size.inspect(|size| call.owes(*size));
            let is_read = asked.is_read.load(Ordering::Relaxed);
            if version == Version::HTTP_2 {
                // There a call does not keep its connection from others.
                if !asked.body().is_end_stream() {
                    tokio::spawn(timeout(register.limits.body_timeout, asked.drain()));
                }
            } else {
                if is_refused || !is_read {
                    call.leaves_unread();
                }
                if is_refused || !is_read || call.is_ending() {
                    response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
                }
            }
            Ok(response.map(|body| Answered { body, is_counted: size.is_some(), call }))
        })
    }
}

async fn routed(router: &Router, request: Request<Body>) -> Response<Body> {
    let Ok(response) = router.clone().call(request).await;
    response
}

fn is_small(body: &Incoming) -> bool {
    body.size_hint().upper().is_some_and(|size| size <= SMALL_BODY)
}

fn in_memory(size: u64) -> usize {
    size.try_into().unwrap_or(usize::MAX)
}

/// The body of a request.
struct Asked {
    body: Mutex<Incoming>,
    /// Whether it was read to its end, or may be left unread.
    is_read: AtomicBool,
}

impl Asked {
    fn body(&self) -> MutexGuard<'_, Incoming> {
        // No code under the lock leaves it half changed.
        self.body.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads and drops what an answer has left, within bounds: many a client reads the answer only after it has sent
    /// all of its request.
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
        let mut body = self.body();
        let frame = ready!(Pin::new(&mut *body).poll_frame(cx));
        if frame.is_none() || body.is_end_stream() {
            self.is_read.store(true, Ordering::Relaxed);
        }
        Poll::Ready(frame)
    }
}

/// The body of a request, for the router.
struct AskedBody(Arc<Asked>);

impl HttpBody for AskedBody {
    type Data = Bytes;
    type Error = hyper::Error;

    fn poll_frame(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, hyper::Error>>> {
        self.0.poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.0.body().is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.0.body().size_hint()
    }
}

/// The body of an answer. Its call is open for as long as it exists.
pub(super) struct Answered {
    body: Body,
    /// Whether its bytes are counted as unsent already. Those of streams are as they come.
    is_counted: bool,
    call: Call,
}

impl HttpBody for Answered {
    type Data = Bytes;
    type Error = Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Error>>> {
        let frame = ready!(Pin::new(&mut self.body).poll_frame(cx));
        let data = frame.as_ref().and_then(|frame| frame.as_ref().ok()?.data_ref());
        if let (Some(data), false) = (data, self.is_counted) {
            self.call.owes_more(data.len());
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
