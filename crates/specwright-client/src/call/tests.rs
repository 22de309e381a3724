//! Tests for calls over a scripted transport, with paused time.

use std::error::Error as _;
use std::net::IpAddr;
use std::time::Duration;

use proptest::prelude::*;
use specwright_core::{Decode, Json};
use tokio::time::Instant;

use super::*;
use crate::testing::*;
use crate::{Client, ClientBuilder, DEFAULT_TIMEOUT, EndUser, Retry, TransportError, TransportErrorKind};

async fn find(fake: &Script) -> Result<Answer<Doc>, Error> {
    fake.session().call(&FIND, &(), None::<&()>).await
}

async fn lend(fake: &Script) -> Result<Answer<Doc>, Error> {
    fake.session().call(&LEND, &Pairs(vec![("id", "7".into())]), Some(&Doc(Json::default()))).await
}

fn retries(count: usize, reply: impl Fn() -> Reply) -> Script {
    script((0..count).map(|_| reply()))
}

#[tokio::test(start_paused = true)]
async fn a_request_has_url_headers_and_body() {
    let fake = script([Reply::ok("{}"), Reply::ok("{}")]);
    let ip: IpAddr = "2001:db8::1".parse().unwrap();
    let end_user =
        EndUser { track_id: Some("a b".into()), ip: Some(ip), user_agent: Some("Mozilla/5.0 (X11)".into()) };
    let session = fake.builder().build().unwrap().session_for(end_user);
    let query = Pairs(vec![("id", "7/8".into()), ("q", "Ä & b".into())]);
    let answer: Answer<Doc> =
        session.call(&LEND, &query, Some(&Doc(serde_json::json!({ "to": "me" })))).await.unwrap();
    assert_eq!(answer.status, 200);
    assert_eq!(fake.method(0), "POST");
    assert_eq!(
        fake.uri(0),
        "https://books.example/v/books/7%2F8/lend\
         ?q=%C3%84%20%26%20b&reader=a%20b&apiKey=k3y%2F%2B%20%26%22%C3%A9%2541-Zz"
    );
    let headers = fake.headers(0);
    assert_eq!(headers["x-reader-ip"], "2001:db8::1");
    assert_eq!(headers["user-agent"], "Mozilla/5.0 (X11)");
    assert_eq!(headers["content-type"], "application/json");
    assert_eq!(headers["accept"], "application/json");
    assert_eq!(fake.body(0), r#"{"to":"me"}"#);

    let client = fake.builder().build().unwrap();
    let _: Answer<Doc> = client.session().call(&FIND, &(), None::<&()>).await.unwrap();
    assert!(!fake.uri(1).contains("reader="));
    assert_eq!(fake.body(1), "");
    for absent in ["x-reader-ip", "user-agent", "content-type"] {
        assert!(!fake.headers(1).contains_key(absent), "{absent}");
    }
}

#[tokio::test(start_paused = true)]
async fn each_session_has_its_own_constant_id() {
    let client = script([]).builder().random(crate::SystemRandom::new()).build().unwrap();
    let session = client.session();
    assert_eq!(session.track_id().len(), 32);
    assert_eq!(session.clone().track_id(), session.track_id());
    assert_ne!(client.session().track_id(), session.track_id());
    let empty = EndUser { track_id: Some(String::new()), ..EndUser::default() };
    assert_eq!(client.session_for(empty).track_id().len(), 32);
}

#[tokio::test(start_paused = true)]
async fn an_invalid_request_is_not_sent() {
    let fake = script([]);
    let query = Pairs(vec![("id", "bad".into())]);
    let body = Doc(serde_json::json!({ "from": "bad", "to": "good", "until": "bad" }));
    let error = fake.session().call::<_, _, Doc>(&LEND, &query, Some(&body)).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::InvalidRequest);
    let places: Vec<_> = error.violations().iter().map(|violation| violation.at().to_string()).collect();
    assert_eq!(places, ["id", "/from", "/until"]);
    assert!(error.to_string().starts_with("books.lend: invalid request: id: found \"bad\""), "{error}");
    assert_eq!((error.attempts(), fake.sent()), (0, 0));

    let no_id = fake.session().call::<_, _, Doc>(&LEND, &(), Some(&body)).await.unwrap_err();
    assert_eq!(no_id.kind(), ErrorKind::InvalidRequest);
    let too_long = Pairs(vec![("q", "x".repeat(70_000))]);
    let error = fake.session().call::<_, (), Doc>(&FIND, &too_long, None).await.unwrap_err();
    assert_eq!(error.to_string(), "books.find: invalid request: the URL is too long");
    assert_eq!(fake.sent(), 0);
}

