//! The attempts of a call, until one succeeds or the client gives up.

use std::time::Duration;

use super::{Call, CallDeadline, Entries, timeout_error};
use crate::budget::{Payment, Refusal};
use crate::error::{Transience, WithoutOperation};
use crate::future::before;
use crate::retry::Failure;
use crate::session::Deadline;
use crate::watch::{CallWatcher, HasFacts, WatchAttempt, WatchCall};
use crate::{Error, ErrorKind, GiveUp};

impl Call {
    /// Repeats the attempt until one succeeds or fails permanently, until the retries are exhausted, or until the
    /// deadline of the session's calls passes.
    pub(crate) async fn attempts<T: HasFacts, F: Future<Output = Result<T, Error>>>(
        &self,
        attempt: impl Fn() -> F,
    ) -> Result<T, Error> {
        let watch = CallWatcher::begin(&self.facts());
        let result = watch.around(self.repeat_in_time(&watch, attempt)).await;
        watch.end(self.journal.entries().sent, result.as_ref().map(HasFacts::facts));
        result
    }

    async fn repeat_in_time<T: HasFacts, F: Future<Output = Result<T, Error>>>(
        &self,
        watch: &CallWatcher,
        attempt: impl Fn() -> F,
    ) -> Result<T, Error> {
        let CallDeadline::Own(Some(deadline)) = self.deadline else {
            return self.repeat(watch, attempt).await;
        };
        let clock = &self.client().clock;
        let left = deadline.at.saturating_sub(clock.now());
        let done = match left.is_zero() {
            true => None,
            false => before(self.repeat(watch, attempt), clock.sleep(left)).await,
        };
        done.unwrap_or_else(|| {
            Err(overdue(deadline, &self.journal.entries()).with_operation(self.operation.name))
        })
    }

    async fn repeat<T: HasFacts, F: Future<Output = Result<T, Error>>>(
        &self,
        watch: &CallWatcher,
        attempt: impl Fn() -> F,
    ) -> Result<T, Error> {
        let client = self.client();
        let started = client.clock.now();
        let mut attempts = 0_u32;
        let mut payment = self.charge_budget().map_err(|refusal| refusal.into_error(self.operation.name))?;
        loop {
            self.journal.begin();
            let watched = watch.attempt(&self.facts(), attempts);
            let result = watched.around(attempt()).await;
            watched.end(result.as_ref().map(HasFacts::facts));
            attempts = attempts.saturating_add(1);
            let is_sent = self.journal.is_in_flight();
            if let Some(payment) = payment.filter(|_| !is_sent) {
                payment.release(client.clock.now());
            }
            let error = match result {
                Ok(done) => {
                    self.journal.succeed();
                    // A cached response doesn't show whether the service is healthy.
                    if is_sent {
                        client.retry.succeeded(attempts);
                    }
                    return Ok(done);
                }
                Err(error) => self.journal.fail(error.with_operation(self.operation.name)),
            };
            if self.renew_credential(&error).await? {
                watch.retry_scheduled(&error, Duration::ZERO);
                payment = self.charge_budget().map_err(|refusal| refusal.give_up(error))?;
                continue;
            }
            let elapsed = client.clock.now().saturating_sub(started);
            let wait = self.wait_after(error.clone(), attempts, elapsed)?;
            watch.retry_scheduled(&error, wait);
            client.clock.sleep(wait).await;
            payment = self.charge_budget().map_err(|refusal| refusal.give_up(error))?;
        }
    }

    /// Requests a replacement for a rejected credential. Returns `true` if the credential was replaced; a retry is then
    /// safe, because the service has not carried out the call.
    async fn renew_credential(&self, error: &Error) -> Result<bool, Error> {
        if error.kind() != ErrorKind::KeyRejected {
            return Ok(false);
        }
        let client = self.client();
        let renewed = before(self.access.renew(client), client.clock.sleep(client.timeout)).await;
        let renewed = renewed.unwrap_or_else(|| Err(timeout_error(client)));
        renewed.map_err(|failure| self.journal.fail(failure.with_operation(self.operation.name)))
    }

    /// Counts an attempt against the budget of the operation's group. The attempts of a search are charged to its
    /// reservation, and are not rejected if they exceed it.
    fn charge_budget(&self) -> Result<Option<Payment>, Refusal> {
        let client = self.client();
        let now = client.clock.now();
        match (&self.reservation, client.budgets.of(self.operation.group())) {
            (Some(reservation), _) => Ok(Some(reservation.send(now))),
            (None, Some(account)) => account.take(now).map(Some),
            (None, None) => Ok(None),
        }
    }

    /// Returns `true` if another attempt may help and is safe.
    fn may_repeat(&self, error: &Error) -> bool {
        match error.transience() {
            Transience::Final => false,
            Transience::MaybeProcessed => self.repeatable,
            Transience::NotProcessed => true,
        }
    }

    /// Returns the wait before the next attempt, or the error if the call is not retried.
    pub(crate) fn wait_after(
        &self,
        error: Error,
        attempts: u32,
        elapsed: Duration,
    ) -> Result<Duration, Error> {
        // An open circuit exists to fail fast, so the call does not wait for it to close.
        if !self.may_repeat(&error) || error.kind() == ErrorKind::CircuitOpen {
            return Err(error);
        }
        self.ask_policy(&error, attempts, elapsed).map_err(|reason| error.with_give_up(reason))
    }

    /// Waits before the call begins. Stops waiting at the deadline, which then ends the call.
    pub(crate) async fn pause(&self, wait: Duration) {
        let clock = &self.client().clock;
        let left = self.deadline.at().map(|at| at.saturating_sub(clock.now()));
        clock.sleep(left.map_or(wait, |left| wait.min(left))).await;
    }

    fn ask_policy(&self, error: &Error, attempts: u32, elapsed: Duration) -> Result<Duration, GiveUp> {
        let client = self.client();
        let left = self.deadline.at().map(|at| at.saturating_sub(client.clock.now()));
        // Waiting is pointless if the service's `Retry-After` reaches the deadline. A backoff wait is not checked,
        // because the policy chose it.
        if left.zip(error.retry_after()).is_some_and(|(left, asked)| asked >= left) {
            return Err(GiveUp::Deadline);
        }
        let random = crate::random::unit(&*client.random);
        let wait = client.retry.wait(&Failure { error, attempts, elapsed, random })?;
        // The jitter added to a `Retry-After` must not push the last attempt of the call past the deadline.
        Ok(match (left, error.retry_after()) {
            (Some(left), Some(asked)) if wait >= left => asked,
            _ => wait,
        })
    }
}

/// Creates the error for a call that ended because the deadline of the session's calls passed.
pub(crate) fn overdue(deadline: Deadline, entries: &Entries) -> Error {
    let passed = format!("the deadline of {:?} for the calls of this session has passed", deadline.given);
    let error = match &entries.failure {
        Some(failure) => {
            Error::new(ErrorKind::Timeout, format!("{passed}; before that: {}", WithoutOperation(failure)))
                .with_cause(failure.cause())
        }
        None => Error::new(ErrorKind::Timeout, passed),
    };
    let is_known = entries.may_have_arrived();
    error
        .with_transience(if is_known { Transience::MaybeProcessed } else { Transience::NotProcessed })
        .with_attempts(entries.sent)
        .with_earlier_effect(entries.effect)
}
