//! Metro areas.

use crate::id::Coded;
use crate::tables::Fields;
use crate::{City, PlaceId, Point};

/// A group of airports around a city that share an IATA code.
///
/// A dozen of these codes also belong to an airport: `SHA` is both Shanghai and its Hongqiao airport.
/// [`Places::airport`](crate::Places::airport) returns the airport, [`Places::metro`](crate::Places::metro) returns the
/// metro area, and a search lists the airport first.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Metro {
    /// Id, derived from the code.
    pub id: PlaceId,
    /// IATA metropolitan area code: three upper-case letters.
    pub code: &'static str,
    /// Name in English.
    pub name: &'static str,
    /// ISO 3166-1 alpha-2 code of the city's country.
    pub country: &'static str,
    /// The city that the metro area is named after.
    pub city: PlaceId,
    /// The city's state, province or similar region.
    pub region: Option<&'static str>,
    /// IATA codes of the airports, busiest first.
    pub airports: Vec<&'static str>,
    /// Position of the city's centre.
    pub position: Point,
    /// IANA name of the city's time zone.
    pub time_zone: &'static str,
}

impl Metro {
    pub(crate) fn parse<'a>(
        fields: &mut Fields,
        city_with: impl Fn(PlaceId) -> Option<&'a City>,
    ) -> Option<Self> {
        let (code, name, country) = (fields.text()?, fields.text()?, fields.text()?);
        let city = city_with(PlaceId(fields.parse()?))?;
        Some(Self {
            id: PlaceId::of_code(Coded::Metro, code),
            code,
            name,
            country,
            city: city.id,
            region: city.region,
            airports: fields.text()?.split(',').collect(),
            position: city.position,
            time_zone: city.time_zone,
        })
    }
}
