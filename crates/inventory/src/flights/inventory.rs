//! The inventory as it is asked from outside: one seller, one query.

use std::sync::Arc;
use std::time::Duration;

use wayfare_places::Places;

use super::itineraries::{Deal, ItineraryKey, find_deals};
use super::offers::{Desk, PricedItinerary};
use super::query::FlightInventoryQuery;
use super::schedule::stations::Stations;
use super::schedule::timetable::Timetable;
use super::sellers::{DIRECT, RESELLERS, Reseller};
use crate::world::LatencyClass;
use crate::world::dice::Dice;
use crate::world::latest::Latest;

/// The embedded inventory. Clones are cheap and share everything.
#[derive(Debug, Clone)]
pub struct FlightInventory(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    seed: u64,
    timetable: Timetable,
    deals: Latest<ItineraryKey, Deal>,
}

impl FlightInventory {
    /// Plans the world of a seed over the embedded airports, which takes a tenth of a second.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self::over(seed, Stations::from_places(Places::embedded()))
    }

    /// Plans the world over some airports only.
    pub(crate) fn over(seed: u64, stations: Stations) -> Self {
        Self(Arc::new(Inner { seed, timetable: Timetable::new(seed, stations), deals: Latest::default() }))
    }

    /// All sellers, each to be asked by itself.
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

    /// What there is to sell for a query.
    fn deals(&self, query: &FlightInventoryQuery) -> Arc<[Deal]> {
        self.0.deals.get(&ItineraryKey::of(query), |key| find_deals(&self.0.timetable, self.0.seed, key))
    }
}

#[derive(Debug, Clone, Copy)]
enum Seller {
    Reseller(&'static Reseller),
    /// All airlines together: each offer names its own.
    Airlines,
}

/// One seller of the embedded inventory.
#[derive(Debug, Clone)]
pub struct EmbeddedFlightProvider {
    inventory: FlightInventory,
    seller: Seller,
}

impl EmbeddedFlightProvider {
    /// The inventory that it sells from.
    #[must_use]
    pub fn inventory(&self) -> &FlightInventory {
        &self.inventory
    }

    /// The seller's code. The airlines are asked together, as `airlines`; their offers carry the airlines' codes.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self.seller {
            Seller::Reseller(reseller) => reseller.code,
            Seller::Airlines => DIRECT,
        }
    }

    /// The name that a traveller reads.
    #[must_use]
    pub fn display_name(&self) -> &'static str {
        match self.seller {
            Seller::Reseller(reseller) => reseller.name,
            Seller::Airlines => "Airlines",
        }
    }

    /// Its typical response time.
    #[must_use]
    pub fn latency_class(&self) -> LatencyClass {
        match self.seller {
            Seller::Reseller(reseller) => reseller.latency,
            Seller::Airlines => LatencyClass::Short,
        }
    }

    /// How long it takes to answer this query at the pace of the real world. The same for the same query.
    #[must_use]
    pub fn latency(&self, query: &FlightInventoryQuery) -> Duration {
        self.latency_class().latency(query.mix(Dice::new(self.inventory.seed(), "latency").text(self.code())))
    }

    /// Its offers. A function of the seed and the query alone. It computes and never waits, for some milliseconds:
    /// call it where that disturbs nobody.
    ///
    /// A query that makes no sense (no legs, nobody to travel, unknown airports, equal ends) has no offers.
    #[must_use]
    pub fn offers(&self, query: &FlightInventoryQuery) -> Vec<PricedItinerary> {
        if query.party.size() == 0 {
            return Vec::new();
        }
        let deals = self.inventory.deals(query);
        let inventory = &self.inventory;
        let desk =
            Desk { timetable: inventory.timetable(), query, dice: Dice::new(inventory.seed(), "offers") };
        match self.seller {
            Seller::Reseller(reseller) => desk.reseller_offers(reseller, &deals),
            Seller::Airlines => desk.direct_offers(&deals),
        }
    }
}
