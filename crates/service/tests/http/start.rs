//! Tests of searches in the embedded inventory.

use crate::support::*;

#[tokio::test]
async fn a_search_is_complete_at_once_at_pace_0() {
    let router = builder().build().router();
    for (path, body) in [(POLL, boston_london_boston()), (CARS, car_start("LAX"))] {
        let started = post(&router, path, body).await.ok();
        assert_eq!(started["status"], "complete");
        assert_eq!(started["results"].as_array().unwrap().len(), 50);
        assert_eq!(post(&router, path, poll(&started)).await.ok(), started);
    }
}

#[tokio::test]
async fn equal_searches_have_equal_results() {
    for (path, body) in polled() {
        let found = async |seed| {
            let router = builder().seed(seed).search_ids(|| 7).build().router();
            post(&router, path, &body).await.ok()
        };
        assert_eq!(found(1).await, found(1).await);
        assert_ne!(found(1).await["results"], found(2).await["results"]);
    }
}
