//! Tests of the operation runtime alone, in a service for another API with its own operations, errors and envelopes.

use std::collections::HashSet;
use std::fmt;
use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use specwright_core::ViolationReason;
use specwright_core::auth::{Scheme, SessionUse};
use wayfare_models::flights::FlightDetailsRequest;
use wayfare_service::http::{
    Auth, Caller, Cause, Denial, Errors, Faults, Gate, Host, Json, Keys, Operation, OperationMethod,
    Processors, Refusal, Refused, Reply, framed, route,
};
use wayfare_validation::Path;

use crate::support::*;

static AUTH: Auth = Auth::new()
    .with_schemes(&[Scheme::query("key", "apiKey")])
    .with_session("userTrackId")
    .with_user_agent("user-agent");

/// A service for another API.
#[derive(Debug)]
pub struct Small {
    gate: Gate,
    processors: Processors,
    is_strict: bool,
}

impl Small {
    pub fn host(is_strict: bool) -> Arc<Self> {
        let clock = Arc::new(SetClock::default());
        let gate = Gate::new(&AUTH, Keys::Any, HashSet::new(), None, clock);
        Arc::new(Small { gate, processors: Processors::default(), is_strict })
    }
}

impl Host for Small {
    type Errors = SmallErrors;

    fn gate(&self) -> &Gate {
        &self.gate
    }

    fn processors(&self) -> &Processors {
        &self.processors
    }

    fn is_strict(&self) -> bool {
        self.is_strict
    }
}

/// The errors of the other API: strings as codes, in one envelope.
#[derive(Debug)]
pub enum SmallErrors {}

/// The reason for rejecting two equal ids.
#[derive(Clone, Debug, PartialEq)]
pub struct EqualIds;

impl fmt::Display for EqualIds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("found the id of the search, allowed another")
    }
}

impl Errors for SmallErrors {
    type Code = &'static str;
    type Reason = EqualIds;
    type Envelope = Value;

    fn code(cause: Cause<'_, EqualIds>) -> &'static str {
        match cause {
            Cause::Denied(Denial::NoSession { .. }) => "no session",
            Cause::Denied(_) => "denied",
            Cause::Own(_, EqualIds) => "twins",
            Cause::Failed => "failed",
            _ => "invalid",
        }
    }

    fn envelope(refused: Refused<'_, &'static str>) -> Value {
        match refused {
            Refused::Denied { code, message, .. } => json!({ "denied": code, "because": message }),
            Refused::Errors { url, errors, .. } => json!({ "at": url, "errors": errors }),
            _ => Value::Null,
        }
    }
}

/// Returns the error code for a violation of the description.
pub fn code_of(_: &specwright_core::Location, reason: &ViolationReason) -> &'static str {
    if reason.is_missing() { "missing" } else { "invalid" }
}

static ECHO: Operation = Operation::new("small.echo", OperationMethod::Put, "/echo")
    .with_session(SessionUse::Required)
    .with_statuses(&[200, 202, 400, 401]);

static FAIL: Operation = Operation::new("small.fail", OperationMethod::Get, "/fail")
    .with_session(SessionUse::Required)
    .with_statuses(&[200, 202, 400, 401]);

pub fn small(is_strict: bool) -> Router {
    let host = Small::host(is_strict);
    let echo = route(
        Arc::clone(&host),
        &ECHO,
        code_of,
        |_, _, (), Json(body): Json<FlightDetailsRequest>, faults| {
            if body.search_id.as_str() == body.result_id.as_str() {
                faults.at(&Path::ROOT.field(FlightDetailsRequest::RESULT_ID), EqualIds);
            }
            Some(body)
        },
        |_, caller, body| async move {
            assert_eq!(caller.session.as_deref(), Some("u"));
            Ok(Reply::new(body).with_status(StatusCode::ACCEPTED))
        },
    );
    let fail = route(
        Arc::clone(&host),
        &FAIL,
        code_of,
        |_, caller, (), (), _| Some(caller.user_agent.clone()),
        |_, _, agent| async move {
            match agent.as_deref() {
                Some("refuse") => Err(Refusal::internal()),
                Some("unknown") => Err(Refusal::unknown(EqualIds)),
                Some(_) => panic!("scripted failure"),
                None => Ok(Reply::new(FlightDetailsRequest::new("a", "b"))),
            }
        },
    );
    framed(host, Router::new().route(ECHO.path, echo).route(FAIL.path, fail))
}

async fn fail(agent: &str) -> Answer {
    let request = Request::get(format!("/fail?apiKey={KEY}&userTrackId=u")).header("user-agent", agent);
    send(&small(false), request.body(Body::empty()).unwrap()).await
}

