//! Facts about a country's hotels: price level, number of hotels, and charges added to the price.
//!
//! The table is a text file (`countries.txt`), loaded once; a test parses every row.

use std::sync::LazyLock;

use super::tables::rows;

/// Tax paid at the hotel in addition to the price.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum LocalTax {
    /// No local tax.
    None,
    /// US cents per adult and night.
    PerAdultNight(u32),
    /// US cents per adult, night and star; a hotel without stars counts as a two-star hotel.
    PerAdultNightStar(u32),
    /// US cents per room and night.
    PerRoomNight(u32),
    /// Hundredths of a percent of the base.
    Share(u32),
}

impl LocalTax {
    fn parse(text: &str) -> Option<Self> {
        if text == "-" {
            return Some(Self::None);
        }
        let kind = text.chars().next()?;
        let value = text.get(kind.len_utf8()..)?.parse().ok()?;
        Some(match kind {
            'p' => Self::PerAdultNight(value),
            's' => Self::PerAdultNightStar(value),
            'r' => Self::PerRoomNight(value),
            '%' => Self::Share(value),
            _ => return None,
        })
    }
}

/// Facts about the hotels in a country.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct CountryFacts {
    pub(crate) code: &'static str,
    /// Price level of a hotel night, as a percentage of the price level in the more expensive half of Europe.
    pub(crate) price_percent: u32,
    /// Number of hotels per inhabitant, as a percentage of the typical number.
    pub(crate) visits_percent: u32,
    /// VAT or sales tax on a night, in hundredths of a percent of the base.
    pub(crate) tax: u32,
    pub(crate) local_tax: LocalTax,
    /// Percentage of hotels that belong to a chain.
    pub(crate) chained_percent: u32,
    /// Pattern of the licence number that a listing must show: `#` stands for a digit, `@` for a letter.
    pub(crate) licence: Option<&'static str>,
}

impl CountryFacts {
    /// Returns the facts about a country, or the defaults for an unlisted country.
    pub(crate) fn of(code: &str) -> &'static Self {
        // The first row of the table has the defaults.
        FACTS.iter().find(|facts| facts.code == code).unwrap_or(&FACTS[0])
    }

    fn parse(line: &'static str) -> Option<Self> {
        let mut columns = line.split('|').map(str::trim);
        let mut next = || columns.next();
        let facts = Self {
            code: next()?,
            price_percent: next()?.parse().ok()?,
            visits_percent: next()?.parse().ok()?,
            tax: next()?.parse().ok()?,
            local_tax: LocalTax::parse(next()?)?,
            chained_percent: next()?.parse().ok()?,
            licence: Some(next()?).filter(|it| *it != "-"),
        };
        next().is_none().then_some(facts)
    }
}

static TABLE: &str = include_str!("countries.txt");

static FACTS: LazyLock<Vec<CountryFacts>> =
    LazyLock::new(|| rows(TABLE).filter_map(CountryFacts::parse).collect());

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use wayfare_places::Places;

    #[test]
    fn every_row_is_valid() {
        let mut seen = HashSet::new();
        for line in rows(TABLE) {
            let facts = CountryFacts::parse(line).unwrap_or_else(|| panic!("{line}"));
            assert!(seen.insert(facts.code), "{line}");
            assert!(facts.code == "*" || Places::embedded().country(facts.code).is_some(), "{line}");
            assert!((20..=300).contains(&facts.price_percent) && facts.chained_percent <= 60, "{line}");
            assert!((2..=1_000).contains(&facts.visits_percent) && facts.tax <= 2_700, "{line}");
            assert!(facts.licence.is_none_or(|it| it.contains('#')), "{line}");
        }
        assert_eq!(FACTS.len(), seen.len());
    }

    #[test]
    fn unlisted_countries_have_defaults() {
        assert_eq!(CountryFacts::of("??").code, "*");
        assert_eq!(CountryFacts::of("IT").local_tax, LocalTax::PerAdultNightStar(110));
        assert_eq!(CountryFacts::of("US").local_tax, LocalTax::None);
    }

    #[test]
    fn local_taxes_are_parsed_or_rejected() {
        assert_eq!(LocalTax::parse("%500"), Some(LocalTax::Share(500)));
        assert_eq!(LocalTax::parse("r250"), Some(LocalTax::PerRoomNight(250)));
        for wrong in ["", "p", "x5", "p-5", "é5", "p 5"] {
            assert_eq!(LocalTax::parse(wrong), None, "{wrong}");
        }
    }
}
