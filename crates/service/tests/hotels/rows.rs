//! Tests of the described fields of rates, providers and hotels that no other test covers.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::fields::Presence::{Always, Both, Never, Optional};
use crate::fields::{Row, assert_fields, is_anything, is_full, is_link, is_positive, is_text};
use crate::searches::{CITY, EVERYTHING, STAY, call, router};

const ALL_OF_ONE: &str =
    "features,featureSummary,featureTags,description,images,place,reviews,hotelWellKnownPlace";

fn list<'a>(of: &'a Value, field: &str) -> &'a [Value] {
    of[field].as_array().map_or(&[], Vec::as_slice)
}

fn is_inclusion(value: &Value) -> bool {
    value.as_i64().is_some_and(|inclusion| (0..=4).contains(&inclusion))
}

fn is_polarity(value: &Value) -> bool {
    value.as_i64().is_some_and(|polarity| (-1..=1).contains(&polarity))
}

fn is_france(value: &Value) -> bool {
    value == "FR"
}

fn is_stars(value: &Value) -> bool {
    value.as_f64().is_some_and(|stars| [-1.0, 1.0, 2.0, 3.0, 4.0, 5.0].contains(&stars))
}

/// The fields in the response to a full search with all response options.
const OF_LIST: [Row; 25] = [
    ("results/*/rates/*/isCheapestRate", Both, is_anything),
    ("results/*/rates/*/hasFreeCancellation", Both, is_anything),
    ("results/*/rates/*/canPayLater", Both, is_anything),
    ("results/*/rates/*/isBundledRate", Both, is_anything),
    ("results/*/rates/*/isDeprioritisedForExcludedCharges", Always, Value::is_boolean),
    ("results/*/rates/*/inclusions/*", Always, is_inclusion),
    ("results/*/rates/*/roomName", Always, is_text),
    ("results/*/rates/*/totalRate", Always, is_positive),
    ("results/*/rates/*/availableRooms", Always, is_positive),
    ("results/*/rates/*/bookUri", Always, is_link),
    ("results/*/rates/*/rateBreakdown/baseRate", Always, Value::is_number),
    ("results/*/rates/*/rateBreakdown/taxes", Always, Value::is_number),
    ("results/*/hotelCountryCode", Always, is_france),
    ("results/*/isSelfRated", Both, is_anything),
    ("results/*/isGreatValue", Both, is_anything),
    ("results/*/licenseNumber", Optional, is_text),
    ("results/*/starRating", Always, is_stars),
    ("results/*/numberOfReviews", Always, Value::is_u64),
    ("results/*/propertyType", Always, Value::is_i64),
    ("results/*/images/*/large", Always, is_link),
    ("providers/*/isDirect", Both, is_anything),
    ("providers/*/code", Always, is_text),
    ("providers/*/name", Always, is_text),
    ("providers/*/logo", Always, is_link),
    ("providers/*/cashback", Never, is_anything),
];

/// The fields in the response to a search for one hotel with all response options.
const OF_ONE: [Row; 21] = [
    ("searchTime", Always, Value::is_u64),
    ("licenseNumber", Optional, is_text),
    ("policies", Always, is_full),
    ("policies/*/code", Always, is_text),
    ("policies/*/name", Always, is_text),
    ("policies/*/description", Always, is_text),
    ("description", Always, is_text),
    ("place/name", Always, is_text),
    ("featureSummary/*/name", Always, is_text),
    ("featureSummary/*/description", Always, is_text),
    ("featureTags/*/tag", Always, is_text),
    ("featureTags/*/features", Always, is_full),
    ("reviews/sentiment", Always, Value::is_string),
    ("reviews/reviewerTypes/*/type", Always, Value::is_i64),
    ("reviews/reviewerTypes/*/name", Always, is_text),
    ("reviews/reviewerTypes/*/numberOfReviews", Always, is_positive),
    ("reviews/aspects/*/text", Always, is_text),
    ("reviews/aspects/*/polarity", Always, is_polarity),
    ("reviews/quotes/*/text", Always, is_text),
    ("reviews/quotes/*/polarity", Always, is_polarity),
    ("reviews/reviewerTypes/*/aspects/*/polarity", Always, is_polarity),
];

#[tokio::test]
async fn a_list_of_hotels_has_the_fields_of_the_tables() {
    let options = format!("pageSize=250&responseOptions={EVERYTHING}");
    let body = call(&router(), "hotels", &format!("destination={CITY}&{STAY}&{options}")).await.ok();
    assert_fields(std::slice::from_ref(&body), &OF_LIST);
    let inclusions = list(&body, "results").iter().flat_map(|hotel| list(hotel, "rates"));
    let inclusions: BTreeSet<_> =
        inclusions.flat_map(|rate| list(rate, "inclusions")).map(Value::as_i64).collect();
    assert!(inclusions.len() > 1, "{inclusions:?}");
    let codes: BTreeSet<_> = list(&body, "providers").iter().map(|it| it["code"].as_str()).collect();
    assert_eq!(codes.len(), list(&body, "providers").len(), "provider codes must be unique");
    let destination = &body["destination"];
    assert!(destination["maximumRadius"].as_f64().unwrap() >= destination["radius"].as_f64().unwrap());
}

#[tokio::test]
async fn excluded_charges_deprioritise_a_rate() {
    let rest = format!("destination={CITY}&{STAY}&pageSize=250&responseOptions=multipleHotelsAllRates");
    let body = call(&router(), "hotels", &format!("{rest}&includeLocalTaxesInTotal=true")).await.ok();
    assert_fields(&[body], &[("results/*/rates/*/isDeprioritisedForExcludedCharges", Both, is_anything)]);
}

#[tokio::test]
async fn a_single_hotel_has_the_fields_of_the_tables() {
    let router = router();
    let body = call(&router, "hotels", &format!("destination={CITY}&{STAY}&pageSize=30")).await.ok();
    let mut hotels = Vec::new();
    for hotel in list(&body, "results") {
        let key = hotel["key"].as_str().unwrap();
        let answer =
            call(&router, "hotel", &format!("hotel={key}&{STAY}&responseOptions={ALL_OF_ONE}")).await;
        let one = answer.ok();
        let reviews = &one["reviews"];
        assert_eq!(reviews["numberOfReviews"], hotel["numberOfReviews"], "{key}");
        assert_eq!(reviews["guestRatings"]["OVERALL"].as_f64(), hotel["guestRating"].as_f64(), "{key}");
        let policies: Vec<_> = list(&one, "policies").iter().map(|policy| &policy["code"]).collect();
        assert!(policies.starts_with(&[&"checkin".into(), &"checkout".into()]), "{policies:?}");
        hotels.push(one);
    }
    assert_fields(&hotels, &OF_ONE);
    assert!(
        hotels.iter().any(|one| one.get("licenseNumber").is_some()),
        "no French hotel has a licence number"
    );
    let aspects = hotels.iter().flat_map(|one| list(&one["reviews"], "aspects"));
    let polarities: BTreeSet<_> = aspects.map(|aspect| aspect["polarity"].as_i64()).collect();
    assert!(polarities.len() > 1, "{polarities:?}");
}
