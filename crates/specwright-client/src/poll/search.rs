//! The handle of a running search.

use std::fmt;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use bytes::Bytes;
use futures_core::Stream;

use super::judge::{numbers, require_results, unexpected};
use super::news::Settling;
use crate::call::{Answer, Call, Polled};
use crate::poll::{Carried, Ending, Outcome, Phase, Protocol, Token, Update};
use crate::polling::{Polling, Polls};
use crate::verdict::Numbers;
use crate::watch::Progress;
use crate::{Backoff, Error, Remark, Session};

impl Session {
    /// Creates a search with a poll protocol. Nothing is sent until the first update is requested.
    pub fn poll<P: Protocol>(&self, request: P::Request) -> Search<P> {
        Search::start(self.clone(), request)
    }

    /// Resumes a search that was started elsewhere, with the next poll. The session should have the same
    /// [`track_id`](Session::track_id) as the session that started the search.
    ///
    /// # Errors
    /// Returns [`ErrorKind::InvalidToken`](crate::ErrorKind::InvalidToken) if the token belongs to another kind of
    /// search, or lacks a value that polls need.
    pub fn resume<P: Protocol>(&self, token: Token) -> Result<Search<P>, Error> {
        Search::resume(self.clone(), token)
    }
}

/// A search that is started and then polled, with waits between the calls, until it is complete or its handle is
/// dropped.
///
/// A `Search` is a [`Stream`] of [`Update`]s; [`next`](Search::next) returns the updates without requiring a stream
/// crate, and [`finish`](Search::finish) waits for the last one. Nothing is sent until the first update is requested.
///
/// Transient failures are retried by the client's [`RetryPolicy`](crate::RetryPolicy). If the policy gives up, or for
/// any other error, the search ends, and the results found so far remain in [`last`](Search::last). If a response has a
/// `Retry-After`, the next poll is not sent before that wait is over. If the wait would exceed the deadline, the search
/// ends at once with an error that contains the wait.
///
/// Dropping the handle, or the future of [`finish`](Search::finish), cancels the call in flight. Dropping the future
/// of [`next`](Search::next) does not cancel the call, and loses no update.
#[must_use = "searches do nothing unless polled"]
pub struct Search<P: Protocol> {
    polling: Polling<P::Response>,
    request: P::Request,
    carried: Carried,
    /// `true` if the service is known to have the search.
    running: bool,
    until: Phase,
    settling: Option<Settling>,
    last: Option<Arc<Update<P::Response>>>,
    /// The newest update with results, if the last update has none.
    earlier: Option<Arc<Update<P::Response>>>,
    /// The largest number of results in one response.
    most_results: usize,
    /// Numbers of the last response.
    pub(super) numbers: Numbers,
}

// `Search` holds no pinned data: its futures are boxed.
impl<P: Protocol> Unpin for Search<P> {}

impl<P: Protocol> Search<P> {
    /// The default deadline of a search: 120 s.
    pub const DEFAULT_DEADLINE: Duration = Duration::from_secs(120);

    /// The default number of calls that a search reserves from the [budget](crate::Budget): 8, enough for about 14 s of
    /// polling with the default backoff.
    pub const DEFAULT_RESERVE: u32 = 8;

    fn start(session: Session, request: P::Request) -> Self {
        let polls = Polls { operation: P::OPERATION, noun: "the search" };
        Search {
            polling: Polling::new(session, polls, Self::DEFAULT_DEADLINE, Self::DEFAULT_RESERVE),
            request,
            carried: Carried::new(),
            running: false,
            until: Phase::Complete,
            settling: None,
            last: None,
            earlier: None,
            most_results: 0,
            numbers: Numbers::default(),
        }
    }

    fn resume(session: Session, token: Token) -> Result<Self, Error> {
        let (carried, request) = token.open::<P>()?;
        Ok(Search { carried, running: true, ..Search::start(session, request) })
    }

    /// Ends the search as soon as it reaches this phase or a later one.
    pub fn until(mut self, phase: Phase) -> Self {
        self.until = phase;
        self
    }

    /// Sets the deadline: the maximum time for the search, including calls, counted from the request of the first
    /// update. Set it before the first update. The default is [`DEFAULT_DEADLINE`](Search::DEFAULT_DEADLINE).
    ///
    /// An expired deadline is not an error: the results found so far are the outcome, which is marked as incomplete and
    /// contains the failure that was being retried, if any. If the [deadline of the session's
    /// calls](crate::CallOptions::within) is earlier, it applies instead.
    pub fn deadline(mut self, deadline: Duration) -> Self {
        self.polling.deadline = deadline;
        self
    }

    /// Sets the backoff between polls. The default is 0.5 s to 4 s.
    pub fn backoff(mut self, backoff: Backoff) -> Self {
        self.polling.backoff = backoff;
        self
    }

