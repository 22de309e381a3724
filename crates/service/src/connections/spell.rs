//! What happens often is logged seldom.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// The shortest time between two events of the log about the same.
const INTERVAL: Duration = Duration::from_secs(30);

/// How often something has happened since it was logged last.
#[derive(Debug, Default)]
pub(super) struct Spell(Mutex<Told>);

#[derive(Debug, Default)]
struct Told {
    last: Option<Instant>,
    since: u64,
}

impl Spell {
    /// Counts it once more. Returns the number that is to be logged, if it is time for that.
    pub(super) fn count(&self) -> Option<u64> {
        // No code under the lock leaves it half changed.
        let mut told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        told.since += 1;
        if told.last.is_some_and(|last| last.elapsed() < INTERVAL) {
            return None;
        }
        told.last = Some(Instant::now());
        Some(std::mem::take(&mut told.since))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn the_first_is_told_at_once_and_others_together() {
        let spell = Spell::default();
        assert_eq!([spell.count(), spell.count(), spell.count()], [Some(1), None, None]);
        tokio::time::sleep(INTERVAL).await;
        assert_eq!([spell.count(), spell.count()], [Some(3), None]);
    }
}
