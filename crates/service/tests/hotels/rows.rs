//! Tests of the values of rates, providers and hotels that no other test covers.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::searches::{CITY, EVERYTHING, STAY, call, router};

fn list<'a>(of: &'a Value, field: &str) -> &'a [Value] {
    of[field].as_array().map_or(&[], Vec::as_slice)
}

/// Returns all rates in a response.
fn rates(body: &Value) -> impl Iterator<Item = &Value> {
    list(body, "results").iter().flat_map(|hotel| list(hotel, "rates"))
}

#[tokio::test]
async fn rates_and_providers_differ() {
    let options = format!("pageSize=250&responseOptions={EVERYTHING}");
    let body = call(&router(), "hotels", &format!("destination={CITY}&{STAY}&{options}")).await.ok();
    let inclusions: BTreeSet<_> =
        rates(&body).flat_map(|rate| list(rate, "inclusions")).map(Value::as_i64).collect();
    assert!(inclusions.len() > 1, "{inclusions:?}");
    for field in ["isCheapestRate", "hasFreeCancellation", "canPayLater", "isBundledRate"] {
        let values: BTreeSet<_> = rates(&body).map(|rate| rate[field].as_bool()).collect();
        assert_eq!(values, BTreeSet::from([Some(false), Some(true)]), "{field}");
    }
    let codes: BTreeSet<_> = list(&body, "providers").iter().map(|it| it["code"].as_str()).collect();
    assert_eq!(codes.len(), list(&body, "providers").len(), "provider codes must be unique");
    let destination = &body["destination"];
    assert!(destination["maximumRadius"].as_f64().unwrap() >= destination["radius"].as_f64().unwrap());
}

#[tokio::test]
async fn excluded_charges_deprioritise_a_rate() {
    let rest = format!("destination={CITY}&{STAY}&pageSize=250&responseOptions=multipleHotelsAllRates");
    let body = call(&router(), "hotels", &format!("{rest}&includeLocalTaxesInTotal=true")).await.ok();
    let values: BTreeSet<_> =
        rates(&body).map(|rate| rate["isDeprioritisedForExcludedCharges"].as_bool()).collect();
    assert_eq!(values, BTreeSet::from([Some(false), Some(true)]));
}

#[tokio::test]
async fn a_single_hotel_agrees_with_the_list() {
    let router = router();
    let body = call(&router, "hotels", &format!("destination={CITY}&{STAY}&pageSize=30")).await.ok();
    let mut hotels = Vec::new();
    for hotel in list(&body, "results") {
        let key = hotel["key"].as_str().unwrap();
        let one = call(&router, "hotel", &format!("hotel={key}&{STAY}&responseOptions=reviews")).await.ok();
        let reviews = &one["reviews"];
        assert_eq!(reviews["numberOfReviews"], hotel["numberOfReviews"], "{key}");
        assert_eq!(reviews["guestRatings"]["OVERALL"].as_f64(), hotel["guestRating"].as_f64(), "{key}");
        let policies: Vec<_> = list(&one, "policies").iter().map(|policy| &policy["code"]).collect();
        assert!(policies.starts_with(&[&"checkin".into(), &"checkout".into()]), "{policies:?}");
        hotels.push(one);
    }
    assert!(
        hotels.iter().any(|one| one.get("licenseNumber").is_some()),
        "no French hotel has a licence number"
    );
    let aspects = hotels.iter().flat_map(|one| list(&one["reviews"], "aspects"));
    let polarities: BTreeSet<_> = aspects.map(|aspect| aspect["polarity"].as_i64()).collect();
    assert!(polarities.len() > 1, "{polarities:?}");
}
