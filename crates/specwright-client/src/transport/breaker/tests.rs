//! Tests for the circuit breaker: when it opens, which calls it allows, and which messages it
//! produces.

use specwright_core::Json;

use super::*;
use crate::poll::search::book_search::{BookSearch, FIRST};
use crate::testing::{Doc, Fixed, LEND, Reply, Script, all_texts, broken, in_parts, script};
use crate::{Error, ErrorKind, Limited, Retry, TransportErrorKind::*};

const PAUSE: u64 = 30;

fn breaker(replies: impl IntoIterator<Item = Reply>) -> Breaker<Script> {
    Breaker::new(script(replies), Fixed::new()).after_failures(2).pause(Duration::from_secs(PAUSE))
}

/// Sends one call and reads its body.
async fn call<T: Transport>(transport: &T) -> Result<(), TransportError> {
    let request = Request::get("https://books.example/?apiKey=k3y").body(Bytes::new()).unwrap();
    let mut body = transport.send(request).await?.into_body();
    while let Some(chunk) = body.chunk().await {
        chunk?;
    }
    Ok(())
}

async fn wait(seconds: u64) {
    tokio::time::sleep(Duration::from_secs(seconds)).await;
}

fn is_closed<T>(breaker: &Breaker<T>) -> bool {
    matches!(breaker.state(), BreakerState::Closed { .. })
}

#[tokio::test(start_paused = true)]
async fn each_kind_of_failure_counts() {
    for kind in [Connect, Proxy, Interrupted, Timeout, Damaged] {
        let breaker = breaker([Reply::fail(kind), Reply::fail(kind)]);
        call(&breaker).await.unwrap_err();
        assert_eq!(breaker.state(), BreakerState::Closed { failures: 1 });
        call(&breaker).await.unwrap_err();
        assert!(!is_closed(&breaker), "{kind:?}");
    }
    for status in [500, 503] {
        let breaker = breaker([Reply::new(status, ""), Reply::new(status, "")]);
        call(&breaker).await.unwrap();
        call(&breaker).await.unwrap();
        assert!(!is_closed(&breaker), "{status}");
    }
    let breaker = breaker((0..2).map(|_| Reply::new(200, broken("{", "gone".into()))));
    call(&breaker).await.unwrap_err();
    call(&breaker).await.unwrap_err();
    assert!(!is_closed(&breaker));
}

#[tokio::test(start_paused = true)]
async fn outcomes_unrelated_to_the_service_do_not_count() {
    for kind in [Configuration, Unsupported, CircuitOpen] {
        let breaker = breaker([Reply::fail(Connect), Reply::fail(kind), Reply::fail(kind)]);
        for _ in 0..3 {
            call(&breaker).await.unwrap_err();
        }
        assert_eq!(breaker.state(), BreakerState::Closed { failures: 1 }, "{kind:?}");
    }
    let refusal = || Reply::new(503, "busy").retry_after("1");
    let refused = breaker([Reply::fail(Connect), refusal(), refusal()]);
    for _ in 0..3 {
        let _ = call(&refused).await;
    }
    assert_eq!(refused.state(), BreakerState::Closed { failures: 1 });
    for status in [200, 307, 404, 429] {
        let breaker = breaker([Reply::fail(Connect), Reply::new(status, "x"), Reply::fail(Connect)]);
        for _ in 0..3 {
            let _ = call(&breaker).await;
        }
        assert_eq!(breaker.state(), BreakerState::Closed { failures: 1 }, "{status}");
    }
}

