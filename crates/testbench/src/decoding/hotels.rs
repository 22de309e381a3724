//! Hotel answers with derived impls.

use serde::Deserialize;
use wayfare_models::hotels::{HotelRate, HotelResult, MultipleHotelSearchResponse};

/// Hotels with their rates.
#[derive(Debug, Deserialize, PartialEq)]
#[serde(rename_all = "camelCase")]
pub struct Hotels {
    is_complete: bool,
    total_results: i64,
    currency_code: String,
    results: Vec<Hotel>,
}

#[derive(Debug, Deserialize, PartialEq)]
#[serde(rename_all = "camelCase")]
struct Hotel {
    id: i64,
    key: String,
    name: String,
    address: String,
    latitude: f64,
    longitude: f64,
    star_rating: f64,
    lowest_rate: Option<f64>,
    distance: Option<f64>,
    #[serde(default)]
    rates: Vec<Rate>,
}

#[derive(Debug, Deserialize, PartialEq)]
#[serde(rename_all = "camelCase")]
struct Rate {
    room_name: String,
    total_rate: f64,
    has_free_cancellation: bool,
    inclusions: Vec<i64>,
    provider_index: i64,
    book_uri: String,
}

impl From<&MultipleHotelSearchResponse> for Hotels {
    fn from(answer: &MultipleHotelSearchResponse) -> Self {
        Hotels {
            is_complete: answer.state.is_complete,
            total_results: answer.state.total_results,
            currency_code: answer.state.currency_code.to_string(),
            results: answer.results.iter().map(Into::into).collect(),
        }
    }
}

impl From<&HotelResult> for Hotel {
    fn from(hotel: &HotelResult) -> Self {
        Hotel {
            id: hotel.facts.id.get(),
            key: hotel.facts.key.to_string(),
            name: hotel.facts.name.clone(),
            address: hotel.facts.address.clone(),
            latitude: hotel.facts.latitude,
            longitude: hotel.facts.longitude,
            star_rating: hotel.facts.star_rating,
            lowest_rate: hotel.lowest_rate.map(|rate| rate.get()),
            distance: hotel.distance,
            rates: hotel.rates.iter().map(Into::into).collect(),
        }
    }
}

impl From<&HotelRate> for Rate {
    fn from(rate: &HotelRate) -> Self {
        Rate {
            room_name: rate.room_name.clone(),
            total_rate: rate.total_rate.get(),
            has_free_cancellation: rate.has_free_cancellation,
            inclusions: rate.inclusions.iter().map(|inclusion| inclusion.get()).collect(),
            provider_index: rate.provider_index,
            book_uri: rate.book_uri.clone(),
        }
    }
}
