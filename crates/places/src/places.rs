//! All places, with lookups by code and by id.

use crate::city_table::CityTable;
use crate::fold::fold;
use crate::id::Coded;
use crate::languages::Languages;
use crate::nearest::Globe;
use crate::packed::Sections;
use crate::tables::{AIRPORTS, COUNTRIES, DESTINATIONS, DataError, ENTITIES, METROS, NEAR, REGIONS, SERVING};
use crate::{Airport, City, Country, Destination, Kinds, Metro, Place, PlaceId, Point, Region};
use std::cmp::Ordering;
use std::fmt;
use std::sync::OnceLock;

mod search;
mod suggest;

pub use search::{Fit, Match};
use search::{Index, KnownPoints, Search};
pub use suggest::Vertical;

/// The data of all places.
pub struct Places {
    countries: OnceLock<Vec<Country>>,
    regions: OnceLock<Vec<Region>>,
    cities: CityTable,
    airports: OnceLock<Vec<Airport>>,
    metros: OnceLock<Vec<Metro>>,
    destinations: OnceLock<Vec<Destination>>,
    /// Entities, each with the codes of the airports that travellers normally use for it.
    serving: OnceLock<Vec<(usize, &'static str)>>,
    pub(crate) index: Index,
    pub(crate) languages: Languages,
    city_globe: Globe,
    airport_globe: Globe,
}

impl Places {
    /// Returns the embedded data, which is read in place. No data is unpacked up front; small tables, and names in
    /// other languages, are decompressed on first use.
    ///
    /// # Panics
    ///
    /// Panics if the embedded data is damaged, which the tests of this crate rule out.
    #[must_use]
    pub fn embedded() -> &'static Self {
        static PLACES: OnceLock<Places> = OnceLock::new();
        PLACES.get_or_init(|| match Self::open() {
            Ok(places) => places,
            // The data is a compile-time constant that the tests have read, so this panic is unreachable in a tested
            // build.
            Err(damaged) => panic!("{damaged}"),
        })
    }

    fn open() -> Result<Self, DataError> {
        let index = Index::open()?;
        let areas = index.entities.areas_of_cities();
        let (regions, countries) = areas.ok_or_else(|| DataError::in_file(ENTITIES.name))?;
        let mut near = Sections::of(NEAR.name, NEAR.bytes);
        Ok(Self {
            countries: OnceLock::new(),
            regions: OnceLock::new(),
            cities: CityTable::open(regions, countries)?,
            airports: OnceLock::new(),
            metros: OnceLock::new(),
            destinations: OnceLock::new(),
            serving: OnceLock::new(),
            index,
            languages: Languages::open()?,
            city_globe: Globe::open(&mut near)?,
            airport_globe: Globe::open(&mut near)?,
        })
    }

    /// Returns the airport with the given IATA code, in upper or lower case.
    #[must_use]
    pub fn airport(&self, code: &str) -> Option<&Airport> {
        by_code(self.airports(), code, |airport| airport.code)
    }

    /// Returns the metro area with the given IATA code, in upper or lower case.
    #[must_use]
    pub fn metro(&self, code: &str) -> Option<&Metro> {
        by_code(self.metros(), code, |metro| metro.code)
    }

    /// Returns the country with the given ISO 3166-1 alpha-2 code, in upper or lower case.
    #[must_use]
    pub fn country(&self, code: &str) -> Option<&Country> {
        by_code(self.countries(), code, |country| country.code)
    }

    /// Returns the region with the given code (`US.CA`), in upper or lower case.
    #[must_use]
    pub fn region(&self, code: &str) -> Option<&Region> {
        by_code(self.regions(), code, |region| region.code)
    }

    /// Returns the city with the given id.
    #[must_use]
    pub fn city(&self, id: PlaceId) -> Option<&City> {
        self.city_row(self.cities.row_of(id)?)
    }

    fn city_row(&self, row: usize) -> Option<&City> {
        self.cities.get(row, self.countries(), self.regions())
    }

