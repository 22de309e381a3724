//! Providers that sell the flights of the inventory.

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
    /// Returns all providers. Each provider is searched separately.
    #[must_use]
    pub fn providers(&self) -> Vec<EmbeddedFlightProvider> {
        let resellers = RESELLERS.iter().map(Seller::Reseller);
        resellers
            .chain([Seller::Airlines])
            .map(|seller| EmbeddedFlightProvider { inventory: self.clone(), seller })
            .collect()
    }
}

/// A provider of the embedded flights.
#[derive(Debug, Clone)]
pub struct EmbeddedFlightProvider {
    inventory: FlightInventory,
    seller: Seller,
}

impl EmbeddedFlightProvider {
    /// Returns the inventory that the provider sells.
    #[must_use]
    pub fn inventory(&self) -> &FlightInventory {
        &self.inventory
    }

    /// Returns the provider's code. The `airlines` provider represents all airlines; its offers have the codes of the
    /// airlines.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.seller.code()
    }

    /// Returns the display name.
    #[must_use]
    pub fn display_name(&self) -> &'static str {
        match self.seller {
            Seller::Reseller(reseller) => reseller.name,
            Seller::Airlines => "Airlines",
        }
    }

    /// Returns the response-time class of the provider.
    #[must_use]
    pub fn latency_class(&self) -> LatencyClass {
        match self.seller {
            Seller::Reseller(reseller) => reseller.latency,
            Seller::Airlines => LatencyClass::Short,
        }
    }

    /// Returns the response time for a query at real-world speed. The same query always has the same response time.
    #[must_use]
    pub fn latency(&self, query: &FlightInventoryQuery) -> Duration {
        self.latency_class().latency(query.mix(Dice::new(self.inventory.seed(), "latency").text(self.code())))
    }

    /// Returns the provider's offers, which depend only on the seed and the query. The computation takes a few
    /// milliseconds without an await point, so call this function outside an async task.
    ///
    /// Returns no offers for an impossible query (no legs, no travellers, unknown airports, or the same origin and
    /// destination).
    #[must_use]
    pub fn offers(&self, query: &FlightInventoryQuery) -> Vec<PricedItinerary> {
        self.answer(&self.inventory.plan(query), Arc::new(query.clone())).offers().collect()
    }

    /// Returns the offers as an answer, based on the query's plan. The answer computes each offer on request.
    #[must_use]
    pub fn answer(&self, plan: &FlightPlan, query: Arc<FlightInventoryQuery>) -> FlightAnswer {
        let inventory = &self.inventory;
        let deals = if query.party.size() == 0 { Arc::default() } else { inventory.deals(plan) };
        FlightAnswer::new(inventory.clone(), self.seller, query, deals)
    }
}
