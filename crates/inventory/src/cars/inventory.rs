//! The inventory as it is asked from outside: one seller, one query.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use super::brokers::{BROKERS, Broker, DIRECT};
use super::deals::{Deal, find_deals};
use super::offers::{CarRate, Desk};
use super::query::CarInventoryQuery;
use super::{Dice, LatencyClass, Towns};

/// The embedded rental cars. Clones are cheap and share everything.
#[derive(Debug, Clone)]
pub struct CarInventory(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    seed: u64,
    plans: Plans,
}

impl CarInventory {
    /// The rental cars of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Arc::new(Inner { seed, plans: Plans::default() }))
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
        let plan = inventory.plans.get(query, |query| find_deals(query, inventory.seed));
        let dice = Dice::new(inventory.seed, "rental seller").text(self.code());
        let desk = Desk { query, seed: inventory.seed, dice };
        match self.seller {
            Seller::Broker(broker) => desk.broker_offers(broker, &plan),
            Seller::Agencies => desk.direct_offers(&plan),
        }
    }
}

/// What there is to sell, shared by all who sell it.
type Plan = Arc<[Arc<Deal>]>;

type Slot = Arc<OnceLock<Plan>>;

/// How many plans are kept. Each takes some hundred kilobytes.
const KEPT: usize = 16;

/// The plans of the latest queries, the most recent last: all sellers are asked the same query side by side.
#[derive(Debug, Default)]
struct Plans(Mutex<VecDeque<(CarInventoryQuery, Slot)>>);

impl Plans {
    fn get(
        &self,
        query: &CarInventoryQuery,
        find: impl FnOnce(&CarInventoryQuery) -> Vec<Arc<Deal>>,
    ) -> Plan {
        // The lock is held for finding the slot only; filling it blocks those alone who want the same plan.
        let slot = self.slot(query);
        Arc::clone(slot.get_or_init(|| find(query).into()))
    }

    fn slot(&self, query: &CarInventoryQuery) -> Slot {
        // Nothing panics while the lock is held; if something did, the list would still be whole.
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = kept.iter().position(|(it, _)| it == query).and_then(|place| kept.remove(place));
        let (query, slot) = known.unwrap_or_else(|| (query.clone(), Slot::default()));
        if kept.len() >= KEPT {
            kept.pop_front();
        }
        kept.push_back((query, Arc::clone(&slot)));
        slot
    }
}
