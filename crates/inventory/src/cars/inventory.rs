//! The public inventory and its providers.

use std::sync::Arc;
use std::time::Duration;

use super::answer::CarAnswer;
use super::brokers::BROKERS;
use super::deals::{CarDeal, find_deals};
use super::desk::Seller;
use super::offers::CarRate;
use super::query::CarInventoryQuery;
use super::{Dice, LatencyClass};
use crate::world::query_cache::{QueryCache, SharedAnswer};

/// The embedded inventory of rental cars. Clones are cheap and share all data.
#[derive(Debug, Clone)]
pub struct CarInventory(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    seed: u64,
    deals: QueryCache<CarInventoryQuery, [Arc<CarDeal>]>,
}

impl CarInventory {
    /// Creates the inventory for a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Arc::new(Inner { seed, deals: QueryCache::default() }))
    }

    /// Returns the seed.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.0.seed
    }

    /// Returns the plan for a query, computed on first use. Create one plan at the start of a search and pass it to all
    /// providers, so that they share the plan even if some of them respond late.
    #[must_use]
    pub fn plan(&self, query: &CarInventoryQuery) -> CarPlan {
        CarPlan(self.0.deals.share(query.clone()))
    }

    /// Returns all providers. Each provider is searched separately.
    #[must_use]
    pub fn providers(&self) -> Vec<EmbeddedCarProvider> {
        let brokers = BROKERS.iter().map(Seller::Broker);
        brokers
            .chain([Seller::Agencies])
            .map(|seller| EmbeddedCarProvider { inventory: self.clone(), seller })
            .collect()
    }
}

/// The cars for a query and the agencies' prices, shared by all providers.
#[derive(Debug)]
pub struct CarPlan(SharedAnswer<CarInventoryQuery, [Arc<CarDeal>]>);

/// A provider of the embedded rental cars.
#[derive(Debug, Clone)]
pub struct EmbeddedCarProvider {
    inventory: CarInventory,
    pub(crate) seller: Seller,
}

impl EmbeddedCarProvider {
    /// Returns the inventory that the provider sells.
    #[must_use]
    pub fn inventory(&self) -> &CarInventory {
        &self.inventory
    }

    /// Returns the provider's code. The `agencies` provider represents all agencies; its offers have the codes of the
    /// agencies.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.seller.provider_code()
    }

    /// Returns the display name.
    #[must_use]
    pub fn display_name(&self) -> &'static str {
        match self.seller {
            Seller::Broker(broker) => broker.name,
            Seller::Agencies => "Rental agencies",
        }
    }

    /// Returns the response-time class of the provider.
    #[must_use]
    pub fn latency_class(&self) -> LatencyClass {
        match self.seller {
            Seller::Broker(broker) => broker.latency,
            Seller::Agencies => LatencyClass::Short,
        }
    }

    /// Returns the response time for a query at real-world speed. The same query always has the same response time.
    #[must_use]
    pub fn latency(&self, query: &CarInventoryQuery) -> Duration {
        self.latency_class()
            .latency(query.mix(Dice::new(self.inventory.seed(), "rental latency").text(self.code())))
    }

    /// Returns the provider's offers, which depend only on the seed and the query. The computation takes a few
    /// milliseconds without an await point, so call this function outside an async task.
    ///
    /// Returns no offers if the rental is impossible: in the past, or with an invalid number of days.
    #[must_use]
    pub fn offers(&self, query: &CarInventoryQuery) -> Vec<CarRate> {
        self.answer(&self.inventory.plan(query), Arc::new(query.clone())).offers().collect()
    }

    /// Returns the offers as an answer, based on the query's plan. The answer computes each offer on request.
    #[must_use]
    pub fn answer(&self, plan: &CarPlan, query: Arc<CarInventoryQuery>) -> CarAnswer {
        let seed = self.inventory.seed();
        let deals = plan.0.get(|query| find_deals(query, seed).into());
        CarAnswer::new(seed, self.seller, query, deals)
    }
}
