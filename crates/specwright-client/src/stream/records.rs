//! One answer that is a stream of records, as it comes in.

use std::collections::VecDeque;
use std::fmt;
use std::future::poll_fn;
use std::marker::PhantomData;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use futures_core::Stream;
use http::header::ACCEPT;
use http::response::Parts;
use http::{HeaderValue, StatusCode};
use specwright_core::Validate;
use specwright_core::query::Query;
use specwright_core::{Decode, DecodeError, Decoded, decode};

use super::head::{Head, is_foreign, is_like_a_record};
use super::lines::{BEGINNING, Line, Lines};
use crate::call::{Call, Entries, failed, overdue};
use crate::client::Shared;
use crate::error::{Answered, Transience, without_key};
use crate::future::BoxFuture;
use crate::media_type::ACCEPTED;
use crate::retry_after::retry_after;
use crate::session::Deadline;
use crate::text::excerpt;
use crate::watch::{Facts, Told};
use crate::{Body, Error, ErrorKind, Operation, RequestBody, Session};

impl Session {
    /// Calls an operation whose answer is a stream of records, and waits for the first one. Until then the call is
    /// retried where that is safe and may help.
    ///
    /// # Errors
    /// Those of [`call`](Session::call), except for an unreadable record: that is an error among the records.
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
    /// Sends a call whose answer is a stream of records until the first of them is there; a later failure is not
    /// retried.
    pub(super) async fn open<R: Decode>(mut self) -> Result<Records<R>, Error> {
        self.request.headers_mut().insert(ACCEPT, HeaderValue::from_static(ACCEPTED));
        let call = &self;
        let attempt = || async {
            let mut alarm = call.client().clock.sleep(call.client().timeout);
            let (head, body) = call.send(&mut Pin::new(&mut alarm)).await?;
            let mut records = Records::new(call, &head, body, alarm);
            match records.arrive().await {
                Ok(()) => Ok(records),
                Err(error) => {
                    let wait = retry_after(&head.headers, call.client().clock.wall());
                    let headers = without_key(head.headers, &call.client().redactor);
                    Err(error.with_answered(Answered::new(head.status, headers)).with_retry_after(wait))
                }
            }
        };
        self.attempts(attempt).await
    }
}

/// The records of an answer: a [`Stream`], which [`next`](Records::next) reads without further crates.
///
/// A record that can't be made, and a line that is too long, is an error that names the line; the records after it
/// follow. An answer that breaks off, ends within a record, or takes longer for a record than the client's
/// [`timeout`](crate::ClientBuilder::timeout) (by default [30 s](crate::DEFAULT_TIMEOUT)) is an error too,
/// the last item; blank lines and parts of a record give no further time. Dropping the stream cancels the call.
///
/// Only an answer of records is taken for one: status 200, and a body that begins with a line like a record, of
/// whatever content type. Anything else fails the call with [`ErrorKind::Unexpected`] and says what came: another
/// status, a page of HTML, a sole `null` or list, a body in an encoding that the transport does not decode. An empty
/// body has no records where its content type is that of records, `application/x-ndjson` or one of its other names;
/// where it is another one or none, or nothing but the end of the connection ends the body, that may have been lost, and
/// the call fails.
#[must_use = "records come in only as they are asked for"]
pub struct Records<R> {
    session: Session,
    operation: &'static Operation,
    head: Head,
    /// The body; `None` once it has ended or broken off.
    body: Option<Body>,
    lines: Lines,
    /// Lines read before they were asked for.
    ahead: VecDeque<Line>,
    /// The number of the last line returned.
    number: usize,
    /// Rings when a record takes too long.
    alarm: Option<BoxFuture<'static, ()>>,
    is_broken: bool,
    made: PhantomData<fn() -> R>,
}

impl<R: Decode> Records<R> {
    fn new(call: &Call, head: &Parts, body: Body, alarm: BoxFuture<'static, ()>) -> Records<R> {
        let client = call.client();
        Records {
            head: Head::new(head, &client.redactor),
            lines: Lines::new(client.max_line_bytes),
            session: call.session.clone(),
            operation: call.operation,
            body: Some(body),
            ahead: VecDeque::new(),
            number: 0,
            alarm: Some(alarm),
            is_broken: false,
            made: PhantomData,
        }
    }

    /// The next record, with its differences from the description; `None` after the last one.
    pub async fn next(&mut self) -> Option<Result<Decoded<R>, Error>> {
        poll_fn(|cx| Pin::new(&mut *self).poll_next(cx)).await
    }

    /// The number of the last line read, counted from 1; 0 before the first.
    pub fn line(&self) -> usize {
        self.number
    }

    /// The answer's HTTP status, 200.
    pub fn status(&self) -> StatusCode {
        self.head.status
    }

    /// Whether the answer broke off, so that records are missing.
    pub fn is_broken(&self) -> bool {
        self.is_broken
    }

