//! Baggage fees of an airline, as shown on the airline's fee page.

use super::fares::bags::{self, BagTerms};
use super::fares::families::Family;
use super::schedule::cabins::Cabin;
use super::schedule::carriers::{Carrier, Carriers};

/// Prefix of the paths of fee pages, followed by the airline's code.
pub const FEES: &str = "/fees/";

/// The baggage fees of an airline.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct AirlineFees {
    /// Name of the airline.
    pub name: &'static str,
    /// The airline's own website, without the scheme.
    pub site: &'static str,
    /// Allowed sizes of bags: under the seat, in the cabin, in the hold.
    pub sizes: [&'static str; 3],
    /// Fees by fare family; the families of the cheapest cabin come first.
    pub fares: Vec<FareFees>,
}

/// Baggage fees of a fare.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct FareFees {
    /// Name of the fare family.
    pub family: &'static str,
    /// Fee for a cabin bag in addition to the bag under the seat.
    pub carry_on: BagFee,
    /// Fees for the first and the second checked bag.
    pub checked: [BagFee; 2],
}

/// The fee for a bag.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BagFee {
    /// The fare includes the bag.
    Included,
    /// Fees in US cents, for short and for long flights.
    Cents([i64; 2]),
    /// The bag is not available with the fare.
    Unavailable,
}

impl AirlineFees {
    /// Finds the fees of an airline by the airline's code.
    #[must_use]
    pub fn of(seed: u64, code: &str) -> Option<Self> {
        let (_, carrier) = Carriers::embedded().by_code(code)?;
        let cabins = Cabin::ALL.into_iter().filter(|cabin| carrier.sells(*cabin));
        let families =
            cabins.flat_map(|cabin| Family::of(carrier.kind, cabin).iter().map(move |it| (cabin, it)));
        Some(Self {
            name: carrier.name,
            site: carrier.site,
            sizes: bags::sizes(carrier).map(|(_, size)| size),
            fares: families.map(|(cabin, family)| fare(seed, carrier, cabin, family)).collect(),
        })
    }
}

fn fare(seed: u64, carrier: &Carrier, cabin: Cabin, family: &Family) -> FareFees {
    let carry_on = bags::carry_on(seed, carrier, family);
    let [short, long] = [false, true].map(|is_long| bags::checked(seed, carrier, family, cabin, is_long));
    FareFees {
        family: family.name,
        carry_on: fee(carry_on, carry_on),
        checked: [fee(short[0], long[0]), fee(short[1], long[1])],
    }
}

fn fee(short: BagTerms, long: BagTerms) -> BagFee {
    match (short.cents, long.cents) {
        (Some(0), Some(0)) => BagFee::Included,
        (Some(short), Some(long)) => BagFee::Cents([short, long]),
        _ => BagFee::Unavailable,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fees_match_the_offers() {
        for (_, carrier) in Carriers::embedded().iter() {
            let fees = AirlineFees::of(1, carrier.code).unwrap();
            let lowest = &Family::of(carrier.kind, Cabin::Economy)[0];
            let [first, _] = bags::checked(1, carrier, lowest, Cabin::Economy, true);
            let expected = match first.cents {
                Some(0) => None,
                cents => cents,
            };
            let found = match fees.fares[0].checked[0] {
                BagFee::Cents([_, long]) => Some(long),
                _ => None,
            };
            assert_eq!(found, expected, "{}", carrier.code);
        }
        assert_eq!(AirlineFees::of(1, "00"), None);
    }
}
