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
            is_complete: answer.is_complete,
            total_results: answer.total_results,
            currency_code: answer.currency_code.to_string(),
            results: answer.results.iter().map(Into::into).collect(),
        }
    }
}

impl From<&HotelResult> for Hotel {
    fn from(hotel: &HotelResult) -> Self {
        Hotel {
            id: hotel.id.get(),
            key: hotel.key.to_string(),
            name: hotel.name.clone(),
            address: hotel.address.clone(),
            latitude: hotel.latitude,
            longitude: hotel.longitude,
            star_rating: hotel.star_rating,
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