    /// Whether the answer, at its end, may still have been cut off between two records.
    pub(super) fn may_be_cut_off(&self) -> bool {
        self.head.is_ended_by_closing
    }

    /// Waits for the first line, or for the end, and makes sure that the answer is one of records.
    async fn arrive(&mut self) -> Result<(), Error> {
        if self.head.status != StatusCode::OK {
            return Err(self.instead(None).await);
        }
        match self.read_line().await? {
            None if self.head.may_be_empty() => {}
            None => {
                let empty = Error::new(ErrorKind::Unexpected, self.head.empty());
                return Err(empty.with_transience(Transience::Doubtful));
            }
            Some(line) if is_like_a_record(&line.text) => self.ahead.push_back(line),
            Some(line) if is_foreign(&line.text) => return Err(self.instead(Some(line)).await),
            // A damaged line, if there is another one below it.
            Some(line) => match self.read_line().await? {
                None => return Err(self.instead(Some(line)).await),
                Some(second) => self.ahead.extend([line, second]),
            },
        }
        self.alarm = None;
        Ok(())
    }

    /// The error of an answer that is something else, which begins with this line.
    async fn instead(&mut self, first: Option<Line>) -> Error {
        let mut text = first.map(|line| line.text.to_vec()).unwrap_or_default();
        while text.len() <= BEGINNING {
            // The answer is wrong already: what was received is enough.
            let Ok(Some(line)) = self.read_line().await else { break };
            text.push(b'\n');
            text.extend_from_slice(&line.text);
        }
        if text.len() > BEGINNING {
            // At the beginning of a character, and with the mark of a cut: so a key is recognised that lies there.
            let is_in_character = |at: &usize| text[*at] & 0xc0 == 0x80;
            text.truncate((0..=BEGINNING).rev().find(|at| !is_in_character(at)).unwrap_or_default());
            text.extend("…".bytes());
        }
        let detail = self.head.instead(&text, &self.client().redactor);
        // Where there is nothing yet, there may be something later; other content would come again.
        let is_pending = text.is_empty() || self.head.status == StatusCode::ACCEPTED;
        let transience = if is_pending { Transience::Doubtful } else { Transience::Final };
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
                Poll::Pending if is_over => self.late(),
                Poll::Ready(Some(Ok(part))) => {
                    self.lines.push(part);
                    if let Some(line) = self.lines.next() {
                        return Poll::Ready(Some(Ok(line)));
                    }
                    // However fast parts come, they gain no time.
                    match self.poll_alarm(cx) {
                        Poll::Pending => continue,
                        Poll::Ready(()) => self.late(),
                    }
                }
                Poll::Ready(None) => {
                    self.body = None;
                    return Poll::Ready(self.lines.rest().map(Ok));
                }
                Poll::Ready(Some(Err(error))) => failed(self.client(), &error),
                Poll::Pending => {
                    ready!(self.poll_alarm(cx));
                    self.late()
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

    fn late(&self) -> Error {
        if let Some(deadline) = self.deadline().filter(|deadline| self.client().clock.now() >= deadline.at) {
            return overdue(deadline, &Entries::default()).with_transience(Transience::Doubtful);
        }
        Error::new(ErrorKind::Timeout, format!("waited {:?} for a record", self.client().timeout))
            .with_transience(Transience::Doubtful)
    }

    /// Makes a record of a line.
    fn read(&mut self, line: &Line) -> Result<Decoded<R>, Error> {
        self.number = line.number;
        if line.is_too_long {
            let detail = format!("line {} has more than {} bytes", line.number, self.client().max_line_bytes);
            return Err(Error::new(ErrorKind::TooLarge, detail).with_status(self.head.status));
        }
        decode::<R>(&line.text).map_err(|error| {
            // Only the last line may lack its end, and a text that was cut off lacks only its end.
            let is_cut_off = self.body.is_none() && self.ahead.is_empty() && error.is_cut();
            self.is_broken |= is_cut_off;
            self.unreadable(line, &error, is_cut_off)
        })
    }

    fn unreadable(&self, line: &Line, error: &DecodeError, is_cut_off: bool) -> Error {
        let (redactor, number) = (&self.client().redactor, line.number);
        let reason = redactor.redact(&error.to_string());
        let detail = match (is_cut_off, error.is_syntax()) {
            (true, _) => format!("the answer breaks off in line {number}: {}", excerpt(&line.text, redactor)),
            (false, true) => format!("line {number}: {reason} of {}", excerpt(&line.text, redactor)),
            (false, false) => format!("line {number}: {reason}"),
        };
        Error::new(ErrorKind::Decode, detail).with_status(self.head.status).with_transience(if is_cut_off {
            Transience::Doubtful
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
        let record = line.map(|line| line.and_then(|line| self.read(&line)));
        let operation = self.operation.name;
        Poll::Ready(
            record.map(|record| record.map_err(|error| error.with_operation(operation).with_attempts(1))),
        )
    }
}

impl<R: Decode> Told for Records<R> {
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
