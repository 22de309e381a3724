//! A custom provider of rental cars in addition to the embedded providers: a garage with one car in every town.
//!
//! ```console
//! $ cargo run -p wayfare-service --example car_provider
//! complete: 340 cars
//! $19.00 at Custom Garage
//! $20.64 at Wheelquill
//! $24.02 at Wheelquill
//! ```

mod common;

use std::sync::Arc;

use axum::body::Body;
use axum::http::Request;
use common::{NewYear, Result, call};
use wayfare_inventory::cars::CarInventory;
use wayfare_models::cars::{
    AgencyCode, CarBookingOption, CarLocation, CarLocationId, CarProvider, CarProviderCode, CarSearchResponse,
};
use wayfare_models::decode;
use wayfare_places::money::{Currency, ExactAmount};
use wayfare_service::cars::{CarOffer, CarQuery, Cars};
use wayfare_service::inventory::car_providers;
use wayfare_service::{BoxFuture, Provider, ProviderError, Service, Speed};

const CODE: &str = "garage";
const CENTS_PER_DAY: i64 = 1_900;

/// A provider that rents out a single car.
struct Garage;

impl Provider<Cars> for Garage {
    fn code(&self) -> &str {
        CODE
    }

    fn speed(&self) -> Speed {
        Speed::Fast
    }

    fn details(&self, code: &CarProviderCode) -> Option<CarProvider> {
        let mut details = CarProvider::default();
        details.display_name = Some("Custom Garage".into());
        (code.as_str() == CODE).then_some(details)
    }

    fn search(&self, query: Arc<CarQuery>) -> BoxFuture<Result<Vec<CarOffer>, ProviderError>> {
        // A real provider would call its system here and map the response.
        Box::pin(async move { Ok(vec![offer(&query)]) })
    }
}

fn offer(query: &CarQuery) -> CarOffer {
    let place = CarLocationId::from("garage-yard");
    let mut location = CarLocation::default();
    location.location_id = Some(place.clone());
    let mut option = CarBookingOption::default();
    option.provider_code = Some(CarProviderCode::from(CODE));
    option.agency_code = Some(AgencyCode::from(CODE));
    option.pickup_location_id = Some(place);
    option.booking_url = Some("https://garage.example/book".into());
    let total = ExactAmount::from_minor(CENTS_PER_DAY * i64::from(query.days), Currency::usd());
    CarOffer::with_details("hatchback", 800, option, vec![location], total)
}

#[tokio::main]
async fn main() -> Result<()> {
    let mut providers = car_providers(&CarInventory::new(7), 0.0);
    providers.push(Arc::new(Garage));
    let service = Service::builder().key("a-key").pace(0.0).clock(NewYear).car_providers(providers).build();

    let response = los_angeles(&service).await?;
    let status = response.status.as_ref().map_or("", |status| status.as_str());
    println!("{status}: {} cars", response.total_count.unwrap_or_default());
    for result in response.results.iter().take(3) {
        let Some(option) = result.booking_options.first() else { continue };
        let provider = option.provider_code.as_ref().and_then(|code| response.providers.get(code));
        let provider = provider.and_then(|provider| provider.display_name.as_deref());
        if let Some(price) = option.price.as_ref().and_then(|price| price.display_price.as_deref()) {
            println!("{price} at {}", provider.unwrap_or("an unnamed provider"));
        }
    }
    Ok(())
}

/// Searches for four days in Los Angeles.
async fn los_angeles(service: &Service) -> Result<CarSearchResponse> {
    let body = r#"{"searchStartParameters": {
        "pickup": {"location": {"type": "airport", "value": "LAX"}, "date": "2027-03-14", "hour": 10},
        "dropoff": {"date": "2027-03-18", "hour": 10}
    }}"#;
    let request = Request::post("/i/api/affiliate/search/car/v1/poll?apiKey=a-key")
        .header("content-type", "application/json")
        .body(Body::from(body))?;
    Ok(decode(&call(service, request).await?)?.value)
}
