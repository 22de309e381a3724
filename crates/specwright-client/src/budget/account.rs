//! Accounting of calls against one budget.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::{Allowance, Budget, Refusal};

/// A budget, with a record of the calls counted against it.
pub(crate) struct Account {
    pub(crate) budget: Budget,
    ledger: Mutex<Ledger>,
}

#[derive(Default)]
struct Ledger {
    /// Calls sent within the budget's window, as pairs of send time and number of calls, oldest first.
    sent: VecDeque<(Duration, u32)>,
    /// Total number of calls in `sent`.
    used: u32,
    /// Calls that running searches have reserved and not sent yet.
    reserved: u32,
}

impl Account {
    pub(crate) fn new(budget: Budget) -> Self {
        Account { budget, ledger: Mutex::default() }
    }

    pub(crate) fn allowance(&self, now: Duration) -> Allowance {
        let ledger = self.open(now);
        Allowance { budget: self.budget.clone(), used: ledger.used, reserved: ledger.reserved }
    }

    /// Counts a single call, if the budget allows one more.
    pub(crate) fn take(self: &Arc<Self>, now: Duration) -> Result<Payment, Refusal> {
        let mut ledger = self.open(now);
        self.check_available(&ledger, 1, now)?;
        Ok(Payment { account: self.clone(), at: ledger.send(now), reservation: None })
    }

    /// Reserves a number of calls, if the budget allows them all.
    pub(crate) fn reserve(self: &Arc<Self>, calls: u32, now: Duration) -> Result<Reservation, Refusal> {
        let mut ledger = self.open(now);
        self.check_available(&ledger, calls, now)?;
        ledger.reserved = ledger.reserved.saturating_add(calls);
        Ok(Reservation { account: self.clone(), left: Mutex::new(calls) })
    }

    fn check_available(&self, ledger: &Ledger, needed: u32, now: Duration) -> Result<(), Refusal> {
        let left = self.budget.calls.saturating_sub(ledger.used).saturating_sub(ledger.reserved);
        if needed <= left {
            return Ok(());
        }
        Err(Refusal {
            budget: self.budget.clone(),
            used: ledger.used,
            reserved: ledger.reserved,
            needed,
            free: ledger.freed_by(needed - left, self.budget.per, now),
        })
    }

    /// Locks the ledger and removes the calls that have left the window.
    fn open(&self, now: Duration) -> MutexGuard<'_, Ledger> {
        let mut ledger = self.ledger.lock().unwrap_or_else(PoisonError::into_inner);
        while let Some((at, calls)) = ledger.sent.front().copied()
            && at.saturating_add(self.budget.per) <= now
        {
            ledger.sent.pop_front();
            ledger.used = ledger.used.saturating_sub(calls);
        }
        ledger
    }
}

impl Ledger {
    /// Counts a call. Returns the time at which the call is recorded.
    fn send(&mut self, now: Duration) -> Duration {
        self.used = self.used.saturating_add(1);
        match self.sent.back_mut().filter(|(at, _)| *at >= now) {
            Some((at, calls)) => {
                *calls = calls.saturating_add(1);
                *at
            }
            None => {
                self.sent.push_back((now, 1));
                now
            }
        }
    }

    /// Removes a call recorded at the given time, unless it has left the window.
    fn remove(&mut self, at: Duration) {
        let Some((_, calls)) = self.sent.iter_mut().rfind(|(sent, _)| *sent == at) else { return };
        *calls = calls.saturating_sub(1);
        if *calls == 0 {
            self.sent.retain(|(_, calls)| *calls > 0);
        }
        self.used = self.used.saturating_sub(1);
    }

    /// Finds when at least `missing` calls will be free again. Returns how many will be free then, and the wait.
    fn freed_by(&self, missing: u32, per: Duration, now: Duration) -> Option<(u32, Duration)> {
        let mut freed = 0_u32;
        self.sent.iter().find_map(|(at, calls)| {
            freed = freed.saturating_add(*calls);
            (freed >= missing).then(|| (freed, at.saturating_add(per).saturating_sub(now)))
        })
    }
}

/// A call counted against a budget.
pub(crate) struct Payment {
    account: Arc<Account>,
    /// Time at which the call is recorded.
    at: Duration,
    /// The reservation that covered the call, if any.
    reservation: Option<Arc<Reservation>>,
}

impl Payment {
    /// Stops counting the call, because it was not sent.
    pub(crate) fn release(self, now: Duration) {
        let left = self.reservation.as_ref().map(|reservation| reservation.left());
        let mut ledger = self.account.open(now);
        ledger.remove(self.at);
        if let Some(mut left) = left {
            *left = left.saturating_add(1);
            ledger.reserved = ledger.reserved.saturating_add(1);
        }
    }
}

/// Calls reserved by a search. Dropping the reservation releases the calls that were not sent.
pub(crate) struct Reservation {
    account: Arc<Account>,
    left: Mutex<u32>,
}

impl Reservation {
    /// Counts a call of the search, from the reservation if any of it is left.
    pub(crate) fn send(self: &Arc<Self>, now: Duration) -> Payment {
        let mut left = self.left();
        let mut ledger = self.account.open(now);
        let is_reserved = *left > 0;
        if is_reserved {
            *left -= 1;
            ledger.reserved = ledger.reserved.saturating_sub(1);
        }
        let reservation = is_reserved.then(|| self.clone());
        Payment { account: self.account.clone(), at: ledger.send(now), reservation }
    }

    fn left(&self) -> MutexGuard<'_, u32> {
        self.left.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Reservation {
    fn drop(&mut self) {
        let left = *self.left.get_mut().unwrap_or_else(PoisonError::into_inner);
        let mut ledger = self.account.ledger.lock().unwrap_or_else(PoisonError::into_inner);
        ledger.reserved = ledger.reserved.saturating_sub(left);
    }
}
