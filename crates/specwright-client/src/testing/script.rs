//! A scripted transport.

use std::collections::VecDeque;
use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use http::{Request, Response};

use super::Reply;
use crate::future::{BoxFuture, MaybeSend};
use crate::{Body, Clock, Operation, Transport, TransportError, TransportErrorKind};

/// A transport that plays a script, and records the requests. Clones share the same script.
///
/// Replies for an [operation](Script::on) take precedence over replies for [any request](Script::replies). If no
/// reply is left, a request fails with [`ErrorKind::Configuration`](crate::ErrorKind::Configuration) and a message
/// that names the request.
///
/// ```
/// use specwright_client::testing::{FakeClock, Reply, Script};
///
/// let script = Script::new(FakeClock::new()).replies([Reply::new(503, "").retry_after("5"), Reply::ok("{}")]);
/// assert_eq!((script.sent(), script.left()), (0, 2));
/// ```
#[derive(Clone)]
pub struct Script(Arc<Shared>);

struct Shared {
    clock: Box<dyn Clock>,
    state: Mutex<State>,
    in_flight: AtomicUsize,
}

#[derive(Default)]
struct State {
    rules: Vec<Rule>,
    replies: VecDeque<Reply>,
    requests: Vec<Request<Bytes>>,
}

/// Replies to the requests of one operation.
struct Rule {
    operation: &'static Operation,
    replies: Replies,
}

enum Replies {
    Listed(VecDeque<Reply>),
    Created(Box<dyn MakeReply>),
}

/// `FnMut(&Request<Bytes>) -> Reply`, and `Send` except on wasm32.
trait MakeReply: FnMut(&Request<Bytes>) -> Reply + MaybeSend {}

impl<F: FnMut(&Request<Bytes>) -> Reply + MaybeSend> MakeReply for F {}

impl Script {
    /// Creates a script without replies. [Delayed](Reply::late) replies wait on this clock.
    pub fn new(clock: impl Clock) -> Self {
        let (state, in_flight) = (Mutex::default(), AtomicUsize::new(0));
        Script(Arc::new(Shared { clock: Box::new(clock), state, in_flight }))
    }

    /// Adds replies for the next requests, in order.
    #[must_use]
    pub fn replies(self, replies: impl IntoIterator<Item = Reply>) -> Self {
        self.state().replies.extend(replies);
        self
    }

    /// Adds replies for the requests of one operation, in order.
    #[must_use]
    pub fn on(self, operation: &'static Operation, replies: impl IntoIterator<Item = Reply>) -> Self {
        self.with(operation, Replies::Listed(replies.into_iter().collect()))
    }

    /// Sets a function that creates the replies to all remaining requests of one operation, once the replies added
    /// [before](Script::on) are used up.
    #[must_use]
    pub fn on_each(
        self,
        operation: &'static Operation,
        reply: impl FnMut(&Request<Bytes>) -> Reply + MaybeSend + 'static,
    ) -> Self {
        self.with(operation, Replies::Created(Box::new(reply)))
    }

    fn with(self, operation: &'static Operation, replies: Replies) -> Self {
        self.state().rules.push(Rule { operation, replies });
        self
    }

    /// Returns the requests in order, including the key that the client sent.
    pub fn requests(&self) -> Vec<Request<Bytes>> {
        self.state().requests.clone()
    }

    /// Returns the URL of a request, including the key. The first request has index 0.
    ///
    /// # Panics
    /// Panics if the request was not received.
    pub fn uri(&self, index: usize) -> String {
        self.state().requests[index].uri().to_string()
    }

    /// Returns the body of a request as text. The first request has index 0.
    ///
    /// # Panics
    /// Panics if the request was not received.
    pub fn body(&self, index: usize) -> String {
        String::from_utf8_lossy(self.state().requests[index].body()).into_owned()
    }

    /// Returns the number of requests received.
    pub fn sent(&self) -> usize {
        self.state().requests.len()
    }

    /// Returns the number of unused replies, not counting replies that a function creates.
    pub fn left(&self) -> usize {
        let state = self.state();
        let listed = state.rules.iter().map(|rule| match &rule.replies {
            Replies::Listed(replies) => replies.len(),
            Replies::Created(_) => 0,
        });
        state.replies.len() + listed.sum::<usize>()
    }

