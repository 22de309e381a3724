//! Itineraries as rows.

use serde_core::{Serialize, Serializer};
use specwright_core::Object;
use wayfare_models::LocalDateTime;
use wayfare_models::itinerary::{Itinerary, Leg};

use super::RowPrice;

/// An itinerary as a row, which shows the cheapest option. The JSON omits fields that the response does not contain.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FlightRow<'r> {
    /// The id of the result.
    pub id: &'r str,
    /// The price of the cheapest option.
    pub price: Option<RowPrice<'r>>,
    /// The name of the cheapest option's provider, or its code if it has no name.
    pub provider: Option<&'r str>,
    /// The number of booking options. Each option is a provider and its price.
    pub offers: usize,
    /// The legs, in order of travel.
    pub legs: Vec<LegRow<'r>>,
}

/// A leg of a flight row.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LegRow<'r> {
    /// The code of the departure airport.
    pub origin: Option<&'r str>,
    /// The code of the arrival airport.
    pub destination: Option<&'r str>,
    /// The departure, in local time.
    pub departure: Option<LocalDateTime>,
    /// The arrival, in local time.
    pub arrival: Option<LocalDateTime>,
    /// The duration in minutes.
    pub minutes: Option<u64>,
    /// The number of stops.
    pub stops: Option<usize>,
    /// The names of the airlines, without duplicates. An airline without a name is represented by its code.
    pub airlines: Vec<&'r str>,
}

impl<'r> From<Itinerary<'r>> for FlightRow<'r> {
    fn from(itinerary: Itinerary<'r>) -> Self {
        let best = itinerary.cheapest();
        FlightRow {
            id: itinerary.id().as_ref(),
            price: best.and_then(|best| best.price()).map(RowPrice::from),
            provider: best.and_then(|best| {
                best.provider().and_then(|provider| provider.display_name.as_deref()).or(best.provider_code())
            }),
            offers: itinerary.options().len(),
            legs: itinerary.legs().map(LegRow::from).collect(),
        }
    }
}

impl<'r> From<Leg<'r>> for LegRow<'r> {
    fn from(leg: Leg<'r>) -> Self {
        LegRow {
            origin: leg.origin_code(),
            destination: leg.destination_code(),
            departure: leg.departure(),
            arrival: leg.arrival(),
            minutes: leg.duration().map(|time| time.as_secs() / 60),
            stops: leg.stops(),
            airlines: airlines(leg),
        }
    }
}

fn airlines(leg: Leg<'_>) -> Vec<&str> {
    let mut names = Vec::new();
    for segment in leg.segments() {
        let named = segment.airline().and_then(|airline| airline.display_name.as_deref());
        let name = named.or(segment.airline_code());
        names.extend(name.filter(|name| !names.contains(name)));
    }
    names
}

impl Serialize for FlightRow<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut out = Object::begin(serializer);
        out.required("id", self.id);
        out.optional("price", &self.price);
        out.optional("provider", &self.provider);
        out.required("offers", &self.offers);
        out.required("legs", &self.legs);
        out.end()
    }
}

impl Serialize for LegRow<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut out = Object::begin(serializer);
        out.optional("origin", &self.origin);
        out.optional("destination", &self.destination);
        out.optional("departure", &self.departure);
        out.optional("arrival", &self.arrival);
        out.optional("minutes", &self.minutes);
        out.optional("stops", &self.stops);
        out.required("airlines", &self.airlines);
        out.end()
    }
}

#[cfg(test)]
mod tests {
    use wayfare_models::flights::FlightSearchResponse;

    use super::*;

    fn rows(json: &str) -> String {
        let response: FlightSearchResponse = wayfare_models::decode(json.as_bytes()).unwrap().value;
        let rows: Vec<_> = response.itineraries().map(FlightRow::from).collect();
        serde_json::to_string(&rows).unwrap()
    }

    #[test]
    fn a_row_summarizes_an_itinerary() {
        let json = include_str!("../../../cli/src/flights/table/response.json");
        let rows: Vec<serde_json::Value> = serde_json::from_str(&rows(json)).unwrap();
        let response: FlightSearchResponse = wayfare_models::decode(json.as_bytes()).unwrap().value;
        assert_eq!(rows.len(), response.results.len());
        for (row, itinerary) in rows.iter().zip(response.itineraries()) {
            let price = itinerary.cheapest().and_then(|best| best.price());
            assert_eq!(
                row["price"]["text"].as_str().map(str::to_owned),
                price.map(|price| price.to_string())
            );
            assert_eq!(row["legs"].as_array().unwrap().len(), itinerary.legs().len());
            let departure = itinerary.departure().map(|time| time.to_string());
            assert_eq!(row["legs"][0]["departure"].as_str().map(str::to_owned), departure);
        }
        assert!(rows.iter().any(|row| row["price"]["amount"].is_number() && row["provider"].is_string()));
        assert!(!rows.iter().any(|row| row.to_string().contains("http")), "expected rows without links");
    }

    #[test]
    fn missing_data_is_omitted() {
        assert_eq!(
            rows(r#"{"results": [{"id": "a", "legs": [{"id": "gone"}], "bookingOptions": []}]}"#),
            r#"[{"id":"a","offers":0,"legs":[{"airlines":[]}]}]"#
        );
    }
}
