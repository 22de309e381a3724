//! The backlog: accepted work that has not finished, grouped by due time, and the expected cost of a search.
//!
//! A search needs no processor while it waits for its providers. Its work is expected to be spread evenly over the
//! typical duration of such a search: if work is due in 20 s, a quarter of it is expected within the next 5 s. A search
//! is accepted if all work expected within the maximum queue time can be done in that time. Later work can then also be
//! done in time, since its rate is no higher. Overdue work counts in full.
//!
//! The processors serve waiting callers in turn, so one caller's work does not delay another's. A search is therefore
//! also accepted if the work of its caller fits into an equal share of the processors.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::time::Instant;

use super::load::Load;
use crate::lock::Lock;
use crate::workers::{AnswerMeter, Busy, MAX_RETRY_AFTER, Share, timed};

/// The unit of due times.
const TENTH: Duration = Duration::from_millis(100);

/// A moving average of whole numbers.
#[derive(Debug)]
pub(crate) struct Average(AtomicU64);

impl Average {
    /// Creates an average with an initial estimate.
    pub(crate) fn new(guess: u64) -> Self {
        Average(AtomicU64::new(guess))
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }

    /// Moves the average towards a value, by an eighth of the distance.
    pub(crate) fn learn(&self, value: u64) {
        let moved = |average: u64| Some(average - average / 8 + value / 8);
        // The closure always returns `Some`, so the update can't fail.
        let _ = self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, moved);
    }
}

/// The expected cost of a kind of search, learned from finished searches.
#[derive(Debug)]
pub(crate) struct ExpectedCost {
    /// CPU time, in nanoseconds.
    work: Average,
    /// Time that the providers take, excluding waits for a processor, in nanoseconds.
    time: Average,
}

impl ExpectedCost {
    /// Creates a cost from initial estimates.
    pub(crate) fn new(work: Duration, time: Duration) -> Arc<Self> {
        Arc::new(ExpectedCost {
            work: Average::new(nanoseconds(work)),
            time: Average::new(nanoseconds(time)),
        })
    }

    fn work(&self) -> Duration {
        Duration::from_nanos(self.work.get())
    }

    fn time(&self) -> Duration {
        Duration::from_nanos(self.time.get())
    }
}

fn nanoseconds(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}

/// Work by due time, in tenths of a second.
type WorkByDueTime = BTreeMap<u128, Duration>;

/// The work that is due in each tenth of a second since the backlog was created.
#[derive(Debug, Default)]
struct Outstanding {
    all: WorkByDueTime,
    /// Each caller's work.
    of: HashMap<Share, WorkByDueTime>,
}

impl Outstanding {
    fn add(&mut self, share: Share, due: u128, work: Duration) {
        for outstanding in [&mut self.all, self.of.entry(share).or_default()] {
            *outstanding.entry(due).or_default() += work;
        }
    }

    /// Removes finished work.
    fn subtract(&mut self, share: Share, due: u128, work: Duration) {
        subtract(&mut self.all, due, work);
        if let Some(outstanding) = self.of.get_mut(&share) {
            subtract(outstanding, due, work);
            if outstanding.is_empty() {
                self.of.remove(&share);
            }
        }
    }
}

/// The outstanding work of a service, in CPU time.
#[derive(Debug)]
pub(super) struct Backlog {
    processors: usize,
    /// The maximum queue time: the work expected within this time must also be done within it.
    longest: Duration,
    began: Instant,
    outstanding: Lock<Outstanding>,
    /// The load of responses, which reduces the capacity for searches.
    answers: Load,
}

impl Backlog {
    pub(super) fn new(processors: usize, longest: Duration) -> Arc<Self> {
        let (began, outstanding, answers) = (Instant::now(), Lock::default(), Load::new());
        Arc::new(Backlog { processors: processors.max(1), longest, began, outstanding, answers })
    }

