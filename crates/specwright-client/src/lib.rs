//! The runtime of clients that Specwright generates: calls, retries, polling, jobs, pages, streams, transports.
//!
//! Nothing in the crate is specific to one API. Generated code supplies the [`Service`], its [`Operation`]s and its
//! protocols ([`poll::Protocol`], [`job::Protocol`], [`paging::Paging`]) as constants and types. Generated code also
//! wraps the [`Client`] and the [`Session`] of this crate in its own types. A [`Client`] contains the service address,
//! the key and the policies. A [`Session`] represents an end user. A [`poll::Search`] is a search in progress, and a
//! [`job::Job`] is a long-running operation.
//!
//! ```
//! use specwright_client::{Answer, Body, BoxFuture, Client, Operation, Scheme, Service, Transport, TransportError};
//! use specwright_core::Json;
//!
//! // This part is generated from a description.
//! static TIDES: Service = Service::new("Tides").with_schemes(&[Scheme::query("key", "key")]);
//! static NEXT: Operation = Operation::new("tides.next", http::Method::GET, "/v1/tides").repeatable();
//!
//! // A transport for tests. The default transport uses reqwest.
//! struct Harbour;
//!
//! impl Transport for Harbour {
//!     fn send(
//!         &self,
//!         request: http::Request<bytes::Bytes>,
//!     ) -> BoxFuture<'_, Result<http::Response<Body>, TransportError>> {
//!         assert_eq!(request.uri(), "https://tides.example/v1/tides?key=open%20sea");
//!         Box::pin(async { Ok(http::Response::new(r#"{"high": "06:12"}"#.into())) })
//!     }
//! }
//!
//! # async fn example() -> Result<(), specwright_client::Error> {
//! let client =
//!     Client::builder(&TIDES, "https://tides.example").key("open sea").transport(Harbour).build()?;
//! let answer: Answer<Json> = client.session().call(&NEXT, &(), None::<&()>).await?;
//! assert_eq!(answer.value["high"], "06:12");
//! # Ok(())
//! # }
//! # #[cfg(feature = "tokio")]
//! # tokio::runtime::Builder::new_current_thread().enable_time().build().unwrap().block_on(example()).unwrap();
//! ```
//!
//! # The key, and other credentials
//! A service may support several credential [schemes](Scheme): keys in the query or in a header, bearer tokens, or
//! user names with passwords. [`ClientBuilder::key`] sets the credential of the first scheme, and
//! [`ClientBuilder::credential`] sets the credential of any scheme. [`ClientBuilder::credentials`] sets a provider of
//! credentials that change: the client calls it before each attempt, and once more after a 401. A call uses the first
//! scheme of its operation for which a credential is available. If there is none, nothing is sent.
//!
//! Credentials appear in no `Display` or `Debug` output and in no error of this crate, in any encoding, even if the
//! service echoes them. For credentials that change, this rule applies to the most recent credentials. Two places are
//! the caller's responsibility: a [`Transport`] sees credentials in the URI and headers of requests, and responses and
//! [error bodies](Error::body) are returned unchanged, so they may contain credentials.
//!
//! # Retries
//! A failed call is retried if a retry is safe and may help; [`RetryPolicy`] lists the conditions. The default policy,
//! [`Retry`], makes up to four attempts with exponential backoff, and honours the service's `Retry-After`. Policies
//! compose: `Retry::default().with_time_limit(..)`. All retries of a client share one [budget](RetryBudget), so retries
//! do not quadruple the load on a service that is down.
//!
//! Each attempt has a timeout ([`DEFAULT_TIMEOUT`]). Each search has a deadline
//! ([`DEFAULT_DEADLINE`](poll::Search::DEFAULT_DEADLINE)), and so does each job. [`Session::with`] overrides timeouts
//! and retry policies, adds headers, and sets a deadline for several calls together. To cancel a call, drop its future,
//! which is safe at any time.
//!
//! ```no_run
//! # async fn example<P: specwright_client::poll::Protocol>(
//! #     session: specwright_client::Session,
//! #     request: P::Request,
//! # ) -> Result<(), specwright_client::Error> {
//! use std::time::Duration;
//! use specwright_client::poll::Ending;
//! use specwright_client::{CallOptions, Retry, RetryPolicy};
//!
//! let policy = Retry::default().attempts(8).with_time_limit(Duration::from_secs(10));
//! let session = session.with(CallOptions::new().retry(policy).within(Duration::from_secs(25)));
//! let outcome = session.poll::<P>(request).finish().await?;
//! if let (Ending::Deadline | Ending::Failed, Some(error)) = (outcome.ending, &outcome.error) {
//!     println!("only a part, after {} requests: {error}", outcome.attempts);
//! }
//! # Ok(())
//! # }
//! ```
//!
//! # Transport
//! Calls use reqwest unless the builder is given another [`Transport`]. [`ReqwestTransport::builder`] sets certificate
//! authorities, a client certificate, a proxy, the connection pool and timeouts; [`ReqwestTransport::from_client`]
//! accepts a custom client. [`Limited`] wraps a transport to bound the number of concurrent calls, and [`Breaker`]
//! wraps one to stop calling a service that keeps failing. With the `cache` feature, a `Cache` stores cacheable
//! responses. Wrappers can be combined:
//!
//! ```no_run
//! # #[cfg(feature = "reqwest")]
//! # fn example(builder: specwright_client::ClientBuilder) -> Result<(), Box<dyn std::error::Error>> {
//! use specwright_client::{Breaker, Limited, ReqwestTransport, TokioClock};
//!
//! let breaker = Breaker::new(ReqwestTransport::new()?, TokioClock::new());
//! let client = builder.key("my key").transport(Limited::new(breaker, 8)).build()?;
//! # Ok(())
//! # }
//! ```
//!
//! For tests, the `testing` feature adds a transport that [plays a script](testing::Script). [`ServiceTransport`] calls
//! a service in the same process.
//!
//! # TLS
//! The `rustls` feature adds https, with ring and the platform's certificates. This crate changes no process-wide
//! setting and needs none. However, Cargo unifies features across the whole binary, and this feature enables reqwest's
//! `rustls-no-provider`. Other code in the binary that builds its own reqwest client then panics, unless a reqwest
//! feature adds a TLS provider, as the default features do:
//!
//! ```text
//! No rustls crypto provider is configured. When using the `rustls-no-provider` feature you must install a crypto
//! provider before building a Client.
//! ```
//!
//! There are three solutions: call [`install_tls_provider`] at the beginning of `main`; enable reqwest's `rustls`
//! feature; or disable this crate's `rustls` feature, and use https with a
//! [custom client](ReqwestTransport::from_client). Without its `rustls` feature, this crate does not affect reqwest's
//! TLS setup.
//!
//! # Errors
//! An [`Error`] describes the failure ([`kind`](Error::kind), [`status`](Error::status),
//! [`api_error`](Error::api_error)), the known effect of the request ([`is_unsent`](Error::is_unsent),
//! [`may_have_arrived`](Error::may_have_arrived), [`is_search_gone`](Error::is_search_gone)), the cause of a network
//! failure ([`network_cause`](Error::network_cause)), the reason why the call was not retried
//! ([`given_up`](Error::given_up)), and the request id to report to the service's operator
//! ([`request_id`](Error::request_id)). Results that a search has found remain in its [outcome](poll::Outcome),
//! alongside the error.
//!
//! # Tracing
//! With the `tracing` feature, calls and searches are spans with the target `specwright_client`. Spans follow their
//! futures and streams across tasks. Fields that OpenTelemetry defines have their standard names and meanings.
//!
//! | span | level | parent | fields |
//! |---|---|---|---|
//! | `search`, also for a [`job`] | info | the current span when the first update is requested | `operation`; from the last response `phase`, `results`, `total` and `notes`; `polls`, `attempts`, `ending`, `error.type` |
//! | `call` | info | the search, or the current span at the call | `operation`, `attempts`, `notes`, `given_up`, `http.response.status_code`, `error.type` |
//! | `attempt` | debug | the call | `http.request.method`, `http.request.resend_count`, `http.response.status_code`, `server.address`, `server.port`, `url.scheme`, `url.template`, `error.type` |
//!
//! `notes` is the number of differences from the description. `ending` is a value of [`Ending`](poll::Ending::as_str),
//! and `given_up` is a value of [`GiveUp`](GiveUp::as_str). `error.type` is the status of an error response, otherwise
//! a value of [`ErrorKind`](ErrorKind::as_str), or `cancelled` if the future was dropped, for example by a deadline.
//! For a stream, the `call` span ends with the first record, or with the response head if the stream has events or
//! bytes. Each decoded response of a search and each retry (`wait_ms`) is an event at the debug level. `otel.name`,
//! `otel.kind` and `otel.status_code` are set for exporters.
//!
//! The fields contain no key, session id, user address or query string, and no other text from the service or the
//! caller.
//!
//! [`Limited::in_flight`] and [`Breaker::state`] return the current state of a transport.
//!
//! # Features
//! - `reqwest` (default): the reqwest transport, with HTTP/1.1, without cookies, and without reqwest's own retries and
//!   decompression. The transport enables no reqwest features, and does not change if other crates enable some. Without
//!   `rustls`, the transport supports only http.
//! - `rustls` (default): [TLS](#tls) for the reqwest transport. Enables reqwest's `rustls-no-provider`.
//! - `socks` (default): SOCKS proxies. Enables reqwest's `socks`, so other reqwest clients in the binary also use SOCKS
//!   proxies from the environment.
//! - `gzip`: gzip-compressed responses, decompressed by [`Gzip`], not by reqwest.
//! - `testing`: [scripted transports and a clock that never waits](testing), for testing code that runs searches.
//! - `tower`: [`ServiceTransport`], which calls a service in the same process.
//! - `tokio` (part of `reqwest`): tokio's timers as the default clock.
//! - `cache`: a caching transport for cacheable responses.
//! - `tracing`: [spans](#tracing) for calls and searches.
//!
//! On wasm32, neither reqwest nor tokio's clock is available: supply a [`Transport`], a [`Clock`] and a [`Random`] to
//! the builder.

