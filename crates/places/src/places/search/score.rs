//! Scores: the points for a matching word and the importance of a place.
//!
//! The score of a place is its importance plus the points for every word of the term. Importance, which `cargo xtask
//! places` computes, increases by about 100 for every tenfold increase in population, so 100 points correspond to a
//! tenfold difference in size: `york` finds York before New York, and `lon` finds London before Longview.

use crate::fold::fold;
use crate::layout::{Field, Posting};

/// Maximum points for a word that matches only the name of the place's region or country, or of a destination's city.
pub(crate) const CONTEXT: u16 = 60;
/// Maximum points for a word: the word is the whole name of the place.
pub(crate) const MAX_POINTS: u16 = points(Posting::from_flags(0), true);
/// Points that an airport loses if only the name of its city matches, and not its own name.
pub(crate) const CITY_NAME_COST: u16 = 80;
/// Minimum importance of a match for a mistyped word: that of a town of 13,000 people, or of a place known to
/// travellers.
pub(crate) const MIN_CORRECTED: u32 = 430;

/// Minimum importance of a place that ranks above a minor airport whose code is a prefix of the place's name.
pub(crate) const MIN_MAJOR_CITY: u32 = 640;
/// Maximum importance of a minor airport, which is not among the busiest airports.
pub(crate) const MINOR_AIRPORT: u32 = 400;

/// Returns the extra points of a place if the words together are a whole name of several words, or a whole name in the
/// user's language.
pub(crate) fn bonus(words: &[&str], is_named: bool, translated: Option<&str>) -> u32 {
    // The term has at most six words.
    let of_name = if is_named { 300 * (words.len() as u32 - 1) } else { 0 };
    let is_translated = translated.is_some_and(|name| fold(name).split(' ').eq(words.iter().copied()));
    of_name + if is_translated { 200 } else { 0 }
}

/// Returns the points for a word that the term contains in full or in part. Returns 0 for a part of a code, which has
/// no meaning.
pub(crate) fn word_points(posting: Posting, whole: bool) -> u16 {
    POINTS[usize::from(whole)][posting.flags()]
}

/// The points by posting flags, as a table: a common prefix has tens of thousands of postings.
static POINTS: [[u16; 16]; 2] = {
    let mut table = [[0; 16]; 2];
    let mut flags = 0;
    while flags < 16 {
        table[0][flags] = points(Posting::from_flags(flags), false);
        table[1][flags] = points(Posting::from_flags(flags), true);
        flags += 1;
    }
    table
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
    let of_length = match (whole, posting.is_whole_name()) {
        (true, true) => 200,
        (true, false) => 80,
        _ => 0,
    };
    of_field + of_place + of_length
}
