//! Cities.

use crate::{PlaceId, Point};

/// A city or town of about 5,000 people or more, an administrative seat, or a village known to travellers.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct City {
    /// GeoNames id.
    pub id: PlaceId,
    /// Name in English if available, otherwise the local name in Latin letters.
    pub name: &'static str,
    /// State, province or similar region.
    pub region: Option<&'static str>,
    /// Id of the region.
    pub region_id: Option<PlaceId>,
    /// ISO 3166-1 alpha-2 code of the country; `XK` is Kosovo.
    pub country: &'static str,
    /// Position of the centre.
    pub position: Point,
    /// Number of inhabitants, usually without the suburbs.
    pub population: u32,
    /// IANA name of the time zone.
    pub time_zone: &'static str,
    /// Fame among travellers: 5 worldwide, 4 on the continent, 3 among travellers to the area, 2 in the region, 1
    /// nearby. 0 if no fame is known; the place is then ranked only by size.
    pub fame: u8,
}
