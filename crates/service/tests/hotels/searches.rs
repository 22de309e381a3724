//! Calls of the hotel searches, and checks of every answer.

use std::collections::HashSet;

use axum::Router;
use serde_json::Value;
use specwright_core::decode;
use wayfare_models::hotels::{HotelResult, MultipleHotelSearchResponse};

use crate::support::{Answer, KEY, builder, get};

/// Nice, a city by the sea of some hundred hotels.
pub const CITY: &str = "kplace:2990440";
pub const STAY: &str = "checkin=2027-03-14&checkout=2027-03-17&rooms=2";
pub const EVERYTHING: &str = "features,filter,destination,rateBreakdown,hotelWellKnownPlace,images,hotelPlace,reviews,multipleHotelsAllRates";

pub fn router() -> Router {
    builder().build().router()
}

pub async fn call(router: &Router, path: &str, rest: &str) -> Answer {
    get(router, &format!("/api/3.0/{path}?apiKey={KEY}&userTrackId=tests&{rest}")).await
}

/// A dated search of the city.
pub async fn city(router: &Router, rest: &str) -> MultipleHotelSearchResponse {
    multiple(router, &format!("destination={CITY}&{STAY}&{rest}")).await
}

/// A full search, checked.
pub async fn multiple(router: &Router, rest: &str) -> MultipleHotelSearchResponse {
    checked(&call(router, "hotels", rest).await)
}

#[track_caller]
pub fn checked(answer: &Answer) -> MultipleHotelSearchResponse {
    assert!(answer.status.is_success(), "{}", answer.text);
    let decoded = decode::<MultipleHotelSearchResponse>(answer.text.as_bytes()).unwrap();
    assert!(decoded.notes.is_empty(), "{:?}", decoded.notes);
    check(&decoded.value);
    decoded.value
}

/// All hotels of a search, page by page.
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
    assert_eq!(hotels.len(), ids(&hotels).into_iter().collect::<HashSet<_>>().len(), "a hotel on two pages");
    hotels
}

/// All hotels of the city.
pub async fn all_of_city(router: &Router, rest: &str) -> Vec<HotelResult> {
    all(router, &format!("destination={CITY}&{STAY}&{rest}")).await
}

pub fn ids(hotels: &[HotelResult]) -> Vec<i64> {
    hotels.iter().map(|hotel| hotel.id.get()).collect()
}

/// Properties of every answer.
#[track_caller]
fn check(response: &MultipleHotelSearchResponse) {
    assert!(response.state.total_filtered_results.unwrap() <= response.state.total_results.unwrap());
    assert!(response.state.total_available_results.unwrap() <= response.state.total_results.unwrap());
    assert!(response.results.len() as i64 <= response.state.total_filtered_results.unwrap());
    assert!(response.lowest_total_rate <= response.highest_total_rate);
    assert!(response.post_filter_lowest_total_rate <= response.post_filter_highest_total_rate);
    if let Some(lowest) = response.post_filter_lowest_total_rate {
        assert!(response.lowest_total_rate.unwrap() <= lowest);
        assert!(response.post_filter_highest_total_rate <= response.highest_total_rate);
    }
    for hotel in &response.results {
        assert!(!hotel.is_within_boundary.unwrap());
        let href = hotel.href.as_deref().unwrap();
        assert!(href.contains("/api/3.0/hotel?hotel=khotel:") && !href.contains(KEY), "{href}",);
        if hotel.rates.is_empty() {
            continue;
        }
        let cheapest: Vec<_> = hotel.rates.iter().filter(|rate| rate.is_cheapest_rate.unwrap()).collect();
        assert_eq!(cheapest.len(), 1);
        assert_eq!(Some(cheapest[0].total_rate.unwrap()), hotel.lowest_rate);
        for rate in &hotel.rates {
            assert!(rate.total_rate.unwrap() >= cheapest[0].total_rate.unwrap());
            assert!(Some(rate.total_rate.unwrap()) <= hotel.highest_rate);
            assert!(rate.provider_index_in_multiple_hotel_search_response(response).is_some());
        }
        let providers: HashSet<_> = hotel.rates.iter().map(|rate| rate.provider_index.unwrap()).collect();
        assert!(hotel.number_of_rates.unwrap() >= hotel.rates.len() as i64);
        assert!(hotel.number_of_providers.unwrap() >= providers.len() as i64);
    }
}

/// Whether a field is there.
pub fn has(value: &Value, field: &str) -> bool {
    value.get(field).is_some()
}
