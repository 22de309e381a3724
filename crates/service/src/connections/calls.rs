//! The calls of a connection, on their way to the router and back.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::header::CONNECTION;
use axum::http::{HeaderValue, Request, Response};
use axum::{Error, Router};
use bytes::Bytes;
use futures_util::future::BoxFuture;
use http_body::{Body as HttpBody, Frame, SizeHint};
use hyper::body::Incoming;
use hyper::service::Service;
use tower_service::Service as _;

use super::Refuse;
use super::progress::{Call, Progress};
use super::register::Register;

/// Seconds after which a refused client may call again.
const RETRY_AFTER: u64 = 1;

/// Bodies up to this size may be left unread by an answer, and the connection is used again.
const SMALL_BODY: u64 = 16 << 10;

/// What answers the calls of a connection.
pub(super) struct Calls {
    pub(super) router: Router,
    pub(super) refuse: Refuse,
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
        let is_read = Arc::new(AtomicBool::new(is_small(request.body())));
        let request = request.map(|body| Body::new(Asked { body, is_read: Arc::clone(&is_read) }));
        let (register, refuse, is_refused) = (Arc::clone(&self.register), self.refuse, self.is_refused);
        let (mut router, peer) = (self.router.clone(), self.peer);
        Box::pin(async move {
            let mut response = if is_refused || !register.has_room(0) {
                refuse(RETRY_AFTER)
            } else {
                let mut request = request;
                request.extensions_mut().insert(ConnectInfo(peer));
                let Ok(response) = router.call(request).await;
                response
            };
            let mut size = response.body().size_hint().exact().map(in_memory);
            if size.is_some_and(|size| !register.reserve(size)) {
                (response, size) = (refuse(RETRY_AFTER), None);
            }
            size.inspect(|size| call.owes(*size));
            if is_refused || !is_read.load(Ordering::Relaxed) {
                response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
            }
            Ok(response.map(|body| Answered { body, is_counted: size.is_some(), call }))
        })
    }
}

fn is_small(body: &Incoming) -> bool {
    body.size_hint().upper().is_some_and(|size| size <= SMALL_BODY)
}

fn in_memory(size: u64) -> usize {
    size.try_into().unwrap_or(usize::MAX)
}

/// The body of a request, which tells whether it was read to its end.
struct Asked {
    body: Incoming,
    is_read: Arc<AtomicBool>,
}

impl HttpBody for Asked {
    type Data = Bytes;
    type Error = hyper::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, hyper::Error>>> {
        let frame = ready!(Pin::new(&mut self.body).poll_frame(cx));
        if frame.is_none() || self.body.is_end_stream() {
            self.is_read.store(true, Ordering::Relaxed);
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
