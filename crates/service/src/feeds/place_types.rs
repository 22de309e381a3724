//! Types of places in the feeds: numbers with labels. The types of destinations in hotel answers have other numbers.

use wayfare_places::Place;

/// Type of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PlaceType {
    Country = 1,
    Airport = 2,
    Region = 3,
    MetroArea = 4,
    City = 5,
    Destination = 6,
}

impl PlaceType {
    pub(super) const ALL: [Self; 6] =
        [Self::Country, Self::Airport, Self::Region, Self::MetroArea, Self::City, Self::Destination];

    /// The type of a place.
    pub(super) fn of(place: Place<'_>) -> Self {
        match place {
            Place::Airport(_) => Self::Airport,
            Place::Metro(_) => Self::MetroArea,
            Place::City(_) => Self::City,
            Place::Region(_) => Self::Region,
            Place::Destination(_) => Self::Destination,
            // No other kind of place is known.
            _ => Self::Country,
        }
    }

    /// Its number.
    pub(super) fn id(self) -> i64 {
        self as i64
    }

    /// Its name in English.
    pub(super) fn label(self) -> &'static str {
        match self {
            Self::Country => "Country",
            Self::Airport => "Airport",
            Self::Region => "Region",
            Self::MetroArea => "Metropolitan area",
            Self::City => "City",
            Self::Destination => "Destination",
        }
    }
}
