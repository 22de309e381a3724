//! One answer that is a stream of records, as it comes in.

use std::fmt;
use std::future::poll_fn;
use std::marker::PhantomData;
use std::pin::{Pin, pin};
use std::task::{Context, Poll, ready};

use futures_core::Stream;
use http::header::ACCEPT;
use http::{HeaderValue, StatusCode};
use serde_core::Serialize;
use wayfare_validation::Validate;
use wayfare_wire::query::Query;
use wayfare_wire::{Decode, DecodeError, Decoded, decode};

use super::lines::{Line, Lines};
use crate::call::{Call, failed, late};
use crate::client::Shared;
use crate::error::Transience;
use crate::future::BoxFuture;
use crate::text::excerpt;
use crate::{Body, Error, ErrorKind, Operation, Session};

/// The media types accepted where the answer is a stream of records.
const STREAM_OR_ERROR: &str = "application/x-ndjson, application/json";

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
        B: Serialize + Validate + ?Sized + Sync,
        R: Decode,
    {
        Call::new(self, operation, query, body)?.open().await
    }
}

impl Call {
    /// Sends a call whose answer is a stream of records until the first of them is there; a later failure is not
    /// retried.
    pub(super) async fn open<R: Decode>(mut self) -> Result<Records<R>, Error> {
        self.request.headers_mut().insert(ACCEPT, HeaderValue::from_static(STREAM_OR_ERROR));
        let call = &self;
        let attempt = || async {
            let alarm = call.client().clock.sleep(call.client().timeout);
            let (status, body) = call.send(&mut pin!(alarm)).await?;
            let mut records = Records::new(call.session.clone(), call.operation, status, body);
            records.arrive().await?;
            Ok(records)
        };
        self.attempts(attempt).await
    }
}

/// The records of an answer: a [`Stream`], which [`next`](Records::next) reads without further crates.
///
/// A record that can't be made, and a line that is too long, is an error that names the line; the records after it
/// follow. An answer that breaks off, stalls for longer than the client's
/// [`timeout`](crate::ClientBuilder::timeout) or ends within a record is an error too, the last item. Dropping the
/// stream cancels the call.
#[must_use = "records come in only as they are asked for"]
pub struct Records<R> {
    session: Session,
    operation: &'static Operation,
    status: StatusCode,
    /// The body; `None` once it has ended or broken off.
    body: Option<Body>,
    lines: Lines,
    /// The first line, read before it was asked for.
    first: Option<Line>,
    /// The number of the last line read.
    number: usize,
    /// Rings when no data has come for too long.
    alarm: Option<BoxFuture<'static, ()>>,
    is_broken: bool,
    made: PhantomData<fn() -> R>,
}

impl<R: Decode> Records<R> {
    fn new(session: Session, operation: &'static Operation, status: StatusCode, body: Body) -> Records<R> {
        let lines = Lines::new(session.client().shared.max_line_bytes);
        Records {
            session,
            operation,
            status,
            body: Some(body),
            lines,
            first: None,
            number: 0,
            alarm: None,
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

    /// The answer's HTTP status, between 200 and 299.
    pub fn status(&self) -> StatusCode {
        self.status
    }

    /// Whether the answer broke off, so that records are missing.
    pub fn is_broken(&self) -> bool {
        self.is_broken
    }

    /// Waits for the first line, or for the end.
    async fn arrive(&mut self) -> Result<(), Error> {
        self.first = poll_fn(|cx| self.poll_line(cx)).await.transpose()?;
        Ok(())
    }

    fn client(&self) -> &Shared {
        &self.session.client().shared
    }

    fn poll_line(&mut self, cx: &mut Context<'_>) -> Poll<Option<Result<Line, Error>>> {
        loop {
            if let Some(line) = self.first.take().or_else(|| self.lines.next()) {
                return Poll::Ready(Some(Ok(line)));
            }
            let Some(body) = &mut self.body else { return Poll::Ready(None) };
            let polled = Pin::new(body).poll_next(cx);
            let failure = match polled {
                Poll::Ready(Some(Ok(part))) => {
                    self.alarm = None;
                    self.lines.push(part);
                    continue;
                }
                Poll::Ready(None) => {
                    self.body = None;
                    return Poll::Ready(self.lines.rest().map(Ok));
                }
                Poll::Ready(Some(Err(error))) => failed(self.client(), &error),
                Poll::Pending => {
                    ready!(self.poll_alarm(cx));
                    late(self.client())
                }
            };
            (self.body, self.is_broken) = (None, true);
            return Poll::Ready(Some(Err(failure.with_status(self.status))));
        }
    }

    fn poll_alarm(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        let client = &self.session.client().shared;
        let alarm = self.alarm.get_or_insert_with(|| client.clock.sleep(client.timeout));
        alarm.as_mut().poll(cx)
    }

    /// Makes a record of a line.
    fn read(&mut self, line: &Line) -> Result<Decoded<R>, Error> {
        self.number = line.number;
        let Some(text) = &line.text else {
            let detail = format!("line {} has more than {} bytes", line.number, self.client().max_line_bytes);
            return Err(Error::new(ErrorKind::TooLarge, detail).with_status(self.status));
        };
        decode::<R>(text).map_err(|error| {
            // Only the last line may lack its end, and a text that was cut off lacks only its end.
            let is_cut_off = self.body.is_none() && error.is_cut();
            self.is_broken |= is_cut_off;
            self.unreadable(line.number, text, &error, is_cut_off)
        })
    }

    fn unreadable(&self, number: usize, text: &[u8], error: &DecodeError, is_cut_off: bool) -> Error {
        let redactor = &self.client().redactor;
        let reason = redactor.redact(&error.to_string());
        let detail = match (is_cut_off, error.is_syntax()) {
            (true, _) => format!("the answer breaks off in line {number}: {}", excerpt(text, redactor)),
            (false, true) => format!("line {number}: {reason} of {}", excerpt(text, redactor)),
            (false, false) => format!("line {number}: {reason}"),
        };
        Error::new(ErrorKind::Decode, detail).with_status(self.status).with_transience(if is_cut_off {
            Transience::Doubtful
        } else {
            Transience::Final
        })
    }
}

impl<R: Decode> Stream for Records<R> {
    type Item = Result<Decoded<R>, Error>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let line = ready!(self.poll_line(cx));
        let record = line.map(|line| line.and_then(|line| self.read(&line)));
        let operation = self.operation.name;
        Poll::Ready(
            record.map(|record| record.map_err(|error| error.with_operation(operation).with_attempts(1))),
        )
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
