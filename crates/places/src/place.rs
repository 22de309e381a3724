//! The kinds of places, and a place of any kind.

use crate::{Airport, City, Country, Destination, Metro, PlaceId, Point, Region};
use std::ops::BitOr;

/// A place of any kind.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Place<'a> {
    /// An airport.
    Airport(&'a Airport),
    /// A metro area: several airports with a common code.
    Metro(&'a Metro),
    /// A city or town.
    City(&'a City),
    /// A state, province or similar region.
    Region(&'a Region),
    /// A country or territory.
    Country(&'a Country),
    /// An island, a natural region, a park, a sight, a resort or a neighbourhood of a large city.
    Destination(&'a Destination),
}

impl<'a> Place<'a> {
    /// Returns the permanent id.
    #[must_use]
    pub fn id(self) -> PlaceId {
        match self {
            Self::Airport(airport) => airport.id,
            Self::Metro(metro) => metro.id,
            Self::City(city) => city.id,
            Self::Region(region) => region.id,
            Self::Country(country) => country.id,
            Self::Destination(destination) => destination.id,
        }
    }

    /// Returns the name in English, which is the full name for an airport.
    #[must_use]
    pub fn name(self) -> &'a str {
        match self {
            Self::Airport(airport) => airport.name,
            Self::Metro(metro) => metro.name,
            Self::City(city) => city.name,
            Self::Region(region) => region.name,
            Self::Country(country) => country.name,
            Self::Destination(destination) => destination.name,
        }
    }

    /// Returns the IATA code, which only airports and metro areas have.
    #[must_use]
    pub fn iata(self) -> Option<&'a str> {
        match self {
            Self::Airport(airport) => Some(airport.code),
            Self::Metro(metro) => Some(metro.code),
            _ => None,
        }
    }

    /// Returns the ISO 3166-1 alpha-2 code of the country.
    #[must_use]
    pub fn country(self) -> &'a str {
        match self {
            Self::Airport(airport) => airport.country,
            Self::Metro(metro) => metro.country,
            Self::City(city) => city.country,
            Self::Region(region) => region.country,
            Self::Country(country) => country.code,
            Self::Destination(destination) => destination.country,
        }
    }

    /// Returns the name of the state, province or similar region. For a region, returns the region's own name.
    #[must_use]
    pub fn region(self) -> Option<&'a str> {
        match self {
            Self::Airport(airport) => airport.region,
            Self::Metro(metro) => metro.region,
            Self::City(city) => city.region,
            Self::Region(region) => Some(region.name),
            Self::Country(_) => None,
            Self::Destination(destination) => destination.region,
        }
    }

    /// Returns the id of the related city: the city itself, the city that an airport serves, the city that a metro area
    /// is named after, or the city in or near a destination.
    #[must_use]
    pub fn city(self) -> Option<PlaceId> {
        match self {
            Self::Airport(airport) => airport.city,
            Self::Metro(metro) => Some(metro.city),
            Self::City(city) => Some(city.id),
            Self::Destination(destination) => destination.city,
            Self::Region(_) | Self::Country(_) => None,
        }
    }

    /// Returns the IANA name of the time zone, or `None` for regions and countries, which can have several time zones.
    #[must_use]
    pub fn time_zone(self) -> Option<&'a str> {
        match self {
            Self::Airport(airport) => Some(airport.time_zone),
            Self::Metro(metro) => Some(metro.time_zone),
            Self::City(city) => Some(city.time_zone),
            Self::Destination(destination) => Some(destination.time_zone),
            Self::Region(_) | Self::Country(_) => None,
        }
    }

    /// Returns the position. An area has the position of its main city. Returns `None` for a country without cities.
    #[must_use]
    pub fn position(self) -> Option<Point> {
        match self {
            Self::Airport(airport) => Some(airport.position),
            Self::Metro(metro) => Some(metro.position),
            Self::City(city) => Some(city.position),
            Self::Region(region) => Some(region.position),
            Self::Country(country) => country.position,
            Self::Destination(destination) => Some(destination.position),
        }
    }

    /// Returns the fame among travellers, from 5 (known worldwide) to 1 (known locally). Returns 0 for airports, metro
    /// areas, and places ranked only by size.
    #[must_use]
    pub fn fame(self) -> u8 {
        match self {
            Self::City(city) => city.fame,
            Self::Region(region) => region.fame,
            Self::Country(country) => country.fame,
            Self::Destination(destination) => destination.fame,
            Self::Airport(_) | Self::Metro(_) => 0,
        }
    }

    /// Returns the kind.
    #[must_use]
    pub fn kind(self) -> Kinds {
        match self {
            Self::Airport(_) => Kinds::AIRPORT,
            Self::Metro(_) => Kinds::METRO,
            Self::City(_) => Kinds::CITY,
            Self::Region(_) => Kinds::REGION,
            Self::Country(_) => Kinds::COUNTRY,
            Self::Destination(_) => Kinds::DESTINATION,
        }
    }
}