    /// Ends the search with [`Ending::Settled`] once it is displayable (its phase is at least
    /// [`Displayable`](Phase::Displayable)) and no response has contained anything new for this long. By default, a
    /// search does not settle.
    ///
    /// New content is any of these: a result with an id that no earlier response had, if the API description names the
    /// ids; a different total; a different number of results; and a different phase. Price changes do not count,
    /// because they never stop. The quiet period begins with the last response that has new content. The period ends
    /// only with a response that has no new content, so a silent service does not settle a search.
    ///
    /// ```no_run
    /// # async fn example<P: specwright_client::poll::Protocol>(
    /// #     search: specwright_client::poll::Search<P>,
    /// # ) -> Result<(), specwright_client::Error> {
    /// use std::time::Duration;
    /// use specwright_client::poll::Ending;
    ///
    /// let outcome = search.settle(Duration::from_secs(3)).finish().await?;
    /// if outcome.ending == Ending::Settled {
    ///     println!("good enough after {:?}", outcome.elapsed);
    /// }
    /// # Ok(())
    /// # }
    /// ```
    pub fn settle(mut self, quiet: Duration) -> Self {
        self.settling = Some(Settling::after(quiet));
        self
    }

    /// Sets the number of calls to reserve before the first call, from the [budget](crate::Budget) of the search's
    /// group, if it has one. Retries count as calls. The default is [`DEFAULT_RESERVE`](Search::DEFAULT_RESERVE).
    ///
    /// If fewer calls are left, the search fails with an error of kind [`OverBudget`](crate::ErrorKind::OverBudget),
    /// and nothing is sent. Unused calls are released when the search ends or is dropped. Each additional
    /// [page](Search::pages) reserves the same number again, or a single call if the service already has its search.
    pub fn reserve(mut self, calls: u32) -> Self {
        self.polling.reserve = calls;
        self
    }

    /// Returns the next update, shared with [`last`](Search::last); `None` once the search has ended.
    /// [`ending`](Search::ending) then returns the reason.
    pub async fn next(&mut self) -> Option<Result<Arc<Update<P::Response>>, Error>> {
        poll_fn(|cx| Pin::new(&mut *self).poll_next(cx)).await
    }

    /// Polls until the search ends. If an error ends the search after results were found, the outcome contains the
    /// results, the error and [`Ending::Failed`].
    ///
    /// # Errors
    /// Returns the error that ended the search, if no response had results. In this case, earlier responses are lost.
    /// To keep them, request each update with [`next`](Search::next) and finish with
    /// [`into_outcome`](Search::into_outcome).
    pub async fn finish(mut self) -> Result<Outcome<P::Response>, Error> {
        let mut failure = None;
        while let Some(result) = poll_fn(|cx| self.poll_step(cx)).await {
            failure = result.err();
        }
        let outcome = self.into_outcome();
        match failure {
            Some(error) if !outcome.has_results() => Err(error),
            _ => Ok(outcome),
        }
    }

    /// Returns the last update, even after an error.
    pub fn last(&self) -> Option<&Arc<Update<P::Response>>> {
        self.last.as_ref()
    }

    /// Returns the reason why the search ended; `None` while it is running.
    pub fn ending(&self) -> Option<Ending> {
        self.polling.ending()
    }

    /// Returns the time from the request of the first update to now, or to the end of the search.
    pub fn elapsed(&self) -> Duration {
        self.polling.elapsed()
    }

    /// Returns the number of responses received.
    pub fn polls(&self) -> u32 {
        self.polling.answers()
    }

    /// Returns the number of requests sent, including failed requests, as counted by [`Error::attempts`].
    pub fn attempts(&self) -> u32 {
        self.polling.attempts()
    }

    /// Returns the latest failure, unless a later response has cleared it: the failure that ended the search or is
    /// being retried.
    pub fn error(&self) -> Option<Error> {
        self.polling.error()
    }

    /// Returns the token that resumes the search in another process; `None` before the first response, and if no
    /// response contained the values required for polling.
    pub fn token(&self) -> Option<Token> {
        if self.running { Token::new::<P>(&self.carried, &self.request) } else { None }
    }

    /// Returns the outcome so far, without waiting for more responses.
    pub fn into_outcome(mut self) -> Outcome<P::Response> {
        self.take_outcome()
    }

    /// Moves the outcome so far out of the search.
    pub(super) fn take_outcome(&mut self) -> Outcome<P::Response> {
        let ending = self.ending().unwrap_or(Ending::Stopped);
        let numbers = Numbers { is_final: ending == Ending::Complete, ..self.numbers };
        let found = self.earlier.as_ref().or(self.last.as_ref());
        let mut remarks = found.map_or_else(Vec::new, |update| update.remarks.clone());
        remarks.extend(Remark::of_losses(&numbers));
        Outcome {
            ending,
            verdict: numbers.verdict(),
            remarks,
            elapsed: self.elapsed(),
            error: self.error(),
            polls: self.polls(),
            attempts: self.attempts(),
            token: self.token(),
            last: self.last.take(),
            earlier: self.earlier.take(),
        }
    }

