//! The kinds of places, and a place of any of them.

use crate::{Airport, City, Country, Metro, PlaceId, Position, Region};
use std::ops::BitOr;

/// A place of some kind.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Place<'a> {
    /// An airport.
    Airport(&'a Airport),
    /// Several airports under one code.
    Metro(&'a Metro),
    /// A city or town.
    City(&'a City),
    /// A state, province or the like.
    Region(&'a Region),
    /// A country or territory.
    Country(&'a Country),
}

impl<'a> Place<'a> {
    /// Its stable number.
    #[must_use]
    pub fn id(self) -> PlaceId {
        match self {
            Self::Airport(airport) => airport.id,
            Self::Metro(metro) => metro.id,
            Self::City(city) => city.id,
            Self::Region(region) => region.id,
            Self::Country(country) => country.id,
        }
    }

    /// Its name in English; an airport's full name.
    #[must_use]
    pub fn name(self) -> &'a str {
        match self {
            Self::Airport(airport) => airport.name,
            Self::Metro(metro) => metro.name,
            Self::City(city) => city.name,
            Self::Region(region) => region.name,
            Self::Country(country) => country.name,
        }
    }

    /// Its IATA code, which only airports and metro areas have.
    #[must_use]
    pub fn iata(self) -> Option<&'a str> {
        match self {
            Self::Airport(airport) => Some(airport.code),
            Self::Metro(metro) => Some(metro.code),
            _ => None,
        }
    }

    /// The ISO 3166-1 alpha-2 code of its country.
    #[must_use]
    pub fn country(self) -> &'a str {
        match self {
            Self::Airport(airport) => airport.country,
            Self::Metro(metro) => metro.country,
            Self::City(city) => city.country,
            Self::Region(region) => region.country,
            Self::Country(country) => country.code,
        }
    }

    /// Where it is; for an area, where its main city is. A country has none.
    #[must_use]
    pub fn position(self) -> Option<Position> {
        match self {
            Self::Airport(airport) => Some(airport.position),
            Self::Metro(metro) => Some(metro.position),
            Self::City(city) => Some(city.position),
            Self::Region(region) => Some(region.position),
            Self::Country(_) => None,
        }
    }

    /// Its kind.
    #[must_use]
    pub fn kind(self) -> Kinds {
        match self {
            Self::Airport(_) => Kinds::AIRPORT,
            Self::Metro(_) => Kinds::METRO,
            Self::City(_) => Kinds::CITY,
            Self::Region(_) => Kinds::REGION,
            Self::Country(_) => Kinds::COUNTRY,
        }
    }
}

/// A set of kinds of places, joined by `|`.
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
    /// None at all.
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
    /// Every kind.
    pub const ALL: Self = Self(0b1_1111);

    /// Whether all of `other` are in this set.
    #[must_use]
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// What is in either set: `|` for constants.
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
