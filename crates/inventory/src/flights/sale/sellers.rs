//! The sellers: online agencies, all invented, and the airlines, which sell their own flights.

use crate::world::Speed;

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
    pub(crate) speed: Speed,
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
        speed: Speed::Fast,
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
        speed: Speed::Fast,
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
        speed: Speed::Slow,
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
        speed: Speed::Fast,
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
        speed: Speed::Slow,
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
        speed: Speed::Slow,
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
        speed: Speed::Fast,
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
        speed: Speed::Slow,
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
        speed: Speed::Slow,
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
        speed: Speed::Slow,
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
        speed: Speed::Fast,
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
    use crate::flights::world::carriers::Carriers;

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
        for speed in [Speed::Fast, Speed::Slow] {
            assert!(AGENCIES.iter().any(|it| it.speed == speed && it.joins));
            assert!(AGENCIES.iter().any(|it| it.speed == speed && it.splits));
        }
    }
}
