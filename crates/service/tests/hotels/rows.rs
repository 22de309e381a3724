//! The rows of the hotel tables that no other test covers: the fields of rates, providers and hotels.

use std::collections::BTreeSet;

use axum::Router;
use serde_json::Value;

use crate::searches::{CITY, EVERYTHING, STAY, call, router};

const ALL_OF_ONE: &str =
    "features,featureSummary,featureTags,description,images,place,reviews,hotelWellKnownPlace";

/// A page of 250 hotels with all there is to say.
async fn everything(router: &Router) -> Value {
    let options = format!("pageSize=250&responseOptions={EVERYTHING}");
    call(router, "hotels", &format!("destination={CITY}&{STAY}&{options}")).await.ok()
}

fn list<'a>(of: &'a Value, field: &str) -> &'a [Value] {
    of[field].as_array().map_or(&[], Vec::as_slice)
}

/// The values that a field takes among many objects.
fn values<'a>(of: impl IntoIterator<Item = &'a Value>, field: &str) -> BTreeSet<String> {
    of.into_iter().filter_map(|one| one.get(field)).map(ToString::to_string).collect()
}

fn is_both(values: &BTreeSet<String>) -> bool {
    values.contains("true") && values.contains("false") && values.len() == 2
}

fn is_text(value: &Value) -> bool {
    value.as_str().is_some_and(|text| !text.trim().is_empty())
}

fn is_link(value: &Value) -> bool {
    value.as_str().is_some_and(|link| {
        ["http://localhost/in?a=", "http://localhost/pictures/"].iter().any(|start| link.starts_with(start))
    })
}

#[tokio::test]
async fn rates_say_what_they_are() {
    let body = everything(&router()).await;
    let rates: Vec<&Value> = list(&body, "results").iter().flat_map(|hotel| list(hotel, "rates")).collect();
    assert!(rates.len() > 1_000, "{}", rates.len());
    for field in ["isCheapestRate", "hasFreeCancellation", "canPayLater", "isBundledRate"] {
        assert!(is_both(&values(rates.iter().copied(), field)), "{field}");
    }
    let inclusions: BTreeSet<i64> =
        rates.iter().flat_map(|rate| list(rate, "inclusions")).filter_map(Value::as_i64).collect();
    assert!(inclusions.len() > 1 && inclusions.iter().all(|inclusion| (0..=4).contains(inclusion)));
    for rate in rates {
        assert!(is_text(&rate["roomName"]), "{rate}");
        assert!(rate["totalRate"].as_f64().unwrap() > 0.0, "{rate}");
        assert!(rate["availableRooms"].as_i64().unwrap() > 0, "{rate}");
        assert!(rate["isDeprioritisedForExcludedCharges"].is_boolean(), "{rate}");
        assert!(is_link(&rate["bookUri"]), "{rate}");
        let breakdown = &rate["rateBreakdown"];
        assert!(breakdown["baseRate"].is_number() && breakdown["taxes"].is_number(), "{rate}");
    }
}

#[tokio::test]
async fn charges_that_are_left_out_put_a_rate_back() {
    let rest = format!("destination={CITY}&{STAY}&pageSize=250&responseOptions=multipleHotelsAllRates");
    let body = call(&router(), "hotels", &format!("{rest}&includeLocalTaxesInTotal=true")).await.ok();
    let rates = list(&body, "results").iter().flat_map(|hotel| list(hotel, "rates"));
    assert!(is_both(&values(rates, "isDeprioritisedForExcludedCharges")));
}

#[tokio::test]
async fn providers_say_who_they_are() {
    let body = everything(&router()).await;
    let providers = list(&body, "providers");
    assert!(is_both(&values(providers, "isDirect")));
    assert_eq!(values(providers, "code").len(), providers.len(), "each has a code of its own");
    for provider in providers {
        assert!(is_text(&provider["code"]) && is_text(&provider["name"]), "{provider}");
        assert!(is_link(&provider["logo"]), "{provider}");
        assert!(provider["isLanguageSupported"].is_boolean(), "{provider}");
        assert!(provider.get("cashback").is_none(), "the key has none: {provider}");
    }
}