    pub(super) fn request(&self) -> &P::Request {
        &self.request
    }

    /// Continues the ended search with another request, within the same deadline.
    pub(super) fn turn(&mut self, request: P::Request) {
        if self.ending() == Some(Ending::Settled) {
            (self.until, self.settling) = (self.until.min(Phase::Displayable), None);
        }
        if !self.carried.is_empty() {
            self.polling.reserve = self.polling.reserve.min(1);
        }
        self.request = request;
        self.polling.restart();
        (self.last, self.earlier, self.most_results) = (None, None, 0);
        self.numbers = Numbers::default();
    }

    /// Returns `true` if the deadline has passed.
    pub(super) fn is_overdue(&self) -> bool {
        self.polling.is_overdue()
    }

    /// Polls until there is a new response in `last`, or an error, or the search ends.
    pub(super) fn poll_step(&mut self, cx: &mut Context<'_>) -> Poll<Option<Result<(), Error>>> {
        let Search { polling, request, carried, running, .. } = self;
        let make = |session: &Session| build_call::<P>(session, request, running.then_some(carried));
        let run = |call: Call| {
            let request = request.clone();
            async move {
                match call.run_unless(P::PENDING).await? {
                    Polled::Answer(mut answer) => {
                        answer.metadata.attempts = call.journal().entries().sent;
                        require_results::<P>(answer, &request).await.map(Polled::Answer)
                    }
                    pending => Ok(pending),
                }
            }
        };
        let answer = ready!(polling.poll_answer(cx, make, run));
        Poll::Ready(answer.map(|answer| answer.map(|answer| self.accept(answer))))
    }

    /// Stores a response as the last update.
    fn accept(&mut self, answer: Answer<P::Response>) {
        self.numbers = numbers::<P>(&self.request, &answer, self.most_results);
        let Answer { value: response, notes, metadata, .. } = answer;
        P::carry(&response, &mut self.carried);
        self.running = true;
        let (phase, total, count) = (P::phase(&response), P::total(&response), P::count(&response));
        let before = self.last.take().filter(|before| before.count > 0).or(self.earlier.take());
        self.earlier = before.filter(|_| count == 0);
        self.most_results = self.most_results.max(count);
        let now = self.polling.now();
        let has_settled =
            self.settling.as_mut().is_some_and(|settling| settling.observe::<P>(&response, now));
        let (elapsed, polls) = (self.elapsed(), self.polls());
        self.polling.report(&Progress { phase, total, results: Some(count), polls, notes: &notes });
        let remarks = P::remarks(&self.request, &response);
        let body = if self.polling.session().shared.keeps_bodies { metadata.body } else { Bytes::new() };
        let update = Update { response, notes, body, phase, total, count, remarks, elapsed, polls };
        self.last = Some(Arc::new(update));
        match phase {
            Phase::Complete => self.polling.end(Ending::Complete),
            phase if phase >= self.until => self.polling.end(Ending::ReachedPhase),
            _ if has_settled => self.polling.end(Ending::Settled),
            _ => {}
        }
    }
}

/// Builds the call that starts the search, or a later poll, which is safe to retry.
fn build_call<P: Protocol>(
    session: &Session,
    request: &P::Request,
    carried: Option<&Carried>,
) -> Result<Call, Error> {
    let Some(carried) = carried else {
        let (query, body) = P::first(request);
        return Call::new(session, P::OPERATION, &query, body.as_ref());
    };
    let (query, body) = P::next(carried, request).map_err(|lacking| unexpected::<P>(lacking.to_string()))?;
    let call = Call::new(session, P::OPERATION, &query, body.as_ref());
    call.map(Call::repeatable).map_err(Error::of_service_values)
}

impl<P: Protocol> Stream for Search<P> {
    type Item = Result<Arc<Update<P::Response>>, Error>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.poll_step(cx).map(|step| match step? {
            Ok(()) => self.last.clone().map(Ok),
            Err(error) => Some(Err(error)),
        })
    }
}

impl<P: Protocol> fmt::Debug for Search<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Search")
            .field("operation", &P::OPERATION.name)
            .field("phase", &self.last.as_ref().map(|update| update.phase))
            .field("polls", &self.polls())
            .field("ending", &self.ending())
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
pub(crate) mod book_search;
#[cfg(test)]
mod ending_tests;
#[cfg(test)]
mod random_tests;
#[cfg(test)]
mod settle_tests;
#[cfg(test)]
mod tests;
