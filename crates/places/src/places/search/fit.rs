//! A search result: a place, and how well the term fits it.

use super::full_names::WholeName;
use crate::fold::fold;
use crate::{Place, Places};

/// A place that matches a term, and the quality of the match.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Match<'a> {
    /// The place.
    pub place: Place<'a>,
    /// The fit of the term.
    pub fit: Fit,
}

/// The quality of the match between a term and a place. The variants are ordered from best to worst.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fit {
    /// The term is the place's code.
    Code,
    /// The term is a whole name of the place, in any language, with or without an article. For an airport or a metro
    /// area, the term may also be the whole name of its city. Names or codes of the region or country may follow, as in
    /// `paris texas` or `portland or`.
    Name,
    /// The term is the name of the region or country that contains the place.
    Area,
    /// The term is a prefix of one of the place's names, or contains some words of the name.
    Part,
    /// The term matches only after the correction of typos.
    Corrected,
}

impl Fit {
    /// Returns whether the term is the code or a whole name of the place, so that the term can refer only to this place
    /// or a namesake.
    #[must_use]
    pub fn is_exact(self) -> bool {
        matches!(self, Self::Code | Self::Name)
    }
}

/// Returns whether the words of a term are a whole name of the entity, optionally followed by names or codes of its
/// region or country. `names` has the first word, the first two words, and so on, as whole names.
pub(super) fn is_named(places: &Places, entity: usize, words: &[&str], names: &[Option<WholeName>]) -> bool {
    let is_name = |name: &Option<_>| name.as_ref().is_some_and(|name| places.index.has_name(entity, name));
    // The longest name leaves the fewest words to be explained by the area.
    let Some(last) = names.iter().rposition(is_name) else { return false };
    let after = words.get(last + 1..).unwrap_or_default();
    after.is_empty() || places.place_of_entity(entity).is_some_and(|place| are_around(places, place, after))
}

/// Returns whether each word is part of a name, or is a code, of the region or country that contains the place.
fn are_around(places: &Places, place: Place<'_>, words: &[&str]) -> bool {
    let is_around = |word: &&str| {
        let country = places.country(place.country());
        let region = place.region().filter(|_| place.region() != Some(place.name()));
        let names = [region, country.map(|country| country.name)];
        let codes = [country.map(|it| it.code), country.map(|it| it.alpha3), region_code(places, place)];
        names.iter().flatten().any(|name| fold(name).split(' ').any(|part| part == *word))
            || codes.iter().flatten().any(|code| fold(code) == *word)
            || (*word == "uk" && place.country() == "GB")
    };
    words.iter().all(is_around)
}

/// Returns the abbreviation of the place's state, such as `TX`: the part of the region's code after the country.
fn region_code<'a>(places: &'a Places, place: Place<'a>) -> Option<&'a str> {
    let id = match place {
        Place::City(city) => city.region_id,
        Place::Destination(destination) => destination.region_id,
        _ => place.city().and_then(|id| places.city(id)).and_then(|city| city.region_id),
    };
    match places.place(id?)? {
        Place::Region(region) => region.code.split_once('.').map(|(_, code)| code),
        _ => None,
    }
}
