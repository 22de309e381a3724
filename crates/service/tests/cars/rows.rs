//! Fields of options, cars, agencies, providers and places: each field of the description's tables.

use std::collections::BTreeSet;

use axum::Router;
use serde_json::{Value, json};

use crate::searches::*;
use crate::support::builder;

/// Results of searches in several countries, return and one way.
async fn pages() -> Vec<Value> {
    let router: Router = builder().flight_providers(vec![]).build().router();
    let mut pages = vec![];
    for body in [
        start(airport("LAX")),
        start(airport("CDG")),
        start(city("Berlin")),
        one_way(airport("FRA"), airport("MUC")),
    ] {
        pages.push(call(&router, with(body, json!({ "pageSize": 500 }))).await.ok());
    }
    pages
}

fn is_text(value: &Value) -> bool {
    value.as_str().is_some_and(|text| !text.trim().is_empty())
}

fn is_link(value: &Value) -> bool {
    value.as_str().is_some_and(|link| {
        ["http://localhost/in?a=", "http://localhost/pictures/"].iter().any(|start| link.starts_with(start))
    })
}

fn is_price(value: &Value) -> bool {
    value["price"].as_f64().is_some_and(|price| price >= 0.0) && is_text(&value["displayPrice"])
}

/// Whether some have a field and some do not.
fn is_in_some<'a>(all: impl IntoIterator<Item = &'a Value>, field: &str) -> bool {
    let there: BTreeSet<bool> = all.into_iter().map(|one| one.get(field).is_some()).collect();
    there.len() == 2
}

fn values<'a>(all: impl IntoIterator<Item = &'a Value>, field: &str) -> BTreeSet<String> {
    all.into_iter().filter_map(|one| one.get(field)).map(ToString::to_string).collect()
}

fn is_both(values: &BTreeSet<String>) -> bool {
    values.contains("true") && values.contains("false") && values.len() == 2
}

#[tokio::test]
async fn responses_results_and_options_have_their_fields() {
    let pages = pages().await;
    for page in &pages {
        for field in [
            "searchId",
            "cluster",
            "status",
            "results",
            "sort",
            "pageSize",
            "totalCount",
            "priceMode",
            "agencies",
            "providers",
            "carLocations",
            "currency",
            "days",
        ] {
            assert!(page.get(field).is_some(), "{field}");
        }
        let unique: BTreeSet<_> = ids(page).into_iter().collect();
        assert_eq!(unique.len(), results(page).len());
        assert!(results(page).iter().all(|result| !list(result, "bookingOptions").is_empty()));
        assert_consistent(page);
    }
    let options: Vec<&Value> = pages.iter().flat_map(options).collect();
    let mut urls = BTreeSet::new();
    for option in &options {
        for field in ["providerCode", "agencyCode", "pickupLocationId"] {
            assert!(is_text(&option[field]), "{option}");
        }
        assert!(is_link(&option["bookingUrl"]) && is_price(&option["price"]), "{option}");
        urls.insert(option["bookingUrl"].as_str().unwrap());
        for badge in list(option, "badges") {
            assert!(is_text(&badge["code"]) && is_text(&badge["displayName"]), "{badge}");
        }
    }
    assert!(is_both(&values(options.iter().copied(), "isCreditCardRequired")));
    assert!(is_in_some(options.iter().copied(), "dropoffLocationId"));
    assert!(is_in_some(options.iter().copied(), "badges"));
}

