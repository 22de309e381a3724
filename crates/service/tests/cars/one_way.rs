//! Tests of one-way rentals.

use std::collections::BTreeSet;

use axum::Router;
use serde_json::{Value, json};

use crate::searches::*;
use crate::support::builder;

/// Returns the response with the first 500 results.
async fn found(router: &Router, body: Value) -> Value {
    call(router, with(body, json!({ "pageSize": 500 }))).await.ok()
}

#[tokio::test]
async fn only_one_way_rentals_change_the_results() {
    let router = builder().build().router();
    let back = found(&router, start(airport("LAX"))).await;
    let same = found(&router, one_way(airport("LAX"), airport("LAX"))).await;
    assert_eq!(same["results"], back["results"]);
    let away = found(&router, one_way(airport("LAX"), airport("SFO"))).await;
    let known: BTreeSet<_> = ids(&back).into_iter().collect();
    assert!(ids(&away).into_iter().all(|id| !known.contains(id)));
}
