//! Metro areas.

use crate::id::Coded;
use crate::tables::Fields;
use crate::{PlaceId, Position};

/// Several airports around one city that have a common IATA code.
///
/// A dozen of these codes are an airport's own as well: `SHA` is Shanghai and its Hongqiao airport.
/// [`Places::airport`](crate::Places::airport) and [`Places::metro`](crate::Places::metro) keep them
/// apart, and search puts the airport first.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Metro {
    /// Its number, derived from the code.
    pub id: PlaceId,
    /// IATA metropolitan area code: three capitals.
    pub code: &'static str,
    /// Name in English.
    pub name: &'static str,
    /// ISO 3166-1 alpha-2 code of the country of its city.
    pub country: &'static str,
    /// The city that it is named for.
    pub city: PlaceId,
    /// State, province or the like of the city.
    pub region: Option<&'static str>,
    /// IATA codes of its airports, the most used one first.
    pub airports: Vec<&'static str>,
    /// Where the city's centre is.
    pub position: Position,
    /// IANA name of the city's time zone.
    pub time_zone: &'static str,
}

impl Metro {
    /// The metro area; what its city tells is left for the caller to fill in.
    pub(crate) fn parse(fields: &mut Fields) -> Option<Self> {
        let code = fields.text()?;
        Some(Self {
            id: PlaceId::of_code(Coded::Metro, code),
            code,
            name: fields.text()?,
            country: fields.text()?,
            city: PlaceId(fields.parse()?),
            airports: fields.text()?.split(',').collect(),
            region: None,
            position: Position { latitude: 0.0, longitude: 0.0 },
            time_zone: "",
        })
    }
}