#[tokio::test(start_paused = true)]
async fn each_status_maps_to_an_error_kind() {
    for (status, kind, retryable) in [
        (400, ErrorKind::Refused, false),
        (401, ErrorKind::KeyRejected, false),
        (403, ErrorKind::Forbidden, false),
        (404, ErrorKind::Refused, false),
        (408, ErrorKind::Refused, true),
        (409, ErrorKind::Refused, false),
        (425, ErrorKind::Refused, true),
        (429, ErrorKind::RateLimited, true),
        (500, ErrorKind::Service, true),
        (501, ErrorKind::Service, false),
        (502, ErrorKind::Service, true),
        (503, ErrorKind::Service, true),
        (504, ErrorKind::Service, true),
        (505, ErrorKind::Service, false),
        (519, ErrorKind::Service, false),
        (520, ErrorKind::Service, true),
        (524, ErrorKind::Service, true),
        (525, ErrorKind::Service, false),
        (529, ErrorKind::Service, true),
        (304, ErrorKind::Unexpected, false),
    ] {
        let fake = retries(4, || Reply::new(status, ""));
        let error = find(&fake).await.unwrap_err();
        assert_eq!((error.kind(), error.status()), (kind, Some(StatusCode::from_u16(status).unwrap())));
        assert_eq!(error.is_retryable(), retryable, "{status}");
        assert_eq!(fake.sent(), if retryable { 4 } else { 1 }, "{status}");
        assert_eq!(error.attempts() as usize, fake.sent());
        assert!(error.to_string().ends_with("the body is empty"), "{error}");
    }
    let answer = find(&script([Reply::new(202, "{\"a\": 1}")])).await.unwrap();
    assert_eq!((answer.status, answer.value.0["a"].as_i64()), (StatusCode::ACCEPTED, Some(1)));
}

