//! One call: made into a request, sent, read, and retried where that is safe and may help.

use std::pin::{Pin, pin};
use std::time::Duration;

use bytes::Bytes;
use http::header::{ACCEPT, CONTENT_TYPE, LOCATION};
use http::{HeaderMap, HeaderValue, Request, StatusCode};
use serde_core::Serialize;
use wayfare_validation::{Validate, Violations};
use wayfare_wire::query::{Query, QueryWriter};
use wayfare_wire::{Decode, DecodeError, Notes, Path, decode};

use crate::client::Shared;
use crate::error::{Cause, Transience};
use crate::future::{BoxFuture, before};
use crate::retry::Failure;
use crate::retry_after::retry_after;
use crate::text::{excerpt, message, shorten};
use crate::{Body, Error, ErrorKind, Operation, Session, SessionUse, TransportError, TransportErrorKind};

/// Most bytes read of the body of an error answer.
const MAX_ERROR_BODY: usize = 256 << 10;

/// The result of a call.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Answer<R> {
    /// The answer's body, unchanged: links in it may hold the key.
    pub value: R,
    /// Differences between the body and its description.
    pub notes: Notes,
    /// Its HTTP status, between 200 and 299.
    pub status: StatusCode,
    /// The body as it came, for questions that the value does not answer.
    pub(crate) body: Bytes,
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
        B: Serialize + Validate + ?Sized + Sync,
        R: Decode,
    {
        let answer = Call::new(self, operation, query, body)?.run().await?;
        Ok(Answer { body: Bytes::new(), ..answer })
    }
}

/// A call, ready to be sent any number of times.
pub(crate) struct Call {
    pub(crate) session: Session,
    pub(crate) operation: &'static Operation,
    pub(crate) request: Request<Bytes>,
    repeatable: bool,
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
        B: Serialize + Validate + ?Sized,
    {
        let invalid =
            |detail: &str| Error::new(ErrorKind::InvalidRequest, detail).with_operation(operation.name);
        let mut violations = Violations::new();
        query.check(&Path::ROOT, &mut violations);
        if let Some(body) = body {
            body.check(&Path::ROOT, &mut violations);
        }
        violations.into_result().map_err(|wrong| Error::from(wrong).with_operation(operation.name))?;

        let mut parameters = QueryWriter::default();
        query.write(&mut parameters);
        // Writing into memory fails only where a value can't be JSON.
        let body = body.map(wayfare_wire::encode).transpose();
        let body = body.map_err(|error| invalid(&session.client().redact(&error.to_string())))?;
        let request = request(session, operation, parameters.into_pairs(), body.map(Bytes::from));
        let request = request.map_err(invalid)?;
        Ok(Call { session: session.clone(), operation, request, repeatable: operation.repeatable })
    }

    /// The same call as one that is safe to send again.
    pub(crate) fn repeatable(mut self) -> Self {
        self.repeatable = true;
        self
    }

    /// Sends the call until it succeeds, fails for good, or is given up; an answer with the `pending` status is
    /// none yet.
    pub(crate) async fn run_unless<R: Decode>(
        &self,
        pending: Option<u16>,
    ) -> Result<Option<Answer<R>>, Error> {
        let attempt = || async {
            match self.exchange().await? {
                raw if Some(raw.status.as_u16()) == pending => Ok(None),
                raw => self.read(&raw).map(Some),
            }
        };
        self.attempts(attempt).await
    }

    /// Attempts until one succeeds, or fails for good.
    pub(crate) async fn attempts<T, F: Future<Output = Result<T, Error>>>(
        &self,
        attempt: impl Fn() -> F,
    ) -> Result<T, Error> {
        let client = self.client();
        let started = client.clock.now();
        let mut attempts = 0;
        loop {
            let result = attempt().await;
            attempts += 1;
            let error = match result {
                Ok(done) => return Ok(done),
                Err(error) => error.with_operation(self.operation.name).with_attempts(attempts),
            };
            let elapsed = client.clock.now().saturating_sub(started);
            match self.wait_after(&error, attempts, elapsed) {
                Some(wait) => client.clock.sleep(wait).await,
                None => return Err(error),
            }
        }
    }

    /// The same where every answer is one.
    pub(crate) async fn run<R: Decode>(&self) -> Result<Answer<R>, Error> {
        match self.run_unless(None).await? {
            Some(answer) => Ok(answer),
            None => Err(Error::new(ErrorKind::Unexpected, "there is no answer")),
        }
    }

    pub(crate) fn client(&self) -> &Shared {
        &self.session.client().shared
    }

