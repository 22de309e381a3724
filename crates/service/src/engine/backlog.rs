//! Work that was accepted and is not done, and what a search is expected to cost.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::http::Denial;

/// Longest time after which a refused caller is told to come back, in seconds.
const LONGEST_RETRY: u64 = 60;

/// The seconds after which a refused caller is told to come back.
pub(crate) fn retry_after(wait: Duration) -> u64 {
    let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
    seconds.clamp(1, LONGEST_RETRY)
}

/// A moving average of whole numbers.
pub(crate) struct Average(AtomicU64);

impl Average {
    /// An average that starts with a guess.
    pub(crate) fn new(guess: u64) -> Self {
        Average(AtomicU64::new(guess))
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }

    /// Moves towards a value, by an eighth of the distance.
    pub(crate) fn learn(&self, value: u64) {
        let moved = |average: u64| Some(average - average / 8 + value / 8);
        // The function never refuses.
        let _ = self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, moved);
    }
}

impl fmt::Debug for Average {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}

/// The outstanding work of a service, in time of one processor.
#[derive(Debug)]
pub(crate) struct Backlog {
    processors: u32,
    /// The longest time that work may take to be done, from its start on.
    longest: Duration,
    outstanding: Mutex<Duration>,
}

impl Backlog {
    pub(crate) fn new(processors: usize, longest: Duration) -> Arc<Self> {
        let processors = u32::try_from(processors).unwrap_or(u32::MAX).max(1);
        Arc::new(Backlog { processors, longest, outstanding: Mutex::default() })
    }

    /// Accepts work that is expected to cost the average, in nanoseconds.
    ///
    /// # Errors
    /// It can't be done in time: there is too much before it. Where there is nothing, all work is accepted.
    pub(crate) fn accept(self: &Arc<Self>, cost: &Arc<Average>) -> Result<Ticket, Denial> {
        let mut outstanding = self.outstanding();
        let queue = (*outstanding + Duration::from_nanos(cost.get())) / self.processors;
        if !outstanding.is_zero() && queue > self.longest {
            return Err(Denial::Overloaded { seconds: retry_after(queue - self.longest) });
        }
        Ok(self.ticket(cost, &mut outstanding))
    }

    /// The time until all outstanding work is expected to be done.
    pub(crate) fn queue(&self) -> Duration {
        *self.outstanding() / self.processors
    }

    /// The longest time that work may take to be done.
    pub(crate) fn longest(&self) -> Duration {
        self.longest
    }

    /// Adds work that can't be refused.
    pub(crate) fn add(self: &Arc<Self>, cost: &Arc<Average>) -> Ticket {
        self.ticket(cost, &mut self.outstanding())
    }

    fn ticket(self: &Arc<Self>, cost: &Arc<Average>, outstanding: &mut Duration) -> Ticket {
        let left = Duration::from_nanos(cost.get());
        *outstanding += left;
        let work = Mutex::new(Work { left, spent: Duration::ZERO });
        Ticket { backlog: Arc::clone(self), cost: Arc::clone(cost), work }
    }

    fn outstanding(&self) -> MutexGuard<'_, Duration> {
        // Nothing panics while the lock is held.
        self.outstanding.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn done(&self, time: Duration) {
        let mut outstanding = self.outstanding();
        *outstanding = outstanding.saturating_sub(time);
    }
}

/// Accepted work. What is left of it counts as outstanding until the ticket is closed or dropped.
#[derive(Debug)]
pub(crate) struct Ticket {
    backlog: Arc<Backlog>,
    cost: Arc<Average>,
    work: Mutex<Work>,
}

#[derive(Debug)]
struct Work {
    /// Expected time that has not been spent.
    left: Duration,
    spent: Duration,
}

impl Ticket {
    /// Does a part of the work and counts its time.
    pub(crate) fn spend<R>(&self, work: impl FnOnce() -> R) -> R {
        let began = Instant::now();
        let result = work();
        self.count(began.elapsed());
        result
    }

    fn count(&self, time: Duration) {
        let mut work = self.work();
        work.spent += time;
        let part = time.min(work.left);
        work.left -= part;
        self.backlog.done(part);
    }

    /// Ends the work, which is done. Its cost is learned.
    pub(crate) fn close(&self) {
        self.cost.learn(u64::try_from(self.work().spent.as_nanos()).unwrap_or(u64::MAX));
        self.release();
    }

    fn release(&self) {
        self.backlog.done(std::mem::take(&mut self.work().left));
    }

    fn work(&self) -> MutexGuard<'_, Work> {
        // Nothing panics while the lock is held.
        self.work.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.release();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn cost(seconds: u64) -> Arc<Average> {
        Arc::new(Average::new(seconds * 1_000_000_000))
    }

    fn refused(backlog: &Arc<Backlog>, cost: &Arc<Average>) -> Option<Denial> {
        backlog.accept(cost).err()
    }

    #[test]
    fn what_cannot_be_done_in_time_is_refused() {
        let (backlog, one) = (Backlog::new(2, 5 * SECOND), cost(1));
        let mut accepted: Vec<_> = (0..10).map(|_| backlog.accept(&one).unwrap()).collect();
        assert_eq!(refused(&backlog, &one), Some(Denial::Overloaded { seconds: 1 }));
        assert_eq!(refused(&backlog, &cost(7)), Some(Denial::Overloaded { seconds: 4 }));
        assert_eq!(refused(&backlog, &cost(100_000)), Some(Denial::Overloaded { seconds: LONGEST_RETRY }));
        // What is done makes room, in parts or as a whole.
        accepted[0].count(SECOND / 2);
        assert!(refused(&backlog, &one).is_some());
        accepted[1].count(SECOND / 2);
        drop(backlog.accept(&one).unwrap());
        accepted.pop();
        assert_eq!(refused(&backlog, &one), None);
        accepted.clear();
        assert_eq!(*backlog.outstanding(), Duration::ZERO);
    }

    #[test]
    fn whoever_comes_first_is_accepted() {
        let backlog = Backlog::new(1, Duration::ZERO);
        let only = backlog.accept(&cost(1_000)).unwrap();
        assert_eq!(refused(&backlog, &cost(1)), Some(Denial::Overloaded { seconds: LONGEST_RETRY }));
        only.close();
        assert_eq!(refused(&backlog, &cost(1)), None);
    }

    #[test]
    fn answers_count_but_are_never_refused() {
        let (backlog, one) = (Backlog::new(1, SECOND), cost(1));
        let _answers = [backlog.add(&one), backlog.add(&one)];
        assert_eq!(refused(&backlog, &one), Some(Denial::Overloaded { seconds: 2 }));
    }

    #[test]
    fn the_cost_is_learned_of_work_that_is_done() {
        let (backlog, cost) = (Backlog::new(1, SECOND), cost(8));
        // More than was expected counts once.
        let ticket = backlog.add(&cost);
        ticket.count(10 * SECOND);
        ticket.count(6 * SECOND);
        assert_eq!(*backlog.outstanding(), Duration::ZERO);
        ticket.close();
        assert_eq!(cost.get(), 9 * 1_000_000_000);
        drop(backlog.add(&cost));
        assert_eq!(cost.get(), 9 * 1_000_000_000);
        for _ in 0..200 {
            backlog.add(&cost).close();
        }
        assert!(cost.get() < 100);
    }
}
