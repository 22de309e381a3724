//! Measures the CPU time of result pages and the service's memory: `cargo bench -p wayfare-service --bench service`.
//!
//! Each round of the return-search benchmark runs a new search between two large airports or metro areas at pace 0,
//! from the request to the bytes of the response. The poll benchmark repeatedly requests the first page of a complete
//! search, and compares the cost with that of a handler that sends the same bytes. Times are the total CPU times of all
//! threads, as reported by Linux. On other systems, all times are zero.

use std::error::Error;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::http::Request;
use tower::ServiceExt as _;
use wayfare_service::Service;

const POLL: &str = "/i/api/affiliate/search/flight/v1/poll?apiKey=benchmark";
const CAR_POLL: &str = "/i/api/affiliate/search/car/v1/poll?apiKey=benchmark";
const ROUNDS: usize = 100;

type Outcome<T> = Result<T, Box<dyn Error>>;

fn main() -> Outcome<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let router = Service::builder().pace(0.0).build().router();
        println!("idle: {} MB", resident() >> 20);
        for (from, to) in [("BOS", "LHR"), ("JFK", "LAX"), ("NYC", "LON"), ("SIN", "MUC")] {
            measure(&router, from, to).await?;
        }
        println!("after {} searches: {} MB", 4 * (ROUNDS + 1), resident() >> 20);
        polls(&router, "flights", POLL, &return_search("BOS", "LHR", 0)).await?;
        polls(&router, "cars", CAR_POLL, &car_search()).await?;
        let router = Service::builder().build().router();
        for number in 0..20_000 {
            start(&router, "BOS", "LHR", number).await?;
        }
        println!("after 20000 started and abandoned at pace 1: {} MB", resident() >> 20);
        hotels().await
    })
}

/// Measures hotel searches in Shanghai, which has about 1,600 hotels: new searches on different days, and repeated
/// searches. Also measures the memory of 100,000 different searches.
async fn hotels() -> Outcome<()> {
    let router = Service::builder().pace(0.0).build().router();
    let page = "responseOptions=filter,destination";
    let rates = "pageSize=250&responseOptions=multipleHotelsAllRates,rateBreakdown,features,reviews,images";
    // The offset gives the two kinds of searches different days.
    for (name, options, first) in
        [("a page of 25 with all counts", page, 0), ("250 hotels with all rates", rates, 100)]
    {
        for (which, days) in [("fresh", HOTEL_ROUNDS), ("repeated", 1)] {
            hotel_search(&router, options, first).await?;
            let (before, mut bytes) = (processor(), 0);
            for round in 1..=HOTEL_ROUNDS {
                bytes = hotel_search(&router, options, first + round % days).await?;
            }
            let each = each_since(before, HOTEL_ROUNDS);
            println!("Shanghai, {name}, {which}: {each:.1} ms for {} KB", bytes / 1_024);
        }
    }
    let before = resident();
    for number in 0..100_000 {
        let rest = format!("destination=khotels:{number},1&checkin={}&checkout={}", day(30), day(33));
        get(&router, &rest).await?;
    }
    println!(
        "100000 different searches use {} MB of additional memory",
        resident().saturating_sub(before) >> 20
    );
    Ok(())
}

const HOTEL_ROUNDS: usize = 50;

async fn hotel_search(router: &Router, options: &str, days: usize) -> Outcome<usize> {
    let (checkin, checkout) = (day(30 + days), day(33 + days));
    let stay = format!("checkin={checkin}&checkout={checkout}&rooms=2");
    get(router, &format!("destination=kplace:1796236&{stay}&{options}")).await
}

async fn get(router: &Router, rest: &str) -> Outcome<usize> {
    let uri = format!("/api/3.0/hotels?apiKey=benchmark&userTrackId=benchmark&{rest}");
    let response = router.clone().oneshot(Request::get(uri).body(Body::empty())?).await?;
    assert!(response.status().is_success());
    Ok(axum::body::to_bytes(response.into_body(), usize::MAX).await?.len())
}

