//! What providers find: one booking option of one result.

use std::fmt;
use std::sync::Arc;

use wayfare_models::common::ResultId;

use wayfare_places::money::ExactAmount;

/// A kind of thing that providers answer offers of.
pub trait Offered: Sized + fmt::Debug + Send + Sync + 'static {
    /// What all offers of a result have in common and the engine has to know before a page shows it: what results are
    /// filtered and sorted by. The first offer's count.
    type Facts: Clone + fmt::Debug + Send + Sync + 'static;

    /// The details of an offer, asked for when a page shows it; mostly a `dyn` trait.
    type Sale: fmt::Debug + Send + Sync + ?Sized + 'static;

    /// About how many bytes of memory the details hold, for the limit on all searches together.
    fn bytes(sale: &Self::Sale) -> usize;
}

/// An offer of a provider.
///
/// What the engine merges, sorts and filters by is here. The rest is asked for when a page shows the offer, since of
/// thousands of offers a page shows some hundred.
#[derive(Debug)]
#[non_exhaustive]
pub struct Offer<V: Offered> {
    /// Names the result: the same for all offers of the same thing, in every search.
    pub result: ResultId,
    /// What the result is sorted and filtered by, beside the price.
    pub facts: V::Facts,
    /// What is paid for all of it, in US dollars.
    pub total: ExactAmount,
    /// The rest.
    pub sale: Arc<V::Sale>,
}

impl<V: Offered> Offer<V> {
    /// An offer whose details are computed on demand.
    pub fn new(result: ResultId, facts: V::Facts, total: ExactAmount, sale: Arc<V::Sale>) -> Self {
        Offer { result, facts, total, sale }
    }
}

// Derived, it would ask the vertical and the sale to be `Clone`, which neither needs to be.
impl<V: Offered> Clone for Offer<V> {
    fn clone(&self) -> Self {
        Offer::new(self.result.clone(), self.facts.clone(), self.total, Arc::clone(&self.sale))
    }
}