#![warn(missing_debug_implementations)]

mod backoff;
mod budget;
mod call;
mod call_options;
mod client;
mod clock;
mod content;
mod credentials;
mod decoding;
mod error;
mod future;
pub mod job;
mod link;
mod media_type;
mod operation;
pub mod paging;
pub mod poll;
mod polling;
mod portable;
mod random;
mod redact;
mod remark;
mod request_body;
#[cfg(all(feature = "reqwest", not(target_arch = "wasm32")))]
mod reqwest_transport;
mod retry;
mod retry_after;
mod session;
mod setting;
mod stages;
pub mod stream;
mod stream_format;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
mod text;
mod transport;
mod url;
pub mod verdict;
mod watch;

pub use backoff::Backoff;
pub use budget::{Allowance, Budget};
pub use call::Answer;
pub use call_options::CallOptions;
pub use client::{
    Client, ClientBuilder, DEFAULT_MAX_LINE_BYTES, DEFAULT_MAX_RESPONSE_BYTES, DEFAULT_TIMEOUT,
};
pub use clock::Clock;
#[cfg(feature = "tokio")]
pub use clock::TokioClock;
pub use content::{Content, NoContent};
pub use credentials::{Credential, CredentialError, Credentials};
pub use error::{ApiError, ApiErrorEntry, Error, ErrorKind, GiveUp, NetworkCause, TlsCause};
pub use future::{BoxFuture, MaybeSend, MaybeSync};
pub use http::StatusCode;
pub use operation::{IdempotencyToken, Operation, Service};
pub use random::{Random, SystemRandom};
pub use remark::Remark;
pub use request_body::{Binary, BracketForm, Form, Plain, RequestBody};
#[cfg(all(feature = "rustls", not(target_arch = "wasm32")))]
pub use reqwest_transport::install_tls_provider;
#[cfg(all(feature = "reqwest", not(target_arch = "wasm32")))]
pub use reqwest_transport::{ReqwestBuilder, ReqwestTransport};
pub use retry::{AttemptLimited, Budgeted, Failure, Retry, RetryBudget, RetryPolicy, TimeLimited};
pub use session::{EndUser, Session};
pub use setting::SettingError;
pub use specwright_core::auth::{Carrier, Scheme, SessionUse};
#[cfg(feature = "cache")]
pub use transport::Cache;
#[cfg(feature = "gzip")]
pub use transport::Gzip;
#[cfg(feature = "tower")]
pub use transport::ServiceTransport;
pub use transport::{
    Body, Breaker, BreakerState, CircuitOpen, EncodingError, Limited, Transport, TransportError,
    TransportErrorKind,
};
