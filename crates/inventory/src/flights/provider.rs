//! Providers: each sells what the inventory has.

use std::sync::Arc;
use std::time::Duration;

use super::answer::FlightAnswer;
use super::desk::Seller;
use super::inventory::{FlightInventory, FlightPlan};
use super::offers::PricedItinerary;
use super::query::FlightInventoryQuery;
use super::resellers::RESELLERS;
use crate::world::LatencyClass;
use crate::world::dice::Dice;

impl FlightInventory {
    /// All providers, each to be asked separately.
    #[must_use]
    pub fn providers(&self) -> Vec<EmbeddedFlightProvider> {
        let resellers = RESELLERS.iter().map(Seller::Reseller);
        resellers
            .chain([Seller::Airlines])
            .map(|seller| EmbeddedFlightProvider { inventory: self.clone(), seller })
            .collect()
    }
}

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
        self.seller.code()
    }

    pub(crate) fn seller(&self) -> Seller {
        self.seller
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
        let deals = if query.party.size() == 0 { Arc::default() } else { inventory.deals(plan) };
        FlightAnswer::new(inventory.clone(), self.seller, query, deals)
    }
}
