//! What tells the search for one kind of thing from the search for another.

use std::fmt;

/// A kind of thing to search for, such as [`Flights`](crate::verticals::flights::Flights): what is asked and what is
/// answered.
///
/// It has no values. A provider for it implements [`Provider`](super::Provider) with its types in place.
pub trait Vertical: Sized + fmt::Debug + Send + Sync + 'static {
    /// What providers are asked.
    type Query: fmt::Debug + Send + Sync + 'static;

    /// What a provider answers.
    type Answer: Send + 'static;

    /// Names a provider: the key of `providers` in responses.
    type ProviderCode: AsRef<str>;

    /// What responses say of a provider.
    type ProviderDetails;

    /// Names whose goods are sold: airlines, rental agencies.
    type SupplierCode: AsRef<str>;

    /// What responses say of a supplier.
    type SupplierDetails;
}

/// A vertical that the engine searches for.
pub(crate) trait Searched: Vertical {
    /// How a request wants its results shown. Polls that don't say are answered as the last one that did.
    type Parameters: Clone + Default + fmt::Debug + Send + Sync + 'static;

    /// What a search has found so far.
    type Results: Merge<Self::Answer>;

    /// About how many bytes of memory belong to a query, beside its results.
    fn query_bytes(_query: &Self::Query) -> usize {
        0
    }
}

/// Results to which answers are added as they come in, in any order.
pub(crate) trait Merge<Answer>: Default + fmt::Debug + Send + 'static {
    /// Adds the answer of the provider in that place. Returns how many of its offers did not fit.
    fn merge(&mut self, provider: usize, answer: Answer) -> usize;

    /// About how many bytes of memory they hold.
    fn bytes(&self) -> usize;
}
