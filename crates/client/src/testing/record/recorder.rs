//! A transport that records what goes through it.

use std::fmt;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use bytes::Bytes;
use futures_core::Stream;
use http::header::{CONTENT_LENGTH, TRANSFER_ENCODING};
use http::{Request, Response};

use super::file::{Answered, Asked, Content, Exchange, Failed, Recording, lines};
use super::scrub::Scrubber;
use crate::future::BoxFuture;
use crate::{Body, Service, Transport, TransportError, TransportErrorKind};

/// A transport around another one that records the exchanges. Clones record into the same recording.
///
/// Taken out of the [recording](Recorder::recording), wherever they stand, are the key, the session's id, the end
/// user's address and user agent, and the ids of searches: the same value is the same placeholder, such as `SEARCH-1`,
/// in queries, headers, bodies and links. Cookies and credentials in headers are left out. Other values that you send
/// are recorded as they are. Short ids (under 8 characters) go only where they are the whole of a value. Of a body that
/// is no text only the length is recorded, as it may hide what is secret.
///
/// ```no_run
/// # #[cfg(all(feature = "api", feature = "reqwest"))]
/// # async fn example(
/// #     start: wayfare_models::flights::FlightSearchStart,
/// # ) -> Result<(), Box<dyn std::error::Error>> {
/// use wayfare_client::testing::Recorder;
/// use wayfare_client::{Client, ReqwestTransport, SERVICE};
///
/// let recorder = Recorder::new(ReqwestTransport::new()?, &SERVICE);
/// let client = Client::builder("https://travel.example").key("my key").transport(recorder.clone()).build()?;
/// client.session().flights().search(start).finish().await?;
/// recorder.recording().save("tests/boston_to_london.json")?;
/// # Ok(())
/// # }
/// ```
pub struct Recorder<T> {
    inner: Arc<T>,
    service: &'static Service,
    seen: Arc<Mutex<Vec<Seen>>>,
}

/// An exchange under way.
struct Seen {
    request: Asked,
    answer: Option<Result<Part, Failed>>,
}

/// What has come of an answer.
struct Part {
    status: u16,
    headers: Vec<String>,
    body: Vec<u8>,
    end: End,
}

enum End {
    /// The client has not read it all.
    Open,
    Whole,
    Broken(Failed),
}

impl<T: Transport> Recorder<T> {
    /// Records what goes through this transport. The service says what its key and ids are called.
    pub fn new(inner: T, service: &'static Service) -> Self {
        Recorder { inner: Arc::new(inner), service, seen: Arc::default() }
    }
}

impl<T> Recorder<T> {
    /// What was recorded so far.
    pub fn recording(&self) -> Recording {
        let exchanges: Vec<_> = lock(&self.seen).iter().map(Seen::exchange).collect();
        Recording { exchanges: Scrubber::new(self.service).scrub_all(&exchanges) }
    }
}

impl Seen {
    fn exchange(&self) -> Exchange {
        let answer = match &self.answer {
            None => Answered::Nothing {},
            Some(Err(failed)) => Answered::Failure(failed.clone()),
            Some(Ok(part)) => Answered::Response {
                status: part.status,
                headers: part.headers.clone(),
                body: Content::of(&part.body),
                broken: match &part.end {
                    End::Whole => None,
                    End::Broken(failed) => Some(failed.clone()),
                    End::Open => {
                        let read_so_far = "nobody read what came behind this".to_owned();
                        Some(Failed::new(TransportErrorKind::Interrupted, read_so_far))
                    }
                },
            },
        };
        Exchange { request: self.request.clone(), answer }
    }
}

impl<T: Transport> Transport for Recorder<T> {
    fn send(&self, request: Request<Bytes>) -> BoxFuture<'_, Result<Response<Body>, TransportError>> {
        let at = {
            let mut seen = lock(&self.seen);
            seen.push(Seen { request: Asked::of(&request), answer: None });
            seen.len() - 1
        };
        Box::pin(async move {
            let answer = self.inner.send(request).await;
            let (head, body) = match answer {
                Ok(response) => response.into_parts(),
                Err(error) => {
                    set(&self.seen, at, Err(failed(&error)));
                    return Err(error);
                }
            };
            let mut headers = head.headers.clone();
            // They are about the body on its way, and not as it is recorded.
            headers.remove(CONTENT_LENGTH);
            headers.remove(TRANSFER_ENCODING);
            let (status, headers) = (head.status.as_u16(), lines(&headers));
            set(&self.seen, at, Ok(Part { status, headers, body: Vec::new(), end: End::Open }));
            let tee = Tee { body, seen: self.seen.clone(), at };
            Ok(Response::from_parts(head, Body::from_stream(tee)))
        })
    }
}

fn failed(error: &TransportError) -> Failed {
    let cause = std::error::Error::source(error);
    Failed::new(error.kind(), cause.map(ToString::to_string).unwrap_or_default())
}

fn set(seen: &Mutex<Vec<Seen>>, at: usize, answer: Result<Part, Failed>) {
    if let Some(seen) = lock(seen).get_mut(at) {
        seen.answer = Some(answer);
    }
}

fn lock(seen: &Mutex<Vec<Seen>>) -> MutexGuard<'_, Vec<Seen>> {
    seen.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A body that is recorded as it is read.
struct Tee {
    body: Body,
    seen: Arc<Mutex<Vec<Seen>>>,
    at: usize,
}

impl Stream for Tee {
    type Item = Result<Bytes, TransportError>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let chunk = Pin::new(&mut self.body).poll_next(cx);
        if let (Poll::Ready(chunk), Some(Seen { answer: Some(Ok(part)), .. })) =
            (&chunk, lock(&self.seen).get_mut(self.at))
        {
            match chunk {
                Some(Ok(bytes)) => part.body.extend_from_slice(bytes),
                Some(Err(error)) => part.end = End::Broken(failed(error)),
                None if matches!(part.end, End::Open) => part.end = End::Whole,
                None => {}
            }
        }
        chunk
    }
}

impl<T> Clone for Recorder<T> {
    fn clone(&self) -> Self {
        Recorder { inner: self.inner.clone(), service: self.service, seen: self.seen.clone() }
    }
}

/// Shows no exchange: they hold the key.
impl<T> fmt::Debug for Recorder<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Recorder").field("exchanges", &lock(&self.seen).len()).finish_non_exhaustive()
    }
}
