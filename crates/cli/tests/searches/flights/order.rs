//! In which order the results of a flight search are.

use wayfare_models::common::SortDirection;
use wayfare_models::flights::{FlightPriceMode, FlightResultParameters, FlightSearchResponse, FlightSortKey};
use wayfare_models::itinerary::Itinerary;

use super::request::{Asked, USUAL_CURRENCY};
use crate::findings::Findings;

/// What the description's `bestValue` counts an hour of one traveller as, in US cents.
const CENTS_AN_HOUR: i64 = 2_000;

/// What each result of a page is sorted by. Nothing where it can't be told: value is weighed in dollars.
pub fn keys(asked: &Asked, parameters: &FlightResultParameters, response: &FlightSearchResponse) -> Vec<i64> {
    let key = parameters.sort.clone().unwrap_or_default().key_or_default();
    let is_in_dollars = response.currency.as_ref().is_some_and(|code| code.as_str() == USUAL_CURRENCY);
    let factor = match parameters.price_mode_or_default() {
        FlightPriceMode::PerPerson => asked.travellers(),
        _ => 1,
    };
    let value = |itinerary: Itinerary<'_>| {
        let time = minutes(itinerary) * CENTS_AN_HOUR / 60 * asked.travellers();
        thousandths(itinerary) / 10 * factor + time
    };
    match key {
        FlightSortKey::Duration => response.itineraries().map(minutes).collect(),
        FlightSortKey::BestValue if is_in_dollars => response.itineraries().map(value).collect(),
        FlightSortKey::BestValue => Vec::new(),
        _ => response.itineraries().map(thousandths).collect(),
    }
}

pub fn check(findings: &mut Findings, parameters: &FlightResultParameters, keys: &[i64]) {
    let sort = parameters.sort.clone().unwrap_or_default();
    let holds = match sort.direction_or_default() {
        SortDirection::Desc => keys.is_sorted_by(|a, b| a >= b),
        _ => keys.is_sorted(),
    };
    findings.ensure("F9", holds, || (keys, format!("{sort:?}")));
}

fn minutes(itinerary: Itinerary<'_>) -> i64 {
    itinerary.duration().map_or(-1, |duration| duration.as_secs() as i64 / 60)
}

/// The lowest price of a result in thousandths, which all currencies have whole numbers of.
fn thousandths(itinerary: Itinerary<'_>) -> i64 {
    let prices = itinerary.options().filter_map(|option| option.price());
    prices.map(|price| (price.amount().get() * 1_000.0).round() as i64).min().unwrap_or(-1)
}
