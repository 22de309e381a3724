//! Tests of responses that stream records, from an operation of a test API.

use std::io::{self, Write as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::header::{ALLOW, CONTENT_TYPE};
use axum::http::{Request, StatusCode};
use axum::response::Response;
use flate2::write::GzDecoder;
use futures_util::{StreamExt as _, stream};
use http_body_util::BodyExt as _;
use specwright_core::auth::SessionUse;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tower::ServiceExt as _;
use wayfare_models::flights::FlightDetailsRequest;
use wayfare_service::http::{Caller, Faults, Lines, Operation, OperationMethod, Refusal, route};

use crate::access_log::Log;
use crate::runtime::{Small, SmallErrors, code_of, envelope};
use crate::support::*;

static ALL: Operation = Operation::new("small.all", OperationMethod::Get, "/all")
    .with_session(SessionUse::Required)
    .with_statuses(&[200, 202, 400, 401]);

fn record(id: usize) -> FlightDetailsRequest {
    FlightDetailsRequest::new("a", id.to_string().as_str())
}

fn text(ids: impl IntoIterator<Item = usize>) -> String {
    ids.into_iter().map(|id| format!("{{\"searchId\":\"a\",\"resultId\":\"{id}\"}}\n")).collect()
}

/// Returns the router of a service that counts the records it creates. A call's user agent specifies how many records
/// to send, or how to fail.
fn router(made: &Arc<AtomicUsize>) -> Router {
    let (host, made) = (Small::host(), Arc::clone(made));
    let prepare = |_: &Small, _: &Caller, (), (), _: &mut Faults<SmallErrors>| Some(());
    let all = route(host, &ALL, code_of, prepare, move |_, caller, ()| {
        let made = Arc::clone(&made);
        async move {
            let record = move |id| {
                made.fetch_add(1, Ordering::SeqCst);
                record(id)
            };
            Ok(match caller.user_agent.as_deref().unwrap_or_default() {
                "refuse" => return Err(Refusal::internal()),
                "fail" => {
                    let failure = stream::iter([Err(io::Error::other("the disk is gone"))]);
                    Lines::from_stream(stream::iter(0..3).map(move |id| Ok(record(id))).chain(failure))
                }
                "fail at once" => Lines::from_stream(stream::iter([Err(io::Error::other("no disk"))])),
                "panic" => Lines::new((0..5).map(move |id| match id {
                    3 => panic!("scripted failure"),
                    id => record(id),
                })),
                "wait" => {
                    let late = stream::once(tokio::time::sleep(Duration::from_secs(5))).map(|()| 7);
                    let ids = stream::iter(0..2).chain(late);
                    Lines::from_stream(ids.map(move |id| Ok::<_, io::Error>(record(id))))
                }
                "endless" => Lines::new((0..).map(record)),
                count => Lines::new((0..count.parse().unwrap_or_default()).map(record)),
            })
        }
    });
    Router::new().route(ALL.path, all)
}

async fn ask(made: &Arc<AtomicUsize>, method: &str, agent: &str) -> Response {
    ask_as(made, method, agent, "identity").await
}

async fn ask_as(made: &Arc<AtomicUsize>, method: &str, agent: &str, accepted: &str) -> Response {
    let request = Request::builder().method(method).uri(format!("/all?apiKey={KEY}&userTrackId=u"));
    let request = request.header("user-agent", agent).header("accept-encoding", accepted);
    let request = request.body(Body::empty()).unwrap();
    router(made).oneshot(request).await.unwrap()
}

/// Returns the received part of a body, and the error if the body was truncated.
async fn received(response: Response) -> (String, Option<String>) {
    let (mut body, mut text) = (response.into_body(), String::new());
    while let Some(frame) = body.frame().await {
        match frame {
            Ok(frame) => text.push_str(std::str::from_utf8(&frame.into_data().unwrap()).unwrap()),
            Err(error) => return (text, Some(error.to_string())),
        }
    }
    (text, None)
}

#[tokio::test]
async fn each_record_is_a_line() {
    for count in [0, 1, 3, 5_000] {
        let response = ask(&Arc::default(), "GET", &count.to_string()).await;
        assert_eq!(response.status(), StatusCode::OK);
        assert_eq!(response.headers()[CONTENT_TYPE], "application/x-ndjson");
        assert_eq!(received(response).await, (text(0..count), None));
    }
}

#[tokio::test]
async fn records_are_created_on_demand() {
    let made = Arc::default();
    let mut body = ask(&made, "GET", "endless").await.into_body();
    assert_eq!(made.load(Ordering::SeqCst), 0);
    for _ in 0..3 {
        let part = body.frame().await.unwrap().unwrap().into_data().unwrap();
        assert!((16 * 1024..17 * 1024).contains(&part.len()), "{}", part.len());
    }
    assert!((1_000..3_000).contains(&made.load(Ordering::SeqCst)));
}

#[tokio::test(start_paused = true)]
async fn available_records_are_sent_at_once() {
    let started = tokio::time::Instant::now();
    let mut body = ask(&Arc::default(), "GET", "wait").await.into_body();
    let part = body.frame().await.unwrap().unwrap().into_data().unwrap();
    assert_eq!((part, started.elapsed()), (text(0..2).into(), Duration::ZERO));
    let part = body.frame().await.unwrap().unwrap().into_data().unwrap();
    assert_eq!((part, started.elapsed().as_secs()), (text([7]).into(), 5));
    assert!(body.frame().await.is_none());
}

#[tokio::test(start_paused = true)]
async fn encoded_streams_flush_at_once_and_end_only_if_complete() {
    let started = tokio::time::Instant::now();
    let mut body = ask_as(&Arc::default(), "GET", "wait", "gzip").await.into_body();
    let mut decoder = GzDecoder::new(Vec::new());
    decoder.write_all(&body.frame().await.unwrap().unwrap().into_data().unwrap()).unwrap();
    decoder.flush().unwrap();
    assert_eq!((decoder.get_ref(), started.elapsed()), (&text(0..2).into_bytes(), Duration::ZERO));
    decoder.write_all(&body.collect().await.unwrap().to_bytes()).unwrap();
    assert_eq!(decoder.finish().unwrap(), text([0, 1, 7]).into_bytes());

    for agent in ["fail", "panic"] {
        let mut body = ask_as(&Arc::default(), "GET", agent, "gzip").await.into_body();
        let mut decoder = GzDecoder::new(Vec::new());
        decoder.write_all(&body.frame().await.unwrap().unwrap().into_data().unwrap()).unwrap();
        decoder.flush().unwrap();
        assert_eq!(decoder.get_ref(), &text(0..3).into_bytes());
        assert!(body.frame().await.unwrap().is_err());
        assert!(decoder.finish().is_err());
    }
}

#[tokio::test]
async fn errors_are_answered_before_the_stream() {
    let refused = ask(&Arc::default(), "GET", "refuse").await;
    assert_eq!(refused.status(), StatusCode::INTERNAL_SERVER_ERROR);
    assert_eq!(refused.headers()[CONTENT_TYPE], "application/json");
    let refused = get(&router(&Arc::default()), &format!("/all?apiKey={KEY}")).await;
    assert_eq!((refused.status.as_u16(), &envelope(&refused)["denied"]), (400, &"no session".into()));
    assert_eq!(ask(&Arc::default(), "POST", "3").await.status(), StatusCode::METHOD_NOT_ALLOWED);
}

#[tokio::test]
async fn head_and_options_create_no_records() {
    let made = Arc::default();
    let head = ask(&made, "HEAD", "3").await;
    assert_eq!(
        (head.status(), &head.headers()[CONTENT_TYPE]),
        (StatusCode::OK, &"application/x-ndjson".parse().unwrap())
    );
    assert_eq!(received(head).await, (String::new(), None));
    let options = ask(&made, "OPTIONS", "3").await;
    assert_eq!(options.status(), StatusCode::NO_CONTENT);
    assert_eq!(options.headers()[ALLOW], "GET, HEAD, OPTIONS");
    assert_eq!(made.load(Ordering::SeqCst), 0);
}

#[tokio::test]
async fn a_failing_stream_breaks_off_after_complete_records() {
    let log = Log::default();
    let _logging = log.keep();
    for (agent, why) in [("fail", "the disk is gone"), ("panic", "the stream panicked")] {
        assert_eq!(
            received(ask(&Arc::default(), "GET", agent).await).await,
            (text(0..3), Some(why.to_owned()))
        );
        assert!(log.text().contains(why), "{}", log.text());
    }
    let at_once = received(ask(&Arc::default(), "GET", "fail at once").await).await;
    assert_eq!(at_once, (String::new(), Some("no disk".to_owned())));
    assert!(log.text().contains("small.all") && !log.text().contains(KEY), "{}", log.text());
}

#[tokio::test]
async fn a_caller_can_detect_a_broken_stream() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let serving = tokio::spawn(async move { axum::serve(listener, router(&Arc::default())).await });
    for (agent, is_whole) in [("3", true), ("fail", false), ("panic", false)] {
        let mut stream = TcpStream::connect(address).await.unwrap();
        let request = format!(
            "GET /all?apiKey={KEY}&userTrackId=u HTTP/1.1\r\nhost: x\r\nuser-agent: {agent}\r\nconnection: close\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        // A connection reset also counts as an aborted body.
        let _ = stream.read_to_end(&mut answer).await;
        let answer = String::from_utf8(answer).unwrap();
        assert!(answer.contains("transfer-encoding: chunked"), "{answer}");
        assert!(answer.contains(&text([2])), "complete records must be sent: {answer}");
        assert_eq!(answer.ends_with("\r\n0\r\n\r\n"), is_whole, "{agent}: {answer}");
    }
    serving.abort();
}