#[tokio::test(start_paused = true)]
async fn an_open_circuit_rejects_calls_then_allows_one_probe() {
    let failures = (0..3).map(|_| Reply::fail(Connect));
    let breaker = breaker(failures.chain([Reply::ok("{}").after(5), Reply::ok("{}")]));
    call(&breaker).await.unwrap_err();
    call(&breaker).await.unwrap_err();
    wait(10).await;
    let error = call(&breaker).await.unwrap_err();
    assert_eq!((error.kind(), error.retry_after()), (CircuitOpen, Some(Duration::from_secs(20))));
    let cause = std::error::Error::source(&error).unwrap();
    assert_eq!(
        cause.to_string(),
        "after 2 failures, since Sun, 06 Nov 1994 08:49:27 GMT, until Sun, 06 Nov 1994 08:49:57 GMT"
    );
    assert_eq!(cause.downcast_ref::<super::CircuitOpen>().unwrap().failures, 2);
    let [since, remaining] = [10, 20].map(Duration::from_secs);
    assert_eq!(breaker.state(), BreakerState::Open { since, remaining });
    assert_eq!((breaker.inner().sent(), breaker.refused(), breaker.opened()), (2, 1, 1));

    // A failed probe starts another pause.
    wait(20).await;
    assert_eq!(breaker.state(), BreakerState::HalfOpen { probing: false });
    assert_eq!(call(&breaker).await.unwrap_err().kind(), Connect);
    assert_eq!(call(&breaker).await.unwrap_err().kind(), CircuitOpen);
    wait(PAUSE).await;

    // While a probe is in flight, other calls are rejected.
    let probe = call(&breaker);
    let others = async {
        wait(1).await;
        assert_eq!(breaker.state(), BreakerState::HalfOpen { probing: true });
        let error = call(&breaker).await.unwrap_err();
        assert_eq!((error.kind(), error.retry_after()), (CircuitOpen, None));
        assert!(format!("{error:?}").contains("until: None"), "{error:?}");
    };
    let (probe, ()) = tokio::join!(probe, others);
    probe.unwrap();
    assert!(is_closed(&breaker));
    call(&breaker).await.unwrap();
    assert_eq!(breaker.opened(), 1);
}

#[tokio::test(start_paused = true)]
async fn one_failure_can_open_the_circuit() {
    let breaker = breaker([Reply::fail(Connect)]).after_failures(0);
    call(&breaker).await.unwrap_err();
    assert_eq!(call(&breaker).await.unwrap_err().kind(), CircuitOpen);
}

#[tokio::test(start_paused = true)]
async fn a_cancelled_call_counts_by_its_wait() {
    let patience = Duration::from_secs(10);
    for (seconds, failures) in [(9, 0), (11, 1)] {
        // Once while waiting for the head, and once within the body.
        for reply in [Reply::Hang, Reply::new(200, in_parts(&["{", "}"], 60))] {
            let breaker = breaker([reply]).patience(patience);
            let given_up = tokio::time::timeout(Duration::from_secs(seconds), call(&breaker)).await;
            assert!(given_up.is_err());
            assert_eq!(breaker.state(), BreakerState::Closed { failures }, "{seconds}");
        }
    }
    // A slow body is not silent.
    let breaker = breaker([Reply::new(200, in_parts(&["{"; 20], 5))]).patience(patience);
    assert!(tokio::time::timeout(Duration::from_secs(52), call(&breaker)).await.is_err());
    assert_eq!(breaker.state(), BreakerState::Closed { failures: 0 });
}