async fn echo(query: &str, body: &'static str) -> Answer {
    echo_of(&small(false), query, body).await
}

async fn echo_of(router: &Router, query: &str, body: &'static str) -> Answer {
    let request = Request::put(format!("/echo?apiKey={KEY}&userTrackId=u{query}"));
    send(router, request.body(Body::from(body)).unwrap()).await
}

pub fn envelope(answer: &Answer) -> Value {
    serde_json::from_str(&answer.text).unwrap()
}

#[tokio::test]
async fn a_panic_is_answered_with_an_error() {
    for agent in ["panic", "refuse"] {
        let answer = fail(agent).await;
        assert_eq!(answer.status, StatusCode::INTERNAL_SERVER_ERROR);
        let envelope = envelope(&answer);
        assert_eq!(envelope["errors"][0][0], "failed");
        assert_eq!(envelope["at"], "http://localhost/fail?userTrackId=u");
        assert!(!answer.text.contains("scripted failure"));
    }
    get(&small(false), &format!("/fail?apiKey={KEY}&userTrackId=u")).await.ok();
}

#[tokio::test]
async fn a_required_session_must_be_present() {
    for query in ["", "&userTrackId=", "&UserTrackId=u"] {
        let answer = get(&small(false), &format!("/fail?apiKey={KEY}{query}")).await;
        assert_eq!((answer.status.as_u16(), &envelope(&answer)["denied"]), (400, &json!("no session")));
    }
}

#[tokio::test]
async fn a_reply_may_have_another_status() {
    let body = r#"{"searchId":"a","resultId":"b"}"#;
    let answer = echo("", body).await;
    assert_eq!((answer.status, answer.text.as_str()), (StatusCode::ACCEPTED, body));
}

#[tokio::test]
async fn errors_of_all_kinds_are_reported_at_once() {
    let body = r#"{"searchId":"a","resultId":"a","more":1}"#;
    let answer = echo("&x=1", body).await;
    let expected = [["twins", "/resultId: found the id of the search, allowed another"]];
    assert_eq!(envelope(&answer)["errors"], json!(expected));
    assert_eq!(answer.headers["wayfare-ignored"], "x, /more");
    let answer = echo_of(&small(true), "&x=1", body).await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    assert!(!answer.headers.contains_key("wayfare-ignored"));
    let expected = [
        ["invalid", "x: found an unknown parameter, allowed no parameters"],
        ["invalid", "/more: found an unknown field, allowed one of searchId, resultId"],
        ["twins", "/resultId: found the id of the search, allowed another"],
    ];
    assert_eq!(envelope(&answer)["errors"], json!(expected));
    let answer = echo("", r#"{"searchId":"a"}"#).await;
    assert_eq!(envelope(&answer)["errors"][0][0], "missing");
}

#[tokio::test]
async fn unknown_paths_methods_and_resources() {
    let unknown = fail("unknown").await;
    let because = "found the id of the search, allowed another";
    assert_eq!(unknown.status, StatusCode::NOT_FOUND);
    assert_eq!(envelope(&unknown), json!({ "denied": "twins", "because": because }));
    assert_eq!(envelope(&get(&small(false), "/nowhere").await)["because"], "there is no such path");
    let answer = get(&small(false), "/echo").await;
    assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(envelope(&answer)["because"], "this path allows only PUT, OPTIONS");
}

#[tokio::test]
async fn large_responses_are_built_outside_the_server_threads() {
    static PAGE: Operation = Operation::new("small.page", OperationMethod::Get, "/page")
        .with_session(SessionUse::Required)
        .with_results("results");
    static ONE: Operation =
        Operation::new("small.one", OperationMethod::Get, "/one").with_session(SessionUse::Required);
    let thread = |operation| {
        let prepare = |_: &Small, _: &Caller, (), (), _: &mut Faults<SmallErrors>| Some(());
        let run = |_, _, ()| async {
            let thread = format!("{:?}", std::thread::current().id());
            Ok(Reply::new(FlightDetailsRequest::new("a", thread.as_str())))
        };
        route(Small::host(false), operation, code_of, prepare, run)
    };
    let router = Router::new().route(PAGE.path, thread(&PAGE)).route(ONE.path, thread(&ONE));
    let here = format!("{:?}", std::thread::current().id());
    for (path, is_here) in [("/one", true), ("/page", false)] {
        let answer = get(&router, &format!("{path}?apiKey={KEY}&userTrackId=u")).await.ok();
        assert_eq!(answer["resultId"] == here.as_str(), is_here, "{path}: {answer}");
    }
}
