//! The handle on a running search.

use std::fmt;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use futures_core::Stream;

use super::lost::{unexpected, with_its_results};
use super::news::Settling;
use super::update::Peak;
use crate::call::{Answer, Call, Polled};
use crate::poll::{Carried, Ending, Outcome, Phase, Protocol, Token, Update};
use crate::polling::{Polling, Polls};
use crate::watch::Progress;
use crate::{Backoff, Error, Session};

impl Session {
    /// A search by a poll protocol. Nothing is sent before the first update is asked for.
    pub fn poll<P: Protocol>(&self, request: P::Request) -> Search<P> {
        Search::start(self.clone(), request)
    }

    /// Goes on with a search that was begun elsewhere, with the next poll. The session should have the
    /// [`track_id`](Session::track_id) of the one that began it.
    ///
    /// # Errors
    /// [`ErrorKind::InvalidToken`](crate::ErrorKind::InvalidToken) if the token is of another kind of search.
    pub fn resume<P: Protocol>(&self, token: Token) -> Result<Search<P>, Error> {
        Search::resume(self.clone(), token)
    }
}

/// A search that is started and then polled, with waits in between, until it is complete or its handle is dropped.
///
/// It is a [`Stream`] of [`Update`]s; [`next`](Search::next) returns them without further crates and
/// [`finish`](Search::finish) waits for the last one. Nothing is sent before the first update is asked for. A
/// failure that may pass is tried again by the client's [`RetryPolicy`](crate::RetryPolicy) without ending the
/// search; any other error ends it, and the results found by then stay in [`last`](Search::last). No poll is sent
/// before the wait is over that the service asks for in an answer (`Retry-After`); if that is beyond the deadline, the
/// search ends at once with an error that says so. Dropping the handle, or the future of [`finish`](Search::finish),
/// cancels the call under way; dropping the future of [`next`](Search::next) does not, and no update is lost by it.
#[must_use = "a search does nothing unless it is polled"]
pub struct Search<P: Protocol> {
    polling: Polling<P::Response>,
    request: P::Request,
    carried: Carried,
    /// Whether the service has the search, as far as known.
    running: bool,
    until: Phase,
    settling: Option<Settling>,
    last: Option<Arc<Update<P::Response>>>,
    /// The newest update with results, where the last one has none.
    earlier: Option<Arc<Update<P::Response>>>,
    peak: Peak,
}

// A search never holds pinned data: its futures are in boxes.
impl<P: Protocol> Unpin for Search<P> {}

impl<P: Protocol> Search<P> {
    /// The deadline of a search, unless set otherwise.
    pub const DEFAULT_DEADLINE: Duration = Duration::from_secs(120);

    /// The number of calls that a search reserves from the [budget](crate::Budget), unless set otherwise: 8, which
    /// last for about 14 s of polling with the default backoff.
    pub const DEFAULT_RESERVE: u32 = 8;

    fn start(session: Session, request: P::Request) -> Self {
        let polls = Polls { operation: P::OPERATION, what: "the search" };
        Search {
            polling: Polling::new(session, polls, Self::DEFAULT_DEADLINE, Self::DEFAULT_RESERVE),
            request,
            carried: Carried::new(),
            running: false,
            until: Phase::Complete,
            settling: None,
            last: None,
            earlier: None,
            peak: Peak::default(),
        }
    }

    fn resume(session: Session, token: Token) -> Result<Self, Error> {
        let (carried, request) = token.open::<P>()?;
        Ok(Search { carried, running: true, ..Search::start(session, request) })
    }

    /// Ends as soon as this phase is reached, or a later one.
    pub fn until(mut self, phase: Phase) -> Self {
        self.until = phase;
        self
    }

    /// Deadline: the most time for the search, calls included, counted from when the first update was asked for.
    /// Its end is not an error: the results found by then are the outcome, marked as not complete, with the failure
    /// that was being retried, if any. To be set before the first update; by default it is
    /// [`DEFAULT_DEADLINE`](Search::DEFAULT_DEADLINE). A deadline of
    /// [the session's calls](crate::CallOptions::within) counts too, if it is nearer.
    pub fn deadline(mut self, deadline: Duration) -> Self {
        self.polling.deadline = deadline;
        self
    }

    /// Sets the backoff between polls; by default from 0.5 s to 4 s.
    pub fn backoff(mut self, backoff: Backoff) -> Self {
        self.polling.backoff = backoff;
        self
    }

    /// Ends with [`Ending::Settled`] once the results can be shown (the phase is at least
    /// [`Displayable`](Phase::Displayable)) and no answer has brought anything new for this long. By default a search
    /// does not settle.
    ///
    /// New is a result whose id no answer before had, where the description names the ids; another total, another
    /// number of results, and another phase. Prices are not: they change without an end. The time is counted from the
    /// last answer with something new, and is up only with an answer that has nothing new, so that a search does not
    /// settle because the service is silent.
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

    /// Sets the number of calls that the search reserves from the [budget](crate::Budget) of its group before the
    /// first one, if there is such a budget; retries are calls. By default it is
    /// [`DEFAULT_RESERVE`](Search::DEFAULT_RESERVE). If there are fewer, the search fails with an error of the kind
    /// [`OverBudget`](crate::ErrorKind::OverBudget), and nothing is sent. What it has not used is given back when it
    /// ends, or is dropped. A further [page](Search::pages) reserves as much again, or a single call where it is one of
    /// a search that the service has.
    pub fn reserve(mut self, calls: u32) -> Self {
        self.polling.reserve = calls;
        self
    }

