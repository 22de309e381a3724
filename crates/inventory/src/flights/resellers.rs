//! The resellers: online travel agencies, all invented.

use crate::world::{CashbackRule, LatencyClass};

/// An online travel agency, which resells the airlines' seats.
#[derive(Debug)]
pub(crate) struct Reseller {
    pub(crate) code: &'static str,
    pub(crate) name: &'static str,
    pub(crate) latency: LatencyClass,
    /// Percentages of the deals without and with a low-cost carrier that the reseller sells.
    pub(crate) coverage: [u32; 2],
    /// Minimum and maximum price, as a percentage of the airline's fare.
    pub(crate) markup: [i64; 2],
    /// `true` if the reseller combines flights of airlines that do not sell one another's flights, at a single price.
    pub(crate) combines: bool,
    /// `true` if the reseller splits a journey into several bookings.
    pub(crate) splits: bool,
    /// `true` if the traveller can book without leaving the page.
    pub(crate) instant: bool,
    pub(crate) cashback: Option<CashbackRule>,
}

/// The code of the provider that represents direct sales by all airlines.
pub(crate) const DIRECT: &str = "airlines";

/// All resellers.
pub(crate) static RESELLERS: [Reseller; 11] = [
    Reseller {
        code: "larkfare",
        name: "Larkfare",
        latency: LatencyClass::Short,
        coverage: [70, 55],
        markup: [97, 103],
        combines: true,
        splits: true,
        instant: true,
        cashback: Some(CashbackRule::Share { tenths: 20, cap_cents: 4_000 }),
    },
    Reseller {
        code: "tripquill",
        name: "Tripquill",
        latency: LatencyClass::Short,
        coverage: [60, 45],
        markup: [98, 104],
        combines: false,
        splits: false,
        instant: false,
        cashback: None,
    },
    Reseller {
        code: "aeronest",
        name: "Aeronest",
        latency: LatencyClass::Long,
        coverage: [55, 60],
        markup: [95, 103],
        combines: true,
        splits: true,
        instant: false,
        cashback: Some(CashbackRule::Flat { cents: 800 }),
    },
    Reseller {
        code: "skylatch",
        name: "Skylatch",
        latency: LatencyClass::Short,
        coverage: [50, 30],
        markup: [99, 103],
        combines: false,
        splits: false,
        instant: true,
        cashback: None,
    },
    Reseller {
        code: "fareloom",
        name: "Fareloom",
        latency: LatencyClass::Long,
        coverage: [65, 50],
        markup: [96, 105],
        combines: true,
        splits: false,
        instant: false,
        cashback: Some(CashbackRule::Share { tenths: 35, cap_cents: 2_500 }),
    },
    Reseller {
        code: "gatehopper",
        name: "Gatehopper",
        latency: LatencyClass::Long,
        coverage: [35, 70],
        markup: [95, 106],
        combines: true,
        splits: true,
        instant: false,
        cashback: None,
    },
    Reseller {
        code: "jetbarrow",
        name: "Jetbarrow",
        latency: LatencyClass::Short,
        coverage: [45, 40],
        markup: [98, 106],
        combines: false,
        splits: false,
        instant: false,
        cashback: None,
    },
    Reseller {
        code: "ticketfern",
        name: "Ticketfern",
        latency: LatencyClass::Long,
        coverage: [40, 35],
        markup: [96, 102],
        combines: false,
        splits: false,
        instant: true,
        cashback: Some(CashbackRule::Share { tenths: 10, cap_cents: 6_000 }),
    },
    Reseller {
        code: "runwayfinch",
        name: "Runwayfinch",
        latency: LatencyClass::Long,
        coverage: [30, 45],
        markup: [94, 107],
        combines: true,
        splits: true,
        instant: false,
        cashback: None,
    },
    Reseller {
        code: "cloudpasture",
        name: "Cloudpasture",
        latency: LatencyClass::Long,
        coverage: [50, 25],
        markup: [97, 104],
        combines: false,
        splits: false,
        instant: false,
        cashback: Some(CashbackRule::Flat { cents: 1_500 }),
    },
    Reseller {
        code: "mapleferry",
        name: "Mapleferry",
        latency: LatencyClass::Short,
        coverage: [38, 38],
        markup: [99, 105],
        combines: true,
        splits: false,
        instant: true,
        cashback: None,
    },
];

/// Finds a reseller by its code.
pub(crate) fn reseller(code: &str) -> Option<&'static Reseller> {
    RESELLERS.iter().find(|reseller| reseller.code == code)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flights::schedule::carriers::Carriers;

    #[test]
    fn codes_are_unique_among_providers() {
        let carriers = Carriers::load();
        for (index, it) in RESELLERS.iter().enumerate() {
            assert!(
                RESELLERS[index + 1..].iter().all(|other| other.code != it.code && other.name != it.name)
            );
            assert!(carriers.by_code(it.code).is_none() && it.code != DIRECT);
            assert!(it.markup[0] <= it.markup[1] && it.coverage.iter().all(|percent| *percent <= 100));
        }
        assert!(reseller("larkfare").is_some() && reseller("nobody").is_none());
    }

    #[test]
    fn both_latency_classes_offer_all_kinds_of_sale() {
        for latency in [LatencyClass::Short, LatencyClass::Long] {
            assert!(RESELLERS.iter().any(|it| it.latency == latency && it.combines));
            assert!(RESELLERS.iter().any(|it| it.latency == latency && it.splits));
        }
    }
}
