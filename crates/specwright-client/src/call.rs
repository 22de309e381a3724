//! Calls: building the request, sending it, reading the response, and retrying where that is safe and may help.

mod access;
mod attempts;
mod failure;
mod journal;
mod received;
mod request;
mod results;
mod token;

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
pub(crate) use failure::reported_error;
use failure::{offset, status_error, unreadable};
pub(crate) use failure::{timeout_error, transport_error};
pub(crate) use journal::{Entries, Journal};
use received::FillError;
pub(crate) use received::Received;
use request::{headers, request};
use token::Parameters;
pub(crate) use token::with_member;

use crate::budget::Reservation;
use crate::client::Shared;
use crate::decoding::run_blocking;
use crate::error::{Answered, Transience, redact_headers, request_id};
use crate::future::{BoxFuture, MaybeSend, before};
use crate::link::next_link;
use crate::retry_after::retry_after;
use crate::session::Deadline;
use crate::transport::{ERROR_BODY_PATIENCE, TimeLeft};
use crate::url::{resolve, with_parameters_of, without_parameters};
use crate::verdict::Verdict;
use crate::watch::{CallFacts, Facts, HasFacts};
use crate::{Body, Content, Error, ErrorKind, Operation, Remark, RequestBody, Session};

/// Maximum number of bytes read from the body of an error response.
const MAX_ERROR_BODY: usize = 256 << 10;

/// The result of a call. `H` holds the typed response headers, if the API description names any.
#[derive(Clone, PartialEq)]
#[non_exhaustive]
pub struct Answer<R, H = ()> {
    /// The decoded body, unchanged. Links in the body may contain the key.
    pub value: R,
    /// Differences between the response (its body and headers) and its description.
    pub notes: Notes,
    /// The HTTP status, from 200 to 299, or 304 if the description lists it.
    pub status: StatusCode,
    /// The response headers. The key is redacted.
    pub headers: HeaderMap,
    /// The headers that the description names. A missing or unreadable header is `None`, and has a note unless it is
    /// optional and missing.
    pub typed_headers: H,
    /// The verdict on the results: `Complete` if the description names no list of results.
    pub verdict: Verdict,
    /// Losses that are too small to affect the verdict, and settings that differ from the request, such as a currency
    /// other than the requested one.
    pub remarks: Vec<Remark>,
    pub(crate) metadata: Metadata,
}

/// Response metadata without public fields.
#[derive(Clone, Default, PartialEq)]
pub(crate) struct Metadata {
    /// See [`Answer::retry_after`].
    pub(crate) retry_after: Option<Duration>,
    /// See [`Answer::age`].
    pub(crate) age: Option<Duration>,
    /// The undecoded body, for checks that need the raw JSON.
    pub(crate) body: Bytes,
    /// The number of requests sent.
    pub(crate) attempts: u32,
    /// The error that the body reports although the status is successful.
    pub(crate) reported: Reported,
    /// The URL of the next page from the `Link` headers, as received.
    pub(crate) next_page: Option<Box<str>>,
}

/// The error that a successful response reports in its body.
#[derive(Clone, Default)]
pub(crate) struct Reported(pub(crate) Option<Error>);

impl PartialEq for Reported {
    fn eq(&self, other: &Self) -> bool {
        let api = |reported: &Self| reported.0.as_ref().and_then(Error::api_error).cloned();
        api(self) == api(other)
    }
}

impl<R, H> Answer<R, H> {
    /// Returns the request id that the service, or a gateway in front of it, assigned; see
    /// [`Error::request_id`](crate::Error::request_id).
    pub fn request_id(&self) -> Option<&str> {
        request_id(&self.headers)
    }

    /// Returns how long the service asks the client to wait before the next call, for example with a 202.
    pub fn retry_after(&self) -> Option<Duration> {
        self.metadata.retry_after
    }

    /// Returns the age of a response from a cache around the transport; `None` for a response from the service.
    pub fn age(&self) -> Option<Duration> {
        self.metadata.age
    }

    /// Returns the body as received; empty unless the session [keeps bodies](crate::CallOptions::keep_bodies). Links
    /// in the body may contain the key.
    pub fn body(&self) -> &Bytes {
        &self.metadata.body
    }
}

impl<R> Answer<R> {
    /// Creates a response without notes.
    pub(crate) fn new(value: R, status: StatusCode, headers: HeaderMap, metadata: Metadata) -> Self {
        Answer {
            value,
            notes: Notes::new(),
            status,
            headers,
            typed_headers: (),
            verdict: Verdict::Complete,
            remarks: Vec::new(),
            metadata,
        }
    }

