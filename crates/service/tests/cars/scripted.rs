//! Car offers for scripted providers.

use std::future::ready;
use std::sync::Arc;

use axum::Router;
use wayfare_models::cars::{
    AgencyCode, CarBookingOption, CarLocation, CarLocationId, CarProvider, CarProviderCode,
};
use wayfare_places::money::{Currency, ExactAmount};
use wayfare_service::cars::{CarOffer, CarQuery, Cars};
use wayfare_service::{BoxFuture, Provider, ProviderError, Speed};

use crate::support::builder;

/// A provider that answers at once with these offers.
struct Scripted(fn(&str) -> Vec<CarOffer>);

impl Provider<Cars> for Scripted {
    fn code(&self) -> &str {
        "one"
    }

    fn speed(&self) -> Speed {
        Speed::Fast
    }

    fn details(&self, _: &CarProviderCode) -> Option<CarProvider> {
        None
    }

    fn search(&self, _: Arc<CarQuery>) -> BoxFuture<Result<Vec<CarOffer>, ProviderError>> {
        Box::pin(ready(Ok((self.0)(self.code()))))
    }
}

/// Returns the router of a service with one car provider, which answers without delay.
pub fn router_of(offers: fn(&str) -> Vec<CarOffer>) -> Router {
    builder().car_providers(vec![Arc::new(Scripted(offers))]).build().router()
}

/// Returns an offer from an agency for a car at a place, such as `hertz`, `lax`, `mini`. The distance is in metres.
pub fn offer(seller: &str, [agency, place, car]: [&str; 3], metres: u32, dollars: i64) -> CarOffer {
    with_details(car, metres, option(seller, agency, place), vec![location(place)], dollars)
}

pub fn with_details(
    car: &str,
    metres: u32,
    option: CarBookingOption,
    locations: Vec<CarLocation>,
    dollars: i64,
) -> CarOffer {
    let total = ExactAmount::from_minor(dollars * 100, Currency::usd());
    CarOffer::with_details(car, metres, option, locations, total)
}

pub fn option(seller: &str, agency: &str, place: &str) -> CarBookingOption {
    let mut option = CarBookingOption::default();
    option.provider_code = Some(CarProviderCode::from(seller));
    option.agency_code = Some(AgencyCode::from(agency));
    option.pickup_location_id = Some(CarLocationId::from(place));
    option.booking_url = Some(format_args!("https://{seller}.example/book").into());
    option
}

pub fn location(id: &str) -> CarLocation {
    let mut location = CarLocation::default();
    location.location_id = Some(CarLocationId::from(id));
    location.display_distance = Some("1.0 mi".into());
    location
}
