//! A custom provider of flights in addition to the embedded providers: a charter airline with one flight a day.
//!
//! ```console
//! $ cargo run -p wayfare-service --example flight_provider
//! complete: 50 results
//! 2027-03-14T12:00:00 $199.00 at Custom charter
//! 2027-03-14T20:10:00 $287.22 at Larkfare
//! 2027-03-14T22:10:00 $335.59 at Larkfare
//! ```

mod common;

use std::sync::Arc;

use axum::body::Body;
use axum::http::Request;
use common::{NewYear, Result, call};
use wayfare_inventory::flights::FlightInventory;
use wayfare_models::flights::{
    AirlineCode, FlightBookingOption, FlightLeg, FlightLocation, FlightProvider, FlightSearchRequest,
    FlightSearchResponse, FlightSearchStart, FlightSegment, FlightSegmentReference, LegId, ProviderCode,
    SegmentId,
};
use wayfare_models::party::Party;
use wayfare_models::{ValueError, decode};
use wayfare_places::money::{Currency, ExactAmount};
use wayfare_service::flights::{FlightOffer, FlightQuery, FlightQueryLeg, Flights, OfferLeg};
use wayfare_service::inventory::flight_providers;
use wayfare_service::{BoxFuture, Provider, ProviderError, Service, Speed};

const CODE: &str = "charter";
const MINUTES: i64 = 395;
const CENTS_PER_SEAT: i64 = 19_900;

/// A provider with a flight every day at noon, to any destination.
struct Charter;

impl Provider<Flights> for Charter {
    fn code(&self) -> &str {
        CODE
    }

    fn speed(&self) -> Speed {
        Speed::Fast
    }

    fn details(&self, code: &ProviderCode) -> Option<FlightProvider> {
        let display_name = Some("Custom charter".into());
        (code.as_str() == CODE).then(|| FlightProvider { display_name, ..FlightProvider::default() })
    }

    fn search(&self, query: Arc<FlightQuery>) -> BoxFuture<Result<Vec<FlightOffer>, ProviderError>> {
        // A real provider would call its system here and map the response.
        Box::pin(async move { offers(&query).map_err(ProviderError::new) })
    }
}

/// Returns one offer for the whole journey, or none if a leg has no airports.
fn offers(query: &FlightQuery) -> Result<Vec<FlightOffer>> {
    let Some(legs) = query.legs.iter().map(leg).collect::<Option<Result<Vec<_>>>>() else {
        return Ok(Vec::new());
    };
    let option = FlightBookingOption {
        provider_code: Some(CODE.into()),
        booking_url: Some("https://charter.example/book".into()),
        ..FlightBookingOption::default()
    };
    let flights = i64::try_from(query.legs.len())?;
    let total =
        ExactAmount::from_minor(CENTS_PER_SEAT * flights * i64::from(query.party.size()), Currency::usd());
    Ok(vec![FlightOffer::with_details(legs?, option, total)])
}

fn leg(asked: &FlightQueryLeg) -> Option<Result<OfferLeg>> {
    let (origin, destination) = (asked.origins.first()?, asked.destinations.first()?);
    Some(fly(origin, destination, &asked.date.to_string()))
}

fn fly(origin: &str, destination: &str, date: &str) -> Result<OfferLeg> {
    let id = format!("{CODE}-{origin}-{destination}-{date}");
    let (departure, arrival) = (format!("{date}T12:00:00").parse()?, format!("{date}T23:35:00").parse()?);
    let segment = FlightSegment {
        airline: Some(AirlineCode::from("ZZ")),
        flight_number: Some("1".into()),
        origin: Some(origin.into()),
        destination: Some(destination.into()),
        departure_time: Some(departure),
        arrival_time: Some(arrival),
        duration: Some(MINUTES),
        ..FlightSegment::default()
    };
    let leg = FlightLeg {
        duration: Some(MINUTES),
        departure_time: Some(departure),
        arrival_time: Some(arrival),
        segments: vec![FlightSegmentReference::new(id.as_str())],
    };
    Ok(OfferLeg { id: LegId::from(id.as_str()), leg, segments: vec![(SegmentId::from(id), segment)] })
}

#[tokio::main]
async fn main() -> Result<()> {
    let mut providers = flight_providers(&FlightInventory::new(7), 0.0);
    providers.push(Arc::new(Charter));
    let service =
        Service::builder().key("a-key").pace(0.0).clock(NewYear).flight_providers(providers).build();

    let response = poll(&service, &boston_to_london()?).await?;
    let status = response.status.as_ref().map_or("", |status| status.as_str());
    println!("{status}: {} results", response.itineraries().len());
    for itinerary in response.itineraries().take(3) {
        let (Some(departure), Some(cheapest)) = (itinerary.departure(), itinerary.cheapest()) else {
            continue;
        };
        let seller = cheapest.provider().and_then(|provider| provider.display_name.as_deref());
        if let Some(price) = cheapest.price() {
            println!("{departure} {price} at {}", seller.unwrap_or("an unnamed provider"));
        }
    }
    Ok(())
}

fn boston_to_london() -> Result<FlightSearchRequest, ValueError> {
    let (boston, london) = (FlightLocation::airport("BOS")?, FlightLocation::airport("LHR")?);
    Ok(FlightSearchStart::one_way(boston, london, "2027-03-14".parse()?).for_party(Party::adults(2)).into())
}

async fn poll(service: &Service, request: &FlightSearchRequest) -> Result<FlightSearchResponse> {
    let request = Request::post("/i/api/affiliate/search/flight/v1/poll?apiKey=a-key")
        .header("content-type", "application/json")
        .body(Body::from(serde_json::to_vec(request)?))?;
    Ok(decode(&call(service, request).await?)?.value)
}
