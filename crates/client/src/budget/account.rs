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
    pub(crate) fn take(&self, now: Duration) -> Result<(), Refusal> {
        let mut book = self.open(now);
        self.afford(&book, 1, now)?;
        book.send(now);
        Ok(())
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
    fn send(&mut self, now: Duration) {
        match self.sent.back_mut().filter(|(at, _)| *at >= now) {
            Some((_, calls)) => *calls = calls.saturating_add(1),
            None => self.sent.push_back((now, 1)),
        }
        self.used = self.used.saturating_add(1);
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

/// Calls reserved by a search. Those that it has not sent are given back when this is dropped.
pub(crate) struct Reservation {
    account: Arc<Account>,
    left: Mutex<u32>,
}

impl Reservation {
    /// Counts a call of the search: one of those reserved, or one more.
    pub(crate) fn send(&self, now: Duration) {
        let mut left = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        let mut book = self.account.open(now);
        if let Some(less) = left.checked_sub(1) {
            *left = less;
            book.reserved = book.reserved.saturating_sub(1);
        }
        book.send(now);
    }
}

impl Drop for Reservation {
    fn drop(&mut self) {
        let left = *self.left.get_mut().unwrap_or_else(PoisonError::into_inner);
        let mut book = self.account.book.lock().unwrap_or_else(PoisonError::into_inner);
        book.reserved = book.reserved.saturating_sub(left);
    }
}
