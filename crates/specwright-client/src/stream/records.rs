//! A response that is a stream of records, read as it arrives.

use std::collections::VecDeque;
use std::fmt;
use std::future::poll_fn;
use std::marker::PhantomData;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use bytes::Bytes;
use futures_core::Stream;
use http::header::ACCEPT;
use http::response::Parts;
use http::{HeaderMap, HeaderValue, StatusCode};
use specwright_core::Validate;
use specwright_core::query::Query;
use specwright_core::{Decode, DecodeError, Decoded, decode};

use super::head::{Head, is_like_a_record, is_other_content};
use super::lines::{Line, Lines, MAX_KEPT_BYTES};
use crate::call::{Call, Entries, overdue, reported_error, transport_error};
use crate::client::Shared;
use crate::error::{Answered, Transience, redact_headers};
use crate::future::BoxFuture;
use crate::media_type::ACCEPTED;
use crate::retry_after::retry_after;
use crate::session::Deadline;
use crate::text::excerpt;
use crate::watch::{Facts, HasFacts};
use crate::{Body, Error, ErrorKind, Operation, RequestBody, Session};

impl Session {
    /// Calls an operation that returns a stream of records, and waits for the first record. Up to that point, the
    /// call is retried where that is safe and may help.
    ///
    /// # Errors
    /// Returns the errors of [`call`](Session::call), except for unreadable records, which are errors among the
    /// records.
    pub async fn stream<Q, B, R>(
        &self,
        operation: &'static Operation,
        query: &Q,
        body: Option<&B>,
    ) -> Result<Records<R>, Error>
    where
        Q: Query + Validate,
        B: RequestBody + ?Sized + Sync,
        R: Decode,
    {
        Call::new(self, operation, query, body)?.open().await
    }
}

impl Call {
    /// Sends a call that returns a stream of records, and waits for the first record. Later failures are not
    /// retried.
    pub(super) async fn open<R: Decode>(mut self) -> Result<Records<R>, Error> {
        self.request.headers_mut().insert(ACCEPT, HeaderValue::from_static(ACCEPTED));
        let call = &self;
        let attempt = || async {
            let mut alarm = call.client().clock.sleep(call.client().timeout);
            let (head, body) = call.send(&mut Pin::new(&mut alarm)).await?;
            let mut records = Records::new(call, &head, body, alarm);
            match records.wait_for_first_line().await {
                Ok(()) => Ok(records),
                Err(error) if error.api_error().is_some() => Err(error),
                Err(error) => {
                    let wait = retry_after(&head.headers, call.client().clock.wall());
                    let headers = redact_headers(head.headers, &call.client().redactor);
                    Err(error.with_answered(Answered::new(head.status, headers)).with_retry_after(wait))
                }
            }
        };
        self.attempts(attempt).await
    }
}

/// The records of a response: a [`Stream`], which [`next`](Records::next) reads without additional crates.
///
/// An unreadable record, or a line that is too long, is an error that names the line; the next records follow. The last
/// item is an error if the response is truncated, ends within a record, or takes longer for a record than the client's
/// [`timeout`](crate::ClientBuilder::timeout) (by default [30 s](crate::DEFAULT_TIMEOUT)). Blank lines and parts of a
/// record do not extend this timeout. Dropping the stream cancels the call.
///
/// A response counts as a stream of records only if its status is 200 and its body begins with a line that looks like a
/// record, regardless of its content type. For any other response, the call fails with [`ErrorKind::Unexpected`] and a
/// message that describes the response: another status, an HTML page, a single `null` or list, or an encoding that the
/// transport does not decode. An empty body means that there are no records if its content type is
/// `application/x-ndjson` or an alias of it. If the content type is missing or different, or if the body ends only
/// because the connection closes, the records may have been lost, and the call fails.
#[must_use = "the body is read only when the stream is polled"]
pub struct Records<R> {
    session: Session,
    operation: &'static Operation,
    head: Head,
    /// The response headers. The key is redacted.
    headers: HeaderMap,
    /// The body; `None` once the body has ended or is truncated.
    body: Option<Body>,
    lines: Lines,
    /// Lines read ahead.
    ahead: VecDeque<Line>,
    /// Number of the last line returned.
    number: usize,
    /// Text of that line.
    text: Bytes,
    /// Timer that limits the wait for a record.
    alarm: Option<BoxFuture<'static, ()>>,
    is_broken: bool,
    made: PhantomData<fn() -> R>,
}

