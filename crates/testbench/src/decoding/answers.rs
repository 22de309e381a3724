//! Answers of the service, made in-process. Seed and days are fixed, so that they stay the same.

use axum::body::Body;
use axum::http::Request;
use axum::http::request::Builder;
use http_body_util::BodyExt as _;
use tower::ServiceExt as _;
use wayfare_service::Service;

/// Subjects of search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vertical {
    /// Flights.
    Flights,
    /// Hotels.
    Hotels,
    /// Cars.
    Cars,
}

impl Vertical {
    /// All of them.
    pub const ALL: [Vertical; 3] = [Vertical::Flights, Vertical::Hotels, Vertical::Cars];

    /// The name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Vertical::Flights => "flights",
            Vertical::Hotels => "hotels",
            Vertical::Cars => "cars",
        }
    }
}

/// An answer to measure with.
#[derive(Debug)]
pub struct Payload {
    /// The subject and the size.
    pub name: &'static str,
    /// The subject, which tells the answer's type.
    pub vertical: Vertical,
    /// The answer's body.
    pub json: Vec<u8>,
}

/// Large answers of each vertical.
///
/// # Errors
/// If the service does not answer.
pub fn payloads() -> Result<[Payload; 4], Error> {
    Ok([
        Payload { name: "flights", vertical: Vertical::Flights, json: flights(25)? },
        Payload { name: "flights, large", vertical: Vertical::Flights, json: flights(250)? },
        Payload { name: "hotels, all options", vertical: Vertical::Hotels, json: hotels(250)? },
        Payload { name: "cars", vertical: Vertical::Cars, json: cars(500)? },
    ])
}

/// The first page of a return search of flights.
///
/// # Errors
/// If the service does not answer.
pub fn flights(page_size: usize) -> Result<Vec<u8>, Error> {
    let body = r#"{"searchStartParameters": {"cabin": "economy", "passengers": ["ADT"], "legs": [
        {"origin": {"locationType": "airports", "airports": ["BOS"]},
         "destination": {"locationType": "airports", "airports": ["LHR"]}, "date": "2099-06-15"},
        {"origin": {"locationType": "airports", "airports": ["LHR"]},
         "destination": {"locationType": "airports", "airports": ["BOS"]}, "date": "2099-06-22"}]},
        "resultParameters": {"currency": "USD", "pageSize": PAGE}}"#;
    let request = Request::post("/i/api/affiliate/search/flight/v1/poll?apiKey=testbench");
    answer(request, &body.replace("PAGE", &page_size.to_string()))
}

/// The first page of the hotels of London, with all their rates.
///
/// # Errors
/// If the service does not answer.
pub fn hotels(page_size: usize) -> Result<Vec<u8>, Error> {
    let uri = format!(
        "/api/3.0/hotels?apiKey=testbench&userTrackId=testbench&destination=kplace:2643743&checkin=2099-06-15\
         &checkout=2099-06-18&rooms=2&currencyCode=USD&pageSize={page_size}\
         &responseOptions=multipleHotelsAllRates,rateBreakdown,features,reviews,images"
    );
    answer(Request::get(uri), "")
}

/// The first page of the cars at an airport.
///
/// # Errors
/// If the service does not answer.
pub fn cars(page_size: usize) -> Result<Vec<u8>, Error> {
    let body = r#"{"searchStartParameters": {
        "pickup": {"location": {"type": "airport", "value": "LHR"}, "date": "2099-06-15", "hour": 10},
        "dropoff": {"date": "2099-06-22", "hour": 10}},
        "resultParameters": {"currency": "USD", "priceMode": "total", "pageSize": PAGE}}"#;
    let request = Request::post("/i/api/affiliate/search/car/v1/poll?apiKey=testbench");
    answer(request, &body.replace("PAGE", &page_size.to_string()))
}

/// Any error: whoever meets it stops.
pub type Error = Box<dyn std::error::Error>;

fn answer(request: Builder, body: &str) -> Result<Vec<u8>, Error> {
    let request = request.body(Body::from(body.to_owned()))?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let router = Service::builder().seed(7).pace(0.0).build().router();
        let response = router.oneshot(request).await?;
        let status = response.status();
        let body = response.into_body().collect().await?.to_bytes();
        match status.is_success() {
            true => Ok(body.into()),
            false => Err(format!("{status}: {}", String::from_utf8_lossy(&body)).into()),
        }
    })
}
