//! A lane: threads for work, one for each processor.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
#[cfg(feature = "api")]
use tokio::task::{JoinError, spawn_blocking};

use crate::metrics::QueueMetrics;

/// Threads for work. Clones share them.
#[derive(Clone, Debug)]
pub(super) struct Lane {
    threads: Arc<Semaphore>,
    /// What its work is called in metrics.
    work: &'static str,
    metrics: QueueMetrics,
}

impl Lane {
    pub(super) fn new(threads: usize, work: &'static str, metrics: QueueMetrics) -> Self {
        Lane { threads: Arc::new(Semaphore::new(threads)), work, metrics }
    }

    /// Waits for a thread, which is taken until the permit is dropped.
    pub(super) async fn free(&self) -> Option<OwnedSemaphorePermit> {
        let _wait = self.metrics.wait(self.work);
        // The semaphore is never closed, so that there is always a permit.
        Arc::clone(&self.threads).acquire_owned().await.ok()
    }

    /// Does work as soon as a thread is free. Dropping the future before that cancels the work.
    ///
    /// # Errors
    /// The work panicked.
    #[cfg(feature = "api")]
    pub(super) async fn run<R: Send + 'static>(
        &self,
        work: impl FnOnce() -> R + Send + 'static,
    ) -> Result<R, JoinError> {
        let permit = self.free().await;
        let work = spawn_blocking(move || {
            let result = work();
            drop(permit);
            result
        });
        work.await
    }
}

/// Does work, and measures the time that a processor needs for it.
pub(super) fn timed<R>(work: impl FnOnce() -> R) -> (R, Duration) {
    let before = thread_time();
    let result = work();
    (result, thread_time().saturating_sub(before))
}

/// The time that processors have worked for this thread. Unlike a clock, it stands still while others have them.
#[cfg(target_os = "linux")]
fn thread_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    // It begins with 0.
    Duration::try_from(time).unwrap_or_default()
}

/// The time of a clock, for systems without a clock of each thread.
#[cfg(not(target_os = "linux"))]
fn thread_time() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;

    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGIN.elapsed()
}