    /// Adds remarks on the value. Generated clients call this method.
    pub fn with_remarks(mut self, remarks: impl FnOnce(&R) -> Vec<Remark>) -> Self {
        self.remarks.extend(remarks(&self.value));
        self
    }

    /// Converts the value.
    pub(crate) fn map<T>(self, make: impl FnOnce(R) -> T) -> Answer<T> {
        let Answer { value, notes, status, headers, typed_headers, verdict, remarks, metadata } = self;
        Answer { value: make(value), notes, status, headers, typed_headers, verdict, remarks, metadata }
    }

    /// Reads the response headers into `H`, a type that the generator derives from the description.
    pub fn with_typed_headers<H: Query + Default>(mut self) -> Answer<R, H> {
        let lines = self.headers.iter();
        let lines = lines.map(|(name, line)| (name.as_str(), String::from_utf8_lossy(line.as_bytes())));
        let mut reader = QueryReader::new([]).with_headers(lines);
        let typed_headers = H::read(&mut reader).unwrap_or_default();
        self.notes.append(reader.finish(&[]));
        let Answer { value, notes, status, headers, typed_headers: (), verdict, remarks, metadata } = self;
        Answer { value, notes, status, headers, typed_headers, verdict, remarks, metadata }
    }
}

/// Omits the value and the text of the notes, because links in both may contain the key.
impl<R, H> fmt::Debug for Answer<R, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = f.debug_struct("Answer");
        out.field("status", &self.status).field("headers", &self.headers).field("age", &self.age());
        out.field("notes", &self.notes.iter().count()).finish_non_exhaustive()
    }
}

impl Session {
    /// Calls an operation, with retries where they are safe and may help. Nothing is sent unless the query and the
    /// body are valid.
    ///
    /// # Errors
    /// Returns an error of any kind except [`ErrorKind::InvalidToken`].
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
        let answer = self.answer(operation, query, body).await?.require_success(operation, 0)?;
        Ok(answer.released(self))
    }
}

/// A prepared call, which can be sent any number of times.
pub(crate) struct Call {
    pub(crate) session: Session,
    pub(crate) operation: &'static Operation,
    pub(crate) request: Request<Bytes>,
    repeatable: bool,
    /// `true` if the requested resource was just created, so a 404 may be temporary.
    is_of_new_resource: bool,
    deadline: CallDeadline,
    /// The calls reserved by the search that this call belongs to.
    reservation: Option<Arc<Reservation>>,
    access: Access,
    journal: Arc<Journal>,
}

/// The URL, headers and body of a request.
pub(crate) type Subject = (Uri, Vec<(HeaderName, HeaderValue)>, Bytes);

/// The time by which a call must end, and the owner of that deadline.
#[derive(Clone, Copy)]
enum CallDeadline {
    /// The call enforces its own deadline, if it has one.
    Own(Option<Deadline>),
    /// The search that the call belongs to enforces the deadline, according to the client's clock.
    OfSearch(Duration),
}

impl CallDeadline {
    fn at(self) -> Option<Duration> {
        match self {
            CallDeadline::Own(deadline) => deadline.map(|deadline| deadline.at),
            CallDeadline::OfSearch(at) => Some(at),
        }
    }
}

/// The result of a successful attempt.
#[expect(clippy::large_enum_variant, reason = "nearly all values are responses")]
pub(crate) enum Polled<R> {
    Answer(Answer<R>),
    /// A response with the status that means "no result yet", and the wait that the service asks for.
    Pending {
        status: StatusCode,
        retry_after: Option<Duration>,
    },
}

