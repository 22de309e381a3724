//! The streams of an HTTP/2 connection. A client can stop reading a stream through flow control while the connection
//! and its other streams make progress, so each stream has its own progress.

use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Error;
use axum::http::Response;
use bytes::Bytes;
use futures_util::future::{Either, select};
use futures_util::task::AtomicWaker;
use http_body::{Body as HttpBody, Frame, SizeHint};
use tokio::sync::Notify;
use tokio::time::{Instant, sleep_until};

use super::calls::AnswerBody;
use super::progress::{Progress, Reader, Timeout};
use crate::http::Delivery;
use crate::lock::Lock;

/// Maximum size of a response part, in bytes. The client must read each part within the write timeout.
const PART: usize = 16 << 10;

/// The progress of a stream, shared by its call, its response and the register.
pub(super) struct Stream {
    progress: Arc<Progress>,
    state: Lock<State>,
    /// Wakes the response when its pending part has been sent.
    waker: AtomicWaker,
    cut: Notify,
}

#[derive(Default)]
struct State {
    /// The number of response bytes that have not been sent.
    unsent: usize,
    /// The time at which the pending part was queued for sending.
    waiting: Option<Instant>,
}

impl Stream {
    /// Adds a stream to a connection.
    pub(super) fn of(progress: &Arc<Progress>) -> Arc<Self> {
        let (state, waker, cut) = Default::default();
        let stream = Arc::new(Stream { progress: Arc::clone(progress), state, waker, cut });
        let reader: Arc<dyn Reader> = Arc::clone(&stream) as _;
        progress.add_stream(Arc::downgrade(&reader));
        stream
    }

    /// Waits until the stream has to be reset. Returns the expired timeout if the client reads too slowly, or `None` if
    /// other clients need the memory.
    pub(super) async fn overdue(&self, write_timeout: Duration) -> Option<Timeout> {
        match select(pin!(self.cut.notified()), pin!(self.stalled_for(write_timeout))).await {
            Either::Left(_) => None,
            Either::Right(_) => Some(Timeout::Reader),
        }
    }

    async fn stalled_for(&self, timeout: Duration) {
        loop {
            let since = self.stalled_since().unwrap_or_else(Instant::now);
            match since.checked_add(timeout) {
                Some(deadline) if deadline <= Instant::now() => return,
                Some(deadline) => sleep_until(deadline).await,
                None => std::future::pending().await,
            }
        }
    }

    fn subtract_unsent(&self, bytes: usize) {
        let mut state = self.state.lock();
        let sent = bytes.min(state.unsent);
        state.unsent -= sent;
        drop(state);
        self.progress.record_sent(sent);
    }

    fn poll_sent(&self, cx: &Context<'_>) -> Poll<()> {
        self.waker.register(cx.waker());
        if self.state.lock().waiting.is_some() { Poll::Pending } else { Poll::Ready(()) }
    }
}

impl Reader for Stream {
    fn stalled_since(&self) -> Option<Instant> {
        self.state.lock().waiting
    }

    fn cut(&self) {
        // The memory is about to be freed, so no other response has to be dropped for it.
        self.subtract_unsent(usize::MAX);
        self.state.lock().waiting = None;
        self.cut.notify_one();
    }
}

/// A response on a stream, sent in parts. The next part is created once the connection has sent the previous part, so
/// that the stream holds the call open until the response is sent.
pub(super) struct StreamBody {
    body: AnswerBody,
    /// The received bytes that are not part of a frame yet.
    rest: Bytes,
    /// The length of the most recent part.
    part: usize,
    has_begun: bool,
    stream: Arc<Stream>,
    delivery: Delivery,
}

impl StreamBody {
    /// Converts a response so that its body is sent in parts.
    pub(super) fn of(response: Response<AnswerBody>, stream: Arc<Stream>) -> Response<Self> {
        let delivery = response.extensions().get().cloned().unwrap_or_default();
        response.map(|body| {
            stream.state.lock().unsent = body.counted_bytes();
            StreamBody { body, rest: Bytes::new(), part: 0, has_begun: false, stream, delivery }
        })
    }
}

impl HttpBody for StreamBody {
    type Data = Bytes;
    type Error = Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Error>>> {
        ready!(self.stream.poll_sent(cx));
        (self.has_begun, self.part) = (true, 0);
        while self.rest.is_empty() {
            match ready!(Pin::new(&mut self.body).poll_frame(cx)).map(|frame| frame.map(Frame::into_data)) {
                Some(Ok(Ok(data))) => {
                    if !self.body.is_counted() {
                        self.stream.state.lock().unsent += data.len();
                    }
                    self.rest = data;
                }
                Some(Ok(Err(other))) => return Poll::Ready(Some(Ok(other))),
                Some(Err(error)) => return Poll::Ready(Some(Err(error))),
                None => return Poll::Ready(None),
            }
        }
        let length = self.rest.len().min(PART);
        let bytes = self.rest.split_to(length);
        self.part = length;
        self.stream.state.lock().waiting = Some(Instant::now());
        let part = Part { bytes, stream: Arc::clone(&self.stream) };
        Poll::Ready(Some(Ok(Frame::data(Bytes::from_owner(part)))))
    }

    fn is_end_stream(&self) -> bool {
        // A response with a body ends only after its last part has been sent.
        !self.has_begun && self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        // hyper reads the size only before the first part.
        if self.has_begun { SizeHint::new() } else { self.body.size_hint() }
    }
}

impl Drop for StreamBody {
    fn drop(&mut self) {
        // Fields are dropped after this function returns. Dropping the body logs the call, so the number of unsent
        // bytes must be set first.
        self.delivery.set_unsent((self.part + self.rest.len()) as u64);
        self.stream.subtract_unsent(usize::MAX);
    }
}

/// A part of a response, dropped when the socket has accepted it.
struct Part {
    bytes: Bytes,
    stream: Arc<Stream>,
}

impl AsRef<[u8]> for Part {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        self.stream.subtract_unsent(self.bytes.len());
        self.stream.state.lock().waiting = None;
        self.stream.waker.wake();
    }
}
