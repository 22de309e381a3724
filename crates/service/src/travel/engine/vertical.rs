//! The interface of a vertical: the types in which one kind of search differs from another.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use super::packed::{Packed, Unreadable};

/// A kind of thing to search for, such as [`Flights`](crate::travel::verticals::flights::Flights), with the types of its
/// queries and answers.
///
/// It has no values. Its providers implement [`Provider`](super::Provider) with these types.
pub trait Vertical: Sized + fmt::Debug + Send + Sync + 'static {
    /// A prepared search, as providers receive it.
    type Query: fmt::Debug + Send + Sync + 'static;

    /// The answer of a provider.
    type Answer: Send + Sync + 'static;

    /// Code of a provider: the key of `providers` in responses.
    type ProviderCode: AsRef<str>;

    /// Details of a provider in responses.
    type ProviderDetails;

    /// Code of a supplier: an airline or a rental agency.
    type SupplierCode: AsRef<str>;

    /// Details of a supplier in responses.
    type SupplierDetails;

    /// An answer as bytes, if all of it is spelt out.
    ///
    /// # Errors
    /// It is not: its provider has to pack it.
    fn pack(_answer: &Self::Answer) -> Result<Packed, Unreadable> {
        Err(Unreadable::new("the provider does not pack its answers"))
    }

    /// The answer that [`pack`](Vertical::pack) has packed.
    ///
    /// # Errors
    /// The bytes can't be read.
    fn unpack(_query: &Arc<Self::Query>, _own: &[u8]) -> Result<Self::Answer, Unreadable> {
        Err(Unreadable::new("the provider does not unpack its answers"))
    }
}

/// A vertical that the engine searches for.
pub(crate) trait Searched: Vertical {
    /// Its name in metrics.
    const NAME: &'static str;

    /// Parameters that choose and order the results of an answer. A poll without any uses those of the last one that
    /// had some.
    type Parameters: Clone + Default + fmt::Debug + Send + Sync + 'static;

    /// The results of a search so far.
    type Results: Merge<Self::Answer>;

    /// The work and the memory of a search before any was measured.
    const GUESS: Guess;

    /// A query as bytes, for the nodes that share a store. Reading it may take more than the bytes: an engine is told how.
    fn pack_query(query: &Self::Query) -> Vec<u8>;

    /// Parameters as bytes, for the nodes that share a store.
    fn pack_parameters(parameters: &Self::Parameters) -> Vec<u8>;

    /// The parameters that another node has packed.
    ///
    /// # Errors
    /// The bytes can't be read.
    fn unpack_parameters(packed: &[u8]) -> Result<Self::Parameters, Unreadable>;

    /// Estimated memory of a query in bytes, without its results.
    fn query_bytes(_query: &Self::Query) -> usize {
        0
    }
}

/// What a search is taken to need before any was measured.
pub(crate) struct Guess {
    /// Time of one processor.
    pub(crate) work: Duration,
    /// Time until all providers have answered, at their pace in the real world; or until the first answer, where that
    /// ends the ticket.
    pub(crate) time: Duration,
    /// Memory in bytes.
    pub(crate) bytes: u64,
}

/// Results to which answers are added as they come in, in any order.
pub(crate) trait Merge<Answer>: Default + fmt::Debug + Send + 'static {
    /// Adds the answer of the provider with that index. Returns the number of its offers that did not fit.
    fn merge(&mut self, provider: usize, answer: Answer) -> usize;

    /// Estimated memory in bytes.
    fn bytes(&self) -> usize;
}
