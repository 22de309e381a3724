//! A transport that keeps answers which hold for everybody and for a while.

mod keepable;
mod key;
mod secrets;

use std::fmt;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use bytes::{Bytes, BytesMut};
use futures_core::Stream;
use http::header::{AGE, SET_COOKIE};
use http::response::Parts;
use http::{HeaderMap, HeaderValue, Request, Response};
use quick_cache::sync::{DefaultLifecycle, PlaceholderGuard};
use quick_cache::{DefaultHashBuilder, OptionsBuilder, Weighter};

use self::key::Key;
use self::secrets::Secrets;
use super::{Body, Transport, TransportError};
use crate::Clock;
use crate::future::BoxFuture;
use crate::operation::{Operation, Service};

/// Keeps the answers of operations that [say so](Operation::cacheable), as places and constants do, for a time, and
/// answers the same request with them. Prices are never kept: no search says so.
///
/// Requests are the same where method, URL, body and headers are; the key and the user's session, address and user
/// agent do not count, so that all sessions of all clients around one cache share what it keeps. Of several that ask
/// for the same at a time one is sent, and the others wait for its answer. Where that one is given up by its caller,
/// the next one is sent; where its answer can't be kept, the others are sent too.
///
/// Only a whole answer is kept: of status 200, of a content type that was asked for, without a content coding, that is
/// JSON to its end and no error. One that repeats the key or the session of its request is not kept, and cookies are
/// never, so that nothing goes from one client to another. `Cache-Control` can forbid keeping an answer or shorten the
/// time. A kept answer has the header `Age`, and [`Answer::age`](crate::Answer::age).
///
/// It belongs outermost, so that what it knows needs neither a turn nor a connection:
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

/// What is known of a request.
#[derive(Clone)]
enum Slot {
    Kept(Arc<Kept>),
    /// Its answer can't be kept, and whoever waits for it should ask by himself. Never stays.
    Passed,
}

/// An answer.
struct Kept {
    headers: HeaderMap,
    body: Bytes,
    /// When it came, by the clock.
    since: Duration,
    /// How old it was then.
    age: Duration,
    /// How long it may be kept.
    holds: Duration,
}

/// The mark of an answer that was kept: an extension of the response.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FromCache {
    pub(crate) age: Duration,
}

#[derive(Clone)]
struct Bytewise;

impl Weighter<Key, Slot> for Bytewise {
    fn weight(&self, key: &Key, slot: &Slot) -> u64 {
        let answer = match slot {
            Slot::Kept(kept) => kept.bytes(),
            Slot::Passed => 0,
        };
        (OVERHEAD + key.bytes() + answer) as u64
    }
}

/// What an entry takes beside its texts, roughly.
const OVERHEAD: usize = 256;

/// An estimate, which only sizes tables.
const ENTRY: usize = 4 << 10;

/// Larger answers than this part of the cache would drive out too many others.
const LARGEST: usize = 4;

impl<T> Cache<T> {
    /// The default time for which answers are kept: 5 minutes.
    pub const DEFAULT_TIME_TO_LIVE: Duration = Duration::from_secs(300);

    /// The default limit on all that is kept, 16 MiB.
    pub const DEFAULT_MAX_BYTES: usize = 16 << 20;

    /// A cache of the answers of this transport, by this clock.
    pub fn new(transport: T, clock: impl Clock) -> Self {
        Cache {
            inner: transport,
            clock: Box::new(clock),
            time_to_live: Self::DEFAULT_TIME_TO_LIVE,
            max_bytes: Self::DEFAULT_MAX_BYTES,
            kept: store(Self::DEFAULT_MAX_BYTES),
        }
    }

    /// Sets the longest time for which an answer is kept.
    #[must_use]
    pub fn time_to_live(mut self, time: Duration) -> Self {
        self.time_to_live = time;
        self
    }

    /// Sets the limit on all that is kept, in bytes; what was used least goes first. An answer larger than a quarter
    /// of it is not kept.
    #[must_use]
    pub fn max_bytes(mut self, bytes: usize) -> Self {
        (self.max_bytes, self.kept) = (bytes, store(bytes));
        self
    }

    /// The transport below.
    pub fn inner(&self) -> &T {
        &self.inner
    }

    /// The size of what is kept at present, in bytes.
    pub fn bytes(&self) -> u64 {
        self.kept.weight()
    }

    /// Forgets all answers.
    pub fn clear(&self) {
        self.kept.clear();
    }

