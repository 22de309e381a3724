//! A caller that has one connection, and its calls.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{CONTENT_TYPE, HOST, HeaderValue, RETRY_AFTER};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;

/// Response timeout.
const RESPONSE_TIMEOUT: Duration = Duration::from_secs(60);

/// Header that lists the providers whose offers are missing.
const PROVIDERS_MISSING: &str = "wayfare-providers-missing";

/// Header in which the benchmark's proxy names the node that responded.
pub(crate) const NODE: &str = "x-node";

/// Returns the API key with this number.
pub(crate) fn key(number: usize) -> String {
    format!("load-{number}")
}

/// Returns the service's options for the given number of API keys.
pub(crate) fn key_options(keys: usize) -> Vec<String> {
    (0..keys).flat_map(|number| ["--key".to_owned(), key(number)]).collect()
}

/// A request without the key.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    /// Path and query. The query ends where the key is appended.
    pub target: String,
    /// JSON body of a POST request, or `None` for a GET request.
    pub body: Option<String>,
}

/// A response and its timing.
#[derive(Debug)]
pub(crate) struct Reply {
    pub status: StatusCode,
    /// The wait in the `Retry-After` header.
    pub retry_after: Option<Duration>,
    /// The node that responded, if a proxy names it.
    pub by: Option<String>,
    /// `true` if the response reports that offers of some providers are missing.
    pub misses_providers: bool,
    pub body: Bytes,
    pub begun: Instant,
    /// The time until the response was complete.
    pub took: Duration,
}

/// A call that failed without a complete response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CallError {
    /// The connection could not be established.
    Unconnected,
    /// The connection closed before the response began.
    Unanswered { begun: Instant },
    /// The connection closed during the response.
    Truncated,
    /// The proxy received no response from its node.
    Proxied,
    /// The response timed out.
    TimedOut,
}

/// A caller that has a key and at most one connection.
#[derive(Debug)]
pub(crate) struct Caller {
    address: SocketAddr,
    key: String,
    connection: Option<SendRequest<Full<Bytes>>>,
}

impl Caller {
    pub fn new(address: SocketAddr, key: &str) -> Caller {
        Caller { address, key: key.to_owned(), connection: None }
    }

    /// Sends a request and reads the whole response.
    pub async fn call(&mut self, call: &Call) -> Result<Reply, CallError> {
        tokio::time::timeout(RESPONSE_TIMEOUT, self.exchange(call)).await.unwrap_or_else(|_| {
            self.connection = None;
            Err(CallError::TimedOut)
        })
    }

    async fn exchange(&mut self, call: &Call) -> Result<Reply, CallError> {
        let mut connection = match ready(self.connection.take()).await {
            Some(connection) => connection,
            None => connect(self.address).await.ok_or(CallError::Unconnected)?,
        };
        let begun = Instant::now();
        let answer = connection.send_request(self.request(call)).await;
        let (head, body) = answer.map_err(|_| CallError::Unanswered { begun })?.into_parts();
        let body = body.collect().await.map_err(|_| CallError::Truncated)?.to_bytes();
        let took = begun.elapsed();
        self.connection = Some(connection);
        if matches!(head.status, StatusCode::BAD_GATEWAY | StatusCode::GATEWAY_TIMEOUT) {
            return Err(CallError::Proxied);
        }
        let text = |name| head.headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
        let seconds = text(RETRY_AFTER.as_str()).and_then(|value| value.parse().ok());
        Ok(Reply {
            status: head.status,
            retry_after: seconds.map(Duration::from_secs),
            by: text(NODE).map(str::to_owned),
            misses_providers: head.headers.contains_key(PROVIDERS_MISSING),
            body,
            begun,
            took,
        })
    }

    fn request(&self, call: &Call) -> Request<Full<Bytes>> {
        let mut request = Request::new(Full::new(call.body.clone().unwrap_or_default().into()));
        if call.body.is_some() {
            *request.method_mut() = Method::POST;
            request.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        }
        request.headers_mut().insert(HOST, HeaderValue::from_static("bench.example"));
        // An invalid target is a bug in the benchmark. The path `/` then makes the call or its search fail.
        *request.uri_mut() = format!("{}{}", call.target, self.key).parse().unwrap_or_default();
        request
    }
}

/// Returns the connection if it can accept another request.
async fn ready(connection: Option<SendRequest<Full<Bytes>>>) -> Option<SendRequest<Full<Bytes>>> {
    let mut connection = connection?;
    connection.ready().await.is_ok().then_some(connection)
}

async fn connect(address: SocketAddr) -> Option<SendRequest<Full<Bytes>>> {
    let stream = TcpStream::connect(address).await.ok()?;
    stream.set_nodelay(true).ok()?;
    let (sender, connection) = handshake(TokioIo::new(stream)).await.ok()?;
    // The task ends when the sender is dropped. The sender reports the errors of the connection.
    tokio::spawn(connection);
    Some(sender)
}
