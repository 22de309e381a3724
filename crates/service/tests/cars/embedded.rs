//! Searches of the embedded inventory.

use specwright_core::decode;
use wayfare_models::cars::CarSearchResponse;

use crate::searches::*;
use crate::support::{builder, poll};

#[tokio::test]
async fn a_search_is_complete_at_once_at_pace_0() {
    let router = builder().build().router();
    for place in [airport("LAX"), city("Los Angeles")] {
        let started = call(&router, start(place)).await.ok();
        assert_eq!(started["status"], "complete");
        assert_eq!((results(&started).len(), &started["pageSize"]), (50, &50.into()));
        assert_eq!(started["days"], 4);
        assert_consistent(&started);
        assert_eq!(call(&router, poll(&started)).await.ok(), started);
    }
}

#[tokio::test]
async fn the_same_search_finds_the_same() {
    let found = async |seed| {
        let router = builder().seed(seed).search_ids(|| 7).build().router();
        call(&router, start(airport("DEN"))).await.ok()
    };
    assert_eq!(found(1).await, found(1).await);
    assert_ne!(found(1).await["results"], found(2).await["results"]);
}

#[tokio::test]
async fn pages_of_all_results_hold_what_they_refer_to_and_nothing_else() {
    let router = builder().build().router();
    let mut seen = std::collections::BTreeSet::new();
    let mut total = None;
    for page in 0.. {
        for (currency, mode) in [("USD", "perDayTotal"), ("CHF", "total")] {
            let parameters = serde_json::json!({
                "pageNumber": page, "pageSize": 200, "currency": currency, "priceMode": mode,
            });
            let answer = call(&router, with(start(airport("FRA")), parameters)).await;
            let decoded = decode::<CarSearchResponse>(answer.text.as_bytes()).unwrap();
            assert!(decoded.notes.is_empty(), "{:?}", decoded.notes.first());
            let answer = answer.ok();
            assert_consistent(&answer);
            assert!(prices(&answer).is_sorted(), "page {page}");
            assert_eq!(total.get_or_insert(answer["totalCount"].clone()), &answer["totalCount"]);
            for id in ids(&answer) {
                assert_eq!(seen.insert(id.to_owned()), currency == "USD", "{id}");
            }
        }
        let total = total.as_ref().unwrap().as_u64().unwrap();
        if page * 200 >= total {
            assert_eq!(seen.len() as u64, total);
            return;
        }
    }
}

#[tokio::test]
async fn results_are_by_agency_place_and_car() {
    let router = builder().build().router();
    let parameters = serde_json::json!({ "pageSize": 500 });
    let body = call(&router, with(start(airport("LAX")), parameters)).await.ok();
    let mut several = 0;
    for result in results(&body) {
        let options = list(result, "bookingOptions");
        let first = &options[0];
        for option in options {
            for field in ["agencyCode", "pickupLocationId", "car"] {
                assert_eq!(option[field], first[field], "{}", result["id"]);
            }
        }
        let sellers: std::collections::BTreeSet<_> =
            options.iter().map(|option| option["providerCode"].as_str().unwrap()).collect();
        several += usize::from(sellers.len() > 1);
    }
    assert!(several > 100, "{several}");
}
