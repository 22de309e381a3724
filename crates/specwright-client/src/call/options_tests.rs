//! Tests for call options and the retry budget, over a scripted transport with paused time.

use std::time::Duration;

use tokio::time::{Instant, sleep};

use super::*;
use crate::testing::*;
use crate::{CallOptions, GiveUp, Retry, RetryBudget, RetryPolicy, TransportErrorKind};

async fn find(session: &Session) -> Result<Answer<Doc>, Error> {
    session.call(&FIND, &(), None::<&()>).await
}

fn secs(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

#[tokio::test(start_paused = true)]
async fn options_apply_only_to_their_session() {
    let fake = script([Reply::Hang, Reply::Hang, Reply::ok("{}").after(20)]);
    let session = fake.session();
    let hurried = session.with(CallOptions::new().timeout(secs(2)).retry(Retry::default().attempts(2)));
    let started = Instant::now();
    let error = find(&hurried).await.unwrap_err();
    assert_eq!(error.to_string(), "books.find: no response in time (2 attempts): waited 2s");
    assert_eq!((started.elapsed().as_millis(), error.given_up()), (4250, Some(GiveUp::Attempts)));
    assert!(find(&session).await.is_ok(), "expected the original session to be unchanged");
    assert_eq!(hurried.track_id(), session.track_id());
}

#[tokio::test(start_paused = true)]
async fn headers_are_sent_with_each_call() {
    let fake = script((0..3).map(|_| Reply::ok("{}")));
    let session = fake.session().with(CallOptions::new().header("X-Trial", "1").header("x-who", "a b"));
    find(&session).await.unwrap();
    // Options accumulate, and a later value replaces an earlier one.
    let other = session.with(CallOptions::new().header("x-trial", "2").header("user-agent", "Mine/1"));
    find(&other).await.unwrap();
    find(&session).await.unwrap();
    for (sent, trial, agent) in [(0, "1", None), (1, "2", Some("Mine/1")), (2, "1", None)] {
        let headers = fake.headers(sent);
        assert_eq!(
            (headers["x-trial"].to_str().unwrap(), headers["x-who"].to_str().unwrap()),
            (trial, "a b")
        );
        assert_eq!(headers.get("user-agent").map(|agent| agent.to_str().unwrap()), agent);
    }
}

#[tokio::test(start_paused = true)]
async fn a_query_and_a_body_can_be_sent_verbatim() {
    let fake = script((0..2).map(|_| Reply::ok("{}")));
    let parameters =
        [("new", "a b"), ("new", ""), ("id", "1")].map(|(name, text)| (name.into(), text.into()));
    let body = r#"{ "unknown": 4.50 }"#;
    let options = CallOptions::new().verbatim(parameters.to_vec(), body);
    let session = fake.session().with(options).with(CallOptions::new());
    session.call::<_, _, Doc>(&LEND, &(), Some(&crate::Plain(7))).await.unwrap();
    assert_eq!(fake.body(0), body);
    assert!(fake.uri(0).contains("/books/1/lend?new=a%20b&new=&"), "{}", fake.uri(0));
    // A call without a body does not send the body of the options.
    find(&session).await.unwrap();
    assert_eq!(fake.body(1), "");
}

#[tokio::test(start_paused = true)]
async fn bodies_are_kept_on_request() {
    let body = r#"{ "title": "A", "unknown": 4.50 }"#;
    let fake = script([Reply::ok(body), Reply::ok(body)]);
    let keeping = fake.session().with(CallOptions::new().keep_bodies()).with(CallOptions::new());
    assert_eq!(find(&keeping).await.unwrap().body(), body);
    assert!(find(&fake.session()).await.unwrap().body().is_empty());
}

#[tokio::test(start_paused = true)]
async fn an_invalid_header_fails_each_call() {
    let fake = script([]);
    let session =
        fake.session().with(CallOptions::new().header("x-secret", "hush\0")).with(CallOptions::new());
    for _ in 0..2 {
        let error = find(&session).await.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::InvalidRequest);
        assert_eq!(
            error.to_string(),
            "books.find: invalid request: header \"x-secret\": found '\\0' at byte 4 of the value; \
             allowed: text on one line, without control characters"
        );
        assert!(error.is_unsent() && !all_texts(&error).contains("hush"));
    }
    assert_eq!(fake.sent(), 0);
}

#[tokio::test(start_paused = true)]
async fn a_deadline_covers_all_calls_together() {
    let unavailable = || Reply::new(502, "");
    let fake = script([Reply::ok("{}").after(2), unavailable(), unavailable(), Reply::Hang]);
    let session = fake.session().with(CallOptions::new().within(secs(5)));
    let started = Instant::now();
    assert!(find(&session).await.is_ok());
    let error = find(&session).await.unwrap_err();
    assert_eq!(started.elapsed(), secs(5));
    assert_eq!(
        error.to_string(),
        "books.find: no response in time (3 attempts): the deadline of 5s for the calls of this session has passed; \
         before that: the service failed (status 502, 2 attempts): the body is empty"
    );
    assert!(error.is_timeout() && error.is_retryable() && error.may_have_arrived());
    assert_eq!(fake.in_flight(), 0);
    // After the deadline, nothing is sent.
    let error = find(&session).await.unwrap_err();
    assert_eq!((error.kind(), error.attempts(), fake.sent()), (ErrorKind::Timeout, 0, 4));
    assert!(error.is_unsent() && !error.may_have_arrived());
}

#[tokio::test(start_paused = true)]
async fn the_earlier_of_two_deadlines_applies() {
    let fake = script([Reply::Hang, Reply::Hang]);
    let outer = fake.session().with(CallOptions::new().within(secs(5)));
    let started = Instant::now();
    let inner = outer.with(CallOptions::new().within(secs(2)));
    assert!(find(&inner).await.unwrap_err().to_string().contains("the deadline of 2s"));
    assert!(find(&outer.with(CallOptions::new().within(secs(60)))).await.is_err());
    assert_eq!(started.elapsed(), secs(5));
}

