//! Work for the processors, kept off the threads that serve.

use std::sync::LazyLock;
use std::thread::available_parallelism;

use tokio::sync::Semaphore;
use tokio::task::{JoinError, spawn_blocking};

/// A permit for each processor, for all services of the process.
static PROCESSORS: LazyLock<Semaphore> =
    LazyLock::new(|| Semaphore::new(available_parallelism().map_or(1, usize::from)));

/// Computes on one of tokio's blocking threads, once a processor is free. Dropping the future before that cancels the
/// work.
///
/// # Errors
/// Where the work panics.
pub(crate) async fn compute<R: Send + 'static>(
    work: impl FnOnce() -> R + Send + 'static,
) -> Result<R, JoinError> {
    // Nobody closes the semaphore, so there is always a permit.
    let permit = PROCESSORS.acquire().await.ok();
    let work = spawn_blocking(move || {
        let result = work();
        drop(permit);
        result
    });
    work.await
}
