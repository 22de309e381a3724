//! Car answers with derived impls.

use serde::Deserialize;
use wayfare_models::cars::{CarBookingOption, CarDetail, CarSearchResponse};

use super::{Price, text};

/// Cars with their options.
#[derive(Debug, Deserialize, PartialEq)]
#[serde(rename_all = "camelCase")]
pub struct Cars {
    search_id: String,
    total_count: Option<i64>,
    results: Vec<Car>,
}

#[derive(Debug, Deserialize, PartialEq)]
#[serde(rename_all = "camelCase")]
struct Car {
    id: String,
    booking_options: Vec<BookingOption>,
}

#[derive(Debug, Deserialize, PartialEq)]
#[serde(rename_all = "camelCase")]
struct BookingOption {
    provider_code: Option<String>,
    agency_code: Option<String>,
    booking_url: Option<String>,
    pickup_location_id: Option<String>,
    price: Option<Price>,
    car: Option<Model>,
}

#[derive(Debug, Deserialize, PartialEq)]
#[serde(rename_all = "camelCase")]
struct Model {
    brand: Option<String>,
    bags: Option<i64>,
    passengers: Option<i64>,
}

impl From<&CarSearchResponse> for Cars {
    fn from(answer: &CarSearchResponse) -> Self {
        let results = answer.results.iter().map(|result| Car {
            id: result.id.to_string(),
            booking_options: result.booking_options.iter().map(Into::into).collect(),
        });
        Cars {
            search_id: answer.search_id.as_ref().map(ToString::to_string).unwrap_or_default(),
            total_count: answer.total_count,
            results: results.collect(),
        }
    }
}

impl From<&CarBookingOption> for BookingOption {
    fn from(option: &CarBookingOption) -> Self {
        BookingOption {
            provider_code: text(&option.provider_code),
            agency_code: text(&option.agency_code),
            booking_url: text(&option.booking_url),
            pickup_location_id: text(&option.pickup_location_id),
            price: option.price.as_ref().map(Into::into),
            car: option.car.as_ref().map(Into::into),
        }
    }
}

impl From<&CarDetail> for Model {
    fn from(car: &CarDetail) -> Self {
        Model { brand: text(&car.brand), bags: car.bags, passengers: car.passengers }
    }
}
