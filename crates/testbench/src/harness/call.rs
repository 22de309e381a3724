//! One connection of a caller, and the calls on it.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{CONTENT_TYPE, HOST, HeaderValue, RETRY_AFTER};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;

/// The longest time that an answer may take before it counts as missing.
const LONGEST: Duration = Duration::from_secs(60);

/// Header that names providers whose offers are missing.
const PROVIDERS_MISSING: &str = "wayfare-providers-missing";

/// Header in which a proxy of the bench names the node of an answer.
pub(crate) const NODE: &str = "x-node";

/// A key of a load.
pub(crate) fn key(number: usize) -> String {
    format!("load-{number}")
}

/// The options by which a service knows that many keys of a load.
pub(crate) fn key_options(keys: usize) -> Vec<String> {
    (0..keys).flat_map(|number| ["--key".to_owned(), key(number)]).collect()
}

/// A request, but for the key.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    /// Its path and query; the query ends with what the key is appended to.
    pub target: String,
    /// Its JSON body, if it is a POST.
    pub body: Option<String>,
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Reply {
    pub status: StatusCode,
    /// The wait that it asks for.
    pub retry_after: Option<Duration>,
    /// The node that gave it, if a proxy names it.
    pub by: Option<String>,
    /// `true` if the answer says that offers are missing.
    pub misses_providers: bool,
    pub body: Bytes,
    pub begun: Instant,
    /// The time until all of the answer was there.
    pub took: Duration,
}

/// A call that ended without an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Broken {
    /// No connection was made.
    Unconnected,
    /// The connection ended before the answer began.
    Unanswered { begun: Instant },
    /// The connection ended within the answer.
    Cut,
    /// A proxy had no answer from its node.
    Proxied,
    /// There was no answer in time.
    Late,
}

/// A caller with a key and at most one connection.
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

    /// Sends a request and takes all of the answer.
    pub async fn call(&mut self, call: &Call) -> Result<Reply, Broken> {
        tokio::time::timeout(LONGEST, self.exchange(call)).await.unwrap_or_else(|_| {
            self.connection = None;
            Err(Broken::Late)
        })
    }

    async fn exchange(&mut self, call: &Call) -> Result<Reply, Broken> {
        let mut connection = match ready(self.connection.take()).await {
            Some(connection) => connection,
            None => connect(self.address).await.ok_or(Broken::Unconnected)?,
        };
        let begun = Instant::now();
        let answer = connection.send_request(self.request(call)).await;
        let (head, body) = answer.map_err(|_| Broken::Unanswered { begun })?.into_parts();
        let body = body.collect().await.map_err(|_| Broken::Cut)?.to_bytes();
        let took = begun.elapsed();
        self.connection = Some(connection);
        if matches!(head.status, StatusCode::BAD_GATEWAY | StatusCode::GATEWAY_TIMEOUT) {
            return Err(Broken::Proxied);
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
        // A target that is none is a fault of the bench, which the service then tells by a 404.
        *request.uri_mut() = format!("{}{}", call.target, self.key).parse().unwrap_or_default();
        request
    }
}

/// The connection, if it takes another request.
async fn ready(connection: Option<SendRequest<Full<Bytes>>>) -> Option<SendRequest<Full<Bytes>>> {
    let mut connection = connection?;
    connection.ready().await.is_ok().then_some(connection)
}

async fn connect(address: SocketAddr) -> Option<SendRequest<Full<Bytes>>> {
    let stream = TcpStream::connect(address).await.ok()?;
    stream.set_nodelay(true).ok()?;
    let (sender, connection) = handshake(TokioIo::new(stream)).await.ok()?;
    // It ends with its caller, and tells the caller what became of it.
    tokio::spawn(connection);
    Some(sender)
}
