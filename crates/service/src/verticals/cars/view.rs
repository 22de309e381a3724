//! By what cars are sorted.

use wayfare_models::cars::{CarPriceMode, CarSortKey};

use super::vertical::Cars;
use crate::engine::{Found, Page, View};
use wayfare_places::money::Currency;

/// How cars are priced, sorted and paged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct CarView {
    pub(super) currency: &'static Currency,
    pub(super) mode: CarPriceMode,
    pub(super) key: CarSortKey,
    pub(super) page: Page,
}

impl View<Cars> for CarView {
    /// The key first, then what the traveller would look at next.
    type Rank = (i64, i64);

    fn rank(&self, found: &Found<Cars>) -> Option<Self::Rank> {
        let (price, metres) = (found.cheapest(), i64::from(found.facts.metres));
        Some(match self.key {
            CarSortKey::Distance => (metres, price),
            _ => (price, metres),
        })
    }

    fn page(&self) -> Page {
        self.page
    }
}
