//! By what itineraries are filtered and sorted.

use wayfare_models::common::SortDirection;
use wayfare_models::flights::{FlightPriceMode, FlightResultParameters, FlightSortKey};
use wayfare_models::party::Party;

use super::vertical::Flights;
use crate::engine::{Found, Page, View};
use crate::market::Market;
use wayfare_places::money::Currency;

/// How itineraries are priced, filtered, sorted and paged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct FlightView {
    pub(super) currency: &'static Currency,
    pub(super) mode: FlightPriceMode,
    pub(super) key: FlightSortKey,
    pub(super) direction: SortDirection,
    pub(super) page: Page,
    pub(super) max_stops: Option<usize>,
    /// How many travel.
    pub(super) travellers: u32,
}

impl FlightView {
    /// The view that a request asks for.
    pub(super) fn of(parameters: &FlightResultParameters, market: &Market, party: &Party) -> Self {
        let sort = parameters.sort.clone().unwrap_or_default();
        FlightView {
            currency: market.currency(parameters.currency.as_ref()),
            mode: parameters.price_mode_or_default(),
            key: sort.key_or_default(),
            direction: sort.direction_or_default(),
            page: Page::new(parameters.page_number_or_default(), parameters.page_size_or_default()),
            max_stops: parameters.max_stops.map(|most| usize::try_from(most).unwrap_or(0)),
            travellers: party.size(),
        }
    }
}

/// What an hour under way is worth to one traveller, in US cents, when price and time are weighed.
const CENTS_AN_HOUR: i64 = 2_000;

impl View<Flights> for FlightView {
    /// The key first, then what the traveller would look at next: the price, the time.
    type Rank = (i64, i64, i64);

    fn rank(&self, found: &Found<Flights>) -> Option<Self::Rank> {
        if self.max_stops.is_some_and(|most| found.facts.stops > most) {
            return None;
        }
        let (price, minutes) = (found.cheapest(), found.facts.minutes);
        let key = match self.key {
            FlightSortKey::Duration => minutes,
            FlightSortKey::BestValue => {
                let time = minutes.saturating_mul(CENTS_AN_HOUR) / 60;
                price.saturating_add(time.saturating_mul(i64::from(self.travellers)))
            }
            _ => price,
        };
        // Only the key turns round with the direction: what is equal by it stays best first. Of two numbers the
        // complement of the greater is the lesser, and unlike the negative there always is one.
        let key = if self.direction == SortDirection::Desc { !key } else { key };
        Some((key, price, minutes))
    }

    fn page(&self) -> Page {
        self.page
    }
}
