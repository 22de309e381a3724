//! Accounting of calls against one budget.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::refusal::{Refusal, Room};
use super::{Allowance, Budget};

/// A budget and a record of the calls counted against it.
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
    /// Calls that running searches have reserved but not sent yet, by reservation number.
    reserved: BTreeMap<u64, Reserved>,
    /// Number of the next reservation.
    next: u64,
}

#[derive(Clone, Copy)]
struct Reserved {
    calls: u32,
    /// Deadline of the search.
    ends: Duration,
}

impl Account {
    pub(crate) fn new(budget: Budget) -> Self {
        Account { budget, ledger: Mutex::default() }
    }

    pub(crate) fn allowance(&self, now: Duration) -> Allowance {
        let ledger = self.open(now);
        Allowance { budget: self.budget.clone(), used: ledger.used, reserved: ledger.reserved() }
    }

    /// Counts a single call, if the budget allows one more.
    pub(crate) fn take(self: &Arc<Self>, now: Duration) -> Result<Payment, Refusal> {
        let mut ledger = self.open(now);
        self.check_available(&ledger, 1, now)?;
        Ok(Payment { account: self.clone(), at: ledger.send(now), reservation: None })
    }

    /// Reserves a number of calls for a search with the given deadline, if the budget allows them all.
    pub(crate) fn reserve(
        self: &Arc<Self>,
        calls: u32,
        ends: Duration,
        now: Duration,
    ) -> Result<Reservation, Refusal> {
        let mut ledger = self.open(now);
        self.check_available(&ledger, calls, now)?;
        let number = ledger.next;
        ledger.next += 1;
        ledger.reserved.insert(number, Reserved { calls, ends });
        Ok(Reservation { account: self.clone(), number })
    }

    fn check_available(&self, ledger: &Ledger, needed: u32, now: Duration) -> Result<(), Refusal> {
        let reserved = ledger.reserved();
        let spent = ledger.used.saturating_add(reserved);
        let left = self.budget.calls.saturating_sub(spent);
        if needed <= left {
            return Ok(());
        }
        // Searches may have sent more calls than they had reserved.
        let overdraft = spent.saturating_sub(self.budget.calls);
        Err(Refusal {
            budget: self.budget.clone(),
            used: ledger.used,
            reserved,
            needed,
            room: ledger.room_for(needed - left, overdraft, self.budget.per, now),
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

    fn reserved(&self) -> u32 {
        self.reserved.values().fold(0, |sum, reserved| sum.saturating_add(reserved.calls))
    }

    /// Returns the calls, at least `missing`, that will become available, and the wait for them. `overdraft` is the
    /// number of calls by which the budget is exceeded. If reserved calls are needed, the searches that hold the
    /// reservations are assumed to last until their deadlines and to send none of the reserved calls.
    fn room_for(&self, missing: u32, overdraft: u32, per: Duration, now: Duration) -> Option<Room> {
        let sent = self.sent.iter().map(|(at, calls)| (at.saturating_add(per), *calls));
        let reserved = self.reserved.values().map(|reserved| (reserved.ends, reserved.calls));
        first(missing, overdraft, sent.clone(), now, true).or_else(|| {
            let mut all: Vec<_> = sent.chain(reserved).collect();
            all.sort_unstable();
            first(missing, overdraft, all, now, false)
        })
    }
}

/// Sums released calls in chronological order until at least `missing` are available beyond the overdraft.
fn first(
    missing: u32,
    overdraft: u32,
    releases: impl IntoIterator<Item = (Duration, u32)>,
    now: Duration,
    is_certain: bool,
) -> Option<Room> {
    let mut released = 0_u32;
    releases.into_iter().find_map(|(at, calls)| {
        released = released.saturating_add(calls);
        let calls = released.saturating_sub(overdraft);
        (calls >= missing).then(|| Room { calls, wait: at.saturating_sub(now), is_certain })
    })
}

/// A call counted against a budget.
pub(crate) struct Payment {
    account: Arc<Account>,
    /// The time at which the call was recorded.
    at: Duration,
    /// The reservation that covered the call, if any.
    reservation: Option<Arc<Reservation>>,
}

impl Payment {
    /// Stops counting the call, because it was not sent.
    pub(crate) fn release(self, now: Duration) {
        let mut ledger = self.account.open(now);
        ledger.remove(self.at);
        let number = self.reservation.as_ref().map(|reservation| reservation.number);
        if let Some(reserved) = number.and_then(|number| ledger.reserved.get_mut(&number)) {
            reserved.calls = reserved.calls.saturating_add(1);
        }
    }
}

/// Calls reserved by a search. Dropping the reservation releases the calls that were not sent.
pub(crate) struct Reservation {
    account: Arc<Account>,
    number: u64,
}

impl Reservation {
    /// Counts a call of the search. If the reservation has calls left, the call uses one of them.
    pub(crate) fn send(self: &Arc<Self>, now: Duration) -> Payment {
        let mut ledger = self.account.open(now);
        let reserved = ledger.reserved.get_mut(&self.number).filter(|reserved| reserved.calls > 0);
        let reservation = reserved.map(|reserved| {
            reserved.calls -= 1;
            self.clone()
        });
        Payment { account: self.account.clone(), at: ledger.send(now), reservation }
    }
}

impl Drop for Reservation {
    fn drop(&mut self) {
        let mut ledger = self.account.ledger.lock().unwrap_or_else(PoisonError::into_inner);
        ledger.reserved.remove(&self.number);
    }
}
