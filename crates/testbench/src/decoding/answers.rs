//! Responses from the service, produced in-process. The seed and the dates are fixed, so that every run gets the same
//! responses, except for ids and durations of searches.

use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use axum::http::request::Builder;
use http_body_util::BodyExt as _;
use serde_json::Value;
use tower::ServiceExt as _;
use wayfare_service::Service;

/// A vertical of the API, or another group of API operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vertical {
    /// Flights.
    Flights,
    /// Hotels.
    Hotels,
    /// Cars.
    Cars,
    /// Autocomplete of flight locations.
    Places,
    /// The hotel feed, whose lines are separate documents.
    Feed,
}

impl Vertical {
    /// All verticals.
    pub const ALL: [Vertical; 5] =
        [Vertical::Flights, Vertical::Hotels, Vertical::Cars, Vertical::Places, Vertical::Feed];

    /// Returns the name used on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Vertical::Flights => "flights",
            Vertical::Hotels => "hotels",
            Vertical::Cars => "cars",
            Vertical::Places => "places",
            Vertical::Feed => "feed",
        }
    }
}

/// Responses that the benchmarked libraries decode and encode.
#[derive(Debug)]
pub struct Payload {
    /// Name in the tables: the vertical and, in some cases, a description of its responses.
    pub name: &'static str,
    /// The vertical, which determines the type of the responses.
    pub vertical: Vertical,
    /// The response bodies, which are measured one after another.
    pub bodies: Vec<Vec<u8>>,
}

impl Payload {
    /// Returns the total length of the bodies, in bytes.
    pub fn bytes(&self) -> usize {
        self.bodies.iter().map(Vec::len).sum()
    }
}

/// Terms of the measured autocomplete requests.
const TERMS: [&str; 8] = ["lon", "par", "new%20y", "ber", "tok", "san", "mad", "b"];

/// Returns responses of each vertical, including the responses to all polls of a flight search with the default page
/// size.
///
/// # Errors
/// Returns an error if the service does not return a success status, or if the search is not in the expected phase at
/// some poll.
pub fn payloads() -> Result<[Payload; 7], Error> {
    let payload = |name, vertical, bodies| Payload { name, vertical, bodies };
    Ok([
        payload("flights", Vertical::Flights, vec![flights(25)?]),
        payload("flights, large", Vertical::Flights, vec![flights(250)?]),
        payload("flights, 3 polls of a search", Vertical::Flights, flight_search(50)?),
        payload("hotels, all options", Vertical::Hotels, vec![hotels(250)?]),
        payload("cars", Vertical::Cars, vec![cars(500)?]),
        payload("autocomplete", Vertical::Places, TERMS.into_iter().map(places).collect::<Result<_, _>>()?),
        payload("hotel feed, lines", Vertical::Feed, lines(&feed(1000)?)),
    ])
}

/// Returns the first page of a round-trip flight search.
///
/// # Errors
/// Returns an error if the service does not return a success status.
pub fn flights(page_size: usize) -> Result<Vec<u8>, Error> {
    answer(flight_poll(), &flight_request(page_size))
}

fn flight_poll() -> Builder {
    Request::post("/i/api/affiliate/search/flight/v1/poll?apiKey=testbench")
}

fn flight_request(page_size: usize) -> String {
    let body = r#"{"searchStartParameters": {"cabin": "economy", "passengers": ["ADT"], "legs": [
        {"origin": {"locationType": "airports", "airports": ["BOS"]},
         "destination": {"locationType": "airports", "airports": ["LHR"]}, "date": "2099-06-15"},
        {"origin": {"locationType": "airports", "airports": ["LHR"]},
         "destination": {"locationType": "airports", "airports": ["BOS"]}, "date": "2099-06-22"}]},
        "resultParameters": {"currency": "USD", "pageSize": PAGE}}"#;
    body.replace("PAGE", &page_size.to_string())
}

