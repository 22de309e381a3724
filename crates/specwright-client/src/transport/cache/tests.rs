//! Tests for the cache: stored responses, sharing, and expiry.

use std::sync::Arc;
use std::time::Duration;

use specwright_core::Json;

use super::*;
use crate::testing::{
    Doc, FIND, Fixed, KEY, LIBRARY, Pairs, Reply, Script, all_texts, broken, in_parts, script,
};
use crate::{
    Answer, CallOptions, Client, EndUser, Error, ErrorKind, Retry, Scheme, Session, SessionUse,
    TransportErrorKind,
};

static GENRES: Operation = Operation::new("books.genres", http::Method::GET, "/genres")
    .with_session(SessionUse::Optional)
    .repeatable()
    .cacheable();

const BODY: &str = r#"{"a": 1}"#;

fn json(body: impl Into<Body>) -> Reply {
    Reply::new(200, body).header("content-type", "application/json; charset=utf-8")
}

/// Returns a session that uses a cache over this script, and the cache.
fn session(fake: &Script) -> (Session, Arc<Cache<Script>>) {
    let cache = Arc::new(Cache::new(fake.clone(), Fixed::new()));
    (client(&cache, KEY, "reader 1"), cache)
}

fn client(cache: &Arc<Cache<Script>>, key: &str, track_id: &str) -> Session {
    let client = Client::builder(&LIBRARY, "https://books.example/v").key(key).transport(cache.clone());
    let client = client.clock(Fixed::new()).retry(Retry::none()).build().unwrap();
    let ip = Some([192, 0, 2, key.len() as u8].into());
    client.session_for(EndUser { track_id: Some(track_id.to_owned()), ip, user_agent: Some(key.to_owned()) })
}

async fn genres(session: &Session) -> Result<Answer<Doc>, Error> {
    session.call(&GENRES, &(), None::<&()>).await
}

