//! Flight searches with one fault each.

use http::Method;
use serde_json::{Value, json};
use wayfare_models::service::ErrorCode;

use super::request::Asked;
use crate::faults;
use crate::harness::Trial;
use crate::polled::Polled as _;

const POLL: &str = "/i/api/affiliate/search/flight/v1/poll";
const TRACK: &str = "userTrackId=searches";

/// Where a fault goes, and what is put there.
type Fault = (String, Value);

pub async fn search(trial: &mut Trial) {
    let asked = Asked::new(&mut trial.random, false);
    let leg = trial.random.below(asked.start.legs.len());
    let (at, value) = trial.random.pick(&faults_of(leg)).clone();
    let mut body = serde_json::to_value(asked.request(asked.parameters())).unwrap();
    faults::put(&mut body, &at, value);
    let code = if at.ends_with("/date") { ErrorCode::InvalidDates } else { ErrorCode::InvalidRequest };
    faults::refused(trial, (Method::POST, POLL, TRACK, body.to_string()), &at, Some(&code)).await;
}

fn faults_of(leg: usize) -> Vec<Fault> {
    let start = |rest: &str, value| (format!("/searchStartParameters{rest}"), value);
    let leg = |rest: &str, value| start(&format!("/legs/{leg}{rest}"), value);
    let shown = |rest: &str, value| (format!("/resultParameters{rest}"), value);
    vec![
        start("/cabin", json!("steerage")),
        start("/cabin", json!(3)),
        start("/passengers", json!([])),
        start("/passengers", json!(vec!["ADT"; 10])),
        start("/passengers/0", json!("DOG")),
        start("/legs", json!([])),
        start("/filters/includeSplit", json!("yes")),
        start("/filters/nonstop", json!(true)),
        start("/unheardOf", json!(1)),
        leg("/date", json!("soon")),
        leg("/date", json!("2027-02-30")),
        leg("/date", json!("2027-01-09")),
        leg("/flex", json!("plusminusten")),
        leg("/origin", json!("BOS")),
        leg("/origin/locationType", json!("moons")),
        leg("/destination/unheardOf", json!([])),
        shown("/pageSize", json!(0)),
        shown("/pageSize", json!(1_000)),
        shown("/pageNumber", json!(-1)),
        shown("/maxStops", json!(11)),
        shown("/currency", json!("XXX")),
        shown("/currency", json!("usd")),
        shown("/priceMode", json!("perNight")),
        shown("/sort/key", json!("luck")),
        shown("/sort/direction", json!("up")),
        ("/searchId".to_owned(), json!("also")),
    ]
}
