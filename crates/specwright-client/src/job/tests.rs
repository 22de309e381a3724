//! Tests for jobs over a scripted transport, with a paused clock.

use std::sync::Arc;
use std::time::Duration;

use http::Method;
use specwright_core::Path;
use specwright_core::{Validate, Violations};

use super::*;
use crate::testing::*;
use crate::{Budget, CallOptions, Error, ErrorKind, GiveUp, NoContent, Operation, Retry};

/// The poll query.
#[derive(Debug, PartialEq)]
struct Named {
    id: i64,
    part: Option<String>,
}

specwright_core::query! { Named {
    id: required "id";
    part: optional "part";
} }

impl Validate for Named {
    fn check(&self, _: &Path<'_>, _: &mut Violations) {}
}

static PRINT: Operation = Operation::new("prints.begin", Method::POST, "/prints");
static READ: Operation = Operation::new("prints.read", Method::GET, "/prints/{id}").repeatable();
static STOP: Operation = Operation::new("prints.stop", Method::DELETE, "/prints/{id}");

const STATES: &[&str] = &["waiting", "done", "jammed", "stopped"];

fn phase(status: &str) -> Option<Phase> {
    Some(match status {
        "waiting" => Phase::Running,
        "done" => Phase::Succeeded,
        "jammed" => Phase::Failed,
        "stopped" => Phase::Cancelled,
        _ => return None,
    })
}

fn status(answer: &Doc) -> Option<&str> {
    answer.0.get("status")?.as_str()
}

/// A job whose start and poll responses have the same type.
struct Print;

impl Protocol for Print {
    type StartQuery = ();
    type StartBody = Doc;
    type Started = Doc;
    type Query = Named;
    type Answer = Doc;

    const START: &'static Operation = &PRINT;
    const POLL: &'static Operation = &READ;
    const IDENTITY: Identity = Identity::Field { answer: "number", query: "id" };
    const STATUS: &'static str = "status";
    const STATES: &'static [&'static str] = STATES;

    fn id(started: &Doc) -> Option<String> {
        started.0.get("number").map(ToString::to_string)
    }

    fn first(started: Doc) -> Option<Doc> {
        Some(started)
    }

    fn status(answer: &Doc) -> Option<&str> {
        status(answer)
    }

    fn phase(status: &str) -> Option<Phase> {
        phase(status)
    }

    fn reason(answer: &Doc) -> Option<String> {
        reason(&answer.0.get("error"))
    }
}

impl Cancel for Print {
    type CancelQuery = Named;
    type Cancelled = NoContent;

    const CANCEL: &'static Operation = &STOP;
}

/// A job whose start response contains only the job's URL.
struct Located;

impl Protocol for Located {
    type StartQuery = ();
    type StartBody = ();
    type Started = NoContent;
    type Query = Named;
    type Answer = Doc;

    const START: &'static Operation = &PRINT;
    const POLL: &'static Operation = &READ;
    const IDENTITY: Identity = Identity::Location;
    const STATUS: &'static str = "status";
    const STATES: &'static [&'static str] = STATES;

    fn status(answer: &Doc) -> Option<&str> {
        status(answer)
    }

    fn phase(status: &str) -> Option<Phase> {
        phase(status)
    }
}

fn print(fake: &Script) -> Job<Print> {
    fake.session().run_job((), Some(Doc(serde_json::json!({ "pages": 3 }))))
}

fn located(fake: &Script) -> Job<Located> {
    fake.session().run_job((), None)
}

