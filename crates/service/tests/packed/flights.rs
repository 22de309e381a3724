//! The embedded flights, and offers that are spelt out.

use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::Router;
use serde_json::{Value, json};
use specwright_core::decode;
use wayfare_inventory::flights::FlightInventory;
use wayfare_models::flights::{FlightProvider, FlightSearchResponse, ProviderCode};
use wayfare_places::money::{Currency, ExactAmount};
use wayfare_service::flights::{FlightOffer, FlightQuery, Flights, OfferLeg};
use wayfare_service::inventory::flight_providers;
use wayfare_service::{BoxFuture, Builder, Provider, ProviderError, Speed};

use crate::relayed::Relay;
use crate::support::{DETAILS, KEY, POLL, at, boston_london, builder, leg, post, start};

const SEED: u64 = 7;

const AIRPORTS: [&str; 15] =
    ["BOS", "LHR", "JFK", "LAX", "CDG", "FRA", "NRT", "SYD", "GRU", "DEL", "SIN", "KEF", "BGR", "MUC", "PMI"];

/// Parameters of results; another poll asks for the next ones.
const SHOWN: [&str; 4] = [
    r#"{"priceMode":"total"}"#,
    r#"{"pageSize":40,"pageNumber":3,"currency":"EUR","sort":{"key":"duration"}}"#,
    r#"{"maxStops":0,"currency":"JPY","sort":{"key":"bestValue","direction":"desc"}}"#,
    r#"{"pageNumber":2,"currency":"KWD","priceMode":"total","sort":{"direction":"desc"}}"#,
];

/// A search, another one for each number below some thousands.
fn search(number: usize) -> Value {
    let airport = |turn: usize| AIRPORTS[(number / 7 + turn) % AIRPORTS.len()];
    let (a, b, c) = (airport(0), airport(1 + number % 7), airport(8 + number % 5));
    let day = |day: usize| format!("2027-0{}-{day:02}", 3 + number % 6);
    let (out, back) = (leg(a, b, &day(4 + number % 9)), leg(b, a, &day(14 + number % 13)));
    let mut body = start(&match number % 6 {
        0 => vec![out],
        1 => vec![out, leg(b, c, &day(14)), leg(c, a, &day(23))],
        2 => vec![out, leg(c, a, &day(20))],
        _ => vec![out, back],
    });
    let search = &mut body["searchStartParameters"];
    if number.is_multiple_of(8) {
        search["legs"][0]["flex"] = "plusminusthree".into();
    }
    if number % 20 == 3 {
        search["legs"][0]["origin"] = at(&["NYC"]);
        search["legs"][0]["destination"] = json!({ "locationType": "nearbyAirports", "airport": "MAN" });
    }
    search["cabin"] = ["economy", "economy", "business", "premiumEconomy", "first"][number % 5].into();
    search["passengers"] =
        [json!(["ADT"]), json!(["ADT", "SNR", "CHD", "INL"]), json!(["STD", "YTH", "INS"])][number % 3]
            .clone();
    search["filters"] =
        json!({ "includeSplit": number.is_multiple_of(2), "includeLongFlights": number % 4 != 1 });
    body
}

fn embedded() -> Vec<Arc<dyn Provider<Flights>>> {
    flight_providers(&FlightInventory::new(SEED), 0.0)
}

/// The same ids of searches in each.
fn numbered(builder: Builder) -> Router {
    let next = AtomicU64::new(1);
    builder.search_ids(move || next.fetch_add(1, Ordering::Relaxed).into()).build().router()
}

/// What stands in an answer behind this. Searching costs less than parsing.
fn behind<'a>(answer: &'a str, key: &str) -> Option<&'a str> {
    Some(answer.split_once(key)?.1.split('"').next().unwrap())
}

/// The answer once all providers have answered.
async fn complete(router: &Router, path: &str, body: &Value) -> String {
    let mut body = body.clone();
    loop {
        let answer = post(router, path, &body).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        if answer.text.contains("\"status\":\"complete\"") {
            return answer.text;
        }
        let id = behind(&answer.text, "\"searchId\":\"").unwrap();
        body = json!({ "searchId": id, "resultParameters": body["resultParameters"] });
    }
}

