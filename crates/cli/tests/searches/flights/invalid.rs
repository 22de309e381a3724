//! Flight searches with one fault each.

use http::Method;
use serde_json::{Value, json};

use super::request::Asked;
use crate::faults;
use crate::harness::Trial;

const POLL: &str = "/i/api/affiliate/search/flight/v1/poll";

/// Where a fault goes, what is put there, and where it has to be told if that is not the same place.
struct Fault {
    at: String,
    value: Value,
    told_at: Option<&'static str>,
}

pub async fn search(trial: &mut Trial) {
    let asked = Asked::new(&mut trial.random);
    let leg = trial.random.below(asked.start.legs.len());
    let fault = trial.random.pick(&faults(leg)).clone_parts();
    let (at, value, told_at) = fault;
    let mut body = serde_json::to_value(asked.request()).unwrap();
    put(&mut body, &at, value);
    let (status, answer) = trial.caller.raw(Method::POST, POLL, "", body.to_string()).await;
    faults::check(&mut trial.findings, status, &answer, told_at.unwrap_or(&at));
    trial.count("refused");
}

impl Fault {
    fn clone_parts(&self) -> (String, Value, Option<&'static str>) {
        (self.at.clone(), self.value.clone(), self.told_at)
    }
}

fn faults(leg: usize) -> Vec<Fault> {
    let start =
        |rest: &str, value| Fault { at: format!("/searchStartParameters{rest}"), value, told_at: None };
    let leg = |rest: &str, value| start(&format!("/legs/{leg}{rest}"), value);
    let shown = |rest: &str, value| Fault { at: format!("/resultParameters{rest}"), value, told_at: None };
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
        Fault { told_at: None, ..leg("/destination/unheardOf", json!([])) },
        shown("/pageSize", json!(0)),
        shown("/pageSize", json!(1_000)),
        shown("/pageNumber", json!(-1)),
        shown("/maxStops", json!(11)),
        shown("/currency", json!("XXX")),
        shown("/currency", json!("usd")),
        shown("/priceMode", json!("perNight")),
        shown("/sort/key", json!("luck")),
        shown("/sort/direction", json!("up")),
        Fault { at: "/searchId".to_owned(), value: json!("also"), told_at: None },
    ]
}

/// Puts a value at a place, and objects on the way to it where there are none.
fn put(body: &mut Value, at: &str, value: Value) {
    let mut into = body;
    for step in at.split('/').skip(1) {
        into = match step.parse::<usize>() {
            Ok(index) => &mut into[index],
            Err(_) => &mut into[step],
        };
    }
    *into = value;
}
