//! Offers: one booking option of one result each.

use std::fmt;

use wayfare_models::common::ResultId;

use wayfare_places::money::ExactAmount;

/// A vertical whose providers answer with lists of offers.
pub trait Offered: Sized + fmt::Debug + Send + Sync + 'static {
    /// Facts that all offers of a result share, by which results are filtered and sorted before a page shows them.
    /// Those of the first offer count.
    type Facts: Clone + fmt::Debug + Send + Sync + 'static;

    /// The details of an offer, computed when a page shows it: a handle that is cheap to clone, usually the `Arc` of a
    /// `dyn` trait.
    type Sale: Clone + fmt::Debug + Send + Sync + 'static;

    /// Estimated memory of the details in bytes, for the limit on all searches together.
    fn bytes(sale: &Self::Sale) -> usize;
}

/// An offer of a provider.
///
/// It holds what the engine merges, sorts and filters by. The rest is computed when a page shows the offer: of
/// thousands of offers, a page shows some hundred.
#[derive(Debug)]
#[non_exhaustive]
pub struct Offer<V: Offered> {
    /// Id of the result. Offers of the same thing have the same id, in every search.
    pub result: ResultId,
    /// Facts by which the result is sorted and filtered, beside the price.
    pub facts: V::Facts,
    /// The total price, in any currency. Offers are compared in US dollars.
    pub total: ExactAmount,
    /// The details.
    pub sale: V::Sale,
}

impl<V: Offered> Offer<V> {
    /// An offer whose details are computed on demand.
    pub fn new(result: ResultId, facts: V::Facts, total: ExactAmount, sale: V::Sale) -> Self {
        Offer { result, facts, total, sale }
    }
}

// Not derived: that would require the vertical to be `Clone`.
impl<V: Offered> Clone for Offer<V> {
    fn clone(&self) -> Self {
        Offer::new(self.result.clone(), self.facts.clone(), self.total, self.sale.clone())
    }
}
