//! Recent CPU load of one kind of work.

use std::sync::MutexGuard;
use std::time::Duration;

use crate::lock::Lock;
use tokio::time::Instant;

/// Time constant of the moving average: the weight of older work decays exponentially.
const SPAN: Duration = Duration::from_secs(10);

/// A load, measured in processors: 0.5 means half the time of one processor.
#[derive(Debug)]
pub(super) struct Load(Lock<(f64, Instant)>);

impl Load {
    /// Creates a load of 0.
    pub(super) fn new() -> Self {
        Load(Lock::new((0.0, Instant::now())))
    }

    /// Adds work that was done now.
    pub(super) fn add(&self, work: Duration) {
        self.now().0 += work.as_secs_f64() / SPAN.as_secs_f64();
    }

    pub(super) fn get(&self) -> f64 {
        self.now().0
    }

    /// Decays the load to the current time, and returns it.
    fn now(&self) -> MutexGuard<'_, (f64, Instant)> {
        let mut load = self.0.lock();
        let now = Instant::now();
        let passed = now.saturating_duration_since(load.1);
        *load = (load.0 * (-passed.as_secs_f64() / SPAN.as_secs_f64()).exp(), now);
        load
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::sleep;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn the_load_follows_the_work() {
        let load = Load::new();
        assert_eq!(load.get(), 0.0);
        for _ in 0..1_000 {
            sleep(Duration::from_millis(100)).await;
            load.add(Duration::from_millis(50));
        }
        assert!((0.49..0.51).contains(&load.get()), "{}", load.get());
        sleep(10 * SPAN).await;
        assert!(load.get() < 0.001, "{}", load.get());
    }
}
