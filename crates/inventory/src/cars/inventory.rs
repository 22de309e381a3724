//! The public inventory: one provider, one query.

use std::sync::Arc;
use std::time::Duration;

use super::answer::CarAnswer;
use super::brokers::BROKERS;
use super::deals::{CarDeals, find_deals};
use super::desk::Seller;
use super::offers::CarRate;
use super::query::CarInventoryQuery;
use super::{Dice, LatencyClass, Towns};
use crate::world::latest::{Latest, Shared};

/// The embedded rental cars. Clones are cheap and share all data.
#[derive(Debug, Clone)]
pub struct CarInventory(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    seed: u64,
    deals: Latest<CarInventoryQuery, CarDeals>,
}

impl CarInventory {
    /// The rental cars of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Arc::new(Inner { seed, deals: Latest::default() }))
    }

    pub(crate) fn seed(&self) -> u64 {
        self.0.seed
    }

    /// The plan for a query, found when the first provider needs it. Take it for all providers when a search begins, so
    /// that they share it however late they answer.
    #[must_use]
    pub fn plan(&self, query: &CarInventoryQuery) -> CarPlan {
        CarPlan(self.0.deals.share(query.clone()))
    }

    /// Reads the tables, which takes some 50 ms the first time. Whoever wants no request to wait for that calls
    /// it before.
    pub fn warm_up(&self) {
        Towns::embedded();
    }

    /// All providers, each to be asked separately.
    #[must_use]
    pub fn providers(&self) -> Vec<EmbeddedCarProvider> {
        let brokers = BROKERS.iter().map(Seller::Broker);
        brokers
            .chain([Seller::Agencies])
            .map(|seller| EmbeddedCarProvider { inventory: self.clone(), seller })
            .collect()
    }
}

/// The cars for a query with the agencies' prices, which all providers sell.
#[derive(Debug)]
pub struct CarPlan(Shared<CarInventoryQuery, CarDeals>);

/// One provider of the embedded rental cars.
#[derive(Debug, Clone)]
pub struct EmbeddedCarProvider {
    inventory: CarInventory,
    pub(crate) seller: Seller,
}

impl EmbeddedCarProvider {
    /// The inventory that it sells.
    #[must_use]
    pub fn inventory(&self) -> &CarInventory {
        &self.inventory
    }

    /// The provider's code. The agencies are asked together, as `agencies`; their offers have the agencies' codes.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.seller.asked_as()
    }

    /// Name for travellers.
    #[must_use]
    pub fn display_name(&self) -> &'static str {
        match self.seller {
            Seller::Broker(broker) => broker.name,
            Seller::Agencies => "Rental agencies",
        }
    }

    /// Class of its typical response times.
    #[must_use]
    pub fn latency_class(&self) -> LatencyClass {
        match self.seller {
            Seller::Broker(broker) => broker.latency,
            Seller::Agencies => LatencyClass::Short,
        }
    }

    /// Response time for this query at real-world speed. The same for the same query.
    #[must_use]
    pub fn latency(&self, query: &CarInventoryQuery) -> Duration {
        self.latency_class()
            .latency(query.mix(Dice::new(self.inventory.seed(), "rental latency").text(self.code())))
    }

    /// Its offers: a function of the seed and the query alone. It computes for a few milliseconds without waiting.
    /// Call it outside an async task.
    ///
    /// None for an impossible query (in the past, return before pickup, too long).
    #[must_use]
    pub fn offers(&self, query: &CarInventoryQuery) -> Vec<CarRate> {
        self.answer(&self.inventory.plan(query), Arc::new(query.clone())).offers().collect()
    }

    /// The same with the query's plan, not spelt out yet.
    #[must_use]
    pub fn answer(&self, plan: &CarPlan, query: Arc<CarInventoryQuery>) -> CarAnswer {
        let seed = self.inventory.seed();
        let deals = plan.0.get(|query| Arc::new(find_deals(query, seed).into()));
        CarAnswer::new(seed, self.seller, query, deals)
    }
}
