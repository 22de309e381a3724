//! A response that is a stream of records, read as it arrives.

use std::collections::VecDeque;
use std::fmt;
use std::future::poll_fn;
use std::marker::PhantomData;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use bytes::Bytes;
use futures_core::Stream;
use http::header::ACCEPT;
use http::response::Parts;
use http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use specwright_core::Validate;
use specwright_core::query::Query;
use specwright_core::{Decode, DecodeError, Decoded, Json, decode};

use super::events::Events;
use super::head::{Head, is_like_a_record, is_other_content};
use super::lines::{Line, Lines, MAX_KEPT_BYTES};
use super::{Format, Reconnect};
use crate::call::{Call, Entries, overdue, reported_error, transport_error};
use crate::client::Shared;
use crate::error::{Answered, Transience, redact_headers};
use crate::future::BoxFuture;
use crate::media_type::{ACCEPTED, ACCEPTED_EVENTS};
use crate::retry_after::retry_after;
use crate::session::Deadline;
use crate::text::excerpt;
use crate::watch::{Facts, HasFacts};
use crate::{Body, Error, ErrorKind, Operation, RequestBody, Session};

/// Wait before the client reconnects, unless the service sets a different one.
const RECONNECTION_TIME: Duration = Duration::from_secs(3);

const LAST_EVENT_ID: HeaderName = HeaderName::from_static("last-event-id");

impl Session {
    /// Calls an operation that returns a stream of records, and waits for the first record, or for the response head of
    /// a stream of events. Up to that point, the call is retried where that is safe and may help.
    ///
    /// # Errors
    /// Returns the same errors as [`call`](Session::call), except for unreadable records, which are errors among the
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
    /// Sends a call that returns a stream of records, and waits for the first record, or for the response head of a
    /// stream of events. Later failures are not retried, unless the description lets the client reconnect.
    pub(super) async fn open<R: Decode>(mut self) -> Result<Records<R>, Error> {
        let format = self.operation.stream.unwrap_or(Format::LINES);
        let accepted = if format.is_events { ACCEPTED_EVENTS } else { ACCEPTED };
        self.request.headers_mut().insert(ACCEPT, HeaderValue::from_static(accepted));
        let call = Arc::new(self);
        let call = &call;
        let attempt = || async {
            let mut alarm = call.client().clock.sleep(call.client().timeout);
            let (head, body) = call.send(&mut Pin::new(&mut alarm)).await?;
            let mut records = Records::new(call, format, &head, body, alarm);
            match records.wait_for_first().await {
                Ok(()) => Ok(records),
                Err(error) if error.api_error().is_some() => Err(error),
                Err(error) => {
                    let wait = retry_after(&head.headers, call.client().clock.wall());
                    let headers = redact_headers(head.headers, &call.client().redactor);
                    Err(error.with_answered(Answered::new(head.status, headers)).with_retry_after(wait))
                }
            }
        };
        call.attempts(attempt).await
    }
}

