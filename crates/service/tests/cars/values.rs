//! Tests of the described enum values, each of which appears in some response.

use std::collections::BTreeSet;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use serde_json::{Value, json};
use wayfare_models::cars::{
    AgencyType, CarBadgeCode, CarDetail, CarDoors, CarFeatureCode, CarFeeCode, CarFuel, CarFuelPolicyCode,
    CarInsuranceCode, CarLocationType, CarMileageCode, CarPaymentType, CarRateType, CarTransmission, CarType,
    CarTypeGroup,
};
use wayfare_service::cars::CarOffer;

use crate::scripted::*;
use crate::searches::*;
use crate::support::{CARS, KEY, builder, send};

/// Returns all strings and booleans at a path, in which `*` matches every element or entry.
fn texts(value: &Value, path: &str) -> impl Iterator<Item = String> {
    let mut found = vec![value];
    for step in path.split('/') {
        found = found.into_iter().flat_map(|value| below(value, step)).collect();
    }
    found.into_iter().filter_map(|value| match value {
        Value::Bool(value) => Some(value.to_string()),
        value => value.as_str().map(str::to_owned),
    })
}

fn below<'a>(value: &'a Value, step: &str) -> Vec<&'a Value> {
    match (step, value) {
        ("*", Value::Array(list)) => list.iter().collect(),
        ("*", Value::Object(map)) => map.values().collect(),
        _ => value.get(step).into_iter().collect(),
    }
}

/// Returns the paths of fields that contain codes or booleans, and the allowed values of each field.
fn lists() -> Vec<(&'static str, Vec<&'static str>)> {
    let flags = [
        "results/*/bookingOptions/*/isCreditCardRequired",
        "results/*/bookingOptions/*/policy/cancellation/isUnlimited",
        "results/*/bookingOptions/*/policy/insurance/*/isWithDeductible",
        "results/*/bookingOptions/*/fees/*/isIncludedInTotal",
    ];
    macro_rules! lists {
        ($($path:literal: $known:ty),* $(,)?) => {
            vec![$(($path, <$known>::KNOWN.iter().map(|value| value.as_str()).collect())),*]
        };
    }
    let mut lists = lists![
        "results/*/bookingOptions/*/car/type/code": CarType,
        "results/*/bookingOptions/*/car/type/groups/*": CarTypeGroup,
        "results/*/bookingOptions/*/car/doors": CarDoors,
        "results/*/bookingOptions/*/car/transmission": CarTransmission,
        "results/*/bookingOptions/*/car/fuel": CarFuel,
        "results/*/bookingOptions/*/car/features/*/code": CarFeatureCode,
        "results/*/bookingOptions/*/badges/*/code": CarBadgeCode,
        "results/*/bookingOptions/*/fees/*/code": CarFeeCode,
        "results/*/bookingOptions/*/paymentType": CarPaymentType,
        "results/*/bookingOptions/*/rateType": CarRateType,
        "results/*/bookingOptions/*/policy/fuel/code": CarFuelPolicyCode,
        "results/*/bookingOptions/*/policy/mileage/code": CarMileageCode,
        "results/*/bookingOptions/*/policy/insurance/*/code": CarInsuranceCode,
        "agencies/*/type": AgencyType,
        "carLocations/*/locationType": CarLocationType,
    ];
    lists.extend(flags.map(|path| (path, vec!["false", "true"])));
    lists
}

/// Returns all pages of a search made with this user agent.
async fn all_pages(router: &Router, body: &Value, agent: &str) -> Vec<Value> {
    let mut pages: Vec<Value> = vec![];
    loop {
        let parameters = json!({ "pageSize": 500, "pageNumber": pages.len() });
        let request = Request::post(format!("{CARS}?apiKey={KEY}")).header("user-agent", agent);
        let body = with(body.clone(), parameters).to_string();
        let page = send(router, request.body(Body::from(body)).unwrap()).await.ok();
        if results(&page).is_empty() {
            return pages;
        }
        pages.push(page);
    }
}

#[tokio::test]
async fn every_value_appears_in_some_response() {
    const DESKTOP: &str = "Mozilla/5.0 (X11; Linux x86_64)";
    const MOBILE: &str = "Mozilla/5.0 (Linux; Android 15) Mobile";
    let router = builder().flight_providers(vec![]).build().router();
    let at_night = |mut body: Value| {
        let start = &mut body["searchStartParameters"];
        (start["pickup"]["hour"], start["dropoff"]["date"]) = (23.into(), "2027-03-28".into());
        body
    };
    let mut searches: Vec<_> = ["LAX", "BOS", "LHR", "CDG", "FRA", "NRT", "SYD", "GRU", "DXB", "JNB", "BKK"]
        .map(|code| (start(airport(code)), DESKTOP))
        .into();
    searches.extend(["LHR", "DEN", "MAD", "HND", "MEX"].map(|code| (start(airport(code)), MOBILE)));
    searches.extend(
        ["Paris", "Berlin", "Madrid", "Chicago", "Salvador"].map(|name| (start(city(name)), DESKTOP)),
    );
    searches.extend(
        [("LAX", "SFO"), ("FRA", "MUC"), ("GRU", "GIG")]
            .map(|(from, to)| (at_night(one_way(airport(from), airport(to))), DESKTOP)),
    );
    let mut seen: Vec<_> = lists().into_iter().map(|(path, known)| (path, known, BTreeSet::new())).collect();
    for (body, agent) in searches {
        for page in all_pages(&router, &body, agent).await {
            for (path, _, seen) in &mut seen {
                seen.extend(texts(&page, path));
            }
        }
    }
    let mut missing = vec![];
    for (path, known, seen) in seen {
        assert!(seen.iter().all(|value| known.contains(&value.as_str())), "{path}: {seen:?}");
        missing.extend(known.into_iter().filter(|value| !seen.contains(*value)));
    }
    // No car in the embedded inventory has one or seven doors.
    assert_eq!(missing, ["doors1", "doors7"]);
}

#[tokio::test]
async fn custom_providers_may_use_any_value() {
    fn with_doors(code: &str) -> Vec<CarOffer> {
        let doors = [CarDoors::Doors1, CarDoors::Doors7].into_iter().map(|doors| {
            let (mut car, mut option) = (CarDetail::default(), option(code, "hertz", "lax"));
            let name = doors.as_str().to_owned();
            car.doors = Some(doors);
            option.car = Some(car);
            with_details(&name, 0, option, vec![location("lax")], 50)
        });
        doors.collect()
    }
    let body = call(&router_of(with_doors), start(airport("LAX"))).await.ok();
    let seen: BTreeSet<_> = texts(&body, "results/*/bookingOptions/*/car/doors").collect();
    assert_eq!(seen, BTreeSet::from(["doors1".to_owned(), "doors7".to_owned()]));
}
