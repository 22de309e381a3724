//! Providers: those that are asked.

use std::error::Error;
use std::fmt;
use std::pin::Pin;
use std::sync::Arc;

use super::Vertical;

/// A future of a provider's.
pub type BoxFuture<T> = Pin<Box<dyn Future<Output = T> + Send + 'static>>;

/// Response time that is expected of a provider. It decides which phase of a search waits for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Speed {
    /// Within some two seconds. The first phase lasts until all of these have answered.
    Fast,
    /// Later. The second phase lasts until all of these have answered.
    Slow,
}

/// Sells what a vertical searches for, as in `impl Provider<Flights> for Charter`.
///
/// All providers of a search are asked side by side, each in a task of its own. One that fails, panics or takes too
/// long costs its own results and nothing else. A search that nobody wants any more drops the future.
pub trait Provider<V: Vertical>: Send + Sync + 'static {
    /// Names the provider, in the log and on options that name none.
    fn code(&self) -> &str;

    /// How soon it is expected to answer, which decides the phase of a search that waits for it.
    fn speed(&self) -> Speed;

    /// Details, for responses, of a provider that its options name: itself, unless it sells for others. The provider of
    /// that code is asked first, then those whose options name it. One that nobody knows is shown by its code.
    fn details(&self, code: &V::ProviderCode) -> Option<V::ProviderDetails>;

    /// Details, for responses, of someone whose goods its offers name. The engine asks every provider in turn.
    fn supplier_details(&self, _code: &V::SupplierCode) -> Option<V::SupplierDetails> {
        None
    }

    /// Answers a query. The future must not block its thread: work that takes more than a moment belongs on a pool
    /// of its own.
    fn search(&self, query: Arc<V::Query>) -> BoxFuture<Result<V::Answer, ProviderError>>;
}

/// Why a provider has no offers to show.
#[derive(Debug)]
pub struct ProviderError(Box<dyn Error + Send + Sync>);

impl ProviderError {
    /// A failure, with the reason for the log.
    pub fn new(reason: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        ProviderError(reason.into())
    }
}

impl fmt::Display for ProviderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the provider failed")
    }
}

impl Error for ProviderError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&*self.0)
    }
}
