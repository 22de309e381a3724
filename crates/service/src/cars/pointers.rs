//! Where in a request the service finds fault, and under which code with what decoding and the description's own rules
//! object to.

use wayfare_models::service::ErrorCode;
use wayfare_validation::{Location, Path};

use crate::polled::START;

pub(super) const PICKUP: &str = "pickup";
pub(super) const DROPOFF: &str = "dropoff";
pub(super) const LOCATION: &str = "location";
pub(super) const VALUE: &str = "value";
pub(super) const DATE: &str = "date";

/// Calls with the path of one end of the rental.
pub(super) fn with_end<T>(end: &'static str, call: impl FnOnce(&Path<'_>) -> T) -> T {
    call(&Path::ROOT.field(START).field(end))
}

/// The code under which the description's own rules are answered where they are broken at this place, if it is not that
/// of any invalid value.
pub(crate) fn code_at(place: &Location) -> Option<ErrorCode> {
    let is_place_of = |end| with_end(end, |at| at.field(LOCATION).field(VALUE).location() == *place);
    if [PICKUP, DROPOFF].into_iter().any(is_place_of) {
        return Some(ErrorCode::UnrecognizedLocation);
    }
    // The one rule for the whole of it is that it comes after the pickup.
    with_end(DROPOFF, |at| at.location() == *place).then_some(ErrorCode::InvalidDates)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::polled::{CURRENCY, RESULT_PARAMETERS, SEARCH_ID};
    use wayfare_models::cars::*;
    use wayfare_models::common::CurrencyCode;

    /// The names are the generated types' own.
    #[test]
    fn the_names_are_those_of_the_description() {
        let place = || CarSearchPlace::Airport { value: "LAX".to_owned() };
        let pickup = CarPickup::new("2027-03-14".parse().unwrap(), place());
        let dropoff = CarDropoff::new("2027-03-18".parse().unwrap()).with_location(place());
        let parameters = CarResultParameters::default().with_currency("USD".parse::<CurrencyCode>().unwrap());
        let request = CarSearchRequest::from(CarSearchStart::new(pickup, dropoff))
            .with_search_id("a")
            .with_result_parameters(parameters);
        let request = serde_json::to_value(request).unwrap();
        for pointer in [
            format!("/{SEARCH_ID}"),
            format!("/{RESULT_PARAMETERS}/{CURRENCY}"),
            format!("/{START}/{PICKUP}/{LOCATION}/{VALUE}"),
            format!("/{START}/{PICKUP}/{DATE}"),
            format!("/{START}/{DROPOFF}/{LOCATION}/{VALUE}"),
            format!("/{START}/{DROPOFF}/{DATE}"),
        ] {
            assert!(request.pointer(&pointer).is_some(), "{pointer}");
        }
    }

    #[test]
    fn places_and_order_have_codes_of_their_own() {
        for (at, code) in [
            ("/searchStartParameters/pickup/location/value", Some(ErrorCode::UnrecognizedLocation)),
            ("/searchStartParameters/dropoff/location/value", Some(ErrorCode::UnrecognizedLocation)),
            ("/searchStartParameters/dropoff", Some(ErrorCode::InvalidDates)),
            ("/searchStartParameters/pickup", None),
            ("/searchStartParameters/pickup/hour", None),
            ("/searchId", None),
        ] {
            assert_eq!(code_at(&Location::Body(at.to_owned())), code, "{at}");
        }
    }
}
