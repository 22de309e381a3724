//! Fare families: the amenities included in a fare, and their effect on the price.

use wayfare_models::flights::AmenityCode;

use crate::flights::schedule::cabins::Cabin;
use crate::flights::schedule::carriers::CarrierKind;

/// Terms of an amenity.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Restriction {
    /// Included in the price.
    Included,
    /// For a fee.
    Fee,
    /// Not available.
    Unavailable,
    /// Included in the price, without a limit.
    Flexible,
}

impl Restriction {
    /// Returns the code in API responses.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::Included => "included",
            Self::Fee => "fee",
            Self::Unavailable => "unavailable",
            Self::Flexible => "flexible",
        }
    }
}

/// A fare family of an airline in a cabin.
#[derive(Debug, PartialEq, Eq)]
pub struct Family {
    /// Id, unique among all families.
    pub id: &'static str,
    /// Display name.
    pub name: &'static str,
    /// Price, as a percentage of the cabin's lowest fare.
    pub(crate) percent: i64,
    terms: [Restriction; 7],
}

impl Family {
    /// Returns each amenity with its display name, and its terms.
    pub fn amenities(&self) -> impl Iterator<Item = (&'static (AmenityCode, &'static str), Restriction)> {
        AMENITIES.iter().zip(self.terms)
    }

    /// Returns the terms of the given amenity.
    #[must_use]
    pub fn terms(&self, amenity: &AmenityCode) -> Restriction {
        let found = self.amenities().find(|((code, _), _)| code == amenity);
        found.map_or(Restriction::Unavailable, |(_, terms)| terms)
    }

    /// Returns all families.
    pub(crate) fn all() -> impl Iterator<Item = &'static Self> {
        [&FULL[..], &LOW_COST, &LEISURE, &PREMIUM, &BUSINESS, &FIRST].into_iter().flatten()
    }

    /// Returns the families that a kind of airline has in a cabin, cheapest first. The list is never empty.
    #[must_use]
    pub(crate) fn of(kind: CarrierKind, cabin: Cabin) -> &'static [Self] {
        match (cabin, kind) {
            (Cabin::Economy, CarrierKind::Full | CarrierKind::Regional) => &FULL,
            (Cabin::Economy, CarrierKind::LowCost) => &LOW_COST,
            (Cabin::Economy, CarrierKind::Leisure) => &LEISURE,
            (Cabin::PremiumEconomy, _) => &PREMIUM,
            (Cabin::Business, _) => &BUSINESS,
            (Cabin::First, _) => &FIRST,
        }
    }
}

/// All amenities and their display names. A carry-on bag is additional to the bag under the seat.
static AMENITIES: [(AmenityCode, &str); 7] = [
    (AmenityCode::CarryOnBag, "Carry-on bag"),
    (AmenityCode::CheckedBag, "Checked bag"),
    (AmenityCode::SeatSelection, "Seat selection"),
    (AmenityCode::Legroom, "Extra legroom"),
    (AmenityCode::Change, "Changes"),
    (AmenityCode::Refundable, "Refunds"),
    (AmenityCode::Lounge, "Lounge"),
];

use Restriction::{Fee, Flexible, Included, Unavailable};

const fn of(id: &'static str, name: &'static str, percent: i64, terms: [Restriction; 7]) -> Family {
    Family { id, name, percent, terms }
}

// Terms in the order of AMENITIES: carry-on, checked bag, seat, legroom, change, refund, lounge.
static FULL: [Family; 3] = [
    of(
        "economyLight",
        "Economy Light",
        100,
        [Included, Fee, Fee, Fee, Unavailable, Unavailable, Unavailable],
    ),
    of("economyClassic", "Economy Classic", 116, [Included, Included, Included, Fee, Fee, Fee, Unavailable]),
    of("economyFlex", "Economy Flex", 138, [Included, Included, Included, Fee, Flexible, Included, Fee]),
];
static LOW_COST: [Family; 3] = [
    of("lowBasic", "Basic", 100, [Fee, Fee, Fee, Fee, Fee, Unavailable, Unavailable]),
    of("lowPlus", "Plus", 124, [Included, Fee, Included, Fee, Fee, Unavailable, Unavailable]),
    of("lowMax", "Max", 148, [Included, Included, Included, Included, Flexible, Fee, Unavailable]),
];
static LEISURE: [Family; 2] = [
    of("leisureBasic", "Basic", 100, [Included, Fee, Fee, Fee, Fee, Unavailable, Unavailable]),
    of("leisureComfort", "Comfort", 128, [Included, Included, Included, Included, Fee, Fee, Unavailable]),
];
static PREMIUM: [Family; 2] = [
    of("premiumSaver", "Premium Saver", 100, [Included, Included, Fee, Included, Fee, Unavailable, Fee]),
    of("premiumFlex", "Premium Flex", 124, [Included, Included, Included, Included, Flexible, Included, Fee]),
];
static BUSINESS: [Family; 2] = [
    of("businessSaver", "Business Saver", 100, [Included, Included, Included, Included, Fee, Fee, Included]),
    of(
        "businessFlex",
        "Business Flex",
        122,
        [Included, Included, Included, Included, Flexible, Included, Included],
    ),
];
static FIRST: [Family; 2] = [
    of("firstSaver", "First Saver", 100, [Included, Included, Included, Included, Included, Fee, Included]),
    of(
        "firstFlex",
        "First Flex",
        118,
        [Included, Included, Included, Included, Flexible, Included, Included],
    ),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn families_start_at_the_lowest_fare_and_improve() {
        let kinds = [CarrierKind::Full, CarrierKind::LowCost, CarrierKind::Regional, CarrierKind::Leisure];
        for (kind, cabin) in kinds.into_iter().flat_map(|kind| Cabin::ALL.map(|cabin| (kind, cabin))) {
            let families = Family::of(kind, cabin);
            assert_eq!(families[0].percent, 100);
            assert!(families.iter().all(|family| Family::all().any(|it| it == family)));
            assert!(families.is_sorted_by(|a, b| a.percent < b.percent));
            for (amenity, _) in &AMENITIES {
                let worth = |family: &Family| match family.terms(amenity) {
                    Unavailable => 0,
                    Fee => 1,
                    Included | Flexible => 2,
                };
                assert!(families.is_sorted_by_key(worth), "{amenity:?} of {kind:?} {cabin:?}");
            }
        }
    }

    #[test]
    fn ids_are_unique() {
        let unique: std::collections::HashSet<_> = Family::all().map(|family| family.id).collect();
        assert_eq!(unique.len(), Family::all().count());
    }
}