impl Call {
    /// Validates the query and the body, and builds the request.
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
        // Encoding into memory fails only if a value has no JSON representation.
        let content_type = body.and_then(RequestBody::content_type);
        let body = body.map(RequestBody::encode).transpose();
        let body = body.map_err(|error| invalid(&session.client().redact(&error.to_string())))?;
        let of_headers = parameters.take_headers();
        let body = body.map(|body| (body, content_type));
        let mut parts = Parameters { query: parameters.into_pairs(), headers: of_headers, body };
        if let Some(token) = operation.idempotency_token {
            parts.add_token(token, &*session.client().shared.random).map_err(|fault| invalid(&fault))?;
        }
        let headers = headers(parts.headers).map_err(|fault| invalid(&fault))?;
        let verbatim = session.shared.verbatim.as_deref();
        let query = match verbatim {
            Some(given) => given.parameters.iter().map(|(name, text)| (&**name, text.clone())).collect(),
            None => parts.query,
        };
        let body = parts
            .body
            .map(|(body, content_type)| (verbatim.map_or(body, |given| given.body.clone()), content_type));
        let request = request(session, operation, query, headers, body);
        let request = request.map_err(invalid)?;
        Ok(Call {
            session: session.clone(),
            operation,
            request,
            repeatable: session.shared.repeatable.unwrap_or(operation.may_be_resent()),
            is_of_new_resource: false,
            deadline: CallDeadline::Own(session.shared.deadline),
            reservation: None,
            access: Access::default(),
            journal: Arc::default(),
        })
    }

    /// Marks the call as safe to retry.
    pub(crate) fn repeatable(mut self) -> Self {
        self.repeatable = true;
        self
    }

    /// Marks the requested resource as just created: the service may find it later, even if it does not find it
    /// now.
    pub(crate) fn of_new_resource(mut self) -> Self {
        self.is_of_new_resource = true;
        self
    }

    /// Makes a search responsible for ending the call at the given time.
    pub(crate) fn with_deadline(mut self, at: Duration) -> Self {
        self.deadline = CallDeadline::OfSearch(at);
        self
    }

    /// Charges the call to a reservation.
    pub(crate) fn with_reservation(mut self, reservation: Option<Arc<Reservation>>) -> Self {
        self.reservation = reservation;
        self
    }

    /// Returns a copy of the call that is marked as safe to retry, with an additional header if a value is given.
    pub(crate) fn again_with(&self, name: HeaderName, value: Option<HeaderValue>) -> Self {
        let mut request = self.request.clone();
        if let Some(value) = value {
            request.headers_mut().insert(name, value);
        }
        Call {
            session: self.session.clone(),
            operation: self.operation,
            request,
            repeatable: true,
            is_of_new_resource: false,
            deadline: self.deadline,
            reservation: self.reservation.clone(),
            access: Access::default(),
            journal: Arc::default(),
        }
    }

    /// Redirects the call to another URL of the service, with the same credentials.
    pub(crate) fn to(mut self, url: &str) -> Result<Self, String> {
        let own = self.request.uri();
        let url = resolve(own, url).map_err(|unusable| unusable.to_string())?;
        let url = with_parameters_of(&url, own, |name| self.client().is_credential(name));
        *self.request.uri_mut() = url.ok_or("the URL is too long")?;
        Ok(self)
    }

    /// Returns the parts that identify the request among a session's calls: the URL without credentials, the headers,
    /// which may carry parameters, and the body.
    pub(crate) fn subject(&self) -> Subject {
        let url = self.request.uri();
        let bare = without_parameters(url, |name| self.client().is_credential(name));
        let headers = self.request.headers().iter().map(|(name, value)| (name.clone(), value.clone()));
        (bare.unwrap_or_else(|| url.clone()), headers.collect(), self.request.body().clone())
    }

    /// Returns the record of the call's attempts so far.
    pub(crate) fn journal(&self) -> Arc<Journal> {
        self.journal.clone()
    }

    /// Sends the call until it succeeds, fails permanently, or exhausts its retries. A response with the `pending`
    /// status is returned as [`Polled::Pending`].
    pub(crate) async fn run_unless<R: Content + MaybeSend + 'static>(
        &self,
        pending: Option<u16>,
    ) -> Result<Polled<R>, Error> {
        self.attempts(|| self.attempt(pending)).await
    }

    /// Sends the call like [`run_unless`](Self::run_unless), for operations without a pending status.
    pub(crate) async fn run<R: Content + MaybeSend + 'static>(&self) -> Result<Answer<R>, Error> {
        match self.run_unless(None).await? {
            Polled::Answer(answer) => Ok(answer),
            Polled::Pending { .. } => Err(Error::new(ErrorKind::Unexpected, "the response is pending")),
        }
    }

    /// Returns the facts that a watcher records while the call runs.
    fn facts(&self) -> CallFacts<'_> {
        let redactor = &self.client().redactor;
        let (method, uri) = (self.request.method(), self.request.uri());
        CallFacts { operation: self.operation, method, uri, redactor }
    }

    pub(crate) fn client(&self) -> &Shared {
        &self.session.client().shared
    }

    /// Sends the request once, receives the response and decodes it, within the attempt timeout.
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
        before(self.read(raw), alarm).await.ok_or_else(|| timeout_error(client))?.map(Polled::Answer)
    }

    /// Sends the request once and receives the response without decoding it.
    async fn receive(&self, alarm: &mut Pin<&mut BoxFuture<'static, ()>>) -> Result<Answer<()>, Error> {
        let client = self.client();
        let (head, body) = self.send(alarm).await?;
        let age = cache_age(&head);
        let next_page = next_link(&head.headers);
        let (status, headers) = (head.status, redact_headers(head.headers, &client.redactor));
        let mut received = Received::default();
        let filled = received.fill(body, client.max_response_bytes);
        let filled = before(filled, alarm.as_mut()).await;
        let error = match filled.ok_or_else(|| timeout_error(client))? {
            Ok(()) => {
                let retry_after = retry_after(&headers, client.clock.wall());
                let body = received.into_bytes();
                let metadata = Metadata { retry_after, age, body, next_page, ..Metadata::default() };
                return Ok(Answer::new((), status, headers, metadata));
            }
            Err(FillError::TooLarge) => {
                Error::new(ErrorKind::TooLarge, format!("more than {} bytes", client.max_response_bytes))
            }
            Err(FillError::Broken(error)) => transport_error(client, &error),
        };
        Err(error.with_answered(Answered::new(status, headers)))
    }

    /// Sends the request once, and returns the head and body of a successful response.
    pub(crate) async fn send(
        &self,
        alarm: &mut Pin<&mut BoxFuture<'static, ()>>,
    ) -> Result<(Parts, Body), Error> {
        let client = self.client();
        let started = client.clock.now();
        let request = self.access.sign(client, self.operation, self.request.clone());
        let request = before(request, alarm.as_mut()).await.unwrap_or_else(|| Err(timeout_error(client)));
        // Nothing has been sent so far.
        let mut request = request.inspect_err(|_| self.journal.undo())?;
        let now = client.clock.now();
        let left = client.timeout.saturating_sub(now.saturating_sub(started));
        let left = self.deadline.at().map_or(left, |at| left.min(at.saturating_sub(now)));
        request.extensions_mut().insert(TimeLeft(left));
        let sent = client.transport.send(request);
        let response = before(sent, alarm.as_mut()).await.ok_or_else(|| timeout_error(client))?;
        let (head, body) = match response {
            Ok(response) => response.into_parts(),
            Err(error) => {
                if error.is_before_sending() {
                    self.journal.undo();
                }
                return Err(transport_error(client, &error));
            }
        };
        if cache_age(&head).is_some() {
            self.journal.undo();
        }
        let is_not_modified = head.status == StatusCode::NOT_MODIFIED && self.operation.has_not_modified;
        let Some(kind) = ErrorKind::of_status(head.status).filter(|_| !is_not_modified) else {
            return Ok((head, body));
        };
        let mut received = Received::default();
        // The status suffices: if the body is broken, late or too large, only the part received so far is used. The
        // body may take up to half of the time until the deadline.
        let left = self.deadline.at().map(|at| at.saturating_sub(client.clock.now()) / 2);
        let patience = left.map_or(ERROR_BODY_PATIENCE, |left| left.min(ERROR_BODY_PATIENCE));
        let filled = before(received.fill(body, MAX_ERROR_BODY), client.clock.sleep(patience));
        let _ = before(filled, alarm.as_mut()).await;
        let refused = status_error(client, kind, head, &received.into_bytes());
        let may_be_found = self.is_of_new_resource && refused.status() == Some(StatusCode::NOT_FOUND);
        Err(if may_be_found { refused.with_transience(Transience::NotProcessed) } else { refused })
    }

    /// Decodes the body of a response.
    async fn read<R: Content + MaybeSend + 'static>(&self, raw: Answer<()>) -> Result<Answer<R>, Error> {
        let (body, status) = (raw.metadata.body.clone(), raw.status);
        let length = body.len();
        let decoding = move || R::read(status, &body).map_err(|error| (offset(&error, &body), error));
        match run_blocking(length, decoding).await? {
            Ok((value, notes)) => {
                let reported =
                    reported_error(self.client(), Some(&notes), raw.status, &raw.headers, &raw.metadata.body);
                let reported = Reported(reported);
                let mut answer = Answer { notes, ..raw.map(|()| value) };
                answer.metadata.reported = reported;
                Ok(answer)
            }
            Err((offset, error)) => Err(unreadable(self.client(), &error, offset, raw)),
        }
    }
}

impl<R> HasFacts for Answer<R> {
    fn facts(&self) -> Facts<'_> {
        Facts { status: self.status, notes: Some(&self.notes) }
    }
}

impl<R> HasFacts for Polled<R> {
    fn facts(&self) -> Facts<'_> {
        match self {
            Polled::Answer(answer) => answer.facts(),
            Polled::Pending { status, .. } => Facts { status: *status, notes: None },
        }
    }
}

/// Returns the age of a response that came from a cache.
pub(crate) fn cache_age(head: &Parts) -> Option<Duration> {
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
