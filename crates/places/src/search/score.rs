//! Scores: the points of a matching word and the importance of a place.
//!
//! The score of a place is its importance plus the points of every word of the term. Importance grows by 100 with
//! every tenfold of people, so that 100 points outweigh a place ten times as large. `york` finds York before New
//! York, and `lon` finds London before Longview.

use super::words::{Field, Posting};
use crate::{Airport, AirportSize, City, Country};

/// A word that matches only the name of the city, region or country of the place.
pub(crate) const CONTEXT: u16 = 60;
/// Points that an airport loses for a name of its city, compared with a name of its own.
pub(crate) const CITY_NAME_COST: u16 = 80;
/// Puts a metro area right before the city that it is named after.
pub(crate) const METRO_BEFORE_CITY: u16 = 8;
/// A region, which has no population in the data, counts like a city of 300,000 people.
pub(crate) const REGION_IMPORTANCE: u16 = 550;

/// The points of a word that the term contains whole, or only begins. 0 for the beginning of a code, which means
/// nothing.
pub(crate) fn fit(posting: Posting, whole: bool) -> u16 {
    FITS[usize::from(whole)][posting.flags()]
}

/// The points by the flags of a posting, as a table: a common beginning has tens of thousands of postings.
static FITS: [[u16; 16]; 2] = {
    let mut fits = [[0; 16]; 2];
    let mut flags = 0;
    while flags < 16 {
        fits[0][flags] = points(Posting::from_flags(flags), false);
        fits[1][flags] = points(Posting::from_flags(flags), true);
        flags += 1;
    }
    fits
};

const fn points(posting: Posting, whole: bool) -> u16 {
    let of_field = match posting.field() {
        Field::Name => 300,
        Field::City => 240,
        Field::Alternate => 120,
        Field::Code if whole => 120,
        Field::Code => return 0,
    };
    let of_place = if posting.is_first() { 60 } else { 0 };
    let of_length = match (whole, posting.is_alone()) {
        (true, true) => 200,
        (true, false) => 80,
        _ => 0,
    };
    of_field + of_place + of_length
}

pub(crate) fn of_city(city: &City) -> u16 {
    by_people(city.population)
}

/// A country counts like a city with a thirtieth of its people.
pub(crate) fn of_country(country: &Country) -> u16 {
    by_people(country.population / 30)
}

/// Airports count like cities of 3,000 to 400,000 people, so that a city of some size comes before its airports
/// where both are searched.
pub(crate) fn of_airport(airport: &Airport) -> u16 {
    match (airport.traffic_rank, airport.size) {
        (Some(rank), _) => 560_u16.saturating_sub(rank / 5),
        (None, AirportSize::Large) => 460,
        (None, AirportSize::Medium) => 400,
        (None, AirportSize::Small) => 350,
    }
}

fn by_people(people: u32) -> u16 {
    // At most 963, for 2³² people: the cast only removes the fraction.
    (f64::from(people.max(1)).log10() * 100.0) as u16
}
