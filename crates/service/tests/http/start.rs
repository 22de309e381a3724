//! A search of the embedded inventory from start to details.

use axum::http::StatusCode;
use serde_json::json;

use crate::support::*;

#[tokio::test]
async fn a_search_is_complete_at_once_at_pace_0() {
    let router = builder().build().router();
    let leg = |from: &str, to: &str, date: &str| {
        json!({
            "origin": {"locationType": "airports", "airports": [from]},
            "destination": {"locationType": "airports", "airports": [to]},
            "date": date,
        })
    };
    let start = json!({"searchStartParameters": {
        "cabin": "economy", "passengers": ["ADT", "CHD"],
        "legs": [leg("BOS", "LHR", "2027-03-14"), leg("LHR", "BOS", "2027-03-21")],
    }});
    let answer = post(&router, POLL, start.to_string()).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    let body = answer.json();
    assert_eq!(body["status"], "complete");
    assert_eq!(body["results"].as_array().unwrap().len(), 50);

    let answer = get(&router, &format!("{PLACES}flights?apiKey={KEY}&searchTerm=lhr")).await;
    assert_eq!(answer.json()["results"][0]["iataCode"], "LHR", "{}", answer.text);
}
