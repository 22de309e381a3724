//! Where in a request the service finds fault with what decoding and the description's own rules let pass.

use wayfare_validation::Path;

use crate::polled::START;

pub(super) const RESULT_ID: &str = "resultId";
pub(super) const LEGS: &str = "legs";
pub(super) const ORIGIN: &str = "origin";
pub(super) const DESTINATION: &str = "destination";
pub(super) const AIRPORTS: &str = "airports";
pub(super) const AIRPORT: &str = "airport";
pub(super) const DATE: &str = "date";

/// Calls with the path of one of the search's legs.
pub(super) fn with_leg<T>(index: usize, call: impl FnOnce(&Path<'_>) -> T) -> T {
    call(&Path::ROOT.field(START).field(LEGS).index(index))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::polled::{CURRENCY, RESULT_PARAMETERS, SEARCH_ID};
    use wayfare_models::flights::*;

    /// The names are the generated types' own.
    #[test]
    fn the_names_are_those_of_the_description() {
        let codes = vec!["BOS".parse().unwrap()];
        let leg = FlightSearchLeg::new(
            FlightLocation::Airports { airports: codes.clone() },
            FlightLocation::NearbyAirports { airport: codes[0] },
            "2027-03-14".parse().unwrap(),
        );
        let start = FlightSearchStart::new(Cabin::Economy, vec![PassengerCode::Adult], vec![leg]);
        let parameters = FlightResultParameters::default()
            .with_currency("USD".parse::<wayfare_models::common::CurrencyCode>().unwrap());
        let request = FlightSearchRequest::from(start).with_search_id("a").with_result_parameters(parameters);
        let request = serde_json::to_value(request).unwrap();
        for pointer in [
            format!("/{SEARCH_ID}"),
            format!("/{RESULT_PARAMETERS}/{CURRENCY}"),
            format!("/{START}/{LEGS}/0/{ORIGIN}/{AIRPORTS}/0"),
            format!("/{START}/{LEGS}/0/{DESTINATION}/{AIRPORT}"),
            format!("/{START}/{LEGS}/0/{DATE}"),
        ] {
            assert!(request.pointer(&pointer).is_some(), "{pointer}");
        }
        let details = serde_json::to_value(FlightDetailsRequest::new("a", "b")).unwrap();
        assert!(details.get(RESULT_ID).is_some());
    }
}
