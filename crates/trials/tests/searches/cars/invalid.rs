//! Car searches with one fault each.

use serde_json::json;
use specwright_core::Date;
use wayfare_models::service::ErrorCode::{
    InvalidDates, InvalidRequest, InvalidSearchId, UnrecognizedLocation,
};
use wayfare_validation::limits::{CAR_CITY_CHARS, CAR_PAGE_SIZE, CAR_RENTAL_DAYS};

use super::request::Asked;
use crate::faults::{Fault, check_rejected_poll, put};
use crate::harness::Trial;
use crate::polled::Polled as _;
use crate::stage::today;

const START: &str = "/searchStartParameters";

pub async fn search(trial: &mut Trial) {
    let asked = Asked::new(&mut trial.random, false);
    let mut body = serde_json::to_value(asked.request(asked.parameters())).unwrap();
    // Use near dates: with distant dates, a pickup in the past would also make the rental too long.
    let soon = today().plus_days(trial.random.within(2, 40) as i32).unwrap();
    let end = soon.plus_days(5).unwrap();
    for (at, day) in [("pickup", soon), ("dropoff", end)] {
        put(&mut body, &format!("{START}/{at}/date"), json!(day.to_string()));
    }
    let end = trial.random.pick(&["pickup", "dropoff"]);
    let all = [reported_at_the_field(soon, end), reported_elsewhere(soon, end)].into_iter().flatten();
    check_rejected_poll(trial, "car", body, &all.collect::<Vec<_>>()).await;
}

fn reported_at_the_field(soon: Date, end: &str) -> Vec<Fault> {
    let past = soon.plus_days(-60).unwrap().to_string();
    let of_end = json!({
        "": ["LAX"], "/date": [20_270_314], "/hour": [24, -1, "10"], "/minute": [15, 60], "/driver": ["me"],
        "/location": ["LAX"], "/location/type": ["harbour"],
    });
    let of_parameters = json!({
        "/pageSize": [0, CAR_PAGE_SIZE + 1], "/pageNumber": [-1, 1_000_001], "/currency": ["XXX", "usd"],
        "/priceMode": ["perPerson"], "/sort": ["price"], "/sort/key": ["luck"], "/sort/direction": ["desc"],
        "/unheardOf": [[]],
    });
    let of_start = json!({ "/pickup": [null], "/pickup/location": [null], "/drivers": [2] });
    let tables = [
        Fault::table(START, InvalidDates, &json!({ "/pickup/date": [past] })),
        Fault::table(START, InvalidRequest, &of_start),
        Fault::table(&format!("{START}/{end}"), InvalidDates, &json!({ "/date": ["soon", "2027-02-29"] })),
        Fault::table(&format!("{START}/{end}"), InvalidRequest, &of_end),
        Fault::table("/resultParameters", InvalidRequest, &of_parameters),
        Fault::table("/searchId", InvalidRequest, &json!({ "": ["also"] })),
    ];
    tables.into_iter().flatten().collect()
}

fn reported_elsewhere(soon: Date, end: &str) -> Vec<Fault> {
    let day = |days: i64| json!(soon.plus_days(days as i32).unwrap().to_string());
    let id = || "/searchId".to_owned();
    let no_start = || (START.to_owned(), json!(null));
    let mut faults = vec![
        Fault { at: id(), code: InvalidRequest, puts: vec![no_start()] },
        Fault { at: id(), code: InvalidSearchId, puts: vec![(id(), json!("never-started")), no_start()] },
    ];
    faults.extend([-1, CAR_RENTAL_DAYS as i64 + 3].map(|days| Fault {
        at: format!("{START}/dropoff"),
        code: InvalidDates,
        puts: vec![(format!("{START}/dropoff/date"), day(days))],
    }));
    let long = "x".repeat(CAR_CITY_CHARS + 1);
    let (airports, cities) = (["QQQ", "LAXX", ""], ["Nowhere, Atlantis", "1", "", &long]);
    let places = airports.map(|it| ("airport", it)).into_iter().chain(cities.map(|it| ("city", it)));
    // Replaces the whole place, since the drop-off may have no place, or a place of the other kind.
    faults.extend(places.map(|(kind, value)| Fault {
        at: format!("{START}/{end}/location/value"),
        code: UnrecognizedLocation,
        puts: vec![(format!("{START}/{end}/location"), json!({ "type": kind, "value": value }))],
    }));
    faults
}
