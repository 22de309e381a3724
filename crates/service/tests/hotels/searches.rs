//! Helpers that run hotel searches and check every response.

use std::collections::HashSet;

use axum::Router;
use serde_json::Value;
use specwright_core::decode;
use wayfare_models::hotels::{HotelResult, MultipleHotelSearchResponse};

use crate::support::{Answer, KEY, builder, get};

/// Nice, a coastal city with hundreds of hotels.
pub const CITY: &str = "kplace:2990440";
pub const STAY: &str = "checkin=2027-03-14&checkout=2027-03-17&rooms=2";
pub const EVERYTHING: &str = "features,filter,destination,rateBreakdown,hotelWellKnownPlace,images,hotelPlace,reviews,multipleHotelsAllRates";

pub fn router() -> Router {
    builder().build().router()
}

pub async fn call(router: &Router, path: &str, rest: &str) -> Answer {
    get(router, &format!("/api/3.0/{path}?apiKey={KEY}&userTrackId=tests&{rest}")).await
}

/// Searches for hotels in the city for fixed dates.
pub async fn city(router: &Router, rest: &str) -> MultipleHotelSearchResponse {
    multiple(router, &format!("destination={CITY}&{STAY}&{rest}")).await
}

/// Searches, and checks that the response matches the description.
pub async fn multiple(router: &Router, rest: &str) -> MultipleHotelSearchResponse {
    checked(&call(router, "hotels", rest).await)
}

#[track_caller]
pub fn checked(answer: &Answer) -> MultipleHotelSearchResponse {
    assert!(answer.status.is_success(), "{}", answer.text);
    let decoded = decode::<MultipleHotelSearchResponse>(answer.text.as_bytes()).unwrap();
    assert!(decoded.notes.is_empty(), "{:?}", decoded.notes);
    decoded.value
}

/// Returns all hotels of a search, page by page.
pub async fn all(router: &Router, rest: &str) -> Vec<HotelResult> {
    let mut hotels: Vec<HotelResult> = Vec::new();
    for page in 0.. {
        let response = multiple(router, &format!("{rest}&pageIndex={page}&pageSize=250")).await;
        let is_last = response.results.len() < 250;
        hotels.extend(response.results);
        if is_last {
            assert_eq!(hotels.len() as i64, response.state.total_filtered_results.unwrap());
            break;
        }
    }
    assert_eq!(
        hotels.len(),
        ids(&hotels).into_iter().collect::<HashSet<_>>().len(),
        "a hotel is on two pages"
    );
    hotels
}

/// Returns all hotels in the city.
pub async fn all_of_city(router: &Router, rest: &str) -> Vec<HotelResult> {
    all(router, &format!("destination={CITY}&{STAY}&{rest}")).await
}

pub fn ids(hotels: &[HotelResult]) -> Vec<i64> {
    hotels.iter().map(|hotel| hotel.id.get()).collect()
}

/// Returns whether a field is present.
pub fn has(value: &Value, field: &str) -> bool {
    value.get(field).is_some()
}
