//! One call: made into a request, sent, read, and retried where that is safe and may help.

mod access;
mod attempts;
mod failure;
mod journal;
mod received;
mod request;

use std::fmt;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use http::response::Parts;
use http::{HeaderMap, HeaderName, HeaderValue, Request, StatusCode, Uri};
use specwright_core::query::{Query, QueryReader, QueryWriter};
use specwright_core::{Notes, Path};
use specwright_core::{Validate, Violations};

use access::Access;
pub(crate) use attempts::overdue;
pub(crate) use failure::{failed, late};
use failure::{offset, refused, unreadable};
pub(crate) use journal::{Entries, Journal};
pub(crate) use received::Received;
use received::Unfilled;
use request::{headers, request};

use crate::budget::Reservation;
use crate::client::Shared;
use crate::decoding::beside_executor;
use crate::error::{Answered, Transience, request_id, without_key};
use crate::future::{BoxFuture, MaybeSend, before};
use crate::link::next_link;
use crate::retry_after::retry_after;
use crate::session::Deadline;
use crate::url::{resolve, with_parameters_of, without_parameters};
use crate::watch::{CallFacts, Facts, Told};
use crate::{Body, Content, Error, ErrorKind, Operation, RequestBody, Session};

/// Most bytes read of the body of an error answer.
const MAX_ERROR_BODY: usize = 256 << 10;

/// Longest wait for the body of an error answer, and at most half of the time until the deadline.
const ERROR_BODY_PATIENCE: Duration = Duration::from_secs(2);

/// The result of a call. `H` has the headers that the description names, if it does.
#[derive(Clone, PartialEq)]
#[non_exhaustive]
pub struct Answer<R, H = ()> {
    /// The answer's body, unchanged: links in it may hold the key.
    pub value: R,
    /// Differences between the answer, body and headers, and its description.
    pub notes: Notes,
    /// Its HTTP status, between 200 and 299.
    pub status: StatusCode,
    /// Its headers, with the key taken out of them.
    pub headers: HeaderMap,
    /// Those of them that the description names. One that is missing or can't be read is `None`, and noted unless it
    /// may be left out.
    pub typed_headers: H,
    pub(crate) beside: Beside,
}

/// Metadata of an answer that only the runtime reads.
#[derive(Clone, Default, PartialEq)]
pub(crate) struct Beside {
    /// See [`Answer::retry_after`].
    pub(crate) retry_after: Option<Duration>,
    /// See [`Answer::age`].
    pub(crate) age: Option<Duration>,
    /// The body as it came, for questions that the value does not answer.
    pub(crate) body: Bytes,
    /// The URL of the next page by the headers `Link`, as it came.
    pub(crate) next_page: Option<Box<str>>,
}

impl<R, H> Answer<R, H> {
    /// The id under which the service, or a gateway before it, knows the request; see
    /// [`Error::request_id`](crate::Error::request_id).
    pub fn request_id(&self) -> Option<&str> {
        request_id(&self.headers)
    }

    /// The wait that the service asks for before the next call, as with a 202.
    pub fn retry_after(&self) -> Option<Duration> {
        self.beside.retry_after
    }

    /// The age of an answer that a cache around the transport has kept; `None` of one that came from the service.
    pub fn age(&self) -> Option<Duration> {
        self.beside.age
    }
}

impl<R> Answer<R> {
    /// An answer of which there are no notes.
    pub(crate) fn new(value: R, status: StatusCode, headers: HeaderMap, beside: Beside) -> Self {
        Answer { value, notes: Notes::new(), status, headers, typed_headers: (), beside }
    }

    /// The same with another value, made of this one.
    pub(crate) fn map<T>(self, make: impl FnOnce(R) -> T) -> Answer<T> {
        let Answer { value, notes, status, headers, typed_headers, beside } = self;
        Answer { value: make(value), notes, status, headers, typed_headers, beside }
    }