#[tokio::test(start_paused = true)]
async fn the_error_of_the_service_is_reported() {
    let body = r#"{"code": "NO_SUCH_BOOK", "message": "there is no book 7", "status": 404, "url": "/books"}"#;
    let error = lend(&script([Reply::new(404, body)])).await.unwrap_err();
    assert_eq!(
        error.to_string(),
        "books.lend: the request was rejected (status 404): NO_SUCH_BOOK: there is no book 7"
    );
    let api = error.api_error().unwrap();
    assert!(api.has_code("NO_SUCH_BOOK"));
    assert_eq!((api.status(), api.url()), (Some(404), Some("/books")));

    for (body, detail) in [
        ("{\"odd\": [1, 2]}", r#""{\"odd\": [1, 2]}""#),
        ("<html><title>Gone</title><hr>nginx</html>", r#""Gone nginx""#),
        ("plain  words\n", r#""plain words""#),
        ("", "the body is empty"),
    ] {
        let error = lend(&script([Reply::new(400, body)])).await.unwrap_err();
        assert_eq!(error.to_string(), format!("books.lend: the request was rejected (status 400): {detail}"));
        assert!(error.api_error().is_none());
    }
}

#[tokio::test(start_paused = true)]
async fn an_endless_error_body_is_truncated() {
    let endless = "x".repeat(MAX_ERROR_BODY + 1);
    let error = lend(&script([Reply::new(403, endless)])).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Forbidden);
    let cut = Reply::new(403, broken("first words", "reset".into()));
    assert!(lend(&script([cut])).await.unwrap_err().to_string().contains("first words"));
    let slow = Reply::new(403, in_parts(&["first words", "more", "and more"], 1));
    assert!(lend(&script([slow])).await.unwrap_err().to_string().contains("first words"));
}

#[tokio::test(start_paused = true)]
async fn a_stalled_error_body_keeps_the_status() {
    // The wait is half of the call's remaining time, but at most the maximum wait for an error body.
    for (within, seconds) in [(Some(3), 1.5), (Some(60), 2.0), (None, 2.0)] {
        let fake = script([Reply::new(403, in_parts(&["first words", "more"], 1000))]);
        let options = within.map(|within| crate::CallOptions::new().within(Duration::from_secs(within)));
        let (session, id) =
            (fake.session().with(options.unwrap_or_default()), Pairs(vec![("id", "7".into())]));
        let started = Instant::now();
        let error = session.call::<_, (), Doc>(&LEND, &id, None).await.unwrap_err();
        assert_eq!((error.kind(), error.status()), (ErrorKind::Forbidden, Some(StatusCode::FORBIDDEN)));
        assert_eq!(started.elapsed().as_secs_f64(), seconds);
    }
}

#[tokio::test(start_paused = true)]
async fn both_retry_after_formats_are_honoured() {
    for (text, seconds) in [("7", 7), ("Sun, 06 Nov 1994 08:49:44 GMT", 7)] {
        let fake = script([Reply::new(429, "").retry_after(text), Reply::ok("{}")]);
        let started = Instant::now();
        lend(&fake).await.unwrap();
        assert_eq!((started.elapsed().as_secs(), fake.sent()), (seconds, 2), "{text}");
    }
    let fake = script([Reply::new(429, "").retry_after("3600")]);
    let started = Instant::now();
    let error = find(&fake).await.unwrap_err();
    assert_eq!(error.retry_after(), Some(Duration::from_secs(3600)));
    assert_eq!((started.elapsed(), fake.sent()), (Duration::ZERO, 1));
}

#[tokio::test(start_paused = true)]
async fn only_safe_calls_are_retried() {
    use TransportErrorKind::{Connect, Interrupted, Timeout, Unsupported};
    /// The failure, the number of attempts of an unsafe call, and the number of attempts of a safe call.
    type Case = (fn() -> Reply, usize, usize);
    let cases: [Case; 16] = [
        (|| Reply::fail(Unsupported), 1, 1),
        (|| Reply::fail(Connect), 4, 4),
        (|| Reply::fail(Interrupted), 1, 4),
        (|| Reply::fail(Timeout), 1, 4),
        (|| Reply::Hang, 1, 4),
        // Of these responses, only a 429 or 503 with `Retry-After` allows a retry of an unsafe call.
        (|| Reply::new(429, "").retry_after("1"), 4, 4),
        (|| Reply::new(503, "").retry_after("0"), 4, 4),
        (|| Reply::new(429, ""), 1, 4),
        (|| Reply::new(503, ""), 1, 4),
        (|| Reply::new(503, "").retry_after("soon"), 1, 4),
        (|| Reply::new(500, "").retry_after("1"), 1, 4),
        (|| Reply::new(408, "").retry_after("1"), 1, 4),
        (|| Reply::new(502, ""), 1, 4),
        (|| Reply::new(400, "").retry_after("1"), 1, 1),
        (|| Reply::new(200, broken("{\"a\":", "reset".into())), 1, 4),
        (|| Reply::ok("{\"a\":"), 1, 4),
    ];
    for (case, (reply, once, often)) in cases.into_iter().enumerate() {
        let fake = retries(4, reply);
        let error = lend(&fake).await.unwrap_err();
        assert_eq!(error.is_retryable(), often > 1, "{error}");
        assert_eq!(fake.sent(), once, "case {case}");
        let fake = retries(4, reply);
        find(&fake).await.unwrap_err();
        assert_eq!(fake.sent(), often, "case {case}");
    }
}

#[tokio::test(start_paused = true)]
async fn attempts_are_spaced_and_counted() {
    let fake = retries(4, || Reply::fail(TransportErrorKind::Connect));
    let started = Instant::now();
    let error = find(&fake).await.unwrap_err();
    assert_eq!(started.elapsed().as_millis(), 250 + 500 + 1000);
    assert_eq!(error.to_string(), "books.find: network failure (4 attempts): could not connect");
    assert!(error.is_connect() && !error.is_timeout());
    assert_eq!(error.source().unwrap().to_string(), "wire cut");

    let fake = retries(1, || Reply::fail(TransportErrorKind::Connect));
    let session = fake.builder().retry(Retry::none()).build().unwrap().session();
    assert!(session.call::<_, (), Doc>(&FIND, &(), None).await.is_err());
    assert_eq!(fake.sent(), 1);
}

#[tokio::test(start_paused = true)]
async fn an_attempt_times_out() {
    let fake = script([Reply::Hang]);
    let started = Instant::now();
    let error = lend(&fake).await.unwrap_err();
    assert!(error.is_timeout());
    assert_eq!(error.to_string(), "books.lend: no response in time: waited 30s");
    assert_eq!((started.elapsed(), fake.in_flight()), (DEFAULT_TIMEOUT, 0));
    // The timeout includes the body, and restarts for each attempt.
    let slow = || Reply::new(200, in_parts(&["{", "}", " "], 11));
    let fake = script([slow(), Reply::ok("{}").after(29)]);
    assert!(find(&fake).await.is_ok());
    assert_eq!(fake.sent(), 2);
}

#[tokio::test(start_paused = true)]
async fn a_body_in_chunks_is_joined() {
    for parts in [&["{\"a\"", ": [1,", "2]}"][..], &["", "{\"a\": [1,", "", "2]}"], &["{\"a\": [1,2]}"]] {
        let answer = find(&script([Reply::new(200, in_parts(parts, 1))])).await.unwrap();
        assert_eq!(answer.value.0["a"].as_array().unwrap().len(), 2);
    }
}

#[tokio::test(start_paused = true)]
async fn responses_have_a_size_limit() {
    let session = |fake: &Script| fake.builder().max_response_bytes(10).build().unwrap().session();
    let call = async |body: Body| {
        let fake = script([Reply::new(200, body)]);
        session(&fake).call::<_, (), Doc>(&FIND, &(), None).await
    };
    assert!(call("{        }".into()).await.is_ok());
    assert!(call(in_parts(&["{     ", "   }"], 0)).await.is_ok());
    for body in ["{         }".into(), in_parts(&["{     ", "    }"], 0)] {
        let error = call(body).await.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::TooLarge);
        assert_eq!(
            error.to_string(),
            "books.find: the response is too large (status 200): more than 10 bytes"
        );
    }
}

#[tokio::test(start_paused = true)]
async fn an_unreadable_response_reports_the_offset() {
    for (body, offset, sent) in [
        ("{\"a\": 1,\n \"b\": 'x'}", Some(15), 1),
        ("{\"a\": 1,\n \"b\": ", Some(15), 4),
        ("", Some(0), 4),
        ("<html><title>Welcome to Wi-Fi</title></html>", Some(0), 1),
        ("[]", None, 1),
    ] {
        let fake = retries(4, || Reply::ok(body));
        let error = find(&fake).await.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Decode);
        assert_eq!(
            (error.offset(), error.status(), fake.sent()),
            (offset, Some(StatusCode::OK), sent),
            "{body}"
        );
    }
    let error = lend(&script([Reply::ok("<title>Welcome to Wi-Fi</title>")])).await.unwrap_err();
    assert!(error.to_string().contains("column 1 of \"Welcome to Wi-Fi\""), "{error}");
    let error = lend(&script([Reply::ok("[]")])).await.unwrap_err();
    assert!(error.to_string().ends_with("the body: found an array, expected an object"), "{error}");
}

