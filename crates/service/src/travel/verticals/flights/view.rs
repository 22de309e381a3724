//! The view of itineraries: price terms, filter, order and page.

use wayfare_models::common::SortDirection;
use wayfare_models::flights::{FlightPriceMode, FlightResultParameters, FlightSortKey};
use wayfare_models::party::Party;

use super::Flights;
use crate::travel::engine::{Found, Page, View};
use crate::travel::market::Market;
use wayfare_places::money::Currency;

/// The view of itineraries: price terms, filter, order and page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct FlightView {
    pub(super) currency: &'static Currency,
    pub(super) mode: FlightPriceMode,
    pub(super) key: FlightSortKey,
    pub(super) direction: SortDirection,
    pub(super) page: Page,
    pub(super) max_stops: Option<usize>,
    /// The number of travellers.
    pub(super) travellers: u32,
}

impl FlightView {
    /// Returns the view that a request specifies.
    pub(super) fn of(parameters: &FlightResultParameters, market: &Market, party: &Party) -> Self {
        let sort = parameters.sort.clone().unwrap_or_default();
        FlightView {
            currency: market.currency(parameters.currency.as_ref()),
            mode: parameters.price_mode_or_default(),
            key: sort.key_or_default(),
            direction: sort.direction_or_default(),
            // The page numbers 0 and 1 both refer to the first page.
            page: Page::new(
                parameters.page_number_or_default().max(1) - 1,
                parameters.page_size_or_default(),
            ),
            max_stops: parameters.max_stops.map(|most| usize::try_from(most).unwrap_or(0)),
            travellers: party.size(),
        }
    }
}

/// Value of one hour of a traveller's time, in US cents, for sorting by best value.
const CENTS_PER_HOUR: i64 = 2_000;

impl View<Flights> for FlightView {
    /// The value of the sort key, followed by price and travel time.
    type Rank = (i64, i64, i64);

    fn rank(&self, found: &Found<Flights>) -> Option<Self::Rank> {
        if self.max_stops.is_some_and(|most| found.facts.stops > most) {
            return None;
        }
        let (price, minutes) = (found.cheapest(), found.facts.minutes);
        let key = match self.key {
            FlightSortKey::Duration => minutes,
            FlightSortKey::BestValue => {
                let time = minutes.saturating_mul(CENTS_PER_HOUR) / 60;
                price.saturating_add(time.saturating_mul(i64::from(self.travellers)))
            }
            _ => price,
        };
        // Only the sort key is reversed: results with equal keys remain sorted from best to worst. The complement
        // reverses the order of integers and, unlike negation, can't overflow.
        let key = if self.direction == SortDirection::Desc { !key } else { key };
        Some((key, price, minutes))
    }

    fn page(&self) -> Page {
        self.page
    }
}
