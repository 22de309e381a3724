//! The providers of an embedded inventory.

use std::sync::Arc;
use std::time::Duration;

use super::{BoxFuture, Provider, ProviderError, Vertical, pool};
use wayfare_inventory::world::Speed;

/// A provider of an embedded inventory, which computes its answers. Clones are cheap.
pub(crate) trait Computes<V: Vertical>: Clone + Send + Sync + 'static {
    /// See [`Provider::code`].
    fn code(&self) -> &str;

    /// See [`Provider::speed`].
    fn speed(&self) -> Speed;

    /// See [`Provider::details`].
    fn details(&self, code: &V::ProviderCode) -> Option<V::ProviderDetails>;

    /// See [`Provider::supplier_details`].
    fn supplier_details(&self, _code: &V::SupplierCode) -> Option<V::SupplierDetails> {
        None
    }

    /// The time that it takes to answer a query at the pace of the real world.
    fn latency(&self, query: &V::Query) -> Duration;

    /// Its answer. This computes and never waits.
    fn answer(&self, query: &Arc<V::Query>) -> V::Answer;

    /// Whether answers take so little time that they need no thread of their own.
    const IS_INSTANT: bool = false;
}

/// Embedded providers as any other. `pace` scales how long they take: 1 as in the real world, 0 for at once.
///
/// They compute on tokio's blocking threads, all of them and all searches together on no more than there are
/// processors.
pub(crate) fn embedded<V: Vertical, P: Computes<V>>(
    providers: impl IntoIterator<Item = P>,
    pace: f64,
) -> Vec<Arc<dyn Provider<V>>> {
    let pace = if pace.is_finite() { pace.max(0.0) } else { 1.0 };
    let provider = |provider| -> Arc<dyn Provider<V>> { Arc::new(Embedded { provider, pace }) };
    providers.into_iter().map(provider).collect()
}

struct Embedded<P> {
    provider: P,
    pace: f64,
}

impl<V: Vertical, P: Computes<V>> Provider<V> for Embedded<P> {
    fn code(&self) -> &str {
        self.provider.code()
    }

    fn speed(&self) -> Speed {
        self.provider.speed()
    }

    fn details(&self, code: &V::ProviderCode) -> Option<V::ProviderDetails> {
        self.provider.details(code)
    }

    fn supplier_details(&self, code: &V::SupplierCode) -> Option<V::SupplierDetails> {
        self.provider.supplier_details(code)
    }

    fn search(&self, query: Arc<V::Query>) -> BoxFuture<Result<V::Answer, ProviderError>> {
        let seconds = self.provider.latency(&query).as_secs_f64() * self.pace;
        let latency = Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX);
        let provider = self.provider.clone();
        Box::pin(async move {
            if !latency.is_zero() {
                tokio::time::sleep(latency).await;
            }
            if P::IS_INSTANT {
                return Ok(provider.answer(&query));
            }
            pool::compute(move || provider.answer(&query)).await.map_err(ProviderError::new)
        })
    }
}
