//! Hotel answers with derived impls.

use serde::Deserialize;
use wayfare_models::hotels::{HotelRate, HotelResult, MultipleHotelSearchResponse};

use super::text;

/// Hotels with their rates.
#[derive(Debug, Deserialize, PartialEq)]
#[serde(rename_all = "camelCase")]
pub struct Hotels {
    is_complete: Option<bool>,
    total_results: Option<i64>,
    currency_code: Option<String>,
    results: Vec<Hotel>,
}

#[derive(Debug, Deserialize, PartialEq)]
#[serde(rename_all = "camelCase")]
struct Hotel {
    id: i64,
    key: Option<String>,
    name: Option<String>,
    address: Option<String>,
    latitude: Option<f64>,
    longitude: Option<f64>,
    star_rating: Option<f64>,
    lowest_rate: Option<f64>,
    distance: Option<f64>,
    #[serde(default)]
    rates: Vec<Rate>,
}

#[derive(Debug, Deserialize, PartialEq)]
#[serde(rename_all = "camelCase")]
struct Rate {
    room_name: Option<String>,
    total_rate: Option<f64>,
    has_free_cancellation: Option<bool>,
    inclusions: Vec<i64>,
    provider_index: Option<i64>,
    book_uri: Option<String>,
}

impl From<&MultipleHotelSearchResponse> for Hotels {
    fn from(answer: &MultipleHotelSearchResponse) -> Self {
        Hotels {
            is_complete: answer.state.is_complete,
            total_results: answer.state.total_results,
            currency_code: answer.state.currency_code.as_ref().map(ToString::to_string),
            results: answer.results.iter().map(Into::into).collect(),
        }
    }
}

impl From<&HotelResult> for Hotel {
    fn from(hotel: &HotelResult) -> Self {
        Hotel {
            id: hotel.id.get(),
            key: hotel.facts.key.as_ref().map(ToString::to_string),
            name: text(&hotel.facts.name),
            address: text(&hotel.facts.address),
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
            room_name: text(&rate.room_name),
            total_rate: rate.total_rate.map(|rate| rate.get()),
            has_free_cancellation: rate.has_free_cancellation,
            inclusions: rate.inclusions.iter().map(|inclusion| inclusion.get()).collect(),
            provider_index: rate.provider_index,
            book_uri: text(&rate.book_uri),
        }
    }
}
