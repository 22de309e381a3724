//! The public inventory: one provider, one query.

use std::sync::Arc;
use std::time::Duration;

use wayfare_places::Places;

use super::itineraries::{Deal, ItineraryKey, find_deals};
use super::offers::{Desk, PricedItinerary};
use super::query::FlightInventoryQuery;
use super::resellers::{DIRECT, RESELLERS, Reseller};
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
        let resellers = RESELLERS.iter().map(ProviderKind::Reseller);
        resellers
            .chain([ProviderKind::Airlines])
            .map(|kind| EmbeddedFlightProvider { inventory: self.clone(), kind })
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

#[derive(Debug, Clone, Copy)]
enum ProviderKind {
    Reseller(&'static Reseller),
    /// All airlines together; each offer names its airline.
    Airlines,
}

/// One provider of the embedded flights.
#[derive(Debug, Clone)]
pub struct EmbeddedFlightProvider {
    inventory: FlightInventory,
    kind: ProviderKind,
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
        match self.kind {
            ProviderKind::Reseller(reseller) => reseller.code,
            ProviderKind::Airlines => DIRECT,
        }
    }

    /// Name for travellers.
    #[must_use]
    pub fn display_name(&self) -> &'static str {
        match self.kind {
            ProviderKind::Reseller(reseller) => reseller.name,
            ProviderKind::Airlines => "Airlines",
        }
    }

    /// Class of its typical response times.
    #[must_use]
    pub fn latency_class(&self) -> LatencyClass {
        match self.kind {
            ProviderKind::Reseller(reseller) => reseller.latency,
            ProviderKind::Airlines => LatencyClass::Short,
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
        self.offers_of(&self.inventory.plan(query), query)
    }

    /// The same with the query's plan.
    #[must_use]
    pub fn offers_of(&self, plan: &FlightPlan, query: &FlightInventoryQuery) -> Vec<PricedItinerary> {
        if query.party.size() == 0 {
            return Vec::new();
        }
        let inventory = &self.inventory;
        let deals = plan.0.get(|key| find_deals(inventory.timetable(), inventory.seed(), key));
        let desk =
            Desk { timetable: inventory.timetable(), query, dice: Dice::new(inventory.seed(), "offers") };
        match self.kind {
            ProviderKind::Reseller(reseller) => desk.reseller_offers(reseller, &deals),
            ProviderKind::Airlines => desk.direct_offers(&deals),
        }
    }
}
