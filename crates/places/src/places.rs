//! All places, and look-ups by code and by id.

use crate::id::Coded;
use crate::nearest::Globe;
use crate::search::{Index, Tables};
use crate::tables::{AIRPORTS, CITIES, COUNTRIES, DataError, METROS, REGIONS};
use crate::{Airport, City, Country, Kinds, Metro, Place, PlaceId, Point, Region};
use std::cmp::Ordering;
use std::collections::HashMap;
use std::fmt;
use std::sync::OnceLock;

/// All places.
pub struct Places {
    countries: Vec<Country>,
    regions: Vec<Region>,
    cities: Vec<City>,
    airports: Vec<Airport>,
    metros: Vec<Metro>,
    pub(crate) index: Index,
    /// Built at first use: a caller that only completes names does not pay for it.
    airport_globe: OnceLock<Globe>,
    city_globe: OnceLock<Globe>,
}

impl Places {
    /// The embedded data. The first call unpacks and indexes it, which takes some 70 ms.
    ///
    /// A server calls this once at start, so that its first request does not wait.
    ///
    /// # Panics
    ///
    /// If the embedded data is damaged, which the tests of this crate rule out.
    #[must_use]
    pub fn embedded() -> &'static Self {
        static PLACES: OnceLock<Places> = OnceLock::new();
        PLACES.get_or_init(|| match Self::load() {
            Ok(places) => places,
            // The data is a constant of the program, and the tests have read it: this can't happen in a build that
            // has passed them.
            Err(damaged) => panic!("{damaged}"),
        })
    }

    /// Reads all tables and links them.
    fn load() -> Result<Self, DataError> {
        let countries = COUNTRIES.table(Country::parse)?;
        let airports = AIRPORTS.table(Airport::parse)?;

        let mut rows = CITIES.table(City::parse)?;
        let largest = most_populous(&rows);
        let regions = REGIONS.table(|fields| Region::parse(fields, &largest))?;
        for (city, code) in &mut rows {
            if let Some(code) = code {
                let region = by_code(&regions, code, |region| region.code)
                    .ok_or_else(|| DataError::in_file(REGIONS.name))?;
                city.region = Some(region.name);
                city.region_id = Some(region.id);
            }
        }
        let cities: Vec<_> = rows.into_iter().map(|(city, _)| city).collect();
        let metros = METROS.plain_table(|fields| Metro::parse(fields, |id| by_id(&cities, id)))?;

        let index = Index::load(&countries, &regions, &cities, &airports, &metros)?;
        Ok(Self {
            countries,
            regions,
            cities,
            airports,
            metros,
            index,
            airport_globe: OnceLock::new(),
            city_globe: OnceLock::new(),
        })
    }

    /// The airport with this IATA code, in upper or lower case.
    #[must_use]
    pub fn airport(&self, code: &str) -> Option<&Airport> {
        by_code(&self.airports, code, |airport| airport.code)
    }

    /// The metro area with this IATA code, in upper or lower case.
    #[must_use]
    pub fn metro(&self, code: &str) -> Option<&Metro> {
        by_code(&self.metros, code, |metro| metro.code)
    }

    /// The country with this ISO 3166-1 alpha-2 code, in upper or lower case.
    #[must_use]
    pub fn country(&self, code: &str) -> Option<&Country> {
        by_code(&self.countries, code, |country| country.code)
    }

    /// The region with this code (`US.CA`), in upper or lower case.
    #[must_use]
    pub fn region(&self, code: &str) -> Option<&Region> {
        by_code(&self.regions, code, |region| region.code)
    }

    /// The city with this id.
    #[must_use]
    pub fn city(&self, id: PlaceId) -> Option<&City> {
        by_id(&self.cities, id)
    }

    /// The place with this id, whatever its kind.
    #[must_use]
    pub fn place(&self, id: PlaceId) -> Option<Place<'_>> {
        match id.coded() {
            None => self.city(id).map(Place::City),
            Some(Coded::Airport) => self.airports.iter().find(|a| a.id == id).map(Place::Airport),
            Some(Coded::Metro) => self.metros.iter().find(|m| m.id == id).map(Place::Metro),
            Some(Coded::Country) => self.countries.iter().find(|c| c.id == id).map(Place::Country),
            Some(Coded::Region) => self.regions.iter().find(|r| r.id == id).map(Place::Region),
        }
    }

    /// All airports by code.
    #[must_use]
    pub fn airports(&self) -> &[Airport] {
        &self.airports
    }

    /// All metro areas by code.
    #[must_use]
    pub fn metros(&self) -> &[Metro] {
        &self.metros
    }

    /// All cities by id.
    #[must_use]
    pub fn cities(&self) -> &[City] {
        &self.cities
    }

    /// All regions by code.
    #[must_use]
    pub fn regions(&self) -> &[Region] {
        &self.regions
    }

    /// All countries by code.
    #[must_use]
    pub fn countries(&self) -> &[Country] {
        &self.countries
    }

    /// The airports of a metro area, the most used one first.
    pub fn airports_of<'a>(&'a self, metro: &'a Metro) -> impl Iterator<Item = &'a Airport> {
        metro.airports.iter().filter_map(|code| self.airport(code))
    }

    /// The `limit` best matches for `term` among places of these kinds, best first.
    ///
    /// The term may be the beginning of a name, or of several words of a name in any order. It may also contain a
    /// region, a country or their code (`paris tx`). Case, diacritics and punctuation don't matter, and names in
    /// other languages and scripts are known. An airport or metro area whose code is the term comes first. The
    /// others are ranked by how well a name matches and by how important the place is. A country or region alone
    /// finds the places in it when none has that name. When nothing matches, one letter of a word may be wrong,
    /// missing, extra, or swapped with its neighbour.
    ///
    /// Only the first 100 characters and the first 6 words of a term are used.
    ///
    /// ```
    /// use wayfare_places::{Kinds, Place, Places};
    /// let places = Places::embedded();
    /// let found = places.search("münch", Kinds::CITY, 6);
    /// assert!(matches!(found[0], Place::City(city) if city.name == "Munich"));
    /// ```
    #[must_use]
    pub fn search(&self, term: &str, kinds: Kinds, limit: usize) -> Vec<Place<'_>> {
        let tables = Tables {
            countries: &self.countries,
            regions: &self.regions,
            cities: &self.cities,
            airports: &self.airports,
            metros: &self.metros,
        };
        let by_code =
            |code: &str| [self.airport(code).map(Place::Airport), self.metro(code).map(Place::Metro)];
        self.index.search(tables, by_code, term, kinds, limit)
    }

    /// The airports within `within_km` of a position, with their distance in km, nearest first.
    ///
    /// None where the distance is negative or not a number.
    #[must_use]
    pub fn airports_near(&self, position: Point, within_km: f64) -> Vec<(&Airport, f64)> {
        let near = self.airport_globe().within(position, within_km);
        near.into_iter().map(|(row, km)| (&self.airports[row], km)).collect()
    }

    /// The airport nearest to a position, with its distance in km.
    #[must_use]
    pub fn nearest_airport(&self, position: Point) -> Option<(&Airport, f64)> {
        let (row, km) = self.airport_globe().nearest(position)?;
        Some((&self.airports[row], km))
    }

    /// The cities within `within_km` of a position, with their distance in km, nearest first.
    ///
    /// None where the distance is negative or not a number.
    #[must_use]
    pub fn cities_near(&self, position: Point, within_km: f64) -> Vec<(&City, f64)> {
        let near = self.city_globe().within(position, within_km);
        near.into_iter().map(|(row, km)| (&self.cities[row], km)).collect()
    }

    /// The city nearest to a position, with its distance in km.
    #[must_use]
    pub fn nearest_city(&self, position: Point) -> Option<(&City, f64)> {
        let (row, km) = self.city_globe().nearest(position)?;
        Some((&self.cities[row], km))
    }

    fn airport_globe(&self) -> &Globe {
        let positions = || self.airports.iter().map(|airport| airport.position);
        self.airport_globe.get_or_init(|| Globe::new(positions()))
    }

    fn city_globe(&self) -> &Globe {
        let positions = || self.cities.iter().map(|city| city.position);
        self.city_globe.get_or_init(|| Globe::new(positions()))
    }
}