#[tokio::test(start_paused = true)]
async fn headers_and_request_id_are_redacted() {
    let with_headers = |reply: Reply| reply.header("x-request-id", "r-7").header("x-echo", KEY);
    let link = Doc(serde_json::json!({ "link": KEY }));
    let answer = find(&script([with_headers(Reply::json(&link))])).await.unwrap();
    assert_eq!((answer.request_id(), &answer.headers["x-echo"]), (Some("r-7"), &"***".parse().unwrap()));
    let said = format!("{answer:?}");
    assert!(said.contains("status: 200") && said.contains("r-7") && !said.contains("k3y"), "{said}");
    let failing = [Reply::new(403, ""), Reply::ok("<p>"), Reply::new(200, broken("{", "reset".into()))];
    for reply in failing {
        let error = lend(&script([with_headers(reply)])).await.unwrap_err();
        assert_eq!((error.request_id(), &error.headers()["x-echo"]), (Some("r-7"), &"***".parse().unwrap()));
        assert!(format!("{error:?}").contains("r-7"));
    }
    let error = lend(&script([Reply::fail(TransportErrorKind::Interrupted)])).await.unwrap_err();
    assert!(error.request_id().is_none() && error.headers().is_empty());
}

#[tokio::test(start_paused = true)]
async fn the_error_contains_the_response_body() {
    let body = format!("{{\"a\": {KEY}");
    for reply in [Reply::new(200, body.clone()), Reply::new(400, body.clone())] {
        let error = lend(&script([reply])).await.unwrap_err();
        assert_eq!(error.body(), Some(body.as_bytes()));
        assert!(!all_texts(&error).contains(KEY));
    }
    assert!(lend(&script([Reply::Hang])).await.unwrap_err().body().is_none());
}

