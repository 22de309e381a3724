//! Repeated calls with waits between them, until a deadline: the common part of searches and jobs.

use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use crate::budget::Reservation;
use crate::call::{Answer, Call, Entries, Journal, Polled, overdue};
use crate::error::{RequestEffect, Transience};
use crate::future::{BoxFuture, MaybeSend};
use crate::session::Deadline;
use crate::stages::Ending;
use crate::watch::{Progress, SearchEnd, SearchWatcher, WatchSearch};
use crate::{Backoff, Clock, Error, ErrorKind, GiveUp, Operation, Session};

/// A description of the polled search or job.
#[derive(Clone, Copy)]
pub(crate) struct Polls {
    /// The operation that appears in errors, budgets and spans.
    pub(crate) operation: &'static Operation,
    /// The noun for messages, such as `the search`.
    pub(crate) noun: &'static str,
}

/// A sequence of calls that each return a `T`.
pub(crate) struct Polling<T> {
    polls: Polls,
    session: Session,
    /// Maximum time for all calls together.
    pub(crate) deadline: Duration,
    pub(crate) backoff: Backoff,
    /// Number of calls to reserve from the budget.
    pub(crate) reserve: u32,
    reservation: Option<Arc<Reservation>>,
    stage: Stage<T>,
    timing: Option<Timing>,
    /// The span, from the first call to the end.
    watch: Option<SearchWatcher>,
    /// Time when the next call is due.
    due: Duration,
    /// The wait that the service asked for in the last response, if longer than the backoff.
    requested_wait: Option<Duration>,
    answers: u32,
    /// Number of requests sent by finished calls.
    attempts: u32,
    /// The latest failure, unless a later response has cleared it.
    error: Option<Error>,
}

enum Stage<T> {
    Idle,
    Calling { call: BoxFuture<'static, Result<Polled<T>, Error>>, journal: Arc<Journal> },
    Ended { ending: Ending, elapsed: Duration },
}

/// Start, end and timer of a sequence that has begun.
struct Timing {
    started: Duration,
    ends: Duration,
    /// The deadline of the session's calls, if it is earlier.
    of_session: Option<Deadline>,
    alarm: BoxFuture<'static, ()>,
}

impl<T: MaybeSend + 'static> Polling<T> {
    pub(crate) fn new(session: Session, polls: Polls, deadline: Duration, reserve: u32) -> Self {
        Polling {
            polls,
            session,
            deadline,
            backoff: Backoff::default(),
            reserve,
            reservation: None,
            stage: Stage::Idle,
            timing: None,
            watch: None,
            due: Duration::ZERO,
            requested_wait: None,
            answers: 0,
            attempts: 0,
            error: None,
        }
    }

    pub(crate) fn session(&self) -> &Session {
        &self.session
    }

    /// Returns the reason why the sequence ended; `None` while it is running.
    pub(crate) fn ending(&self) -> Option<Ending> {
        match self.stage {
            Stage::Ended { ending, .. } => Some(ending),
            _ => None,
        }
    }

    /// Returns the time from the request of the first response to now, or to the end.
    pub(crate) fn elapsed(&self) -> Duration {
        match (&self.stage, &self.timing) {
            (Stage::Ended { elapsed, .. }, _) => *elapsed,
            (_, Some(timing)) => self.clock().now().saturating_sub(timing.started),
            (_, None) => Duration::ZERO,
        }
    }

    /// Returns the number of responses received.
    pub(crate) fn answers(&self) -> u32 {
        self.answers
    }

    /// Returns the number of requests sent, including failed requests.
    pub(crate) fn attempts(&self) -> u32 {
        self.attempts.saturating_add(self.current_entries().sent)
    }

    /// Returns the latest failure, unless a later response has cleared it: the failure that ended the sequence or is
    /// being retried.
    pub(crate) fn error(&self) -> Option<Error> {
        match &self.stage {
            Stage::Calling { journal, .. } => journal.entries().failure,
            _ => self.error.clone(),
        }
    }

    /// Returns `true` if the deadline has passed.
    pub(crate) fn is_overdue(&self) -> bool {
        self.timing.as_ref().is_some_and(|timing| self.clock().now() >= timing.ends)
    }

