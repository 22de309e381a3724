//! Countries and their regions.

use crate::id::Coded;
use crate::money::Currency;
use crate::tables::Fields;
use crate::{PlaceId, Point};

/// A country or a territory with a code of its own.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Country {
    /// Its id, derived from the code.
    pub id: PlaceId,
    /// ISO 3166-1 alpha-2 code, or `XK` for Kosovo.
    pub code: &'static str,
    /// ISO 3166-1 alpha-3 code, or `XKX` for Kosovo.
    pub alpha3: &'static str,
    /// Name in English.
    pub name: &'static str,
    /// Code of the continent, two capitals: `AF`, `AN`, `AS`, `EU`, `NA`, `OC` or `SA`.
    pub continent: &'static str,
    /// Name of the capital, where there is one.
    pub capital: Option<&'static str>,
    /// Its currency; none where nobody lives or no exchange rate is known.
    pub currency: Option<&'static Currency>,
    /// Number of inhabitants.
    pub population: u32,
    /// Position of its most populous city; none where the data has no city.
    pub position: Option<Point>,
    /// How well travellers know it: 5 all over the world, 4 over its continent, 3 if they travel there, 2 in its
    /// region, 1 around; 0 where its size says it all.
    pub fame: u8,
}

impl Country {
    pub(crate) fn parse(fields: &mut Fields) -> Option<Self> {
        let code = fields.text()?;
        Some(Self {
            id: PlaceId::of_code(Coded::Country, code),
            code,
            alpha3: fields.text()?,
            name: fields.text()?,
            continent: fields.text()?,
            capital: fields.optional()?,
            currency: fields.optional()?.and_then(Currency::from_code),
            population: fields.parse()?,
            fame: fields.parse()?,
            position: fields.position(),
        })
    }
}

/// A first-level part of a country (state, province or the like) with at least one city of the data.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Region {
    /// Its id, derived from the code.
    pub id: PlaceId,
    /// The country's code and GeoNames' code of the region within it: `US.CA`, `DE.02`.
    pub code: &'static str,
    /// Name in English where there is one.
    pub name: &'static str,
    /// ISO 3166-1 alpha-2 code of the country.
    pub country: &'static str,
    /// Position of its most populous city.
    pub position: Point,
    /// How well travellers know it, like that of a country.
    pub fame: u8,
}

impl Region {
    pub(crate) fn parse(fields: &mut Fields) -> Option<Self> {
        let code = fields.text()?;
        Some(Self {
            id: PlaceId::of_code(Coded::Region, code),
            code,
            name: fields.text()?,
            country: code.split('.').next()?,
            position: fields.position()?,
            fame: fields.parse()?,
        })
    }
}
