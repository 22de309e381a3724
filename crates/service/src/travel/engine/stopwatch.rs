//! Measurement of the time that a provider takes, excluding waits for a processor.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use crate::lock::Lock;
use tokio::time::{Instant, timeout};

/// Stopwatch for the time that a provider takes. The stopwatch stops while the provider's work is queued.
#[derive(Debug)]
pub(super) struct Stopwatch {
    began: Instant,
    queued: Lock<Queued>,
}

#[derive(Debug)]
struct Queued {
    /// The number of computations that are currently queued.
    works: usize,
    /// The start of the current wait, during which at least one computation is queued.
    since: Instant,
    /// The total time of earlier waits.
    before: Duration,
}

/// Guard that stops a stopwatch until it is dropped.
#[derive(Debug)]
pub(super) struct Pause(Arc<Stopwatch>);

impl Stopwatch {
    pub(super) fn start() -> Arc<Self> {
        let began = Instant::now();
        let queued = Lock::new(Queued { works: 0, since: began, before: Duration::ZERO });
        Arc::new(Stopwatch { began, queued })
    }

    /// Returns the time taken so far.
    pub(super) fn elapsed(&self) -> Duration {
        let queued = self.queued.lock();
        let now = if queued.works > 0 { queued.since.elapsed() } else { Duration::ZERO };
        self.began.elapsed().saturating_sub(queued.before + now)
    }

    /// Stops the stopwatch until the returned guard is dropped.
    pub(super) fn pause(self: &Arc<Self>) -> Pause {
        let mut queued = self.queued.lock();
        if queued.works == 0 {
            queued.since = Instant::now();
        }
        queued.works += 1;
        drop(queued);
        Pause(Arc::clone(self))
    }

    /// Counts elapsed time as a wait.
    #[cfg(any(test, feature = "inventory"))]
    pub(super) fn subtract(&self, time: Duration) {
        self.queued.lock().before += time;
    }

    /// Awaits work as long as the stopwatch shows less than the limit. Returns `None` after a timeout.
    pub(super) async fn limit<F: Future>(&self, limit: Duration, work: F) -> Option<F::Output> {
        let mut work = pin!(work);
        loop {
            let left = limit.saturating_sub(self.elapsed());
            match timeout(left, &mut work).await {
                Ok(output) => return Some(output),
                Err(_) if self.elapsed() >= limit => return None,
                // The stopwatch was stopped temporarily.
                Err(_) => {}
            }
        }
    }
}

impl Drop for Pause {
    fn drop(&mut self) {
        let mut queued = self.0.queued.lock();
        queued.works = queued.works.saturating_sub(1);
        if queued.works == 0 {
            let time = queued.since.elapsed();
            queued.before += time;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::pending;

    use tokio::time::sleep;

    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[tokio::test(start_paused = true)]
    async fn queued_time_does_not_count() {
        let (stopwatch, began) = (Stopwatch::start(), Instant::now());
        let work = async {
            sleep(2 * SECOND).await;
            // Two overlapping pauses count once.
            let pauses = [stopwatch.pause(), stopwatch.pause()];
            sleep(60 * SECOND).await;
            drop(pauses);
            sleep(5 * SECOND).await;
            stopwatch.subtract(4 * SECOND);
            pending::<()>().await;
        };
        assert_eq!(stopwatch.limit(10 * SECOND, work).await, None);
        // 2 s, 5 s minus 4 s, and the remaining 7 s.
        assert_eq!(began.elapsed(), 74 * SECOND);
        assert_eq!(stopwatch.elapsed(), 10 * SECOND);
    }

    #[tokio::test(start_paused = true)]
    async fn work_within_the_limit_returns_its_output() {
        let stopwatch = Stopwatch::start();
        let work = async {
            let pause = stopwatch.pause();
            sleep(60 * SECOND).await;
            drop(pause);
            sleep(SECOND).await;
            7
        };
        assert_eq!(stopwatch.limit(2 * SECOND, work).await, Some(7));
        assert_eq!(stopwatch.limit(Duration::MAX, async { 8 }).await, Some(8));
    }
}
