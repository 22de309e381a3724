//! Calls with much to compute and to write, kept off the threads that serve.

use std::future::pending;
use std::panic::resume_unwind;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};

use tokio::sync::Notify;
use tokio::task::spawn_blocking;
use tokio::time::timeout;
use tracing::instrument::WithSubscriber as _;

use super::lane::timed;
use super::{Busy, Processors, retry_after};

impl Processors {
    /// Awaits a future whose every poll is done on one of tokio's blocking threads, as soon as a processor is free.
    /// What it computes between its waits keeps no other call from being served.
    ///
    /// # Errors
    /// No processor was free in time. The future was not polled then; once it was, it may take as long as it wants.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        future: impl Future<Output = T> + Send + 'static,
    ) -> Result<T, Busy> {
        let mut future = Box::pin(future.with_current_subscriber());
        let woken = Arc::new(Woken(Notify::new()));
        let busy = Busy { seconds: retry_after(self.longest_wait) };
        let mut permit = timeout(self.longest_wait, self.answers.free()).await.map_err(|_| busy)?;
        loop {
            let waker = Waker::from(Arc::clone(&woken));
            let polled = spawn_blocking(move || {
                let polled = timed(|| future.as_mut().poll(&mut Context::from_waker(&waker)));
                drop(permit);
                (polled, future)
            });
            match polled.await {
                Ok(((polled, time), rest)) => {
                    self.answered(time);
                    match polled {
                        Poll::Ready(output) => return Ok(output),
                        Poll::Pending => future = rest,
                    }
                }
                Err(error) => match error.try_into_panic() {
                    Ok(panic) => resume_unwind(panic),
                    // The runtime ends, and so does this task.
                    Err(_) => return pending().await,
                },
            }
            woken.0.notified().await;
            permit = self.answers.free().await;
        }
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
    use std::time::Duration;

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
        let processors = Processors::several(1, Duration::from_secs(5));
        let busy = processors.answers.free().await;
        let refused = processors.run(async { panic!("it was polled") });
        assert_eq!(refused.await, Err::<(), _>(Busy { seconds: 5 }));
        let soon = tokio::spawn(async move { processors.run(async { "done" }).await });
        tokio::time::sleep(Duration::from_secs(4)).await;
        drop(busy);
        assert_eq!(soon.await.unwrap(), Ok("done"));
    }
}
