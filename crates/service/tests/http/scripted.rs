//! Scripted flight providers and their offers.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use axum::Router;
use serde_json::Value;
use tokio::sync::watch;
use wayfare_models::common::AirportCode;
use wayfare_models::flights::{
    AirlineCode, FlightBookingOption, FlightLeg, FlightProvider, FlightSegment, FlightSegmentReference,
    LegId, ProviderCode, SegmentFare, SegmentId,
};
use wayfare_places::money::{Currency, ExactAmount};
use wayfare_service::flights::{FlightOffer, FlightQuery, Flights, OfferLeg};
use wayfare_service::{BoxFuture, Builder, Provider, ProviderError, Speed};

use crate::support::{Answer, POLL, boston_london, builder, poll, post};

/// The behaviour of a provider during a search.
#[derive(Clone, Copy)]
pub enum Act {
    /// Returns these offers once the gate is open.
    Offer(fn(&str) -> Vec<FlightOffer>),
    Fail,
    /// Panics inside the future.
    Panic,
    /// Panics before it returns the future.
    PanicAtOnce,
    Hang,
}

/// A provider that waits for its gate to open, and then follows its script.
pub struct Scripted {
    code: &'static str,
    speed: Speed,
    act: Act,
    gate: watch::Sender<bool>,
    /// The number of live search futures.
    pub running: Arc<AtomicUsize>,
    /// The number of searches that the provider received.
    pub asked: AtomicUsize,
}

impl Scripted {
    pub fn new(code: &'static str, speed: Speed, act: Act) -> Arc<Self> {
        let (gate, running) = (watch::Sender::new(false), Arc::default());
        Arc::new(Scripted { code, speed, act, gate, running, asked: AtomicUsize::new(0) })
    }

    /// Returns a provider whose gate is already open.
    pub fn open(code: &'static str, speed: Speed, act: Act) -> Arc<Self> {
        let provider = Scripted::new(code, speed, act);
        provider.go();
        provider
    }

    pub fn go(&self) {
        self.gate.send_replace(true);
    }
}

/// Guard that decrements the count of live futures on drop.
struct Counted(Arc<AtomicUsize>);

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

impl Provider<Flights> for Scripted {
    fn code(&self) -> &str {
        self.code
    }

    fn speed(&self) -> Speed {
        self.speed
    }

    fn details(&self, code: &ProviderCode) -> Option<FlightProvider> {
        let mut seller = FlightProvider::default();
        seller.display_name = Some(format_args!("Seller {code}").into());
        (code.as_str() != "nobody").then_some(seller)
    }

    fn search(&self, _: Arc<FlightQuery>) -> BoxFuture<Result<Vec<FlightOffer>, ProviderError>> {
        self.asked.fetch_add(1, Ordering::SeqCst);
        if matches!(self.act, Act::PanicAtOnce) {
            panic!("scripted failure");
        }
        self.running.fetch_add(1, Ordering::SeqCst);
        let counted = Counted(Arc::clone(&self.running));
        let (mut gate, act, code) = (self.gate.subscribe(), self.act, self.code);
        Box::pin(async move {
            let _counted = counted;
            gate.wait_for(|open| *open).await.unwrap();
            match act {
                Act::Offer(offers) => Ok(offers(code)),
                Act::Fail => Err(ProviderError::new("scripted failure")),
                Act::Panic | Act::PanicAtOnce => panic!("scripted failure"),
                Act::Hang => std::future::pending().await,
            }
        })
    }
}

/// Returns a builder for a service with these providers and production latencies.
pub fn asking(providers: &[Arc<Scripted>]) -> Builder {
    let providers = providers.iter().map(|it| Arc::clone(it) as Arc<dyn Provider<Flights>>).collect();
    builder().pace(1.0).provider_timeout(Duration::from_secs(20)).flight_providers(providers)
}

/// A running search.
pub struct Started {
    router: Router,
    /// The first response.
    pub first: Value,
}

impl Started {
    pub async fn new(providers: &[Arc<Scripted>]) -> Self {
        let router = asking(providers).build().router();
        let first = post(&router, POLL, boston_london()).await.ok();
        Started { router, first }
    }

    pub async fn poll(&self) -> Answer {
        post(&self.router, POLL, poll(&self.first)).await
    }

    /// Polls until the body satisfies a condition.
    pub async fn until(&self, wanted: impl Fn(&Value) -> bool) -> Value {
        for _ in 0..100 {
            let body = self.poll().await.ok();
            if wanted(&body) {
                return body;
            }
            // Only this sleep advances the paused time: no other timer is due earlier.
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        panic!("the search did not reach the expected state within 100 polls");
    }

    pub async fn until_complete(&self) -> Value {
        self.until(|body| body["status"] == "complete").await
    }
}

pub fn count(body: &Value) -> usize {
    body["results"].as_array().map_or(0, Vec::len)
}

pub fn ids(body: &Value) -> Vec<&str> {
    body["results"].as_array().into_iter().flatten().map(|it| it["id"].as_str().unwrap()).collect()
}

/// Returns an offer for a single result.
pub fn one(code: &str) -> Vec<FlightOffer> {
    vec![offer(code, &["BOS-LHR"], 500)]
}

/// Returns a cheaper offer for the result of [`one`], and the cheapest offer, for another result.
pub fn two(code: &str) -> Vec<FlightOffer> {
    vec![offer(code, &["BOS-LHR"], 480), offer(code, &["BOS-LGW"], 300)]
}

/// Returns an offer of nonstop legs, such as `BOS-LHR`.
pub fn offer(seller: &str, flights: &[&str], dollars: i64) -> FlightOffer {
    offer_of(seller, &flights.iter().map(|flight| vec![*flight]).collect::<Vec<_>>(), dollars)
}

/// Returns an offer of legs with one or more flights each. Each flight takes one hour, plus one hour for each `L` in
/// its name.
pub fn offer_of(seller: &str, legs: &[Vec<&str>], dollars: i64) -> FlightOffer {
    let mut option = FlightBookingOption::default();
    option.provider_code = Some(ProviderCode::from(seller));
    option.booking_url = Some(format_args!("https://{seller}.example/book").into());
    let minutes = |flight: &str| 60 + 60 * flight.matches('L').count() as i64;
    let legs = legs.iter().map(|flights| {
        let mut leg = FlightLeg::default();
        leg.duration = Some(flights.iter().map(|flight| minutes(flight)).sum());
        leg.segments =
            flights.iter().map(|flight| FlightSegmentReference::new(SegmentId::from(*flight))).collect();
        let segments = flights.iter().map(|flight| {
            let (from, to) = flight.split_once('-').unwrap();
            let code = |code: &str| code.parse::<AirportCode>().unwrap().as_str().into();
            let mut segment = FlightSegment::default();
            segment.airline = Some(AirlineCode::from("XX"));
            (segment.origin, segment.destination) = (Some(code(from)), Some(code(to)));
            segment.duration = Some(minutes(flight));
            (SegmentId::from(*flight), segment)
        });
        OfferLeg { id: LegId::from(flights.join(".")), leg, segments: segments.collect() }
    });
    let legs: Vec<OfferLeg> = legs.collect();
    option.segment_fares = (legs.iter().flat_map(|leg| &leg.segments))
        .map(|(id, _)| {
            let mut fare = SegmentFare::default();
            fare.segment_id = Some(id.clone());
            fare
        })
        .collect();
    FlightOffer::with_details(legs, option, ExactAmount::from_minor(dollars * 100, Currency::usd()))
}
