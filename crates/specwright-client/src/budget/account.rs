//! The calls that are counted against one budget.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::{Allowance, Budget, Refusal};

/// A budget and the calls counted against it.
pub(crate) struct Account {
    pub(crate) budget: Budget,
    book: Mutex<Book>,
}

#[derive(Default)]
struct Book {
    /// The calls within the budget's time, by the times at which they were sent, the oldest first.
    sent: VecDeque<(Duration, u32)>,
    /// Their number.
    used: u32,
    /// The calls that searches under way have reserved and not sent.
    reserved: u32,
}

impl Account {
    pub(crate) fn new(budget: Budget) -> Self {
        Account { budget, book: Mutex::default() }
    }

    pub(crate) fn allowance(&self, now: Duration) -> Allowance {
        let book = self.open(now);
        Allowance { budget: self.budget.clone(), used: book.used, reserved: book.reserved }
    }

    /// Counts a single call, if there is one left.
    pub(crate) fn take(self: &Arc<Self>, now: Duration) -> Result<Payment, Refusal> {
        let mut book = self.open(now);
        self.afford(&book, 1, now)?;
        Ok(Payment { account: self.clone(), at: book.send(now), reservation: None })
    }

    /// Reserves calls, if as many are left.
    pub(crate) fn reserve(self: &Arc<Self>, calls: u32, now: Duration) -> Result<Reservation, Refusal> {
        let mut book = self.open(now);
        self.afford(&book, calls, now)?;
        book.reserved = book.reserved.saturating_add(calls);
        Ok(Reservation { account: self.clone(), left: Mutex::new(calls) })
    }

    fn afford(&self, book: &Book, needed: u32, now: Duration) -> Result<(), Refusal> {
        let left = self.budget.calls.saturating_sub(book.used).saturating_sub(book.reserved);
        if needed <= left {
            return Ok(());
        }
        Err(Refusal {
            budget: self.budget.clone(),
            used: book.used,
            reserved: book.reserved,
            needed,
            free: book.freed_by(needed - left, self.budget.per, now),
        })
    }

    /// The book without the calls whose time has passed.
    fn open(&self, now: Duration) -> MutexGuard<'_, Book> {
        let mut book = self.book.lock().unwrap_or_else(PoisonError::into_inner);
        while let Some((at, calls)) = book.sent.front().copied()
            && at.saturating_add(self.budget.per) <= now
        {
            book.sent.pop_front();
            book.used = book.used.saturating_sub(calls);
        }
        book
    }
}

impl Book {
    /// Counts a call. Returns the time under which it is counted.
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

    /// Takes a call back that is counted under this time, unless that has passed.
    fn take_back(&mut self, at: Duration) {
        let Some((_, calls)) = self.sent.iter_mut().rfind(|(sent, _)| *sent == at) else { return };
        *calls = calls.saturating_sub(1);
        if *calls == 0 {
            self.sent.retain(|(_, calls)| *calls > 0);
        }
        self.used = self.used.saturating_sub(1);
    }

    /// The number of calls that are free as soon as these many are, and the wait until then.
    fn freed_by(&self, missing: u32, per: Duration, now: Duration) -> Option<(u32, Duration)> {
        let mut freed = 0_u32;
        self.sent.iter().find_map(|(at, calls)| {
            freed = freed.saturating_add(*calls);
            (freed >= missing).then(|| (freed, at.saturating_add(per).saturating_sub(now)))
        })
    }
}

/// A call that is counted.
pub(crate) struct Payment {
    account: Arc<Account>,
    /// The time under which it is counted.
    at: Duration,
    /// The search that had reserved it.
    reservation: Option<Arc<Reservation>>,
}

impl Payment {
    /// Counts the call no more: it was not sent.
    pub(crate) fn give_back(self, now: Duration) {
        let left = self.reservation.as_ref().map(|reservation| reservation.left());
        let mut book = self.account.open(now);
        book.take_back(self.at);
        if let Some(mut left) = left {
            *left = left.saturating_add(1);
            book.reserved = book.reserved.saturating_add(1);
        }
    }
}

/// Calls reserved by a search. Those that it has not sent are given back when this is dropped.
pub(crate) struct Reservation {
    account: Arc<Account>,
    left: Mutex<u32>,
}

impl Reservation {
    /// Counts a call of the search: one of those reserved, or one more.
    pub(crate) fn send(self: &Arc<Self>, now: Duration) -> Payment {
        let mut left = self.left();
        let mut book = self.account.open(now);
        let is_reserved = *left > 0;
        if is_reserved {
            *left -= 1;
            book.reserved = book.reserved.saturating_sub(1);
        }
        let reservation = is_reserved.then(|| self.clone());
        Payment { account: self.account.clone(), at: book.send(now), reservation }
    }

    fn left(&self) -> MutexGuard<'_, u32> {
        self.left.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Reservation {
    fn drop(&mut self) {
        let left = *self.left.get_mut().unwrap_or_else(PoisonError::into_inner);
        let mut book = self.account.book.lock().unwrap_or_else(PoisonError::into_inner);
        book.reserved = book.reserved.saturating_sub(left);
    }
}
