//! The embedded inventory's sellers as providers.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;
use wayfare_models::flights::{
    AirlineCode, FlightAirline, FlightBookingOption, FlightProvider, ProviderCode,
};

use super::{BoxFuture, Offer, OfferLeg, Provider, ProviderError, Sale, Speed, Terms};
use crate::inventory::{self, Cashback, EmbeddedProvider, FlightQuery, Inventory, Pace};

/// The sellers of an embedded inventory. `pace` scales how long they take: 1 as in the real world, 0 for at once.
///
/// They compute on tokio's blocking threads, all sellers and searches together on no more than there are processors.
#[must_use]
pub fn embedded_providers(inventory: &Inventory, pace: f64) -> Vec<Arc<dyn Provider>> {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let processors = Arc::new(Semaphore::new(processors));
    let pace = if pace.is_finite() { pace.max(0.0) } else { 1.0 };
    let provider = |seller| -> Arc<dyn Provider> {
        Arc::new(Embedded { inventory: inventory.clone(), seller, pace, processors: Arc::clone(&processors) })
    };
    inventory.providers().into_iter().map(provider).collect()
}

#[derive(Debug)]
struct Embedded {
    inventory: Inventory,
    seller: EmbeddedProvider,
    pace: f64,
    processors: Arc<Semaphore>,
}

impl Embedded {
    fn latency(&self, query: &FlightQuery) -> Duration {
        let seconds = self.seller.latency(query).as_secs_f64() * self.pace;
        Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX)
    }
}

impl Provider for Embedded {
    fn code(&self) -> &str {
        self.seller.code()
    }

    fn speed(&self) -> Speed {
        match self.seller.pace() {
            Pace::Fast => Speed::Fast,
            Pace::Slow => Speed::Slow,
        }
    }

    fn seller(&self, code: &ProviderCode) -> FlightProvider {
        self.inventory.provider(code.as_str()).unwrap_or_default()
    }

    fn airline(&self, code: &AirlineCode) -> Option<FlightAirline> {
        self.inventory.airline(code.as_str())
    }

    fn search(&self, query: Arc<FlightQuery>) -> BoxFuture<Result<Vec<Offer>, ProviderError>> {
        let latency = self.latency(&query);
        let (inventory, seller) = (self.inventory.clone(), self.seller.clone());
        let processors = Arc::clone(&self.processors);
        Box::pin(async move {
            if !latency.is_zero() {
                tokio::time::sleep(latency).await;
            }
            // Whoever waits here can still be called off; who computes is done in a moment.
            let processor = processors.acquire_owned().await.map_err(ProviderError::new)?;
            let work = tokio::task::spawn_blocking(move || {
                let offers =
                    seller.offers(&query).into_iter().map(|offer| listed(&inventory, offer)).collect();
                drop(processor);
                offers
            });
            work.await.map_err(ProviderError::new)
        })
    }
}

fn listed(inventory: &Inventory, offer: inventory::Offer) -> Offer {
    let legs = offer.itinerary.legs();
    Offer::on_demand(
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
    offer: inventory::Offer,
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
