//! The sellers: online agencies, all invented, and the airlines, which sell their own flights.

use std::time::Duration;

use crate::trade::dice::Dice;

/// How soon a seller answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Pace {
    /// Within two seconds: in the first phase of a search.
    Fast,
    /// After three to ten seconds: in the second phase.
    Slow,
}

impl Pace {
    /// How long the seller takes for a search, at the pace of the real world: drawn, but the same for the same search.
    pub(crate) fn latency(self, dice: Dice) -> Duration {
        let (low, high) = match self {
            Self::Fast => (300, 2_000),
            Self::Slow => (3_000, 10_000),
        };
        Duration::from_millis(u64::try_from(dice.between(low, high)).unwrap_or(0))
    }
}

/// What an agency gives back of a price.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum CashbackRule {
    /// Tenths of a percent, up to so many US cents.
    Share { tenths: u32, cap_cents: i64 },
    /// So many US cents for a booking.
    Flat { cents: i64 },
}

/// An online travel agency.
#[derive(Debug)]
pub(crate) struct Agency {
    pub(crate) code: &'static str,
    pub(crate) name: &'static str,
    pub(crate) pace: Pace,
    /// How much of what it may sell it does sell, in percent: of airlines with partners, of those without.
    pub(crate) coverage: [u32; 2],
    /// What it asks of the airline's fare at least and at most, in percent.
    pub(crate) markup: [i64; 2],
    /// Whether it joins flights of airlines that do not sell each other's, at one price.
    pub(crate) joins: bool,
    /// Whether it splits a journey into several bookings.
    pub(crate) splits: bool,
    /// Whether one can book without leaving the page.
    pub(crate) instant: bool,
    pub(crate) cashback: Option<CashbackRule>,
}

/// The code under which the airlines themselves are asked.
pub(crate) const DIRECT: &str = "airlines";

/// All agencies.
pub(crate) static AGENCIES: [Agency; 11] = [
    Agency {
        code: "larkfare",
        name: "Larkfare",
        pace: Pace::Fast,
        coverage: [70, 55],
        markup: [97, 103],
        joins: true,
        splits: true,
        instant: true,
        cashback: Some(CashbackRule::Share { tenths: 20, cap_cents: 4_000 }),
    },
    Agency {
        code: "tripquill",
        name: "Tripquill",
        pace: Pace::Fast,
        coverage: [60, 45],
        markup: [98, 104],
        joins: false,
        splits: false,
        instant: false,
        cashback: None,
    },
    Agency {
        code: "aeronest",
        name: "Aeronest",
        pace: Pace::Slow,
        coverage: [55, 60],
        markup: [95, 103],
        joins: true,
        splits: true,
        instant: false,
        cashback: Some(CashbackRule::Flat { cents: 800 }),
    },
    Agency {
        code: "skylatch",
        name: "Skylatch",
        pace: Pace::Fast,
        coverage: [50, 30],
        markup: [99, 103],
        joins: false,
        splits: false,
        instant: true,
        cashback: None,
    },
    Agency {
        code: "fareloom",
        name: "Fareloom",
        pace: Pace::Slow,
        coverage: [65, 50],
        markup: [96, 105],
        joins: true,
        splits: false,
        instant: false,
        cashback: Some(CashbackRule::Share { tenths: 35, cap_cents: 2_500 }),
    },
    Agency {
        code: "gatehopper",
        name: "Gatehopper",
        pace: Pace::Slow,
        coverage: [35, 70],
        markup: [95, 106],
        joins: true,
        splits: true,
        instant: false,
        cashback: None,
    },
    Agency {
        code: "jetbarrow",
        name: "Jetbarrow",
        pace: Pace::Fast,
        coverage: [45, 40],
        markup: [98, 106],
        joins: false,
        splits: false,
        instant: false,
        cashback: None,
    },
    Agency {
        code: "ticketfern",
        name: "Ticketfern",
        pace: Pace::Slow,
        coverage: [40, 35],
        markup: [96, 102],
        joins: false,
        splits: false,
        instant: true,
        cashback: Some(CashbackRule::Share { tenths: 10, cap_cents: 6_000 }),
    },
    Agency {
        code: "runwayfinch",
        name: "Runwayfinch",
        pace: Pace::Slow,
        coverage: [30, 45],
        markup: [94, 107],
        joins: true,
        splits: true,
        instant: false,
        cashback: None,
    },
    Agency {
        code: "cloudpasture",
        name: "Cloudpasture",
        pace: Pace::Slow,
        coverage: [50, 25],
        markup: [97, 104],
        joins: false,
        splits: false,
        instant: false,
        cashback: Some(CashbackRule::Flat { cents: 1_500 }),
    },
    Agency {
        code: "mapleferry",
        name: "Mapleferry",
        pace: Pace::Fast,
        coverage: [38, 38],
        markup: [99, 105],
        joins: true,
        splits: false,
        instant: true,
        cashback: None,
    },
];

/// Finds an agency by its code.
pub(crate) fn agency(code: &str) -> Option<&'static Agency> {
    AGENCIES.iter().find(|agency| agency.code == code)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inventory::world::carriers::Carriers;

    #[test]
    fn codes_are_nobody_elses() {
        let carriers = Carriers::load();
        for (place, it) in AGENCIES.iter().enumerate() {
            assert!(AGENCIES[place + 1..].iter().all(|other| other.code != it.code && other.name != it.name));
            assert!(carriers.by_code(it.code).is_none() && it.code != DIRECT);
            assert!(it.markup[0] <= it.markup[1] && it.coverage.iter().all(|percent| *percent <= 100));
        }
        assert!(agency("larkfare").is_some() && agency("nobody").is_none());
    }

    #[test]
    fn there_are_fast_and_slow_ones_and_all_kinds_of_sale() {
        for pace in [Pace::Fast, Pace::Slow] {
            assert!(AGENCIES.iter().any(|it| it.pace == pace && it.joins));
            assert!(AGENCIES.iter().any(|it| it.pace == pace && it.splits));
        }
    }

    #[test]
    fn latencies_are_those_of_the_pace() {
        for round in 0..200 {
            let dice = Dice::new(1, "latency").with(round);
            assert!((300..=2_000).contains(&Pace::Fast.latency(dice).as_millis()));
            assert!((3_000..=10_000).contains(&Pace::Slow.latency(dice).as_millis()));
            assert_eq!(Pace::Slow.latency(dice), Pace::Slow.latency(dice));
        }
    }
}
