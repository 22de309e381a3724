//! Searches of the embedded inventory.

use crate::searches::*;
use crate::support::{builder, poll};

#[tokio::test]
async fn a_search_is_complete_at_once_at_pace_0() {
    let router = builder().build().router();
    for place in [airport("LAX"), city("Los Angeles")] {
        let started = call(&router, start(place)).await.ok();
        println!("{}", &serde_json::to_string_pretty(&started).unwrap()[..6000]);
        assert_eq!(started["status"], "complete");
        assert_eq!(results(&started).len(), 50);
        assert_consistent(&started);
        assert_eq!(call(&router, poll(&started)).await.ok(), started);
    }
}
