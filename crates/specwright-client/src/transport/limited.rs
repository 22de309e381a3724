//! A transport with a limit on concurrent calls.
//!
//! Tower's concurrency limit releases a permit when the head of a response arrives. Here, a call keeps its permit until
//! its body has been read, because only then is its connection free. Moreover, tower's limit applies to a tower
//! service, which each call would have to clone; a transport is not a tower service.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use bytes::Bytes;
use futures_util::stream;
use http::{Request, Response};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::{Body, Transport, TransportError, TransportErrorKind};
use crate::future::BoxFuture;

/// A transport wrapper that limits the number of concurrent calls. Further calls are queued in order of arrival. A call
/// lasts from sending until its body has been read to the end or dropped.
///
/// The wait counts towards the client's attempt timeout. The numbers of calls in flight and of queued calls are
/// meant for metrics; to read them while a client owns the transport, give the client an [`Arc`]:
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
/// println!("{} of {} in flight, {} waiting", limited.in_flight(), limited.limit(), limited.waiting());
/// # }
/// ```
pub struct Limited<T> {
    inner: T,
    limit: usize,
    free: Arc<Semaphore>,
    waiting: AtomicUsize,
}

impl<T> Limited<T> {
    /// Limits a transport to `limit` concurrent calls, at least one.
    pub fn new(transport: T, limit: usize) -> Self {
        let limit = limit.clamp(1, Semaphore::MAX_PERMITS);
        Limited {
            inner: transport,
            limit,
            free: Arc::new(Semaphore::new(limit)),
            waiting: AtomicUsize::new(0),
        }
    }

    /// Returns the wrapped transport.
    pub fn inner(&self) -> &T {
        &self.inner
    }

    /// Returns the maximum number of concurrent calls.
    pub fn limit(&self) -> usize {
        self.limit
    }

    /// Returns the number of calls in flight.
    pub fn in_flight(&self) -> usize {
        self.limit.saturating_sub(self.free.available_permits())
    }

    /// Returns the number of calls that are waiting for their turn.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Waits for a permit.
    async fn acquire(&self) -> Result<OwnedSemaphorePermit, TransportError> {
        let _waiting = Waiting::new(&self.waiting);
        // The semaphore is never closed.
        let closed = |closed| TransportError::new(TransportErrorKind::Unsupported, closed);
        self.free.clone().acquire_owned().await.map_err(closed)
    }
}

impl<T: Transport> Transport for Limited<T> {
    fn send(&self, request: Request<Bytes>) -> BoxFuture<'_, Result<Response<Body>, TransportError>> {
        Box::pin(async {
            let permit = self.acquire().await?;
            let response = self.inner.send(request).await?;
            Ok(response.map(|body| held_to_end(body, permit)))
        })
    }
}

/// Returns the body, which holds the permit until its end.
fn held_to_end(body: Body, permit: OwnedSemaphorePermit) -> Body {
    Body::from_stream(stream::try_unfold((body, permit), |(mut body, permit)| async move {
        let chunk = body.chunk().await.transpose()?;
        Ok::<_, TransportError>(chunk.map(|chunk| (chunk, (body, permit))))
    }))
}

impl<T: fmt::Debug> fmt::Debug for Limited<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = f.debug_struct("Limited");
        out.field("inner", &self.inner).field("limit", &self.limit);
        out.field("in_flight", &self.in_flight()).field("waiting", &self.waiting()).finish()
    }
}

/// A guard that counts a waiting call until its wait ends or is cancelled.
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

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::testing::{Reply, in_parts, script};

    fn request(n: usize) -> Request<Bytes> {
        Request::get(format!("https://books.example/{n}")).body(Bytes::new()).unwrap()
    }

    async fn soon() {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }

    #[tokio::test(start_paused = true)]
    async fn calls_beyond_the_limit_wait_in_order() {
        let fake = script((0..5).map(|n| Reply::ok("{}").after(10 + n)));
        let limited = Arc::new(Limited::new(fake.clone(), 2));
        let mut calls = Vec::new();
        for n in 0..5 {
            let limited = limited.clone();
            calls.push(tokio::spawn(async move { limited.send(request(n)).await.map(drop) }));
            soon().await;
        }
        assert_eq!((fake.sent(), limited.in_flight(), limited.waiting()), (2, 2, 3));
        // A cancelled call leaves the queue.
        calls.remove(2).abort();
        for call in calls {
            call.await.unwrap().unwrap();
        }
        let order: Vec<_> = (0..4).map(|n| fake.uri(n)).collect();
        assert_eq!(order, ["0", "1", "3", "4"].map(|n| format!("https://books.example/{n}")));
        assert_eq!((limited.in_flight(), limited.waiting()), (0, 0));
    }

    #[tokio::test(start_paused = true)]
    async fn a_call_ends_with_its_body() {
        let fake = script([Reply::new(200, in_parts(&["{", "}"], 1)), Reply::ok("{}"), Reply::ok("{}")]);
        let limited = Limited::new(fake, 1);
        let mut body = limited.send(request(1)).await.unwrap().into_body();
        body.chunk().await.unwrap().unwrap();
        assert_eq!(limited.in_flight(), 1);
        body.chunk().await.unwrap().unwrap();
        assert!(body.chunk().await.is_none());
        assert_eq!(limited.in_flight(), 0);
        // Dropping the response also ends the call.
        let unread = limited.send(request(2)).await.unwrap();
        assert_eq!(limited.in_flight(), 1);
        drop(unread);
        assert!(limited.send(request(3)).await.is_ok());
        assert_eq!(Limited::new((), 0).limit(), 1);
    }

    #[tokio::test(start_paused = true)]
    async fn a_failure_releases_the_permit() {
        let limited = Limited::new(script([Reply::fail(TransportErrorKind::Connect)]), 1);
        assert!(limited.send(request(1)).await.is_err());
        assert_eq!(limited.in_flight(), 0);
    }
}
