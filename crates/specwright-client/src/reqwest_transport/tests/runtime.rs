//! Calls without a runtime, and with one that lacks timers.

use super::*;

/// The default transport and the default clock, around which nothing is.
async fn call() -> Error {
    let client = Client::builder(&LIBRARY, "http://127.0.0.1:9").key(KEY).build().unwrap();
    client.session().call::<_, (), Doc>(&FIND, &(), None).await.unwrap_err()
}

/// Runs what never waits.
fn run<T>(work: impl Future<Output = T>) -> T {
    let mut cx = std::task::Context::from_waker(std::task::Waker::noop());
    match std::pin::pin!(work).poll(&mut cx) {
        std::task::Poll::Ready(done) => done,
        std::task::Poll::Pending => panic!("it waits"),
    }
}

#[test]
fn a_call_without_a_runtime_is_told() {
    let error = run(call());
    assert_eq!((error.kind(), error.attempts()), (ErrorKind::Configuration, 0));
    assert!(everything(&error).contains("no tokio runtime is around the call"), "{error:?}");
}

#[test]
fn a_clock_of_ones_own_is_not_enough() {
    struct Still;
    impl crate::Clock for Still {
        fn now(&self) -> std::time::Duration {
            std::time::Duration::ZERO
        }
        fn wall(&self) -> std::time::SystemTime {
            std::time::SystemTime::UNIX_EPOCH
        }
        fn sleep(&self, _: std::time::Duration) -> BoxFuture<'static, ()> {
            Box::pin(std::future::pending())
        }
    }
    let client = Client::builder(&LIBRARY, "http://127.0.0.1:9").key(KEY).clock(Still).build().unwrap();
    let session = client.session();
    let error = run(session.call::<_, (), Doc>(&FIND, &(), None)).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Configuration);
    assert!(everything(&error).contains("which reqwest needs"), "{error:?}");
}

#[test]
fn a_runtime_without_timers_is_told() {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let error = runtime.block_on(call());
    assert_eq!((error.kind(), error.is_retryable()), (ErrorKind::Configuration, false));
    assert!(everything(&error).contains("has no timers"), "{error:?}");
}
