//! Tests for calls outside a runtime, and in a runtime without timers.

use super::*;

/// Makes a call with the default transport and the default clock.
async fn call() -> Error {
    let client = Client::builder(&LIBRARY, "http://127.0.0.1:9").key(KEY).build().unwrap();
    client.session().call::<_, (), Doc>(&FIND, &(), None).await.unwrap_err()
}

/// Runs a future that never waits.
fn run<T>(work: impl Future<Output = T>) -> T {
    let mut cx = std::task::Context::from_waker(std::task::Waker::noop());
    match std::pin::pin!(work).poll(&mut cx) {
        std::task::Poll::Ready(done) => done,
        std::task::Poll::Pending => panic!("the future is pending"),
    }
}

#[test]
fn a_call_outside_a_runtime_fails() {
    let error = run(call());
    assert_eq!((error.kind(), error.attempts()), (ErrorKind::Configuration, 0));
    assert!(all_texts(&error).contains("outside a tokio runtime"), "{error:?}");
}

#[test]
fn a_custom_clock_does_not_replace_the_runtime() {
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
    assert!(all_texts(&error).contains("which reqwest requires"), "{error:?}");
}

#[test]
fn a_call_in_a_runtime_without_timers_fails() {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let error = runtime.block_on(call());
    assert_eq!((error.kind(), error.is_retryable()), (ErrorKind::Configuration, false));
    assert!(all_texts(&error).contains("has no timers"), "{error:?}");
}
