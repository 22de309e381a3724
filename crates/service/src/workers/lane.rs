//! A lane of worker threads, one per processor.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::metrics::QueueMetrics;

/// A limited number of worker threads for one kind of work. Clones share the threads.
#[derive(Clone, Debug)]
pub(crate) struct Lane {
    threads: Arc<Semaphore>,
    /// The label of the work in metrics.
    work: &'static str,
    metrics: QueueMetrics,
}

impl Lane {
    pub(crate) fn new(threads: usize, work: &'static str, metrics: QueueMetrics) -> Self {
        Lane { threads: Arc::new(Semaphore::new(threads)), work, metrics }
    }

    /// Waits for a free thread. The thread is occupied until the permit is dropped.
    pub(crate) async fn acquire(&self) -> Option<OwnedSemaphorePermit> {
        let _wait = self.metrics.wait(self.work);
        // The semaphore is never closed, so the result is always a permit.
        Arc::clone(&self.threads).acquire_owned().await.ok()
    }
}

/// Runs work, and measures the CPU time of the thread.
pub(crate) fn timed<R>(work: impl FnOnce() -> R) -> (R, Duration) {
    let before = thread_time();
    let result = work();
    (result, thread_time().saturating_sub(before))
}

/// Returns the CPU time of this thread, which excludes the time during which other threads run.
#[cfg(target_os = "linux")]
fn thread_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    // CPU time is never negative.
    Duration::try_from(time).unwrap_or_default()
}

/// Returns the elapsed time, on systems without CPU time per thread.
#[cfg(not(target_os = "linux"))]
fn thread_time() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;

    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGIN.elapsed()
}
