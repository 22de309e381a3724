//! What searches run against: two services in this process, reached by the client without sockets.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use axum::Router;
use bytes::Bytes;
use http::{Method, Request, Response};
use jiff::Timestamp;
use specwright_core::Date;
use tokio::runtime::Runtime;
use wayfare_client::{
    Backoff, Body, BoxFuture, Client, EndUser, Retry, ServiceTransport, Session, Transport, TransportError,
};
use wayfare_service::{Builder, Clock, Service, StoreLimits};

pub const KEY: &str = "a-key";
/// A key whose holder has cashback.
pub const CASHBACK_KEY: &str = "a-key-with-cashback";
pub const TRACK_ID: &str = "searches";
pub const HOST: &str = "travel.example";

/// What browsers on telephones call themselves.
const TELEPHONE: &str = "Mozilla/5.0 (Linux; Android 15; Mobile)";

/// The first day that is not past anywhere when [`StillClock`] says what it says.
pub const TODAY: (i16, u8, u8) = (2027, 1, 10);

/// Time under which a paced provider answers is this part of what it is in the world: some milliseconds.
const PACE: f64 = 0.002;

/// How the service's providers answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// All of them at once.
    AtOnce,
    /// One after the other, so that searches have phases.
    Phases,
}

/// The services, made once for all searches of the process.
pub struct Stage {
    pub runtime: Runtime,
    at_once: Router,
    phases: Router,
}

/// A clock that stands still, so that a search is the same whenever it is made.
#[derive(Debug)]
struct StillClock;

impl Clock for StillClock {
    fn now(&self) -> Timestamp {
        // Noon of 2027-01-10; a date can't fail to be one.
        Timestamp::from_second(1_799_582_400).unwrap_or_default()
    }
}

pub fn today() -> Date {
    let (year, month, day) = TODAY;
    Date::new(year, month, day).unwrap()
}

pub fn stage() -> &'static Stage {
    static STAGE: OnceLock<Stage> = OnceLock::new();
    STAGE.get_or_init(|| {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
        Stage {
            runtime,
            at_once: builder().pace(0.0).build().router(),
            phases: builder().pace(PACE).build().router(),
        }
    })
}

fn builder() -> Builder {
    // Names that the API does not have are among the faults that are searched for.
    let builder = Service::builder().strict().key(KEY).key(CASHBACK_KEY).cashback(CASHBACK_KEY);
    // By a clock that stands still no lease would end, and the store would fill up.
    builder.clock(StillClock).store_limits(StoreLimits::default().with_lease(Duration::ZERO))
}

/// The calls of one search: a client of its own, and what it sent, for reports.
#[derive(Clone)]
pub struct Caller {
    service: ServiceTransport<Router>,
    sent: Arc<Mutex<Vec<String>>>,
    key: &'static str,
    user_agent: Option<&'static str>,
}

impl Caller {
    pub fn new(pace: Pace, key: &'static str) -> Self {
        let router = match pace {
            Pace::AtOnce => &stage().at_once,
            Pace::Phases => &stage().phases,
        };
        Caller { service: ServiceTransport::new(router.clone()), sent: Arc::default(), key, user_agent: None }
    }

    /// The same for a traveller who looks on a telephone.
    pub fn on_telephone(self) -> Self {
        Caller { user_agent: Some(TELEPHONE), ..self }
    }

    pub fn is_on_telephone(&self) -> bool {
        self.user_agent == Some(TELEPHONE)
    }

    pub fn has_cashback(&self) -> bool {
        self.key == CASHBACK_KEY
    }

    /// The session of a client. Calls that fail are not sent again: a failure is a finding.
    pub fn session(&self) -> Session {
        let client = Client::builder(&format!("http://{HOST}"))
            .key(self.key)
            .transport(self.clone())
            .retry(Retry::none());
        let track_id = Some(TRACK_ID.to_owned());
        let user_agent = self.user_agent.map(str::to_owned);
        client.build().unwrap().session_for(EndUser { track_id, user_agent, ip: None })
    }

    /// A call past the client, which would refuse to make it: status and body.
    pub async fn raw(&self, method: Method, path: &str, query: &str, body: String) -> (u16, Bytes) {
        let query = if query.is_empty() { String::new() } else { format!("&{query}") };
        let uri = format!("http://{HOST}{path}?apiKey={}&userTrackId={TRACK_ID}{query}", self.key);
        self.call(method, uri, body).await
    }

    /// The same for an operation that is about no session.
    pub async fn raw_without_session(&self, method: Method, path: &str, query: &str) -> (u16, Bytes) {
        self.call(method, format!("http://{HOST}{path}?apiKey={}&{query}", self.key), String::new()).await
    }

    async fn call(&self, method: Method, uri: String, body: String) -> (u16, Bytes) {
        let request = Request::builder().method(method).uri(uri).body(Bytes::from(body)).unwrap();
        let response = self.send(request).await.unwrap();
        let status = response.status().as_u16();
        let mut body = response.into_body();
        let mut bytes = Vec::new();
        while let Some(part) = body.chunk().await {
            bytes.extend_from_slice(&part.unwrap());
        }
        (status, bytes.into())
    }

    /// What was sent, first to last.
    pub fn sent(&self) -> Vec<String> {
        self.sent.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Waits between polls that suit [`Pace::Phases`].
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
