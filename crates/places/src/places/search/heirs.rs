//! The airports and metro areas that inherit the names of their city.

use crate::packed::{Column, Sections};
use crate::tables::DataError;

/// The entities that inherit the names of their city, sorted by city. If few entities match a word, looking up their
/// heirs is faster than visiting all heirs.
pub(super) struct Heirs {
    /// Entities of cities, in ascending order.
    cities: Column<3>,
    /// The heir of the city in the same row.
    heirs: Column<3>,
}

impl Heirs {
    pub(super) fn open(sections: &mut Sections) -> Result<Self, DataError> {
        Ok(Self { cities: sections.column()?, heirs: sections.column()? })
    }

    /// Returns all pairs of a city and one of its heirs.
    pub(super) fn all(&self) -> impl Iterator<Item = (u32, u32)> {
        self.cities.from(0).zip(self.heirs.from(0))
    }

    /// Returns the heirs of a city. The iterator is empty for an entity that is not a city.
    pub(super) fn of_city(&self, city: u32) -> impl Iterator<Item = u32> {
        let first = self.cities.partition(|other| other < city);
        let count = self.cities.from(first).take_while(|other| *other == city).count();
        self.heirs.from(first).take(count)
    }
}