/// A set of place kinds. Combine sets with `|`.
///
/// ```
/// use wayfare_places::Kinds;
/// let flights = Kinds::AIRPORT | Kinds::METRO;
/// assert!(flights.contains(Kinds::METRO));
/// assert!(!flights.contains(Kinds::CITY));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kinds(u8);

impl Kinds {
    /// The empty set.
    pub const NONE: Self = Self(0);
    /// Airports.
    pub const AIRPORT: Self = Self(1);
    /// Metro areas.
    pub const METRO: Self = Self(1 << 1);
    /// Cities.
    pub const CITY: Self = Self(1 << 2);
    /// Regions.
    pub const REGION: Self = Self(1 << 3);
    /// Countries.
    pub const COUNTRY: Self = Self(1 << 4);
    /// Destinations that are neither cities nor administrative areas.
    pub const DESTINATION: Self = Self(1 << 5);
    /// Every kind.
    pub const ALL: Self = Self(0b11_1111);

    /// Returns whether this set contains all kinds of `other`.
    #[must_use]
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Returns the kinds that both sets contain.
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the union of both sets. Unlike `|`, this function can be used in const contexts.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOr for Kinds {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.or(other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Places;

    #[test]
    fn a_place_returns_the_data_of_its_record() {
        let places = Places::embedded();
        let airport = places.airport("MUC").map(Place::Airport).unwrap();
        let city = airport.city().and_then(|id| places.place(id)).unwrap();
        assert_eq!((city.name(), city.kind()), ("Munich", Kinds::CITY));
        assert_eq!(city.city(), Some(city.id()));
        for place in [airport, city] {
            assert_eq!(place.country(), "DE");
            assert_eq!(place.region(), Some("Bavaria"));
            assert_eq!(place.time_zone(), Some("Europe/Berlin"));
        }
        assert_eq!((airport.iata(), city.iata()), (Some("MUC"), None));
        let metro = places.metro("LON").map(Place::Metro).unwrap();
        assert_eq!((metro.iata(), metro.region()), (Some("LON"), Some("England")));
        let country = places.country("DE").map(Place::Country).unwrap();
        let berlin = places.search("berlin", Kinds::CITY, 1)[0];
        assert_eq!((country.country(), country.position()), ("DE", berlin.position()));
        let antarctica = places.country("AQ").map(Place::Country).unwrap();
        assert_eq!(antarctica.position(), None);
    }

    #[test]
    fn kinds_support_set_operations() {
        let both = Kinds::CITY | Kinds::METRO;
        assert!(both.contains(Kinds::CITY) && both.contains(Kinds::METRO) && both.contains(both));
        assert!(!both.contains(Kinds::AIRPORT) && !both.contains(Kinds::ALL));
        assert!(Kinds::ALL.contains(both) && both.contains(Kinds::NONE));
    }
}