/// Returns the first page of a round-trip flight search, polled at the start, in the second phase and at the end.
///
/// # Errors
/// Returns an error if the service does not return a success status, or if the search is not in the expected phase at
/// some poll.
pub fn flight_search(page_size: usize) -> Result<Vec<Vec<u8>>, Error> {
    let runtime = runtime().start_paused(true).build()?;
    runtime.block_on(async {
        let router = service().pace(1.0).build().router();
        let first = send(&router, flight_poll(), &flight_request(page_size)).await?;
        let id = &serde_json::from_slice::<Value>(&first)?["searchId"];
        let again = format!(r#"{{"searchId": {id}, "resultParameters": {{"pageSize": {page_size}}}}}"#);
        let mut bodies = vec![first];
        for phase in ["second-phase", "complete"] {
            tokio::time::sleep(Duration::from_secs(7)).await;
            let body = send(&router, flight_poll(), &again).await?;
            match serde_json::from_slice::<Value>(&body)?["status"] == phase {
                true => bodies.push(body),
                false => return Err(format!("the search is not in the phase {phase}").into()),
            }
        }
        Ok(bodies)
    })
}

/// Returns the first page of hotels in London, with all their rates.
///
/// # Errors
/// Returns an error if the service does not return a success status.
pub fn hotels(page_size: usize) -> Result<Vec<u8>, Error> {
    let uri = format!(
        "/api/3.0/hotels?apiKey=testbench&userTrackId=testbench&destination=kplace:2643743&checkin=2099-06-15\
         &checkout=2099-06-18&rooms=2&currencyCode=USD&pageSize={page_size}\
         &responseOptions=multipleHotelsAllRates,rateBreakdown,features,reviews,images"
    );
    answer(Request::get(uri), "")
}

/// Returns the first page of cars at an airport.
///
/// # Errors
/// Returns an error if the service does not return a success status.
pub fn cars(page_size: usize) -> Result<Vec<u8>, Error> {
    let body = r#"{"searchStartParameters": {
        "pickup": {"location": {"type": "airport", "value": "LHR"}, "date": "2099-06-15", "hour": 10},
        "dropoff": {"date": "2099-06-22", "hour": 10}},
        "resultParameters": {"currency": "USD", "priceMode": "total", "pageSize": PAGE}}"#;
    let request = Request::post("/i/api/affiliate/search/car/v1/poll?apiKey=testbench");
    answer(request, &body.replace("PAGE", &page_size.to_string()))
}

/// Returns one hotel and its rates.
///
/// # Errors
/// Returns an error if the service does not return a success status.
pub fn hotel(id: u64) -> Result<Vec<u8>, Error> {
    get(&format!("/api/3.0/hotel?userTrackId=testbench&hotel=khotel:{id}&{STAY}"))
}

/// Returns the first page of the basic hotel search in London.
///
/// # Errors
/// Returns an error if the service does not return a success status.
pub fn basic(page_size: usize) -> Result<Vec<u8>, Error> {
    let place = "destination=kplace:2643743";
    get(&format!("/api/3.0/hotels/basic?userTrackId=testbench&{place}&{STAY}&pageSize={page_size}"))
}

/// Returns the flight locations that autocomplete suggests for a string.
///
/// # Errors
/// Returns an error if the service does not return a success status.
pub fn places(text: &str) -> Result<Vec<u8>, Error> {
    get(&format!("/api/affiliate/autocomplete/v1/flights?searchTerm={text}"))
}

/// Returns the first page of the hotel feed.
///
/// # Errors
/// Returns an error if the service does not return a success status.
pub fn feed(page_size: usize) -> Result<Vec<u8>, Error> {
    get(&format!("/api/4.0/hotelfeed?lastId=0&pageSize={page_size}"))
}

fn lines(feed: &[u8]) -> Vec<Vec<u8>> {
    feed.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()).map(<[u8]>::to_vec).collect()
}

const STAY: &str = "checkin=2099-06-15&checkout=2099-06-18&rooms=2&currencyCode=USD";

fn get(uri: &str) -> Result<Vec<u8>, Error> {
    answer(Request::get(format!("{uri}&apiKey=testbench")), "")
}

/// Any error. The programs stop at the first error.
pub type Error = Box<dyn std::error::Error>;

/// Returns the response from a service at pace 0, where each search completes immediately.
fn answer(request: Builder, body: &str) -> Result<Vec<u8>, Error> {
    let runtime = runtime().build()?;
    runtime.block_on(async { send(&service().pace(0.0).build().router(), request, body).await })
}

async fn send(router: &Router, request: Builder, body: &str) -> Result<Vec<u8>, Error> {
    let response = router.clone().oneshot(request.body(Body::from(body.to_owned()))?).await?;
    let status = response.status();
    let body = response.into_body().collect().await?.to_bytes();
    match status.is_success() {
        true => Ok(body.into()),
        false => Err(format!("{status}: {}", String::from_utf8_lossy(&body)).into()),
    }
}

fn service() -> wayfare_service::Builder {
    Service::builder().seed(7)
}

fn runtime() -> tokio::runtime::Builder {
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    runtime.enable_all();
    runtime
}