#[tokio::test(start_paused = true)]
async fn a_response_is_reused_until_it_expires() {
    let fake = script([json(BODY), json(r#"{"a": 2}"#)]);
    let (session, cache) = session(&fake);
    let first = genres(&session).await.unwrap();
    assert_eq!((first.age(), first.headers.get("age")), (None, None));
    tokio::time::sleep(Duration::from_secs(299)).await;
    let second = genres(&session).await.unwrap();
    assert_eq!((&second.value, second.age()), (&first.value, Some(Duration::from_secs(299))));
    assert_eq!((&second.headers["age"], fake.sent()), (&"299".parse::<HeaderValue>().unwrap(), 1));
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(genres(&session).await.unwrap().value.0["a"], Json::from(2));
    assert_eq!(fake.sent(), 2);
    assert!(cache.bytes() > 0);
    cache.clear();
    assert_eq!(cache.bytes(), 0);
}

#[tokio::test(start_paused = true)]
async fn a_response_that_repeats_a_token_is_not_cached() {
    static BEARER: Service = Service::new("Library").with_schemes(&[Scheme::bearer("token")]);
    let fake = script([r#"{"a": "by tok.0123456789"}"#, r#"{"a": "by nobody"}"#].map(json));
    let cache = Arc::new(Cache::new(fake.clone(), Fixed::new()));
    let client = Client::builder(&BEARER, "https://books.example/v").key("tok.0123456789");
    let client = client.transport(cache).clock(Fixed::new()).retry(Retry::none()).build().unwrap();
    for sent in [1, 2, 2] {
        genres(&client.session()).await.unwrap();
        assert_eq!(fake.sent(), sent);
    }
}

#[tokio::test(start_paused = true)]
async fn keys_and_users_share_entries_but_queries_and_headers_do_not() {
    let fake = script((0..4).map(|_| json(BODY)));
    let (session, cache) = session(&fake);
    genres(&session).await.unwrap();
    genres(&client(&cache, "another key", "reader 2")).await.unwrap();
    assert_eq!(fake.sent(), 1);
    let words = |word: &str| Pairs(vec![("word", word.to_owned())]);
    let _: Answer<Doc> = session.call(&GENRES, &words("x"), None::<&()>).await.unwrap();
    let _: Answer<Doc> = session.call(&GENRES, &words("y"), None::<&()>).await.unwrap();
    assert_eq!(fake.sent(), 3);
    let traced = session.with(CallOptions::new().header("traceparent", "00-1"));
    assert!(genres(&traced).await.unwrap().age().is_some());
    genres(&session.with(CallOptions::new().header("accept-language", "de"))).await.unwrap();
    assert_eq!(fake.sent(), 4);
}

#[tokio::test(start_paused = true)]
async fn only_cacheable_operations_are_cached() {
    let fake = script([json(BODY), json(BODY)]);
    let (session, cache) = session(&fake);
    for sent in [1, 2] {
        session.call::<_, (), Doc>(&FIND, &(), None).await.unwrap();
        assert_eq!((fake.sent(), cache.bytes()), (sent, 0));
    }
}

#[tokio::test(start_paused = true)]
async fn only_a_complete_response_of_the_right_kind_is_cached() {
    let unkept: [fn() -> Reply; 14] = [
        || Reply::new(500, "{}").header("content-type", "application/json"),
        || Reply::new(404, "{}").header("content-type", "application/json"),
        || Reply::new(202, BODY).header("content-type", "application/json"),
        || Reply::fail(TransportErrorKind::Connect),
        || Reply::ok(BODY),
        || Reply::ok(BODY).header("content-type", "text/html"),
        || json("{\"a\":"),
        || json(""),
        || json("<p>"),
        || json(r#"{"code": "DOWN"}"#),
        || json(broken(BODY, "reset".into())),
        || json(BODY).header("cache-control", "private, no-store"),
        || json(BODY).header("cache-control", "max-age=0"),
        || json(BODY).header("vary", "Accept, X-Reader-IP"),
    ];
    for (case, reply) in unkept.into_iter().enumerate() {
        let fake = script([reply(), json(BODY)]);
        let (session, cache) = session(&fake);
        let _ = genres(&session).await;
        assert_eq!((cache.bytes(), cache.kept.len()), (0, 0), "case {case}");
        assert_eq!(genres(&session).await.unwrap().age(), None);
        assert_eq!(fake.sent(), 2, "case {case}");
    }
}

#[tokio::test(start_paused = true)]
async fn no_key_or_session_passes_from_one_client_to_another() {
    let body = |text: &str| Doc(serde_json::json!({ "link": text }));
    let encoded: String = KEY.bytes().map(|byte| format!("%{byte:02x}")).collect();
    let echoes: [(Reply, bool); 6] = [
        (Reply::json(&body(&format!("/in?apiKey={encoded}"))), false),
        (Reply::json(&body(KEY)), false),
        (Reply::json(&body("/in?u=reader+1&x")), false),
        (json(BODY).header("link", &format!("</next?apiKey={encoded}>")), false),
        (json(BODY).header("x-echo", "reader%201"), false),
        (Reply::json(&body("/in?apiKey=of-another-client&u=reader+2")), true),
    ];
    for (case, (echo, is_kept)) in echoes.into_iter().enumerate() {
        let fake = script([echo, json(BODY)]);
        let (session, cache) = session(&fake);
        genres(&session).await.unwrap();
        let other = genres(&client(&cache, "another key", "reader 2")).await.unwrap();
        assert_eq!(other.age().is_some(), is_kept, "case {case}");
    }
}

#[tokio::test(start_paused = true)]
async fn cookies_are_not_cached() {
    let fake = script([json(BODY).header("set-cookie", "user=7").header("x-shelf", "4")]);
    let (session, _) = session(&fake);
    assert!(genres(&session).await.unwrap().headers.contains_key("set-cookie"));
    let kept = genres(&session).await.unwrap();
    assert!(!kept.headers.contains_key("set-cookie") && kept.headers["x-shelf"] == "4", "{kept:?}");
}

#[tokio::test(start_paused = true)]
async fn a_cached_body_is_a_copy() {
    let (session, cache) = session(&script([json(BODY)]));
    let request = Request::get("https://books.example/genres").header("accept", "application/json");
    let mut request = request.body(Bytes::new()).unwrap();
    request.extensions_mut().insert(&GENRES);
    request.extensions_mut().insert(session.client().service());
    let mut parts = Vec::new();
    for _ in 0..2 {
        let mut body = cache.send(request.clone()).await.unwrap().into_body();
        parts.push(body.chunk().await.unwrap().unwrap());
    }
    assert_eq!(parts[0], parts[1]);
    assert_ne!(parts[0].as_ptr(), parts[1].as_ptr());
}

#[tokio::test(start_paused = true)]
async fn an_uncached_response_is_passed_on_unchanged() {
    let long = format!("{{\"a\": \"{}\"}}", "x".repeat(1000));
    let fake = script([json(long.clone()), json(broken("{", "reset".into()))]);
    let cache = Arc::new(Cache::new(fake.clone(), Fixed::new()).max_bytes(2000));
    let session = client(&cache, KEY, "reader 1");
    assert_eq!(genres(&session).await.unwrap().value.0["a"].as_str().unwrap().len(), 1000);
    assert_eq!(cache.bytes(), 0);
    let error = genres(&session).await.unwrap_err();
    assert!(error.to_string().contains("the connection broke"), "{error}");
}

#[tokio::test(start_paused = true)]
async fn the_service_can_shorten_the_time() {
    let reply = || json(BODY).header("cache-control", "public, max-age=60").header("age", "20");
    let fake = script([reply(), reply()]);
    let (session, _) = session(&fake);
    genres(&session).await.unwrap();
    tokio::time::sleep(Duration::from_secs(39)).await;
    assert_eq!(genres(&session).await.unwrap().age(), Some(Duration::from_secs(59)));
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(genres(&session).await.unwrap().age(), None);
}

/// Starts `count` concurrent calls, each one millisecond after the previous one.
fn concurrent_calls(
    session: &Session,
    count: usize,
) -> Vec<tokio::task::JoinHandle<Result<Answer<Doc>, Error>>> {
    let ask = |n: usize| {
        let session = session.clone();
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(n as u64)).await;
            genres(&session).await
        })
    };
    (0..count).map(ask).collect()
}

#[tokio::test(start_paused = true)]
async fn concurrent_calls_share_one_request() {
    let fake = script([json(in_parts(&["{\"a\"", ": 1}"], 1))]);
    let (session, _) = session(&fake);
    for asker in concurrent_calls(&session, 20) {
        assert_eq!(asker.await.unwrap().unwrap().value.0["a"], Json::from(1));
    }
    assert_eq!(fake.sent(), 1);
}

#[tokio::test(start_paused = true)]
async fn a_cancelled_call_does_not_cancel_the_others() {
    let fake = script([Reply::Hang, json(BODY)]);
    let (session, _) = session(&fake);
    let mut concurrent_calls = concurrent_calls(&session, 3);
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!((fake.sent(), fake.in_flight()), (1, 1));
    concurrent_calls.remove(0).abort();
    for asker in concurrent_calls {
        tokio::time::timeout(Duration::from_secs(1), asker).await.unwrap().unwrap().unwrap();
    }
    assert_eq!((fake.sent(), fake.in_flight()), (2, 0));
}

#[tokio::test(start_paused = true)]
async fn waiting_callers_share_a_failure() {
    let cut = || json(broken(BODY, format!("cut at /?apiKey={KEY}")));
    for (reply, kind, wait) in [
        (Reply::new(503, r#"{"code": "BUSY"}"#).retry_after("40").after(5), ErrorKind::Service, Some(40)),
        (Reply::fail(TransportErrorKind::Connect).after(5), ErrorKind::Network, None),
        (cut().after(5), ErrorKind::Network, None),
    ] {
        let fake = script([reply, json(BODY)]);
        let (session, cache) = session(&fake);
        let other = client(&cache, "another key", "reader 2");
        let [first, second] = [session, other].map(|session| concurrent_calls(&session, 10));
        let mut errors = Vec::new();
        for asker in first.into_iter().chain(second) {
            errors.push(asker.await.unwrap().unwrap_err());
        }
        assert_eq!((fake.sent(), cache.kept.len(), errors.len()), (1, 0, 20));
        assert_eq!(
            errors.iter().map(Error::attempts).sum::<u32>(),
            1,
            "expected only one request to be sent"
        );
        let api = errors[0].api_error();
        assert_eq!(api.is_some(), kind == ErrorKind::Service);
        for error in &errors {
            let asked = error.retry_after().map(|wait| wait.as_secs());
            assert_eq!((error.kind(), asked, error.api_error()), (kind, wait, api), "{error}");
            assert!(!all_texts(error).contains("k3y"), "{error:?}");
        }
        genres(&client(&cache, KEY, "reader 1")).await.unwrap();
        assert_eq!(fake.sent(), 2);
    }
}

#[tokio::test(start_paused = true)]
async fn failures_of_one_caller_are_not_shared() {
    let echo = Doc(serde_json::json!({ "code": KEY }));
    let echo = Reply::new(500, serde_json::to_vec(&echo).unwrap());
    let refused = [401, 403, 404, 429].map(|status| Reply::new(status, ""));
    for reply in refused.into_iter().chain([echo]) {
        let fake = script([reply.after(5), json(BODY)]);
        let (session, _) = session(&fake);
        let mut results = Vec::new();
        for asker in concurrent_calls(&session, 2) {
            results.push(asker.await.unwrap().is_ok());
        }
        assert_eq!((results, fake.sent()), (vec![false, true], 2));
    }
}

#[tokio::test(start_paused = true)]
async fn a_stalled_body_does_not_delay_a_failure() {
    let fake = script([Reply::new(500, in_parts(&["{", "}"], 60)), json(BODY)]);
    let (session, _) = session(&fake);
    let error = genres(&session).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Service);
}

#[tokio::test(start_paused = true)]
async fn the_cache_respects_its_size_limit() {
    let fake = script((0..200).map(|_| json(BODY)));
    let cache = Arc::new(Cache::new(fake.clone(), Fixed::new()).max_bytes(8 << 10));
    let session = client(&cache, KEY, "reader 1");
    for n in 0..200 {
        let query = Pairs(vec![("word", n.to_string())]);
        let _: Answer<Doc> = session.call(&GENRES, &query, None::<&()>).await.unwrap();
        assert!(cache.bytes() <= 8 << 10);
    }
    assert!(cache.bytes() > 4 << 10);
}

#[tokio::test(start_paused = true)]
async fn streams_of_records_are_cached() {
    let lines = "{\"a\": 1}\n{\"a\": 2}\n";
    let fake = script([Reply::ok(lines).header("content-type", "application/jsonl")]);
    let (session, _) = session(&fake);
    for _ in 0..2 {
        let mut records = session.stream::<_, (), Doc>(&GENRES, &(), None).await.unwrap();
        let mut count = 0;
        while let Some(record) = records.next().await {
            record.unwrap();
            count += 1;
        }
        assert_eq!(count, 2);
    }
    assert_eq!(fake.sent(), 1);
}
