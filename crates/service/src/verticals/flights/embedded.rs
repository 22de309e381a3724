//! The embedded inventory's providers of flights as providers.

use std::sync::Arc;
use std::time::Duration;

use wayfare_models::flights::{
    AirlineCode, FlightAirline, FlightBookingOption, FlightProvider, ProviderCode,
};

use super::sale::{FlightOffer, OfferLeg, Sale};
use super::terms::Terms;
use super::vertical::Flights;
use crate::engine::{Computes, Provider, embedded};
use wayfare_inventory::flights::{self, Cashback, EmbeddedProvider, FlightQuery, Inventory};
use wayfare_inventory::world::Speed;

/// The providers of an embedded inventory. `pace` scales how long they take: 1 as in the real world, 0 for at once.
///
/// They compute on tokio's blocking threads, all providers and searches together on no more than there are processors.
#[must_use]
pub fn embedded_providers(inventory: &Inventory, pace: f64) -> Vec<Arc<dyn Provider<Flights>>> {
    embedded(inventory.providers(), pace)
}

impl Computes<Flights> for EmbeddedProvider {
    fn code(&self) -> &str {
        self.code()
    }

    fn speed(&self) -> Speed {
        self.speed()
    }

    fn details(&self, code: &ProviderCode) -> Option<FlightProvider> {
        self.inventory().provider(code.as_str())
    }

    fn supplier_details(&self, code: &AirlineCode) -> Option<FlightAirline> {
        self.inventory().airline(code.as_str())
    }

    fn latency(&self, query: &FlightQuery) -> Duration {
        self.latency(query)
    }

    fn answer(&self, query: &Arc<FlightQuery>) -> Vec<FlightOffer> {
        let listed = |offer| listed(self.inventory(), offer);
        self.offers(query).into_iter().map(listed).collect()
    }
}

fn listed(inventory: &Inventory, offer: flights::Offer) -> FlightOffer {
    let legs = offer.itinerary.legs();
    FlightOffer::on_demand(
        offer.itinerary.result_id(),
        legs.iter().map(|leg| leg.stops()).max().unwrap_or(0),
        legs.iter().map(|leg| leg.minutes()).sum(),
        offer.price.total,
        Arc::new(Listed { inventory: inventory.clone(), offer }),
    )
}

/// An offer of the inventory, which knows how to spell it out.
#[derive(Debug)]
struct Listed {
    inventory: Inventory,
    offer: flights::Offer,
}

impl Sale for Listed {
    fn legs(&self) -> Vec<OfferLeg> {
        let legs = self.offer.itinerary.legs().iter().zip(self.offer.itinerary.leg_ids());
        legs.map(|(leg, id)| OfferLeg {
            id,
            leg: self.inventory.leg(leg),
            segments: self.inventory.segments(leg).collect(),
        })
        .collect()
    }

    fn option(&self, terms: &Terms) -> FlightBookingOption {
        if terms.currency == self.offer.price.total.currency() {
            return self.inventory.option(&self.offer, &terms.mode);
        }
        let mut offer = self.offer.clone();
        for price in [&mut offer.price, &mut offer.base_price] {
            *price = terms.price_of_each(terms.convert(price.per_person));
        }
        offer.cashback = offer.cashback.map(|cashback| match cashback {
            Cashback::Percentage { tenths, cap } => Cashback::Percentage { tenths, cap: terms.convert(cap) },
            Cashback::Flat(amount) => Cashback::Flat(terms.convert(amount)),
        });
        self.inventory.option(&offer, &terms.mode)
    }

    fn bytes(&self) -> usize {
        let families = self.offer.families.iter().map(|sold| size_of_val(sold) + 2 * sold.legs.capacity());
        // An offer's share of the flights and fares that it has in common with others, and of what the allocator adds;
        // measured.
        const SHARED: usize = 384;
        size_of_val(self)
            + self.offer.booking_url.len()
            + self.offer.badges.len()
            + families.sum::<usize>()
            + SHARED
    }
}