/// Returns the date this many days from today.
fn day(days: usize) -> jiff::civil::Date {
    let today = jiff::Timestamp::now().to_zoned(jiff::tz::TimeZone::UTC).date();
    today.saturating_add(jiff::Span::new().days(days as i64))
}

async fn measure(router: &Router, from: &str, to: &str) -> Outcome<()> {
    start(router, from, to, 0).await?;
    let (before, mut bytes) = (processor(), 0);
    for round in 1..=ROUNDS {
        bytes = start(router, from, to, round).await?;
    }
    println!("{from}-{to} return: {:.1} ms for {} KB", each_since(before, ROUNDS), bytes / 1_024);
    Ok(())
}

/// Measures polls of a complete search.
async fn polls(router: &Router, name: &str, path: &str, search: &str) -> Outcome<()> {
    let first = post(router, path, search.to_owned()).await?;
    let id = serde_json::from_slice::<serde_json::Value>(&first)?["searchId"].to_string();
    let fixed = Router::new().route("/", axum::routing::post(async move || first));
    let poll = format!(r#"{{"searchId":{id}}}"#);
    let (before, mut bytes) = (processor(), 0);
    for _ in 0..POLLS {
        bytes = post(router, path, poll.clone()).await?.len();
    }
    let polled = each_since(before, POLLS);
    let before = processor();
    for _ in 0..POLLS {
        post(&fixed, "/", poll.clone()).await?;
    }
    let sent = each_since(before, POLLS);
    println!("a poll of {name}: {polled:.2} ms for {} KB, the same bytes: {sent:.2} ms", bytes / 1_024);
    Ok(())
}

const POLLS: usize = 1_000;

/// Returns the CPU time per round, in milliseconds.
fn each_since(before: Duration, rounds: usize) -> f64 {
    (processor() - before).as_secs_f64() * 1_000.0 / rounds as f64
}

async fn start(router: &Router, from: &str, to: &str, round: usize) -> Outcome<usize> {
    Ok(post(router, POLL, return_search(from, to, round)).await?.len())
}

/// Returns the body of a search whose dates depend on the round. The dates repeat after 300 rounds.
fn return_search(from: &str, to: &str, round: usize) -> String {
    let leg = |from: &str, to: &str, days: usize| {
        let date = day(days);
        format!(
            r#"{{"origin":{{"locationType":"airports","airports":["{from}"]}},"destination":{{"locationType":"airports","airports":["{to}"]}},"date":"{date}"}}"#
        )
    };
    let (out, back) = (leg(from, to, 30 + round % 300), leg(to, from, 37 + round % 300));
    format!(r#"{{"searchStartParameters":{{"cabin":"economy","passengers":["ADT"],"legs":[{out},{back}]}}}}"#)
}

fn car_search() -> String {
    let (from, until) = (day(30), day(34));
    format!(
        r#"{{"searchStartParameters":{{"pickup":{{"location":{{"type":"airport","value":"LAX"}},"date":"{from}","hour":10,"minute":0}},"dropoff":{{"date":"{until}","hour":9,"minute":30}}}}}}"#
    )
}

async fn post(router: &Router, path: &str, body: String) -> Outcome<Bytes> {
    let response = router.clone().oneshot(Request::post(path).body(Body::from(body))?).await?;
    assert!(response.status().is_success());
    Ok(axum::body::to_bytes(response.into_body(), usize::MAX).await?)
}

/// Returns the resident memory in bytes.
fn resident() -> usize {
    const PAGE: usize = 4_096;
    let statm = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    statm.split(' ').nth(1).and_then(|pages| pages.parse::<usize>().ok()).unwrap_or(0) * PAGE
}

/// Returns the total CPU time of all threads so far.
fn processor() -> Duration {
    // User and system time are fields 14 and 15, in hundredths of a second; the name in field 2 has no spaces here.
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let ticks: u64 = stat.split(' ').skip(13).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
    Duration::from_millis(ticks * 10)
}
