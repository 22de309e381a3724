//! A transport that caches responses that are the same for all users.

mod failure;
mod key;
mod secrets;
mod storable;

use std::fmt;
use std::future::pending;
use std::sync::Arc;
use std::time::Duration;

use bytes::{Bytes, BytesMut};
use futures_util::{StreamExt as _, stream};
use http::header::{AGE, SET_COOKIE};
use http::response::Parts;
use http::{HeaderMap, HeaderValue, Request, Response};
use quick_cache::sync::{DefaultLifecycle, PlaceholderGuard};
use quick_cache::{DefaultHashBuilder, OptionsBuilder, Weighter};

use self::failure::Failure;
use self::key::Key;
use self::secrets::Secrets;
use super::{Body, ERROR_BODY_PATIENCE, Transport, TransportError};
use crate::Clock;
use crate::future::{BoxFuture, before};
use crate::operation::{Operation, Service};

/// A caching transport. The cache stores the responses of operations [marked as cacheable](Operation::cacheable), such
/// as places and constants, for a limited time, and serves repeated requests from the cache. Operations that return
/// prices should not be marked.
///
/// Requests are identical if method, URL, body and headers are equal. The key, the user's session, address and user
/// agent, and tracing headers are ignored, so all sessions of all clients with the same cache share its responses. Of
/// several concurrent identical requests, one is sent, and the others wait for its response. If that request fails (no
/// response, an incomplete response or a 5xx), the others fail with it, and count as not sent; their retries are shared
/// again. If the caller of the sent request cancels it, the next request is sent. If the response can't be cached for
/// another reason, the others are also sent.
///
/// A response is cached only if it is complete: status 200, an acceptable content type, no content coding, and a body
/// that is complete JSON and not an error. A response that contains the key or the session of its request is not
/// cached, and cookies never are, so no secrets pass from one client to another. `Cache-Control` can forbid
/// caching or shorten the time. A cached response has the `Age` header, and [`Answer::age`](crate::Answer::age).
///
/// The cache should be the outermost transport, so cached responses need neither a permit nor a connection:
///
/// ```
/// # #[cfg(feature = "reqwest")]
/// # fn example(builder: specwright_client::ClientBuilder) -> Result<(), Box<dyn std::error::Error>> {
/// use std::time::Duration;
/// use specwright_client::{Cache, Limited, ReqwestTransport, TokioClock};
///
/// let limited = Limited::new(ReqwestTransport::new()?, 8);
/// let cache = Cache::new(limited, TokioClock::new()).time_to_live(Duration::from_secs(600));
/// let client = builder.key("my key").transport(cache).build()?;
/// # Ok(())
/// # }
/// ```
pub struct Cache<T> {
    inner: T,
    clock: Box<dyn Clock>,
    time_to_live: Duration,
    max_bytes: usize,
    kept: Store,
}

type Store = quick_cache::sync::Cache<Key, Slot, Bytewise>;
type Guard<'a> = PlaceholderGuard<'a, Key, Slot, Bytewise, DefaultHashBuilder, DefaultLifecycle<Key, Slot>>;

/// The cached state of a request.
#[derive(Clone)]
enum Slot {
    Cached(Arc<CachedResponse>),
    /// The request failed, and so do the waiting callers. Removed immediately.
    Failed(Arc<Failure>),
    /// The response can't be cached, so waiting callers should send their own request. Removed immediately.
    Passed,
}

impl Slot {
    fn failed(failure: Failure) -> Self {
        Slot::Failed(Arc::new(failure))
    }
}

/// A cached response.
struct CachedResponse {
    headers: HeaderMap,
    body: Bytes,
    /// Time when the response arrived, by the cache's clock.
    since: Duration,
    /// Age of the response when it arrived.
    age: Duration,
    /// Time for which the response may be cached.
    lifetime: Duration,
}

/// The response extension of a cached response.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FromCache {
    pub(crate) age: Duration,
}

#[derive(Clone)]
struct Bytewise;

impl Weighter<Key, Slot> for Bytewise {
    fn weight(&self, key: &Key, slot: &Slot) -> u64 {
        let answer = match slot {
            Slot::Cached(kept) => kept.bytes(),
            Slot::Failed(_) | Slot::Passed => 0,
        };
        (OVERHEAD + key.bytes() + answer) as u64
    }
}

/// Approximate size of an entry apart from its strings, in bytes.
const OVERHEAD: usize = 256;

