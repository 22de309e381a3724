//! Providers that follow a script.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::watch;
use wayfare_models::common::AirportCode;
use wayfare_models::flights::{
    AirlineCode, FlightBookingOption, FlightLeg, FlightProvider, FlightSegment, FlightSegmentReference,
    LegId, ProviderCode, SegmentFare, SegmentId,
};
use wayfare_places::money::{Currency, ExactAmount};
use wayfare_service::flights::{FlightOffer, FlightQuery, Flights, OfferLeg};
use wayfare_service::{BoxFuture, Provider, ProviderError, Speed};

/// The behaviour of a provider when it is asked.
#[derive(Clone)]
pub enum Act {
    /// Has these offers once the gate is open.
    Offer(fn(&str) -> Vec<FlightOffer>),
    /// Fails.
    Fail,
    /// Panics in its future.
    Panic,
    /// Panics before it returns a future.
    PanicAtOnce,
    /// Never answers.
    Hang,
}

/// A provider that follows a script once its gate is open.
pub struct Scripted {
    code: &'static str,
    speed: Speed,
    act: Act,
    gate: watch::Sender<bool>,
    /// The number of its live futures.
    pub running: Arc<AtomicUsize>,
    /// The number of times that it was asked.
    pub asked: AtomicUsize,
}

impl Scripted {
    pub fn new(code: &'static str, speed: Speed, act: Act) -> Arc<Self> {
        let (gate, running) = (watch::Sender::new(false), Arc::default());
        Arc::new(Scripted { code, speed, act, gate, running, asked: AtomicUsize::new(0) })
    }

    /// One whose gate is open from the start.
    pub fn open(code: &'static str, speed: Speed, act: Act) -> Arc<Self> {
        let provider = Scripted::new(code, speed, act);
        provider.go();
        provider
    }

    pub fn go(&self) {
        self.gate.send_replace(true);
    }
}

/// Counts a future for as long as it lives.
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
        Some(seller)
    }

    fn search(&self, _: Arc<FlightQuery>) -> BoxFuture<Result<Vec<FlightOffer>, ProviderError>> {
        self.asked.fetch_add(1, Ordering::SeqCst);
        if matches!(self.act, Act::PanicAtOnce) {
            panic!("as the test wants it");
        }
        self.running.fetch_add(1, Ordering::SeqCst);
        let counted = Counted(Arc::clone(&self.running));
        let (mut gate, act, code) = (self.gate.subscribe(), self.act.clone(), self.code);
        Box::pin(async move {
            let _counted = counted;
            gate.wait_for(|open| *open).await.unwrap();
            match act {
                Act::Offer(offers) => Ok(offers(code)),
                Act::Fail => Err(ProviderError::new("as the test wants it")),
                Act::Panic | Act::PanicAtOnce => panic!("as the test wants it"),
                Act::Hang => std::future::pending().await,
            }
        })
    }
}

/// An offer for some flights, each a leg without a stop: `BOS-LHR`.
pub fn offer(seller: &str, flights: &[&str], dollars: i64) -> FlightOffer {
    offer_of(seller, &flights.iter().map(|flight| vec![*flight]).collect::<Vec<_>>(), dollars)
}

/// An offer for some legs of some flights. A flight takes an hour for each letter `L` in it, and one more.
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
    FlightOffer::spelt_out(legs, option, ExactAmount::from_minor(dollars * 100, Currency::usd()))
}
