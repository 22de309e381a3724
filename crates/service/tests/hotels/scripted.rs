//! Scripted hotel providers.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use axum::Router;
use specwright_core::Text;
use wayfare_service::hotels::{
    Hotel, HotelCharges, HotelOffer, HotelProviderDetails, HotelQuery, HotelQuotes, Hotels, KnownQuotes,
    PriceTerms,
};
use wayfare_service::{BoxFuture, Builder, Provider, ProviderError, Speed};

use crate::support::builder;

/// A provider that answers after a delay.
pub struct Scripted {
    pub code: &'static str,
    pub after: Duration,
    pub act: Act,
    /// The number of searches that the provider received.
    pub asked: AtomicUsize,
}

#[derive(Clone, Copy)]
pub enum Act {
    /// Offers a room in each of the most popular hotels, at these prices in US dollars.
    Offer(&'static [i64]),
    /// Offers rooms at these prices only together with other services.
    Bundle(&'static [i64]),
    Fail,
    Panic,
    PanicAtOnce,
    /// Returns quotes that panic.
    Broken,
    Hang,
}

impl Scripted {
    pub fn new(code: &'static str, seconds: u64, act: Act) -> Arc<Self> {
        let (after, asked) = (Duration::from_secs(seconds), AtomicUsize::new(0));
        Arc::new(Scripted { code, after, act, asked })
    }
}

impl Provider<Hotels> for Scripted {
    fn code(&self) -> &str {
        self.code
    }

    fn speed(&self) -> Speed {
        Speed::Fast
    }

    fn details(&self, code: &Text) -> Option<HotelProviderDetails> {
        assert_ne!(self.code, "panics", "scripted failure");
        let mut details = HotelProviderDetails::new(format!("Provider {code}"));
        details.languages = vec!["en".into()];
        (code == self.code).then_some(details)
    }

    fn search(&self, query: Arc<HotelQuery>) -> BoxFuture<Result<Arc<dyn HotelQuotes>, ProviderError>> {
        self.asked.fetch_add(1, Ordering::SeqCst);
        let (code, after, act) = (self.code, self.after, self.act);
        assert!(!matches!(act, Act::PanicAtOnce), "scripted failure");
        Box::pin(async move {
            tokio::time::sleep(after).await;
            let answer: Arc<dyn HotelQuotes> = match act {
                Act::Offer(dollars) | Act::Bundle(dollars) => {
                    let mut quotes = KnownQuotes::default();
                    for (hotel, dollars) in query.hotels().await?.zip(dollars) {
                        let is_bundled = matches!(act, Act::Bundle(_));
                        quotes.add(hotel.id, offer(code, *dollars, is_bundled));
                    }
                    Arc::new(quotes)
                }
                Act::Fail => return Err(ProviderError::new("scripted failure")),
                Act::Panic | Act::PanicAtOnce => panic!("scripted failure"),
                Act::Broken => Arc::new(Broken),
                Act::Hang => std::future::pending().await,
            };
            Ok(answer)
        })
    }
}

/// Quotes that panic.
#[derive(Debug)]
struct Broken;

impl HotelQuotes for Broken {
    fn offers(&self, _: &[&Hotel], _: &PriceTerms) -> Vec<Vec<HotelOffer>> {
        panic!("scripted failure")
    }
}

/// Returns an offer at a price in US dollars, plus 10% tax.
pub fn offer(code: &'static str, dollars: i64, is_bundled: bool) -> HotelOffer {
    let charges = HotelCharges { base: dollars * 100, taxes: dollars * 10, ..HotelCharges::default() };
    let link = format!("https://{code}.example/{dollars}");
    let mut offer = HotelOffer::new(code, "Double room", charges, link);
    offer.is_bundled = is_bundled;
    offer
}

/// Returns a builder for a service with these hotel providers and production latencies.
pub fn asking(providers: &[Arc<Scripted>]) -> Builder {
    let providers = providers.iter().map(|it| Arc::clone(it) as Arc<dyn Provider<Hotels>>).collect();
    builder()
        .pace(1.0)
        .provider_timeout(Duration::from_secs(20))
        .flight_providers(vec![])
        .car_providers(vec![])
        .hotel_providers(providers)
}

pub fn router(providers: &[Arc<Scripted>]) -> Router {
    asking(providers).build().router()
}
