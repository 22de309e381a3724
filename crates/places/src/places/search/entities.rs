//! The facts about places that search needs.

use super::heirs::Heirs;
use crate::Kinds;
use crate::layout::{NO_CITY, NO_COUNTRY, NO_REGION};
use crate::packed::{Column, Sections};
use crate::tables::{DataError, ENTITIES};
use std::ops::Range;

/// The index that stands for a missing country, region or city.
pub(crate) const NONE: u32 = u32::MAX;

/// All places, numbered consecutively: countries, regions, cities, airports, destinations and metro areas, each in the
/// order of its table.
pub(crate) struct Entities {
    pub(crate) countries: Range<usize>,
    pub(crate) regions: Range<usize>,
    pub(crate) cities: Range<usize>,
    pub(crate) airports: Range<usize>,
    pub(crate) destinations: Range<usize>,
    /// Metro areas, which have no words of their own because they are named after their city.
    pub(crate) metros: Range<usize>,
    importance: Column<2>,
    in_regions: Column<2>,
    in_countries: Column<1>,
    /// Cities of airports, destinations and metro areas.
    in_cities: Column<3>,
    pub(super) heirs: Heirs,
}

impl Entities {
    pub(crate) fn open() -> Result<Self, DataError> {
        let mut sections = Sections::of(ENTITIES.name, ENTITIES.bytes);
        let counts: Column<4> = sections.column()?;
        let mut end = 0;
        let mut next = |table| {
            let start = end;
            end += counts.get(table).unwrap_or(0) as usize;
            start..end
        };
        let [countries, regions, cities, airports, destinations, metros] = [0, 1, 2, 3, 4, 5].map(&mut next);
        Ok(Self {
            countries,
            regions,
            cities,
            airports,
            destinations,
            metros,
            importance: sections.column()?,
            in_regions: sections.column()?,
            in_countries: sections.column()?,
            in_cities: sections.column()?,
            heirs: Heirs::open(&mut sections)?,
        })
    }

    /// Returns the number of entities with words.
    pub(super) fn count_with_words(&self) -> usize {
        self.metros.start
    }

    /// Returns the columns with the region and the country of each city.
    pub(crate) fn areas_of_cities(&self) -> Option<(Column<2>, Column<1>)> {
        self.in_regions.part(self.cities.clone()).zip(self.in_countries.part(self.cities.clone()))
    }

    /// Returns the entities of each kind.
    pub(crate) fn by_kind(&self) -> [(Kinds, &Range<usize>); 6] {
        [
            (Kinds::COUNTRY, &self.countries),
            (Kinds::REGION, &self.regions),
            (Kinds::CITY, &self.cities),
            (Kinds::AIRPORT, &self.airports),
            (Kinds::DESTINATION, &self.destinations),
            (Kinds::METRO, &self.metros),
        ]
    }

    /// Returns the entity that provides an entity's translated names: the city for a metro area, or else the entity
    /// itself.
    pub(crate) fn name_source(&self, entity: usize) -> u32 {
        // The number of entities is far below 2³².
        if self.metros.contains(&entity) { self.city(entity) } else { entity as u32 }
    }

    pub(crate) fn importance(&self, entity: usize) -> u32 {
        self.importance.get(entity).unwrap_or(0)
    }

    /// Returns the entity of the region that contains an entity.
    pub(super) fn region(&self, entity: usize) -> u32 {
        let row = self.in_regions.get(entity).filter(|row| *row != u32::from(NO_REGION));
        row.map_or(NONE, |row| self.regions.start as u32 + row)
    }

    /// Returns the entity of the country that contains an entity.
    pub(super) fn country(&self, entity: usize) -> u32 {
        self.in_countries.get(entity).filter(|row| *row != u32::from(NO_COUNTRY)).unwrap_or(NONE)
    }

    /// Returns the entity of the related city: the city that an airport serves, the city that a metro area is named
    /// after, or the city of a destination.
    pub(super) fn city(&self, entity: usize) -> u32 {
        let other = entity.checked_sub(self.airports.start);
        let city = other.and_then(|row| self.in_cities.get(row)).filter(|city| *city != NO_CITY);
        city.unwrap_or(NONE)
    }
}
