//! Cities.

use crate::{PlaceId, Point};

/// A city or town of about 5,000 people or more, the seat of an authority, or a village that travellers know.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct City {
    /// Its GeoNames id.
    pub id: PlaceId,
    /// Name in English where there is one, else as it is written there in Latin letters.
    pub name: &'static str,
    /// State, province or the like.
    pub region: Option<&'static str>,
    /// Id of the region.
    pub region_id: Option<PlaceId>,
    /// ISO 3166-1 alpha-2 code of the country; `XK` is Kosovo.
    pub country: &'static str,
    /// Position of its centre.
    pub position: Point,
    /// Number of inhabitants, usually without the suburbs.
    pub population: u32,
    /// IANA name of its time zone.
    pub time_zone: &'static str,
    /// How well travellers know it: 5 all over the world, 4 over its continent, 3 if they travel there, 2 in its
    /// region, 1 around; 0 where its size says it all.
    pub fame: u8,
}
