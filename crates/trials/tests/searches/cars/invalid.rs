//! Car searches with one fault each.

use http::Method;
use serde_json::{Value, json};
use specwright_core::Date;
use wayfare_models::service::ErrorCode;
use wayfare_validation::limits::{CAR_CITY_CHARS, CAR_PAGE_SIZE, CAR_RENTAL_DAYS};

use super::request::Asked;
use crate::faults;
use crate::harness::Trial;
use crate::polled::Polled as _;
use crate::stage::today;

const POLL: &str = "/i/api/affiliate/search/car/v1/poll";
const TRACK: &str = "userTrackId=searches";

/// Where a fault is told, under which code, and what makes it: values and where they go.
struct Fault {
    at: String,
    code: ErrorCode,
    puts: Vec<(String, Value)>,
}

pub async fn search(trial: &mut Trial) {
    let asked = Asked::new(&mut trial.random, false);
    let mut body = serde_json::to_value(asked.request(asked.parameters())).unwrap();
    // So that a day which is past is not too long before the return as well.
    let soon = today().plus_days(trial.random.within(2, 40) as i32).unwrap();
    let end = soon.plus_days(5).unwrap();
    for (at, day) in [("pickup", soon), ("dropoff", end)] {
        faults::put(&mut body, &format!("/searchStartParameters/{at}/date"), json!(day.to_string()));
    }
    let mut faults = faults_of_start(soon);
    let end = trial.random.pick(&["pickup", "dropoff"]);
    faults.extend(faults_of_end(end));
    faults.extend(faults_of_parameters());
    let fault = &faults[trial.random.below(faults.len())];
    for (at, value) in &fault.puts {
        faults::put(&mut body, at, value.clone());
    }
    faults::refused(trial, (Method::POST, POLL, TRACK, body.to_string()), &fault.at, Some(&fault.code)).await;
}

/// A value that makes the fault where it is put.
fn at(at: String, code: ErrorCode, value: Value) -> Fault {
    Fault { puts: vec![(at.clone(), value)], at, code }
}

/// What is wrong with one end of the rental.
fn faults_of_end(end: &str) -> Vec<Fault> {
    let fault = |rest: &str, code: &ErrorCode, value| {
        at(format!("/searchStartParameters/{end}{rest}"), code.clone(), value)
    };
    let (request, dates, place) =
        (&ErrorCode::InvalidRequest, &ErrorCode::InvalidDates, &ErrorCode::UnrecognizedLocation);
    // The place is put whole, since there may be none at the dropoff, or one of the other kind.
    let of_place = |kind: &str, value: &str| {
        let (location, mut fault) = (json!({ "type": kind, "value": value }), fault("", place, json!(null)));
        fault.puts = vec![(format!("{}/location", fault.at), location)];
        fault.at += "/location/value";
        fault
    };
    vec![
        fault("", request, json!("LAX")),
        fault("/date", dates, json!("soon")),
        fault("/date", dates, json!("2027-02-29")),
        fault("/date", request, json!(20_270_314)),
        fault("/hour", request, json!(24)),
        fault("/hour", request, json!(-1)),
        fault("/hour", request, json!("10")),
        fault("/minute", request, json!(15)),
        fault("/minute", request, json!(60)),
        fault("/driver", request, json!("me")),
        fault("/location", request, json!("LAX")),
        fault("/location/type", request, json!("harbour")),
        of_place("airport", "QQQ"),
        of_place("airport", "LAXX"),
        of_place("airport", ""),
        of_place("city", "Nowhere, Atlantis"),
        of_place("city", "1"),
        of_place("city", ""),
        of_place("city", &"x".repeat(CAR_CITY_CHARS + 1)),
    ]
}

fn faults_of_start(soon: Date) -> Vec<Fault> {
    let day = |days: i64| json!(soon.plus_days(days as i32).unwrap().to_string());
    let start = |rest: &str| format!("/searchStartParameters{rest}");
    let dropoff = |date: Value| Fault {
        at: start("/dropoff"),
        code: ErrorCode::InvalidDates,
        puts: vec![(start("/dropoff/date"), date)],
    };
    let id = |code: ErrorCode, puts: Vec<(String, Value)>| Fault { at: "/searchId".to_owned(), code, puts };
    vec![
        at(start("/pickup/date"), ErrorCode::InvalidDates, day(-60)),
        at(start("/pickup"), ErrorCode::InvalidRequest, json!(null)),
        at(start("/pickup/location"), ErrorCode::InvalidRequest, json!(null)),
        at(start("/drivers"), ErrorCode::InvalidRequest, json!(2)),
        dropoff(day(-1)),
        dropoff(day(CAR_RENTAL_DAYS as i64 + 3)),
        id(ErrorCode::InvalidRequest, vec![("/searchId".to_owned(), json!("also"))]),
        id(ErrorCode::InvalidRequest, vec![("/searchStartParameters".to_owned(), json!(null))]),
        id(
            ErrorCode::InvalidSearchId,
            vec![
                ("/searchId".to_owned(), json!("never-started")),
                ("/searchStartParameters".to_owned(), json!(null)),
            ],
        ),
    ]
}

fn faults_of_parameters() -> Vec<Fault> {
    let shown = |rest: &str, value| at(format!("/resultParameters{rest}"), ErrorCode::InvalidRequest, value);
    vec![
        shown("/pageSize", json!(0)),
        shown("/pageSize", json!(CAR_PAGE_SIZE + 1)),
        shown("/pageNumber", json!(-1)),
        shown("/pageNumber", json!(1_000_001)),
        shown("/currency", json!("XXX")),
        shown("/currency", json!("usd")),
        shown("/priceMode", json!("perPerson")),
        shown("/sort", json!("price")),
        shown("/sort/key", json!("luck")),
        shown("/sort/direction", json!("desc")),
        shown("/unheardOf", json!([])),
    ]
}
