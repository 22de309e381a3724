//! Countries and their regions.

use crate::id::Coded;
use crate::money::Currency;
use crate::tables::Fields;
use crate::{PlaceId, Point};

/// A country, or a territory that has its own code.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Country {
    /// Id, derived from the code.
    pub id: PlaceId,
    /// ISO 3166-1 alpha-2 code, or `XK` for Kosovo.
    pub code: &'static str,
    /// ISO 3166-1 alpha-3 code, or `XKX` for Kosovo.
    pub alpha3: &'static str,
    /// Name in English.
    pub name: &'static str,
    /// Two-letter code of the continent, in upper case: `AF`, `AN`, `AS`, `EU`, `NA`, `OC` or `SA`.
    pub continent: &'static str,
    /// Name of the capital, if any.
    pub capital: Option<&'static str>,
    /// Currency. `None` if the country is uninhabited, or if its currency has no known exchange rate.
    pub currency: Option<&'static Currency>,
    /// Number of inhabitants.
    pub population: u32,
    /// Position of the most populous city, or `None` if the data contains no city.
    pub position: Option<Point>,
    /// Fame among travellers: 5 worldwide, 4 on the continent, 3 among travellers to the area, 2 in the region, 1
    /// nearby. 0 if no fame is known; the place is then ranked only by size.
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

/// A first-level administrative division of a country (state, province or similar region) with at least one city in the
/// data.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Region {
    /// Id, derived from the code.
    pub id: PlaceId,
    /// The country's code, followed by the region's GeoNames code within the country: `US.CA`, `DE.02`.
    pub code: &'static str,
    /// Name in English if available, otherwise in a local language.
    pub name: &'static str,
    /// ISO 3166-1 alpha-2 code of the country.
    pub country: &'static str,
    /// Position of the most populous city.
    pub position: Point,
    /// Fame among travellers, on the same scale as for countries.
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