#[tokio::test(start_paused = true)]
async fn an_earlier_attempt_that_may_have_arrived_is_remembered() {
    let fake = script([
        Reply::fail(TransportErrorKind::Connect),
        Reply::fail(TransportErrorKind::Interrupted),
        Reply::fail(TransportErrorKind::Connect),
        Reply::fail(TransportErrorKind::Connect),
    ]);
    let error = find(&fake).await.unwrap_err();
    assert!(error.is_connect() && error.may_have_arrived() && !error.is_unsent(), "{error:?}");
    let error = find(&retries(4, || Reply::fail(TransportErrorKind::Connect))).await.unwrap_err();
    assert!(error.is_unsent() && !error.may_have_arrived());
    // The service has rejected the first attempt.
    let fake = script([
        Reply::new(503, "").header("retry-after", "1"),
        Reply::fail(TransportErrorKind::Connect),
        Reply::fail(TransportErrorKind::Connect),
        Reply::fail(TransportErrorKind::Connect),
    ]);
    let error = find(&fake).await.unwrap_err();
    assert!(error.is_connect() && !error.may_have_arrived() && !error.is_unsent(), "{error:?}");
}

#[tokio::test(start_paused = true)]
async fn redirects_are_not_followed() {
    let fake = script([Reply::new(302, "").header(
        "location",
        "https://evil.example/k3y%2F%2B%20%26%22%C3%A9%2541-Zz/?apiKey=k3y%2F%2B%20%26%22%C3%A9%2541-Zz",
    )]);
    let error = find(&fake).await.unwrap_err();
    assert_eq!(
        error.to_string(),
        "books.find: unexpected response (status 302): redirected to \
         \"https://evil.example/***/\", which is not followed"
    );
    assert_eq!(fake.sent(), 1);
}

#[tokio::test(start_paused = true)]
async fn dropping_a_call_cancels_it() {
    let fake = script([Reply::Hang]);
    let session = fake.session();
    let mut call = Box::pin(session.call::<_, (), Doc>(&FIND, &(), None));
    assert!(before(&mut call, tokio::time::sleep(Duration::from_secs(1))).await.is_none());
    assert_eq!(fake.in_flight(), 1);
    drop(call);
    assert_eq!((fake.in_flight(), fake.sent()), (0, 1));
}

/// A large response whose decoding blocks until the test releases it.
#[cfg(feature = "tokio")]
#[derive(Debug)]
struct Slow;

#[cfg(feature = "tokio")]
static RELEASED: std::sync::OnceLock<()> = std::sync::OnceLock::new();

#[cfg(feature = "tokio")]
impl Decode for Slow {
    const EXPECTED: specwright_core::Expected = specwright_core::Expected::Object;

    fn object(cx: &mut specwright_core::Cx<'_>) -> Option<Self> {
        RELEASED.wait();
        Json::object(cx).map(|_| Slow)
    }
}

#[cfg(feature = "tokio")]
#[tokio::test(start_paused = true)]
async fn decoding_does_not_delay_the_timeout() {
    let body = format!("{{{}}}", " ".repeat(crate::decoding::LARGE_BODY));
    let fake = script([Reply::new(200, body.clone()), Reply::new(200, body)]);
    let session = fake.builder().retry(Retry::none()).build().unwrap().session();
    let mut call = Box::pin(session.call::<_, (), Slow>(&FIND, &(), None));
    // Paused time does not advance while a blocking thread runs, so the test advances it.
    let hand = async {
        tokio::task::yield_now().await;
        tokio::time::advance(DEFAULT_TIMEOUT - Duration::from_secs(1)).await;
    };
    assert!(before(&mut call, hand).await.is_none());
    let error = before(&mut call, async {
        tokio::time::advance(Duration::from_secs(1)).await;
        std::future::pending().await
    });
    assert_eq!(error.await.unwrap().unwrap_err().to_string(), "books.find: no response in time: waited 30s");
    RELEASED.set(()).unwrap();
    let answer: Answer<Slow> = session.call(&FIND, &(), None::<&()>).await.unwrap();
    assert_eq!(answer.status, StatusCode::OK);
}

