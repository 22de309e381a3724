//! Countries and their regions.

use crate::id::Coded;
use crate::money::Currency;
use crate::tables::Fields;
use crate::{PlaceId, Position};

/// A country or a territory with a code of its own.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Country {
    /// Its number, derived from the code.
    pub id: PlaceId,
    /// ISO 3166-1 alpha-2 code, or `XK` for Kosovo.
    pub code: &'static str,
    /// ISO 3166-1 alpha-3 code, or `XKX` for Kosovo.
    pub alpha3: &'static str,
    /// Name in English.
    pub name: &'static str,
    /// Two capitals: `AF`, `AN`, `AS`, `EU`, `NA`, `OC` or `SA`.
    pub continent: &'static str,
    /// Name of the capital, where there is one.
    pub capital: Option<&'static str>,
    /// The currency, where people live and there is a rate for it.
    pub currency: Option<&'static Currency>,
    /// How many people live there.
    pub population: u32,
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
        })
    }
}

/// A state, province or other part of a country of the first level, in which a city of the data lies.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Region {
    /// Its number, derived from the code.
    pub id: PlaceId,
    /// The country's code and GeoNames' code of the region within it: `US.CA`, `DE.02`.
    pub code: &'static str,
    /// Name in English where there is one.
    pub name: &'static str,
    /// ISO 3166-1 alpha-2 code of the country.
    pub country: &'static str,
    /// Where its most populous city is.
    pub position: Position,
}

impl Region {
    /// The region without its position, which follows from its cities.
    pub(crate) fn parse(fields: &mut Fields) -> Option<Self> {
        let code = fields.text()?;
        Some(Self {
            id: PlaceId::of_code(Coded::Region, code),
            code,
            name: fields.text()?,
            country: code.split('.').next()?,
            position: Position { latitude: 0.0, longitude: 0.0 },
        })
    }
}