/// Asks both, and returns what both answer.
async fn same(here: &Router, there: &Router, path: &str, body: &Value) -> String {
    let (here, there) = (complete(here, path, body).await, complete(there, path, body).await);
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
        let first = same(here, there, POLL, &body).await;
        let id = behind(&first, "\"searchId\":\"").unwrap();
        let next = json!({ "searchId": id, "resultParameters": shown(number + 1) });
        for answer in [&first, &same(here, there, POLL, &next).await] {
            for (count, once) in count.iter_mut().zip(["\"bookingOptions\":", "\"bookingUrl\":"]) {
                *count += answer.matches(once).count();
            }
        }
        if let Some(result) = behind(&first, "\"results\":[{\"id\":\"") {
            same(here, there, DETAILS, &json!({ "searchId": id, "resultId": result })).await;
        }
    }
    count
}

/// Compares searches with those whose answers come from another node.
async fn relayed(build: impl Fn() -> Builder, searches: Range<usize>) {
    let relay = Arc::new(Relay::default());
    let there = build().flight_providers(relay.providers(embedded(), embedded()));
    let [results, options] = compare(&numbered(build()), &numbered(there), searches).await;
    let sent = relay.sent();
    println!("{results} results, {options} options; {sent:?}");
    assert!(results > 2_000 && options > 10_000, "{results} {options}");
    assert!(sent.most_common_bytes < 9_000 && sent.most_own_bytes < 3_000, "{sent:?}");
}

#[tokio::test]
async fn embedded_flights_are_the_same_on_another_node() {
    relayed(|| builder().seed(SEED), 0..120).await;
}

#[tokio::test]
async fn embedded_flights_of_another_market_are_the_same_on_another_node() {
    relayed(|| builder().seed(SEED).market(&"DE".parse().unwrap()).cashback(KEY), 120..240).await;
}

/// A provider whose offers are spelt out: all that an answer of the embedded flights holds.
struct SpeltOut(Vec<FlightOffer>);

impl SpeltOut {
    fn of(answer: &str) -> Self {
        let answer = decode::<FlightSearchResponse>(answer.as_bytes()).unwrap().value;
        let leg = |id| {
            let leg = answer.legs[id].clone();
            let ids = leg.segments.iter().map(|segment| segment.id.clone());
            let segments = ids.map(|id| (id.clone(), answer.segments[&id].clone())).collect();
            OfferLeg { id: Clone::clone(id), leg, segments }
        };
        let offers = answer.results.iter().flat_map(|result| {
            result.booking_options.iter().zip(1..).map(move |(option, dollars)| {
                let legs = result.legs.iter().map(|of| leg(&of.id)).collect();
                let total = ExactAmount::from_minor(30_000 + 1_799 * dollars, Currency::usd());
                FlightOffer::spelt_out(legs, option.clone(), total)
            })
        });
        SpeltOut(offers.collect())
    }
}

impl Provider<Flights> for SpeltOut {
    fn code(&self) -> &str {
        "spelt-out"
    }

    fn speed(&self) -> Speed {
        Speed::Slow
    }

    fn details(&self, _: &ProviderCode) -> Option<FlightProvider> {
        None
    }

    fn search(&self, _: Arc<FlightQuery>) -> BoxFuture<Result<Vec<FlightOffer>, ProviderError>> {
        let offers = self.0.clone();
        Box::pin(async move { Ok(offers) })
    }
}

#[tokio::test]
async fn offers_that_are_spelt_out_are_the_same_on_another_node() {
    let embedded = builder().cashback(KEY).build().router();
    let mut body = boston_london();
    body["resultParameters"] = json!({ "pageSize": 5 });
    let answer = complete(&embedded, POLL, &body).await;
    let provider: Arc<dyn Provider<Flights>> = Arc::new(SpeltOut::of(&answer));
    let relay = Arc::new(Relay::default());
    let here = numbered(builder().flight_providers(vec![Arc::clone(&provider)]));
    let there = relay.providers(vec![Arc::clone(&provider)], vec![provider]);
    let there = numbered(builder().flight_providers(there));
    let [results, options] = compare(&here, &there, 0..8).await;
    println!("{results} results, {options} options; {:?}", relay.sent());
    assert!(results >= 10 && options > 40, "{results} {options}");
}
