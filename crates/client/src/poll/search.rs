//! The handle on a running search.

use std::collections::BTreeMap;
use std::fmt;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use futures_core::Stream;
use wayfare_wire::{Json, Step, decode};

use crate::call::{Answer, Call};
use crate::decoding::beside_executor;
use crate::future::BoxFuture;
use crate::poll::{Carried, Ending, Outcome, Phase, Protocol, Token, Update};
use crate::{Backoff, Clock, Error, ErrorKind, Session};

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
/// search; any other error ends it, and the results found by then stay in [`last`](Search::last). Dropping the
/// handle, or the future of [`finish`](Search::finish), cancels the call under way; dropping the future of
/// [`next`](Search::next) does not, and no update is lost by it.
#[must_use = "a search does nothing unless it is polled"]
pub struct Search<P: Protocol> {
    session: Session,
    request: P::Request,
    carried: Carried,
    /// Whether the service has the search, as far as known.
    running: bool,
    until: Phase,
    deadline: Duration,
    backoff: Backoff,
    stage: Stage<P::Response>,
    timing: Option<Timing>,
    /// The time when the next poll is due.
    due: Duration,
    last: Option<Arc<Update<P::Response>>>,
    polls: u32,
}

enum Stage<R> {
    Idle,
    Calling(BoxFuture<'static, Result<Option<Answer<R>>, Error>>),
    Ended { ending: Ending, elapsed: Duration },
}

/// The times of a search that has begun.
struct Timing {
    started: Duration,
    alarm: BoxFuture<'static, ()>,
}

// A search never holds pinned data: its futures are in boxes.
impl<P: Protocol> Unpin for Search<P> {}

impl<P: Protocol> Search<P> {
    /// The deadline of a search, unless set otherwise.
    pub const DEFAULT_DEADLINE: Duration = Duration::from_secs(120);