/// Prints the number of places, not the places: 40,000 of them help no reader.
impl fmt::Debug for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Places")
            .field("countries", &self.countries.len())
            .field("regions", &self.regions.len())
            .field("cities", &self.cities.len())
            .field("airports", &self.airports.len())
            .field("metros", &self.metros.len())
            .finish_non_exhaustive()
    }
}

/// The most populous city of each region, by the region's code.
fn most_populous<'a>(rows: &'a [(City, Option<&str>)]) -> HashMap<&'a str, &'a City> {
    let mut largest = HashMap::new();
    for (city, region) in rows {
        if let Some(code) = region {
            let known: &mut &City = largest.entry(*code).or_insert(city);
            if city.population > known.population {
                *known = city;
            }
        }
    }
    largest
}

/// Finds a city by its id, in a table that is sorted by them.
fn by_id(cities: &[City], id: PlaceId) -> Option<&City> {
    let row = cities.binary_search_by_key(&id, |city| city.id).ok()?;
    cities.get(row)
}

/// Finds a row by its code, in a table that is sorted by codes in capitals.
fn by_code<'a, T>(table: &'a [T], code: &str, code_of: impl Fn(&T) -> &str) -> Option<&'a T> {
    let order = |row: &T| -> Ordering {
        let wanted = code.bytes().map(|b| b.to_ascii_uppercase());
        code_of(row).bytes().cmp(wanted)
    };
    let row = table.binary_search_by(order).ok()?;
    table.get(row)
}