    /// Accepts a caller's search, whose expected cost is given.
    ///
    /// # Errors
    /// Returns an error if too much other work is outstanding to finish the search in time. If no other work is
    /// outstanding, every search is accepted.
    pub(super) fn accept(self: &Arc<Self>, share: Share, cost: &Arc<ExpectedCost>) -> Result<Ticket, Busy> {
        let (now, mut outstanding) = (self.began.elapsed(), self.outstanding.lock());
        let is_idle = outstanding.all.is_empty();
        let ticket = self.add(&mut outstanding, share, now, cost);
        let can_finish = |within| {
            self.can_finish(&outstanding.all, now, within, 1)
                || outstanding
                    .of
                    .get(&share)
                    .is_some_and(|own| self.can_finish(own, now, within, outstanding.of.len()))
        };
        if is_idle || can_finish(self.longest) {
            return Ok(ticket);
        }
        let seconds = (1..MAX_RETRY_AFTER).find(|wait| can_finish(self.longest + Duration::from_secs(*wait)));
        // Dropping the ticket removes its work from the backlog.
        drop(outstanding);
        Err(Busy { seconds: seconds.unwrap_or(MAX_RETRY_AFTER) })
    }

    /// Accepts a search regardless of other work. Such searches have the share of work that belongs to no caller.
    pub(super) fn adopt(self: &Arc<Self>, cost: &Arc<ExpectedCost>) -> Ticket {
        self.add(&mut self.outstanding.lock(), Share::default(), self.began.elapsed(), cost)
    }

    /// Adds the expected cost to the outstanding work.
    fn add(
        self: &Arc<Self>,
        outstanding: &mut Outstanding,
        share: Share,
        now: Duration,
        cost: &Arc<ExpectedCost>,
    ) -> Ticket {
        let (work, due) = (cost.work(), (now + cost.time()).as_nanos() / TENTH.as_nanos());
        outstanding.add(share, due, work);
        let work = Lock::new(Work { left: work, spent: Duration::ZERO, time: Duration::ZERO });
        Ticket { backlog: Arc::clone(self), cost: Arc::clone(cost), share, due, work }
    }

    /// Returns the time that the processors need for the work that is expected within the maximum queue time, in
    /// addition to responses.
    pub(super) fn queue(&self) -> Duration {
        let work = expected_work(&self.outstanding.lock().all, self.began.elapsed(), self.longest);
        work.div_f64(self.free_processors())
    }

    /// Returns the maximum queue time.
    pub(super) fn longest(&self) -> Duration {
        self.longest
    }

    /// Returns whether one of several equal shares of the processors can do the work expected within a period in that
    /// period, in addition to responses.
    fn can_finish(
        &self,
        outstanding: &WorkByDueTime,
        now: Duration,
        within: Duration,
        shares: usize,
    ) -> bool {
        let time = within.as_secs_f64() * self.free_processors() / shares as f64;
        expected_work(outstanding, now, within).as_secs_f64() <= time
    }

    /// Returns the number of processors left for searches: at least half, since both lanes have one thread per
    /// processor.
    fn free_processors(&self) -> f64 {
        let all = self.processors as f64;
        (all - self.answers.get()).max(all / 2.0)
    }
}

impl AnswerMeter for Backlog {
    fn answered(&self, work: Duration) {
        self.answers.add(work);
    }
}

/// Returns the work expected within a period from now, or all outstanding work if the period is zero.
fn expected_work(outstanding: &WorkByDueTime, now: Duration, within: Duration) -> Duration {
    if within.is_zero() {
        return outstanding.values().sum();
    }
    let (now, within) = (now.as_secs_f64(), within.as_secs_f64());
    let part = |due: u128| (within / (due as f64 * TENTH.as_secs_f64() - now).max(within)).min(1.0);
    outstanding.iter().map(|(due, work)| work.mul_f64(part(*due))).sum()
}

/// Removes finished work.
fn subtract(outstanding: &mut WorkByDueTime, due: u128, time: Duration) {
    if let Some(work) = outstanding.get_mut(&due) {
        *work = work.saturating_sub(time);
        if work.is_zero() {
            outstanding.remove(&due);
        }
    }
}

/// An accepted search. Its remaining work is outstanding until the ticket is closed or dropped.
#[derive(Debug)]
pub(crate) struct Ticket {
    backlog: Arc<Backlog>,
    cost: Arc<ExpectedCost>,
    share: Share,
    /// The tenth of a second in which the search is expected to finish.
    due: u128,
    work: Lock<Work>,
}

