//! The inventory as it is asked from outside: one seller, one query.

use std::sync::Arc;
use std::time::Duration;

use super::deals::{Deal, find_deals};
use super::offers::{CarRate, Desk};
use super::query::CarInventoryQuery;
use super::sellers::{BROKERS, Broker, DIRECT};
use super::{Dice, LatencyClass, Towns};
use crate::world::latest::Latest;

/// The embedded rental cars. Clones are cheap and share everything.
#[derive(Debug, Clone)]
pub struct CarInventory(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    seed: u64,
    deals: Latest<CarInventoryQuery, Arc<Deal>>,
}

impl CarInventory {
    /// The rental cars of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Arc::new(Inner { seed, deals: Latest::default() }))
    }

    /// Reads the tables, which takes some 50 ms the first time: for a server to call at start, so that its first request
    /// does not wait.
    pub fn warm_up(&self) {
        Towns::embedded();
    }

    /// All sellers, each to be asked by itself.
    #[must_use]
    pub fn providers(&self) -> Vec<EmbeddedCarProvider> {
        let brokers = BROKERS.iter().map(Seller::Broker);
        brokers
            .chain([Seller::Agencies])
            .map(|seller| EmbeddedCarProvider { inventory: self.clone(), seller })
            .collect()
    }
}

#[derive(Debug, Clone, Copy)]
enum Seller {
    Broker(&'static Broker),
    /// All agencies together: each offer names its own.
    Agencies,
}

/// One seller of the embedded rental cars.
#[derive(Debug, Clone)]
pub struct EmbeddedCarProvider {
    inventory: CarInventory,
    seller: Seller,
}

impl EmbeddedCarProvider {
    /// The seller's code. The agencies are asked together, as `agencies`; their offers carry the agencies' codes.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self.seller {
            Seller::Broker(broker) => broker.code,
            Seller::Agencies => DIRECT,
        }
    }

    /// The name that a traveller reads.
    #[must_use]
    pub fn display_name(&self) -> &'static str {
        match self.seller {
            Seller::Broker(broker) => broker.name,
            Seller::Agencies => "Rental agencies",
        }
    }

    /// Its typical response time.
    #[must_use]
    pub fn latency_class(&self) -> LatencyClass {
        match self.seller {
            Seller::Broker(broker) => broker.latency,
            Seller::Agencies => LatencyClass::Short,
        }
    }

    /// How long it takes to answer this query at the pace of the real world. The same for the same query.
    #[must_use]
    pub fn latency(&self, query: &CarInventoryQuery) -> Duration {
        self.latency_class()
            .latency(query.mix(Dice::new(self.inventory.0.seed, "rental latency").text(self.code())))
    }

    /// Its offers. A function of the seed and the query alone. It computes and never waits, for a few milliseconds: call
    /// it where that disturbs nobody.
    ///
    /// A query that makes no sense (gone by, backwards, too long) has no offers.
    #[must_use]
    pub fn offers(&self, query: &CarInventoryQuery) -> Vec<CarRate> {
        let inventory = &*self.inventory.0;
        let deals = inventory.deals.get(query, |query| find_deals(query, inventory.seed));
        let dice = Dice::new(inventory.seed, "rental seller").text(self.code());
        let desk = Desk { query, seed: inventory.seed, dice };
        match self.seller {
            Seller::Broker(broker) => desk.broker_offers(broker, &deals),
            Seller::Agencies => desk.direct_offers(&deals),
        }
    }
}