#[tokio::test(start_paused = true)]
async fn a_wait_beyond_the_deadline_is_not_started() {
    let fake = script([Reply::new(503, "").retry_after("5")]);
    let session = fake.session().with(CallOptions::new().within(secs(5)));
    let started = Instant::now();
    let error = find(&session).await.unwrap_err();
    assert_eq!((started.elapsed(), error.given_up()), (Duration::ZERO, Some(GiveUp::Deadline)));
    assert_eq!((error.kind(), error.retry_after()), (ErrorKind::Service, Some(secs(5))));
}

#[tokio::test(start_paused = true)]
async fn a_retry_adds_jitter_after_the_requested_wait_if_there_is_time() {
    let longest = FixedRandom::new([u64::MAX]);
    let fake = script((0..3).flat_map(|_| [Reply::new(503, "").retry_after("4"), Reply::ok("{}")]));
    let session = fake.builder().random(longest).build().unwrap().session();
    let limited = Retry::default().with_time_limit(secs(5));
    for (options, waited) in [
        (CallOptions::new(), 6),
        (CallOptions::new().within(secs(5)), 4),
        (CallOptions::new().retry(limited), 5),
    ] {
        let started = Instant::now();
        find(&session.with(options)).await.unwrap();
        assert_eq!(started.elapsed().as_secs_f64().round() as u64, waited);
    }
}

#[tokio::test(start_paused = true)]
async fn the_caller_can_override_whether_calls_are_repeatable() {
    let session = |fake: &Script, options| fake.session().with(options).with(CallOptions::new());
    let fails = || script((0..4).map(|_| Reply::fail(TransportErrorKind::Interrupted)));
    for (options, lent, found) in [
        (CallOptions::new(), 1, 4),
        (CallOptions::new().repeatable(true), 4, 4),
        (CallOptions::new().repeatable(false), 1, 1),
    ] {
        let fake = fails();
        let id = Pairs(vec![("id", "7".into())]);
        let lend = session(&fake, options.clone()).call::<_, (), Doc>(&LEND, &id, None).await;
        assert_eq!((lend.unwrap_err().attempts(), fake.sent()), (lent, lent as usize));
        let fake = fails();
        assert_eq!(find(&session(&fake, options)).await.unwrap_err().attempts(), found);
    }
}

#[tokio::test(start_paused = true)]
async fn a_policy_can_limit_the_time_of_a_call() {
    let fake = script((0..4).map(|_| Reply::new(502, "")));
    let policy = Retry::default().with_time_limit(Duration::from_millis(800)).with_attempt_limit(9);
    let error = find(&fake.session().with(CallOptions::new().retry(policy))).await.unwrap_err();
    assert_eq!((fake.sent(), error.given_up()), (3, Some(GiveUp::Time)));
    assert!(
        error
            .to_string()
            .ends_with("; not retried: the next attempt would begin after the time limit for retries"),
        "{error}"
    );
}

#[tokio::test(start_paused = true)]
async fn retries_do_not_multiply_an_outage() {
    let down = || Reply::fail(TransportErrorKind::Connect);
    let fake = script((0..20).map(|_| down()));
    let budget = RetryBudget::new(5 * RetryBudget::COST);
    let client = fake.builder().retry_budget(budget.clone()).build().unwrap();
    let mut sent = Vec::new();
    for call in 0..5 {
        // The options of a call can't bypass the budget of its client.
        let options = CallOptions::new().retry(Retry::default().attempts(if call < 4 { 4 } else { 9 }));
        let error = find(&client.session().with(options)).await.unwrap_err();
        sent.push((error.attempts(), error.given_up()));
    }
    let (attempts, spent) = (Some(GiveUp::Attempts), Some(GiveUp::Budget));
    assert_eq!(sent, [(4, attempts), (3, spent), (1, spent), (1, spent), (1, spent)]);
    let error = find(&client.session()).await.unwrap_err();
    assert_eq!(
        error.to_string(),
        "books.find: network failure: could not connect; not retried: the retry budget is spent"
    );
    // Successful calls refill the budget.
    let fake = script((0..5).map(|_| Reply::ok("{}")).chain([down(), Reply::ok("{}")]));
    let client = fake.builder().retry_budget(budget.clone()).build().unwrap();
    for _ in 0..5 {
        find(&client.session()).await.unwrap();
    }
    assert_eq!(budget.tokens(), RetryBudget::COST);
    assert!(find(&client.session()).await.is_ok());
    assert_eq!((fake.sent(), budget.tokens()), (7, RetryBudget::COST));
}

#[tokio::test(start_paused = true)]
async fn each_client_has_a_retry_budget_unless_it_is_removed() {
    let fails = RetryBudget::DEFAULT_TOKENS / RetryBudget::COST / 3 + 1;
    for (is_bounded, builder) in [(true, false), (false, true)] {
        let fake = script((0..4 * fails).map(|_| Reply::new(502, "")));
        let builder = match builder {
            true => fake.builder().retry_budget(None),
            false => fake.builder(),
        };
        let session = builder.build().unwrap().session();
        let mut last = None;
        for _ in 0..fails {
            last = find(&session).await.unwrap_err().given_up();
        }
        assert_eq!(last == Some(GiveUp::Budget), is_bounded, "{last:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_session_without_options_has_no_deadline() {
    let fake = script([Reply::ok("{}").after(29)]);
    let session = fake.session();
    sleep(secs(10_000)).await;
    assert!(find(&session).await.is_ok());
}
