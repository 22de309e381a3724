//! Rate limiting of log lines.

use std::time::Duration;

use crate::lock::Lock;
use tokio::time::Instant;

/// Minimum time between two log lines about the same kind of event.
const INTERVAL: Duration = Duration::from_secs(30);

/// A counter that limits the log lines about one kind of event to one per [`INTERVAL`].
#[derive(Debug, Default)]
pub(super) struct LogThrottle(Lock<Counts>);

#[derive(Debug, Default)]
struct Counts {
    last: Option<Instant>,
    unlogged: u64,
}

impl LogThrottle {
    /// Counts an event. Returns the number of events to log if a log line is due.
    pub(super) fn count(&self) -> Option<u64> {
        let mut counts = self.0.lock();
        counts.unlogged += 1;
        if counts.last.is_some_and(|last| last.elapsed() < INTERVAL) {
            return None;
        }
        counts.last = Some(Instant::now());
        Some(std::mem::take(&mut counts.unlogged))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn the_first_event_is_logged_immediately_and_later_events_together() {
        let throttle = LogThrottle::default();
        assert_eq!([throttle.count(), throttle.count(), throttle.count()], [Some(1), None, None]);
        tokio::time::sleep(INTERVAL).await;
        assert_eq!([throttle.count(), throttle.count()], [Some(3), None]);
    }
}