    /// The wait before the call is sent again; `None` if it is not.
    fn wait_after(&self, error: &Error, attempts: u32, elapsed: Duration) -> Option<Duration> {
        let safe = match error.transience() {
            Transience::Final => false,
            Transience::Doubtful => self.repeatable,
            Transience::Unheard => true,
        };
        let random = crate::random::unit(&*self.client().random);
        safe.then(|| self.client().retry.wait(&Failure { error, attempts, elapsed, random })).flatten()
    }

    /// Sends the request once and receives the answer, within the attempt timeout.
    async fn exchange(&self) -> Result<Raw, Error> {
        let client = self.client();
        let mut alarm = pin!(client.clock.sleep(client.timeout));
        let (status, body) = self.send(&mut alarm).await?;
        let mut taken = Taken::default();
        let filled = taken.fill(body, client.max_response_bytes);
        match before(filled, alarm).await.ok_or_else(|| late(client))? {
            Ok(()) => Ok(Raw { status, body: taken.into_bytes() }),
            Err(Unfilled::TooLarge) => {
                let detail = format!("more than {} bytes", client.max_response_bytes);
                Err(Error::new(ErrorKind::TooLarge, detail).with_status(status))
            }
            Err(Unfilled::Broken(error)) => Err(failed(client, &error).with_status(status)),
        }
    }

    /// Sends the request once, and returns status and body of a successful answer.
    pub(crate) async fn send(
        &self,
        alarm: &mut Pin<&mut BoxFuture<'static, ()>>,
    ) -> Result<(StatusCode, Body), Error> {
        let client = self.client();
        let sent = client.transport.send(self.request.clone());
        let response = before(sent, alarm.as_mut()).await.ok_or_else(|| late(client))?;
        let (head, body) = response.map_err(|error| failed(client, &error))?.into_parts();
        let status = head.status;
        let Some(kind) = ErrorKind::of_status(status) else { return Ok((status, body)) };
        let mut taken = Taken::default();
        // The status is enough: of a body that is broken, late or too large, the received part is used.
        let _ = before(taken.fill(body, MAX_ERROR_BODY), alarm.as_mut()).await;
        Err(self.refused(kind, status, &head.headers, &taken.into_bytes()))
    }

    /// The error of an answer without success.
    fn refused(&self, kind: ErrorKind, status: StatusCode, headers: &HeaderMap, body: &[u8]) -> Error {
        let client = self.client();
        let redactor = &client.redactor;
        let api = (client.service.read_error)(body).map(|api| api.redacted(redactor));
        let location = headers.get(LOCATION).filter(|_| kind == ErrorKind::Unexpected);
        let detail = match (&api, location) {
            (Some(api), _) => redactor.redact(&api.to_string()),
            (None, Some(location)) => {
                // Without its query, the place of keys, even of mangled ones.
                let target =
                    location.as_bytes().split(|byte| b"?#".contains(byte)).next().unwrap_or_default();
                let target = shorten(&redactor.redact(&String::from_utf8_lossy(target)), 200);
                format!("redirected to {target:?}, which is not followed")
            }
            (None, None) => message(body, redactor),
        };
        // An overloaded service answers so before it does anything; a gateway does not know.
        let transience = match status {
            StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE => Transience::Unheard,
            StatusCode::BAD_GATEWAY | StatusCode::GATEWAY_TIMEOUT => Transience::Doubtful,
            _ => Transience::Final,
        };
        Error::new(kind, detail)
            .with_status(status)
            .with_api(api)
            .with_retry_after(retry_after(headers, client.clock.wall()))
            .with_transience(transience)
    }

    /// Decodes an answer.
    fn read<R: Decode>(&self, raw: &Raw) -> Result<Answer<R>, Error> {
        match decode::<R>(&raw.body) {
            Ok(decoded) => {
                let (value, notes, body) = (decoded.value, decoded.notes, raw.body.clone());
                Ok(Answer { value, notes, status: raw.status, body })
            }
            Err(error) => Err(self.unreadable(&error, raw)),
        }
    }

    /// The error of an answer that can't be decoded.
    fn unreadable(&self, error: &DecodeError, raw: &Raw) -> Error {
        let redactor = &self.client().redactor;
        let offset = error.position().map(|(line, column)| offset(&raw.body, line, column));
        let reason = redactor.redact(&error.to_string());
        let detail = match offset {
            Some(offset) => format!("{reason}, at byte {offset} of {}", excerpt(&raw.body, redactor)),
            None => reason,
        };
        // JSON that ends too early was cut off on the way; any other fault would come again.
        Error::new(ErrorKind::Decode, detail)
            .with_status(raw.status)
            .with_offset(offset)
            .with_transience(if error.is_cut() { Transience::Doubtful } else { Transience::Final })
    }
}

