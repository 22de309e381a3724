//! Calls with large responses, run on worker threads instead of the threads that serve connections.

use std::future::pending;
use std::panic::resume_unwind;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};

use tokio::sync::Notify;
use tokio::task::spawn_blocking;
use tokio::time::timeout;
use tracing::instrument::WithSubscriber as _;

use super::{Busy, Processors, Share, retry_after, timed};

impl Processors {
    /// Awaits a future on behalf of the current caller. Polls the future only on tokio's blocking threads, as soon as a
    /// processor is free, so that the computation blocks no other call.
    ///
    /// # Errors
    /// Returns an error if no processor was free in time. In that case, the future was not polled. Once polled, the
    /// future may take any amount of time.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        future: impl Future<Output = T> + Send + 'static,
    ) -> Result<T, Busy> {
        let share = Share::current();
        let mut future = Box::pin(share.scope(future).with_current_subscriber());
        let wake_flag = Arc::new(WakeFlag(Notify::new()));
        let busy = Busy { seconds: retry_after(self.longest_wait) };
        let mut permit = timeout(self.longest_wait, self.answers.acquire(share)).await.map_err(|_| busy)?;
        loop {
            let waker = Waker::from(Arc::clone(&wake_flag));
            let polled = spawn_blocking(move || {
                let polled = timed(|| future.as_mut().poll(&mut Context::from_waker(&waker)));
                drop(permit);
                (polled, future)
            });
            match polled.await {
                Ok(((polled, time), rest)) => {
                    self.meter.answered(time);
                    match polled {
                        Poll::Ready(output) => return Ok(output),
                        Poll::Pending => future = rest,
                    }
                }
                Err(error) => match error.try_into_panic() {
                    Ok(panic) => resume_unwind(panic),
                    // The task was cancelled because the runtime is shutting down.
                    Err(_) => return pending().await,
                },
            }
            wake_flag.0.notified().await;
            permit = self.answers.acquire(share).await;
        }
    }
}

/// A waker that stores a wake-up, even during a poll.
struct WakeFlag(Notify);

impl Wake for WakeFlag {
    fn wake(self: Arc<Self>) {
        self.0.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use std::thread;
    use std::time::Duration;

    use super::*;
    use crate::metrics::QueueMetrics;
    use crate::workers::{ANSWER, Lane};

    #[tokio::test(start_paused = true)]
    async fn futures_run_on_other_threads_and_may_wait() {
        let here = thread::current().id();
        let processors = Processors::default();
        let waited = processors.run(async move {
            assert_ne!(thread::current().id(), here);
            // The future wakes itself while it is being polled.
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
    async fn a_panic_of_the_future_is_propagated() {
        let _ = Processors::default().run(async { panic!("as the test wants it") }).await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_call_that_would_wait_too_long_is_refused_without_a_poll() {
        let lane = Lane::new(1, ANSWER, QueueMetrics::default());
        let processors = Processors::with_lane(lane, Duration::from_secs(5), Arc::new(()));
        let busy = processors.answers.acquire(Share::default()).await;
        let refused = processors.run(async { panic!("it was polled") });
        assert_eq!(refused.await, Err::<(), _>(Busy { seconds: 5 }));
        let soon = tokio::spawn(async move { processors.run(async { "done" }).await });
        tokio::time::sleep(Duration::from_secs(4)).await;
        drop(busy);
        assert_eq!(soon.await.unwrap(), Ok("done"));
    }
}
