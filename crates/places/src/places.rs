//! All places, and look-ups by code and by id.

use crate::fold::fold;
use crate::id::Coded;
use crate::nearest::Globe;
use crate::search::{Index, Match, Tables};
use crate::tables::{AIRPORTS, CITIES, COUNTRIES, DESTINATIONS, DataError, METROS, REGIONS};
use crate::{Airport, City, Country, Destination, Kinds, Metro, Place, PlaceId, Point, Region};
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
    destinations: Vec<Destination>,
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
        let airports = AIRPORTS.table(Airport::parse)?;
        let mut rows = CITIES.table(City::parse)?;
        let by_country = most_populous(&rows, |(city, _)| Some(city.country));
        let countries = COUNTRIES.table(|fields| Country::parse(fields, &by_country))?;
        let by_region = most_populous(&rows, |(_, region)| *region);
        let regions = REGIONS.table(|fields| Region::parse(fields, &by_region))?;
        let region_of = |code: Option<&'static str>| {
            let find = |code| by_code(&regions, code, |region| region.code);
            code.map(|code| find(code).ok_or_else(|| DataError::in_file(REGIONS.name))).transpose()
        };
        for (city, code) in &mut rows {
            let region = region_of(*code)?;
            (city.region, city.region_id) = (region.map(|it| it.name), region.map(|it| it.id));
        }
        let cities: Vec<_> = rows.into_iter().map(|(city, _)| city).collect();
        let metros = METROS.plain_table(|fields| Metro::parse(fields, |id| by_id(&cities, id)))?;
        let mut rows = DESTINATIONS.plain_table(Destination::parse)?;
        for (destination, code) in &mut rows {
            let region = region_of(*code)?;
            (destination.region, destination.region_id) = (region.map(|it| it.name), region.map(|it| it.id));
        }
        let destinations = rows.into_iter().map(|(destination, _)| destination).collect();

        let index = Index::load(&countries, &regions, &cities, &airports, &metros)?;
        Ok(Self {
            countries,
            regions,
            cities,
            airports,
            metros,
            destinations,
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
            Some(Coded::Destination) => {
                let row = self.destinations.binary_search_by_key(&id, |destination| destination.id).ok()?;
                self.destinations.get(row).map(Place::Destination)
            }
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
    pub fn cities(&self) -> impl ExactSizeIterator<Item = &City> + DoubleEndedIterator + Clone {
        self.cities.iter()
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

    /// All destinations by id.
    #[must_use]
    pub fn destinations(&self) -> &[Destination] {
        &self.destinations
    }

    /// The airports of a metro area, the most used one first.
    pub fn airports_of<'a>(&'a self, metro: &'a Metro) -> impl Iterator<Item = &'a Airport> {
        metro.airports.iter().filter_map(|code| self.airport(code))
    }

    /// The `limit` best matches for `term` among places of these kinds, best first, each with how well it fits.
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
    /// use wayfare_places::{Fit, Kinds, Place, Places};
    /// let places = Places::embedded();
    /// let found = places.matches("münchen", Kinds::CITY, 6, "en");
    /// assert!(matches!(found[0].place, Place::City(city) if city.name == "Munich"));
    /// assert_eq!(found[0].fit, Fit::Name);
    /// assert_eq!(places.matches("londno", Kinds::CITY, 6, "en")[0].fit, Fit::Corrected);
    /// ```
    #[must_use]
    pub fn matches(&self, term: &str, kinds: Kinds, limit: usize, _language: &str) -> Vec<Match<'_>> {
        let tables = Tables {
            countries: &self.countries,
            regions: &self.regions,
            cities: &self.cities,
            airports: &self.airports,
            metros: &self.metros,
        };
        self.index.matches(self, tables, term, kinds, limit)
    }

    /// The places of [`matches`](Self::matches) for a term in English, without their fit.
    #[must_use]
    pub fn search(&self, term: &str, kinds: Kinds, limit: usize) -> Vec<Place<'_>> {
        self.matches(term, kinds, limit, "en").into_iter().map(|found| found.place).collect()
    }

    /// The name of a place in a language, which may have a region behind it (`pt-BR`); in English where the data
    /// has none in that language.
    #[must_use]
    pub fn name_in<'a>(&self, place: Place<'a>, _language: &str) -> &'a str {
        place.name()
    }

    /// The languages that some places have names in, as ISO 639 codes.
    #[must_use]
    pub fn languages(&self) -> &[&str] {
        &["en"]
    }

    /// Whether the term is the whole of one of the names of the place, in any language; for an airport or a metro
    /// area also of the names of its city. Case, diacritics, punctuation and blanks between words don't matter.
    #[must_use]
    pub fn is_called(&self, place: Place<'_>, term: &str) -> bool {
        let joined = |text: &str| fold(text).replace(' ', "");
        let term = joined(term);
        let is_it = |name: &str| !term.is_empty() && joined(name) == term;
        let of_city = || place.city().and_then(|id| self.city(id)).filter(|_| place.iata().is_some());
        is_it(place.name())
            || match place {
                Place::Airport(airport) => is_it(airport.short_name) || is_it(airport.city_name),
                Place::City(city) => city.alternate_names().any(is_it),
                _ => false,
            }
            || of_city().is_some_and(|city| self.is_called(Place::City(city), &term))
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
            .field("destinations", &self.destinations.len())
            .finish_non_exhaustive()
    }
}

/// A city as it was read, with the code of its region.
type Row = (City, Option<&'static str>);

/// The most populous city of each country or region, by its code.
fn most_populous(rows: &[Row], code: impl Fn(&Row) -> Option<&'static str>) -> HashMap<&'static str, Point> {
    let mut largest: HashMap<_, &City> = HashMap::new();
    for row in rows {
        if let Some(code) = code(row) {
            let known = largest.entry(code).or_insert(&row.0);
            if row.0.population > known.population {
                *known = &row.0;
            }
        }
    }
    largest.into_iter().map(|(code, city)| (code, city.position)).collect()
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