#[tokio::test(start_paused = true)]
async fn a_timed_out_call_counts_unless_it_was_very_short() {
    for (millis, failures) in [(990, 0), (1000, 1), (3000, 1), (30_000, 1)] {
        let timeout = Duration::from_millis(millis);
        // While waiting for the head, within the body, and with data in the meantime.
        let cases: [(fn() -> Reply, u32); 3] = [
            (|| Reply::Hang, failures),
            (|| Reply::new(200, in_parts(&["{"], 60)), failures),
            (|| Reply::new(200, in_parts(&["{"; 60], 1)), 0),
        ];
        for (case, (reply, failures)) in cases.into_iter().enumerate() {
            let fake = script([reply()]);
            let breaker = Arc::new(Breaker::new(fake.clone(), Fixed::new()));
            let client = fake.builder().transport(breaker.clone()).timeout(timeout).retry(Retry::none());
            assert!(lend(&client.build().unwrap()).await.is_timeout());
            assert_eq!(breaker.state(), BreakerState::Closed { failures }, "{timeout:?}, case {case}");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_search_deadline_counts_only_if_a_call_waited() {
    let first = |wait: &str| Reply::ok(FIRST).retry_after(wait);
    for (replies, millis, failures) in [
        (vec![Reply::Hang], 4000, 1),
        (vec![first("0"), Reply::Hang], 4000, 1),
        (vec![first("3"), Reply::Hang], 4000, 1),
        // The wait between the polls leaves too little time for the second poll, or none.
        (vec![first("3"), Reply::Hang], 3990, 0),
        (vec![first("3")], 3000, 0),
    ] {
        let fake = script(replies);
        let breaker = Arc::new(Breaker::new(fake.clone(), Fixed::new()));
        let client = fake.builder().transport(breaker.clone()).build().unwrap();
        let search = client.session().poll::<BookSearch>(Doc(Json::default()));
        let _ = search.deadline(Duration::from_millis(millis)).finish().await;
        assert_eq!(breaker.state(), BreakerState::Closed { failures }, "{millis} ms");
    }
}

#[tokio::test(start_paused = true)]
async fn a_cancelled_probe_allows_another() {
    let replies = [Reply::fail(Connect), Reply::fail(Connect), Reply::Hang, Reply::ok("{}")];
    let breaker = breaker(replies);
    call(&breaker).await.unwrap_err();
    call(&breaker).await.unwrap_err();
    wait(PAUSE).await;
    assert!(tokio::time::timeout(Duration::from_secs(1), call(&breaker)).await.is_err());
    assert_eq!(breaker.state(), BreakerState::HalfOpen { probing: false });
    call(&breaker).await.unwrap();
    assert!(is_closed(&breaker));
}

/// Sends one call and reads one chunk of its body.
async fn begin(breaker: &Breaker<Script>) -> Body {
    let request = Request::get("https://books.example/").body(Bytes::new()).unwrap();
    let mut body = breaker.send(request).await.unwrap().into_body();
    body.chunk().await.unwrap().unwrap();
    body
}

#[tokio::test(start_paused = true)]
async fn a_probe_succeeds_as_soon_as_its_response_begins() {
    let stream = || Reply::new(200, in_parts(&["{", "}"], 1));
    let breaker = breaker([Reply::fail(Connect), Reply::fail(Connect), stream(), Reply::ok("{}")]);
    call(&breaker).await.unwrap_err();
    call(&breaker).await.unwrap_err();
    wait(PAUSE).await;
    let stream = begin(&breaker).await;
    assert!(is_closed(&breaker));
    call(&breaker).await.unwrap();
    drop(stream);
    assert_eq!(breaker.state(), BreakerState::Closed { failures: 0 });
}

#[tokio::test(start_paused = true)]
async fn a_probe_with_a_broken_body_is_the_first_failure() {
    let cut = || Reply::new(200, broken("{", "gone".into()));
    let breaker = breaker([Reply::fail(Connect), Reply::fail(Connect), cut(), cut()]);
    call(&breaker).await.unwrap_err();
    call(&breaker).await.unwrap_err();
    wait(PAUSE).await;
    call(&breaker).await.unwrap_err();
    assert_eq!(breaker.state(), BreakerState::Closed { failures: 1 });
    call(&breaker).await.unwrap_err();
    assert!(!is_closed(&breaker));
}

#[tokio::test(start_paused = true)]
async fn an_abandoned_body_is_a_success_unless_it_is_silent() {
    let stream = || Reply::new(200, in_parts(&["{", "}"], 1));
    let breaker = breaker([Reply::fail(Connect), stream(), Reply::fail(Connect)]);
    call(&breaker).await.unwrap_err();
    drop(begin(&breaker).await);
    call(&breaker).await.unwrap_err();
    assert_eq!(breaker.state(), BreakerState::Closed { failures: 1 });
}

#[tokio::test(start_paused = true)]
async fn a_slow_reader_is_not_a_failure() {
    let breaker = breaker([Reply::new(200, in_parts(&["{", "}"], 1)), Reply::ok("{}")]);
    let body = begin(&breaker).await;
    wait(60).await;
    drop(body);
    let unread = breaker.send(Request::new(Bytes::new())).await.unwrap();
    wait(60).await;
    drop(unread);
    assert_eq!(breaker.state(), BreakerState::Closed { failures: 0 });
}

/// A clock that checks whether the circuit is locked when its time is read.
struct LockCheckingClock {
    circuit: std::sync::OnceLock<std::sync::Weak<Shared>>,
    was_locked: std::sync::atomic::AtomicBool,
    clock: Fixed,
}

impl Clock for Arc<LockCheckingClock> {
    fn now(&self) -> Duration {
        let circuit = self.circuit.get().and_then(std::sync::Weak::upgrade);
        if circuit.is_some_and(|shared| shared.circuit.try_lock().is_err()) {
            self.was_locked.store(true, std::sync::atomic::Ordering::Relaxed);
        }
        self.clock.now()
    }

    fn wall(&self) -> SystemTime {
        self.clock.wall()
    }

    fn sleep(&self, time: Duration) -> BoxFuture<'static, ()> {
        self.clock.sleep(time)
    }
}

#[tokio::test(start_paused = true)]
async fn the_clock_is_not_read_under_the_lock() {
    let clock = Arc::new(LockCheckingClock {
        circuit: Default::default(),
        was_locked: Default::default(),
        clock: Fixed::new(),
    });
    let fake = script([Reply::ok("{}"), Reply::fail(Connect), Reply::Hang, Reply::ok("{}")]);
    let breaker = Breaker::new(fake, clock.clone()).after_failures(1);
    clock.circuit.set(Arc::downgrade(&breaker.circuit)).unwrap();
    call(&breaker).await.unwrap();
    call(&breaker).await.unwrap_err();
    call(&breaker).await.unwrap_err();
    assert!(matches!(breaker.state(), BreakerState::Open { .. }));
    wait(PAUSE).await;
    assert!(tokio::time::timeout(Duration::from_secs(1), call(&breaker)).await.is_err());
    call(&breaker).await.unwrap();
    assert!(!clock.was_locked.load(std::sync::atomic::Ordering::Relaxed));
}

#[tokio::test(start_paused = true)]
async fn calls_from_before_a_state_change_do_not_count() {
    let late = Reply::ok("{}").after(5);
    let breaker = breaker([late, Reply::fail(Connect), Reply::fail(Connect)]);
    let others = async {
        call(&breaker).await.unwrap_err();
        call(&breaker).await.unwrap_err();
    };
    let (first, ()) = tokio::join!(call(&breaker), others);
    first.unwrap();
    assert!(!is_closed(&breaker));
}

async fn lend(client: &crate::Client) -> Error {
    let id = crate::testing::Pairs(vec![("id", "7".into())]);
    client.session().call::<_, (), crate::testing::Doc>(&LEND, &id, None).await.unwrap_err()
}

#[tokio::test(start_paused = true)]
async fn calls_do_not_wait_for_an_open_circuit() {
    let fake = script([Reply::fail(Connect), Reply::ok("{}")]);
    // The policy would wait for this pause.
    let breaker = Breaker::new(fake.clone(), Fixed::new()).after_failures(1).pause(Duration::from_secs(5));
    let client = fake.builder().transport(breaker).build().unwrap();
    let error = lend(&client).await;
    assert_eq!((error.kind(), error.given_up(), fake.sent()), (ErrorKind::CircuitOpen, None, 1));
    assert!(error.is_retryable() && error.retry_after().is_some());
}

#[tokio::test(start_paused = true)]
async fn the_client_reports_an_open_circuit() {
    let fake = script((0..2).map(|_| Reply::fail(Connect)));
    let limited = Arc::new(Limited::new(
        Breaker::new(fake.clone(), Fixed::new()).after_failures(2).pause(Duration::from_secs(40)),
        4,
    ));
    let client = fake.builder().transport(limited.clone()).build().unwrap();
    let started = tokio::time::Instant::now();
    let error = lend(&client).await;
    assert_eq!(error.kind(), ErrorKind::CircuitOpen);
    // The wait exceeds the policy's maximum wait.
    assert!(error.retry_after() > Some(Duration::from_secs(30)) && started.elapsed().as_secs() < 2);
    assert!(error.is_retryable() && !error.is_connect());
    assert!(all_texts(&error).contains("since Sun, 06 Nov"), "{error:?}");
    assert!(error.to_string().contains("; the next attempt is allowed in "), "{error}");
    assert!(!all_texts(&error).contains("k3y"));
    assert_eq!((fake.sent(), limited.inner().refused(), limited.in_flight()), (2, 1, 0));
    drop(client);
    let once = fake.builder().transport(limited).retry(Retry::none()).build().unwrap();
    assert_eq!(lend(&once).await.attempts(), 0);
}