    /// The same with its headers read into a type that the generator makes of the description.
    pub fn with_typed_headers<H: Query + Default>(mut self) -> Answer<R, H> {
        let lines = self.headers.iter();
        let lines = lines.map(|(name, line)| (name.as_str(), String::from_utf8_lossy(line.as_bytes())));
        let mut reader = QueryReader::new([]).with_headers(lines);
        let typed_headers = H::read(&mut reader).unwrap_or_default();
        self.notes.append(reader.finish(&[]));
        let Answer { value, notes, status, headers, typed_headers: (), beside } = self;
        Answer { value, notes, status, headers, typed_headers, beside }
    }
}

/// Shows neither the value nor what the notes say of it: links in it may hold the key.
impl<R, H> fmt::Debug for Answer<R, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = f.debug_struct("Answer");
        out.field("status", &self.status).field("headers", &self.headers).field("age", &self.age());
        out.field("notes", &self.notes.iter().count()).finish_non_exhaustive()
    }
}

impl Session {
    /// Calls an operation, with retries where that is safe and may help. Nothing is sent unless query and body are
    /// valid.
    ///
    /// # Errors
    /// Any but [`ErrorKind::InvalidToken`](crate::ErrorKind::InvalidToken).
    pub async fn call<Q, B, R>(
        &self,
        operation: &'static Operation,
        query: &Q,
        body: Option<&B>,
    ) -> Result<Answer<R>, Error>
    where
        Q: Query + Validate,
        B: RequestBody + ?Sized + Sync,
        R: Content + MaybeSend + 'static,
    {
        let mut answer = Call::new(self, operation, query, body)?.run().await?;
        answer.beside.body = Bytes::new();
        Ok(answer)
    }
}

/// A call, ready to be sent any number of times.
pub(crate) struct Call {
    pub(crate) session: Session,
    pub(crate) operation: &'static Operation,
    pub(crate) request: Request<Bytes>,
    repeatable: bool,
    /// Whether what it asks for was made just now.
    is_of_something_new: bool,
    ends: Ends,
    /// The calls that its search has reserved.
    reservation: Option<Arc<Reservation>>,
    access: Access,
    journal: Arc<Journal>,
}

/// URL, headers and body of a request.
pub(crate) type Subject = (Uri, Vec<(HeaderName, HeaderValue)>, Bytes);

/// The moment by which a call ends, and who sees to that.
#[derive(Clone, Copy)]
enum Ends {
    /// The call itself, where there is such a moment.
    ByItself(Option<Deadline>),
    /// The search that it is part of. The moment by the client's clock.
    BySearch(Duration),
}

impl Ends {
    fn at(self) -> Option<Duration> {
        match self {
            Ends::ByItself(deadline) => deadline.map(|deadline| deadline.at),
            Ends::BySearch(at) => Some(at),
        }
    }
}

/// The answer of an attempt.
pub(crate) enum Polled<R> {
    Answer(Answer<R>),
    /// One with the status that stands for no answer yet, and the wait that it asks for.
    Pending {
        status: StatusCode,
        retry_after: Option<Duration>,
    },
}

impl Call {
    /// Checks query and body and makes the request.
    pub(crate) fn new<Q, B>(
        session: &Session,
        operation: &'static Operation,
        query: &Q,
        body: Option<&B>,
    ) -> Result<Self, Error>
    where
        Q: Query + Validate,
        B: RequestBody + ?Sized,
    {
        let invalid =
            |detail: &str| Error::new(ErrorKind::InvalidRequest, detail).with_operation(operation.name);
        if let Some(fault) = &session.shared.headers.fault {
            return Err(invalid(fault));
        }
        let mut violations = Violations::new();
        query.check(&Path::ROOT, &mut violations);
        if let Some(body) = body {
            body.check(&mut violations);
        }
        violations.into_result().map_err(|wrong| Error::from(wrong).with_operation(operation.name))?;

        let mut parameters = QueryWriter::default();
        query.write(&mut parameters);
        // Writing into memory fails only where a value can't be JSON.
        let content_type = body.and_then(RequestBody::content_type);
        let body = body.map(RequestBody::encode).transpose();
        let body = body.map_err(|error| invalid(&session.client().redact(&error.to_string())))?;
        let headers = headers(parameters.take_headers()).map_err(|fault| invalid(&fault))?;
        let body = body.map(|body| (body, content_type));
        let request = request(session, operation, parameters.into_pairs(), headers, body);
        let request = request.map_err(invalid)?;
        Ok(Call {
            session: session.clone(),
            operation,
            request,
            repeatable: operation.repeatable,
            is_of_something_new: false,
            ends: Ends::ByItself(session.shared.deadline),
            reservation: None,
            access: Access::default(),
            journal: Arc::default(),
        })
    }

