//! The embedded inventory's providers of rental cars as providers.

use std::sync::Arc;
use std::time::Duration;

use wayfare_models::cars::{
    AgencyCode, CarAgency, CarBookingOption, CarLocation, CarProvider, CarProviderCode,
};

use super::sale::{CarOffer, CarSale};
use super::terms::Terms;
use super::vertical::Cars;
use crate::engine::{Computes, Provider, embedded};
use wayfare_inventory::cars::{RentalInventory, RentalOffer, RentalProvider, RentalQuery};
use wayfare_inventory::world::Speed;

/// The providers of an embedded inventory. `pace` scales how long they take: 1 as in the real world, 0 for at once.
///
/// They compute on tokio's blocking threads, all providers and searches together on no more than there are processors.
#[must_use]
pub fn embedded_providers(inventory: &RentalInventory, pace: f64) -> Vec<Arc<dyn Provider<Cars>>> {
    embedded(inventory.providers(), pace)
}

impl Computes<Cars> for RentalProvider {
    fn code(&self) -> &str {
        self.code()
    }

    fn speed(&self) -> Speed {
        self.speed()
    }

    fn details(&self, code: &CarProviderCode) -> Option<CarProvider> {
        RentalInventory::provider(code)
    }

    fn supplier_details(&self, code: &AgencyCode) -> Option<CarAgency> {
        RentalInventory::agency(code)
    }

    fn latency(&self, query: &RentalQuery) -> Duration {
        self.latency(query)
    }

    fn answer(&self, query: &Arc<RentalQuery>) -> Vec<CarOffer> {
        let listed = |offer: RentalOffer| {
            let (id, metres, total) = (offer.result_id(), offer.distance_m(), offer.total);
            CarOffer::on_demand(id, metres, total, Arc::new(Listed { asked: Arc::clone(query), offer }))
        };
        self.offers(query).into_iter().map(listed).collect()
    }
}

/// An offer of the inventory, which knows how to spell it out.
#[derive(Debug)]
struct Listed {
    asked: Arc<RentalQuery>,
    offer: RentalOffer,
}

impl CarSale for Listed {
    fn option(&self, terms: &Terms) -> CarBookingOption {
        self.offer.option(terms.currency, &terms.mode)
    }

    fn locations(&self) -> Vec<CarLocation> {
        self.offer.locations(&self.asked).map(|(_, location)| location).collect()
    }

    fn bytes(&self) -> usize {
        // What is behind the offer's pointers: its lists, and its share of the deal that all its sellers have in
        // common.
        const BEHIND: usize = 512;
        size_of_val(self) + self.offer.booking_url.len() + BEHIND
    }
}
