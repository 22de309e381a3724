//! Operations with much to compute and to write, kept off the threads that serve.

use std::future::pending;
use std::panic::resume_unwind;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::thread::available_parallelism;
use std::time::Duration;

use tokio::sync::{Notify, Semaphore};
use tokio::task::spawn_blocking;
use tokio::time::timeout;
use tracing::instrument::WithSubscriber as _;

use super::Denial;
use crate::metrics::QueueMetrics;

/// The processors that a service has for its large answers. Clones share them.
#[derive(Clone, Debug)]
pub struct Processors {
    free: Arc<Semaphore>,
    longest_wait: Duration,
    metrics: QueueMetrics,
}

impl Processors {
    /// All processors of the machine. A call that would wait longer for one is refused.
    pub fn new(longest_wait: Duration) -> Self {
        let free = Arc::new(Semaphore::new(available_parallelism().map_or(1, usize::from)));
        Processors { free, longest_wait, metrics: QueueMetrics::default() }
    }

    /// The same processors, whose waits are counted here.
    #[cfg(feature = "api")]
    pub(crate) fn measured_by(self, metrics: &QueueMetrics) -> Self {
        Processors { metrics: metrics.clone(), ..self }
    }

    /// Awaits a future whose every poll is done on one of tokio's blocking threads, as soon as a processor is free.
    /// What it computes between its waits keeps no other call from being served.
    ///
    /// # Errors
    /// No processor was free in time. The future was not polled then; once it was, it may take as long as it wants.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        future: impl Future<Output = T> + Send + 'static,
    ) -> Result<T, Denial> {
        let mut future = Box::pin(future.with_current_subscriber());
        let woken = Arc::new(Woken(Notify::new()));
        let seconds = self.longest_wait.as_secs().max(1);
        let wait = self.metrics.wait("answer");
        let free = timeout(self.longest_wait, Arc::clone(&self.free).acquire_owned()).await;
        let mut permit = free.map_err(|_| Denial::Overloaded { seconds })?;
        drop(wait);
        loop {
            let waker = Waker::from(Arc::clone(&woken));
            let polled = spawn_blocking(move || {
                let polled = future.as_mut().poll(&mut Context::from_waker(&waker));
                drop(permit);
                (polled, future)
            });
            match polled.await {
                Ok((Poll::Ready(output), _)) => return Ok(output),
                Ok((Poll::Pending, rest)) => future = rest,
                Err(error) => match error.try_into_panic() {
                    Ok(panic) => resume_unwind(panic),
                    // The runtime ends, and so does this task.
                    Err(_) => return pending().await,
                },
            }
            woken.0.notified().await;
            // The semaphore is never closed, so that there is always a permit.
            permit = Arc::clone(&self.free).acquire_owned().await;
        }
    }
}

impl Default for Processors {
    /// All processors of the machine, and a wait of at most 5 s.
    fn default() -> Self {
        Processors::new(Duration::from_secs(5))
    }
}

/// Remembers that the future was woken, also while it is polled.
struct Woken(Notify);

impl Wake for Woken {
    fn wake(self: Arc<Self>) {
        self.0.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn it_runs_on_other_threads_and_waits_like_any_future() {
        let here = thread::current().id();
        let processors = Processors::default();
        let waited = processors.run(async move {
            assert_ne!(thread::current().id(), here);
            // It wakes itself while it is polled.
            tokio::task::yield_now().await;
            tokio::time::sleep(Duration::from_secs(3)).await;
            let other = tokio::spawn(async { thread::current().id() }).await.unwrap();
            assert_eq!(other, here);
            "waited"
        });
        assert_eq!(waited.await, Ok("waited"));
    }

    #[tokio::test]
    #[should_panic(expected = "as the test wants it")]
    async fn its_panic_is_that_of_the_future() {
        let _ = Processors::default().run(async { panic!("as the test wants it") }).await;
    }

    #[tokio::test(start_paused = true)]
    async fn who_would_wait_too_long_is_refused_untouched() {
        let processors = Processors::default();
        let busy =
            Arc::clone(&processors.free).acquire_many_owned(processors.free.available_permits() as u32);
        let busy = busy.await.unwrap();
        let refused = processors.run(async { panic!("it was polled") });
        assert_eq!(refused.await, Err::<(), _>(Denial::Overloaded { seconds: 5 }));
        let soon = tokio::spawn(async move { processors.run(async { "done" }).await });
        tokio::time::sleep(Duration::from_secs(4)).await;
        drop(busy);
        assert_eq!(soon.await.unwrap(), Ok("done"));
    }
}