/// Estimated size of an entry in bytes, used only to size tables.
const ENTRY: usize = 4 << 10;

/// The largest share of the cache that one response may occupy: 1/4. Larger responses would evict too many others.
const MAX_FRACTION: usize = 4;

impl<T> Cache<T> {
    /// The default time for which responses are cached: 5 minutes.
    pub const DEFAULT_TIME_TO_LIVE: Duration = Duration::from_secs(300);

    /// The default limit on the size of the cache: 16 MiB.
    pub const DEFAULT_MAX_BYTES: usize = 16 << 20;

    /// Creates a cache around a transport, with the given clock.
    pub fn new(transport: T, clock: impl Clock) -> Self {
        Cache {
            inner: transport,
            clock: Box::new(clock),
            time_to_live: Self::DEFAULT_TIME_TO_LIVE,
            max_bytes: Self::DEFAULT_MAX_BYTES,
            kept: store(Self::DEFAULT_MAX_BYTES),
        }
    }

    /// Sets the maximum time for which a response is cached.
    #[must_use]
    pub fn time_to_live(mut self, time: Duration) -> Self {
        self.time_to_live = time;
        self
    }

    /// Sets the limit on the size of the cache, in bytes. The least used responses are evicted first. Responses
    /// larger than a quarter of the limit are not cached.
    #[must_use]
    pub fn max_bytes(mut self, bytes: usize) -> Self {
        (self.max_bytes, self.kept) = (bytes, store(bytes));
        self
    }

    /// Returns the wrapped transport.
    pub fn inner(&self) -> &T {
        &self.inner
    }

    /// Returns the current size of the cache, in bytes.
    pub fn bytes(&self) -> u64 {
        self.kept.weight()
    }

    /// Removes all responses.
    pub fn clear(&self) {
        self.kept.clear();
    }

    /// Hands a slot to the waiting callers. Only a cached response remains in the cache.
    fn release(&self, guard: Guard<'_>, key: &Key, slot: Slot) {
        // An error means that the cache was cleared, so no caller is waiting.
        let _ = guard.insert(slot);
        self.kept.remove_if(key, |slot| !matches!(slot, Slot::Cached(_)));
    }
}

fn store(bytes: usize) -> Store {
    // Use one shard: each shard gets a part of the capacity, and a large response might not fit into any of
    // several.
    let mut options = OptionsBuilder::new();
    options.shards(1).estimated_items_capacity((bytes / ENTRY).max(1)).weight_capacity(bytes as u64);
    match options.build() {
        Ok(options) => Store::with_options(options, Bytewise, Default::default(), Default::default()),
        Err(_) => Store::with_weighter((bytes / ENTRY).max(1), bytes as u64, Bytewise),
    }
}

impl<T: Transport> Transport for Cache<T> {
    fn send(&self, request: Request<Bytes>) -> BoxFuture<'_, Result<Response<Body>, TransportError>> {
        match (Operation::of(&request), Service::of(&request)) {
            (Some(operation), Some(service)) if operation.cacheable => {
                Box::pin(self.answer(service, request))
            }
            _ => self.inner.send(request),
        }
    }
}

impl<T: Transport> Cache<T> {
    async fn answer(
        &self,
        service: &'static Service,
        request: Request<Bytes>,
    ) -> Result<Response<Body>, TransportError> {
        let key = Key::of(service, &request);
        loop {
            match self.kept.get_value_or_guard_async(&key).await {
                Ok(Slot::Cached(kept)) => match kept.age(self.clock.now()) {
                    Some(age) => return Ok(kept.response(age)),
                    None => {
                        let is_it = |slot: &Slot| matches!(slot, Slot::Cached(it) if Arc::ptr_eq(it, &kept));
                        self.kept.remove_if(&key, is_it);
                    }
                },
                Ok(Slot::Failed(failure)) => return failure.result(),
                Ok(Slot::Passed) => return self.inner.send(request).await,
                Err(guard) => return self.fetch(service, guard, key, request).await,
            }
        }
    }

