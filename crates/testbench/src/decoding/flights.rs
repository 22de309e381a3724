//! Flight answers with derived impls.

use std::collections::BTreeMap;

use serde::Deserialize;
use wayfare_models::flights::{FlightBookingOption, FlightLeg, FlightSearchResponse, FlightSegment};

use super::{Price, text};

/// Itineraries with their options, legs and segments.
#[derive(Debug, Deserialize, PartialEq)]
#[serde(rename_all = "camelCase")]
pub struct Flights {
    search_id: String,
    total_count: Option<i64>,
    results: Vec<Itinerary>,
    legs: BTreeMap<String, Leg>,
    segments: BTreeMap<String, Segment>,
}

#[derive(Debug, Deserialize, PartialEq)]
#[serde(rename_all = "camelCase")]
struct Itinerary {
    id: String,
    booking_options: Vec<BookingOption>,
    legs: Vec<Reference>,
}

#[derive(Debug, Deserialize, PartialEq)]
struct Reference {
    id: String,
}

#[derive(Debug, Deserialize, PartialEq)]
#[serde(rename_all = "camelCase")]
struct BookingOption {
    provider_code: Option<String>,
    booking_url: Option<String>,
    display_price: Option<Price>,
}

#[derive(Debug, Deserialize, PartialEq)]
#[serde(rename_all = "camelCase")]
struct Leg {
    duration: Option<i64>,
    departure_time: Option<String>,
    arrival_time: Option<String>,
    segments: Vec<Reference>,
}

#[derive(Debug, Deserialize, PartialEq)]
#[serde(rename_all = "camelCase")]
struct Segment {
    airline: Option<String>,
    flight_number: Option<String>,
    origin: Option<String>,
    destination: Option<String>,
    departure_time: Option<String>,
    duration: Option<i64>,
}

impl From<&FlightSearchResponse> for Flights {
    fn from(answer: &FlightSearchResponse) -> Self {
        let results = answer.results.iter().map(|result| Itinerary {
            id: result.id.to_string(),
            booking_options: result.booking_options.iter().map(Into::into).collect(),
            legs: result.legs.iter().map(|leg| Reference { id: leg.id.to_string() }).collect(),
        });
        Flights {
            search_id: answer.search_id.as_ref().map(ToString::to_string).unwrap_or_default(),
            total_count: answer.total_count,
            results: results.collect(),
            legs: answer.legs.iter().map(|(id, leg)| (id.to_string(), leg.into())).collect(),
            segments: answer.segments.iter().map(|(id, segment)| (id.to_string(), segment.into())).collect(),
        }
    }
}

impl From<&FlightBookingOption> for BookingOption {
    fn from(option: &FlightBookingOption) -> Self {
        BookingOption {
            provider_code: text(&option.provider_code),
            booking_url: text(&option.booking_url),
            display_price: option.display_price.as_ref().map(Into::into),
        }
    }
}

impl From<&FlightLeg> for Leg {
    fn from(leg: &FlightLeg) -> Self {
        Leg {
            duration: leg.duration,
            departure_time: text(&leg.departure_time),
            arrival_time: text(&leg.arrival_time),
            segments: leg.segments.iter().map(|segment| Reference { id: segment.id.to_string() }).collect(),
        }
    }
}

impl From<&FlightSegment> for Segment {
    fn from(segment: &FlightSegment) -> Self {
        Segment {
            airline: text(&segment.airline),
            flight_number: text(&segment.flight_number),
            origin: text(&segment.origin),
            destination: text(&segment.destination),
            departure_time: text(&segment.departure_time),
            duration: segment.duration,
        }
    }
}
