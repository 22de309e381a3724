//! The answer of a provider: all its offers for a query.

use std::sync::Arc;

use super::ExactAmount;
use super::deals::{CarDeal, CarDeals};
use super::desk::{Desk, Sale, Seller};
use super::offers::CarRate;
use super::query::CarInventoryQuery;

/// The offers of a provider for a query.
///
/// It holds of each offer only what decides about it, and its price; the answers of all providers share the cars. The
/// rest is computed when an offer is asked for: of hundreds of offers, a page shows some.
#[derive(Debug)]
pub struct CarAnswer {
    pub(crate) seed: u64,
    pub(crate) seller: Seller,
    pub(crate) query: Arc<CarInventoryQuery>,
    pub(crate) deals: Arc<CarDeals>,
    pub(crate) sales: Box<[Sale]>,
}

impl CarAnswer {
    /// Memory of an offer in bytes, beside its car.
    pub const OFFER_BYTES: usize = size_of::<Sale>();

    pub(crate) fn new(
        seed: u64,
        seller: Seller,
        query: Arc<CarInventoryQuery>,
        deals: Arc<CarDeals>,
    ) -> Self {
        let sales = Desk::new(seed, &query, seller).sales(&deals.list);
        Self { seed, seller, query, deals, sales }
    }

    /// The query that was asked.
    #[must_use]
    pub fn query(&self) -> &CarInventoryQuery {
        &self.query
    }

    /// The car and the total price in US dollars of each offer, in the order of their places.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&Arc<CarDeal>, ExactAmount)> {
        self.sales.iter().map(|sale| (self.deal_of(sale), sale.total(&self.query)))
    }

    /// The car of the offer at a place, counted from 0.
    ///
    /// # Panics
    ///
    /// Beyond the last offer, as the other methods with a place.
    #[must_use]
    pub fn deal(&self, place: usize) -> &Arc<CarDeal> {
        self.deal_of(&self.sales[place])
    }

    /// The code of the provider of the offer at a place.
    #[must_use]
    pub fn provider_of(&self, place: usize) -> &'static str {
        self.seller.code(self.deal(place))
    }

    /// The offer at a place.
    #[must_use]
    pub fn offer(&self, place: usize) -> CarRate {
        self.spell_out(&self.sales[place])
    }

    /// All offers.
    pub fn offers(&self) -> impl ExactSizeIterator<Item = CarRate> {
        self.sales.iter().map(|sale| self.spell_out(sale))
    }

    fn spell_out(&self, sale: &Sale) -> CarRate {
        self.desk().offer(self.deal_of(sale), sale)
    }

    fn deal_of(&self, sale: &Sale) -> &Arc<CarDeal> {
        // Sales are made of these deals.
        &self.deals.list[sale.deal as usize]
    }

    fn desk(&self) -> Desk<'_> {
        Desk::new(self.seed, &self.query, self.seller)
    }
}
