//! Airports.

use crate::id::Coded;
use crate::tables::Fields;
use crate::{PlaceId, Point};

/// An airport with scheduled passenger flights.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Airport {
    /// Id, derived from the code.
    pub id: PlaceId,
    /// IATA code: three upper-case letters.
    pub code: &'static str,
    /// Full name, such as `London Heathrow Airport`.
    pub name: &'static str,
    /// Short name for lists, which includes the city but not "Airport": `London Heathrow`, `Chicago O'Hare`.
    pub short_name: &'static str,
    /// Name of the city or place that the airport serves. The data might not contain that city or place.
    pub city_name: &'static str,
    /// Id of the city that the airport serves, if the data contains it.
    pub city: Option<PlaceId>,
    /// State, province or similar region.
    pub region: Option<&'static str>,
    /// ISO 3166-1 alpha-2 code of the country; `XK` is Kosovo.
    pub country: &'static str,
    /// IANA name of the time zone.
    pub time_zone: &'static str,
    /// Position, usually accurate to a few hundred metres.
    pub position: Point,
    /// Size class.
    pub size: AirportSize,
    /// Rank by passenger numbers among the roughly 580 busiest airports; 1 is the busiest. The rank is approximate, so
    /// use it only to sort airports.
    pub traffic_rank: Option<u16>,
}

/// Size class of an airport.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AirportSize {
    /// Small: a short runway and few flights.
    Small,
    /// Medium: regional flights.
    Medium,
    /// Large: airliners of any size.
    Large,
}

impl Airport {
    pub(crate) fn parse(fields: &mut Fields) -> Option<Self> {
        let code = fields.text()?;
        Some(Self {
            id: PlaceId::of_code(Coded::Airport, code),
            code,
            name: fields.text()?,
            short_name: fields.text()?,
            city_name: fields.text()?,
            city: fields.optional()?.map(str::parse).transpose().ok()?.map(PlaceId),
            region: fields.optional()?,
            country: fields.text()?,
            position: fields.position()?,
            time_zone: fields.text()?,
            size: match fields.text()? {
                "L" => AirportSize::Large,
                "M" => AirportSize::Medium,
                "S" => AirportSize::Small,
                _ => return None,
            },
            traffic_rank: Some(fields.parse()?).filter(|&rank| rank > 0),
        })
    }
}
