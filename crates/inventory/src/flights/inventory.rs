//! The public inventory: the timetable of a seed, and the itineraries of a query.

use std::sync::{Arc, OnceLock};

use wayfare_places::Places;

use super::deals::FlightDeals;
use super::itineraries::{ItineraryKey, find_deals};
use super::query::FlightInventoryQuery;
use super::schedule::stations::Stations;
use super::schedule::timetable::Timetable;
use crate::world::latest::{Latest, Shared};

/// The embedded flights. Clones are cheap and share all data.
#[derive(Debug, Clone)]
pub struct FlightInventory(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    seed: u64,
    /// Made when it is first needed.
    timetable: OnceLock<Timetable>,
    deals: Latest<ItineraryKey, FlightDeals>,
}

impl FlightInventory {
    /// The network of a seed over the embedded airports. The first search plans it, which takes a tenth of a second, so
    /// that whoever never searches does not wait for it.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Arc::new(Inner { seed, timetable: OnceLock::new(), deals: Latest::default() }))
    }

    /// The network over some airports only.
    #[cfg(test)]
    pub(crate) fn over(seed: u64, stations: Stations) -> Self {
        let timetable = Timetable::new(seed, stations).into();
        Self(Arc::new(Inner { seed, timetable, deals: Latest::default() }))
    }

    pub(crate) fn timetable(&self) -> &Timetable {
        let make = || Timetable::new(self.0.seed, Stations::from_places(Places::embedded()));
        self.0.timetable.get_or_init(make)
    }

    #[cfg(test)]
    pub(crate) fn is_planned(&self) -> bool {
        self.0.timetable.get().is_some_and(Timetable::is_planned)
    }

    pub(crate) fn seed(&self) -> u64 {
        self.0.seed
    }

    /// The plan for a query, found when the first provider needs it. Take it for all providers when a search begins, so
    /// that they share it however late they answer.
    #[must_use]
    pub fn plan(&self, query: &FlightInventoryQuery) -> FlightPlan {
        FlightPlan(self.0.deals.share(ItineraryKey::of(query)))
    }

    /// The itineraries of a plan with the airlines' fares.
    pub(crate) fn deals(&self, plan: &FlightPlan) -> Arc<FlightDeals> {
        plan.0.get(|key| Arc::new(find_deals(self.timetable(), self.seed(), key).into()))
    }
}

/// The itineraries for a query with the airlines' fares, which all providers sell.
#[derive(Debug)]
pub struct FlightPlan(Shared<ItineraryKey, FlightDeals>);
