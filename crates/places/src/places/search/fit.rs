//! What a search finds: a place, and how well the term fits it.

use crate::fold::fold;
use crate::{Place, Places};

/// A place that a term finds, and why.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Match<'a> {
    /// The place.
    pub place: Place<'a>,
    /// How well the term fits it.
    pub fit: Fit,
}

/// How well a term fits a place, the best fit first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fit {
    /// The term is its code.
    Code,
    /// The term is the whole of one of its names, in any language, with or without an article; for an airport or a
    /// metro area also the whole name of its city. Names of the region or country may follow, as in `paris texas`.
    Name,
    /// The term is the name of the region or country that contains it.
    Area,
    /// The term is the beginning of one of its names, or has some words of it.
    Part,
    /// The term is none of all that, but is after one typing error is corrected.
    Corrected,
}

impl Fit {
    /// Whether the term can only mean this place or a namesake of it: it is its code or one of its names.
    #[must_use]
    pub fn is_exact(self) -> bool {
        matches!(self, Self::Code | Self::Name)
    }
}

/// Whether the words of a term are a whole name of the place, which names of its region or country may follow.
pub(crate) fn is_named(places: &Places, place: Place<'_>, words: &[&str]) -> bool {
    let is_around = |word: &&str| {
        let country = places.country(place.country());
        let region = place.region().filter(|_| place.region() != Some(place.name()));
        let names = [region, country.map(|country| country.name)];
        let codes = [country.map(|it| it.code), country.map(|it| it.alpha3), region_code(places, place)];
        names.iter().flatten().any(|name| fold(name).split(' ').any(|part| part == *word))
            || codes.iter().flatten().any(|code| fold(code) == *word)
            || (*word == "uk" && place.country() == "GB")
    };
    let shortest = words.len() - words.iter().rev().take_while(|word| is_around(word)).count();
    (shortest.max(1)..=words.len()).rev().any(|end| places.is_called(place, &words[..end].join(" ")))
}

/// The postal code of a state, which is what follows its country in its code.
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
