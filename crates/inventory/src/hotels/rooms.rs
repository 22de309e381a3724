//! Room kinds: name, number of guests, and price relative to the simplest room.

use super::catalogue::PropertyType;
use super::hotel::Hotel;
use super::query::RoomParty;

/// A room kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RoomKind {
    /// A bed in a dormitory.
    DormBed,
    /// A room for one guest.
    Single,
    /// A room with a double bed.
    Double,
    /// A room with two beds.
    Twin,
    /// A room with three beds.
    Triple,
    /// A larger room.
    Superior,
    /// A larger room with a view.
    Deluxe,
    /// A room for parents with children.
    Family,
    /// A room with a seating area.
    JuniorSuite,
    /// A bedroom and a living room.
    Suite,
    /// A Japanese room with tatami mats.
    Tatami,
    /// One room with a kitchen.
    Studio,
    /// Two rooms with a kitchen.
    OneBedroom,
    /// Three rooms with a kitchen.
    TwoBedrooms,
    /// A house.
    Villa,
}

/// Returns the facts of a room kind: name, number of guests, and price as a percentage of the simplest room's price.
const fn facts(kind: RoomKind) -> (&'static str, u8, i64) {
    match kind {
        RoomKind::DormBed => ("Bed in Dormitory", 12, 55),
        RoomKind::Single => ("Single Room", 1, 82),
        RoomKind::Double => ("Standard Double Room", 3, 100),
        RoomKind::Twin => ("Standard Twin Room", 3, 101),
        RoomKind::Triple => ("Triple Room", 3, 112),
        RoomKind::Superior => ("Superior Double Room", 3, 117),
        RoomKind::Deluxe => ("Deluxe Room", 4, 136),
        RoomKind::Family => ("Family Room", 5, 138),
        RoomKind::JuniorSuite => ("Junior Suite", 4, 168),
        RoomKind::Suite => ("Suite", 4, 225),
        RoomKind::Tatami => ("Japanese-Style Room", 5, 110),
        RoomKind::Studio => ("Studio", 3, 100),
        RoomKind::OneBedroom => ("One-Bedroom Apartment", 4, 126),
        RoomKind::TwoBedrooms => ("Two-Bedroom Apartment", 6, 172),
        RoomKind::Villa => ("Three-Bedroom Villa", 9, 130),
    }
}

/// Maximum number of room kinds in a hotel.
pub(crate) const MAX_KINDS: usize = 4;

impl RoomKind {
    /// All kinds, in the order of their numbers.
    pub(crate) const ALL: [Self; 15] = [
        Self::DormBed,
        Self::Single,
        Self::Double,
        Self::Twin,
        Self::Triple,
        Self::Superior,
        Self::Deluxe,
        Self::Family,
        Self::JuniorSuite,
        Self::Suite,
        Self::Tatami,
        Self::Studio,
        Self::OneBedroom,
        Self::TwoBedrooms,
        Self::Villa,
    ];

    /// Returns the English name.
    #[must_use]
    pub fn label(self) -> &'static str {
        facts(self).0
    }

    /// Returns the maximum number of guests, excluding infants in cots.
    #[must_use]
    pub fn sleeps(self) -> u8 {
        facts(self).1
    }

    /// Returns the room kinds of a hotel, the simplest kind first, at most [`MAX_KINDS`].
    pub(crate) fn of(hotel: &Hotel) -> &'static [Self] {
        let stars = hotel.stars.unwrap_or(2);
        match hotel.property_type {
            PropertyType::Hostel => &[Self::DormBed, Self::Twin, Self::Family],
            PropertyType::Apartment | PropertyType::Aparthotel => {
                &[Self::Studio, Self::OneBedroom, Self::TwoBedrooms]
            }
            PropertyType::Villa => &[Self::Villa],
            PropertyType::Ryokan => &[Self::Tatami, Self::Deluxe],
            PropertyType::Motel => &[Self::Double, Self::Twin, Self::Family],
            PropertyType::Resort => &[Self::Superior, Self::Family, Self::JuniorSuite, Self::Suite],
            _ => match stars {
                ..=2 => &[Self::Single, Self::Double, Self::Triple],
                3 => &[Self::Single, Self::Double, Self::Twin, Self::Family],
                4 => &[Self::Double, Self::Superior, Self::Family, Self::Suite],
                _ => &[Self::Deluxe, Self::JuniorSuite, Self::Suite, Self::Family],
            },
        }
    }

    /// Returns the price for a party, in thousandths of the simplest room's price for two, or `None` if the party does
    /// not fit.
    pub(crate) fn permille(self, party: &RoomParty) -> Option<i64> {
        let (_, sleeps, percent) = facts(self);
        let adults = i64::from(party.adults);
        let ages = &party.child_ages;
        // Infants sleep in cots; a room has at most two cots.
        let infants = ages.iter().filter(|age| **age < 3).count().min(2);
        let heads = usize::from(party.adults) + ages.len() - infants;
        if party.adults == 0 || heads > usize::from(sleeps) {
            return None;
        }
        let children = |from, to| {
            i64::try_from(ages.iter().filter(|age| (from..to).contains(*age)).count()).unwrap_or(0)
        };
        let (small, large) = (children(3, 12), children(12, u8::MAX));
        let people = match self {
            // Each guest pays for a bed.
            Self::DormBed => 500 * i64::try_from(heads).unwrap_or(i64::from(sleeps)),
            Self::Single | Self::Villa => 1_000,
            _ => {
                let adults = if adults == 1 { 940 } else { 1_000 + 240 * (adults - 2) };
                adults + 110 * small + 200 * large
            }
        };
        Some(people * percent / 100)
    }

    /// Returns the number that identifies the room kind in random draws.
    pub(crate) fn number(self) -> u64 {
        self as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hotels::testing;

    fn party(adults: u8, child_ages: &[u8]) -> RoomParty {
        RoomParty { adults, child_ages: child_ages.to_vec() }
    }

    #[test]
    fn rooms_have_exact_guest_limits() {
        assert!(RoomKind::Double.permille(&party(3, &[])).is_some());
        assert!(RoomKind::Double.permille(&party(4, &[])).is_none());
        assert!(RoomKind::Double.permille(&party(2, &[2, 0, 5])).is_some());
        assert!(RoomKind::Double.permille(&party(2, &[2, 0, 5, 5])).is_none());
        assert!(RoomKind::Single.permille(&party(1, &[])).is_some());
        assert!(RoomKind::Single.permille(&party(2, &[])).is_none());
        assert!(RoomKind::Villa.permille(&party(0, &[])).is_none());
        assert!(RoomKind::DormBed.permille(&party(u8::MAX, &[u8::MAX; 300])).is_none());
    }

    #[test]
    fn numbers_are_indexes() {
        assert!((0..).zip(RoomKind::ALL).all(|(index, kind)| kind.number() == index));
        let hotels = testing::hotels("GB", "London");
        assert!(hotels.iter().all(|hotel| RoomKind::of(hotel).len() <= MAX_KINDS));
    }

    #[test]
    fn more_people_pay_more() {
        let price = |adults, ages: &[u8]| RoomKind::Family.permille(&party(adults, ages)).unwrap();
        assert!(price(1, &[]) < price(2, &[]) && price(2, &[]) < price(3, &[]));
        assert_eq!(price(2, &[]), price(2, &[0]));
        assert!(price(2, &[0]) < price(2, &[8]) && price(2, &[8]) < price(2, &[14]));
    }
}
