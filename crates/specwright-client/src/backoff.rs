//! Backoff between attempts and between polls.

use std::time::Duration;

/// A backoff between attempts or polls: a wait that grows by a factor up to a maximum, and can be shortened at random.
///
/// ```
/// use std::time::Duration;
/// use specwright_client::Backoff;
///
/// let backoff = Backoff::new(Duration::from_millis(500), Duration::from_secs(4)).factor(2.0);
/// let waits: Vec<_> = (0..5).map(|round| backoff.wait(round, 0.0).as_secs_f64()).collect();
/// assert_eq!(waits, [0.5, 1.0, 2.0, 4.0, 4.0]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Backoff {
    first: Duration,
    longest: Duration,
    factor: f64,
    jitter: f64,
}

impl Backoff {
    /// Creates a backoff that starts at `first` and grows by half each time up to `longest`, without jitter. A
    /// `longest` below `first` counts as `first`.
    pub fn new(first: Duration, longest: Duration) -> Self {
        Backoff { first, longest: longest.max(first), factor: 1.5, jitter: 0.0 }
    }

    /// Sets the growth factor. A factor below 1 counts as 1, so all waits are equal.
    #[must_use]
    pub fn factor(mut self, factor: f64) -> Self {
        self.factor = if factor > 1.0 { factor } else { 1.0 };
        self
    }

    /// Shortens each wait at random by up to this fraction of the wait, from 0 to 1, so that many clients do not
    /// retry at the same time.
    #[must_use]
    pub fn jitter(mut self, jitter: f64) -> Self {
        self.jitter = if jitter > 0.0 { jitter.min(1.0) } else { 0.0 };
        self
    }

    /// Returns the wait for a round, counted from 0. `random` is a random number from 0 to 1.
    pub fn wait(&self, round: u32, random: f64) -> Duration {
        let grown = self.first.as_secs_f64() * self.factor.powi(i32::try_from(round).unwrap_or(i32::MAX));
        let wait = grown.min(self.longest.as_secs_f64()) * (1.0 - self.jitter * random.clamp(0.0, 1.0));
        Duration::try_from_secs_f64(wait).unwrap_or(self.longest).min(self.longest)
    }
}

/// The backoff between polls: from 0.5 s to 4 s, without jitter.
impl Default for Backoff {
    fn default() -> Self {
        Backoff::new(Duration::from_millis(500), Duration::from_secs(4))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_default_grows_from_half_a_second_to_four() {
        let waits: Vec<_> = (0..8).map(|round| Backoff::default().wait(round, 0.9).as_millis()).collect();
        assert_eq!(waits, [500, 750, 1125, 1687, 2531, 3796, 4000, 4000]);
    }

    #[test]
    fn jitter_shortens() {
        let backoff = Backoff::new(Duration::from_secs(1), Duration::from_secs(8)).factor(2.0).jitter(0.5);
        assert_eq!(backoff.wait(1, 0.0), Duration::from_secs(2));
        assert_eq!(backoff.wait(1, 1.0), Duration::from_secs(1));
        assert_eq!(backoff.wait(9, 0.5), Duration::from_secs(6));
    }

    #[test]
    fn extreme_values_are_clamped() {
        let odd =
            Backoff::new(Duration::from_secs(2), Duration::from_secs(1)).factor(f64::NAN).jitter(f64::NAN);
        assert_eq!(odd.wait(u32::MAX, f64::NAN.max(0.0)), Duration::from_secs(2));
        let endless = Backoff::new(Duration::from_secs(1), Duration::MAX).factor(f64::INFINITY);
        assert_eq!(endless.wait(7, 0.0), Duration::MAX);
        assert_eq!(Backoff::new(Duration::ZERO, Duration::ZERO).wait(3, 0.0), Duration::ZERO);
    }
}
