//! The trait for a vertical, which defines the types that differ between kinds of searches.

use std::fmt;
use std::time::Duration;

use serde_core::Serialize;
use serde_core::de::DeserializeOwned;

use super::Unreadable;

/// A kind of search, such as [`Flights`](crate::travel::verticals::flights::Flights), and the types of its queries and
/// answers.
///
/// The type has no values. Providers implement [`Provider`](super::Provider) with these types.
pub trait Vertical: Clone + fmt::Debug + Send + Sync + 'static {
    /// A prepared search, as providers receive it.
    type Query: fmt::Debug + Send + Sync + 'static;

    /// A provider's answer.
    type Answer: Send + Sync + 'static;

    /// Provider code: a key of `providers` in responses.
    type ProviderCode: AsRef<str>;

    /// Provider details in responses.
    type ProviderDetails;

    /// Supplier code, where a supplier is an airline or a rental agency.
    type SupplierCode: AsRef<str>;

    /// Supplier details in responses.
    type SupplierDetails;
}

/// A vertical whose searches the engine runs.
pub(crate) trait Searched: Vertical {
    /// The vertical's name in metrics.
    const NAME: &'static str;

    /// Parameters that select and order the results of a response. A poll without parameters uses the parameters of the
    /// last poll that included some.
    type Parameters: Clone + Default + Serialize + DeserializeOwned + fmt::Debug + Send + Sync + 'static;

    /// The results of a search so far.
    type Results: Merge<Self::Answer>;

    /// The initial estimate of the work and the memory of a search.
    const GUESS: Guess;

    /// Encodes a query, for the nodes that share a store. Decoding is a separate function of the engine, since it may
    /// need more than the bytes.
    fn write_query(query: &Self::Query) -> Vec<u8>;

    /// Encodes an answer, for the nodes that share a store. Returns `None` if the answer computes its details on
    /// demand, so that other nodes have to query the provider themselves.
    fn write_answer(answer: &Self::Answer) -> Option<Vec<u8>>;

    /// Decodes an answer that [`write_answer`](Searched::write_answer) has encoded.
    ///
    /// # Errors
    /// Returns an error if the bytes can't be decoded.
    fn read_answer(bytes: &[u8]) -> Result<Self::Answer, Unreadable>;

    /// Returns the estimated memory of a query in bytes, without its results.
    fn query_bytes(_query: &Self::Query) -> usize {
        0
    }
}

/// Initial estimate of a search's resources, used until a search has been measured.
pub(crate) struct Guess {
    /// CPU time on one processor.
    pub(crate) work: Duration,
    /// Time until all providers have answered, with production latencies. If the first response closes the ticket, the
    /// value is the time until that response.
    pub(crate) time: Duration,
    /// Memory in bytes.
    pub(crate) bytes: u64,
}

/// Results that collect answers in any order, as they arrive.
pub(crate) trait Merge<Answer>: Default + fmt::Debug + Send + 'static {
    /// Adds the answer of the provider at the given index. Returns the number of offers that were dropped to limit the
    /// memory.
    fn merge(&mut self, provider: usize, answer: Answer) -> usize;

    /// Returns the estimated memory in bytes.
    fn bytes(&self) -> usize;
}