    /// The same call as one that is safe to send again.
    pub(crate) fn repeatable(mut self) -> Self {
        self.repeatable = true;
        self
    }

    /// The same call as one of what was made just now: if the service does not find it, it may yet.
    pub(crate) fn of_something_new(mut self) -> Self {
        self.is_of_something_new = true;
        self
    }

    /// The same call as one of a search that ends by this moment.
    pub(crate) fn ending_by(mut self, at: Duration) -> Self {
        self.ends = Ends::BySearch(at);
        self
    }

    /// The same call as one that was paid for by a reservation.
    pub(crate) fn paid_by(mut self, reservation: Option<Arc<Reservation>>) -> Self {
        self.reservation = reservation;
        self
    }

    /// The same call to another URL of the service, with the credentials of this one.
    pub(crate) fn to(mut self, url: &str) -> Result<Self, String> {
        let own = self.request.uri();
        let url = resolve(own, url).map_err(|unusable| unusable.to_string())?;
        let url = with_parameters_of(&url, own, |name| self.client().is_credential(name));
        *self.request.uri_mut() = url.ok_or("its URL is too long")?;
        Ok(self)
    }

    /// What it asks for, as far as two calls of one session can differ: its URL without the credentials, its headers,
    /// where a parameter may stand, and its body.
    pub(crate) fn subject(&self) -> Subject {
        let url = self.request.uri();
        let bare = without_parameters(url, |name| self.client().is_credential(name));
        let headers = self.request.headers().iter().map(|(name, value)| (name.clone(), value.clone()));
        (bare.unwrap_or_else(|| url.clone()), headers.collect(), self.request.body().clone())
    }

    /// The record of its attempts.
    pub(crate) fn journal(&self) -> Arc<Journal> {
        self.journal.clone()
    }

