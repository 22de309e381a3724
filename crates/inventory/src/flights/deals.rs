//! Deals: itineraries and the airlines' fares for them, shared by all providers.

use std::sync::Arc;

use specwright_core::Text;

use super::fares::pricing::Fare;
use super::fares::ticketing::Ticketing;
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
    /// The airline that sells the leg.
    pub(crate) carrier: CarrierId,
    /// Fare for the leg as a separate one-way ticket.
    pub(crate) one_way_fare: Fare,
    /// `true` if `one_way_fare` is far higher than half the fare for a round trip.
    pub(crate) prefers_returns: bool,
}

impl Leg {
    pub(crate) fn new(
        timetable: &Timetable,
        journey: Journey,
        cabins: Vec<Cabin>,
        carrier: CarrierId,
        one_way_fare: Fare,
        prefers_returns: bool,
    ) -> Self {
        Self { id: journey.id(timetable).into(), journey, cabins, carrier, one_way_fare, prefers_returns }
    }

    /// Returns the permanent id, such as `BA213-BOS-20270314`. The same flights have the same id in every search. The
    /// ids of several flights are joined with full stops.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Returns the number of stops.
    #[must_use]
    pub fn stops(&self) -> usize {
        self.journey.stops()
    }

    /// Returns the minutes from the first departure to the last arrival.
    #[must_use]
    pub fn minutes(&self) -> i64 {
        self.journey.minutes()
    }

    /// Returns the fare for the leg as part of an itinerary.
    pub(crate) fn fare(&self, ticketing: Ticketing) -> Fare {
        self.one_way_fare.at_percent(ticketing.percent(self.prefers_returns))
    }

    /// Returns the best cabin of the leg's flights.
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
    /// Returns the permanent id: the legs' ids, joined with tildes. The same legs have the same id in every search.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Returns the legs in the order of travel.
    #[must_use]
    pub fn legs(&self) -> &[Arc<Leg>] {
        &self.legs
    }
}

/// An itinerary and the airlines' fares for it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Deal {
    pub(crate) itinerary: Arc<Itinerary>,
    /// A hash of the itinerary's id.
    pub(crate) hash: u64,
    pub(crate) ticketing: Ticketing,
    /// `true` if no airline sells the whole itinerary, so that a provider has to combine tickets.
    pub(crate) is_combined: bool,
}

impl Deal {
    /// Returns the random source for the deals of the given seed.
    pub(crate) fn dice(seed: u64) -> Dice {
        Dice::new(seed, "itinerary")
    }

    pub(crate) fn new(dice: Dice, legs: Vec<Arc<Leg>>, ticketing: Ticketing, is_combined: bool) -> Self {
        let id = Text::from(legs.iter().map(|leg| leg.id()).collect::<Vec<_>>().join("~"));
        Self {
            hash: dice.text(&id).value(),
            itinerary: Arc::new(Itinerary { id, legs }),
            ticketing,
            is_combined,
        }
    }

    /// Returns the fare for a leg as part of the whole itinerary.
    pub(crate) fn fare(&self, leg: &Leg) -> Fare {
        leg.fare(self.ticketing)
    }
}
