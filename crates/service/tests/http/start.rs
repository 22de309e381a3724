//! Searches of the embedded inventory.

use serde_json::json;

use crate::support::*;

#[tokio::test]
async fn a_search_is_complete_at_once_at_pace_0() {
    let router = builder().build().router();
    let body = start(&[leg("BOS", "LHR", "2027-03-14"), leg("LHR", "BOS", "2027-03-21")]);
    let started = post(&router, POLL, body).await.ok();
    assert_eq!(started["status"], "complete");
    assert_eq!(started["results"].as_array().unwrap().len(), 50);
    assert_eq!(post(&router, POLL, poll(&started)).await.ok(), started);
}

#[tokio::test]
async fn the_same_search_finds_the_same() {
    let found = async |seed| {
        let router = builder().seed(seed).search_ids(|| 7).build().router();
        post(&router, POLL, boston_london()).await.ok()
    };
    assert_eq!(found(1).await, found(1).await);
    assert_ne!(found(1).await["results"], found(2).await["results"]);
}

#[tokio::test]
async fn there_are_flights_without_a_stop_among_the_results() {
    let mut body = start(&[leg("BOS", "LHR", "2027-03-14"), leg("LHR", "BOS", "2027-03-21")]);
    let router = builder().build().router();
    let all = post(&router, POLL, &body).await.ok()["totalCount"].as_i64().unwrap();
    body["resultParameters"] = json!({ "maxStops": 0 });
    let direct = post(&router, POLL, &body).await.ok();
    assert!((1..all).contains(&direct["totalCount"].as_i64().unwrap()));
    for leg in direct["legs"].as_object().unwrap().values() {
        assert_eq!(leg["segments"].as_array().unwrap().len(), 1);
    }
}

#[tokio::test]
async fn cashback_is_for_keys_that_have_it() {
    for (router, has) in
        [(builder().cashback(KEY).build(), true), (builder().cashback("another").build(), false)]
    {
        let text = post(&router.router(), POLL, boston_london()).await.text;
        assert_eq!(text.contains("cashbackDetails"), has);
    }
}
