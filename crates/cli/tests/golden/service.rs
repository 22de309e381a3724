//! The service under test, with a fixed time, seed and base URL.

use jiff::Timestamp;
use tokio::net::TcpListener;
use tokio::task::AbortHandle;
use wayfare_service::{Builder, Clock, Service};

pub const BASE_URL: &str = "https://golden.example";
pub const KEY: &str = "golden-key";
const CASHBACK_KEY: &str = "cashback-key";
const DENIED_KEY: &str = "denied-key";

#[derive(Debug)]
struct FixedClock(Timestamp);

impl Clock for FixedClock {
    fn now(&self) -> Timestamp {
        self.0
    }
}

/// Returns a builder for a service whose clock shows this time and whose providers respond immediately.
pub fn at(time: &str) -> Builder {
    Service::builder()
        .seed(1)
        .pace(0.0)
        .clock(FixedClock(time.parse().unwrap()))
        .base_url(BASE_URL)
        .key(KEY)
        .key(CASHBACK_KEY)
        .cashback(CASHBACK_KEY)
        .deny(DENIED_KEY)
}

/// Starts a service whose clock shows this time. Returns its base URL, and the handle that aborts it.
pub async fn serve(time: &str) -> (String, AbortHandle) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let base_url = format!("http://{}", listener.local_addr().unwrap());
    let serving = tokio::spawn(at(time).build().serve(listener, std::future::pending()));
    (base_url, serving.abort_handle())
}
