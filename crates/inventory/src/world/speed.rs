//! How soon sellers answer.

use std::time::Duration;

use super::dice::Dice;

/// How soon a provider answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Speed {
    /// Soon, those of the embedded inventories within two seconds: the first phase lasts until all of these have.
    Fast,
    /// Later, those of the embedded inventories after three to ten seconds: the second phase lasts until these have.
    Slow,
}

impl Speed {
    /// How long a seller takes for a search, at the pace of the real world: drawn, but the same for the same search.
    pub(crate) fn latency(self, dice: Dice) -> Duration {
        let (low, high) = match self {
            Self::Fast => (300, 2_000),
            Self::Slow => (3_000, 10_000),
        };
        Duration::from_millis(u64::try_from(dice.between(low, high)).unwrap_or(0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn latencies_are_those_of_the_speed() {
        for round in 0..200 {
            let dice = Dice::new(1, "latency").with(round);
            assert!((300..=2_000).contains(&Speed::Fast.latency(dice).as_millis()));
            assert!((3_000..=10_000).contains(&Speed::Slow.latency(dice).as_millis()));
            assert_eq!(Speed::Slow.latency(dice), Speed::Slow.latency(dice));
        }
    }
}
