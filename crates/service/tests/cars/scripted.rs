//! Providers that follow a script.

use std::sync::Arc;

use axum::Router;
use tokio::sync::watch;
use wayfare_models::cars::{
    AgencyCode, CarBookingOption, CarLocation, CarLocationId, CarProvider, CarProviderCode,
};
use wayfare_places::money::{Currency, ExactAmount};
use wayfare_service::cars::{CarOffer, CarQuery, Cars};
use wayfare_service::{BoxFuture, Provider, ProviderError, Speed};

use crate::support::builder;

/// The offers of a provider, given its code.
pub type Offers = fn(&str) -> Vec<CarOffer>;

/// A provider that answers once its gate is open.
pub struct Scripted {
    code: &'static str,
    speed: Speed,
    offers: Offers,
    gate: watch::Sender<bool>,
}

impl Scripted {
    pub fn new(code: &'static str, speed: Speed, offers: Offers) -> Arc<Self> {
        Arc::new(Scripted { code, speed, offers, gate: watch::Sender::new(false) })
    }

    /// One whose gate is open from the start.
    pub fn open(code: &'static str, speed: Speed, offers: Offers) -> Arc<Self> {
        let provider = Scripted::new(code, speed, offers);
        provider.go();
        provider
    }

    pub fn go(&self) {
        self.gate.send_replace(true);
    }
}

impl Provider<Cars> for Scripted {
    fn code(&self) -> &str {
        self.code
    }

    fn speed(&self) -> Speed {
        self.speed
    }

    fn details(&self, code: &CarProviderCode) -> Option<CarProvider> {
        let mut seller = CarProvider::default();
        seller.display_name = Some(format_args!("Seller {code}").into());
        (code.as_str() != "nobody").then_some(seller)
    }

    fn search(&self, _: Arc<CarQuery>) -> BoxFuture<Result<Vec<CarOffer>, ProviderError>> {
        let (mut gate, offers, code) = (self.gate.subscribe(), self.offers, self.code);
        Box::pin(async move {
            gate.wait_for(|open| *open).await.unwrap();
            Ok(offers(code))
        })
    }
}

/// A service that asks these for cars.
pub fn router(pace: f64, providers: &[Arc<Scripted>]) -> Router {
    let providers = providers.iter().map(|it| Arc::clone(it) as Arc<dyn Provider<Cars>>).collect();
    builder().pace(pace).flight_providers(vec![]).car_providers(providers).build().router()
}

/// A service that asks one for cars, which answers at once.
pub fn router_of(offers: Offers) -> Router {
    router(0.0, &[Scripted::open("one", Speed::Fast, offers)])
}

/// An offer of a car of an agency at a place so many metres away: `hertz`, `lax`, `mini`.
pub fn offer(seller: &str, [agency, place, car]: [&str; 3], metres: u32, dollars: i64) -> CarOffer {
    spelt_out(car, metres, option(seller, agency, place), vec![location(place)], dollars)
}

pub fn spelt_out(
    car: &str,
    metres: u32,
    option: CarBookingOption,
    locations: Vec<CarLocation>,
    dollars: i64,
) -> CarOffer {
    let total = ExactAmount::from_minor(dollars * 100, Currency::usd());
    CarOffer::spelt_out(car, metres, option, locations, total)
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
