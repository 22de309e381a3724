//! The airports and metro areas of each city, which are found by its name, too.

use super::{Entity, NONE};

/// The heirs of cities. They are few, so that visiting those of the cities found is faster than visiting all.
pub(super) struct Heirs {
    /// Start of each city's heirs, by the row of the city; one more at the end.
    starts: Vec<u32>,
    /// Rows of the heirs, city by city.
    rows: Vec<u32>,
}

impl Heirs {
    pub(super) fn of(entities: &[Entity]) -> Self {
        // Entities are numbered with 32 bits.
        let numbered = entities.iter().zip(0_u32..).filter(|(entity, _)| entity.city != NONE);
        let mut heirs: Vec<_> = numbered.map(|(entity, row)| (entity.city, row)).collect();
        heirs.sort_unstable();
        let cities = heirs.last().map_or(0, |(city, _)| city + 1);
        let start = |city| heirs.partition_point(|(other, _)| *other < city) as u32;
        Self { starts: (0..=cities).map(start).collect(), rows: heirs.iter().map(|(_, row)| *row).collect() }
    }

    /// The heirs of a city; none of an entity that is no city.
    pub(super) fn of_city(&self, city: u32) -> &[u32] {
        let city = city as usize;
        let bounds = self.starts.get(city).zip(self.starts.get(city + 1));
        bounds.and_then(|(start, end)| self.rows.get(*start as usize..*end as usize)).unwrap_or_default()
    }
}
