//! The embedded hotels, and quotes held in memory.

use std::sync::{Arc, mpsc};

use axum::Router;
use wayfare_inventory::hotels::HotelInventory;
use wayfare_models::Text;
use wayfare_models::hotels::InclusionType;
use wayfare_service::hotels::{
    HotelCharges, HotelOffer, HotelProviderDetails, HotelQuery, HotelQuotes, Hotels, KnownQuotes,
};
use wayfare_service::inventory::hotel_providers;
use wayfare_service::{BoxFuture, Provider, ProviderError, Speed};

use crate::relayed::Relay;
use crate::support::{KEY, builder, get};

const SEED: u64 = 7;
const NICE: i64 = 2_990_440;
const LONDON: i64 = 2_643_743;

/// Returns destinations of all kinds: towns with tens and with hundreds of hotels, single hotels, lists of hotels,
/// points, polygons, and an unknown place.
fn destinations() -> Vec<String> {
    let hotel = |city: i64, number: i64| city << 12 | number;
    let mut all: Vec<_> = [NICE, LONDON, 2_657_896, 3_413_829, 5_746_545, 1_850_147, 3_017_382, 99]
        .map(|place| format!("kplace:{place}"))
        .into();
    all.extend((0..8).map(|number| format!("khotel:{}", hotel(NICE, 7 * number))));
    all.extend((0..4).map(|number| format!("khotels:{},{}", hotel(NICE, number), hotel(LONDON, 9 * number))));
    all.extend(["43.7,7.26", "64.13,-21.9", "0.5,-30"].map(|point| format!("klatlon:{point}")));
    all.push("kpolygon:43.6,7.1;43.8,7.1;43.8,7.4;43.6,7.4".to_owned());
    all
}

fn embedded(seed: u64) -> Vec<Arc<dyn Provider<Hotels>>> {
    hotel_providers(HotelInventory::new(seed), 0.0)
}

const STAYS: [&str; 5] = [
    "checkin=2027-03-14&checkout=2027-03-17",
    "checkin=2027-03-14&checkout=2027-03-15&rooms=1",
    "checkin=2027-07-30&checkout=2027-08-13&rooms=2:4,17|1",
    "checkin=2027-12-24&checkout=2028-01-02&rooms=2|2|3:0",
    "checkin=2028-02-28&checkout=2028-03-01&rooms=4",
];

const TERMS: [&str; 4] = [
    "currencyCode=EUR&responseOptions=filter,destination,topRates",
    "currencyCode=JPY&includeTaxesInTotal=true&sortField=minRate&responseOptions=rateBreakdown,topRates",
    "currencyCode=KWD&includeLocalTaxesInTotal=true&pageIndex=1&responseOptions=multipleHotelsAllRates",
    "languageCode=DE&pageSize=7&responseOptions=multipleHotelsAllRates,rateBreakdown",
];

/// Returns the response without its search time.
async fn answer(router: &Router, query: &str) -> String {
    let (path, query) = match query.strip_prefix("destination=khotel:") {
        Some(hotel) => ("hotel", format!("hotel=khotel:{hotel}").replace(",topRates", "")),
        None => ("hotels", query.to_owned()),
    };
    let query = if path == "hotel" {
        query.replace("filter,destination", "rateBreakdown").replace("multipleHotelsAllRates,", "")
    } else {
        query
    };
    let answer = get(router, &format!("/api/3.0/{path}?apiKey={KEY}&userTrackId=tests&{query}")).await;
    let (before, time) = answer.text.split_once("\"searchTime\":").unwrap_or((&answer.text, ""));
    format!("{} {before} {}", answer.status, time.trim_start_matches(|digit: char| digit.is_ascii_digit()))
}

async fn assert_same(here: &Router, there: &Router, query: &str) -> String {
    let (here, there) = (answer(here, query).await, answer(there, query).await);
    assert_eq!(here, there, "{query}");
    here
}

#[tokio::test]
async fn embedded_hotels_are_the_same_on_another_node() {
    let relay = Arc::new(Relay::default());
    let here = builder().seed(SEED).build().router();
    let there = relay.providers(embedded(SEED), embedded(SEED));
    let there = builder().seed(SEED).hotel_providers(there).build().router();
    let mut with_rates = 0;
    for (number, destination) in destinations().iter().enumerate() {
        for (turn, stay) in STAYS.iter().enumerate() {
            for terms in [number + turn, number + turn + 1].map(|terms| TERMS[terms % TERMS.len()]) {
                let query = format!("destination={destination}&{stay}&{terms}");
                let answer = assert_same(&here, &there, &query).await;
                with_rates += usize::from(answer.contains("\"bookUri\""));
            }
        }
    }
    let sent = relay.sent();
    println!("{with_rates} responses with rates; sent {sent:?}");
    assert!(with_rates > 150, "{with_rates}");
    assert!(sent.answers > 100 * embedded(SEED).len() && sent.commons == 0 && sent.most_own_bytes < 64);
}

