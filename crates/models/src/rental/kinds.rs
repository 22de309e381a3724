//! Meanings of car and agency codes.

use std::ops::RangeInclusive;

use crate::cars::{AgencyType, CarDoors, CarType};

impl CarDoors {
    /// Returns the possible numbers of doors for the code, in ascending order. The list is empty for an unknown code.
    ///
    /// ```
    /// use wayfare_models::cars::CarDoors;
    ///
    /// let words = |doors: CarDoors| {
    ///     let counts: Vec<_> = doors.values().iter().map(ToString::to_string).collect();
    ///     counts.join(" or ")
    /// };
    /// assert_eq!(words(CarDoors::Doors24), "2 or 4");
    /// assert_eq!(words(CarDoors::Doors5), "5");
    /// ```
    pub fn values(&self) -> &'static [u8] {
        match self {
            CarDoors::Doors1 => &[1],
            CarDoors::Doors2 => &[2],
            CarDoors::Doors23 => &[2, 3],
            CarDoors::Doors24 => &[2, 4],
            CarDoors::Doors3 => &[3],
            CarDoors::Doors4 => &[4],
            CarDoors::Doors45 => &[4, 5],
            CarDoors::Doors5 => &[5],
            CarDoors::Doors6 => &[6],
            CarDoors::Doors7 => &[7],
            CarDoors::Unlisted(_) => &[],
        }
    }

    /// Returns the range of possible numbers of doors, or `None` for an unknown code. Not every number in the range is
    /// possible: [`doors24`](CarDoors::Doors24) never means three doors.
    pub fn range(&self) -> Option<RangeInclusive<u8>> {
        let values = self.values();
        Some(*values.first()?..=*values.last()?)
    }
}

impl CarType {
    /// Returns whether the size of the car is decided at pickup, as with all classes that begin with `special`.
    pub fn is_special(&self) -> bool {
        self.as_str().starts_with("special")
    }
}

impl AgencyType {
    /// Returns whether the agency's name is revealed only after booking.
    pub fn is_opaque(&self) -> bool {
        self == &AgencyType::Opaque
    }

    /// Returns whether a private owner rents out the car. The owner may reveal the exact pickup location only after
    /// booking.
    pub fn is_peer_to_peer(&self) -> bool {
        self == &AgencyType::PeerToPeer
    }

    /// Returns whether the car is delivered to a location chosen by the renter.
    pub fn is_delivery(&self) -> bool {
        self == &AgencyType::Delivery
    }

    /// Returns whether the car comes with a driver.
    pub fn includes_driver(&self) -> bool {
        self == &AgencyType::IncludedDriver
    }

    /// Returns a short English description of how the agency differs from an agency with a counter, or `None` for an
    /// agency with a counter. For an unknown kind, returns the code itself, so that the agency is not mistaken for a
    /// regular agency.
    pub fn label(&self) -> Option<&str> {
        match self {
            AgencyType::Regular => None,
            AgencyType::Opaque => Some("agency shown after booking"),
            AgencyType::PeerToPeer => Some("from a private owner"),
            AgencyType::Delivery => Some("delivered to you"),
            AgencyType::IncludedDriver => Some("with a driver"),
            AgencyType::Unlisted(_) => Some(self.as_str()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn door_codes_match_their_digits() {
        for doors in CarDoors::KNOWN {
            let digits: Vec<u8> =
                doors.as_str().bytes().filter(u8::is_ascii_digit).map(|b| b - b'0').collect();
            assert_eq!(doors.values(), digits, "{doors}");
        }
        assert_eq!(CarDoors::Doors23.range(), Some(2..=3));
        assert_eq!(CarDoors::Doors24.range(), Some(2..=4));
        assert_eq!(CarDoors::Doors7.range(), Some(7..=7));
        assert_eq!(CarDoors::from("doors12").range(), None);
    }

    #[test]
    fn the_size_of_special_classes_is_undecided() {
        let special: Vec<_> =
            CarType::KNOWN.iter().filter(|kind| kind.is_special()).map(CarType::as_str).collect();
        assert_eq!(
            special,
            [
                "special",
                "specialSedan",
                "specialConvertible",
                "specialVan",
                "specialSuv",
                "specialPickupTruck",
                "specialCoupe",
                "specialWagon"
            ]
        );
        assert!(CarType::from("specialBus").is_special() && !CarType::from("").is_special());
    }

    #[test]
    fn agencies_without_counters_have_labels() {
        for kind in AgencyType::KNOWN {
            let flags =
                [kind.is_opaque(), kind.is_peer_to_peer(), kind.is_delivery(), kind.includes_driver()];
            let count = flags.iter().filter(|flag| **flag).count();
            assert_eq!(count == 1, kind.label().is_some(), "{kind}");
            assert_eq!(count, usize::from(kind != &AgencyType::Regular));
        }
        assert_eq!(AgencyType::from("robot").label(), Some("robot"));
    }
}
