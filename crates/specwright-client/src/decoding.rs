//! Decoding of large responses outside the executor, so that it delays neither deadlines nor other tasks.

use crate::Error;
use crate::future::MaybeSend;

/// Minimum size of a body that is decoded on another thread, in bytes: 1 MiB. Smaller bodies decode in a few
/// milliseconds, so using a thread is not worthwhile.
#[cfg_attr(not(all(feature = "tokio", not(target_arch = "wasm32"))), allow(dead_code))]
pub(crate) const LARGE_BODY: usize = 1 << 20;

/// Processes a body of `body_bytes` bytes: on a tokio blocking thread if the body is large and a tokio runtime is
/// available, otherwise in place.
///
/// If the future is dropped early, the thread finishes the work and discards its result.
#[cfg(all(feature = "tokio", not(target_arch = "wasm32")))]
pub(crate) async fn run_blocking<T: MaybeSend + 'static>(
    body_bytes: usize,
    work: impl FnOnce() -> T + MaybeSend + 'static,
) -> Result<T, Error> {
    let runtime = tokio::runtime::Handle::try_current();
    let Some(runtime) = runtime.ok().filter(|_| body_bytes >= LARGE_BODY) else { return Ok(work()) };
    runtime.spawn_blocking(work).await.map_err(|lost| match lost.try_into_panic() {
        Ok(panic) => std::panic::resume_unwind(panic),
        Err(_) => {
            let detail = "the runtime shut down before the response was decoded";
            Error::new(crate::ErrorKind::Unexpected, detail)
        }
    })
}

/// Processes a body in place, because no threads are available without tokio.
#[cfg(not(all(feature = "tokio", not(target_arch = "wasm32"))))]
pub(crate) async fn run_blocking<T: MaybeSend + 'static>(
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
        run_blocking(body_bytes, || thread::current().id()).await.ok()
    }

    #[tokio::test]
    async fn only_a_large_body_is_decoded_on_a_thread() {
        let here = Some(thread::current().id());
        assert_eq!(thread_of(LARGE_BODY - 1).await, here);
        assert_ne!(thread_of(LARGE_BODY).await, here);
    }

    #[test]
    fn without_a_runtime_the_work_is_done_in_place() {
        let mut work = Box::pin(thread_of(LARGE_BODY));
        let polled = work.as_mut().poll(&mut std::task::Context::from_waker(std::task::Waker::noop()));
        assert_eq!(polled, std::task::Poll::Ready(Some(thread::current().id())));
    }

    #[tokio::test]
    #[should_panic(expected = "on the thread")]
    async fn a_panic_is_propagated() {
        let _ = run_blocking::<()>(LARGE_BODY, || panic!("on the thread")).await;
    }
}
