//! A transport with a limit on the calls at a time.
//!
//! The concurrency limit of tower frees a place when the head of an answer is there. Here a call keeps its place until
//! its body is read, as that is when its connection is free; and a transport is no tower service, of which each call
//! needs a clone.

use std::fmt;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Poll, ready};

use bytes::Bytes;
use futures_core::Stream;
use http::{Request, Response};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::{Body, Transport, TransportError, TransportErrorKind};
use crate::future::BoxFuture;

/// Limits the calls of a transport that are under way at the same time. Further ones wait for their turn, in the
/// order in which they came. A call is under way from sending until its body is read to the end or dropped.
///
/// The wait counts against the client's attempt timeout. The counts are for metrics; to read them while a client
/// owns the transport, give it an [`Arc`]:
///
/// ```
/// # fn example(transport: impl specwright_client::Transport) {
/// use std::sync::Arc;
/// use specwright_client::Limited;
///
/// let limited = Arc::new(Limited::new(transport, 8));
/// # static SERVICE: specwright_client::Service = specwright_client::Service::new("Tides");
/// let client =
///     specwright_client::Client::builder(&SERVICE, "https://tides.example").transport(limited.clone()).build();
/// println!("{} of {} under way, {} waiting", limited.under_way(), limited.most(), limited.waiting());
/// # }
/// ```
pub struct Limited<T> {
    inner: T,
    most: usize,
    free: Arc<Semaphore>,
    waiting: AtomicUsize,
}

impl<T> Limited<T> {
    /// At most that many calls of this transport at a time; at least one.
    pub fn new(transport: T, most: usize) -> Self {
        let most = most.clamp(1, Semaphore::MAX_PERMITS);
        Limited { inner: transport, most, free: Arc::new(Semaphore::new(most)), waiting: AtomicUsize::new(0) }
    }

    /// The transport below.
    pub fn inner(&self) -> &T {
        &self.inner
    }

    /// The limit.
    pub fn most(&self) -> usize {
        self.most
    }

    /// The number of calls under way.
    pub fn under_way(&self) -> usize {
        self.most.saturating_sub(self.free.available_permits())
    }

    /// The number of calls that wait for their turn.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Waits for a turn.
    async fn turn(&self) -> Result<Turn, TransportError> {
        let _waiting = Waiting::new(&self.waiting);
        // Nobody closes it.
        let closed = |closed| TransportError::new(TransportErrorKind::Unsupported, closed);
        let permit = self.free.clone().acquire_owned().await.map_err(closed)?;
        Ok(Turn { _permit: permit })
    }
}

impl<T: Transport> Transport for Limited<T> {
    fn send(&self, request: Request<Bytes>) -> BoxFuture<'_, Result<Response<Body>, TransportError>> {
        Box::pin(async {
            let turn = self.turn().await?;
            let response = self.inner.send(request).await?;
            Ok(response.map(|body| Body::from_stream(Held { body, turn: Some(turn) })))
        })
    }
}

impl<T: fmt::Debug> fmt::Debug for Limited<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = f.debug_struct("Limited");
        out.field("inner", &self.inner).field("most", &self.most);
        out.field("under_way", &self.under_way()).field("waiting", &self.waiting()).finish()
    }
}

/// Counts a call that waits, however its wait ends.
struct Waiting<'a>(&'a AtomicUsize);

impl<'a> Waiting<'a> {
    fn new(count: &'a AtomicUsize) -> Self {
        count.fetch_add(1, Ordering::Relaxed);
        Waiting(count)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The turn of a call, which ends where this is dropped.
struct Turn {
    _permit: OwnedSemaphorePermit,
}

/// A body that keeps its turn until its end.
struct Held {
    body: Body,
    turn: Option<Turn>,
}

impl Stream for Held {
    type Item = Result<Bytes, TransportError>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let chunk = ready!(Pin::new(&mut self.body).poll_next(cx));
        if !matches!(chunk, Some(Ok(_))) {
            self.turn = None;
        }
        Poll::Ready(chunk)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::testing::{Fake, Reply, in_parts};

    fn request(n: usize) -> Request<Bytes> {
        Request::get(format!("https://books.example/{n}")).body(Bytes::new()).unwrap()
    }

    async fn soon() {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }

    #[tokio::test(start_paused = true)]
    async fn calls_beyond_the_limit_wait_in_order() {
        let fake = Fake::new((0..5).map(|n| Reply::ok("{}").after(10 + n)));
        let limited = Arc::new(Limited::new(fake.clone(), 2));
        let mut calls = Vec::new();
        for n in 0..5 {
            let limited = limited.clone();
            calls.push(tokio::spawn(async move { limited.send(request(n)).await.map(drop) }));
            soon().await;
        }
        assert_eq!((fake.sent(), limited.under_way(), limited.waiting()), (2, 2, 3));
        // One that gives up leaves its place in the row.
        calls.remove(2).abort();
        for call in calls {
            call.await.unwrap().unwrap();
        }
        let order: Vec<_> = (0..4).map(|n| fake.uri(n)).collect();
        assert_eq!(order, ["0", "1", "3", "4"].map(|n| format!("https://books.example/{n}")));
        assert_eq!((limited.under_way(), limited.waiting()), (0, 0));
    }

    #[tokio::test(start_paused = true)]
    async fn a_call_ends_with_its_body() {
        let fake = Fake::new([Reply::new(200, in_parts(&["{", "}"], 1)), Reply::ok("{}"), Reply::ok("{}")]);
        let limited = Limited::new(fake, 1);
        let mut body = limited.send(request(1)).await.unwrap().into_body();
        body.chunk().await.unwrap().unwrap();
        assert_eq!(limited.under_way(), 1);
        body.chunk().await.unwrap().unwrap();
        assert!(body.chunk().await.is_none());
        assert_eq!(limited.under_way(), 0);
        // Or as soon as it is dropped.
        let unread = limited.send(request(2)).await.unwrap();
        assert_eq!(limited.under_way(), 1);
        drop(unread);
        assert!(limited.send(request(3)).await.is_ok());
        assert_eq!(Limited::new((), 0).most(), 1);
    }

    #[tokio::test(start_paused = true)]
    async fn a_failure_frees_the_turn() {
        let limited = Limited::new(Fake::new([Reply::fail(TransportErrorKind::Connect)]), 1);
        assert!(limited.send(request(1)).await.is_err());
        assert_eq!(limited.under_way(), 0);
    }
}
