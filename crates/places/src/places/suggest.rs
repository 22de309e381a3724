//! Suggestions for the search field of a vertical.
//!
//! The ranking is the same in all verticals: the best match of any kind wins. The vertical determines which places are
//! suggested for the best match. If the vertical can't search that match, the airports that serve the place are
//! suggested: Zermatt has no airport, and cars can't be picked up in "Tuscany".

use super::search::{KnownPoints, MINOR_AIRPORT, Search, is_upper_case};
use super::{Fit, Match, Places};
use crate::{Airport, AirportSize, Kinds, Place, Point, distance_km};

/// The kind of search for which places are suggested.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Vertical {
    /// Airports and metro areas to fly between, and the countries and regions with these airports.
    Flights,
    /// Places where a car can be picked up.
    Cars,
    /// Places to stay in.
    Hotels,
}

/// Maximum distance, in km, of an airport from the place that it serves.
const SERVED_WITHIN_KM: f64 = 300.0;
/// Maximum distance, in km, at which a place and an airport with the same name are the same destination.
const SAME_AREA_KM: f64 = 100.0;
/// Importance of the busiest airport.
const BUSIEST: u32 = 640;
/// Minimum fame of a place that precedes an airport whose code is the place's name.
const FAMOUS: u8 = 4;

impl Vertical {
    /// Returns the kinds of places that searches of this vertical accept.
    const fn kinds(self) -> Kinds {
        const CARS: Kinds = Kinds::AIRPORT.or(Kinds::CITY).or(Kinds::DESTINATION);
        match self {
            Self::Flights => Kinds::AIRPORT.or(Kinds::METRO),
            Self::Cars => CARS,
            Self::Hotels => CARS.or(Kinds::REGION).or(Kinds::COUNTRY),
        }
    }
}

impl Places {
    /// Returns the best places for a term in the search field of a vertical. The best match of any kind comes first. If
    /// the vertical can't search the best match, the airports that serve it come first; for flights, a country or
    /// region precedes its airports.
    ///
    /// ```
    /// use wayfare_places::{Places, Vertical};
    /// let places = Places::embedded();
    /// let codes = |term| places.suggestions(term, Vertical::Flights, 3, "en").into_iter().filter_map(|it| it.iata());
    /// assert!(codes("heathrow").next() == Some("LHR"));
    /// assert!(codes("tuscany").eq(["PSA", "FLR"]));
    /// ```
    #[must_use]
    pub fn suggestions(
        &self,
        term: &str,
        vertical: Vertical,
        limit: usize,
        language: &str,
    ) -> Vec<Place<'_>> {
        let known = KnownPoints::default();
        let kinds = Kinds::ALL;
        let search = Search { places: self, term, kinds, limit: 1, language, corrects: true, known: &known };
        let best = match vertical {
            // Hotels are in places of any kind.
            Vertical::Hotels => None,
            _ => self.index.matches(search).into_iter().next(),
        };
        // Typos are corrected only if there is no best match, or if the best match needed a correction. Otherwise,
        // corrected matches would appear among the airports of the best match.
        let corrects = best.is_none_or(|best| best.fit == Fit::Corrected);
        // Twice the limit is enough: the filter rarely drops more than half of the matches.
        let (kinds, max_matches) = (vertical.kinds(), 2 * limit);
        let mut found = self.index.matches(Search { kinds, limit: max_matches, corrects, ..search });
        found.retain(|it| self.is_searchable(it.place, vertical));
        let best = best.filter(|best| !self.is_searchable(best.place, vertical));
        let mut all = best.map_or(Vec::new(), |best| self.airports_for(best, found.first(), term));
        if let (Vertical::Flights, false, Some(best)) = (vertical, all.is_empty(), best)
            && matches!(best.place.kind(), Kinds::REGION | Kinds::COUNTRY)
        {
            all.insert(0, best.place);
        }
        for Match { place, .. } in found {
            if !all.contains(&place) {
                all.push(place);
            }
        }
        all.truncate(limit);
        all
    }

    /// Returns whether searches of the vertical accept a place.
    fn is_searchable(&self, place: Place<'_>, vertical: Vertical) -> bool {
        match (vertical, place) {
            _ if !vertical.kinds().contains(place.kind()) => false,
            // If an airport has the same code, the code refers to the airport.
            (Vertical::Flights, Place::Metro(metro)) => self.airport(metro.code).is_none(),
            // A car search for a destination returns the cars of its city.
            (Vertical::Cars, Place::Destination(destination)) => destination.city.is_some(),
            _ => true,
        }
    }

    /// Returns the airports that serve a best match that the vertical can't search, best first: the manually listed
    /// airports, or else the airports in the region or country, or else the airports around the place. Returns no
    /// airports if the term refers to the first place found, by its code or name.
    fn airports_for(&self, best: Match<'_>, first: Option<&Match<'_>>, term: &str) -> Vec<Place<'_>> {
        let is_code = first.is_some_and(|first| first.fit == Fit::Code);
        if is_code && (is_upper_case(term) || best.place.fame() < FAMOUS) {
            return Vec::new();
        }
        let mut airports: Vec<_> = self.serving(best.place).filter_map(|code| self.airport(code)).collect();
        if airports.is_empty() && first.is_some_and(|first| has_name_of(first, &best)) {
            return Vec::new();
        }
        if airports.is_empty() {
            airports = self.airports_in(best.place);
        }
        if let (true, Some(at)) = (airports.is_empty(), best.place.position()) {
            airports = self.airports_around(at, best.place.country());
        }
        airports.into_iter().map(Place::Airport).collect()
    }

    /// Returns the airports of a region or country, busiest first; ties are sorted by distance from the area's
    /// position. Returns small airports only if there are no others.
    fn airports_in(&self, area: Place<'_>) -> Vec<&Airport> {
        let is_inside = |airport: &&Airport| match area {
            Place::Country(country) => airport.country == country.code,
            Place::Region(region) => airport.country == region.country && airport.region == Some(region.name),
            _ => false,
        };
        let km = |airport: &Airport| area.position().map_or(0.0, |at| distance_km(at, airport.position));
        let rated = |airport| (self.importance(Place::Airport(airport)), km(airport), airport);
        let mut airports: Vec<_> = self.airports().iter().filter(is_inside).map(rated).collect();
        if airports.iter().any(|(importance, ..)| *importance >= MINOR_AIRPORT) {
            airports.retain(|(importance, ..)| *importance >= MINOR_AIRPORT);
        }
        airports.sort_by(|(a, a_km, _), (b, b_km, _)| b.cmp(a).then(a_km.total_cmp(b_km)));
        airports.into_iter().map(|(.., airport)| airport).collect()
    }

    /// Returns the airports around a position, most convenient first. Nearer and busier airports, and airports in the
    /// same country, are more convenient.
    fn airports_around(&self, position: Point, country: &str) -> Vec<&Airport> {
        let effort = |airport: &Airport, km: f64| {
            let km = if airport.country == country { km } else { 1.3 * km + 30.0 };
            let quiet = BUSIEST.saturating_sub(self.importance(Place::Airport(airport)));
            let small = if airport.size == AirportSize::Small { 40.0 } else { 0.0 };
            km + 0.35 * f64::from(quiet) + small
        };
        let mut airports = self.airports_near(position, SERVED_WITHIN_KM);
        airports.iter_mut().for_each(|(airport, km)| *km = effort(airport, *km));
        airports.sort_by(|(_, a), (_, b)| a.total_cmp(b));
        airports.into_iter().map(|(airport, _)| airport).collect()
    }
}

