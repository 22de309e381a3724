//! The services under test: two services in this process, which the client calls without sockets.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::to_bytes;
use bytes::Bytes;
use http::{Method, Request, Response};
use jiff::Timestamp;
use specwright_core::Date;
use tokio::runtime::Runtime;
use wayfare_client::{
    Backoff, Body, BoxFuture, Client, EndUser, Retry, ServiceTransport, Session, Transport, TransportError,
};
use wayfare_service::{Clock, Service, StoreLimits};

use crate::random::Random;

const KEY: &str = "a-key";
/// A key with cashback.
const CASHBACK_KEY: &str = "a-key-with-cashback";
pub const TRACK_ID: &str = "searches";
pub const HOST: &str = "travel.example";

/// The user agent of a mobile browser.
const MOBILE_USER_AGENT: &str = "Mozilla/5.0 (Linux; Android 15; Mobile)";

/// Factor for the delays of the slow service, whose providers respond within milliseconds.
const PACE: f64 = 0.002;

/// Services that all searches of the process share.
pub struct Stage {
    pub runtime: Runtime,
    /// A service whose providers respond without delay.
    at_once: Router,
    /// A service whose providers respond one after another, so searches have phases.
    phases: Router,
}

/// A stopped clock, so that a search returns the same results whenever it runs.
#[derive(Debug)]
struct StillClock;

impl Clock for StillClock {
    fn now(&self) -> Timestamp {
        "2027-01-10T12:00:00Z".parse().unwrap()
    }
}

/// Returns the earliest day that is the current day in some time zone, according to [`StillClock`].
pub fn today() -> Date {
    Date::new(2027, 1, 10).unwrap()
}

pub fn stage() -> &'static Stage {
    static STAGE: OnceLock<Stage> = OnceLock::new();
    STAGE.get_or_init(|| Stage {
        runtime: tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap(),
        at_once: router(0.0),
        phases: router(PACE),
    })
}

fn router(pace: f64) -> Router {
    // Strict, because the fault of some requests is an unknown name.
    let builder = Service::builder().strict().key(KEY).key(CASHBACK_KEY).cashback(CASHBACK_KEY);
    // With a stopped clock, leases would never expire and the store would fill up.
    let limits = StoreLimits { lease: Duration::ZERO, ..StoreLimits::default() };
    builder.clock(StillClock).store_limits(limits).pace(pace).build().router()
}

/// The client of one search, which records its requests for reports.
#[derive(Clone)]
pub struct Caller {
    service: ServiceTransport<Router>,
    sent: Arc<Mutex<Vec<String>>>,
    pub has_cashback: bool,
    pub is_on_mobile: bool,
}

impl Caller {
    pub fn usual() -> Self {
        let service = ServiceTransport::new(stage().at_once.clone());
        Caller { service, sent: Arc::default(), has_cashback: false, is_on_mobile: false }
    }

    pub fn any(random: &mut Random) -> Self {
        let mut caller = Caller::usual();
        if random.percent(20) {
            caller.service = ServiceTransport::new(stage().phases.clone());
        }
        caller.has_cashback = random.percent(10);
        caller.is_on_mobile = random.percent(10);
        caller
    }

    fn key(&self) -> &'static str {
        if self.has_cashback { CASHBACK_KEY } else { KEY }
    }

    /// Returns a session without retries, since every failed call is a finding.
    pub fn session(&self) -> Session {
        let client = Client::builder(&format!("http://{HOST}"))
            .key(self.key())
            .transport(self.clone())
            .retry(Retry::none());
        let track_id = Some(TRACK_ID.to_owned());
        let user_agent = self.is_on_mobile.then(|| MOBILE_USER_AGENT.to_owned());
        client.build().unwrap().session_for(EndUser { track_id, user_agent, ip: None })
    }

    /// Sends a request that the client would reject, and returns the status and the body of the response.
    pub async fn raw(&self, method: Method, path: &str, query: &str, body: String) -> (u16, Bytes) {
        let uri = format!("http://{HOST}{path}?apiKey={}&{query}", self.key());
        let request = Request::builder().method(method).uri(uri).body(Bytes::from(body)).unwrap();
        let (head, body) = self.send(request).await.unwrap().into_parts();
        (head.status.as_u16(), to_bytes(axum::body::Body::new(body), usize::MAX).await.unwrap())
    }

    /// Returns the requests in the order in which they were sent.
    pub fn sent(&self) -> Vec<String> {
        self.sent.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Returns a backoff that suits [`PACE`].
pub fn backoff() -> Backoff {
    Backoff::new(Duration::from_millis(1), Duration::from_millis(8))
}

impl Transport for Caller {
    fn send(&self, request: Request<Bytes>) -> BoxFuture<'_, Result<Response<Body>, TransportError>> {
        let text = String::from_utf8_lossy(request.body());
        let line = format!("{} {} {text}", request.method(), request.uri());
        self.sent.lock().unwrap_or_else(PoisonError::into_inner).push(line);
        self.service.send(request)
    }
}
