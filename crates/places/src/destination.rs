//! Destinations: places that people travel to, except cities and areas with borders.

use crate::tables::Fields;
use crate::{PlaceId, Point, Region};

/// An island, a landscape, a park, a sight, a resort or a part of a large city.
///
/// Islands and landscapes that are also countries or regions (Aruba, Bali, Tuscany) are not included.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Destination {
    /// Id, derived from the destination's number.
    pub id: PlaceId,
    /// Kind of destination.
    pub kind: DestinationKind,
    /// Name in English.
    pub name: &'static str,
    /// ISO 3166-1 alpha-2 code of the country in which most visitors stay.
    pub country: &'static str,
    /// State, province or similar region, if known.
    pub region: Option<&'static str>,
    /// Id of the region.
    pub region_id: Option<PlaceId>,
    /// Id of the city that the destination is in or next to, if any.
    pub city: Option<PlaceId>,
    /// Position of the part where most visitors stay.
    pub position: Point,
    /// Fame: 5 worldwide, 4 on the continent, 3 among travellers to the area, 2 in the region, 1 nearby.
    pub fame: u8,
    /// IANA name of the time zone.
    pub time_zone: &'static str,
}

/// Kind of a destination.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum DestinationKind {
    /// An island, a group of islands or an atoll.
    Island,
    /// A landscape without its own borders in the data: a coast, a valley, a lake district.
    Region,
    /// An area across several countries, such as the Alps.
    Area,
    /// A national park or another natural area.
    Park,
    /// A sight, inside or outside a city.
    Landmark,
    /// A place built for visitors: a ski resort, a seaside resort or a theme park.
    Resort,
    /// A part of a large city.
    Neighbourhood,
}

impl DestinationKind {
    fn from_key(key: &str) -> Option<Self> {
        Some(match key {
            "island" => Self::Island,
            "region" => Self::Region,
            "area" => Self::Area,
            "park" => Self::Park,
            "landmark" => Self::Landmark,
            "resort" => Self::Resort,
            "neighbourhood" => Self::Neighbourhood,
            _ => return None,
        })
    }
}

impl Destination {
    pub(crate) fn parse<'a>(
        fields: &mut Fields,
        region_with: impl Fn(&str) -> Option<&'a Region>,
    ) -> Option<Self> {
        let destination = Self {
            id: PlaceId::of_destination(fields.parse()?),
            kind: DestinationKind::from_key(fields.text()?)?,
            name: fields.text()?,
            country: fields.text()?,
            region: None,
            region_id: None,
            position: fields.position()?,
            fame: fields.parse()?,
            time_zone: fields.text()?,
            city: fields.optional()?.map(str::parse).transpose().ok()?.map(PlaceId),
        };
        let Some(code) = fields.optional()? else { return Some(destination) };
        let region = region_with(code)?;
        Some(Self { region: Some(region.name), region_id: Some(region.id), ..destination })
    }
}
