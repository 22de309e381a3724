//! How well a word fits and how much a place matters: the numbers behind "best first".
//!
//! The score of a place is its importance plus, for every word of the term, how well that word fits.
//! Importance grows by 100 with every tenfold of people, so that a fit better by 100 points outdoes a
//! place ten times as large. `york` gives York before New York, and `lon` gives London before Longview.

use super::words::{Field, Posting};
use crate::{Airport, AirportSize, City, Country};

/// A word that is in a name only because the city, region or country of the place is called so.
pub(crate) const CONTEXT: u16 = 60;
/// What a name of its city is worth less to an airport than one of its own.
pub(crate) const ONLY_THE_CITYS: u16 = 80;
/// A metro area comes right before the city that it is named for.
pub(crate) const METRO_BEFORE_CITY: u16 = 8;
/// A region, which has no population in the data, counts like a city of 300,000 people.
pub(crate) const REGION_IMPORTANCE: u16 = 550;

/// The points of a word that the term has whole, or only begins. 0 for a code that is only begun,
/// which means nothing.
pub(crate) fn fit(posting: Posting, whole: bool) -> u16 {
    FITS[usize::from(whole)][posting.flags()]
}

/// The points by the flags of a posting: a word that begins alike has tens of thousands of them.
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

/// A country counts like a city of a thirtieth of its people.
pub(crate) fn of_country(country: &Country) -> u16 {
    by_people(country.population / 30)
}

/// Airports count like cities of 3,000 to 400,000 people, so that a city of some size comes before its
/// airports where both are asked for.
pub(crate) fn of_airport(airport: &Airport) -> u16 {
    match (airport.traffic_rank, airport.size) {
        (Some(rank), _) => 560_u16.saturating_sub(rank / 5),
        (None, AirportSize::Large) => 460,
        (None, AirportSize::Medium) => 400,
        (None, AirportSize::Small) => 350,
    }
}

fn by_people(people: u32) -> u16 {
    // At most 963, for 2³² people: the cast only cuts the fraction off.
    (f64::from(people.max(1)).log10() * 100.0) as u16
}
