//! A lane of worker threads, one per processor. While no thread is free, waiting callers are served in turn.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::oneshot;

use super::Share;
use crate::lock::Lock;
use crate::metrics::QueueMetrics;

/// A limited number of worker threads for one kind of work. Clones share the threads.
#[derive(Clone, Debug)]
pub(crate) struct Lane {
    threads: Arc<Lock<Queue>>,
    /// The metrics label of the work.
    work: &'static str,
    metrics: QueueMetrics,
}

/// The free threads, and the work that is waiting for a thread. Work waits only if no thread is free.
#[derive(Debug)]
struct Queue {
    free: usize,
    /// The callers with waiting work, in the order in which they will be served.
    turns: VecDeque<Share>,
    /// The waiting work of each caller, in the order of arrival.
    waiting: HashMap<Share, VecDeque<oneshot::Sender<Permit>>>,
}

/// A thread of a lane, which is occupied until the permit is dropped.
#[derive(Debug)]
pub(crate) struct Permit(Arc<Lock<Queue>>);

impl Lane {
    pub(crate) fn new(threads: usize, work: &'static str, metrics: QueueMetrics) -> Self {
        let queue = Queue { free: threads, turns: VecDeque::new(), waiting: HashMap::new() };
        Lane { threads: Arc::new(Lock::new(queue)), work, metrics }
    }

    /// Waits for a free thread. Waiting callers are served in turn. A caller may use all threads while no other caller
    /// is waiting.
    pub(crate) async fn acquire(&self, share: Share) -> Option<Permit> {
        let _wait = self.metrics.wait(self.work);
        let turn = {
            let mut queue = self.threads.lock();
            if queue.free > 0 {
                queue.free -= 1;
                return Some(Permit(Arc::clone(&self.threads)));
            }
            queue.join(share)
        };
        // The queue lives as long as this lane and eventually serves all work, so the result is always a permit.
        turn.await.ok()
    }
}

impl Queue {
    fn join(&mut self, share: Share) -> oneshot::Receiver<Permit> {
        let (sender, receiver) = oneshot::channel();
        let work = self.waiting.entry(share).or_default();
        if work.is_empty() {
            self.turns.push_back(share);
        }
        work.push_back(sender);
        receiver
    }

    /// Removes and returns the next work in the queue. If its caller has further work, the caller goes to the end of
    /// the queue.
    fn next(&mut self) -> Option<oneshot::Sender<Permit>> {
        while let Some(share) = self.turns.pop_front() {
            let mut work = self.waiting.remove(&share).unwrap_or_default();
            // A closed sender belongs to work that was cancelled.
            let next = std::iter::from_fn(|| work.pop_front()).find(|sender| !sender.is_closed());
            if !work.is_empty() {
                self.turns.push_back(share);
                self.waiting.insert(share, work);
            }
            if next.is_some() {
                return next;
            }
        }
        None
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut queue = self.0.lock();
        let next = queue.next();
        queue.free += usize::from(next.is_none());
        drop(queue);
        // If the work has just been cancelled, `send` returns the permit. Dropping that permit passes the thread on to
        // the next caller.
        let _ = next.map(|next| next.send(Permit(Arc::clone(&self.0))));
    }
}

/// Runs work, and measures the CPU time of the thread.
pub(crate) fn timed<R>(work: impl FnOnce() -> R) -> (R, Duration) {
    let before = thread_time();
    let result = work();
    (result, thread_time().saturating_sub(before))
}

/// Returns the CPU time of this thread, which excludes time spent running other threads.
#[cfg(target_os = "linux")]
fn thread_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    // CPU time is never negative.
    Duration::try_from(time).unwrap_or_default()
}

/// Returns the elapsed time, on systems that don't report CPU time per thread.
#[cfg(not(target_os = "linux"))]
fn thread_time() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;

    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGIN.elapsed()
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;

    use super::*;
    use crate::workers::ANSWER;

    fn lane(threads: usize) -> Lane {
        Lane::new(threads, ANSWER, QueueMetrics::default())
    }

    #[tokio::test]
    async fn callers_that_wait_take_turns() {
        let (lane, order) = (lane(1), Arc::new(Lock::new(String::new())));
        let busy = lane.acquire(Share::default()).await;
        let mut tasks = tokio::task::JoinSet::new();
        for caller in "aaaabbc".chars() {
            let (lane, order) = (lane.clone(), Arc::clone(&order));
            tasks.spawn(async move {
                let _permit = lane.acquire(Share::of(&caller)).await;
                order.lock().push(caller);
            });
        }
        // Ensures that all tasks are waiting before the thread becomes free.
        tokio::task::yield_now().await;
        drop(busy);
        tasks.join_all().await;
        assert_eq!(*order.lock(), "abcabaa");
    }

    #[tokio::test]
    async fn a_single_caller_may_use_all_threads() {
        let (lane, caller) = (lane(2), Share::of(&"a"));
        let mut both = vec![lane.acquire(caller).await, lane.acquire(caller).await];
        let mut third = Box::pin(lane.acquire(caller));
        assert!(third.as_mut().now_or_never().is_none());
        both.pop();
        assert!(third.await.is_some());
    }

    #[tokio::test]
    async fn cancelled_work_occupies_no_thread() {
        let lane = lane(1);
        let busy = lane.acquire(Share::of(&"a")).await;
        let mut cancelled =
            [Box::pin(lane.acquire(Share::of(&"b"))), Box::pin(lane.acquire(Share::of(&"c")))];
        assert!(cancelled.iter_mut().all(|work| work.as_mut().now_or_never().is_none()));
        let [before, after] = cancelled;
        drop(before);
        drop(busy);
        // This work has received the thread, but is cancelled before it can resume.
        drop(after);
        assert!(lane.acquire(Share::of(&"d")).now_or_never().is_some());
    }
}