/// A [`Stream`] of the records of a response. [`next`](Records::next) also returns the records, without requiring a
/// stream crate.
///
/// An unreadable record, or a line that is too long, is an error that names the line, and the stream continues with the
/// next record. The last item is an error if the response is truncated, ends within a record, or takes longer for a
/// record than the client's [`timeout`](crate::ClientBuilder::timeout) (by default [30 s](crate::DEFAULT_TIMEOUT)).
/// Blank lines and parts of a record do not extend this timeout. If the description sets an idle time, the idle time
/// replaces the timeout. An idle time, like the timeout of a stream of events, limits the time without any bytes.
/// Dropping the stream cancels the call.
///
/// Events follow the HTML standard. If the description lets the client reconnect, an interrupted stream continues after
/// the last event: the client waits as its [retry policy](crate::RetryPolicy) specifies, but at least for the service's
/// reconnection time, and then sends `Last-Event-ID`. Any other stream that ends is over.
///
/// A response counts as a stream of records only if its status is 200. In addition, if events are expected, its content
/// type must be `text/event-stream`. If lines are expected, its body must begin with a line that looks like a record,
/// or with a damaged line that another line follows; the content type does not matter. For any other response, the call
/// fails with [`ErrorKind::Unexpected`] and a message that describes the response: another status, an HTML page, a
/// single `null` or list, or an encoding that the transport does not decode. An empty body means that there are no
/// records if its content type is `application/x-ndjson` or an alias of it. If the content type is missing or
/// different, or if the body ends only because the connection closes, the records may have been lost, and the call
/// fails.
#[must_use = "the body is read only when the stream is polled"]
pub struct Records<R> {
    session: Session,
    operation: &'static Operation,
    head: Head,
    /// The response headers. The key is redacted.
    headers: HeaderMap,
    /// The body; `None` once the body has ended or is truncated.
    body: Option<Body>,
    splitter: Splitter,
    /// Lines read ahead.
    ahead: VecDeque<Line>,
    /// Number of the last line returned.
    number: usize,
    /// Text of the last line returned.
    text: Bytes,
    /// Timer that limits the wait for a record.
    alarm: Option<BoxFuture<'static, ()>>,
    is_broken: bool,
    format: Format,
    /// The call to repeat when reconnecting.
    call: Option<Arc<Call>>,
    /// The next response, which continues the stream.
    next: Option<BoxFuture<'static, Result<Records<Json>, Error>>>,
    /// Number of interruptions since the last event, and the time of the first one.
    breaks: (u32, Duration),
    made: PhantomData<fn() -> R>,
}

/// The splitter of the body into records.
enum Splitter {
    Lines(Lines),
    Events(Events),
}

impl Splitter {
    fn push(&mut self, part: Bytes) {
        match self {
            Splitter::Lines(lines) => lines.push(part),
            Splitter::Events(events) => events.push(part),
        }
    }

    fn next(&mut self) -> Option<Line> {
        match self {
            Splitter::Lines(lines) => lines.next(),
            Splitter::Events(events) => events.next(),
        }
    }

    /// Returns the text after the last complete record. An incomplete event is discarded.
    fn rest(&mut self) -> Option<Line> {
        match self {
            Splitter::Lines(lines) => lines.rest(),
            Splitter::Events(_) => None,
        }
    }
}