    /// Whoever waits for an answer that can't be kept asks by himself.
    fn pass(&self, guard: Guard<'_>, key: &Key) {
        // An error says that somebody has cleared the cache: then nobody waits any more.
        let _ = guard.insert(Slot::Passed);
        self.kept.remove_if(key, |slot| matches!(slot, Slot::Passed));
    }
}

fn store(bytes: usize) -> Store {
    // One shard, as each has its part of the bytes: a large answer would fit into none of several.
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
                Ok(Slot::Kept(kept)) => match kept.age(self.clock.now()) {
                    Some(age) => return Ok(kept.response(age)),
                    None => {
                        let is_it = |slot: &Slot| matches!(slot, Slot::Kept(it) if Arc::ptr_eq(it, &kept));
                        self.kept.remove_if(&key, is_it);
                    }
                },
                Ok(Slot::Passed) => return self.inner.send(request).await,
                Err(guard) => return self.fetch(service, guard, key, request).await,
            }
        }
    }

    /// Sends the request for all who wait for its answer, and keeps that if it can be kept. Where this is dropped, the
    /// guard lets the next one do so.
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
                self.pass(guard, &key);
                return Err(error);
            }
        };
        let Some(holds) = keepable::holds(service, &asked, &response, self.time_to_live) else {
            self.pass(guard, &key);
            return Ok(response);
        };
        let (head, body) = response.into_parts();
        let (body, rest) = read(body, self.max_bytes / LARGEST).await;
        let is_whole = rest.is_none() && keepable::is_sound(service, &body);
        if !is_whole || secrets.are_in(&head.headers, &body) {
            self.pass(guard, &key);
            let body = Body::from_stream(Joined { begun: Some(body), rest: rest.unwrap_or(Rest::Nothing) });
            return Ok(Response::from_parts(head, body));
        }
        let kept = self.keepsake(&head, &body, holds);
        // An error says that somebody has cleared the cache.
        let _ = guard.insert(Slot::Kept(Arc::new(kept)));
        Ok(Response::from_parts(head, body.into()))
    }

    fn keepsake(&self, head: &Parts, body: &[u8], holds: Duration) -> Kept {
        let age = keepable::age(&head.headers);
        // Copies: what came in is a part of a larger buffer, which would be kept as a whole.
        let copy = |value: &HeaderValue| HeaderValue::from_bytes(value.as_bytes()).ok();
        let headers = head.headers.iter().filter(|(name, _)| **name != SET_COOKIE);
        let headers = headers.filter_map(|(name, value)| Some((name.clone(), copy(value)?)));
        let (headers, body) = (headers.collect(), Bytes::copy_from_slice(body));
        Kept { headers, body, since: self.clock.now(), age, holds }
    }
}

impl Kept {
    /// Its age, unless it is too old.
    fn age(&self, now: Duration) -> Option<Duration> {
        let here = now.saturating_sub(self.since);
        (here < self.holds).then(|| self.age.saturating_add(here))
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

/// What comes after the part of a body that was read.
enum Rest {
    Nothing,
    Failure(TransportError),
    More(Body),
}

/// A body up to a size; what else there is, where it is not whole.
async fn read(mut body: Body, most: usize) -> (Bytes, Option<Rest>) {
    let mut read = BytesMut::new();
    while let Some(chunk) = body.chunk().await {
        match chunk {
            Ok(chunk) => read.extend_from_slice(&chunk),
            Err(error) => return (read.freeze(), Some(Rest::Failure(error))),
        }
        if read.len() > most {
            return (read.freeze(), Some(Rest::More(body)));
        }
    }
    (read.freeze(), None)
}

/// A body of which a part was read already.
struct Joined {
    begun: Option<Bytes>,
    rest: Rest,
}

impl Stream for Joined {
    type Item = Result<Bytes, TransportError>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        if let Some(begun) = self.begun.take().filter(|begun| !begun.is_empty()) {
            return Poll::Ready(Some(Ok(begun)));
        }
        if let Rest::More(body) = &mut self.rest {
            return Pin::new(body).poll_next(cx);
        }
        match std::mem::replace(&mut self.rest, Rest::Nothing) {
            Rest::Failure(error) => Poll::Ready(Some(Err(error))),
            Rest::Nothing | Rest::More(_) => Poll::Ready(None),
        }
    }
}

/// Shows no answer and no request: they may hold the key.
impl<T: fmt::Debug> fmt::Debug for Cache<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = f.debug_struct("Cache");
        out.field("inner", &self.inner).field("time_to_live", &self.time_to_live);
        out.field("bytes", &self.bytes()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests;
