//! Flight offers for scripted providers.

use std::sync::Arc;

use serde_json::Value;
use specwright_core::Text;
use wayfare_models::common::AirportCode;
use wayfare_models::flights::{
    AirlineCode, FlightBookingOption, FlightLeg, FlightProvider, FlightSegment, FlightSegmentReference,
    LegId, ProviderCode, SegmentFare, SegmentId,
};
use wayfare_places::money::{Currency, ExactAmount};
use wayfare_service::flights::{FlightOffer, Flights, OfferLeg};
use wayfare_service::{Builder, Provider};

pub use crate::script::*;
use crate::support::boston_london;

pub type Scripted = Script<Flights>;

impl Scriptable for Flights {
    const POLL: &'static str = crate::support::POLL;

    fn start() -> Value {
        boston_london()
    }

    fn seller(name: Text) -> FlightProvider {
        let mut seller = FlightProvider::default();
        seller.display_name = Some(name);
        seller
    }

    fn asking(builder: Builder, providers: Vec<Arc<dyn Provider<Self>>>) -> Builder {
        builder.flight_providers(providers)
    }

    fn one(code: &str) -> Vec<FlightOffer> {
        vec![offer(code, &["BOS-LHR"], 500)]
    }

    fn two(code: &str) -> Vec<FlightOffer> {
        vec![offer(code, &["BOS-LHR"], 480), offer(code, &["BOS-LGW"], 300)]
    }
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
