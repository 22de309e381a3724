//! The resellers: online travel agencies, all invented.

use crate::world::CashbackRule;
use crate::world::LatencyClass::{self, Long, Short};

/// An online travel agency, which resells the airlines' seats.
#[derive(Debug)]
pub(crate) struct Reseller {
    pub(crate) code: &'static str,
    pub(crate) name: &'static str,
    pub(crate) latency: LatencyClass,
    /// Percentages of deals that the reseller sells: of deals without a low-cost carrier, and of deals with one.
    pub(crate) coverage: [u32; 2],
    /// Minimum and maximum price before the adjustment for the country of sale, as a percentage of the airline's fare.
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

const fn invented(
    code: &'static str,
    name: &'static str,
    latency: LatencyClass,
    coverage: [u32; 2],
    markup: [i64; 2],
    [combines, splits, instant]: [bool; 3],
) -> Reseller {
    Reseller { code, name, latency, coverage, markup, combines, splits, instant, cashback: None }
}

impl Reseller {
    const fn with_cashback(mut self, rule: CashbackRule) -> Self {
        self.cashback = Some(rule);
        self
    }
}

/// All resellers.
pub(crate) static RESELLERS: [Reseller; 11] = [
    invented("larkfare", "Larkfare", Short, [70, 55], [97, 103], [true, true, true])
        .with_cashback(CashbackRule::Share { tenths: 20, cap_cents: 4_000 }),
    invented("tripquill", "Tripquill", Short, [60, 45], [98, 104], [false, false, false]),
    invented("aeronest", "Aeronest", Long, [55, 60], [95, 103], [true, true, false])
        .with_cashback(CashbackRule::Flat { cents: 800 }),
    invented("skylatch", "Skylatch", Short, [50, 30], [99, 103], [false, false, true]),
    invented("fareloom", "Fareloom", Long, [65, 50], [96, 105], [true, false, false])
        .with_cashback(CashbackRule::Share { tenths: 35, cap_cents: 2_500 }),
    invented("gatehopper", "Gatehopper", Long, [35, 70], [95, 106], [true, true, false]),
    invented("jetbarrow", "Jetbarrow", Short, [45, 40], [98, 106], [false, false, false]),
    invented("ticketfern", "Ticketfern", Long, [40, 35], [96, 102], [false, false, true])
        .with_cashback(CashbackRule::Share { tenths: 10, cap_cents: 6_000 }),
    invented("runwayfinch", "Runwayfinch", Long, [30, 45], [94, 107], [true, true, false]),
    invented("cloudpasture", "Cloudpasture", Long, [50, 25], [97, 104], [false, false, false])
        .with_cashback(CashbackRule::Flat { cents: 1_500 }),
    invented("mapleferry", "Mapleferry", Short, [38, 38], [99, 105], [true, false, true]),
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