/// A provider that passes the query to a closure and offers nothing.
struct Inspector<F>(F);

impl<F: Fn(&Arc<HotelQuery>) + Send + Sync + 'static> Provider<Hotels> for Inspector<F> {
    fn code(&self) -> &str {
        "looks"
    }

    fn speed(&self) -> Speed {
        Speed::Fast
    }

    fn details(&self, _code: &Text) -> Option<HotelProviderDetails> {
        None
    }

    fn search(&self, query: Arc<HotelQuery>) -> BoxFuture<Result<Arc<dyn HotelQuotes>, ProviderError>> {
        (self.0)(&query);
        Box::pin(async { Ok(Arc::new(KnownQuotes::default()) as _) })
    }
}

#[tokio::test]
async fn invalid_bytes_are_rejected_with_a_reason() {
    let (send, reasons) = mpsc::channel();
    let inspector = Inspector(move |query: &Arc<HotelQuery>| {
        let provider = &embedded(SEED)[0];
        for bytes in [
            &b""[..],
            b"\x02{}",
            b"\x01{\"seed\":7,\"providers\":",
            b"\x01{\"seed\":8,\"providers\":[]}",
            b"\x01{\"seed\":7,\"providers\":[\"nobody\"]}",
            b"\x01{\"seed\":7,\"providers\":[\"chains\",\"chains\"]}",
        ] {
            send.send(provider.unpack(query, None, bytes).unwrap_err().to_string()).unwrap();
        }
        let known: Arc<dyn HotelQuotes> = Arc::new(KnownQuotes::default());
        send.send(provider.pack(&known).unwrap_err().to_string()).unwrap();
    });
    let router = builder().hotel_providers(vec![Arc::new(inspector)]).build().router();
    answer(&router, &format!("destination=kplace:{NICE}&{}", STAYS[0])).await;
    let reasons: Vec<_> = reasons.try_iter().collect();
    for (found, expected) in reasons.iter().zip([
        "found nothing",
        "found version 2, expected version 1",
        "not JSON: the input ends before a value at line 1 column 23",
        "found seed 8, expected 7, the seed of the inventory",
        "found \"nobody\", expected the code of a known provider",
        "found the provider \"chains\" twice",
        "found quotes of another provider",
    ]) {
        assert_eq!(*found, format!("packed quotes of the embedded hotels: {expected}"));
    }
    assert_eq!(reasons.len(), 7);
}

/// A provider with quotes held in memory.
struct Pensions;

impl Provider<Hotels> for Pensions {
    fn code(&self) -> &str {
        "pensions"
    }

    fn speed(&self) -> Speed {
        Speed::Slow
    }

    fn details(&self, code: &Text) -> Option<HotelProviderDetails> {
        (code == self.code()).then(|| HotelProviderDetails::new("Small Pensions"))
    }

    fn search(&self, query: Arc<HotelQuery>) -> BoxFuture<Result<Arc<dyn HotelQuotes>, ProviderError>> {
        Box::pin(async move {
            let mut quotes = KnownQuotes::default();
            for (hotel, number) in query.hotels().await?.zip(0_u8..60) {
                let charges = HotelCharges {
                    base: 9_900 - i64::from(number),
                    taxes: 320,
                    local_taxes: number.into(),
                    unstated: (number / 2).into(),
                };
                let book_uri = format!("https://pensions.example/book/{}", hotel.id);
                let mut offer =
                    HotelOffer::new("pensions", format!("Room {number} “by the sea”"), charges, book_uri);
                offer.free_cancellation = number % 2 == 0;
                offer.inclusions = vec![InclusionType::Breakfast; usize::from(number % 2)];
                offer.deals = [number].into_iter().collect();
                quotes.add(hotel.id, offer.clone());
                offer.available_rooms = number;
                quotes.add(hotel.id, offer);
            }
            Ok(Arc::new(quotes) as _)
        })
    }
}

#[tokio::test]
async fn quotes_held_in_memory_are_the_same_on_another_node() {
    let relay = Arc::new(Relay::default());
    let here = builder().hotel_providers(vec![Arc::new(Pensions)]).build().router();
    let there = relay.providers(vec![Arc::new(Pensions)], vec![Arc::new(Pensions)]);
    let there = builder().hotel_providers(there).build().router();
    for (stay, terms) in STAYS.iter().zip(TERMS) {
        let answer = assert_same(&here, &there, &format!("destination=kplace:{NICE}&{stay}&{terms}")).await;
        assert!(answer.contains("by the sea"), "{answer}");
    }
    println!("sent {:?}", relay.sent());
    assert!(relay.sent().most_own_bytes < 120 * 400);
}