    /// Returns the number of calls that are waiting for their response.
    pub fn in_flight(&self) -> usize {
        self.0.in_flight.load(Ordering::SeqCst)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Returns the reply to a request, and records the request.
    fn reply(&mut self, request: Request<Bytes>) -> Reply {
        let rules = self.rules.iter_mut().filter(|rule| is_of(rule.operation, &request));
        let ruled = rules.filter_map(|rule| rule.replies.next(&request)).next();
        let reply = ruled.or_else(|| self.replies.pop_front()).unwrap_or_else(|| {
            let (number, method) = (self.requests.len() + 1, request.method());
            // Show only the path, because the query contains the key.
            let what =
                format!("the script has no reply for request {number}, {method} {}", request.uri().path());
            Reply::Fail(TransportError::new(TransportErrorKind::Configuration, what))
        });
        self.requests.push(request);
        reply
    }
}

impl Replies {
    fn next(&mut self, request: &Request<Bytes>) -> Option<Reply> {
        match self {
            Replies::Listed(replies) => replies.pop_front(),
            Replies::Created(make) => Some(make(request)),
        }
    }
}

/// Returns `true` if a request belongs to an operation, regardless of the base URL.
fn is_of(operation: &Operation, request: &Request<Bytes>) -> bool {
    let mut found = request.uri().path().rsplit('/');
    let mut parts = operation.path.trim_start_matches('/').rsplit('/');
    request.method() == operation.method
        && parts.all(|part| found.next().is_some_and(|found| part.starts_with('{') || part == found))
}

impl Transport for Script {
    fn send(&self, request: Request<Bytes>) -> BoxFuture<'_, Result<Response<Body>, TransportError>> {
        let mut reply = self.state().reply(request);
        let counted = UnderWay::new(self.0.clone());
        Box::pin(async move {
            let _counted = counted;
            loop {
                match reply {
                    Reply::Answer(response) => return Ok(response),
                    Reply::Fail(error) => return Err(error),
                    Reply::Hang => std::future::pending().await,
                    Reply::Late(time, later) => {
                        self.0.clock.sleep(time).await;
                        reply = *later;
                    }
                }
            }
        })
    }
}

/// A guard that counts a call as in flight until it is dropped.
struct UnderWay(Arc<Shared>);

impl UnderWay {
    fn new(shared: Arc<Shared>) -> Self {
        shared.in_flight.fetch_add(1, Ordering::SeqCst);
        UnderWay(shared)
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        self.0.in_flight.fetch_sub(1, Ordering::SeqCst);
    }
}

/// Omits the requests, because they contain the key.
impl fmt::Debug for Script {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = f.debug_struct("Script");
        out.field("sent", &self.sent()).field("left", &self.left()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::testing::{Doc, FIND, FakeClock, FixedRandom, KEY, LEND, LIBRARY, Pairs, all_texts};
    use crate::{Client, Error, ErrorKind, Session};

    fn session(clock: &FakeClock, script: &Script) -> Session {
        let client = Client::builder(&LIBRARY, "https://books.example/v/w").key(KEY);
        let client = client.transport(script.clone()).clock(clock.clone()).random(FixedRandom::new([0]));
        client.build().unwrap().session()
    }

    fn find(clock: &FakeClock, session: &Session) -> Result<Option<String>, Error> {
        let answer = clock.block_on(session.call::<_, (), Doc>(&FIND, &(), None));
        answer.map(|answer| answer.value.text("title"))
    }

    #[test]
    fn a_request_after_the_script_is_an_error() {
        let clock = FakeClock::new();
        let script = Script::new(clock.clone()).replies([Reply::ok("{}")]);
        let session = session(&clock, &script);
        find(&clock, &session).unwrap();
        let error = find(&clock, &session).unwrap_err();
        assert_eq!((error.kind(), script.sent()), (ErrorKind::Configuration, 2));
        let message = all_texts(&error);
        assert!(message.contains("the script has no reply for request 2, GET /v/w/books"), "{message}");
        assert!(!message.contains(KEY) && !format!("{script:?}").contains("k3y"));
    }

    #[test]
    fn replies_match_their_operation() {
        let clock = FakeClock::new();
        let lent = |_: &Request<Bytes>| Reply::ok(r#"{"title": "lent"}"#);
        let script = Script::new(clock.clone())
            .replies([Reply::ok(r#"{"title": "any"}"#)])
            .on(&FIND, [Reply::ok(r#"{"title": "first"}"#)])
            .on_each(&LEND, lent);
        let session = session(&clock, &script);
        let id = Pairs(vec![("id", "7 8".into())]);
        for _ in 0..2 {
            let answer = clock.block_on(session.call::<_, (), Doc>(&LEND, &id, None)).unwrap();
            assert_eq!(answer.value.text("title").unwrap(), "lent");
        }
        assert_eq!(script.left(), 2);
        assert_eq!(find(&clock, &session).unwrap().unwrap(), "first");
        assert_eq!(find(&clock, &session).unwrap().unwrap(), "any");
        assert_eq!((script.sent(), script.left()), (4, 0));
    }

    #[test]
    fn waits_take_only_fake_time() {
        let clock = FakeClock::new();
        let hang = [Reply::Hang, Reply::ok("{}").late(Duration::from_secs(29))];
        let script = Script::new(clock.clone()).replies(hang);
        find(&clock, &session(&clock, &script)).unwrap();
        // The timeout, the wait before the second attempt, and the delay of its response.
        assert_eq!(clock.now(), Duration::from_millis(30_000 + 250 + 29_000));
        assert_eq!(script.in_flight(), 0);
    }
}
