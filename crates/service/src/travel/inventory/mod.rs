//! Implementation of the public [`Provider`](crate::Provider) trait for the embedded inventory.
//!
//! Outside tests, no other module of the service uses the inventory crate. This module is compiled with the `inventory`
//! feature, which is enabled by default.

mod cars;
mod fees;
mod flights;
mod hotels;
mod pictures;
#[cfg(test)]
mod tests;

pub use cars::car_providers;
pub(crate) use cars::cars_of_seed;
pub use flights::flight_providers;
pub(crate) use flights::flights_of_seed;
pub use hotels::hotel_providers;
pub(crate) use hotels::hotels_of_seed;

use std::borrow::Cow;
use std::time::Duration;

use axum::Router;

use crate::travel::engine::{BoxFuture, ProviderError, Speed, provider_call};
use wayfare_inventory::world::LatencyClass;

/// Returns the routes for the pictures and pages that the inventory's responses refer to.
pub(crate) fn routes(seed: u64) -> Router {
    pictures::routes(seed).merge(fees::routes(seed))
}

/// Returns the version of the embedded providers of a seed. The inventory may differ between versions of the service.
fn version(seed: u64) -> Cow<'static, str> {
    format!("{} seed {seed}", env!("CARGO_PKG_VERSION")).into()
}

/// The factor by which the latencies of embedded providers are multiplied.
#[derive(Clone, Copy, Debug)]
struct Pacing {
    pace: f64,
}

impl Pacing {
    /// Creates a pacing from a factor for latencies: 1 for production latencies, 0 for none. A negative value counts as
    /// 0, and a value that is not finite as 1.
    fn new(pace: f64) -> Self {
        Pacing { pace: if pace.is_finite() { pace.max(0.0) } else { 1.0 } }
    }

    /// Waits for the latency, then computes the answer on the worker threads.
    fn answer<T: Send + 'static>(
        self,
        latency: Duration,
        compute: impl FnOnce() -> T + Send + 'static,
    ) -> BoxFuture<Result<T, ProviderError>> {
        Box::pin(async move {
            provider_call::sleep(self.paced(latency)).await;
            provider_call::compute(compute).await.map_err(ProviderError::new)
        })
    }

    /// Waits for the latency, then returns the given answer.
    fn answer_at_once<T: Send + 'static>(
        self,
        latency: Duration,
        answer: T,
    ) -> BoxFuture<Result<T, ProviderError>> {
        Box::pin(async move {
            provider_call::sleep(self.paced(latency)).await;
            Ok(answer)
        })
    }

    fn paced(self, latency: Duration) -> Duration {
        Duration::try_from_secs_f64(latency.as_secs_f64() * self.pace).unwrap_or(Duration::MAX)
    }
}

fn speed(latency: LatencyClass) -> Speed {
    match latency {
        LatencyClass::Short => Speed::Fast,
        LatencyClass::Long => Speed::Slow,
    }
}