impl<R: Decode> Records<R> {
    fn new(call: &Call, head: &Parts, body: Body, alarm: BoxFuture<'static, ()>) -> Records<R> {
        let client = call.client();
        Records {
            head: Head::new(head, &client.redactor),
            headers: redact_headers(head.headers.clone(), &client.redactor),
            lines: Lines::new(client.max_line_bytes),
            session: call.session.clone(),
            operation: call.operation,
            body: Some(body),
            ahead: VecDeque::new(),
            number: 0,
            text: Bytes::new(),
            alarm: Some(alarm),
            is_broken: false,
            made: PhantomData,
        }
    }

    /// Returns the next record, with its notes; `None` after the last record.
    pub async fn next(&mut self) -> Option<Result<Decoded<R>, Error>> {
        poll_fn(|cx| Pin::new(&mut *self).poll_next(cx)).await
    }

    /// Returns the number of the last line read, counted from 1; 0 before the first.
    pub fn line(&self) -> usize {
        self.number
    }

    /// Returns the text of the last line read, as received. Links in the text may contain the key.
    pub fn text(&self) -> &Bytes {
        &self.text
    }

    /// Returns the HTTP status of the response, which is 200.
    pub fn status(&self) -> StatusCode {
        self.head.status
    }

    /// Returns `true` if the response is truncated, so records are missing.
    pub fn is_broken(&self) -> bool {
        self.is_broken
    }

    /// Returns `true` if a response that has ended may be truncated between two records.
    pub(super) fn may_be_truncated(&self) -> bool {
        self.head.is_close_delimited
    }

    /// Waits for the first line or for the end, and checks that the response is a stream of records.
    async fn wait_for_first_line(&mut self) -> Result<(), Error> {
        if self.head.status != StatusCode::OK {
            return Err(self.other_content_error(None).await);
        }
        match self.read_line().await? {
            None if self.head.may_be_empty() => {}
            None => {
                let empty = Error::new(ErrorKind::Unexpected, self.head.describe_empty());
                return Err(empty.with_transience(Transience::MaybeProcessed));
            }
            Some(line) if is_like_a_record(&line.text) => match self.reported(&line, &decode(&line.text)) {
                Some(error) => return Err(error),
                None => self.ahead.push_back(line),
            },
            Some(line) if is_other_content(&line.text) => {
                return Err(self.other_content_error(Some(line)).await);
            }
            // If another line follows, the first line may be a single damaged line.
            Some(line) => match self.read_line().await? {
                None => return Err(self.other_content_error(Some(line)).await),
                Some(second) => self.ahead.extend([line, second]),
            },
        }
        self.alarm = None;
        Ok(())
    }

    /// Creates the error of a response that is not a stream of records, and begins with the given line.
    async fn other_content_error(&mut self, first: Option<Line>) -> Error {
        let mut text = first.map(|line| line.text.to_vec()).unwrap_or_default();
        while text.len() <= MAX_KEPT_BYTES {
            // The response is unusable, so the part received so far is enough.
            let Ok(Some(line)) = self.read_line().await else { break };
            text.push(b'\n');
            text.extend_from_slice(&line.text);
        }
        if text.len() > MAX_KEPT_BYTES {
            // Truncate at a character boundary and mark the truncation, so a key at this position is recognised and
            // redacted.
            let is_in_character = |at: &usize| text[*at] & 0xc0 == 0x80;
            text.truncate((0..=MAX_KEPT_BYTES).rev().find(|at| !is_in_character(at)).unwrap_or_default());
            text.extend("…".bytes());
        }
        let detail = self.head.describe_other(&text, &self.client().redactor);
        // A missing body may appear later. Any other content would be the same after a retry.
        let is_pending = text.is_empty() || self.head.status == StatusCode::ACCEPTED;
        let transience = if is_pending { Transience::MaybeProcessed } else { Transience::Final };
        Error::new(ErrorKind::Unexpected, detail).with_transience(transience)
    }

    fn client(&self) -> &Shared {
        &self.session.client().shared
    }

    async fn read_line(&mut self) -> Result<Option<Line>, Error> {
        poll_fn(|cx| self.poll_line(cx)).await.transpose()
    }