    fn start(session: Session, request: P::Request) -> Self {
        Search {
            session,
            request,
            carried: Carried::new(),
            running: false,
            until: Phase::Complete,
            deadline: Self::DEFAULT_DEADLINE,
            backoff: Backoff::default(),
            stage: Stage::Idle,
            timing: None,
            due: Duration::ZERO,
            last: None,
            polls: 0,
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
    /// Its end is not an error: the results found by then are the outcome, marked as not complete. To be set
    /// before the first update; by default it is [`DEFAULT_DEADLINE`](Search::DEFAULT_DEADLINE).
    pub fn deadline(mut self, deadline: Duration) -> Self {
        self.deadline = deadline;
        self
    }

    /// Sets the backoff between polls; by default from 0.5 s to 4 s.
    pub fn backoff(mut self, backoff: Backoff) -> Self {
        self.backoff = backoff;
        self
    }

    /// The next update, shared with [`last`](Search::last); `None` once the search has ended, with its reason in
    /// [`ending`](Search::ending).
    pub async fn next(&mut self) -> Option<Result<Arc<Update<P::Response>>, Error>> {
        poll_fn(|cx| Pin::new(&mut *self).poll_next(cx)).await
    }

    /// Polls to the end.
    ///
    /// # Errors
    /// The error that ended the search. Results found by then are lost here: to keep them, ask for each update
    /// with [`next`](Search::next) and close with [`into_outcome`](Search::into_outcome).
    pub async fn finish(mut self) -> Result<Outcome<P::Response>, Error> {
        while let Some(result) = poll_fn(|cx| self.poll_step(cx)).await {
            result?;
        }
        Ok(self.into_outcome())
    }

    /// The last update, also after an error.
    pub fn last(&self) -> Option<&Arc<Update<P::Response>>> {
        self.last.as_ref()
    }

    /// The reason why the search ended; `None` while it has not.
    pub fn ending(&self) -> Option<Ending> {
        match self.stage {
            Stage::Ended { ending, .. } => Some(ending),
            _ => None,
        }
    }

    /// Time since the first update was asked for, up to the end.
    pub fn elapsed(&self) -> Duration {
        match (&self.stage, &self.timing) {
            (Stage::Ended { elapsed, .. }, _) => *elapsed,
            (_, Some(timing)) => self.clock().now().saturating_sub(timing.started),
            (_, None) => Duration::ZERO,
        }
    }

    /// The number of answers.
    pub fn polls(&self) -> u32 {
        self.polls
    }

    /// The token that continues the search in another process; `None` before the first answer.
    pub fn token(&self) -> Option<Token> {
        if self.running { Token::new::<P>(&self.carried, &self.request) } else { None }
    }

    /// The outcome so far, without waiting for more.
    pub fn into_outcome(self) -> Outcome<P::Response> {
        Outcome {
            ending: self.ending().unwrap_or(Ending::Stopped),
            elapsed: self.elapsed(),
            polls: self.polls,
            token: self.token(),
            last: self.last,
        }
    }

    #[cfg(feature = "api")]
    pub(crate) fn session(&self) -> &Session {
        &self.session
    }

    fn clock(&self) -> &dyn Clock {
        &*self.session.client().shared.clock
    }

    /// Polls until there is an answer, in `last`, or an error, or the end.
    pub(crate) fn poll_step(&mut self, cx: &mut Context<'_>) -> Poll<Option<Result<(), Error>>> {
        loop {
            match &mut self.stage {
                Stage::Ended { .. } => return Poll::Ready(None),
                Stage::Idle => match self.begin_call() {
                    Ok(stage) => self.stage = stage,
                    Err(error) => return self.fail(error),
                },
                Stage::Calling(call) => match call.as_mut().poll(cx) {
                    Poll::Ready(Ok(Some(answer))) => {
                        self.take_in(answer);
                        return Poll::Ready(Some(Ok(())));
                    }
                    Poll::Ready(Ok(None)) => {
                        self.schedule();
                        self.stage = Stage::Idle;
                    }
                    Poll::Ready(Err(error)) => return self.fail(error),
                    Poll::Pending => {
                        let alarm = self.timing.as_mut().map(|timing| timing.alarm.as_mut().poll(cx));
                        if alarm.is_none_or(|alarm| alarm.is_pending()) {
                            return Poll::Pending;
                        }
                        self.end(Ending::Deadline);
                    }
                },
            }
        }
    }

    fn begin_call(&mut self) -> Result<Stage<P::Response>, Error> {
        let now = self.clock().now();
        if self.timing.is_none() {
            self.timing = Some(Timing { started: now, alarm: self.clock().sleep(self.deadline) });
        }
        // A slow caller may ask for the next update after the deadline.
        if self.elapsed() >= self.deadline {
            return Ok(self.ended(Ending::Deadline));
        }
        let call = self.make_call()?;
        let wait = self.due.saturating_sub(now);
        let pause = (!wait.is_zero()).then(|| self.clock().sleep(wait));
        let expects_results = P::expects_results(&self.request);
        Ok(Stage::Calling(Box::pin(async move {
            if let Some(pause) = pause {
                pause.await;
            }
            match call.run_unless(P::PENDING).await? {
                Some(answer) => with_its_results::<P>(answer, expects_results).await.map(Some),
                None => Ok(None),
            }
        })))
    }

    /// The start, or a later poll, which is safe to send again.
    fn make_call(&self) -> Result<Call, Error> {
        let operation = P::OPERATION;
        if !self.running {
            let (query, body) = P::first(&self.request);
            return Call::new(&self.session, operation, &query, body.as_ref());
        }
        let (query, body) =
            P::next(&self.carried, &self.request).map_err(|lacking| unexpected::<P>(lacking.to_string()))?;
        Call::new(&self.session, operation, &query, body.as_ref()).map(Call::repeatable)
    }

    /// Counts an answer and schedules the next poll.
    fn schedule(&mut self) {
        let random = crate::random::unit(&*self.session.client().shared.random);
        self.due = self.clock().now().saturating_add(self.backoff.wait(self.polls, random));
        self.polls += 1;
    }

    /// Makes an answer the last update.
    fn take_in(&mut self, answer: Answer<P::Response>) {
        let Answer { value: response, notes, .. } = answer;
        P::carry(&response, &mut self.carried);
        let phase = P::phase(&response);
        self.schedule();
        self.running = true;
        self.last = Some(Arc::new(Update {
            phase,
            total: P::total(&response),
            count: P::count(&response),
            elapsed: self.elapsed(),
            polls: self.polls,
            response,
            notes,
        }));
        self.stage = match phase {
            Phase::Complete => self.ended(Ending::Complete),
            phase if phase >= self.until => self.ended(Ending::ReachedPhase),
            _ => Stage::Idle,
        };
    }

    fn fail(&mut self, error: Error) -> Poll<Option<Result<(), Error>>> {
        self.end(Ending::Stopped);
        Poll::Ready(Some(Err(error)))
    }

    fn end(&mut self, ending: Ending) {
        self.stage = self.ended(ending);
    }

    fn ended(&self, ending: Ending) -> Stage<P::Response> {
        Stage::Ended { ending, elapsed: self.elapsed() }
    }
}

/// An answer that the search can't go on with.
fn unexpected<P: Protocol>(detail: String) -> Error {
    Error::new(ErrorKind::Unexpected, detail).with_operation(P::OPERATION.name)
}

/// The answer, unless it is a final one without its results: it would say that there are none.
async fn with_its_results<P: Protocol>(
    answer: Answer<P::Response>,
    expects_results: bool,
) -> Result<Answer<P::Response>, Error> {
    let is_empty = P::phase(&answer.value) == Phase::Complete && P::count(&answer.value) == 0;
    if !is_empty || !expects_results {
        return Ok(answer);
    }
    let note = answer.notes.iter().find(|note| note.at.steps().eq([Step::Field(P::RESULTS)]));
    let body = answer.body.clone();
    let lost = match note {
        Some(note) => Some(note.to_string()),
        None => beside_executor(body.len(), move || lost_results::<P>(&body)).await?,
    };
    match lost {
        Some(lost) => Err(unexpected::<P>(format!("it claims to be complete, without its results: {lost}"))),
        None => Ok(answer),
    }
}

/// The reason for which an empty list of results, of which there is no note, does not say that there are none.
fn lost_results<P: Protocol>(body: &[u8]) -> Option<String> {
    let fields = decode::<BTreeMap<String, Json>>(body).ok()?.value;
    let is_there = fields.get(P::RESULTS).is_some_and(|results| !results.is_null());
    (!is_there).then(|| format!("/{}: missing; expected an array", P::RESULTS))
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
            .field("polls", &self.polls)
            .field("ending", &self.ending())
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests;
#[cfg(all(test, feature = "api"))]
mod tolerance_tests;
