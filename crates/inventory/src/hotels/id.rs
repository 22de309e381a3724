//! Permanent hotel ids.

use std::fmt;

use wayfare_places::PlaceId;

/// A hotel id: the id of the hotel's city times 4,096, plus the number of the hotel within the city, counted from 0.
///
/// Therefore, the city can be derived from the id without a table, and an id refers to the same hotel as long as the
/// city is in the place data and its number of hotels exceeds the hotel's number. Ids do not depend on the seed. Ids
/// are positive and below 2⁵³, so JSON parsers that store numbers as floating point preserve them.
///
/// Not every number is a hotel id: see [`HotelInventory::hotel`](super::HotelInventory::hotel).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HotelId(pub i64);

/// Number of bits for the number within a city.
const ORDINAL_BITS: u32 = 12;

/// Maximum number of hotels in a city.
pub(crate) const MAX_HOTELS: u16 = 1 << ORDINAL_BITS;

impl HotelId {
    /// Returns the id as a number.
    #[must_use]
    pub fn get(self) -> i64 {
        self.0
    }

    /// Creates the id of the hotel with an ordinal number in a city. Returns `None` if the city or the ordinal does not
    /// fit in an id.
    pub(crate) fn new(city: PlaceId, ordinal: u16) -> Option<Self> {
        let is_valid = (1..1 << (53 - ORDINAL_BITS)).contains(&city.get()) && ordinal < MAX_HOTELS;
        is_valid.then(|| Self((city.get() << ORDINAL_BITS) | i64::from(ordinal)))
    }

    /// Returns the id of the city, which might not exist, and the number of the hotel within the city.
    pub(crate) fn parts(self) -> (PlaceId, u16) {
        // The low bits are at most 4,095, so the number fits in a `u16`.
        (PlaceId(self.0 >> ORDINAL_BITS), (self.0 & i64::from(MAX_HOTELS - 1)) as u16)
    }
}

impl fmt::Display for HotelId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<HotelId> for i64 {
    fn from(id: HotelId) -> Self {
        id.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_never_change() {
        // Stored searches and links contain ids.
        assert_eq!(HotelId::new(PlaceId(2_643_743), 7), Some(HotelId(10_828_771_335)));
        assert_eq!(HotelId(10_828_771_335).parts(), (PlaceId(2_643_743), 7));
    }

    #[test]
    fn ids_have_exact_limits() {
        assert!(HotelId::new(PlaceId(1), 4_095).is_some());
        assert!(HotelId::new(PlaceId(1), 4_096).is_none());
        assert!(HotelId::new(PlaceId(0), 0).is_none());
        assert!(HotelId::new(PlaceId(-5), 0).is_none());
        let largest = HotelId::new(PlaceId((1 << 41) - 1), 4_095).unwrap();
        assert_eq!(largest.get(), (1 << 53) - 1);
        assert!(HotelId::new(PlaceId(1 << 41), 0).is_none());
    }

    #[test]
    fn any_number_has_parts() {
        for id in [0, -1, 1, i64::MIN, i64::MAX] {
            let (city, ordinal) = HotelId(id).parts();
            assert!(ordinal < MAX_HOTELS);
            if let Some(made) = HotelId::new(city, ordinal) {
                assert_eq!(made.get(), id);
            }
        }
    }
}
