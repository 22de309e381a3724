//! The embedded inventory behind the public [`Provider`](crate::Provider) trait.
//!
//! No other module of the service knows the inventory. It is compiled with the feature `inventory`, which is on by
//! default.

mod cars;
mod flights;

pub use cars::car_providers;
pub(crate) use cars::cars_of_seed;
pub use flights::flight_providers;
pub(crate) use flights::flights_of_seed;

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;

use crate::engine::{BoxFuture, ProviderError, Speed};
use wayfare_inventory::world::LatencyClass;

/// Where and how fast invented providers compute their answers. Clones share the processors.
#[derive(Clone, Debug)]
struct Pacing {
    pace: f64,
    processors: Arc<Semaphore>,
}

impl Pacing {
    /// `pace` scales latencies: 1 as in the real world, 0 for none. A value that is no finite number counts as 1.
    fn new(pace: f64) -> Self {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        let pace = if pace.is_finite() { pace.max(0.0) } else { 1.0 };
        Pacing { pace, processors: Arc::new(Semaphore::new(processors)) }
    }

    /// Waits for the latency and computes on one of tokio's blocking threads, with no more of them at work than there
    /// are processors.
    fn answer<T: Send + 'static>(
        &self,
        latency: Duration,
        compute: impl FnOnce() -> T + Send + 'static,
    ) -> BoxFuture<Result<T, ProviderError>> {
        let latency = Duration::try_from_secs_f64(latency.as_secs_f64() * self.pace).unwrap_or(Duration::MAX);
        let processors = Arc::clone(&self.processors);
        Box::pin(async move {
            if !latency.is_zero() {
                tokio::time::sleep(latency).await;
            }
            // A search can be dropped while it waits here; computing is a matter of milliseconds.
            let processor = processors.acquire_owned().await.map_err(ProviderError::new)?;
            let work = tokio::task::spawn_blocking(move || {
                let answer = compute();
                drop(processor);
                answer
            });
            work.await.map_err(ProviderError::new)
        })
    }
}

fn speed(latency: LatencyClass) -> Speed {
    match latency {
        LatencyClass::Short => Speed::Fast,
        LatencyClass::Long => Speed::Slow,
    }
}
