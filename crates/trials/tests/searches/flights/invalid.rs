//! Flight searches with one fault each.

use serde_json::json;
use wayfare_models::service::ErrorCode::{InvalidDates, InvalidRequest};

use super::request::Asked;
use crate::faults::{Fault, check_rejected_poll};
use crate::harness::Trial;
use crate::polled::Polled as _;

const START: &str = "/searchStartParameters";

pub async fn search(trial: &mut Trial) {
    let asked = Asked::new(&mut trial.random, false);
    let leg = trial.random.below(asked.start.legs.len());
    let body = serde_json::to_value(asked.request(asked.parameters())).unwrap();
    check_rejected_poll(trial, "flight", body, &faults_of(&format!("{START}/legs/{leg}"))).await;
}

fn faults_of(leg: &str) -> Vec<Fault> {
    let of_start = json!({
        "/cabin": ["steerage", 3], "/passengers": [[], vec!["ADT"; 10]], "/passengers/0": ["DOG"], "/legs": [[]],
        "/filters/includeSplit": ["yes"], "/filters/nonstop": [true], "/unheardOf": [1],
    });
    let of_leg = json!({
        "/flex": ["plusminusten"], "/origin": ["BOS"], "/origin/locationType": ["moons"],
        "/destination/unheardOf": [[]],
    });
    let of_parameters = json!({
        "/pageSize": [0, 1_000], "/pageNumber": [-1], "/maxStops": [11], "/currency": ["XXX", "usd"],
        "/priceMode": ["perNight"], "/sort/key": ["luck"], "/sort/direction": ["up"],
    });
    let tables = [
        Fault::table(START, InvalidRequest, &of_start),
        Fault::table(leg, InvalidDates, &json!({ "/date": ["soon", "2027-02-30", "2027-01-09"] })),
        Fault::table(leg, InvalidRequest, &of_leg),
        Fault::table("/resultParameters", InvalidRequest, &of_parameters),
        Fault::table("/searchId", InvalidRequest, &json!({ "": ["also"] })),
    ];
    tables.into_iter().flatten().collect()
}