#[test]
fn calls_are_send() {
    fn send<T: Send>(_: &T) {}
    let fake = script([]);
    let session = fake.session();
    send(&session.call::<_, Doc, Doc>(&FIND, &(), None));
}

#[test]
fn invalid_clients_are_rejected() {
    let refused = |builder: ClientBuilder| {
        let error = builder.build().unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Configuration);
        error.to_string()
    };
    let fake = script([]);
    assert_eq!(refused(fake.builder().key("")), "invalid client configuration: the key is empty");
    let password = refused(Client::builder(&LIBRARY, "https://me:pass@books.example"));
    assert!(password.contains("base URL: found a user name or password"), "{password}");
}

/// Returns the encodings in which a service could echo the key.
fn echoes(key: &str) -> Vec<String> {
    let percent: String = key.bytes().map(|byte| format!("%{byte:02X}")).collect();
    let units: String = key.encode_utf16().map(|unit| format!("\\u{unit:04x}")).collect();
    let quoted = serde_json::to_string(key).unwrap();
    vec![key.to_owned(), percent, units, quoted[1..quoted.len() - 1].to_owned()]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn the_key_is_in_no_error(key in "[a-zA-Z0-9%&/+ \"é]{8,40}", padding in 0_usize..220) {
        let mut runtime = tokio::runtime::Builder::new_current_thread();
        let runtime = runtime.enable_time().start_paused(true).build().unwrap();
        let (key, echoes) = (key.as_str(), echoes(key.as_str()));
        let pad = "x".repeat(padding);
        for echo in &echoes {
            let quoted = serde_json::to_string(&format!("{pad} {echo}")).unwrap();
            let fields = ["code", "message", "localized", "url"].map(|name| format!("{name:?}: {quoted}"));
            let envelope = format!("{{{}}}", fields.join(", "));
            let location = format!("https://other.example/{pad}{}", echo);
            let sick = || format!("error sending request for url (https://books.example/?apiKey={echo})");
            let replies = vec![
                Reply::new(401, envelope.clone()),
                Reply::new(400, quoted.clone()),
                Reply::new(500, format!("{pad}{echo}")),
                page(403, &format!("{pad} {echo}")),
                Reply::new(302, "").header("location", &location),
                Reply::new(200, format!("{pad}{echo}")),
                Reply::new(200, format!("[{quoted}")),
                Reply::new(200, quoted.clone()),
                Reply::new(200, broken("{", sick())),
                Reply::Fail(TransportError::new(TransportErrorKind::Connect, sick())),
                Reply::Fail(TransportError::new(TransportErrorKind::Interrupted, sick())),
                Reply::Fail(TransportError::new(TransportErrorKind::Timeout, sick())),
                Reply::Hang,
            ];
            for reply in replies {
                let fake = script([reply]);
                let error = runtime.block_on(async {
                    let client = fake.builder().key(key).retry(Retry::none()).build().unwrap();
                    client.session().call::<_, Doc, Doc>(&FIND, &(), None).await.unwrap_err()
                });
                let all = all_texts(&error);
                for echo in &echoes {
                    prop_assert!(!all.contains(echo), "{echo} in {all}");
                    // The key may also be escaped, as `Debug` prints it.
                    let escaped = format!("{echo:?}");
                    prop_assert!(!all.contains(&escaped[1..escaped.len() - 1]), "{echo} in {all}");
                }
                // The messages must not contain a long part of the key either.
                let most: String = key.chars().take(7).collect();
                prop_assert!(!all.contains(&most), "{most} in {all}");
            }
        }
    }
}

#[tokio::test(start_paused = true)]
async fn the_key_is_in_no_debug_text() {
    let fake = script([]);
    let base = format!("https://books.example/{}", KEY.replace(|c: char| !c.is_ascii_alphanumeric(), "-"));
    let client = Client::builder(&LIBRARY, &base).key(KEY).transport(fake).clock(Fixed::new());
    let text = format!("{client:?}");
    let client = client.build().unwrap();
    let text = format!("{text} {client:?} {:?}", client.session());
    assert!(!text.contains("k3y/"), "{text}");
    assert_eq!(client.redact("/x?apiKey=k3y%2F%2B%20%26%22%C3%A9%2541-Zz&y"), "/x?apiKey=***&y");
}
