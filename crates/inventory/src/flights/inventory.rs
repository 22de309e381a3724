//! The public inventory: the timetable for a seed, and the itineraries for a query.

use std::sync::{Arc, OnceLock};

use wayfare_places::Places;
use wayfare_validation::limits::FLIGHT_RESULTS;

use super::deals::Deal;
use super::itineraries::{ItineraryKey, find_deals};
use super::query::FlightInventoryQuery;
use super::schedule::stations::Stations;
use super::schedule::timetable::Timetable;
use crate::world::query_cache::{QueryCache, SharedAnswer};

/// The embedded inventory of flights. Clones are cheap and share all data.
#[derive(Debug, Clone)]
pub struct FlightInventory(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    seed: u64,
    /// Created on first use.
    timetable: OnceLock<Timetable>,
    deals: QueryCache<ItineraryKey, [Deal]>,
}

impl FlightInventory {
    /// Creates the inventory for a seed, using the embedded airports. The first search plans the network, which takes
    /// about 100 ms. A process that never searches for flights skips this step.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Arc::new(Inner { seed, timetable: OnceLock::new(), deals: QueryCache::default() }))
    }

    /// Creates an inventory for only the given airports.
    #[cfg(test)]
    pub(crate) fn with_stations(seed: u64, stations: Stations) -> Self {
        let timetable = Timetable::new(seed, stations).into();
        Self(Arc::new(Inner { seed, timetable, deals: QueryCache::default() }))
    }

    pub(crate) fn timetable(&self) -> &Timetable {
        let make = || Timetable::new(self.0.seed, Stations::from_places(Places::embedded()));
        self.0.timetable.get_or_init(make)
    }

    #[cfg(test)]
    pub(crate) fn is_planned(&self) -> bool {
        self.0.timetable.get().is_some_and(Timetable::is_planned)
    }

    /// Returns the seed.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.0.seed
    }

    /// Returns the plan for a query, computed on first use. Create one plan at the start of a search and pass it to all
    /// providers, so that they share the plan even if some of them respond late.
    #[must_use]
    pub fn plan(&self, query: &FlightInventoryQuery) -> FlightPlan {
        FlightPlan(self.0.deals.share(ItineraryKey::of(query)))
    }

    /// Returns the itineraries in a plan and the airlines' fares for them, best first.
    pub(crate) fn deals(&self, plan: &FlightPlan) -> Arc<[Deal]> {
        plan.0.get(|key| find_deals(self.timetable(), self.seed(), key, FLIGHT_RESULTS).into())
    }
}

/// The itineraries for a query and the airlines' fares for them, shared by all providers.
#[derive(Debug)]
pub struct FlightPlan(SharedAnswer<ItineraryKey, [Deal]>);