#[tokio::test]
async fn hotels_say_where_and_what_they_are() {
    let body = everything(&router()).await;
    let hotels = list(&body, "results");
    assert_eq!(values(hotels, "hotelCountryCode"), BTreeSet::from(["\"FR\"".to_owned()]));
    assert!(is_both(&values(hotels, "isSelfRated")) && is_both(&values(hotels, "isGreatValue")));
    assert!(hotels.iter().all(|hotel| hotel.get("licenseNumber").is_none_or(is_text)));
    for hotel in hotels {
        assert!(is_text(&hotel["name"]) && is_text(&hotel["address"]), "{hotel}");
        assert!([-1.0, 1.0, 2.0, 3.0, 4.0, 5.0].contains(&hotel["starRating"].as_f64().unwrap()), "{hotel}");
        let rating = hotel["guestRating"].as_f64().unwrap();
        assert!(rating == -1.0 || (0.0..=10.0).contains(&rating), "{hotel}");
        assert!(hotel["numberOfReviews"].as_i64().unwrap() >= 0, "{hotel}");
        assert_eq!(list(hotel, "rates").len() as i64, hotel["numberOfRates"].as_i64().unwrap());
        let providers = values(list(hotel, "rates"), "providerIndex");
        assert_eq!(providers.len() as i64, hotel["numberOfProviders"].as_i64().unwrap());
        assert!(hotel["propertyType"].is_i64(), "{hotel}");
        assert!(list(hotel, "images").iter().all(|image| is_link(&image["large"])), "{hotel}");
    }
    let destination = &body["destination"];
    assert!(destination["maximumRadius"].as_f64().unwrap() >= destination["radius"].as_f64().unwrap());
}

#[tokio::test]
async fn one_hotel_tells_of_its_rules_and_guests() {
    let router = router();
    let body = call(&router, "hotels", &format!("destination={CITY}&{STAY}&pageSize=30")).await.ok();
    let mut polarities = BTreeSet::new();
    let mut with_licence = 0;
    for hotel in list(&body, "results") {
        let key = hotel["key"].as_str().unwrap();
        let answer =
            call(&router, "hotel", &format!("hotel={key}&{STAY}&responseOptions={ALL_OF_ONE}")).await;
        let one = answer.ok();
        with_licence += usize::from(one.get("licenseNumber").is_some());
        assert!(one["searchTime"].as_i64().unwrap() >= 0);
        assert!(!list(&one, "policies").is_empty(), "{key}");
        for policy in list(&one, "policies") {
            assert!(["code", "name", "description"].iter().all(|field| is_text(&policy[field])), "{policy}");
        }
        assert!(is_text(&one["description"]) && is_text(&one["place"]["name"]), "{key}");
        for summary in list(&one, "featureSummary") {
            assert!(is_text(&summary["name"]) && is_text(&summary["description"]), "{summary}");
        }
        for tag in list(&one, "featureTags") {
            assert!(is_text(&tag["tag"]) && !list(tag, "features").is_empty(), "{tag}");
        }
        let reviews = &one["reviews"];
        assert_eq!(reviews["numberOfReviews"], hotel["numberOfReviews"], "{key}");
        assert!(reviews["sentiment"].is_string(), "{key}");
        let policies: Vec<_> = list(&one, "policies").iter().map(|policy| &policy["code"]).collect();
        assert!(policies.starts_with(&[&"checkin".into(), &"checkout".into()]), "{policies:?}");
        for kind in list(reviews, "reviewerTypes") {
            assert!(kind["type"].is_i64() && is_text(&kind["name"]), "{kind}");
            assert!(kind["numberOfReviews"].as_i64().unwrap() > 0, "{kind}");
        }
        let of_kinds = list(reviews, "reviewerTypes").iter().flat_map(|kind| list(kind, "aspects"));
        for aspect in list(reviews, "aspects").iter().chain(list(reviews, "quotes")).chain(of_kinds) {
            assert!(is_text(&aspect["text"]), "{aspect}");
            polarities.insert(aspect["polarity"].as_i64().unwrap());
        }
        let ratings = reviews["guestRatings"].as_object().unwrap();
        assert_eq!(ratings["OVERALL"].as_f64(), hotel["guestRating"].as_f64(), "{key}");
    }
    assert!(polarities.is_subset(&BTreeSet::from([-1, 0, 1])) && polarities.len() > 1, "{polarities:?}");
    assert!(with_licence > 0, "French hotels have a licence");
}
