//! The table of cities. The table is read in place; rows are converted to [`City`] on demand.

use crate::layout::{DEGREE, STRIDE};
use crate::packed::{Column, Sections};
use crate::tables::{CITIES, DataError};
use crate::{City, Country, PlaceId, Point, Region};
use std::sync::OnceLock;

/// Number of cities per cached block.
const BLOCK: usize = 64;

pub(crate) struct CityTable {
    ids: Column<4>,
    latitudes: Column<4>,
    longitudes: Column<4>,
    populations: Column<4>,
    zones: Column<2>,
    fames: Column<1>,
    regions: Column<2>,
    countries: Column<1>,
    name_starts: Column<4>,
    name_lengths: Column<1>,
    names: &'static [u8],
    zone_names: Vec<&'static str>,
    blocks: Vec<OnceLock<Box<[City]>>>,
}

impl CityTable {
    /// Opens the table, given the columns with the regions and countries of the cities. The entity file contains these
    /// columns.
    pub(crate) fn open(regions: Column<2>, countries: Column<1>) -> Result<Self, DataError> {
        let mut sections = Sections::of(CITIES.name, CITIES.bytes);
        let damaged = |_| DataError::in_file(CITIES.name);
        let zone_names = str::from_utf8(sections.next()?).map_err(damaged)?.lines().collect();
        let ids = sections.column()?;
        let blocks = (0..ids.len().div_ceil(BLOCK)).map(|_| OnceLock::new()).collect();
        Ok(Self {
            ids,
            latitudes: sections.column()?,
            longitudes: sections.column()?,
            populations: sections.column()?,
            zones: sections.column()?,
            fames: sections.column()?,
            regions,
            countries,
            name_starts: sections.column()?,
            name_lengths: sections.column()?,
            names: sections.next()?,
            zone_names,
            blocks,
        })
    }

    pub(crate) fn len(&self) -> usize {
        self.ids.len()
    }

    /// Returns the row of the city with the given id.
    pub(crate) fn row_of(&self, id: PlaceId) -> Option<usize> {
        self.ids.find(u32::try_from(id.get()).ok()?)
    }

    /// Returns the position of a city, without reading the rest of its row.
    pub(crate) fn position(&self, row: usize) -> Option<Point> {
        let degrees = |column: Column<4>| Some(f64::from(column.get(row)?.cast_signed()) / DEGREE);
        Point::new(degrees(self.latitudes)?, degrees(self.longitudes)?).ok()
    }

    /// Returns the city in a row. The result is cached.
    pub(crate) fn get(&self, row: usize, countries: &[Country], regions: &[Region]) -> Option<&City> {
        let block = row / BLOCK;
        let rows = block * BLOCK..self.len().min((block + 1) * BLOCK);
        let read = || rows.filter_map(|row| self.read(row, countries, regions)).collect();
        self.blocks.get(block)?.get_or_init(read).get(row % BLOCK)
    }

    fn read(&self, row: usize, countries: &[Country], regions: &[Region]) -> Option<City> {
        // A city outside all regions has a region row beyond the last region.
        let region = regions.get(self.regions.get(row)? as usize);
        Some(City {
            id: PlaceId(i64::from(self.ids.get(row)?)),
            name: self.name(row)?,
            region: region.map(|region| region.name),
            region_id: region.map(|region| region.id),
            country: countries.get(self.countries.get(row)? as usize)?.code,
            position: self.position(row)?,
            population: self.populations.get(row)?,
            time_zone: self.zone_names.get(self.zones.get(row)? as usize).copied()?,
            fame: u8::try_from(self.fames.get(row)?).ok()?,
        })
    }

    fn name(&self, row: usize) -> Option<&'static str> {
        let first = row / STRIDE * STRIDE;
        let before: u32 = self.name_lengths.from(first).take(row - first).sum();
        let start = self.name_starts.get(row / STRIDE)?.checked_add(before)? as usize;
        let length = self.name_lengths.get(row)? as usize;
        str::from_utf8(self.names.get(start..start.checked_add(length)?)?).ok()
    }
}
