//! The sellers of an embedded inventory as providers.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;

use super::{BoxFuture, Offer, Provider, ProviderError, Vertical};
use wayfare_inventory::world::Speed;

/// A seller of an embedded inventory. Clones are cheap.
pub(crate) trait Seller<V: Vertical>: Clone + Send + Sync + 'static {
    /// See [`Provider::code`].
    fn code(&self) -> &str;

    /// See [`Provider::speed`].
    fn speed(&self) -> Speed;

    /// See [`Provider::seller`].
    fn seller(&self, code: &V::SellerCode) -> Option<V::Seller>;

    /// See [`Provider::supplier`].
    fn supplier(&self, code: &V::SupplierCode) -> Option<V::Supplier>;

    /// How long it takes to answer a query at the pace of the real world.
    fn latency(&self, query: &V::Query) -> Duration;

    /// Its offers. This computes and never waits.
    fn offers(&self, query: &V::Query) -> Vec<Offer<V>>;
}

/// Sellers as providers. `pace` scales how long they take: 1 as in the real world, 0 for at once.
///
/// They compute on tokio's blocking threads, all of them and all searches together on no more than there are
/// processors.
pub(crate) fn embedded<V: Vertical, S: Seller<V>>(
    sellers: impl IntoIterator<Item = S>,
    pace: f64,
) -> Vec<Arc<dyn Provider<V>>> {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let processors = Arc::new(Semaphore::new(processors));
    let pace = if pace.is_finite() { pace.max(0.0) } else { 1.0 };
    let provider = |seller| -> Arc<dyn Provider<V>> {
        Arc::new(Embedded { seller, pace, processors: Arc::clone(&processors) })
    };
    sellers.into_iter().map(provider).collect()
}

struct Embedded<S> {
    seller: S,
    pace: f64,
    processors: Arc<Semaphore>,
}

impl<V: Vertical, S: Seller<V>> Provider<V> for Embedded<S> {
    fn code(&self) -> &str {
        self.seller.code()
    }

    fn speed(&self) -> Speed {
        self.seller.speed()
    }

    fn seller(&self, code: &V::SellerCode) -> Option<V::Seller> {
        self.seller.seller(code)
    }

    fn supplier(&self, code: &V::SupplierCode) -> Option<V::Supplier> {
        self.seller.supplier(code)
    }

    fn search(&self, query: Arc<V::Query>) -> BoxFuture<Result<Vec<Offer<V>>, ProviderError>> {
        let seconds = self.seller.latency(&query).as_secs_f64() * self.pace;
        let latency = Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX);
        let (seller, processors) = (self.seller.clone(), Arc::clone(&self.processors));
        Box::pin(async move {
            if !latency.is_zero() {
                tokio::time::sleep(latency).await;
            }
            // Whoever waits here can still be called off; who computes is done in a moment.
            let processor = processors.acquire_owned().await.map_err(ProviderError::new)?;
            let work = tokio::task::spawn_blocking(move || {
                let offers = seller.offers(&query);
                drop(processor);
                offers
            });
            work.await.map_err(ProviderError::new)
        })
    }
}
