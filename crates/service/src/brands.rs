//! Real brands of the embedded inventory, and the countries that they are found in.
//!
//! The tables are made by `cargo xtask brands`; their attribution lies beside them. A test reads every row, so that a
//! row that does not parse can't be shipped.

use std::sync::LazyLock;

/// A real brand.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Brand {
    /// What to tell it by: its name in small ASCII letters, digits and hyphens. Stays as it is.
    pub(crate) id: &'static str,
    /// What it is called.
    pub(crate) name: &'static str,
    countries: Countries,
}

#[derive(Debug, PartialEq, Eq)]
enum Countries {
    Listed(Vec<&'static str>),
    WorldBut(Vec<&'static str>),
}

impl Brand {
    /// Whether it is found in the country with that ISO 3166-1 alpha-2 code.
    pub(crate) fn operates_in(&self, country: &str) -> bool {
        match &self.countries {
            Countries::Listed(listed) => listed.contains(&country),
            Countries::WorldBut(left_out) => !left_out.contains(&country),
        }
    }

    /// Whether its table names no countries for it, and so takes it to be found wherever it likes.
    pub(crate) fn is_worldwide(&self) -> bool {
        matches!(self.countries, Countries::WorldBut(_))
    }

    fn parse(line: &'static str) -> Option<Self> {
        let mut columns = line.split('\t');
        let (id, name, _official_name) = (columns.next()?, columns.next()?, columns.next()?);
        let countries = Countries::parse(columns.next()?)?;
        Some(Self { id, name, countries })
    }
}

impl Countries {
    fn parse(column: &'static str) -> Option<Self> {
        let mut codes = column.split(' ');
        if column.starts_with("001") {
            let left_out = codes.skip(1).map(|code| code.strip_prefix('-'));
            return left_out.collect::<Option<_>>().map(Self::WorldBut);
        }
        codes.all(|code| code.len() == 2).then(|| Self::Listed(column.split(' ').collect()))
    }
}

/// The car rental brands, by id.
pub(crate) fn car_rental() -> &'static [Brand] {
    static BRANDS: LazyLock<Vec<Brand>> =
        LazyLock::new(|| rows(CAR_RENTAL).filter_map(Brand::parse).collect());
    &BRANDS
}

const CAR_RENTAL: &str = include_str!("../data/car_rental.tsv");

fn rows(table: &'static str) -> impl Iterator<Item = &'static str> {
    table.lines().filter(|line| !line.starts_with('#'))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use wayfare_places::Places;

    use super::*;

    fn named(name: &str) -> &'static Brand {
        car_rental().iter().find(|brand| brand.name == name).unwrap()
    }

    #[test]
    fn every_row_is_read() {
        for row in rows(CAR_RENTAL) {
            assert!(Brand::parse(row).is_some(), "{row}");
        }
        assert_eq!(car_rental().len(), rows(CAR_RENTAL).count());
        assert!(car_rental().len() > 40);
    }

    #[test]
    fn ids_are_plain_unique_and_in_order() {
        let mut seen = HashSet::new();
        for brand in car_rental() {
            assert!(seen.insert(brand.id), "{} twice", brand.id);
            let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
            assert!(!brand.id.is_empty() && brand.id.bytes().all(plain), "{}", brand.id);
            assert!(!brand.name.trim().is_empty());
        }
        assert!(car_rental().is_sorted_by_key(|brand| brand.id));
    }

    #[test]
    fn every_country_is_a_known_one() {
        for brand in car_rental() {
            let (Countries::Listed(codes) | Countries::WorldBut(codes)) = &brand.countries;
            for code in codes {
                assert!(Places::embedded().country(code).is_some(), "{}: {code}", brand.name);
            }
            assert!(brand.is_worldwide() || !codes.is_empty());
        }
    }

    #[test]
    fn the_large_agencies_are_everywhere() {
        for name in ["Hertz", "Avis", "Budget", "Sixt", "Enterprise", "Europcar", "Alamo", "National"] {
            for country in ["US", "DE", "NZ", "SE"] {
                assert!(named(name).operates_in(country), "{name}: {country}");
            }
        }
    }

    #[test]
    fn others_keep_to_their_countries() {
        assert!(
            named("Toyota Rent a Car").operates_in("JP") && !named("Toyota Rent a Car").operates_in("US")
        );
        assert!(named("Movida").operates_in("BR") && !named("Movida").operates_in("AR"));
        assert!(named("Jucy").operates_in("NZ") && !named("Jucy").is_worldwide());
    }

    #[test]
    fn trucks_are_no_cars() {
        assert!(car_rental().iter().all(|brand| !brand.id.contains("truck")));
    }
}
