//! Tests of request variants: nulls, times and the number of rental days.

use serde_json::{Value, json};

use crate::searches::*;
use crate::support::{builder, poll};

#[tokio::test]
async fn a_start_may_have_a_null_id() {
    let router = builder().car_providers(vec![]).build().router();
    let with_null = {
        let mut body = start(airport("LAX"));
        body["searchId"] = Value::Null;
        body
    };
    for body in [start(airport("LAX")), with_null] {
        let answer = call(&router, &body).await.ok();
        assert!(!answer["searchId"].as_str().unwrap().is_empty());
        assert!(!answer["cluster"].as_str().unwrap().is_empty());
        let parameters = with(body, json!({ "pageSize": 7 }));
        assert_eq!(call(&router, parameters).await.ok()["pageSize"], 7);
    }
}

#[tokio::test]
async fn only_the_id_may_be_null() {
    let router = builder().car_providers(vec![]).build().router();
    let started = call(&router, start(airport("LAX"))).await.ok();
    for field in ["searchStartParameters", "resultParameters"] {
        let mut with_null = poll(&started);
        with_null[field] = Value::Null;
        let faults = call(&router, with_null).await.faults();
        let message = format!("/{field}: found null, allowed an object");
        assert_eq!(faults, [("INVALID_REQUEST".to_owned(), message)]);
    }
}

/// Returns a start body with the given pickup and return times.
fn between(pickup: Value, dropoff: Value) -> Value {
    let mut body = json!({ "searchStartParameters": { "pickup": pickup, "dropoff": dropoff } });
    body["searchStartParameters"]["pickup"]["location"] = airport("LAX");
    body
}

#[tokio::test]
async fn rental_days_are_24_hour_periods_and_times_default_to_midnight() {
    let router = builder().car_providers(vec![]).build().router();
    let (first, last) = (json!({ "date": "2027-03-20" }), json!({ "date": "2027-03-23" }));
    let at = |date: &Value, hour: i64, minute: i64| {
        let mut moment = date.clone();
        moment["hour"] = hour.into();
        moment["minute"] = minute.into();
        moment
    };
    let on_the_hour = |date: &Value, hour: i64| json!({ "date": date["date"], "hour": hour });
    for (pickup, dropoff, days) in [
        (first.clone(), last.clone(), 3),
        (at(&first, 0, 0), at(&last, 0, 0), 3),
        (first.clone(), at(&last, 0, 30), 4),
        (first.clone(), on_the_hour(&last, 1), 4),
        (at(&first, 10, 0), at(&last, 10, 0), 3),
        (at(&first, 10, 0), at(&last, 9, 30), 3),
        (at(&first, 10, 0), at(&last, 10, 30), 4),
        (at(&first, 23, 30), last.clone(), 3),
        (first.clone(), at(&first, 0, 30), 1),
        (first.clone(), at(&first, 23, 30), 1),
    ] {
        let body = between(pickup, dropoff);
        assert_eq!(call(&router, &body).await.ok()["days"], days, "{body}");
    }
}