#[tokio::test]
async fn policies_and_fees_have_their_fields() {
    let pages = pages().await;
    let policies: Vec<&Value> = pages.iter().flat_map(options).map(|option| &option["policy"]).collect();
    let of = |field: &'static str| policies.iter().map(move |policy| &policy[field]);
    assert!(is_both(&values(of("cancellation"), "isUnlimited")));
    for cancellation in of("cancellation") {
        let is_free = cancellation["isUnlimited"] == true;
        let hours = cancellation.get("limitHours");
        assert!(hours.is_none_or(|hours| !is_free && hours.as_u64().is_some()), "{cancellation}");
        assert!(cancellation.get("nonCancellationFee").is_none_or(is_price), "{cancellation}");
    }
    assert!(is_in_some(of("cancellation"), "limitHours"));
    assert!(is_in_some(of("cancellation"), "nonCancellationFee"));
    for mileage in of("mileage") {
        assert_eq!(mileage["code"] == "limited", mileage["limit"].as_f64() > Some(0.0), "{mileage}");
        assert!(is_text(&mileage["displayName"]), "{mileage}");
    }
    for fuel in of("fuel") {
        assert!(["code", "displayName", "description"].iter().all(|field| is_text(&fuel[field])), "{fuel}");
    }
    let insurances: Vec<&Value> = policies.iter().flat_map(|policy| list(policy, "insurance")).collect();
    for insurance in &insurances {
        let bears = insurance["isWithDeductible"].as_bool().unwrap();
        assert_eq!(bears, insurance.get("deductible").is_some_and(is_price), "{insurance}");
        assert!(insurance.get("limit").is_none_or(is_price), "{insurance}");
    }
    assert!(is_both(&values(insurances.iter().copied(), "isWithDeductible")));
    assert!(is_in_some(insurances.iter().copied(), "limit"));
    let fees: Vec<&Value> = pages.iter().flat_map(options).flat_map(|option| list(option, "fees")).collect();
    assert!(fees.iter().all(|fee| is_text(&fee["code"]) && fee.get("rate").is_none_or(is_price)));
    assert!(is_in_some(fees.iter().copied(), "rate"));
    assert!(is_both(&values(fees.iter().copied(), "isIncludedInTotal")));
}

#[tokio::test]
async fn cars_have_their_fields() {
    let pages = pages().await;
    let cars: Vec<&Value> = pages.iter().flat_map(options).map(|option| &option["car"]).collect();
    for car in &cars {
        assert!(is_link(&car["image"]) && is_text(&car["brand"]), "{car}");
        assert!(car["bags"].as_i64() >= Some(0) && car["passengers"].as_i64() > Some(0), "{car}");
        let kind = &car["type"];
        assert!(is_text(&kind["code"]) && is_text(&kind["displayName"]), "{kind}");
        assert!(list(kind, "groups").iter().all(is_text) && !list(kind, "groups").is_empty(), "{kind}");
        let sipp = car["sipp"].as_str().unwrap();
        assert!(sipp.len() == 4 && sipp.chars().all(|letter| letter.is_ascii_uppercase()), "{car}");
        for feature in list(car, "features") {
            assert!(is_text(&feature["code"]) && is_text(&feature["displayName"]), "{feature}");
        }
        for field in ["doors", "transmission", "fuel"] {
            assert!(car.get(field).is_none_or(is_text), "{car}");
        }
    }
}

#[tokio::test]
async fn agencies_sellers_and_places_have_their_fields() {
    let pages = pages().await;
    let (mut airports, mut locations) = (vec![], vec![]);
    for page in &pages {
        for (map, is_agency) in [("agencies", true), ("providers", false)] {
            for (code, one) in page[map].as_object().unwrap() {
                assert_eq!(&one["code"], code);
                assert!(is_text(&one["displayName"]) && is_link(&one["logoUrls"]["horizontalUrl"]), "{one}");
                assert_eq!(one.get("type").is_some_and(is_text), is_agency, "{one}");
            }
        }
        for (id, location) in page["carLocations"].as_object().unwrap() {
            assert_eq!(&location["locationId"], id);
            assert!(
                ["displayDistance", "cityName"].iter().all(|field| is_text(&location[field])),
                "{location}"
            );
            assert_eq!(location["countryCode"].as_str().unwrap().len(), 2);
            assert!(location["coordinates"]["latitude"].as_f64().is_some(), "{location}");
            assert!(location["coordinates"]["longitude"].as_f64().is_some(), "{location}");
            if location["locationType"] == "inTerminal" {
                assert!(location.get("airport").is_some(), "{location}");
            }
            locations.push(location);
            airports.extend(location.get("airport"));
        }
    }
    assert!(airports.iter().all(|it| is_text(&it["code"]) && is_text(&it["displayName"])));
    for field in ["terminalName", "countryName"] {
        assert!(airports.iter().all(|it| it.get(field).is_none_or(is_text)), "{field}");
    }
    assert!(locations.iter().all(|it| it.get("address").is_none_or(is_text)));
    assert!(is_in_some(airports.iter().copied(), "terminalName"));
    assert!(
        is_in_some(locations.iter().copied(), "airport") && is_in_some(locations.iter().copied(), "address")
    );
}
