//! Each value of each enum of the description is seen in some answer.

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
use crate::support::{KEY, builder, send};

/// All values at the end of a path, where `*` stands for every element or entry.
fn at(value: &Value, path: &[&str], seen: &mut BTreeSet<String>) {
    match path {
        [] => seen.extend(value.as_str().map(str::to_owned)),
        ["*", rest @ ..] => {
            let entries = value.as_object().into_iter().flatten().map(|(_, one)| one);
            value.as_array().into_iter().flatten().chain(entries).for_each(|one| at(one, rest, seen));
        }
        [field, rest @ ..] => at(&value[field], rest, seen),
    }
}

/// The fields with codes, and the codes that are allowed there.
fn lists() -> Vec<(&'static str, Vec<&'static str>)> {
    macro_rules! lists {
        ($($path:literal: $known:ty),* $(,)?) => {
            vec![$(($path, <$known>::KNOWN.iter().map(|value| value.as_str()).collect())),*]
        };
    }
    lists![
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
    ]
}

/// All pages of a search, as a user agent sees them.
async fn all_pages(router: &Router, body: &Value, agent: &str) -> Vec<Value> {
    let mut pages: Vec<Value> = vec![];
    loop {
        let parameters = json!({ "pageSize": 500, "pageNumber": pages.len() });
        let request = Request::post(format!("{POLL}?apiKey={KEY}")).header("user-agent", agent);
        let body = with(body.clone(), parameters).to_string();
        let page = send(router, request.body(Body::from(body)).unwrap()).await.ok();
        if results(&page).is_empty() {
            return pages;
        }
        pages.push(page);
    }
}

#[tokio::test]
async fn every_value_is_seen_somewhere() {
    const DESK: &str = "Mozilla/5.0 (X11; Linux x86_64)";
    const TELEPHONE: &str = "Mozilla/5.0 (Linux; Android 15) Mobile";
    let router = builder().flight_providers(vec![]).build().router();
    let at_night = |mut body: Value| {
        let start = &mut body["searchStartParameters"];
        (start["pickup"]["hour"], start["dropoff"]["date"]) = (23.into(), "2027-03-28".into());
        body
    };
    let mut searches: Vec<_> = ["LAX", "BOS", "LHR", "CDG", "FRA", "NRT", "SYD", "GRU", "DXB", "JNB", "BKK"]
        .map(|code| (start(airport(code)), DESK))
        .into();
    searches.extend(["LHR", "DEN", "MAD", "HND", "MEX"].map(|code| (start(airport(code)), TELEPHONE)));
    searches
        .extend(["Paris", "Berlin", "Madrid", "Chicago", "Salvador"].map(|name| (start(city(name)), DESK)));
    searches.extend(
        [("LAX", "SFO"), ("FRA", "MUC"), ("GRU", "GIG")]
            .map(|(from, to)| (at_night(one_way(airport(from), airport(to))), DESK)),
    );
    let mut seen: Vec<_> = lists().into_iter().map(|(path, known)| (path, known, BTreeSet::new())).collect();
    for (body, agent) in searches {
        for page in all_pages(&router, &body, agent).await {
            for (path, _, seen) in &mut seen {
                at(&page, &path.split('/').collect::<Vec<_>>(), seen);
            }
        }
    }
    let mut missing = vec![];
    for (path, known, seen) in seen {
        assert!(seen.iter().all(|value| known.contains(&value.as_str())), "{path}: {seen:?}");
        missing.extend(known.into_iter().filter(|value| !seen.contains(*value)));
    }
    // No rental car has these.
    assert_eq!(missing, ["doors1", "doors7"]);
}

#[tokio::test]
async fn what_no_embedded_agency_has_others_may() {
    fn with_doors(code: &str) -> Vec<CarOffer> {
        let doors = [CarDoors::Doors1, CarDoors::Doors7].into_iter().map(|doors| {
            let (mut car, mut option) = (CarDetail::default(), option(code, "hertz", "lax"));
            let name = doors.as_str().to_owned();
            car.doors = Some(doors);
            option.car = Some(car);
            spelt_out(&name, 0, option, vec![location("lax")], 50)
        });
        doors.collect()
    }
    let body = call(&router_of(with_doors), start(airport("LAX"))).await.ok();
    let mut seen = BTreeSet::new();
    at(&body, &["results", "*", "bookingOptions", "*", "car", "doors"], &mut seen);
    assert_eq!(seen, BTreeSet::from(["doors1".to_owned(), "doors7".to_owned()]));
}

#[tokio::test]
async fn rates_for_telephones_are_for_telephones() {
    let router = builder().flight_providers(vec![]).build().router();
    let body = start(airport("LHR"));
    for (agent, is_shown) in [("Mozilla/5.0 (iPhone) Mobile", true), ("Mozilla/5.0 (X11)", false)] {
        let pages = all_pages(&router, &body, agent).await;
        let mut seen = BTreeSet::new();
        pages.iter().for_each(|page| {
            at(page, &["results", "*", "bookingOptions", "*", "badges", "*", "code"], &mut seen)
        });
        assert_eq!(seen.contains("mobileRate"), is_shown, "{agent}");
    }
}
