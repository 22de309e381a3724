//! Decoding of large answers beside the executor, so that nothing that waits there is held up: no deadline, and no
//! other task.

use crate::Error;
use crate::future::MaybeSend;

/// The size from which on a body is decoded on another thread, in bytes: 1 MiB. A smaller one takes a few
/// milliseconds, which is less than a thread is worth.
#[cfg_attr(not(all(feature = "tokio", not(target_arch = "wasm32"))), allow(dead_code))]
pub(crate) const LARGE_BODY: usize = 1 << 20;

/// Does the work on a body of so many bytes: on a thread of tokio's for blocking work if it is large and there is a
/// tokio runtime, or else at once.
///
/// Where the future is dropped before the work is done, the thread finishes it and its result is lost.
#[cfg(all(feature = "tokio", not(target_arch = "wasm32")))]
pub(crate) async fn beside_executor<T: MaybeSend + 'static>(
    body_bytes: usize,
    work: impl FnOnce() -> T + MaybeSend + 'static,
) -> Result<T, Error> {
    let runtime = tokio::runtime::Handle::try_current();
    let Some(runtime) = runtime.ok().filter(|_| body_bytes >= LARGE_BODY) else { return Ok(work()) };
    runtime.spawn_blocking(work).await.map_err(|lost| match lost.try_into_panic() {
        Ok(panic) => std::panic::resume_unwind(panic),
        Err(_) => {
            let detail = "the runtime was shut down before the answer was decoded";
            Error::new(crate::ErrorKind::Unexpected, detail)
        }
    })
}

/// Does the work on a body at once: without tokio there is no thread for it.
#[cfg(not(all(feature = "tokio", not(target_arch = "wasm32"))))]
pub(crate) async fn beside_executor<T: MaybeSend + 'static>(
    _body_bytes: usize,
    work: impl FnOnce() -> T + MaybeSend + 'static,
) -> Result<T, Error> {
    Ok(work())
}

#[cfg(all(test, feature = "tokio"))]
mod tests {
    use std::thread;

    use super::*;

    async fn thread_of(body_bytes: usize) -> Option<thread::ThreadId> {
        beside_executor(body_bytes, || thread::current().id()).await.ok()
    }

    #[tokio::test]
    async fn only_a_large_body_is_worth_a_thread() {
        let here = Some(thread::current().id());
        assert_eq!(thread_of(LARGE_BODY - 1).await, here);
        assert_ne!(thread_of(LARGE_BODY).await, here);
    }

    #[test]
    fn without_a_runtime_the_work_is_done_here() {
        let mut work = Box::pin(thread_of(LARGE_BODY));
        let polled = work.as_mut().poll(&mut std::task::Context::from_waker(std::task::Waker::noop()));
        assert_eq!(polled, std::task::Poll::Ready(Some(thread::current().id())));
    }

    #[tokio::test]
    #[should_panic(expected = "on the thread")]
    async fn a_panic_comes_back() {
        let _ = beside_executor::<()>(LARGE_BODY, || panic!("on the thread")).await;
    }
}