/// Returns whether the first place found, usually an airport, matches the term at least as well as the best match does.
/// In addition, the first place must be near the best match, or its name must be the term and the best match must have
/// a fame of 0. Returns `false` if the best match is a region or a country.
fn has_name_of(airport: &Match<'_>, best: &Match<'_>) -> bool {
    if matches!(best.place.kind(), Kinds::REGION | Kinds::COUNTRY) || airport.fit > best.fit {
        return false;
    }
    let km = airport.place.position().zip(best.place.position()).map(|(a, b)| distance_km(a, b));
    km.is_some_and(|km| km <= SAME_AREA_KM) || airport.fit == Fit::Name && best.place.fame() == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn suggested(term: &str, vertical: Vertical) -> Vec<&'static str> {
        let all = Places::embedded().suggestions(term, vertical, 6, "en");
        let is_area = |place: &Place<'_>| vertical == Vertical::Flights && place.iata().is_none();
        all.into_iter().skip_while(is_area).map(|place| place.iata().unwrap_or(place.name())).collect()
    }

    #[track_caller]
    fn assert_lead(term: &str, vertical: Vertical, expected: &[&str]) {
        let found = suggested(term, vertical);
        assert!(found.starts_with(expected), "{term}: {found:?} instead of {expected:?}");
    }

    #[test]
    fn a_distinctive_word_of_a_large_airport_precedes_a_small_town() {
        for (term, code) in [("heathrow", "LHR"), ("la guardia", "LGA"), ("logan", "BOS"), ("midway", "MDW")]
        {
            for vertical in [Vertical::Flights, Vertical::Cars, Vertical::Hotels] {
                assert_lead(term, vertical, &[code]);
            }
        }
        // A large city ranks above the airport of the same name.
        assert_lead("jackson", Vertical::Hotels, &["Jackson"]);
    }

    #[test]
    fn a_famous_area_precedes_a_town_of_that_name() {
        for (term, area, airports) in [
            ("bali", "Bali", &["DPS"][..]),
            ("crete", "Crete", &["HER", "CHQ"]),
            ("tuscany", "Tuscany", &["PSA", "FLR"]),
            ("wales", "Wales", &["CWL"]),
        ] {
            assert_lead(term, Vertical::Flights, airports);
            assert_lead(term, Vertical::Cars, airports);
            assert_lead(term, Vertical::Hotels, &[area]);
        }
    }

    #[test]
    fn an_airport_near_a_place_of_the_same_name_comes_first() {
        assert_lead("pudong", Vertical::Flights, &["PVG"]);
        assert_lead("incheon", Vertical::Flights, &["ICN"]);
        assert_lead("pudong", Vertical::Hotels, &["Pudong"]);
    }

    #[test]
    fn places_without_an_airport_suggest_the_airports_that_serve_them() {
        for (term, airports) in [
            ("zermatt", &["GVA"][..]),
            ("courchevel", &["GVA", "LYS"]),
            ("lake como", &["MXP", "BGY", "LIN"]),
            ("plitvice", &["ZAD", "ZAG"]),
            // The airports of the following places are ranked by convenience; see `airports_around`.
            ("hallstatt", &["SZG"]),
            ("kitzbuhel", &["SZG"]),
            ("versailles", &["ORY"]),
        ] {
            assert_lead(term, Vertical::Flights, airports);
        }
    }

    #[test]
    fn upper_case_terms_are_codes() {
        assert_lead("goa", Vertical::Flights, &["GOI", "GOX"]);
        assert_lead("GOA", Vertical::Flights, &["GOA"]);
    }
}
