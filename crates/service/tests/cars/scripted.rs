//! Car offers for scripted providers.

use std::sync::Arc;

use axum::Router;
use serde_json::Value;
use specwright_core::Text;
use wayfare_models::cars::{
    AgencyCode, CarBookingOption, CarLocation, CarLocationId, CarProvider, CarProviderCode,
};
use wayfare_places::money::{Currency, ExactAmount};
use wayfare_service::cars::{CarOffer, Cars};
use wayfare_service::{Builder, Provider, Speed};

pub use crate::script::*;
use crate::searches::{airport, start};

impl Scriptable for Cars {
    const POLL: &'static str = crate::support::CARS;

    fn start() -> Value {
        start(airport("LAX"))
    }

    fn seller(name: Text) -> CarProvider {
        let mut seller = CarProvider::default();
        seller.display_name = Some(name);
        seller
    }

    fn asking(builder: Builder, providers: Vec<Arc<dyn Provider<Self>>>) -> Builder {
        builder.car_providers(providers)
    }

    fn one(code: &str) -> Vec<CarOffer> {
        vec![offer(code, ["hertz", "lax", "mini"], 900, 200)]
    }

    fn two(code: &str) -> Vec<CarOffer> {
        vec![
            offer(code, ["hertz", "lax", "mini"], 900, 190),
            offer(code, ["hertz", "lax-2", "mini"], 1_900, 100),
        ]
    }
}

/// Returns the router of a service with one car provider, which answers without delay.
pub fn router_of(offers: fn(&str) -> Vec<CarOffer>) -> Router {
    asking(&[Script::<Cars>::open("one", Speed::Fast, Act::Offer(offers))]).pace(0.0).build().router()
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
