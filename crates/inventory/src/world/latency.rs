//! Response times of the invented providers.

use std::time::Duration;

use super::dice::Dice;

/// Response-time class of a provider, at real-world speed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LatencyClass {
    /// At most 2 seconds.
    Short,
    /// Up to 10 seconds.
    Long,
}

impl LatencyClass {
    /// Returns a pseudorandom response time. The same search always has the same response time.
    pub(crate) fn latency(self, dice: Dice) -> Duration {
        let (low, high) = match self {
            Self::Short => (300, 2_000),
            Self::Long => (3_000, 10_000),
        };
        Duration::from_millis(u64::try_from(dice.between(low, high)).unwrap_or(0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn latencies_match_the_class() {
        for round in 0..200 {
            let dice = Dice::new(1, "latency").with(round);
            assert!((300..=2_000).contains(&LatencyClass::Short.latency(dice).as_millis()));
            assert!((3_000..=10_000).contains(&LatencyClass::Long.latency(dice).as_millis()));
            assert_eq!(LatencyClass::Long.latency(dice), LatencyClass::Long.latency(dice));
        }
    }
}
