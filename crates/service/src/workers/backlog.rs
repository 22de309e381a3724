//! Work that was accepted and is not done, by when it is due; and what a search is expected to cost.
//!
//! A search does not need a processor while its providers only wait. Its work is expected to come evenly over the time
//! that such a search usually takes: of work that is due in 20 s, a quarter comes within the next 5 s. A search is
//! accepted if all that comes within the longest queue can be done in that time. Then all that comes later can be done
//! in time, too, since it comes at no higher rate. What is late counts as a whole.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use super::lane::timed;
use super::load::Load;
use super::{Busy, LONGEST_RETRY};

/// The unit in which it is noted when work is due.
const TENTH: Duration = Duration::from_millis(100);

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

/// What a search of a kind usually needs, learned from those that are done.
#[derive(Debug)]
pub(crate) struct Usual {
    /// Work, in nanoseconds of one processor.
    work: Average,
    /// Time that its providers take by themselves, in nanoseconds.
    time: Average,
}

impl Usual {
    /// Guesses that hold until something was learned.
    pub(crate) fn new(work: Duration, time: Duration) -> Arc<Self> {
        Arc::new(Usual { work: Average::new(nanoseconds(work)), time: Average::new(nanoseconds(time)) })
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

/// Work by the tenth of a second in which it is due.
type Due = BTreeMap<u128, Duration>;

/// The outstanding work of a service, in time of one processor.
#[derive(Debug)]
pub(super) struct Backlog {
    processors: usize,
    /// The longest time that work may take to be done once it has come.
    longest: Duration,
    began: Instant,
    /// The work that is due in each tenth of a second since the begin.
    outstanding: Mutex<Due>,
    /// What answers need, which are never refused for the sake of searches.
    answers: Load,
}

impl Backlog {
    pub(super) fn new(processors: usize, longest: Duration) -> Arc<Self> {
        let (began, outstanding, answers) = (Instant::now(), Mutex::default(), Load::new());
        Arc::new(Backlog { processors: processors.max(1), longest, began, outstanding, answers })
    }

    /// Accepts a search that is expected to need what is usual.
    ///
    /// # Errors
    /// It can't be done in time: there is too much beside it. Where there is nothing, all is accepted.
    pub(super) fn accept(self: &Arc<Self>, usual: &Arc<Usual>) -> Result<Ticket, Busy> {
        let (now, mut outstanding) = (self.began.elapsed(), self.outstanding());
        let is_idle = outstanding.is_empty();
        let ticket = self.add(&mut outstanding, now, usual);
        let fits = |within| self.fits(&outstanding, now, within);
        if is_idle || fits(self.longest) {
            return Ok(ticket);
        }
        let seconds = (1..LONGEST_RETRY).find(|wait| fits(self.longest + Duration::from_secs(*wait)));
        // The ticket takes its work off when it is dropped.
        drop(outstanding);
        Err(Busy { seconds: seconds.unwrap_or(LONGEST_RETRY) })
    }

    /// Accepts a search whatever there is beside it.
    pub(super) fn adopt(self: &Arc<Self>, usual: &Arc<Usual>) -> Ticket {
        self.add(&mut self.outstanding(), self.began.elapsed(), usual)
    }

    /// Adds what is usual to the outstanding work.
    fn add(self: &Arc<Self>, outstanding: &mut Due, now: Duration, usual: &Arc<Usual>) -> Ticket {
        let (work, due) = (usual.work(), (now + usual.time()).as_nanos() / TENTH.as_nanos());
        *outstanding.entry(due).or_default() += work;
        let work = Mutex::new(Work { left: work, spent: Duration::ZERO, time: Duration::ZERO });
        Ticket { backlog: Arc::clone(self), usual: Arc::clone(usual), due, work }
    }

    /// Counts the work of an answer.
    pub(super) fn answered(&self, work: Duration) {
        self.answers.add(work);
    }

    /// The time that the processors need for what comes within the longest one, beside the answers.
    pub(super) fn queue(&self) -> Duration {
        let comes = coming(&self.outstanding(), self.began.elapsed(), self.longest);
        comes.div_f64(self.free())
    }

    /// The longest time that work may take to be done once it has come.
    pub(super) fn longest(&self) -> Duration {
        self.longest
    }

    /// Whether what comes within a time from now can be done in that time, beside the answers.
    fn fits(&self, outstanding: &Due, now: Duration, within: Duration) -> bool {
        coming(outstanding, now, within).as_secs_f64() <= within.as_secs_f64() * self.free()
    }

    /// The processors that answers leave to searches: half of them at least, as both have a thread for each.
    fn free(&self) -> f64 {
        let all = self.processors as f64;
        (all - self.answers.get()).max(all / 2.0)
    }

    fn outstanding(&self) -> MutexGuard<'_, Due> {
        // Nothing panics while the lock is held.
        self.outstanding.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The work that comes within a time from now; all of it where nothing may wait.
fn coming(outstanding: &Due, now: Duration, within: Duration) -> Duration {
    if within.is_zero() {
        return outstanding.values().sum();
    }
    let (now, within) = (now.as_secs_f64(), within.as_secs_f64());
    let part = |due: u128| (within / (due as f64 * TENTH.as_secs_f64() - now).max(within)).min(1.0);
    outstanding.iter().map(|(due, work)| work.mul_f64(part(*due))).sum()
}

/// Takes off work that is done.
fn take(outstanding: &mut Due, due: u128, time: Duration) {
    if let Some(work) = outstanding.get_mut(&due) {
        *work = work.saturating_sub(time);
        if work.is_zero() {
            outstanding.remove(&due);
        }
    }
}

/// An accepted search. What is left of its work is outstanding until the ticket is closed or dropped.
#[derive(Debug)]
pub(crate) struct Ticket {
    backlog: Arc<Backlog>,
    usual: Arc<Usual>,
    /// The tenth of a second in which it is expected to be done.
    due: u128,
    work: Mutex<Work>,
}

#[derive(Debug)]
struct Work {
    /// Expected work that has not been done.
    left: Duration,
    spent: Duration,
    /// The longest time that a provider has taken.
    time: Duration,
}

impl Ticket {
    /// Does a part of the work and counts it.
    pub(super) fn spend<R>(&self, work: impl FnOnce() -> R) -> R {
        let (result, time) = timed(work);
        self.count(time);
        result
    }

    fn count(&self, time: Duration) {
        let mut work = self.work();
        work.spent += time;
        let part = time.min(work.left);
        work.left -= part;
        take(&mut self.backlog.outstanding(), self.due, part);
    }

    /// Tells the time that a provider has taken by itself.
    pub(crate) fn took(&self, time: Duration) {
        let mut work = self.work();
        work.time = work.time.max(time);
    }

    /// Does the last part of the work, and ends the search.
    pub(crate) fn finish<R>(&self, work: impl FnOnce() -> R) -> R {
        let result = self.spend(work);
        self.close();
        result
    }

    /// Ends the search, which is done. What it needed is learned.
    pub(crate) fn close(&self) {
        let work = self.work();
        self.usual.work.learn(nanoseconds(work.spent));
        self.usual.time.learn(nanoseconds(work.time));
        drop(work);
        self.release();
    }

    fn release(&self) {
        let left = std::mem::take(&mut self.work().left);
        take(&mut self.backlog.outstanding(), self.due, left);
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
    use tokio::time::sleep;

    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    /// As much work, which comes at once.
    fn work(seconds: u32) -> Arc<Usual> {
        Usual::new(seconds * SECOND, Duration::ZERO)
    }

    fn refused(backlog: &Arc<Backlog>, usual: &Arc<Usual>) -> Option<u64> {
        backlog.accept(usual).err().map(|busy| busy.seconds)
    }

    #[tokio::test(start_paused = true)]
    async fn what_cannot_be_done_in_time_is_refused() {
        let (backlog, one) = (Backlog::new(2, 5 * SECOND), work(1));
        let mut accepted: Vec<_> = (0..10).map(|_| backlog.accept(&one).unwrap()).collect();
        assert_eq!(refused(&backlog, &one), Some(1));
        assert_eq!(refused(&backlog, &work(7)), Some(4));
        assert_eq!(refused(&backlog, &work(100_000)), Some(LONGEST_RETRY));
        // What is done makes room, in parts or as a whole.
        accepted[0].count(SECOND / 2);
        assert!(refused(&backlog, &one).is_some());
        accepted[1].count(SECOND / 2);
        drop(backlog.accept(&one).unwrap());
        accepted.pop();
        assert_eq!(refused(&backlog, &one), None);
        accepted.clear();
        assert!(backlog.outstanding().is_empty());
    }

    #[tokio::test(start_paused = true)]
    async fn waiting_for_providers_is_no_work() {
        /// Parts in which the work of a search comes, one after each half of a second.
        const PARTS: u32 = 20;
        let (backlog, half) = (Backlog::new(1, 5 * SECOND), SECOND / 2);
        let usual = Usual::new(SECOND / 40, PARTS * half);
        let mut running: Vec<(u32, Ticket)> = Vec::new();
        for _ in 0..100 {
            // As much as 95% of a processor can do.
            running.extend((0..19).map(|_| (0, backlog.accept(&usual).unwrap())));
            sleep(half).await;
            for (parts, ticket) in &mut running {
                ticket.count(SECOND / 40 / PARTS);
                *parts += 1;
            }
            running.retain(|(parts, _)| *parts < PARTS);
        }
        // They run, although their work is that of more than 9 s.
        assert_eq!(running.len(), 19 * 19);
        // So much more is soon too much.
        let more: Vec<_> = std::iter::from_fn(|| backlog.accept(&usual).ok()).take(1_000).collect();
        assert!((10..200).contains(&more.len()), "{}", more.len());
        assert!(refused(&backlog, &usual).is_some_and(|seconds| seconds < 10));
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_late_counts_as_a_whole() {
        let backlog = Backlog::new(1, 5 * SECOND);
        let usual = Usual::new(SECOND, 100 * SECOND);
        let accepted: Vec<_> = (0..50).map(|_| backlog.accept(&usual).unwrap()).collect();
        // Half of the processor is taken for 100 s; nobody works on it.
        assert_eq!(refused(&backlog, &usual), None);
        sleep(90 * SECOND).await;
        // All of it has to be done within 10 s, and could be after 50 s.
        assert_eq!(refused(&backlog, &usual), Some(46));
        drop(accepted);
        assert_eq!(refused(&backlog, &usual), None);
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_comes_first_is_accepted() {
        let backlog = Backlog::new(1, Duration::ZERO);
        let only = backlog.accept(&work(1_000)).unwrap();
        assert_eq!(refused(&backlog, &work(1)), Some(LONGEST_RETRY));
        only.close();
        assert_eq!(refused(&backlog, &work(1)), None);
        // One at a time, even where its work comes later.
        let _only = backlog.accept(&Usual::new(SECOND, 60 * SECOND)).unwrap();
        assert_eq!(refused(&backlog, &Usual::new(SECOND, 60 * SECOND)), Some(1));
    }

    #[tokio::test(start_paused = true)]
    async fn what_answers_need_is_not_there_for_searches() {
        let (backlog, two) = (Backlog::new(1, 5 * SECOND), work(2));
        let _first = backlog.accept(&two).unwrap();
        for _ in 0..100 {
            sleep(SECOND).await;
            backlog.answered(2 * SECOND);
        }
        assert!(refused(&backlog, &two).is_some());
        // But for a half of the processors.
        assert_eq!(refused(&backlog, &Usual::new(SECOND / 4, Duration::ZERO)), None);
        sleep(60 * SECOND).await;
        assert_eq!(refused(&backlog, &two), None);
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_usual_is_learned_of_what_is_done() {
        let (backlog, usual) = (Backlog::new(1, SECOND), work(8));
        let ticket = backlog.accept(&usual).unwrap();
        // More than was expected counts once.
        ticket.count(10 * SECOND);
        ticket.count(6 * SECOND);
        ticket.took(2 * SECOND);
        ticket.took(SECOND);
        assert!(backlog.outstanding().is_empty());
        ticket.close();
        assert_eq!((usual.work(), usual.time()), (9 * SECOND, SECOND / 4));
        drop(backlog.accept(&usual).unwrap());
        assert_eq!(usual.work(), 9 * SECOND);
        for _ in 0..200 {
            backlog.accept(&usual).unwrap().close();
        }
        assert!(usual.work.get() < 100 && usual.time.get() < 100);
    }
}
