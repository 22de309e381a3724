//! The embedded flights, and offers held in memory.

use std::sync::Arc;

use serde_json::{Value, json};
use specwright_core::decode;
use wayfare_inventory::flights::FlightInventory;
use wayfare_models::flights::{FlightProvider, FlightSearchResponse, ProviderCode};
use wayfare_places::money::{Currency, ExactAmount};
use wayfare_service::flights::{FlightOffer, FlightQuery, Flights, OfferLeg};
use wayfare_service::inventory::flight_providers;
use wayfare_service::{BoxFuture, Builder, Provider, ProviderError, Speed};

use crate::compared::{SEED, Searches, complete, numbered};
use crate::relayed::Relay;
use crate::support::{DETAILS, KEY, POLL, at, boston_london, builder, leg, start};

const AIRPORTS: [&str; 15] =
    ["BOS", "LHR", "JFK", "LAX", "CDG", "FRA", "NRT", "SYD", "GRU", "DEL", "SIN", "KEF", "BGR", "MUC", "PMI"];

/// Result parameters. The second poll of a search uses the next entry.
const SHOWN: [&str; 4] = [
    r#"{"priceMode":"total"}"#,
    r#"{"pageSize":40,"pageNumber":3,"currency":"EUR","sort":{"key":"duration"}}"#,
    r#"{"maxStops":0,"currency":"JPY","sort":{"key":"bestValue","direction":"desc"}}"#,
    r#"{"pageNumber":2,"currency":"KWD","priceMode":"total","sort":{"direction":"desc"}}"#,
];

/// Returns the search with this number. Searches differ for at least the first thousand numbers.
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

const SEARCHES: Searches = Searches { path: POLL, details: Some(DETAILS), search, shown: SHOWN, count: 120 };

#[tokio::test]
async fn embedded_flights_are_the_same_on_another_node() {
    SEARCHES.relayed(embedded, Builder::flight_providers, [2_000, 10_000, 9_000]).await;
}

/// A provider with the offers from a response of the embedded flights, held in memory.
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
async fn offers_held_in_memory_are_the_same_on_another_node() {
    let embedded = builder().cashback(KEY).build().router();
    let mut body = boston_london();
    body["resultParameters"] = json!({ "pageSize": 5 });
    let answer = complete(&embedded, POLL, &body).await;
    let provider: Arc<dyn Provider<Flights>> = Arc::new(SpeltOut::of(&answer));
    let relay = Arc::new(Relay::default());
    let here = numbered(builder().flight_providers(vec![Arc::clone(&provider)]));
    let there = relay.providers(vec![Arc::clone(&provider)], vec![provider]);
    let there = numbered(builder().flight_providers(there));
    let [results, options] = SEARCHES.compare(&here, &there, 0..8).await;
    println!("{results} results, {options} options; {:?}", relay.sent());
    assert!(results >= 10 && options > 40, "{results} {options}");
}
