//! A byte response, read as it arrives.

use std::fmt;
use std::future::poll_fn;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use bytes::Bytes;
use futures_core::Stream;
use http::StatusCode;
use specwright_core::Validate;
use specwright_core::query::Query;

use crate::call::{Call, Entries, Metadata, Received, cache_age, overdue, transport_error};
use crate::client::Shared;
use crate::error::{Transience, redact_headers};
use crate::future::BoxFuture;
use crate::retry_after::retry_after;
use crate::{Answer, Body, Error, ErrorKind, Operation, RequestBody, Session};

impl Session {
    /// Calls an operation that returns bytes, and waits for the response head. Up to that point, the call is retried
    /// where that is safe and may help.
    ///
    /// # Errors
    /// Returns the same errors as [`call`](Session::call), except errors in the body, which the [`Chunks`] return.
    pub async fn download<Q, B>(
        &self,
        operation: &'static Operation,
        query: &Q,
        body: Option<&B>,
    ) -> Result<Answer<Chunks>, Error>
    where
        Q: Query + Validate,
        B: RequestBody + ?Sized + Sync,
    {
        Call::new(self, operation, query, body)?.download().await
    }
}

impl Call {
    async fn download(&self) -> Result<Answer<Chunks>, Error> {
        self.attempts(async || {
            let client = self.client();
            let mut alarm = client.clock.sleep(client.timeout);
            let (head, body) = self.send(&mut Pin::new(&mut alarm)).await?;
            let (status, age) = (head.status, cache_age(&head));
            let headers = redact_headers(head.headers, &client.redactor);
            let value = Chunks {
                session: self.session.clone(),
                operation: self.operation,
                status,
                body: Some(body),
                alarm: None,
            };
            let retry_after = retry_after(&headers, client.clock.wall());
            Ok(Answer::new(value, status, headers, Metadata { retry_after, age, ..Metadata::default() }))
        })
        .await
    }
}

/// A [`Stream`] of the bytes of a response, in chunks. [`next`](Chunks::next) also returns the chunks, without
/// requiring a stream crate. [`collect`](Chunks::collect) returns all bytes at once.
///
/// The stream ends with an error if the response is truncated, if a chunk takes longer than the client's
/// [`timeout`](crate::ClientBuilder::timeout) (by default [30 s](crate::DEFAULT_TIMEOUT)), or if the response is not
/// complete by the deadline of the session. Dropping the stream cancels the call.
#[must_use = "the body is read only when the stream is polled"]
pub struct Chunks {
    session: Session,
    operation: &'static Operation,
    status: StatusCode,
    /// The body; `None` once the body has ended or is truncated.
    body: Option<Body>,
    /// Timer that limits the wait for a chunk.
    alarm: Option<BoxFuture<'static, ()>>,
}

impl Chunks {
    /// Returns the next chunk; `None` after the last one.
    ///
    /// # Errors
    /// Returns an error if the response is truncated or arrives too slowly. The error is the last item.
    pub async fn next(&mut self) -> Option<Result<Bytes, Error>> {
        poll_fn(|cx| Pin::new(&mut *self).poll_next(cx)).await
    }

    /// Returns all remaining bytes.
    ///
    /// # Errors
    /// Returns an error if the response is truncated or arrives too slowly; [`ErrorKind::TooLarge`] if it has more
    /// bytes than [`max_response_bytes`](crate::ClientBuilder::max_response_bytes).
    pub async fn collect(mut self) -> Result<Bytes, Error> {
        let max_bytes = self.client().max_response_bytes;
        let mut received = Received::default();
        while let Some(chunk) = self.next().await {
            let chunk = chunk?;
            if chunk.len() > max_bytes - received.len() {
                let error = Error::new(ErrorKind::TooLarge, format!("more than {max_bytes} bytes"));
                return Err(self.with_context(error));
            }
            received.add(chunk);
        }
        Ok(received.into_bytes())
    }

    fn client(&self) -> &Shared {
        &self.session.client().shared
    }

    fn is_over(&self) -> bool {
        self.session.shared.deadline.is_some_and(|deadline| self.client().clock.now() >= deadline.at)
    }

    fn poll_part(&mut self, cx: &mut Context<'_>) -> Poll<Option<Result<Bytes, Error>>> {
        let is_over = self.is_over();
        let Some(body) = &mut self.body else { return Poll::Ready(None) };
        let failure = match Pin::new(body).poll_next(cx) {
            _ if is_over => self.timeout_error(),
            // An empty chunk does not count, and does not extend the timeout.
            Poll::Ready(Some(Ok(part))) if !part.is_empty() => {
                self.alarm = None;
                return Poll::Ready(Some(Ok(part)));
            }
            Poll::Ready(None) => {
                self.body = None;
                return Poll::Ready(None);
            }
            Poll::Ready(Some(Err(error))) => transport_error(self.client(), &error),
            Poll::Ready(Some(Ok(_))) => {
                cx.waker().wake_by_ref();
                ready!(self.poll_alarm(cx));
                self.timeout_error()
            }
            Poll::Pending => {
                ready!(self.poll_alarm(cx));
                self.timeout_error()
            }
        };
        self.body = None;
        Poll::Ready(Some(Err(self.with_context(failure))))
    }

    fn poll_alarm(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        let (client, deadline) = (&self.session.client().shared, self.session.shared.deadline);
        let alarm = self.alarm.get_or_insert_with(|| {
            let left = deadline.map(|deadline| deadline.at.saturating_sub(client.clock.now()));
            client.clock.sleep(left.map_or(client.timeout, |left| left.min(client.timeout)))
        });
        alarm.as_mut().poll(cx)
    }

    fn timeout_error(&self) -> Error {
        if let Some(deadline) = self.session.shared.deadline.filter(|_| self.is_over()) {
            return overdue(deadline, &Entries::default()).with_transience(Transience::MaybeProcessed);
        }
        let detail = format!("waited {:?} for the next part of the response", self.client().timeout);
        Error::new(ErrorKind::Timeout, detail).with_transience(Transience::MaybeProcessed)
    }

    fn with_context(&self, error: Error) -> Error {
        error.with_status(self.status).with_operation(self.operation.name).with_attempts(1)
    }
}

impl Stream for Chunks {
    type Item = Result<Bytes, Error>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.poll_part(cx)
    }
}

impl fmt::Debug for Chunks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Chunks").field("operation", &self.operation.name).finish_non_exhaustive()
    }
}
