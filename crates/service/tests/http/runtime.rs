//! The runtime of operations by itself, with operations that this API does not have.

use std::collections::HashSet;
use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use axum::routing::any;
use wayfare_models::flights::FlightDetailsRequest;
use wayfare_models::service::SearchErrorResponse;
use wayfare_service::http::{Gate, Host, Keys, Operation, Refusal, Reply, SessionUse, call, call_with_body};
use wayfare_service::operations::AUTH;
use wayfare_wire::decode;

use crate::support::*;

#[derive(Debug)]
pub struct Small(Gate);

impl Small {
    pub fn host() -> Arc<Self> {
        let clock = Arc::new(SetClock::default());
        Arc::new(Small(Gate::new(&AUTH, Keys::Any, HashSet::new(), None, clock)))
    }
}

impl Host for Small {
    fn gate(&self) -> &Gate {
        &self.0
    }
}

static ECHO: Operation = Operation {
    name: "small.echo",
    method: "PUT",
    path: "/echo",
    session: SessionUse::Required,
    parameters: &[],
    statuses: &[200, 202, 400, 401],
};

pub static FAIL: Operation = Operation { name: "small.fail", method: "GET", path: "/fail", ..ECHO };

fn small() -> Router {
    let host = Small::host();
    let echo = {
        let host = Arc::clone(&host);
        any(move |request: axum::extract::Request| {
            call_with_body(
                host.clone(),
                &ECHO,
                request,
                |_, caller, (), body: FlightDetailsRequest| async move {
                    assert_eq!(caller.session.as_deref(), Some("u"));
                    Ok(Reply::new(body).with_status(StatusCode::ACCEPTED))
                },
            )
        })
    };
    let fail = any(move |request: axum::extract::Request| {
        call(host.clone(), &FAIL, request, |_, caller, ()| async move {
            match caller.user_agent.as_deref() {
                Some("refuse") => Err(Refusal::internal()),
                Some(_) => panic!("as the test wants it"),
                None => Ok(Reply::new(FlightDetailsRequest::new("a", "b"))),
            }
        })
    });
    Router::new().route(ECHO.path, echo).route(FAIL.path, fail)
}

#[tokio::test]
async fn a_panic_is_an_answer_too() {
    for agent in ["panic", "refuse"] {
        let request = Request::get(format!("/fail?apiKey={KEY}&userTrackId=u")).header("user-agent", agent);
        let answer = send(&small(), request.body(Body::empty()).unwrap()).await;
        assert_eq!(answer.status, StatusCode::INTERNAL_SERVER_ERROR);
        let envelope = decode::<SearchErrorResponse>(answer.text.as_bytes()).unwrap().value;
        assert_eq!(envelope.errors[0].code.as_str(), "INTERNAL_ERROR");
        assert_eq!(envelope.url.as_deref(), Some("http://localhost/fail?userTrackId=u"));
        assert!(!answer.text.contains("as the test wants it"));
    }
    get(&small(), &format!("/fail?apiKey={KEY}&userTrackId=u")).await.ok();
}

#[tokio::test]
async fn a_session_has_to_be_named_where_it_is_required() {
    for query in ["", "&userTrackId=", "&UserTrackId=u"] {
        let answer = get(&small(), &format!("/fail?apiKey={KEY}{query}")).await;
        assert_eq!(answer.refused(), (400, "MISSING_USER_TRACK_ID".to_owned()));
    }
}

#[tokio::test]
async fn a_reply_may_have_another_status() {
    let body = r#"{"searchId":"a","resultId":"b"}"#;
    let request = Request::put(format!("/echo?apiKey={KEY}&userTrackId=u")).body(Body::from(body)).unwrap();
    let answer = send(&small(), request).await;
    assert_eq!((answer.status, answer.text.as_str()), (StatusCode::ACCEPTED, body));
}

/// Keeps what is logged.
#[derive(Clone, Default)]
pub struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    /// Keeps what this thread logs for as long as the guard lives.
    pub fn keep(&self) -> tracing::subscriber::DefaultGuard {
        let writer = self.clone();
        let subscriber = tracing_subscriber::fmt()
            .with_max_level(tracing_subscriber::filter::LevelFilter::TRACE)
            .with_ansi(false)
            .with_writer(move || writer.clone())
            .finish();
        tracing::subscriber::set_default(subscriber)
    }

    pub fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn the_log_has_each_call_and_never_the_key() {
    let log = Log::default();
    let _logging = log.keep();
    let router = builder().flight_providers(vec![]).build().router();
    get(&router, &format!("{PLACES}flights?searchTerm=rome&apiKey={KEY}&x={KEY}")).await.faults();
    post(&router, POLL, boston_london()).await.ok();
    get(&router, &format!("/{KEY}")).await.refused();
    let log = log.text();
    assert!(log.contains("autocomplete.flights") && log.contains("searchTerm=rome"), "{log}");
    assert!(log.contains("flights.poll") && log.contains("status=200"), "{log}");
    assert!(log.contains("NOT_FOUND"), "{log}");
    assert!(!log.contains(KEY), "{log}");
}