    /// Returns the place with the given id, regardless of its kind.
    #[must_use]
    pub fn place(&self, id: PlaceId) -> Option<Place<'_>> {
        match id.coded() {
            None => self.city(id).map(Place::City),
            Some(Coded::Airport) => self.airport(&id.code()?).map(Place::Airport),
            Some(Coded::Metro) => self.metro(&id.code()?).map(Place::Metro),
            Some(Coded::Country) => self.country(&id.code()?).map(Place::Country),
            Some(Coded::Region) => {
                // The id of a region with a long code does not contain the whole code.
                let by_code = id.code().and_then(|code| self.region(&code)).filter(|region| region.id == id);
                by_code.or_else(|| self.regions().iter().find(|it| it.id == id)).map(Place::Region)
            }
            Some(Coded::Destination) => {
                let all = self.destinations();
                let row = all.binary_search_by_key(&id, |destination| destination.id).ok()?;
                all.get(row).map(Place::Destination)
            }
        }
    }

    /// Returns all airports, sorted by code.
    #[must_use]
    pub fn airports(&self) -> &[Airport] {
        self.airports.get_or_init(|| AIRPORTS.table(Airport::parse))
    }

    /// Returns all metro areas, sorted by code.
    #[must_use]
    pub fn metros(&self) -> &[Metro] {
        self.metros.get_or_init(|| METROS.table(|fields| Metro::parse(fields, |id| self.city(id))))
    }

    /// Returns all cities, sorted by id.
    #[must_use]
    pub fn cities(&self) -> impl DoubleEndedIterator<Item = &City> + Clone {
        (0..self.cities.len()).filter_map(|row| self.city_row(row))
    }

    /// Returns the number of cities.
    #[must_use]
    pub fn city_count(&self) -> usize {
        self.cities.len()
    }

    /// Returns all regions, sorted by code.
    #[must_use]
    pub fn regions(&self) -> &[Region] {
        self.regions.get_or_init(|| REGIONS.table(Region::parse))
    }

    /// Returns all countries, sorted by code.
    #[must_use]
    pub fn countries(&self) -> &[Country] {
        self.countries.get_or_init(|| COUNTRIES.table(Country::parse))
    }

    /// Returns all destinations, sorted by id.
    #[must_use]
    pub fn destinations(&self) -> &[Destination] {
        self.destinations
            .get_or_init(|| DESTINATIONS.table(|fields| Destination::parse(fields, |code| self.region(code))))
    }

    /// Returns the codes of the airports that travellers normally use for a place, if these are not the nearest
    /// airports.
    pub(crate) fn serving(&self, place: Place<'_>) -> impl Iterator<Item = &'static str> {
        let rows =
            self.serving.get_or_init(|| SERVING.table(|fields| Some((fields.parse()?, fields.text()?))));
        let entity = self.entity_of(place);
        rows.iter().filter(move |(row, _)| Some(*row) == entity).flat_map(|(_, codes)| codes.split(' '))
    }

    /// Returns the airports of a metro area, busiest first.
    pub fn airports_of<'a>(&'a self, metro: &'a Metro) -> impl Iterator<Item = &'a Airport> {
        metro.airports.iter().filter_map(|code| self.airport(code))
    }

    /// Returns up to `limit` matches for `term` among places of the given kinds, best first, each with its fit.
    ///
    /// The term may be the beginning of a name, or of several words of a name in any order. The term may also contain a
    /// region or country, or its code (`paris tx`). Case, diacritics and punctuation are ignored, and names in other
    /// languages and scripts are recognized. An airport or metro area whose code equals the term comes first, with two
    /// exceptions: a place that is known to travellers and whose name is the term precedes an airport, and a major city
    /// whose name begins with the term precedes a minor airport, unless the term is in upper case (`mun` finds Munich;
    /// `MUN` finds the airport). Other places are ranked by how well a name matches and by their importance. If the
    /// term is only a region or country and no place has that name, the search returns the places in that area. If
    /// nothing matches, one misspelled word is tolerated: one wrong, missing, extra or swapped letter in a word of five
    /// or more letters, and two such errors in a word of eight or more letters. In shorter words, only swapped letters
    /// are tolerated. A misspelled term matches only places of some importance. An article is ignored if the rest of
    /// the term is a whole name (`the algarve`). A word for "airport" in any of several languages limits the search to
    /// airports and metro areas if the rest of the term is a whole name (`flughafen münchen`). The name of a place in
    /// `language` counts as much as its English name.
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
    pub fn matches(&self, term: &str, kinds: Kinds, limit: usize, language: &str) -> Vec<Match<'_>> {
        let known = KnownPoints::default();
        self.index.matches(Search {
            places: self,
            term,
            kinds,
            limit,
            language,
            corrects: true,
            known: &known,
        })
    }

    /// Returns the places that [`matches`](Self::matches) returns for the language `en`, without their fit.
    #[must_use]
    pub fn search(&self, term: &str, kinds: Kinds, limit: usize) -> Vec<Place<'_>> {
        self.matches(term, kinds, limit, "en").into_iter().map(|found| found.place).collect()
    }

    /// Returns the name of a place in a language. The language may have a region suffix (`pt-BR`). Falls back to
    /// English if the data contains no name in that language. A metro area has the name of its city.
    ///
    /// ```
    /// use wayfare_places::{Place, PlaceId, Places};
    /// let places = Places::embedded();
    /// let munich = places.place(PlaceId(2_867_714)).expect("Munich is in the data");
    /// assert_eq!(places.name_in(munich, "it"), "Monaco di Baviera");
    /// assert_eq!(places.name_in(munich, "en"), "Munich");
    /// ```
    #[must_use]
    pub fn name_in<'a>(&self, place: Place<'a>, language: &str) -> &'a str {
        self.translated(place, language).unwrap_or(place.name())
    }

    /// Returns the name of a place in a language, if the data contains one.
    pub(crate) fn translated(&self, place: Place<'_>, language: &str) -> Option<&'static str> {
        let entity = self.entity_of(place)?;
        self.languages.in_language(language).name(self.index.entities.name_source(entity))
    }

    /// Returns the languages, other than English, in which the data contains place names, as BCP 47 tags: `de`,
    /// `zh-CN`.
    #[must_use]
    pub fn languages(&self) -> &[&'static str] {
        self.languages.tags()
    }

    /// Returns whether the term is a whole name of the place, in any language. For an airport or a metro area, the
    /// names of its city also count. Case, diacritics, punctuation, whitespace between words and a leading "the" are
    /// ignored.
    #[must_use]
    pub fn has_name(&self, place: Place<'_>, term: &str) -> bool {
        let name = self.index.whole_name(&fold(term));
        self.entity_of(place).zip(name).is_some_and(|(entity, name)| self.index.has_name(entity, &name))
    }

    /// Returns the place for an index entity.
    pub(crate) fn place_of_entity(&self, entity: usize) -> Option<Place<'_>> {
        let all = &self.index.entities;
        let row = |range: &std::ops::Range<usize>| entity - range.start;
        if entity < all.countries.end {
            self.countries().get(row(&all.countries)).map(Place::Country)
        } else if entity < all.regions.end {
            self.regions().get(row(&all.regions)).map(Place::Region)
        } else if entity < all.cities.end {
            self.city_row(row(&all.cities)).map(Place::City)
        } else if entity < all.airports.end {
            self.airports().get(row(&all.airports)).map(Place::Airport)
        } else if entity < all.destinations.end {
            self.destinations().get(row(&all.destinations)).map(Place::Destination)
        } else {
            self.metros().get(row(&all.metros)).map(Place::Metro)
        }
    }

    /// Returns the importance that determines the rank of a place.
    pub(crate) fn importance(&self, place: Place<'_>) -> u32 {
        self.entity_of(place).map_or(0, |entity| self.index.entities.importance(entity))
    }

    /// Returns the index entity for a place.
    fn entity_of(&self, place: Place<'_>) -> Option<usize> {
        let all = &self.index.entities;
        Some(match place {
            Place::Country(it) => all.countries.start + row_of(self.countries(), it.code, |it| it.code)?,
            Place::Region(it) => all.regions.start + row_of(self.regions(), it.code, |it| it.code)?,
            Place::City(it) => all.cities.start + self.cities.row_of(it.id)?,
            Place::Airport(it) => all.airports.start + row_of(self.airports(), it.code, |it| it.code)?,
            Place::Metro(it) => all.metros.start + row_of(self.metros(), it.code, |it| it.code)?,
            Place::Destination(it) => {
                let row = self.destinations().binary_search_by_key(&it.id, |known| known.id).ok()?;
                all.destinations.start + row
            }
        })
    }

    /// Returns the airports within `within_km` of a position and their distances in km, nearest first.
    ///
    /// Returns no airports if the distance is negative or NaN.
    #[must_use]
    pub fn airports_near(&self, position: Point, within_km: f64) -> Vec<(&Airport, f64)> {
        let near = self.airport_globe.within(position, within_km, |row| self.airport_position(row));
        near.into_iter().filter_map(|(row, km)| Some((self.airports().get(row)?, km))).collect()
    }

    /// Returns the airport nearest to a position and its distance in km.
    #[must_use]
    pub fn nearest_airport(&self, position: Point) -> Option<(&Airport, f64)> {
        let (row, km) = self.airport_globe.nearest(position, |row| self.airport_position(row))?;
        Some((self.airports().get(row)?, km))
    }

    /// Returns the cities within `within_km` of a position and their distances in km, nearest first.
    ///
    /// Returns no cities if the distance is negative or NaN.
    #[must_use]
    pub fn cities_near(&self, position: Point, within_km: f64) -> Vec<(&City, f64)> {
        let near = self.city_globe.within(position, within_km, |row| self.cities.position(row));
        near.into_iter().filter_map(|(row, km)| Some((self.city_row(row)?, km))).collect()
    }

    /// Returns the city nearest to a position and its distance in km.
    #[must_use]
    pub fn nearest_city(&self, position: Point) -> Option<(&City, f64)> {
        let (row, km) = self.city_globe.nearest(position, |row| self.cities.position(row))?;
        Some((self.city_row(row)?, km))
    }

    fn airport_position(&self, row: usize) -> Option<Point> {
        self.airports().get(row).map(|airport| airport.position)
    }
}

/// Shows the number of cities instead of all 80,000 places.
impl fmt::Debug for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Places").field("cities", &self.cities.len()).finish_non_exhaustive()
    }
}

/// Finds a row by its code, in a table sorted by upper-case codes.
fn by_code<'a, T>(table: &'a [T], code: &str, code_of: impl Fn(&T) -> &str) -> Option<&'a T> {
    table.get(row_of(table, code, code_of)?)
}

fn row_of<T>(table: &[T], code: &str, code_of: impl Fn(&T) -> &str) -> Option<usize> {
    let order = |row: &T| -> Ordering {
        let wanted = code.bytes().map(|b| b.to_ascii_uppercase());
        code_of(row).bytes().cmp(wanted)
    };
    table.binary_search_by(order).ok()
}
