//! The interface of a provider.

use std::borrow::Cow;
use std::error::Error;
use std::pin::Pin;
use std::sync::Arc;

use super::Vertical;

/// The boxed future of a provider's answer.
pub type BoxFuture<T> = Pin<Box<dyn Future<Output = T> + Send + 'static>>;

/// Expected response time of a provider, which determines the phase in which a search waits for the provider.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Speed {
    /// Within about two seconds. The first phase lasts until all fast providers have answered.
    Fast,
    /// More than two seconds. The second phase lasts until all slow providers have answered.
    Slow,
}

/// A provider of offers in a vertical, as in `impl Provider<Flights> for Charter`.
///
/// All providers of a search are queried in parallel, each in its own task. If a provider fails, panics or exceeds the
/// timeout, only its own results are lost. If a search is removed before it is complete, the futures of its providers
/// are dropped.
pub trait Provider<V: Vertical>: Send + Sync + 'static {
    /// Returns the code of the provider, for the log and for options that specify no provider.
    fn code(&self) -> &str;

    /// Returns the expected response time, which determines the phase in which a search waits for this provider.
    fn speed(&self) -> Speed;

    /// Returns the details, for responses, of a provider that this provider's options refer to: usually this provider
    /// itself, unless it sells for other providers. The engine first queries the provider with that code, then the
    /// providers whose options contain the code. A provider without details is shown by its code.
    fn details(&self, code: &V::ProviderCode) -> Option<V::ProviderDetails>;

    /// Returns the details, for responses, of a supplier that offers refer to. The engine queries the providers one
    /// after the other.
    fn supplier_details(&self, _code: &V::SupplierCode) -> Option<V::SupplierDetails> {
        None
    }

    /// Answers a query. The future must not block its thread: longer computations belong on a separate thread pool.
    ///
    /// Offers that compute their details on demand exist only in the memory of a single node. If nodes share a store,
    /// the other nodes send the same query to the provider. Equal queries must therefore have equal answers on every
    /// node and at any time: the current time is part of the query. Offers that contain all their details are shared
    /// directly.
    fn search(&self, query: Arc<V::Query>) -> BoxFuture<Result<V::Answer, ProviderError>>;

    /// Returns the version of the provider. The version must change whenever the answers or details for equal queries
    /// change. Nodes that share a store but have different versions of a provider don't exchange searches.
    fn version(&self) -> Cow<'_, str> {
        Cow::Borrowed("1")
    }
}

/// Failure of a provider. This provider's offers are then missing from the search, and the reason is logged.
#[derive(Debug, thiserror::Error)]
#[error("the provider failed")]
pub struct ProviderError(#[source] Box<dyn Error + Send + Sync>);

impl ProviderError {
    /// Creates a failure with the reason for the log.
    pub fn new(reason: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        ProviderError(reason.into())
    }
}
