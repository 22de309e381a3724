//! Deals: itineraries with the airlines' fares, which all providers of a query sell.

use std::sync::{Arc, OnceLock};

use specwright_core::Text;

use super::fares::pricing::Fare;
use super::fares::together::Together;
use super::schedule::cabins::Cabin;
use super::schedule::carriers::CarrierId;
use super::schedule::journey::Journey;
use super::schedule::timetable::Timetable;
use crate::world::dice::Dice;

/// One leg of an itinerary.
#[derive(Debug, PartialEq, Eq)]
pub struct Leg {
    pub(crate) id: Text,
    pub(crate) journey: Journey,
    /// Cabin of each flight.
    pub(crate) cabins: Vec<Cabin>,
    /// The airline that sells it.
    pub(crate) carrier: CarrierId,
    /// Its fare when it is bought separately.
    pub(crate) alone: Fare,
    /// Whether that is far more than half of a round trip.
    pub(crate) prefers_returns: bool,
}

impl Leg {
    pub(crate) fn new(
        timetable: &Timetable,
        journey: Journey,
        cabins: Vec<Cabin>,
        carrier: CarrierId,
        alone: Fare,
        prefers_returns: bool,
    ) -> Self {
        Self { id: journey.id(timetable).into(), journey, cabins, carrier, alone, prefers_returns }
    }

    /// Permanent id, the same for the same flights in every search, such as `BA213-BOS-20270314`; flights are
    /// joined by full stops.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Number of stops.
    #[must_use]
    pub fn stops(&self) -> usize {
        self.journey.stops()
    }

    /// Minutes from the first departure to the last arrival.
    #[must_use]
    pub fn minutes(&self) -> i64 {
        self.journey.minutes()
    }

    /// The best of its flights' cabins.
    pub(crate) fn cabin(&self) -> Cabin {
        self.cabins.iter().copied().max().unwrap_or_default()
    }
}

/// An itinerary: legs in the order of travel.
#[derive(Debug, PartialEq, Eq)]
pub struct Itinerary {
    pub(crate) id: Text,
    pub(crate) legs: Vec<Arc<Leg>>,
}

impl Itinerary {
    /// Permanent id, the same for the same legs in every search: the legs' ids, joined by tildes.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The legs in the order of travel.
    #[must_use]
    pub fn legs(&self) -> &[Arc<Leg>] {
        &self.legs
    }
}

/// An itinerary with the airlines' fares.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Deal {
    pub(crate) itinerary: Arc<Itinerary>,
    /// A hash of the itinerary's id.
    pub(crate) hash: u64,
    pub(crate) together: Together,
    /// Whether no airline sells the whole, so that a provider has to combine tickets.
    pub(crate) joined: bool,
}

impl Deal {
    /// The dice for the deals of a seed.
    pub(crate) fn dice(seed: u64) -> Dice {
        Dice::new(seed, "itinerary")
    }

    pub(crate) fn new(dice: Dice, legs: Vec<Arc<Leg>>, together: Together, joined: bool) -> Self {
        let id = Text::from(legs.iter().map(|leg| leg.id()).collect::<Vec<_>>().join("~"));
        Self { hash: dice.text(&id).value(), itinerary: Arc::new(Itinerary { id, legs }), together, joined }
    }

    /// Fare of a leg as part of the whole.
    pub(crate) fn fare(&self, leg: &Leg) -> Fare {
        leg.alone.at_percent(self.together.percent(leg.prefers_returns))
    }
}

/// The itineraries for a query with the airlines' fares, best first. All providers sell these.
#[derive(Debug, Default)]
pub struct FlightDeals {
    pub(crate) list: Vec<Deal>,
    /// The same as bytes, once somebody asked for them.
    pub(crate) packed: OnceLock<Arc<[u8]>>,
}

impl From<Vec<Deal>> for FlightDeals {
    fn from(list: Vec<Deal>) -> Self {
        Self { list, packed: OnceLock::new() }
    }
}
