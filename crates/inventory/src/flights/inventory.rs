//! The public inventory: one provider, one query.

use std::sync::Arc;
use std::time::Duration;

use wayfare_places::Places;

use super::answer::FlightAnswer;
use super::desk::Seller;
use super::itineraries::{Deal, ItineraryKey, find_deals};
use super::offers::PricedItinerary;
use super::query::FlightInventoryQuery;
use super::resellers::{DIRECT, RESELLERS};
use super::schedule::stations::Stations;
use super::schedule::timetable::Timetable;
use crate::world::LatencyClass;
use crate::world::dice::Dice;
use crate::world::latest::{Latest, Shared};

/// The embedded flights. Clones are cheap and share all data.
#[derive(Debug, Clone)]
pub struct FlightInventory(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    seed: u64,
    timetable: Timetable,
    deals: Latest<ItineraryKey, Deal>,
}

impl FlightInventory {
    /// Plans the network of a seed over the embedded airports, which takes a tenth of a second.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self::over(seed, Stations::from_places(Places::embedded()))
    }

    /// Plans the network over some airports only.
    pub(crate) fn over(seed: u64, stations: Stations) -> Self {
        Self(Arc::new(Inner { seed, timetable: Timetable::new(seed, stations), deals: Latest::default() }))
    }

    /// All providers, each to be asked separately.
    #[must_use]
    pub fn providers(&self) -> Vec<EmbeddedFlightProvider> {
        let resellers = RESELLERS.iter().map(Seller::Reseller);
        resellers
            .chain([Seller::Airlines])
            .map(|seller| EmbeddedFlightProvider { inventory: self.clone(), seller })
            .collect()
    }

    pub(crate) fn timetable(&self) -> &Timetable {
        &self.0.timetable
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
}

/// The itineraries for a query with the airlines' fares, which all providers sell.
#[derive(Debug)]
pub struct FlightPlan(Shared<ItineraryKey, Deal>);

/// One provider of the embedded flights.
#[derive(Debug, Clone)]
pub struct EmbeddedFlightProvider {
    inventory: FlightInventory,
    seller: Seller,
}

impl EmbeddedFlightProvider {
    /// The inventory that it sells.
    #[must_use]
    pub fn inventory(&self) -> &FlightInventory {
        &self.inventory
    }

    /// The provider's code. The airlines are asked together, as `airlines`; their offers have the airlines' codes.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self.seller {
            Seller::Reseller(reseller) => reseller.code,
            Seller::Airlines => DIRECT,
        }
    }

    /// Name for travellers.
    #[must_use]
    pub fn display_name(&self) -> &'static str {
        match self.seller {
            Seller::Reseller(reseller) => reseller.name,
            Seller::Airlines => "Airlines",
        }
    }

    /// Class of its typical response times.
    #[must_use]
    pub fn latency_class(&self) -> LatencyClass {
        match self.seller {
            Seller::Reseller(reseller) => reseller.latency,
            Seller::Airlines => LatencyClass::Short,
        }
    }

    /// Response time for this query at real-world speed. The same for the same query.
    #[must_use]
    pub fn latency(&self, query: &FlightInventoryQuery) -> Duration {
        self.latency_class().latency(query.mix(Dice::new(self.inventory.seed(), "latency").text(self.code())))
    }

    /// Its offers: a function of the seed and the query alone. It computes for some milliseconds without waiting.
    /// Call it outside an async task.
    ///
    /// None for an impossible query (no legs, no travellers, unknown airports, equal ends).
    #[must_use]
    pub fn offers(&self, query: &FlightInventoryQuery) -> Vec<PricedItinerary> {
        self.answer(&self.inventory.plan(query), Arc::new(query.clone())).offers().collect()
    }

    /// The same with the query's plan, not spelt out yet.
    #[must_use]
    pub fn answer(&self, plan: &FlightPlan, query: Arc<FlightInventoryQuery>) -> FlightAnswer {
        let inventory = &self.inventory;
        let deals = if query.party.size() == 0 {
            Arc::default()
        } else {
            plan.0.get(|key| find_deals(inventory.timetable(), inventory.seed(), key))
        };
        FlightAnswer::new(inventory.clone(), self.seller, query, deals)
    }
}
