//! What providers find: one booking option of one result.

use std::sync::Arc;

use wayfare_models::common::ResultId;

use super::Vertical;
use wayfare_places::money::ExactAmount;

/// An offer of a provider.
///
/// What the engine merges, sorts and filters by is here. The rest is asked for when a page shows the offer, since of
/// thousands of offers a page shows some hundred.
#[derive(Debug)]
#[non_exhaustive]
pub struct Offer<V: Vertical> {
    /// Names the result: the same for all offers of the same thing, in every search.
    pub result: ResultId,
    /// What the result is sorted and filtered by, beside the price.
    pub facts: V::Facts,
    /// What is paid for all of it, in US dollars.
    pub total: ExactAmount,
    /// The rest.
    pub sale: Arc<V::Sale>,
}

impl<V: Vertical> Offer<V> {
    /// An offer whose details are told on demand.
    pub fn new(result: ResultId, facts: V::Facts, total: ExactAmount, sale: Arc<V::Sale>) -> Self {
        Offer { result, facts, total, sale }
    }
}

// Derived, it would ask the vertical and the sale to be `Clone`, which neither needs to be.
impl<V: Vertical> Clone for Offer<V> {
    fn clone(&self) -> Self {
        Offer::new(self.result.clone(), self.facts.clone(), self.total, Arc::clone(&self.sale))
    }
}
