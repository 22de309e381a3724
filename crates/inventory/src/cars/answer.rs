//! A provider's answer, which contains all its offers for a query.

use std::sync::Arc;

use super::ExactAmount;
use super::deals::CarDeal;
use super::desk::{Desk, Sale, Seller};
use super::offers::CarRate;
use super::query::CarInventoryQuery;

/// A provider's offers for a query.
///
/// For each offer, the answer stores only the price and the parameters that determine the offer. The answers of all
/// providers share the cars. The other details are computed on request, because a page shows only a few of the hundreds
/// of offers.
#[derive(Debug)]
pub struct CarAnswer {
    pub(crate) seed: u64,
    pub(crate) seller: Seller,
    pub(crate) query: Arc<CarInventoryQuery>,
    pub(crate) deals: Arc<[Arc<CarDeal>]>,
    pub(crate) sales: Box<[Sale]>,
}

impl CarAnswer {
    /// Memory size of an offer in bytes, without its car.
    pub const OFFER_BYTES: usize = size_of::<Sale>();

    pub(crate) fn new(
        seed: u64,
        seller: Seller,
        query: Arc<CarInventoryQuery>,
        deals: Arc<[Arc<CarDeal>]>,
    ) -> Self {
        let sales = Desk::new(seed, &query, seller).sales(&deals);
        Self { seed, seller, query, deals, sales }
    }

    /// Returns the query that this answer belongs to.
    #[must_use]
    pub fn query(&self) -> &CarInventoryQuery {
        &self.query
    }

    /// Returns each offer's car and total price in US dollars, in index order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&Arc<CarDeal>, ExactAmount)> {
        self.sales.iter().map(|sale| (self.deal_of(sale), sale.total(&self.query)))
    }

    /// Returns the car of the offer at an index, counted from 0.
    ///
    /// # Panics
    ///
    /// Panics if the index is out of range. The other methods that accept an index also panic in this case.
    #[must_use]
    pub fn deal(&self, index: usize) -> &Arc<CarDeal> {
        self.deal_of(&self.sales[index])
    }

    /// Returns the provider code of the offer at an index.
    #[must_use]
    pub fn provider_of(&self, index: usize) -> &'static str {
        self.seller.code(self.deal(index))
    }

    /// Returns the offer at an index.
    #[must_use]
    pub fn offer(&self, index: usize) -> CarRate {
        self.offer_of(&self.sales[index])
    }

    /// Returns all offers.
    pub fn offers(&self) -> impl ExactSizeIterator<Item = CarRate> {
        self.sales.iter().map(|sale| self.offer_of(sale))
    }

    fn offer_of(&self, sale: &Sale) -> CarRate {
        self.desk().offer(self.deal_of(sale), sale)
    }

    fn deal_of(&self, sale: &Sale) -> &Arc<CarDeal> {
        // The index is in range because the sales refer to these deals.
        &self.deals[sale.deal as usize]
    }

    fn desk(&self) -> Desk<'_> {
        Desk::new(self.seed, &self.query, self.seller)
    }
}
