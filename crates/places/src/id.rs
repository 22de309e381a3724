//! Place ids: permanent identifiers of places.

use std::fmt;

/// The permanent id of a place.
///
/// A city has its GeoNames id, which is below 2³². The id of every other place is derived only from its kind and its
/// code, so it is the same in every version of the data:
///
/// ```text
/// id = kind · 2⁴⁸ + code as a base-37 number (0-9 are 1-10, A-Z are 11-36)
/// ```
///
/// The kind is 1 for airports, 2 for metro areas, 3 for countries and 4 for regions, whose code begins with the
/// country's code. Destinations have kind 5, and a number instead of a code. Ids are positive and below 2⁵³, so JSON
/// parsers that store numbers as floating point preserve them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlaceId(pub i64);

/// The ranges of ids derived from codes or numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Coded {
    Airport = 1,
    Metro = 2,
    Country = 3,
    Region = 4,
    Destination = 5,
}

const RANGE_BITS: u32 = 48;
const BASE: i64 = 37;

impl PlaceId {
    /// Returns the number.
    #[must_use]
    pub fn get(self) -> i64 {
        self.0
    }

    /// Returns the id of a place with a code. Characters other than letters and digits are ignored.
    pub(crate) fn of_code(kind: Coded, code: &str) -> Self {
        let digits = code.chars().filter_map(|c| c.to_digit(36));
        // Nine characters fit (37⁹ < 2⁴⁸). The codes of a dozen regions of Kosovo and the Seychelles have ten
        // characters, so their numbers wrap around within the range. A test ensures that all ids are distinct.
        let number =
            digits.fold(0_i64, |n, digit| (n * BASE + i64::from(digit) + 1) & ((1 << RANGE_BITS) - 1));
        Self(((kind as i64) << RANGE_BITS) + number)
    }

    /// Returns the code from which the id of an airport, metro area, country or region is derived; `None` for the id of
    /// a city. The code of a region has a full stop after the country's code.
    pub(crate) fn code(self) -> Option<String> {
        let kind = self.coded()?;
        let mut rest = self.0 & ((1 << RANGE_BITS) - 1);
        let mut code = Vec::new();
        while rest > 0 {
            let digit = u32::try_from(rest % BASE).ok()?.checked_sub(1)?;
            code.push(char::from_digit(digit, 36)?.to_ascii_uppercase());
            rest /= BASE;
        }
        if kind == Coded::Region {
            code.insert(code.len().checked_sub(2)?, '.');
        }
        Some(code.into_iter().rev().collect())
    }

    /// Returns the id of a destination.
    pub(crate) fn of_destination(number: u32) -> Self {
        Self(((Coded::Destination as i64) << RANGE_BITS) + i64::from(number))
    }

    /// Returns the kind of an id derived from a code or number, or `None` for a city.
    pub(crate) fn coded(self) -> Option<Coded> {
        match self.0 >> RANGE_BITS {
            1 => Some(Coded::Airport),
            2 => Some(Coded::Metro),
            3 => Some(Coded::Country),
            4 => Some(Coded::Region),
            5 => Some(Coded::Destination),
            _ => None,
        }
    }
}

impl fmt::Display for PlaceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<PlaceId> for i64 {
    fn from(id: PlaceId) -> i64 {
        id.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_never_change() {
        for (kind, code, id) in [
            (Coded::Airport, "LHR", 281_474_976_741_468),
            (Coded::Airport, "AAA", 281_474_976_726_133),
            (Coded::Metro, "NYC", 562_949_953_455_476),
            (Coded::Country, "GB", 844_424_930_132_609),
            (Coded::Region, "US.CA", 1_125_899_908_453_060),
        ] {
            assert_eq!(PlaceId::of_code(kind, code), PlaceId(id), "{code}");
            assert_eq!(PlaceId(id).coded(), Some(kind));
            assert_eq!(PlaceId(id).code().as_deref(), Some(code));
        }
    }

    #[test]
    fn leading_zeros_are_significant() {
        let [one, other] = ["DE.02", "DE.2"].map(|code| PlaceId::of_code(Coded::Region, code));
        assert_ne!(one, other);
    }

    #[test]
    fn other_ids_are_not_derived_from_codes() {
        for id in [0, -1, 2_643_743, i64::MIN, i64::MAX] {
            assert_eq!(PlaceId(id).coded(), None);
        }
    }
}