    /// Restarts the ended sequence, within the same deadline.
    pub(crate) fn restart(&mut self) {
        if self.requested_wait.is_none() {
            self.due = Duration::ZERO;
        }
        self.stage = Stage::Idle;
        (self.answers, self.attempts, self.error) = (0, 0, None);
    }

    pub(crate) fn now(&self) -> Duration {
        self.clock().now()
    }

    fn clock(&self) -> &dyn Clock {
        &*self.session.client().shared.clock
    }

    /// Returns the record of the call in flight.
    fn current_entries(&self) -> Entries {
        match &self.stage {
            Stage::Calling { journal, .. } => journal.entries(),
            _ => Entries::default(),
        }
    }

    /// Polls for the next response of a call that `make` builds and `run` executes, and schedules the following call.
    /// Returns `None` once the sequence has ended. An error ends the sequence.
    pub(crate) fn poll_answer<F>(
        &mut self,
        cx: &mut Context<'_>,
        make: impl Fn(&Session) -> Result<Call, Error>,
        run: impl Fn(Call) -> F,
    ) -> Poll<Option<Result<Answer<T>, Error>>>
    where
        F: Future<Output = Result<Polled<T>, Error>> + MaybeSend + 'static,
    {
        loop {
            match &mut self.stage {
                Stage::Ended { .. } => return Poll::Ready(None),
                Stage::Idle => match self.begin_call(&make, &run) {
                    Ok(Some(stage)) => self.stage = stage,
                    Ok(None) => self.end_at_deadline(),
                    Err(error) => return self.fail(error),
                },
                Stage::Calling { call, .. } => match call.as_mut().poll(cx) {
                    Poll::Ready(reply) => {
                        self.count_attempts();
                        match reply {
                            Ok(Polled::Answer(answer)) => {
                                self.schedule(answer.retry_after());
                                return Poll::Ready(Some(Ok(answer)));
                            }
                            Ok(Polled::Pending { retry_after, .. }) => self.schedule(retry_after),
                            Err(error) => return self.fail(error),
                        }
                    }
                    Poll::Pending => {
                        let alarm = self.timing.as_mut().map(|timing| timing.alarm.as_mut().poll(cx));
                        if alarm.is_none_or(|alarm| alarm.is_pending()) {
                            return Poll::Pending;
                        }
                        self.end_at_deadline();
                    }
                },
            }
        }
    }

