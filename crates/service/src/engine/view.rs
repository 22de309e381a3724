//! Which of the results an answer shows, and in which order.

use std::cmp::{Ordering, Reverse};

use wayfare_models::common::SortDirection;
use wayfare_models::flights::{FlightPriceMode, FlightSortKey};

use super::results::{Found, Results};
use crate::trade::Currency;

/// How results are priced, filtered, sorted and paged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct View {
    pub(crate) currency: &'static Currency,
    pub(crate) mode: FlightPriceMode,
    pub(crate) key: FlightSortKey,
    pub(crate) direction: SortDirection,
    pub(crate) page_number: usize,
    pub(crate) page_size: usize,
    pub(crate) max_stops: Option<usize>,
}

/// What an hour under way is worth to one traveller, in US cents, when price and time are weighed.
const CENTS_AN_HOUR: i64 = 2_000;

impl View {
    /// How many results there are on all pages, and those of the page.
    pub(crate) fn page(&self, results: &Results, travellers: u32) -> (usize, Vec<Found>) {
        let fits = |found: &&Found| self.max_stops.is_none_or(|most| found.stops <= most);
        let mut sorted: Vec<(Rank, &Found)> = (results.iter().filter(fits))
            .map(|found| (Rank::of(found, &self.key, travellers), found))
            .collect();
        let total = sorted.len();
        let first = self.page_number.saturating_mul(self.page_size);
        if first >= total {
            return (total, Vec::new());
        }
        sorted.sort_unstable_by(|(a, one), (b, other)| {
            a.compare(b, &self.direction).then_with(|| one.id.cmp(&other.id))
        });
        let page = sorted[first..].iter().take(self.page_size);
        (total, page.map(|(_, found)| (*found).clone()).collect())
    }
}

/// What a result is sorted by: the key first, then what the traveller would look at next.
#[derive(Debug, PartialEq, Eq)]
struct Rank {
    key: i64,
    price: i64,
    minutes: i64,
}

impl Rank {
    fn of(found: &Found, key: &FlightSortKey, travellers: u32) -> Rank {
        let (price, minutes) = (found.cheapest(), found.minutes);
        let key = match key {
            FlightSortKey::Duration => minutes,
            FlightSortKey::BestValue => {
                let time = minutes.saturating_mul(CENTS_AN_HOUR) / 60;
                price.saturating_add(time.saturating_mul(i64::from(travellers)))
            }
            _ => price,
        };
        Rank { key, price, minutes }
    }

    /// Only the key turns round with the direction: what is equal by it stays best first.
    fn compare(&self, other: &Rank, direction: &SortDirection) -> Ordering {
        let by_key = match direction {
            SortDirection::Desc => Reverse(self.key).cmp(&Reverse(other.key)),
            _ => self.key.cmp(&other.key),
        };
        by_key.then(self.price.cmp(&other.price)).then(self.minutes.cmp(&other.minutes))
    }
}
