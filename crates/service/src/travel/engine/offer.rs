//! Offers. Each offer is one booking option of one result.

use std::fmt;

use wayfare_models::common::ResultId;

use wayfare_places::money::ExactAmount;

/// A vertical whose providers answer with lists of offers.
pub trait Offered: Clone + fmt::Debug + Send + Sync + 'static {
    /// Facts that all offers of a result share. Results are filtered and sorted by their facts before a page shows
    /// them. The facts of the first offer take precedence.
    type Facts: Clone + fmt::Debug + Send + Sync + 'static;

    /// The details of an offer, computed when a page shows it: a handle that is cheap to clone, usually the `Arc` of a
    /// `dyn` trait.
    type Sale: Clone + fmt::Debug + Send + Sync + 'static;

    /// Returns the estimated memory of the details in bytes, for the limit on all searches together.
    fn bytes(sale: &Self::Sale) -> usize;
}

/// A provider's offer.
///
/// An offer holds the data that the engine uses to merge, sort and filter. All other data is computed only for the
/// offers that a page shows: about a hundred out of thousands.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Offer<V: Offered> {
    /// Id of the result. Offers of the same item have the same id, in every search.
    pub result: ResultId,
    /// Facts, in addition to the price, that are used to sort and filter the result.
    pub facts: V::Facts,
    /// The total price, in any currency. Offers are compared in US dollars.
    pub total: ExactAmount,
    /// The details.
    pub sale: V::Sale,
}

impl<V: Offered> Offer<V> {
    /// Creates an offer whose details are computed on demand.
    pub fn new(result: ResultId, facts: V::Facts, total: ExactAmount, sale: V::Sale) -> Self {
        Offer { result, facts, total, sale }
    }
}