#[derive(Debug)]
struct Work {
    /// Remaining expected work.
    left: Duration,
    spent: Duration,
    /// The longest time that a provider has taken so far.
    time: Duration,
}

impl Ticket {
    /// Returns the share of the caller that started the search.
    pub(super) fn share(&self) -> Share {
        self.share
    }

    /// Runs part of the work, and subtracts its CPU time from the backlog.
    pub(super) fn spend<R>(&self, work: impl FnOnce() -> R) -> R {
        let (result, time) = timed(work);
        self.count(time);
        result
    }

    fn count(&self, time: Duration) {
        let mut work = self.work.lock();
        work.spent += time;
        let part = time.min(work.left);
        work.left -= part;
        self.backlog.outstanding.lock().subtract(self.share, self.due, part);
    }

    /// Records the time that a provider has taken, excluding waits for a processor.
    pub(crate) fn record_provider_time(&self, time: Duration) {
        let mut work = self.work.lock();
        work.time = work.time.max(time);
    }

    /// Runs the last part of the work, and ends the search.
    pub(crate) fn finish<R>(&self, work: impl FnOnce() -> R) -> R {
        let result = self.spend(work);
        self.close();
        result
    }

    /// Ends the finished search, and learns from its actual cost.
    pub(crate) fn close(&self) {
        let work = self.work.lock();
        self.cost.work.learn(nanoseconds(work.spent));
        self.cost.time.learn(nanoseconds(work.time));
        drop(work);
        self.release();
    }