    /// The next update, shared with [`last`](Search::last); `None` once the search has ended, with its reason in
    /// [`ending`](Search::ending).
    pub async fn next(&mut self) -> Option<Result<Arc<Update<P::Response>>, Error>> {
        poll_fn(|cx| Pin::new(&mut *self).poll_next(cx)).await
    }

    /// Polls to the end. If an error ends the search after results were found, they are the outcome, with the error
    /// in it and [`Ending::Failed`].
    ///
    /// # Errors
    /// The error that ended the search, if no answer had results. What was answered by then is lost here: to keep it,
    /// ask for each update with [`next`](Search::next) and close with [`into_outcome`](Search::into_outcome).
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

    /// The last update, also after an error.
    pub fn last(&self) -> Option<&Arc<Update<P::Response>>> {
        self.last.as_ref()
    }

    /// The reason why the search ended; `None` while it has not.
    pub fn ending(&self) -> Option<Ending> {
        self.polling.ending()
    }

    /// Time since the first update was asked for, up to the end.
    pub fn elapsed(&self) -> Duration {
        self.polling.elapsed()
    }

    /// The number of answers.
    pub fn polls(&self) -> u32 {
        self.polling.answers()
    }

    /// The number of requests sent, those that failed included; as counted by [`Error::attempts`].
    pub fn attempts(&self) -> u32 {
        self.polling.attempts()
    }

    /// The failure that nothing has come after: the one that ended the search, or one that is being retried.
    pub fn error(&self) -> Option<Error> {
        self.polling.error()
    }

    /// The token that continues the search in another process; `None` before the first answer.
    pub fn token(&self) -> Option<Token> {
        if self.running { Token::new::<P>(&self.carried, &self.request) } else { None }
    }

    /// The outcome so far, without waiting for more.
    pub fn into_outcome(mut self) -> Outcome<P::Response> {
        self.take_outcome()
    }

    /// The outcome so far, without leaving the results here.
    pub(super) fn take_outcome(&mut self) -> Outcome<P::Response> {
        Outcome {
            ending: self.ending().unwrap_or(Ending::Stopped),
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

    /// Goes on with the same search, which has ended, by another request; within the same deadline.
    pub(super) fn turn(&mut self, request: P::Request) {
        if self.ending() == Some(Ending::Settled) {
            (self.until, self.settling) = (self.until.min(Phase::Displayable), None);
        }
        if !self.carried.is_empty() {
            self.polling.reserve = self.polling.reserve.min(1);
        }
        self.request = request;
        self.polling.begin_anew();
        (self.last, self.earlier, self.peak) = (None, None, Peak::default());
    }

    /// Whether there is no time left.
    pub(super) fn is_overdue(&self) -> bool {
        self.polling.is_overdue()
    }

    /// Polls until there is an answer, in `last`, or an error, or the end.
    pub(super) fn poll_step(&mut self, cx: &mut Context<'_>) -> Poll<Option<Result<(), Error>>> {
        let Search { polling, request, carried, running, .. } = self;
        let make = |session: &Session| call_of::<P>(session, request, running.then_some(carried));
        let expects_results = P::expects_results(request);
        let run = |call: Call| async move {
            match call.run_unless(P::PENDING).await? {
                Polled::Answer(answer) => {
                    let answer = with_its_results::<P>(answer, expects_results).await;
                    let sent = call.journal().entries().sent;
                    answer.map(Polled::Answer).map_err(|error| error.with_attempts(sent))
                }
                pending => Ok(pending),
            }
        };
        let answer = ready!(polling.poll_answer(cx, make, run));
        Poll::Ready(answer.map(|answer| answer.map(|answer| self.take_in(answer))))
    }

    /// Makes an answer the last update.
    fn take_in(&mut self, answer: Answer<P::Response>) {
        let Answer { value: response, notes, .. } = answer;
        P::carry(&response, &mut self.carried);
        self.running = true;
        let (phase, total, count) = (P::phase(&response), P::total(&response), P::count(&response));
        let before = self.last.take().filter(|before| before.count > 0).or(self.earlier.take());
        self.earlier = before.filter(|_| count == 0);
        let setback = self.peak.pass(phase, total, count);
        let now = self.polling.now();
        let has_settled =
            self.settling.as_mut().is_some_and(|settling| settling.take_in::<P>(&response, now));
        let (elapsed, polls) = (self.elapsed(), self.polls());
        self.polling.tell(&Progress { phase, total, results: Some(count), polls, notes: &notes });
        self.last = Some(Arc::new(Update { response, notes, phase, total, count, setback, elapsed, polls }));
        match phase {
            Phase::Complete => self.polling.end(Ending::Complete),
            phase if phase >= self.until => self.polling.end(Ending::ReachedPhase),
            _ if has_settled => self.polling.end(Ending::Settled),
            _ => {}
        }
    }
}

/// The start, or a later poll, which is safe to send again.
fn call_of<P: Protocol>(
    session: &Session,
    request: &P::Request,
    carried: Option<&Carried>,
) -> Result<Call, Error> {
    let Some(carried) = carried else {
        let (query, body) = P::first(request);
        return Call::new(session, P::OPERATION, &query, body.as_ref());
    };
    let (query, body) = P::next(carried, request).map_err(|lacking| unexpected::<P>(lacking.to_string()))?;
    Call::new(session, P::OPERATION, &query, body.as_ref()).map(Call::repeatable)
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
mod ending_tests;
#[cfg(test)]
pub(crate) mod hunt;
#[cfg(test)]
mod random_tests;
#[cfg(test)]
mod settle_tests;
#[cfg(test)]
mod tests;
