//! The embedded cars, and offers held in memory.

use std::sync::Arc;

use serde_json::{Value, json};
use specwright_core::decode;
use wayfare_inventory::cars::CarInventory;
use wayfare_models::cars::{CarProvider, CarProviderCode, CarSearchResponse};
use wayfare_places::money::{Currency, ExactAmount};
use wayfare_service::cars::{CarOffer, CarQuery, Cars};
use wayfare_service::inventory::car_providers;
use wayfare_service::{BoxFuture, Builder, Provider, ProviderError, Speed};

use crate::compared::{SEED, Searches, complete, numbered};
use crate::relayed::Relay;
use crate::support::{CARS, builder};

/// Pickup places, each with another place nearby.
const PLACES: [[&str; 2]; 14] = [
    ["LAX", "SFO"],
    ["LHR", "London"],
    ["FRA", "MUC"],
    ["CDG", "Paris"],
    ["NRT", "HND"],
    ["SYD", "MEL"],
    ["GRU", "GIG"],
    ["BGR", "BOS"],
    ["INV", "EDI"],
    ["Paris", "Brussels"],
    ["Chicago", "ORD"],
    ["Nice", "Monaco"],
    ["Portland, Maine", "BOS"],
    ["JNB", "Cape Town"],
];

/// Result parameters. The second poll of a search uses the next entry.
const SHOWN: [&str; 4] = [
    r#"{"priceMode":"total","pageSize":500}"#,
    r#"{"pageSize":40,"pageNumber":2,"currency":"EUR","sort":{"key":"distance"}}"#,
    r#"{"currency":"JPY","priceMode":"perDayTotal"}"#,
    r#"{"pageNumber":1,"currency":"KWD","priceMode":"total","sort":{"key":"distance"}}"#,
];

/// Returns the search with this number. Searches differ for at least the first thousand numbers.
fn search(number: usize) -> Value {
    let place = |name: &str| match name.len() {
        3 => json!({ "type": "airport", "value": name }),
        _ => json!({ "type": "city", "value": name }),
    };
    let [pickup, elsewhere] = PLACES[number % PLACES.len()];
    let month = 3 + number % 6;
    let mut start = json!({
        "pickup": {
            "location": place(pickup),
            "date": format!("2027-0{month}-{:02}", 1 + number % 14),
            "hour": number * 7 % 24,
            "minute": 30 * (number % 2),
        },
        "dropoff": {
            "date": format!("2027-0{month}-{:02}", 15 + number % 13),
            "hour": number * 5 % 24,
            "minute": 0,
        },
    });
    if number % 3 == 1 {
        start["dropoff"]["location"] = place(elsewhere);
    }
    json!({ "searchStartParameters": start })
}

fn embedded() -> Vec<Arc<dyn Provider<Cars>>> {
    car_providers(&CarInventory::new(SEED), 0.0)
}

const SEARCHES: Searches = Searches { path: CARS, details: None, search, shown: SHOWN, count: 110 };

#[tokio::test]
async fn embedded_cars_are_the_same_on_another_node() {
    SEARCHES.relayed(embedded, Builder::car_providers, [8_000, 30_000, 8_000]).await;
}

/// A provider with the offers from a response of the embedded cars, held in memory.
struct SpeltOut(Vec<CarOffer>);

impl SpeltOut {
    fn of(answer: &str) -> Self {
        let answer = decode::<CarSearchResponse>(answer.as_bytes()).unwrap().value;
        let mut offers = Vec::new();
        for result in answer.results {
            for option in result.booking_options {
                let ids = [option.pickup_location_id.clone(), option.dropoff_location_id.clone()];
                let places = ids.into_iter().flatten().map(|id| answer.car_locations[&id].clone()).collect();
                let minor = (option.price.as_ref().unwrap().price.get() * 100.0).round() as i64;
                let total = ExactAmount::from_minor(minor, Currency::usd());
                offers.push(CarOffer::spelt_out(result.id.as_str(), 7, option, places, total));
            }
        }
        Self(offers)
    }
}

impl Provider<Cars> for SpeltOut {
    fn code(&self) -> &str {
        "spelt-out"
    }

    fn speed(&self) -> Speed {
        Speed::Fast
    }

    fn details(&self, code: &CarProviderCode) -> Option<CarProvider> {
        CarInventory::provider(code)
    }

    fn search(&self, _query: Arc<CarQuery>) -> BoxFuture<Result<Vec<CarOffer>, ProviderError>> {
        let offers = self.0.clone();
        Box::pin(async { Ok(offers) })
    }
}

#[tokio::test]
async fn offers_held_in_memory_are_the_same_on_another_node() {
    let mut body = search(1);
    body["resultParameters"] = json!({ "pageSize": 12, "currency": "USD", "priceMode": "total" });
    let answer = complete(&builder().seed(SEED).build().router(), CARS, &body).await;
    let provider = || -> Arc<dyn Provider<Cars>> { Arc::new(SpeltOut::of(&answer)) };
    let relay = Arc::new(Relay::default());
    let there = builder().car_providers(relay.providers(vec![provider()], vec![provider()]));
    let here = builder().car_providers(vec![provider()]);
    let [results, options] = SEARCHES.compare(&numbered(here), &numbered(there), 0..4).await;
    println!("{results} results, {options} options; {:?}", relay.sent());
    assert!(results > 40 && options > 150 && relay.sent().answers == 4, "{results} {options}");
}