impl<R: Decode> Records<R> {
    fn new(
        call: &Arc<Call>,
        format: Format,
        head: &Parts,
        body: Body,
        alarm: BoxFuture<'static, ()>,
    ) -> Records<R> {
        let client = call.client();
        let head_facts = Head::new(head, &client.redactor);
        let max_bytes = client.max_line_bytes;
        Records {
            // A body that should contain events but has another content type is also split into lines, for the error
            // message.
            splitter: match format.is_events && head_facts.is_of_events() {
                true => Splitter::Events(Events::new(max_bytes, format.tag)),
                false => Splitter::Lines(Lines::new(max_bytes)),
            },
            head: head_facts,
            headers: redact_headers(head.headers.clone(), &client.redactor),
            format,
            call: (format.reconnect != Reconnect::Never).then(|| call.clone()),
            next: None,
            breaks: (0, Duration::ZERO),
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

    /// Returns the next record and its notes; `None` after the last record.
    pub async fn next(&mut self) -> Option<Result<Decoded<R>, Error>> {
        poll_fn(|cx| Pin::new(&mut *self).poll_next(cx)).await
    }

    /// Returns the number of the last line or event read, counted from 1; 0 before the first.
    pub fn line(&self) -> usize {
        self.number
    }

    /// Returns the id of the last event that set one, from which a new stream can continue.
    pub fn last_event_id(&self) -> Option<&str> {
        match &self.splitter {
            Splitter::Events(events) => events.last_id().map(|id| &**id),
            Splitter::Lines(_) => None,
        }
    }

    /// Returns the text of the last line, or the data of the last event, as received. Links in the text may contain the
    /// key.
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

    /// Waits for the first line or for the end, and checks that the response is a stream of records. For events, the
    /// head suffices.
    async fn wait_for_first(&mut self) -> Result<(), Error> {
        let is_other = self.format.is_events && !self.head.is_of_events();
        if self.head.status != StatusCode::OK || is_other {
            return Err(self.other_content_error(None).await);
        }
        if self.format.is_events {
            self.alarm = None;
            return Ok(());
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

    /// Creates the error for a response that is not a stream of records and begins with the given line.
    async fn other_content_error(&mut self, first: Option<Line>) -> Error {
        let mut text = first.map(|line| line.text.to_vec()).unwrap_or_default();
        while text.len() <= MAX_KEPT_BYTES {
            // The response is unusable, so the part received so far is enough.
            let Ok(Some(line)) = self.read_line().await else { break };
            text.push(b'\n');
            text.extend_from_slice(&line.text);
        }
        if text.len() > MAX_KEPT_BYTES {
            // Truncate at a character boundary and mark the truncation, so a key at this position is recognized and
            // redacted.
            let is_in_character = |at: &usize| text[*at] & 0xc0 == 0x80;
            text.truncate((0..=MAX_KEPT_BYTES).rev().find(|at| !is_in_character(at)).unwrap_or_default());
            text.extend("…".bytes());
        }
        let detail = self.head.describe_other(&text, &self.client().redactor);
        // A 204 means that there are no further events. Otherwise, a missing body may appear later. Any other content
        // would be the same after a retry.
        let is_over = self.format.is_events && self.head.status == StatusCode::NO_CONTENT;
        let is_pending = !is_over && (text.is_empty() || self.head.status == StatusCode::ACCEPTED);
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
            if let Some(next) = &mut self.next {
                let opened = ready!(next.as_mut().poll(cx));
                self.next = None;
                if let Err(error) = self.go_on(opened) {
                    return Poll::Ready(error.map(Err));
                }
            }
            if let Some(line) = self.next_line() {
                return Poll::Ready(line.map(Ok));
            }
            let is_over = self.deadline().is_some_and(|deadline| self.client().clock.now() >= deadline.at);
            let Some(body) = &mut self.body else { return Poll::Ready(None) };
            let polled = if is_over { Poll::Pending } else { Pin::new(body).poll_next(cx) };
            let failure = match polled {
                Poll::Pending if is_over => self.timeout_error(),
                Poll::Ready(Some(Ok(part))) => {
                    // Unless the stream has an idle time, a chunk without a complete line does not extend the timeout.
                    if self.has_idle_time() && !part.is_empty() {
                        self.alarm = None;
                    }
                    self.splitter.push(part);
                    if let Some(line) = self.next_line() {
                        return Poll::Ready(line.map(Ok));
                    }
                    match self.poll_alarm(cx) {
                        Poll::Pending => continue,
                        Poll::Ready(()) => self.timeout_error(),
                    }
                }
                Poll::Ready(None) => match self.end_of_response() {
                    Some(failure) => failure,
                    None if self.next.is_some() => continue,
                    None => return Poll::Ready(self.splitter.rest().map(Ok)),
                },
                Poll::Ready(Some(Err(error))) => transport_error(self.client(), &error),
                Poll::Pending => {
                    ready!(self.poll_alarm(cx));
                    self.timeout_error()
                }
            };
            self.body = None;
            match self.reconnect_after(failure.with_status(self.head.status)) {
                Some(failure) => {
                    self.is_broken = true;
                    return Poll::Ready(Some(Err(failure)));
                }
                None => continue,
            }
        }
    }

    /// Returns the next line or event that has arrived; `Some(None)` for the event that marks the end.
    fn next_line(&mut self) -> Option<Option<Line>> {
        let line = self.splitter.next()?;
        if self.format.end.is_some_and(|end| line.text == end.as_bytes()) {
            (self.body, self.call) = (None, None);
            self.splitter.push(Bytes::new());
            return Some(None);
        }
        self.breaks.0 = 0;
        Some(Some(line))
    }

    /// Ends a complete response. Returns an error if the stream is incomplete.
    fn end_of_response(&mut self) -> Option<Error> {
        self.body = None;
        if let Some(end) = self.format.end {
            let detail = format!("the response ended before the event {end:?}, which marks the end");
            return Some(
                Error::new(ErrorKind::Unexpected, detail).with_transience(Transience::MaybeProcessed),
            );
        }
        if self.format.reconnect == Reconnect::Always {
            self.reconnect(Duration::ZERO);
        }
        None
    }

    /// Reconnects after an interruption. Returns the error if the stream is over.
    fn reconnect_after(&mut self, error: Error) -> Option<Error> {
        let Some(call) = &self.call else { return Some(error) };
        let now = self.client().clock.now();
        let (breaks, first) = match self.breaks {
            (0, _) => (1, now),
            (breaks, first) => (breaks.saturating_add(1), first),
        };
        let call = call.again_with(LAST_EVENT_ID, None);
        match call.wait_after(error.with_attempts(breaks), breaks, now.saturating_sub(first)) {
            Ok(wait) => {
                self.breaks = (breaks, first);
                self.reconnect(wait);
                None
            }
            Err(error) => Some(error),
        }
    }

    /// Requests the events after the last one, after a wait.
    fn reconnect(&mut self, wait: Duration) {
        let (Splitter::Events(events), Some(call)) = (&mut self.splitter, &self.call) else { return };
        events.restart();
        // The standard excludes the characters that no header can carry.
        let id = events.last_id().and_then(|id| HeaderValue::from_bytes(id.as_bytes()).ok());
        let wait = wait.max(events.retry().unwrap_or(RECONNECTION_TIME));
        let call = call.again_with(LAST_EVENT_ID, id);
        self.next = Some(Box::pin(async move {
            call.pause(wait).await;
            call.open().await
        }));
    }

    /// Continues with another response. Returns `Err` if the stream is over: the error, or `None` for a 204.
    fn go_on(&mut self, opened: Result<Records<Json>, Error>) -> Result<(), Option<Error>> {
        match opened {
            Ok(next) => (self.head, self.headers, self.body) = (next.head, next.headers, next.body),
            Err(error) if error.status() == Some(StatusCode::NO_CONTENT) => {
                self.call = None;
                return Err(None);
            }
            Err(error) => {
                (self.call, self.is_broken) = (None, true);
                return Err(Some(error));
            }
        }
        self.alarm = None;
        Ok(())
    }

    /// Returns `true` if the timeout applies to the time without any bytes, instead of the time for a record.
    fn has_idle_time(&self) -> bool {
        self.format.is_events || self.format.idle_time.is_some()
    }

    /// Returns the maximum time without a record, or without any bytes.
    fn patience(&self) -> Duration {
        self.format.idle_time.unwrap_or(self.client().timeout)
    }

    fn poll_alarm(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        let (client, deadline, patience) = (&self.session.client().shared, self.deadline(), self.patience());
        let alarm = self.alarm.get_or_insert_with(|| {
            let left = deadline.map(|deadline| deadline.at.saturating_sub(client.clock.now()));
            client.clock.sleep(left.map_or(patience, |left| left.min(patience)))
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
        let what = if self.has_idle_time() { "the next part of the stream" } else { "a record" };
        Error::new(ErrorKind::Timeout, format!("waited {:?} for {what}", self.patience()))
            .with_transience(Transience::MaybeProcessed)
    }

    /// Decodes a line into a record.
    fn read(&mut self, line: &Line) -> Result<Decoded<R>, Error> {
        (self.number, self.text) = (line.number, line.text.clone());
        if line.is_too_long {
            let (part, max_bytes) = (self.format.part(), self.client().max_line_bytes);
            let detail = format!("{part} {} has more than {max_bytes} bytes", line.number);
            return Err(Error::new(ErrorKind::TooLarge, detail).with_status(self.head.status));
        }
        let decoded = decode::<R>(&line.text);
        if let Some(reported) = self.reported(line, &decoded) {
            return Err(reported);
        }
        decoded.map_err(|error| {
            // Only the last line can be truncated, and decoding a truncated line fails at its end.
            let is_last = self.body.is_none() && self.ahead.is_empty() && !self.format.is_events;
            let is_truncated = is_last && error.is_cut();
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
        let (redactor, part, number) = (&self.client().redactor, self.format.part(), line.number);
        let reason = redactor.redact(&error.to_string());
        let detail = match (is_truncated, error.is_syntax()) {
            (true, _) => {
                format!("the response is truncated in {part} {number}: {}", excerpt(&line.text, redactor))
            }
            (false, true) => format!("{part} {number}: {reason} of {}", excerpt(&line.text, redactor)),
            (false, false) => format!("{part} {number}: {reason}"),
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
