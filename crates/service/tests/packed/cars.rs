//! The embedded cars, and offers that are spelt out.

use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::Router;
use serde_json::{Value, json};
use specwright_core::decode;
use wayfare_inventory::cars::CarInventory;
use wayfare_models::cars::{CarProvider, CarProviderCode, CarSearchResponse};
use wayfare_places::money::{Currency, ExactAmount};
use wayfare_service::cars::{CarOffer, CarQuery, Cars};
use wayfare_service::inventory::car_providers;
use wayfare_service::{BoxFuture, Builder, Provider, ProviderError, Speed};

use crate::relayed::Relay;
use crate::support::{KEY, builder, post};

const SEED: u64 = 7;
const POLL: &str = "/i/api/affiliate/search/car/v1/poll";

/// Places of pickup, each with one not far away.
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

/// Parameters of results; another poll asks for the next ones.
const SHOWN: [&str; 4] = [
    r#"{"priceMode":"total","pageSize":500}"#,
    r#"{"pageSize":40,"pageNumber":2,"currency":"EUR","sort":{"key":"distance"}}"#,
    r#"{"currency":"JPY","priceMode":"perDayTotal"}"#,
    r#"{"pageNumber":1,"currency":"KWD","priceMode":"total","sort":{"key":"distance"}}"#,
];

/// A search, another one for each number below some thousands.
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

/// The same ids of searches in each.
fn numbered(builder: Builder) -> Router {
    let next = AtomicU64::new(1);
    builder.search_ids(move || next.fetch_add(1, Ordering::Relaxed).into()).build().router()
}

/// The answer once all providers have answered.
async fn complete(router: &Router, body: &Value) -> String {
    let mut body = body.clone();
    loop {
        let answer = post(router, POLL, &body).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        if answer.text.contains("\"status\":\"complete\"") {
            return answer.text;
        }
        body = json!({ "searchId": id(&answer.text), "resultParameters": body["resultParameters"] });
    }
}

fn id(answer: &str) -> &str {
    answer.split_once("\"searchId\":\"").unwrap().1.split('"').next().unwrap()
}

/// Asks both, and returns what both answer.
async fn same(here: &Router, there: &Router, body: &Value) -> String {
    let (here, there) = (complete(here, body).await, complete(there, body).await);
    assert_eq!(here, there, "{body}");
    here
}

/// The numbers of results and options of some searches, which are the same on both.
async fn compare(here: &Router, there: &Router, searches: Range<usize>) -> [usize; 2] {
    let mut count = [0; 2];
    for number in searches {
        let shown = |number: usize| serde_json::from_str::<Value>(SHOWN[number % SHOWN.len()]).unwrap();
        let mut body = search(number);
        body["resultParameters"] = shown(number);
        let first = same(here, there, &body).await;
        let next = json!({ "searchId": id(&first), "resultParameters": shown(number + 1) });
        for answer in [&first, &same(here, there, &next).await] {
            for (count, once) in count.iter_mut().zip(["\"bookingOptions\":", "\"bookingUrl\":"]) {
                *count += answer.matches(once).count();
            }
        }
    }
    count
}

/// Compares searches with those whose answers come from another node.
async fn relayed(build: impl Fn() -> Builder, searches: Range<usize>) {
    let relay = Arc::new(Relay::default());
    let there = build().car_providers(relay.providers(embedded(), embedded()));
    let [results, options] = compare(&numbered(build()), &numbered(there), searches).await;
    let sent = relay.sent();
    println!("{results} results, {options} options; {sent:?}");
    assert!(results > 8_000 && options > 30_000, "{results} {options}");
    assert!(sent.most_common_bytes < 8_000 && sent.most_own_bytes < 3_000, "{sent:?}");
}

#[tokio::test]
async fn embedded_cars_are_the_same_on_another_node() {
    relayed(|| builder().seed(SEED), 0..110).await;
}

#[tokio::test]
async fn embedded_cars_of_another_market_are_the_same_on_another_node() {
    relayed(|| builder().seed(SEED).market(&"DE".parse().unwrap()).cashback(KEY), 110..220).await;
}

/// A provider whose offers are spelt out: all that an answer of the embedded cars holds.
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
async fn offers_that_are_spelt_out_are_the_same_on_another_node() {
    let mut body = search(1);
    body["resultParameters"] = json!({ "pageSize": 12, "currency": "USD", "priceMode": "total" });
    let answer = complete(&builder().seed(SEED).build().router(), &body).await;
    let provider = || -> Arc<dyn Provider<Cars>> { Arc::new(SpeltOut::of(&answer)) };
    let relay = Arc::new(Relay::default());
    let there = builder().car_providers(relay.providers(vec![provider()], vec![provider()]));
    let here = builder().car_providers(vec![provider()]);
    let [results, options] = compare(&numbered(here), &numbered(there), 0..4).await;
    println!("{results} results, {options} options; {:?}", relay.sent());
    assert!(results > 40 && options > 150 && relay.sent().answers == 4, "{results} {options}");
}