    /// Begins the next call. Returns `None` if the deadline has passed, for example because a slow caller requests a
    /// response after it.
    fn begin_call<F>(
        &mut self,
        make: impl Fn(&Session) -> Result<Call, Error>,
        run: impl Fn(Call) -> F,
    ) -> Result<Option<Stage<T>>, Error>
    where
        F: Future<Output = Result<Polled<T>, Error>> + MaybeSend + 'static,
    {
        let now = self.clock().now();
        let ends = self.timing(now).ends;
        if now >= ends {
            return Ok(None);
        }
        if let Some(requested_wait) = self.requested_wait.filter(|_| self.due >= ends) {
            return Err(self.wait_beyond_deadline(requested_wait));
        }
        let call = make(&self.session)?.with_deadline(ends);
        self.reserve_calls(now, ends)?;
        let call = call.with_reservation(self.reservation.clone());
        let journal = call.journal();
        let wait = self.due.saturating_sub(now);
        let pause = (!wait.is_zero()).then(|| self.clock().sleep(wait));
        let answer = run(call);
        let call: BoxFuture<'static, _> = Box::pin(async move {
            if let Some(pause) = pause {
                pause.await;
            }
            answer.await
        });
        let operation = self.polls.operation;
        let watch = self.watch.get_or_insert_with(|| SearchWatcher::begin(operation));
        Ok(Some(Stage::Calling { call: watch.around(call), journal }))
    }

    /// Reserves the calls, unless this was done before.
    fn reserve_calls(&mut self, now: Duration, ends: Duration) -> Result<(), Error> {
        let budgets = &self.session.client().shared.budgets;
        let operation = self.polls.operation;
        if let (None, Some(account)) = (&self.reservation, budgets.of(operation.group())) {
            let reserved = account.reserve(self.reserve, ends, now);
            let reserved = reserved.map_err(|refusal| refusal.into_error(operation.name))?;
            self.reservation = Some(Arc::new(reserved));
        }
        Ok(())
    }

    /// Returns the timing of the sequence, which begins now if it has not begun.
    fn timing(&mut self, now: Duration) -> &Timing {
        let of_session = self.session.shared.deadline;
        let (session, deadline) = (&self.session, self.deadline);
        self.timing.get_or_insert_with(|| {
            let own = now.saturating_add(deadline);
            let of_session = of_session.filter(|session| session.at < own);
            let ends = of_session.map_or(own, |session| session.at);
            let alarm = session.client().shared.clock.sleep(ends.saturating_sub(now));
            Timing { started: now, ends, of_session, alarm }
        })
    }

    /// Adds the record of the call in flight to the totals.
    fn count_attempts(&mut self) -> Entries {
        let entries = self.current_entries();
        self.attempts = self.attempts.saturating_add(entries.sent);
        self.error = entries.failure.clone();
        entries
    }

    /// Counts a response and schedules the next call, no earlier than the service asks for.
    fn schedule(&mut self, retry_after: Option<Duration>) {
        let random = crate::random::unit(&*self.session.client().shared.random);
        let own = self.backoff.wait(self.answers, random);
        self.requested_wait = retry_after.filter(|requested_wait| *requested_wait > own);
        self.due = self.clock().now().saturating_add(self.requested_wait.unwrap_or(own));
        self.answers += 1;
        self.stage = Stage::Idle;
    }

    /// Records a response in the span.
    pub(crate) fn report(&mut self, progress: &Progress<'_>) {
        if let Some(watch) = &mut self.watch {
            watch.answered(progress);
        }
    }

    fn fail(&mut self, error: Error) -> Poll<Option<Result<Answer<T>, Error>>> {
        self.end_with_error(error.clone());
        Poll::Ready(Some(Err(error)))
    }

    /// Ends the sequence with an error.
    pub(crate) fn end_with_error(&mut self, error: Error) {
        let ending = match error.given_up() {
            Some(GiveUp::Deadline) => Ending::Deadline,
            _ => Ending::Failed,
        };
        self.error = Some(error);
        self.end(ending);
    }

    /// Ends the sequence because its deadline has passed. Records the reason why responses are missing, if known.
    fn end_at_deadline(&mut self) {
        let has_polled = self.attempts > 0;
        let entries = self.count_attempts();
        let of_session = self.timing.as_ref().and_then(|timing| timing.of_session);
        let operation = self.polls.operation.name;
        if let Some(deadline) = of_session {
            let error = overdue(deadline, &entries).with_operation(operation);
            let earlier = if has_polled { RequestEffect::Unknown } else { RequestEffect::Unsent };
            self.error = Some(error.with_earlier_effect(earlier));
        } else if self.error.is_none() && self.answers == 0 && self.attempts > 0 {
            let error = Error::new(ErrorKind::Timeout, format!("waited {:?}", self.elapsed()));
            let error = error.with_operation(operation).with_attempts(self.attempts);
            self.error = Some(error.with_transience(Transience::MaybeProcessed));
        }
        self.end(Ending::Deadline);
    }

    /// Creates the error for a call that would start after the deadline.
    fn wait_beyond_deadline(&self, requested_wait: Duration) -> Error {
        self.incomplete().with_retry_after(Some(requested_wait)).with_give_up(GiveUp::Deadline)
    }

    /// Creates the error for a search or job that did not finish in time.
    pub(crate) fn incomplete(&self) -> Error {
        Error::new(ErrorKind::Timeout, format!("{} is not complete", self.polls.noun))
            .with_operation(self.polls.operation.name)
            .with_transience(Transience::MaybeProcessed)
    }

    pub(crate) fn end(&mut self, ending: Ending) {
        self.stage = Stage::Ended { ending, elapsed: self.elapsed() };
        self.reservation = None;
        if let Some(watch) = self.watch.take() {
            watch.end(&SearchEnd { ending, attempts: self.attempts, error: self.error.as_ref() });
        }
    }
}
