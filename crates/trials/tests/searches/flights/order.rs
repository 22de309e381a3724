//! The sort order of flight results.

use wayfare_models::flights::{FlightPriceMode, FlightResultParameters, FlightSearchResponse, FlightSortKey};
use wayfare_models::itinerary::Itinerary;

use super::request::Asked;
use crate::polled::{DEFAULT_CURRENCY, lowest};

/// Value of a traveller's hour for `bestValue`, in US cents. The description defines this value.
const CENTS_PER_HOUR: i64 = 2_000;

/// Returns the sort key of each result. Returns no keys for `bestValue` in other currencies, since value is computed in
/// US dollars.
pub fn keys(asked: &Asked, parameters: &FlightResultParameters, response: &FlightSearchResponse) -> Vec<i64> {
    let key = parameters.sort.clone().unwrap_or_default().key_or_default();
    let is_in_dollars = response.currency.as_ref().is_some_and(|code| code.as_str() == DEFAULT_CURRENCY);
    let factor = match parameters.price_mode_or_default() {
        FlightPriceMode::PerPerson => asked.travellers(),
        _ => 1,
    };
    let price = |it: Itinerary<'_>| lowest(it.options().filter_map(|it| Some(it.price()?.amount())));
    let value = |itinerary: Itinerary<'_>| {
        let time = minutes(itinerary) * CENTS_PER_HOUR / 60 * asked.travellers();
        price(itinerary) / 10 * factor + time
    };
    match key {
        FlightSortKey::Duration => response.itineraries().map(minutes).collect(),
        FlightSortKey::BestValue if is_in_dollars => response.itineraries().map(value).collect(),
        FlightSortKey::BestValue => Vec::new(),
        _ => response.itineraries().map(price).collect(),
    }
}

fn minutes(itinerary: Itinerary<'_>) -> i64 {
    itinerary.duration().map_or(-1, |duration| duration.as_secs() as i64 / 60)
}