/// The error of an answer that does not come in time.
pub(crate) fn late(client: &Shared) -> Error {
    Error::new(ErrorKind::Timeout, format!("waited {:?}", client.timeout))
        .with_transience(Transience::Doubtful)
}

/// The error of a transport that failed.
pub(crate) fn failed(client: &Shared, error: &TransportError) -> Error {
    let cause = Cause::below(error, &client.redactor);
    let (kind, transience) = match error.kind() {
        TransportErrorKind::Configuration => (ErrorKind::Configuration, Transience::Final),
        TransportErrorKind::Unsupported => (ErrorKind::Network, Transience::Final),
        TransportErrorKind::Connect => (ErrorKind::Network, Transience::Unheard),
        TransportErrorKind::Proxy => (ErrorKind::Proxy, Transience::Unheard),
        TransportErrorKind::CircuitOpen => (ErrorKind::CircuitOpen, Transience::Unheard),
        TransportErrorKind::Interrupted => (ErrorKind::Network, Transience::Doubtful),
        TransportErrorKind::Timeout => (ErrorKind::Timeout, Transience::Doubtful),
        TransportErrorKind::Damaged => (ErrorKind::Decode, Transience::Doubtful),
        TransportErrorKind::Encoding => (ErrorKind::Decode, Transience::Final),
    };
    Error::new(kind, error.to_string())
        .with_retry_after(error.retry_after())
        .with_transience(transience)
        .with_cause(cause)
}

/// A successful answer before it is decoded.
struct Raw {
    status: StatusCode,
    body: Bytes,
}

/// The request of a call, or its fault.
fn request(
    session: &Session,
    operation: &Operation,
    mut parameters: Vec<(&'static str, String)>,
    body: Option<Bytes>,
) -> Result<Request<Bytes>, &'static str> {
    let client = &session.client().shared;
    if let Some(name) = client.service.session.filter(|_| operation.session != SessionUse::None) {
        parameters.push((name, session.track_id().to_owned()));
    }
    if let Some(key) = &client.key {
        parameters.push((client.service.key, key.clone()));
    }
    let json = HeaderValue::from_static("application/json");
    let mut request = Request::new(Bytes::new());
    *request.method_mut() = operation.method.clone();
    *request.uri_mut() = client.base.join(operation.path, &parameters)?;
    let headers = request.headers_mut();
    headers.insert(ACCEPT, json.clone());
    if let (Some(name), Some(ip)) = (&client.client_ip, &session.shared.ip) {
        headers.insert(name, ip.clone());
    }
    if let (Some(name), Some(agent)) = (&client.user_agent, &session.shared.user_agent) {
        headers.insert(name, agent.clone());
    }
    if let Some(body) = body {
        headers.insert(CONTENT_TYPE, json);
        *request.body_mut() = body;
    }
    Ok(request)
}

/// The part of a body received so far.
#[derive(Default)]
struct Taken {
    /// Kept unchanged as long as it is a single part, so that it is not copied.
    first: Bytes,
    all: Vec<u8>,
}

enum Unfilled {
    TooLarge,
    Broken(TransportError),
}

impl Taken {
    async fn fill(&mut self, mut body: Body, most: usize) -> Result<(), Unfilled> {
        while let Some(chunk) = body.chunk().await {
            let chunk = chunk.map_err(Unfilled::Broken)?;
            let room = most - self.len();
            self.add(chunk.slice(..chunk.len().min(room)));
            if chunk.len() > room {
                return Err(Unfilled::TooLarge);
            }
        }
        Ok(())
    }

    fn add(&mut self, chunk: Bytes) {
        if self.len() == 0 {
            self.first = chunk;
        } else {
            if self.all.is_empty() {
                self.all.extend_from_slice(&self.first);
            }
            self.all.extend_from_slice(&chunk);
        }
    }

    fn len(&self) -> usize {
        self.first.len().max(self.all.len())
    }

    fn into_bytes(self) -> Bytes {
        if self.all.is_empty() { self.first } else { self.all.into() }
    }
}

/// The byte at a line and a column, both counted from 1. Counted from 0.
fn offset(document: &[u8], line: usize, column: usize) -> usize {
    let lines = document.split_inclusive(|&byte| byte == b'\n').take(line.saturating_sub(1));
    (lines.map(<[u8]>::len).sum::<usize>() + column.saturating_sub(1)).min(document.len())
}

#[cfg(test)]
#[cfg(feature = "api")]
mod fare_calendar_tests;
#[cfg(test)]
mod tests;
