//! CPU-bound work, kept off the threads that serve.

use std::sync::LazyLock;
use std::thread::available_parallelism;

use tokio::sync::Semaphore;
use tokio::task::{JoinError, spawn_blocking};

/// One permit per processor, shared by all services of the process.
static PROCESSORS: LazyLock<Semaphore> =
    LazyLock::new(|| Semaphore::new(available_parallelism().map_or(1, usize::from)));

/// Runs work on one of tokio's blocking threads as soon as a processor is free. Dropping the future before that cancels
/// the work.
///
/// # Errors
/// The work panicked.
pub(crate) async fn compute<R: Send + 'static>(
    work: impl FnOnce() -> R + Send + 'static,
) -> Result<R, JoinError> {
    // The semaphore is never closed, so there is always a permit.
    let permit = PROCESSORS.acquire().await.ok();
    let work = spawn_blocking(move || {
        let result = work();
        drop(permit);
        result
    });
    work.await
}
