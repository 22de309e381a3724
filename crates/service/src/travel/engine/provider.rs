//! The interface of a provider.

use std::error::Error;
use std::fmt;
use std::pin::Pin;
use std::sync::Arc;

use super::Vertical;
use super::packed::{Common, Packed, Unreadable};

/// The future of a provider's answer.
pub type BoxFuture<T> = Pin<Box<dyn Future<Output = T> + Send + 'static>>;

/// Expected response time of a provider. It decides which phase of a search waits for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Speed {
    /// Within about two seconds. The first phase lasts until all of these have answered.
    Fast,
    /// More than that. The second phase lasts until all of these have answered.
    Slow,
}

/// A provider of a vertical's offers, as in `impl Provider<Flights> for Charter`.
///
/// All providers of a search are asked in parallel, each in its own task. One that fails, panics or exceeds the timeout
/// loses its own results and nothing else. When a search is removed before it is complete, the future is dropped.
pub trait Provider<V: Vertical>: Send + Sync + 'static {
    /// Code of the provider, for the log and for options that name no provider.
    fn code(&self) -> &str;

    /// Expected response time, which decides the phase of a search that waits for it.
    fn speed(&self) -> Speed;

    /// Details, for responses, of a provider that its options name: itself, unless it sells for others. The provider
    /// with that code is asked first, then those whose options name it. A provider without details is shown by its
    /// code.
    fn details(&self, code: &V::ProviderCode) -> Option<V::ProviderDetails>;

    /// Details, for responses, of a supplier that its offers name. The engine asks every provider in turn.
    fn supplier_details(&self, _code: &V::SupplierCode) -> Option<V::SupplierDetails> {
        None
    }

    /// Answers a query. The future must not block its thread: longer computation belongs on a separate thread pool.
    fn search(&self, query: Arc<V::Query>) -> BoxFuture<Result<V::Answer, ProviderError>>;

    /// An answer of this provider as bytes, for the other nodes of a shared store. By default those of the vertical,
    /// which packs offers that are spelt out.
    ///
    /// # Errors
    /// Offers that compute their details on demand can't be packed by the vertical: a provider that has them packs its
    /// answers itself. Other nodes count it as failed.
    fn pack(&self, answer: &V::Answer) -> Result<Packed, Unreadable> {
        V::pack(answer)
    }

    /// The answer that this provider has packed, maybe on another node or in another version. `common` is the common
    /// part, if the answer had one.
    ///
    /// # Errors
    /// The bytes can't be read. Anything may be in them; nothing may panic.
    fn unpack(
        &self,
        query: &Arc<V::Query>,
        common: Option<&Common>,
        own: &[u8],
    ) -> Result<V::Answer, Unreadable> {
        let _ = common;
        V::unpack(query, own)
    }
}

/// Failure of a provider. It costs the search this provider's offers; the reason is logged.
#[derive(Debug)]
pub struct ProviderError(Box<dyn Error + Send + Sync>);

impl ProviderError {
    /// A failure with the reason for the log.
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
