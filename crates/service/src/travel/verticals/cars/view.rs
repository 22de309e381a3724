//! The view of cars: price terms, order and page.

use wayfare_models::cars::{CarPriceMode, CarResultParameters, CarSortKey};

use super::Cars;
use crate::travel::engine::{Found, Page, View};
use crate::travel::market::Market;
use wayfare_places::money::Currency;

/// The view of cars: price terms, order and page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct CarView {
    pub(super) currency: &'static Currency,
    pub(super) mode: CarPriceMode,
    pub(super) key: CarSortKey,
    pub(super) page: Page,
}

impl CarView {
    /// Returns the view that a request specifies.
    pub(super) fn of(parameters: &CarResultParameters, market: &Market) -> Self {
        let sort = parameters.sort.clone().unwrap_or_default();
        CarView {
            currency: market.currency(parameters.currency.as_ref()),
            mode: parameters.price_mode_or_default(),
            key: sort.key_or_default(),
            page: Page::new(parameters.page_number_or_default(), parameters.page_size_or_default()),
        }
    }
}

impl View<Cars> for CarView {
    /// The sort key's value, followed by the other value: price or distance.
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
