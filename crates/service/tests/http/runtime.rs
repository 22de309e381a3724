//! Tests of the operation runtime alone, in a service for another API with its own operations, errors and envelopes.

use std::collections::HashSet;
use std::convert::Infallible;
use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use specwright_core::ViolationReason;
use specwright_core::auth::{Scheme, SessionUse};
use wayfare_models::flights::FlightDetailsRequest;
use wayfare_service::http::{
    Auth, Caller, Cause, Denial, Errors, Faults, Gate, Host, Keys, Operation, OperationMethod, Processors,
    Refusal, Refused, Reply, framed, route,
};

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
}

impl Small {
    pub fn host() -> Arc<Self> {
        let clock = Arc::new(SetClock::default());
        let gate = Gate::new(&AUTH, Keys::Any, HashSet::new(), None, clock);
        Arc::new(Small { gate, processors: Processors::default() })
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
}

/// The errors of the other API: strings as codes, in one envelope.
#[derive(Debug)]
pub enum SmallErrors {}

impl Errors for SmallErrors {
    type Code = &'static str;
    type Reason = Infallible;
    type Envelope = Value;

    fn code(cause: Cause<'_, Infallible>) -> &'static str {
        match cause {
            Cause::Denied(Denial::NoSession { .. }) => "no session",
            Cause::Denied(_) => "denied",
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
pub fn code_of(_: &specwright_core::Location, _: &ViolationReason) -> &'static str {
    "invalid"
}

static FAIL: Operation = Operation::new("small.fail", OperationMethod::Get, "/fail")
    .with_session(SessionUse::Required)
    .with_statuses(&[200, 202, 400, 401]);

pub fn small() -> Router {
    let host = Small::host();
    let fail = route(
        Arc::clone(&host),
        &FAIL,
        code_of,
        |_, caller, (), (), _| Some(caller.user_agent.clone()),
        |_, _, agent| async move {
            match agent.as_deref() {
                Some("refuse") => Err(Refusal::internal()),
                Some(_) => panic!("scripted failure"),
                None => Ok(Reply::new(FlightDetailsRequest::new("a", "b"))),
            }
        },
    );
    framed(host, Router::new().route(FAIL.path, fail))
}

async fn fail(agent: &str) -> Answer {
    let request = Request::get(format!("/fail?apiKey={KEY}&userTrackId=u")).header("user-agent", agent);
    send(&small(), request.body(Body::empty()).unwrap()).await
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
    get(&small(), &format!("/fail?apiKey={KEY}&userTrackId=u")).await.ok();
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
        route(Small::host(), operation, code_of, prepare, run)
    };
    let router = Router::new().route(PAGE.path, thread(&PAGE)).route(ONE.path, thread(&ONE));
    let here = format!("{:?}", std::thread::current().id());
    for (path, is_here) in [("/one", true), ("/page", false)] {
        let answer = get(&router, &format!("{path}?apiKey={KEY}&userTrackId=u")).await.ok();
        assert_eq!(answer["resultId"] == here.as_str(), is_here, "{path}: {answer}");
    }
}
