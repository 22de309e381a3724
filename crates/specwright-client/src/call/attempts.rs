//! Attempts of a call, until one succeeds or it is given up.

use std::time::Duration;

use super::{Call, Ends, Entries, late};
use crate::budget::Payment;
use crate::error::{Transience, WithoutOperation};
use crate::future::before;
use crate::retry::Failure;
use crate::session::Deadline;
use crate::watch::{CallWatcher, Told, WatchAttempt, WatchCall};
use crate::{Error, ErrorKind, GiveUp};

impl Call {
    /// Attempts until one succeeds, fails for good, or the deadline of the session's calls passes.
    pub(crate) async fn attempts<T: Told, F: Future<Output = Result<T, Error>>>(
        &self,
        attempt: impl Fn() -> F,
    ) -> Result<T, Error> {
        let watch = CallWatcher::begin(&self.facts());
        let result = watch.around(self.repeat_in_time(&watch, attempt)).await;
        watch.end(self.journal.entries().sent, result.as_ref().map(Told::facts));
        result
    }

    async fn repeat_in_time<T: Told, F: Future<Output = Result<T, Error>>>(
        &self,
        watch: &CallWatcher,
        attempt: impl Fn() -> F,
    ) -> Result<T, Error> {
        let Ends::ByItself(Some(deadline)) = self.ends else { return self.repeat(watch, attempt).await };
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

    async fn repeat<T: Told, F: Future<Output = Result<T, Error>>>(
        &self,
        watch: &CallWatcher,
        attempt: impl Fn() -> F,
    ) -> Result<T, Error> {
        let client = self.client();
        let started = client.clock.now();
        let mut attempts = 0_u32;
        let mut payment = self.pay()?;
        loop {
            self.journal.begin();
            let watched = watch.attempt(&self.facts(), attempts);
            let result = watched.around(attempt()).await;
            watched.end(result.as_ref().map(Told::facts));
            attempts = attempts.saturating_add(1);
            let is_sent = self.journal.is_under_way();
            if let Some(payment) = payment.filter(|_| !is_sent) {
                payment.give_back(client.clock.now());
            }
            let error = match result {
                Ok(done) => {
                    self.journal.succeed();
                    // What a cache knows says nothing of the service.
                    if is_sent {
                        client.retry.succeeded(attempts);
                    }
                    return Ok(done);
                }
                Err(error) => self.journal.fail(error.with_operation(self.operation.name)),
            };
            if self.has_renewed(&error).await? {
                watch.again(&error, Duration::ZERO);
                payment = self.pay().map_err(|_| error.with_give_up(GiveUp::Calls))?;
                continue;
            }
            let elapsed = client.clock.now().saturating_sub(started);
            let wait = self.wait_after(error.clone(), attempts, elapsed)?;
            watch.again(&error, wait);
            client.clock.sleep(wait).await;
            payment = self.pay().map_err(|_| error.with_give_up(GiveUp::Calls))?;
        }
    }

    /// Whether there is another credential after one was refused. The service has not carried out the call.
    async fn has_renewed(&self, error: &Error) -> Result<bool, Error> {
        if error.kind() != ErrorKind::KeyRejected {
            return Ok(false);
        }
        let client = self.client();
        let renewed = before(self.access.renew(client), client.clock.sleep(client.timeout)).await;
        let renewed = renewed.unwrap_or_else(|| Err(late(client)));
        renewed.map_err(|failure| self.journal.fail(failure.with_operation(self.operation.name)))
    }

    /// Counts an attempt against the budget of the operation's group. A search has reserved its own, and is not cut
    /// off if it needs more.
    fn pay(&self) -> Result<Option<Payment>, Error> {
        let client = self.client();
        let now = client.clock.now();
        match (&self.reservation, client.budgets.of(self.operation.group())) {
            (Some(reservation), _) => Ok(Some(reservation.send(now))),
            (None, Some(account)) => {
                account.take(now).map(Some).map_err(|refusal| refusal.into_error(self.operation.name))
            }
            (None, None) => Ok(None),
        }
    }

    /// Whether another attempt may help and can do no harm.
    fn may_repeat(&self, error: &Error) -> bool {
        match error.transience() {
            Transience::Final => false,
            Transience::Doubtful => self.repeatable,
            Transience::Unheard => true,
        }
    }

    /// The wait before the call is sent again; the error, with the reason, if it is not.
    pub(crate) fn wait_after(
        &self,
        error: Error,
        attempts: u32,
        elapsed: Duration,
    ) -> Result<Duration, Error> {
        // A circuit is open so that nobody waits for what is behind it.
        if !self.may_repeat(&error) || error.kind() == ErrorKind::CircuitOpen {
            return Err(error);
        }
        self.ask_policy(&error, attempts, elapsed).map_err(|reason| error.with_give_up(reason))
    }

    /// A wait before the call begins, up to the deadline at most: the call then ends by it.
    pub(crate) async fn pause(&self, wait: Duration) {
        let clock = &self.client().clock;
        let left = self.ends.at().map(|at| at.saturating_sub(clock.now()));
        clock.sleep(left.map_or(wait, |left| wait.min(left))).await;
    }

    fn ask_policy(&self, error: &Error, attempts: u32, elapsed: Duration) -> Result<Duration, GiveUp> {
        let client = self.client();
        let left = self.ends.at().map(|at| at.saturating_sub(client.clock.now()));
        // The wait is known to be in vain, which the wait of a backoff is not: it is the policy's own.
        if left.zip(error.retry_after()).is_some_and(|(left, asked)| asked >= left) {
            return Err(GiveUp::Deadline);
        }
        let random = crate::random::unit(&*client.random);
        client.retry.wait(&Failure { error, attempts, elapsed, random })
    }
}

/// The error of a call that the deadline of the session's calls has ended.
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
        .with_transience(if is_known { Transience::Doubtful } else { Transience::Unheard })
        .with_attempts(entries.sent)
}
