//! Suggestions for the search field of a vertical.

use super::{Match, Places};
use crate::{Airport, AirportSize, Kinds, Place, Point};

/// The kind of search that places are suggested for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Vertical {
    /// Airports and metro areas to fly between.
    Flights,
    /// Places to pick up a car at.
    Cars,
    /// Places to stay at.
    Hotels,
}

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
    /// Returns the best places for a term in the search field of a vertical. If none of them has exactly the term as its
    /// name but a place of another kind does, such as a village without an airport, the airports around that place come
    /// first.
    #[must_use]
    pub fn suggestions(
        &self,
        term: &str,
        vertical: Vertical,
        limit: usize,
        language: &str,
    ) -> Vec<Place<'_>> {
        // Twice the limit is enough: the filter drops hardly more than half of the matches.
        let mut found = self.matches(term, vertical.kinds(), 2 * limit, language);
        found.retain(|it| self.is_searchable(it.place, vertical));
        let is_named = found.first().is_some_and(|best| best.fit.is_exact());
        let goal = self.matches(term, Kinds::ALL, 1, language);
        let goal = goal.into_iter().find(|it| !is_named && it.fit.is_exact());
        let around = goal.and_then(|goal| goal.place.position()).map(|at| self.airports_serving(at, limit));
        let mut all: Vec<_> = around.unwrap_or_default();
        for Match { place, .. } in found {
            if !all.contains(&place) {
                all.push(place);
            }
        }
        all.truncate(limit);
        all
    }

    /// Returns whether a search of the vertical accepts a place of its kinds.
    fn is_searchable(&self, place: Place<'_>, vertical: Vertical) -> bool {
        match (vertical, place) {
            // The code of such a metro area means the airport.
            (Vertical::Flights, Place::Metro(metro)) => self.airport(metro.code).is_none(),
            // The cars of a destination are those of its city.
            (Vertical::Cars, Place::Destination(destination)) => destination.city.is_some(),
            _ => true,
        }
    }

    /// Returns the airports from which travellers reach a position: nearby ones, and larger ones farther away.
    fn airports_serving(&self, position: Point, limit: usize) -> Vec<Place<'_>> {
        const FARTHEST_KM: f64 = 300.0;
        let effort = |airport: &Airport, km: f64| match airport.size {
            AirportSize::Large => km,
            AirportSize::Medium => 1.5 * km,
            AirportSize::Small => 3.0 * km,
        };
        let mut airports = self.airports_near(position, FARTHEST_KM);
        airports.sort_by(|(a, a_km), (b, b_km)| effort(a, *a_km).total_cmp(&effort(b, *b_km)));
        airports.into_iter().take(limit).map(|(airport, _)| Place::Airport(airport)).collect()
    }
}
