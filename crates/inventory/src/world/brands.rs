//! Real brands of the embedded inventory, and the countries in which they operate.
//!
//! `cargo xtask brands` writes the tables; their attribution is in the same folder. A test parses every row, so no
//! release contains an invalid row.

use std::sync::LazyLock;

use super::tables::rows;

/// A real brand.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Brand {
    /// Permanent id in lower-case ASCII letters, digits and hyphens, derived from the name.
    pub(crate) id: &'static str,
    /// Display name.
    pub(crate) name: &'static str,
    /// Official name, if known.
    pub(crate) official_name: Option<&'static str>,
    countries: Countries,
}

#[derive(Debug, PartialEq, Eq)]
enum Countries {
    Listed(Vec<&'static str>),
    WorldExcept(Vec<&'static str>),
}

impl Brand {
    /// Returns whether the brand operates in a country, given its ISO 3166-1 alpha-2 code.
    pub(crate) fn operates_in(&self, country: &str) -> bool {
        match &self.countries {
            Countries::Listed(listed) => listed.contains(&country),
            Countries::WorldExcept(excluded) => !excluded.contains(&country),
        }
    }

    fn parse(line: &'static str) -> Option<Self> {
        let mut columns = line.split('\t');
        let (id, name) = (columns.next()?, columns.next()?);
        let official_name = Some(columns.next()?).filter(|name| !name.is_empty());
        let countries = Countries::parse(columns.next()?)?;
        Some(Self { id, name, official_name, countries })
    }
}

impl Countries {
    fn parse(column: &'static str) -> Option<Self> {
        let mut codes = column.split(' ');
        if column.starts_with("001") {
            let excluded = codes.skip(1).map(|code| code.strip_prefix('-'));
            return excluded.collect::<Option<_>>().map(Self::WorldExcept);
        }
        codes.all(|code| code.len() == 2).then(|| Self::Listed(column.split(' ').collect()))
    }
}

/// Returns the car rental brands, sorted by id.
pub(crate) fn car_rental() -> &'static [Brand] {
    static BRANDS: LazyLock<Vec<Brand>> = LazyLock::new(|| read(CAR_RENTAL));
    &BRANDS
}

/// Returns the hotel brands, sorted by id.
pub(crate) fn hotel_chains() -> &'static [Brand] {
    static BRANDS: LazyLock<Vec<Brand>> = LazyLock::new(|| read(HOTEL_CHAINS));
    &BRANDS
}

/// Finds a brand by its id.
pub(crate) fn by_id(brands: &'static [Brand], id: &str) -> Option<&'static Brand> {
    let index = brands.binary_search_by_key(&id, |brand| brand.id).ok()?;
    brands.get(index)
}

const CAR_RENTAL: &str = include_str!("../../data/car_rental.tsv");
const HOTEL_CHAINS: &str = include_str!("../../data/hotel_chains.tsv");

fn read(table: &'static str) -> Vec<Brand> {
    rows(table).filter_map(Brand::parse).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use wayfare_places::Places;

    use super::*;

    fn named(name: &str) -> &'static Brand {
        car_rental().iter().find(|brand| brand.name == name).unwrap()
    }

    fn all() -> impl Iterator<Item = &'static Brand> {
        car_rental().iter().chain(hotel_chains())
    }

    #[test]
    fn every_row_is_read() {
        for (table, brands) in [(CAR_RENTAL, car_rental()), (HOTEL_CHAINS, hotel_chains())] {
            for row in rows(table) {
                assert!(Brand::parse(row).is_some(), "{row}");
            }
            assert_eq!(brands.len(), rows(table).count());
        }
        assert!(car_rental().len() > 40 && hotel_chains().len() > 300);
    }

    #[test]
    fn ids_are_valid_unique_and_sorted() {
        for brands in [car_rental(), hotel_chains()] {
            let mut seen = HashSet::new();
            for brand in brands {
                assert!(seen.insert(brand.id), "{} is listed twice", brand.id);
                let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
                assert!(!brand.id.is_empty() && brand.id.bytes().all(plain), "{}", brand.id);
                assert!(!brand.name.trim().is_empty());
                assert_eq!(by_id(brands, brand.id), Some(brand));
            }
            assert!(brands.is_sorted_by_key(|brand| brand.id));
            assert_eq!(by_id(brands, "wayfare"), None);
        }
    }

    #[test]
    fn every_country_exists() {
        for brand in all() {
            let (Countries::Listed(codes) | Countries::WorldExcept(codes)) = &brand.countries;
            for code in codes {
                assert!(Places::embedded().country(code).is_some(), "{}: {code}", brand.name);
            }
            assert_ne!(brand.countries, Countries::Listed(Vec::new()), "{}", brand.name);
        }
    }

    #[test]
    fn large_agencies_operate_worldwide() {
        for name in ["Hertz", "Avis", "Budget", "Sixt", "Enterprise", "Europcar", "Alamo", "National"] {
            for country in ["US", "DE", "NZ", "SE"] {
                assert!(named(name).operates_in(country), "{name}: {country}");
            }
        }
    }

    #[test]
    fn trucks_are_excluded() {
        assert!(car_rental().iter().all(|brand| !brand.id.contains("truck")));
    }
}
