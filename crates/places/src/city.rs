//! Cities.

use crate::tables::Fields;
use crate::{PlaceId, Point};

/// A city or town of about 15,000 people or more, or a smaller capital.
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
    /// Separated by vertical bars.
    alternates: &'static str,
}

impl City {
    /// Other names to search by: in other languages and scripts, former names, and transliterations. They have no
    /// language and no useful order.
    pub fn alternate_names(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.alternates.split('|').filter(|name| !name.is_empty())
    }

    /// The city and the code of its region, which the caller resolves.
    pub(crate) fn parse(fields: &mut Fields) -> Option<(Self, Option<&'static str>)> {
        let (id, name, country) = (fields.parse()?, fields.text()?, fields.text()?);
        let region = fields.optional()?;
        let city = Self {
            id: PlaceId(id),
            name,
            region: None,
            region_id: None,
            country,
            position: fields.position()?,
            population: fields.parse()?,
            time_zone: fields.text()?,
            alternates: fields.optional()?.unwrap_or_default(),
        };
        Some((city, region))
    }
}
