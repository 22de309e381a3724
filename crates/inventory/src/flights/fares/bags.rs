//! Bags: the price of additional bags with a fare, and the sizes that an airline allows.

use wayfare_models::flights::AmenityCode;

use super::families::{Family, Restriction};
use crate::flights::schedule::cabins::Cabin;
use crate::flights::schedule::carriers::{Carrier, CarrierKind};
use crate::world::dice::Dice;

/// The terms for a bag.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct BagTerms {
    /// `first` or `second`.
    pub(crate) number: &'static str,
    pub(crate) restriction: Restriction,
    /// Price of the bag in US cents: 0 if it is included, `None` if it is not available.
    pub(crate) cents: Option<i64>,
}

/// Returns the terms for a cabin bag.
pub(crate) fn carry_on(seed: u64, carrier: &Carrier, family: &Family) -> BagTerms {
    let fee = 2_000 + 500 * Dice::new(seed, "carry-on fee").text(carrier.code).between(0, 5);
    terms("first", family.terms(&AmenityCode::CarryOnBag), fee)
}

/// Returns the terms for checked bags.
pub(crate) fn checked(
    seed: u64,
    carrier: &Carrier,
    family: &Family,
    cabin: Cabin,
    long: bool,
) -> [BagTerms; 2] {
    let dice = Dice::new(seed, "checked fee").text(carrier.code);
    let fee = (3_000 + 500 * dice.between(0, 4)) * if long { 2 } else { 1 };
    let first = family.terms(&AmenityCode::CheckedBag);
    // The second bag is free in business class and first class if the first bag is free.
    let second = match first {
        Restriction::Included if cabin >= Cabin::Business => Restriction::Included,
        Restriction::Unavailable => Restriction::Unavailable,
        _ => Restriction::Fee,
    };
    [terms("first", first, fee), terms("second", second, fee * 3 / 2)]
}

fn terms(number: &'static str, restriction: Restriction, fee: i64) -> BagTerms {
    let cents = match restriction {
        Restriction::Included | Restriction::Flexible => Some(0),
        Restriction::Fee => Some(fee),
        Restriction::Unavailable => None,
    };
    BagTerms { number, restriction, cents }
}

/// Returns an airline's size limits by bag type.
pub(crate) fn sizes(carrier: &Carrier) -> [(&'static str, &'static str); 3] {
    match carrier.kind {
        CarrierKind::Full => [
            ("personal", "Up to 40 x 30 x 15 cm, under the seat in front"),
            ("carryOn", "Up to 55 x 40 x 23 cm, 8 kg"),
            ("checked", "Up to 158 cm for length, width and height together, 23 kg"),
        ],
        CarrierKind::LowCost => [
            ("personal", "Up to 40 x 30 x 20 cm, under the seat in front"),
            ("carryOn", "Up to 55 x 40 x 20 cm, 10 kg, for a fee with the lowest fare"),
            ("checked", "Up to 158 cm for length, width and height together, 20 kg"),
        ],
        CarrierKind::Regional => [
            ("personal", "Up to 35 x 30 x 15 cm, under the seat in front"),
            ("carryOn", "Up to 50 x 37 x 20 cm, 6 kg; larger bags are collected at the aircraft"),
            ("checked", "Up to 158 cm for length, width and height together, 23 kg"),
        ],
        CarrierKind::Leisure => [
            ("personal", "Up to 40 x 30 x 20 cm, under the seat in front"),
            ("carryOn", "Up to 55 x 40 x 20 cm, 8 kg"),
            ("checked", "Up to 158 cm for length, width and height together, 20 kg"),
        ],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flights::schedule::carriers::Carriers;

    #[test]
    fn terms_agree_with_the_family() {
        for (_, carrier) in Carriers::load().iter() {
            for cabin in Cabin::ALL {
                for family in Family::of(carrier.kind, cabin) {
                    let checked = checked(1, carrier, family, cabin, true);
                    assert_eq!(checked[0].restriction, family.terms(&AmenityCode::CheckedBag));
                    assert!(checked[0].cents <= checked[1].cents || checked[1].cents.is_none());
                    for bag in checked.into_iter().chain([carry_on(1, carrier, family)]) {
                        assert_eq!(bag.cents.is_none(), bag.restriction == Restriction::Unavailable);
                        assert_eq!(
                            bag.cents.is_some_and(|cents| cents > 0),
                            bag.restriction == Restriction::Fee
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn long_flights_have_higher_bag_fees() {
        let carriers = Carriers::load();
        let (_, carrier) = carriers.by_code("BA").unwrap();
        let light = &Family::of(carrier.kind, Cabin::Economy)[0];
        let fee = |long| checked(1, carrier, light, Cabin::Economy, long)[0].cents;
        assert!(fee(true) > fee(false));
    }
}