    /// Sends the call until it succeeds, fails for good, or is given up; an answer with the `pending` status is
    /// none yet.
    pub(crate) async fn run_unless<R: Content + MaybeSend + 'static>(
        &self,
        pending: Option<u16>,
    ) -> Result<Polled<R>, Error> {
        self.attempts(|| self.attempt(pending)).await
    }

    /// The same where every answer is one.
    pub(crate) async fn run<R: Content + MaybeSend + 'static>(&self) -> Result<Answer<R>, Error> {
        match self.run_unless(None).await? {
            Polled::Answer(answer) => Ok(answer),
            Polled::Pending { .. } => Err(Error::new(ErrorKind::Unexpected, "there is no answer")),
        }
    }

    /// What is told of it while it runs.
    fn facts(&self) -> CallFacts<'_> {
        let redactor = &self.client().redactor;
        let (method, uri) = (self.request.method(), self.request.uri());
        CallFacts { operation: self.operation, method, uri, redactor }
    }

    pub(crate) fn client(&self) -> &Shared {
        &self.session.client().shared
    }

    /// Sends the request once, receives the answer and decodes it, within the attempt timeout.
    async fn attempt<R: Content + MaybeSend + 'static>(
        &self,
        pending: Option<u16>,
    ) -> Result<Polled<R>, Error> {
        let client = self.client();
        let mut alarm = pin!(client.clock.sleep(client.timeout));
        let raw = self.receive(&mut alarm).await?;
        if Some(raw.status.as_u16()) == pending {
            return Ok(Polled::Pending { status: raw.status, retry_after: raw.retry_after() });
        }
        before(self.read(raw), alarm).await.ok_or_else(|| late(client))?.map(Polled::Answer)
    }

    /// Sends the request once and receives the answer, which is not decoded yet.
    async fn receive(&self, alarm: &mut Pin<&mut BoxFuture<'static, ()>>) -> Result<Answer<()>, Error> {
        let client = self.client();
        let (head, body) = self.send(alarm).await?;
        let age = kept_for(&head);
        let next_page = next_link(&head.headers);
        let (status, headers) = (head.status, without_key(head.headers, &client.redactor));
        let mut received = Received::default();
        let filled = received.fill(body, client.max_response_bytes);
        let filled = before(filled, alarm.as_mut()).await;
        let error = match filled.ok_or_else(|| late(client))? {
            Ok(()) => {
                let retry_after = retry_after(&headers, client.clock.wall());
                let beside = Beside { retry_after, age, body: received.into_bytes(), next_page };
                return Ok(Answer::new((), status, headers, beside));
            }
            Err(Unfilled::TooLarge) => {
                Error::new(ErrorKind::TooLarge, format!("more than {} bytes", client.max_response_bytes))
            }
            Err(Unfilled::Broken(error)) => failed(client, &error),
        };
        Err(error.with_answered(Answered::new(status, headers)))
    }

    /// Sends the request once, and returns head and body of a successful answer.
    pub(crate) async fn send(
        &self,
        alarm: &mut Pin<&mut BoxFuture<'static, ()>>,
    ) -> Result<(Parts, Body), Error> {
        let client = self.client();
        let request = self.access.sign(client, self.operation, self.request.clone());
        let request = before(request, alarm.as_mut()).await.unwrap_or_else(|| Err(late(client)));
        // Nothing was sent so far.
        let request = request.inspect_err(|_| self.journal.take_back())?;
        let sent = client.transport.send(request);
        let response = before(sent, alarm.as_mut()).await.ok_or_else(|| late(client))?;
        let (head, body) = match response {
            Ok(response) => response.into_parts(),
            Err(error) => {
                if error.kind().is_before_sending() {
                    self.journal.take_back();
                }
                return Err(failed(client, &error));
            }
        };
        if kept_for(&head).is_some() {
            self.journal.take_back();
        }
        let Some(kind) = ErrorKind::of_status(head.status) else { return Ok((head, body)) };
        let mut received = Received::default();
        // The status is enough: of a body that is broken, late or too large, the received part is used.
        let left = self.ends.at().map(|at| at.saturating_sub(client.clock.now()) / 2);
        let patience = left.map_or(ERROR_BODY_PATIENCE, |left| left.min(ERROR_BODY_PATIENCE));
        let filled = before(received.fill(body, MAX_ERROR_BODY), client.clock.sleep(patience));
        let _ = before(filled, alarm.as_mut()).await;
        let refused = refused(client, kind, head, &received.into_bytes());
        let may_be_found = self.is_of_something_new && refused.status() == Some(StatusCode::NOT_FOUND);
        Err(if may_be_found { refused.with_transience(Transience::Unheard) } else { refused })
    }

    /// Decodes an answer.
    async fn read<R: Content + MaybeSend + 'static>(&self, raw: Answer<()>) -> Result<Answer<R>, Error> {
        let (body, status) = (raw.beside.body.clone(), raw.status);
        let length = body.len();
        let decoding = move || R::read(status, &body).map_err(|error| (offset(&error, &body), error));
        match beside_executor(length, decoding).await? {
            Ok((value, notes)) => Ok(Answer { notes, ..raw.map(|()| value) }),
            Err((offset, error)) => Err(unreadable(self.client(), &error, offset, raw)),
        }
    }
}

impl<R> Told for Answer<R> {
    fn facts(&self) -> Facts<'_> {
        Facts { status: self.status, notes: Some(&self.notes) }
    }
}

impl<R> Told for Polled<R> {
    fn facts(&self) -> Facts<'_> {
        match self {
            Polled::Answer(answer) => answer.facts(),
            Polled::Pending { status, .. } => Facts { status: *status, notes: None },
        }
    }
}

/// The age of an answer that a cache has kept.
pub(crate) fn kept_for(head: &Parts) -> Option<Duration> {
    #[cfg(feature = "cache")]
    return head.extensions.get::<crate::transport::FromCache>().map(|kept| kept.age);
    #[cfg(not(feature = "cache"))]
    {
        let _ = head;
        None
    }
}

#[cfg(test)]
mod options_tests;
#[cfg(test)]
mod tests;