    fn poll_line(&mut self, cx: &mut Context<'_>) -> Poll<Option<Result<Line, Error>>> {
        loop {
            if let Some(line) = self.lines.next() {
                return Poll::Ready(Some(Ok(line)));
            }
            let is_over = self.deadline().is_some_and(|deadline| self.client().clock.now() >= deadline.at);
            let Some(body) = &mut self.body else { return Poll::Ready(None) };
            let polled = if is_over { Poll::Pending } else { Pin::new(body).poll_next(cx) };
            let failure = match polled {
                Poll::Pending if is_over => self.timeout_error(),
                Poll::Ready(Some(Ok(part))) => {
                    self.lines.push(part);
                    if let Some(line) = self.lines.next() {
                        return Poll::Ready(Some(Ok(line)));
                    }
                    // Chunks without a complete line do not extend the timeout.
                    match self.poll_alarm(cx) {
                        Poll::Pending => continue,
                        Poll::Ready(()) => self.timeout_error(),
                    }
                }
                Poll::Ready(None) => {
                    self.body = None;
                    return Poll::Ready(self.lines.rest().map(Ok));
                }
                Poll::Ready(Some(Err(error))) => transport_error(self.client(), &error),
                Poll::Pending => {
                    ready!(self.poll_alarm(cx));
                    self.timeout_error()
                }
            };
            (self.body, self.is_broken) = (None, true);
            return Poll::Ready(Some(Err(failure.with_status(self.head.status))));
        }
    }

    fn poll_alarm(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        let (client, deadline) = (&self.session.client().shared, self.deadline());
        let alarm = self.alarm.get_or_insert_with(|| {
            let left = deadline.map(|deadline| deadline.at.saturating_sub(client.clock.now()));
            client.clock.sleep(left.map_or(client.timeout, |left| left.min(client.timeout)))
        });
        alarm.as_mut().poll(cx)
    }

    fn deadline(&self) -> Option<Deadline> {
        self.session.shared.deadline
    }

    fn timeout_error(&self) -> Error {
        if let Some(deadline) = self.deadline().filter(|deadline| self.client().clock.now() >= deadline.at) {
            return overdue(deadline, &Entries::default()).with_transience(Transience::MaybeProcessed);
        }
        Error::new(ErrorKind::Timeout, format!("waited {:?} for a record", self.client().timeout))
            .with_transience(Transience::MaybeProcessed)
    }

    /// Decodes a line into a record.
    fn read(&mut self, line: &Line) -> Result<Decoded<R>, Error> {
        (self.number, self.text) = (line.number, line.text.clone());
        if line.is_too_long {
            let detail = format!("line {} has more than {} bytes", line.number, self.client().max_line_bytes);
            return Err(Error::new(ErrorKind::TooLarge, detail).with_status(self.head.status));
        }
        let decoded = decode::<R>(&line.text);
        if let Some(reported) = self.reported(line, &decoded) {
            return Err(reported);
        }
        decoded.map_err(|error| {
            // Only the last line can be truncated, and decoding a truncated line fails at its end.
            let is_truncated = self.body.is_none() && self.ahead.is_empty() && error.is_cut();
            self.is_broken |= is_truncated;
            self.unreadable(line, &error, is_truncated)
        })
    }

    /// Returns the error that a line reports in place of a record.
    fn reported(&self, line: &Line, decoded: &Result<Decoded<R>, DecodeError>) -> Option<Error> {
        let notes = decoded.as_ref().ok().map(|record| &record.notes);
        reported_error(self.client(), notes, self.head.status, &self.headers, &line.text)
    }

    fn unreadable(&self, line: &Line, error: &DecodeError, is_truncated: bool) -> Error {
        let (redactor, number) = (&self.client().redactor, line.number);
        let reason = redactor.redact(&error.to_string());
        let detail = match (is_truncated, error.is_syntax()) {
            (true, _) => {
                format!("the response is truncated in line {number}: {}", excerpt(&line.text, redactor))
            }
            (false, true) => format!("line {number}: {reason} of {}", excerpt(&line.text, redactor)),
            (false, false) => format!("line {number}: {reason}"),
        };
        Error::new(ErrorKind::Decode, detail).with_status(self.head.status).with_transience(if is_truncated {
            Transience::MaybeProcessed
        } else {
            Transience::Final
        })
    }
}

impl<R: Decode> Stream for Records<R> {
    type Item = Result<Decoded<R>, Error>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let line = match self.ahead.pop_front() {
            Some(line) => Some(Ok(line)),
            None => ready!(self.poll_line(cx)),
        };
        self.alarm = None;
        let record = line.map(|line| {
            line.and_then(|line| {
                let record = self.read(&line);
                self.text = line.text;
                record
            })
        });
        let operation = self.operation.name;
        Poll::Ready(
            record.map(|record| record.map_err(|error| error.with_operation(operation).with_attempts(1))),
        )
    }
}

impl<R: Decode> HasFacts for Records<R> {
    fn facts(&self) -> Facts<'_> {
        Facts { status: self.status(), notes: None }
    }
}

impl<R> fmt::Debug for Records<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Records")
            .field("operation", &self.operation.name)
            .field("line", &self.number)
            .finish_non_exhaustive()
    }
}
