//! The airports and metro areas of each city, which are found by its name, too.

use crate::packed::{Column, Sections};
use crate::tables::DataError;

/// The heirs of cities. They are few, so that visiting those of the cities found is faster than visiting all.
pub(super) struct Heirs {
    /// Entities of cities, in order.
    cities: Column<3>,
    /// The heir of each.
    heirs: Column<3>,
}

impl Heirs {
    pub(super) fn open(sections: &mut Sections) -> Result<Self, DataError> {
        Ok(Self { cities: sections.column()?, heirs: sections.column()? })
    }

    /// The heirs of a city; none of an entity that is no city.
    pub(super) fn of_city(&self, city: u32) -> impl Iterator<Item = u32> {
        let first = self.cities.partition(|other| other < city);
        let count = self.cities.from(first).take_while(|other| *other == city).count();
        self.heirs.from(first).take(count)
    }
}