    /// Sends the request for all waiting callers, and caches the response if possible. If this future is dropped, the
    /// guard lets the next caller do so.
    async fn fetch(
        &self,
        service: &'static Service,
        guard: Guard<'_>,
        key: Key,
        request: Request<Bytes>,
    ) -> Result<Response<Body>, TransportError> {
        let (asked, secrets) = (request.headers().clone(), Secrets::of(service, &request));
        let response = match self.inner.send(request).await {
            Ok(response) => response,
            Err(error) => {
                self.release(guard, &key, Slot::failed(Failure::of(&error, &secrets)));
                return Err(error);
            }
        };
        let lifetime = storable::lifetime(service, &asked, &response, self.time_to_live);
        let is_failed = response.status().is_server_error();
        if lifetime.is_none() && !is_failed {
            self.release(guard, &key, Slot::Passed);
            return Ok(response);
        }
        let (head, body) = response.into_parts();
        // A stalled body must not hold up the status of a failure.
        let alarm = if is_failed { self.clock.sleep(ERROR_BODY_PATIENCE) } else { Box::pin(pending()) };
        let (body, rest) = read(body, self.max_bytes / MAX_FRACTION, alarm).await;
        let is_cacheable = || storable::is_cacheable_body(service, &body);
        let slot = match (&rest, lifetime) {
            (Some(Rest::Failure(error)), _) => Slot::failed(Failure::of(error, &secrets)),
            (Some(_), _) => Slot::Passed,
            (None, _) if secrets.are_in(&head.headers, &body) => Slot::Passed,
            (None, Some(lifetime)) if is_cacheable() => {
                Slot::Cached(Arc::new(self.to_cached(&head, &body, lifetime)))
            }
            (None, _) if is_failed => {
                let kept = self.to_cached(&head, &body, Duration::ZERO);
                Slot::failed(Failure::Response(head.status, kept))
            }
            (None, _) => Slot::Passed,
        };
        self.release(guard, &key, slot);
        let body = match rest {
            Some(Rest::Failure(error)) => Body::from_stream(stream::iter([Ok(body), Err(error)])),
            Some(Rest::More(rest)) => Body::from_stream(stream::iter([Ok(body)]).chain(rest)),
            None => body.into(),
        };
        Ok(Response::from_parts(head, body))
    }

    fn to_cached(&self, head: &Parts, body: &[u8], lifetime: Duration) -> CachedResponse {
        let age = storable::age(&head.headers);
        // Copy header values and body: the originals are slices of larger buffers, which would stay in memory.
        let copy = |value: &HeaderValue| HeaderValue::from_bytes(value.as_bytes()).ok();
        let headers = head.headers.iter().filter(|(name, _)| **name != SET_COOKIE);
        let headers = headers.filter_map(|(name, value)| Some((name.clone(), copy(value)?)));
        let (headers, body) = (headers.collect(), Bytes::copy_from_slice(body));
        CachedResponse { headers, body, since: self.clock.now(), age, lifetime }
    }
}

impl CachedResponse {
    /// Returns the age of the response, unless it has expired.
    fn age(&self, now: Duration) -> Option<Duration> {
        let here = now.saturating_sub(self.since);
        (here < self.lifetime).then(|| self.age.saturating_add(here))
    }

    fn response(&self, age: Duration) -> Response<Body> {
        let mut response = Response::new(Body::from(self.body.clone()));
        *response.headers_mut() = self.headers.clone();
        response.headers_mut().insert(AGE, HeaderValue::from(age.as_secs()));
        response.extensions_mut().insert(FromCache { age });
        response
    }

    fn bytes(&self) -> usize {
        let headers = self.headers.iter().map(|(name, value)| name.as_str().len() + value.len());
        self.body.len() + headers.sum::<usize>()
    }
}

/// The part of a body that was not read.
enum Rest {
    Failure(TransportError),
    More(Body),
}

/// Reads a body of at most `most` bytes, until the alarm. If the body is not complete, also returns the rest.
async fn read(mut body: Body, most: usize, mut alarm: BoxFuture<'_, ()>) -> (Bytes, Option<Rest>) {
    let mut read = BytesMut::new();
    loop {
        match before(body.chunk(), alarm.as_mut()).await {
            Some(Some(Ok(chunk))) => read.extend_from_slice(&chunk),
            Some(Some(Err(error))) => return (read.freeze(), Some(Rest::Failure(error))),
            Some(None) => return (read.freeze(), None),
            None => return (read.freeze(), Some(Rest::More(body))),
        }
        if read.len() > most {
            return (read.freeze(), Some(Rest::More(body)));
        }
    }
}

/// Omits requests and responses, because they may contain the key.
impl<T: fmt::Debug> fmt::Debug for Cache<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = f.debug_struct("Cache");
        out.field("inner", &self.inner).field("time_to_live", &self.time_to_live);
        out.field("bytes", &self.bytes()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests;