fn answer(status: &str) -> Reply {
    Reply::ok(format!(r#"{{"number": 7, "status": "{status}"}}"#))
}

fn accepted(location: &str) -> Reply {
    Reply::new(202, "").header("location", location)
}

type Given<P> = Option<Result<Arc<Update<<P as Protocol>::Answer>>, Error>>;

fn phase_of_next<P: Protocol>(next: Given<P>) -> Option<Phase> {
    next.map(|update| update.unwrap().phase)
}

#[tokio::test(start_paused = true)]
async fn a_job_is_started_and_polled_until_it_is_done() {
    let fake = script([answer("waiting"), answer("waiting"), answer("done")]);
    let mut job = print(&fake);
    assert!(job.token().is_none() && fake.sent() == 0);
    for (phase, polls) in [(Phase::Running, 1), (Phase::Running, 2), (Phase::Succeeded, 3)] {
        let update = job.next().await.unwrap().unwrap();
        assert_eq!((update.phase, update.polls, update.notes.is_empty()), (phase, polls, true));
    }
    assert!(job.next().await.is_none() && job.is_over());
    // The backoff waits 0.5 s and 0.75 s.
    assert_eq!((job.elapsed().as_millis(), job.attempts()), (1250, 3));
    assert_eq!((fake.method(0), fake.body(0)), (Method::POST, r#"{"pages":3}"#.to_owned()));
    assert!(fake.uri(1).starts_with("https://books.example/v/prints/7?"), "{}", fake.uri(1));
    assert_eq!((fake.method(1), fake.body(1)), (Method::GET, String::new()));
}

#[tokio::test(start_paused = true)]
async fn a_start_response_may_be_final() {
    let fake = script([Reply::ok(r#"{"status": "done"}"#)]);
    let done = print(&fake).finish().await.unwrap();
    assert_eq!((done.phase, done.polls, fake.sent()), (Phase::Succeeded, 1, 1));
}

#[tokio::test(start_paused = true)]
async fn failure_and_cancellation_have_reasons() {
    for (error, expected) in [
        (r#""no paper  left""#, Some("no paper  left")),
        (r#"{"code": 3}"#, Some(r#"{"code":3}"#)),
        ("null", None),
        (r#""""#, None),
    ] {
        let failed = Reply::ok(format!(r#"{{"number": 7, "status": "jammed", "error": {error}}}"#));
        let error = print(&script([answer("waiting"), failed])).finish().await.unwrap_err();
        assert!(matches!(error, JobError::Failed { .. }), "{error:?}");
        assert_eq!((error.reason(), error.last().unwrap().phase), (expected, Phase::Failed));
        assert_eq!(
            error.to_string().contains("no paper left"),
            expected == Some("no paper  left"),
            "{error}"
        );
    }
    let error = print(&script([answer("stopped")])).finish().await.unwrap_err();
    assert!(matches!(error, JobError::Cancelled { reason: None, last: Some(_) }), "{error:?}");
    assert_eq!(error.to_string(), "the job was cancelled");
}

#[tokio::test(start_paused = true)]
async fn the_key_is_in_no_reason() {
    let text = serde_json::json!({ "number": 7, "status": "jammed", "error": format!("at ?key={KEY}") });
    let error = print(&script([Reply::ok(text.to_string())])).finish().await.unwrap_err();
    assert_eq!(error.to_string(), "the job failed: at ?key=***");
    assert!(!format!("{error:?}").contains("k3y"), "{error:?}");
}

#[tokio::test(start_paused = true)]
async fn an_undescribed_status_counts_as_running_and_is_noted() {
    let fake = script([answer("waiting"), answer("folding"), Reply::ok("{}"), answer("done")]);
    let mut job = print(&fake);
    job.next().await;
    let notes_of = |update: &Update<Doc>| update.notes.iter().map(ToString::to_string).collect::<Vec<_>>();
    let update = job.next().await.unwrap().unwrap();
    assert_eq!(update.phase, Phase::Running);
    assert_eq!(
        notes_of(&update),
        [r#"/status: found "folding", expected one of waiting, done, jammed, stopped"#]
    );
    let update = job.next().await.unwrap().unwrap();
    assert_eq!((update.phase, notes_of(&update).len()), (Phase::Running, 1));
    assert!(job.finish().await.is_ok());
}

#[tokio::test(start_paused = true)]
async fn the_requested_wait_is_honoured() {
    let fake = script([
        accepted("/v/prints/7").retry_after("20"),
        answer("waiting").retry_after("3"),
        answer("done"),
    ]);
    let done = located(&fake).finish().await.unwrap();
    assert_eq!((done.elapsed.as_secs(), done.polls), (23, 3));
    assert!(fake.uri(2).contains("/v/prints/7?"), "{}", fake.uri(2));
}

#[tokio::test(start_paused = true)]
async fn an_unusable_location_is_an_error() {
    for (reply, expected) in [
        (Reply::new(202, ""), "it has no Location header, which is required to poll the job"),
        (accepted("https://else.example/v/prints/7"), "whose origin differs from https://books.example"),
        (accepted("/v/others/7"), "which does not match the URL of a poll: /v/prints/{id}"),
        (accepted("/v/prints/seven"), r#"found "seven", expected an integer"#),
    ] {
        let fake = script([reply]);
        let mut job = located(&fake);
        let error = job.start().await.unwrap_err();
        assert_eq!((error.kind(), error.status().unwrap().as_u16()), (ErrorKind::Unexpected, 202));
        assert!(error.to_string().starts_with("prints.begin: unexpected response (status 202): "), "{error}");
        assert!(error.to_string().contains(expected), "{error}");
        assert!(job.next().await.is_none() && job.is_over() && fake.sent() == 1);
    }
    let error = print(&script([Reply::ok(r#"{"status": "waiting"}"#)])).finish().await.unwrap_err();
    let JobError::Unfinished { error, last: Some(_), token: None } = error else { panic!("{error:?}") };
    assert!(error.to_string().ends_with(r#"it has no "number", which is required to poll the job"#));
}

#[tokio::test(start_paused = true)]
async fn a_job_is_resumed_by_token_or_id() {
    let mut job = located(&script([accepted("prints/7?part=b%26c")]));
    job.start().await.unwrap();
    let token: Token = job.token().unwrap().to_string().parse().unwrap();
    assert_eq!(token.operation(), "prints.read");
    let fake = script([answer("waiting"), answer("done")]);
    let job: Job<Located> = fake.session().resume_job(token.clone()).unwrap();
    assert!(job.finish().await.is_ok());
    assert!(fake.uri(0).contains("/prints/7?part=b%26c&"), "{}", fake.uri(0));
    // A job can also be identified by its id alone.
    let fake = script([answer("done")]);
    assert!(fake.session().job_of::<Print>(Named { id: 8, part: None }).finish().await.is_ok());
    assert!(fake.uri(0).contains("/prints/8?"), "{}", fake.uri(0));
    // Tokens that do not belong to this kind of job.
    for wrong in [
        Token::of_job(&PRINT, Vec::new()),
        Token::of_job(&READ, vec![("id".into(), "x".into())]),
        Token::of_job(&READ, Vec::new()),
    ] {
        let error = fake.session().resume_job::<Print>(wrong).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::InvalidToken, "{error}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_404_right_after_the_start_is_retried() {
    let fake = script([answer("waiting"), Reply::new(404, ""), Reply::new(404, ""), answer("done")]);
    assert!(print(&fake).finish().await.is_ok());
    assert_eq!(fake.sent(), 4);
    // The 404 is retried as often as the policy allows, and then reported.
    let lost = || std::iter::repeat_with(|| Reply::new(404, ""));
    let fake = script([answer("waiting")].into_iter().chain(lost().take(9)));
    let JobError::Unfinished { error, token, .. } = print(&fake).finish().await.unwrap_err() else {
        panic!()
    };
    assert_eq!((error.status().unwrap().as_u16(), error.given_up()), (404, Some(GiveUp::Attempts)));
    assert_eq!((fake.sent(), token.is_some(), error.may_have_arrived()), (5, true, false));
    // After the job was found once, and for a job started elsewhere, a 404 ends the handle.
    let fake = script([answer("waiting"), answer("waiting"), Reply::new(404, ""), answer("done")]);
    assert!(print(&fake).finish().await.is_err() && fake.sent() == 3);
    let fake = script([Reply::new(404, ""), answer("done")]);
    assert!(fake.session().job_of::<Print>(Named { id: 8, part: None }).finish().await.is_err());
}

#[tokio::test(start_paused = true)]
async fn transient_failures_are_retried_and_others_end_the_handle() {
    let fake = script([answer("waiting"), Reply::new(503, ""), answer("waiting"), Reply::new(403, "")]);
    let mut job = print(&fake);
    assert_eq!(phase_of_next::<Print>(job.next().await), Some(Phase::Running));
    assert_eq!(phase_of_next::<Print>(job.next().await), Some(Phase::Running));
    let error = job.next().await.unwrap().unwrap_err();
    assert_eq!((error.kind(), job.attempts()), (ErrorKind::Forbidden, 4));
    assert!(job.next().await.is_none() && job.token().is_some() && job.last().is_some());
    // A start request is not sent twice, and a redirect is not followed.
    let fake = script([Reply::new(500, "")]);
    assert_eq!(print(&fake).start().await.unwrap_err().kind(), ErrorKind::Service);
    assert_eq!(fake.sent(), 1);
    let other = Reply::new(303, "").header("location", "/v/prints/7/result");
    let error = print(&script([answer("waiting"), other])).finish().await.unwrap_err();
    assert!(error.to_string().ends_with(r#"redirected to "/v/prints/7/result", which is not followed"#));
}

#[tokio::test(start_paused = true)]
async fn an_endless_job_ends_at_the_deadline() {
    let endless = || script(std::iter::repeat_with(|| answer("waiting")).take(100));
    let error = print(&endless()).deadline(Duration::from_secs(60)).finish().await.unwrap_err();
    let JobError::Unfinished { error, last: Some(last), token: Some(_) } = error else { panic!("{error:?}") };
    assert_eq!(error.to_string(), "prints.read: no response in time: the job is not complete");
    assert_eq!((error.is_timeout(), last.phase), (true, Phase::Running));
    // The session's deadline, and a wait that exceeds the deadline.
    let session = endless().session().with(CallOptions::new().within(Duration::from_secs(5)));
    let error = session.job_of::<Print>(Named { id: 8, part: None }).finish().await.unwrap_err();
    assert!(error.to_string().contains("the deadline of 5s for the calls of this session has passed"));
    let fake = script([answer("waiting").retry_after("3600")]);
    let mut job = print(&fake);
    assert_eq!(phase_of_next::<Print>(job.next().await), Some(Phase::Running));
    let error = job.next().await.unwrap().unwrap_err();
    assert_eq!(
        (error.given_up(), error.retry_after()),
        (Some(GiveUp::Deadline), Some(Duration::from_secs(3600)))
    );
    assert_eq!(job.elapsed(), Duration::ZERO);
}

#[tokio::test(start_paused = true)]
async fn a_cancelled_job_ends_with_its_final_answer() {
    let fake = script([answer("waiting"), Reply::new(204, ""), answer("waiting"), answer("stopped")]);
    let mut job = print(&fake);
    job.next().await;
    job.cancel().await.unwrap();
    assert_eq!((fake.method(1), job.is_over()), (Method::DELETE, false));
    assert!(fake.uri(1).contains("/prints/7?"), "{}", fake.uri(1));
    assert!(matches!(job.finish().await.unwrap_err(), JobError::Cancelled { last: Some(_), .. }));
    // The service forgets a cancelled job.
    let fake = script([answer("waiting"), Reply::new(204, ""), Reply::new(410, "")]);
    let mut job = print(&fake);
    job.start().await.unwrap();
    job.cancel().await.unwrap();
    assert_eq!(
        phase_of_next::<Print>(job.next().await),
        Some(Phase::Running),
        "expected the update from the start response"
    );
    assert!(job.next().await.is_none());
    assert!(matches!(job.finish().await.unwrap_err(), JobError::Cancelled { reason: None, .. }));
}

#[tokio::test(start_paused = true)]
async fn cancelling_a_job_that_is_not_running_sends_nothing() {
    let fake = script([answer("done")]);
    let mut job = print(&fake);
    job.cancel().await.unwrap();
    assert!(job.next().await.is_none() && fake.sent() == 0);
    assert!(matches!(job.finish().await.unwrap_err(), JobError::Cancelled { last: None, .. }));
    let mut job = print(&fake);
    job.next().await;
    job.cancel().await.unwrap();
    assert!(job.finish().await.is_ok() && fake.sent() == 1);
    // A rejected cancellation does not change the job.
    let fake = script([answer("waiting"), Reply::new(409, ""), answer("done")]);
    let mut job = print(&fake);
    job.start().await.unwrap();
    assert_eq!(job.cancel().await.unwrap_err().operation(), Some("prints.stop"));
    assert!(job.finish().await.is_ok());
}

#[tokio::test(start_paused = true)]
async fn dropping_a_future_loses_no_update() {
    let fake = script([answer("waiting").after(5), answer("done")]);
    let mut job = print(&fake);
    assert!(tokio::time::timeout(Duration::from_secs(2), job.next()).await.is_err());
    assert_eq!(phase_of_next::<Print>(job.next().await), Some(Phase::Running));
    assert_eq!(phase_of_next::<Print>(job.next().await), Some(Phase::Succeeded));
    assert_eq!(fake.sent(), 2);
}

#[tokio::test(start_paused = true)]
async fn calls_are_reserved_from_the_budget() {
    let fake = script([answer("waiting"), answer("done")]);
    let session = |calls| fake.builder().budget(Budget::per_hour("prints", calls)).retry(Retry::none());
    let poor = session(7).build().unwrap().session();
    let error = poor.job_of::<Print>(Named { id: 7, part: None }).finish().await.unwrap_err();
    assert!(matches!(&error, JobError::Unfinished { error, .. } if error.kind() == ErrorKind::OverBudget));
    assert_eq!(fake.sent(), 0);
    assert!(poor.job_of::<Print>(Named { id: 7, part: None }).reserve(2).finish().await.is_ok());
}