    fn release(&self) {
        let left = std::mem::take(&mut self.work.lock().left);
        self.backlog.outstanding.lock().subtract(self.share, self.due, left);
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.release();
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::sleep;

    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    /// Returns the cost of a search with this much work, all of which is due at the same time.
    fn work(seconds: u32) -> Arc<ExpectedCost> {
        ExpectedCost::new(seconds * SECOND, Duration::ZERO)
    }

    fn refused(backlog: &Arc<Backlog>, cost: &Arc<ExpectedCost>) -> Option<u64> {
        backlog.accept(Share::default(), cost).err().map(|busy| busy.seconds)
    }

    #[tokio::test(start_paused = true)]
    async fn searches_that_cannot_finish_in_time_are_refused() {
        let (backlog, one) = (Backlog::new(2, 5 * SECOND), work(1));
        let mut accepted: Vec<_> = (0..10).map(|_| backlog.accept(Share::default(), &one).unwrap()).collect();
        assert_eq!(refused(&backlog, &one), Some(1));
        assert_eq!(refused(&backlog, &work(7)), Some(4));
        assert_eq!(refused(&backlog, &work(100_000)), Some(MAX_RETRY_AFTER));
        // Finished work frees capacity, in parts or as a whole.
        accepted[0].count(SECOND / 2);
        assert!(refused(&backlog, &one).is_some());
        accepted[1].count(SECOND / 2);
        drop(backlog.accept(Share::default(), &one).unwrap());
        accepted.pop();
        assert_eq!(refused(&backlog, &one), None);
        accepted.clear();
        assert!(backlog.outstanding.lock().all.is_empty());
    }

    #[tokio::test(start_paused = true)]
    async fn waiting_for_providers_does_not_count_as_work() {
        /// Number of parts into which the work of a search is divided. One part arrives every half second.
        const PARTS: u32 = 20;
        let (backlog, half) = (Backlog::new(1, 5 * SECOND), SECOND / 2);
        let cost = ExpectedCost::new(SECOND / 40, PARTS * half);
        let mut running: Vec<(u32, Ticket)> = Vec::new();
        for _ in 0..100 {
            // The load is 95% of one processor.
            running.extend((0..19).map(|_| (0, backlog.accept(Share::default(), &cost).unwrap())));
            sleep(half).await;
            for (parts, ticket) in &mut running {
                ticket.count(SECOND / 40 / PARTS);
                *parts += 1;
            }
            running.retain(|(parts, _)| *parts < PARTS);
        }
        // All searches run, although their work adds up to more than 9 s.
        assert_eq!(running.len(), 19 * 19);
        // At a higher rate, the service soon refuses searches.
        let more: Vec<_> =
            std::iter::from_fn(|| backlog.accept(Share::default(), &cost).ok()).take(1_000).collect();
        assert!((10..200).contains(&more.len()), "{}", more.len());
        assert!(refused(&backlog, &cost).is_some_and(|seconds| seconds < 10));
    }

    #[tokio::test(start_paused = true)]
    async fn overdue_work_counts_in_full() {
        let backlog = Backlog::new(1, 5 * SECOND);
        let cost = ExpectedCost::new(SECOND, 100 * SECOND);
        let accepted: Vec<_> = (0..50).map(|_| backlog.accept(Share::default(), &cost).unwrap()).collect();
        // Half of the processor is reserved for 100 s without any work being done.
        assert_eq!(refused(&backlog, &cost), None);
        sleep(90 * SECOND).await;
        // All work is due within 10 s, but would take 50 s.
        assert_eq!(refused(&backlog, &cost), Some(46));
        drop(accepted);
        assert_eq!(refused(&backlog, &cost), None);
    }

    #[tokio::test(start_paused = true)]
    async fn a_full_queue_of_one_caller_leaves_other_callers_their_share() {
        let (backlog, one) = (Backlog::new(2, 5 * SECOND), work(1));
        let _first: Vec<_> = (0..10).map(|_| backlog.accept(Share::default(), &one).unwrap()).collect();
        assert!(refused(&backlog, &one).is_some());
        let others = [Share::of(&1), Share::of(&2)];
        let accept = |share, most| -> Vec<_> {
            std::iter::from_fn(|| backlog.accept(share, &one).ok()).take(most).collect()
        };
        // Of the 10 s, each of two callers may use half, and each of three callers a third.
        let second = accept(others[0], 10);
        let third = accept(others[1], 10);
        assert_eq!((second.len(), third.len()), (5, 3));
        drop(third);
        assert_eq!(backlog.outstanding.lock().of.len(), 2);
    }

    #[tokio::test(start_paused = true)]
    async fn the_first_search_is_always_accepted() {
        let backlog = Backlog::new(1, Duration::ZERO);
        let only = backlog.accept(Share::default(), &work(1_000)).unwrap();
        assert_eq!(refused(&backlog, &work(1)), Some(MAX_RETRY_AFTER));
        only.close();
        assert_eq!(refused(&backlog, &work(1)), None);
        // Only one search is accepted at a time, even if its work is due later.
        let _only = backlog.accept(Share::default(), &ExpectedCost::new(SECOND, 60 * SECOND)).unwrap();
        assert_eq!(refused(&backlog, &ExpectedCost::new(SECOND, 60 * SECOND)), Some(1));
    }

    #[tokio::test(start_paused = true)]
    async fn answers_reduce_the_capacity_for_searches() {
        let (backlog, two) = (Backlog::new(1, 5 * SECOND), work(2));
        let _first = backlog.accept(Share::default(), &two).unwrap();
        for _ in 0..100 {
            sleep(SECOND).await;
            backlog.answered(2 * SECOND);
        }
        assert!(refused(&backlog, &two).is_some());
        // Half of the processors remain for searches.
        assert_eq!(refused(&backlog, &ExpectedCost::new(SECOND / 4, Duration::ZERO)), None);
        sleep(60 * SECOND).await;
        assert_eq!(refused(&backlog, &two), None);
    }

    #[tokio::test(start_paused = true)]
    async fn costs_are_learned_from_finished_searches() {
        let (backlog, cost) = (Backlog::new(1, SECOND), work(8));
        let ticket = backlog.accept(Share::default(), &cost).unwrap();
        // Work beyond the expected amount removes nothing else from the backlog.
        ticket.count(10 * SECOND);
        ticket.count(6 * SECOND);
        ticket.record_provider_time(2 * SECOND);
        ticket.record_provider_time(SECOND);
        assert!(backlog.outstanding.lock().all.is_empty());
        ticket.close();
        assert_eq!((cost.work(), cost.time()), (9 * SECOND, SECOND / 4));
        drop(backlog.accept(Share::default(), &cost).unwrap());
        assert_eq!(cost.work(), 9 * SECOND);
        for _ in 0..200 {
            backlog.accept(Share::default(), &cost).unwrap().close();
        }
        assert!(cost.work.get() < 100 && cost.time.get() < 100);
    }
}
