//! The runtime of clients that Specwright generates: calls, retries, polling, jobs, pages, streams, transports.
//!
//! The crate knows no API. Generated code brings the [`Service`], its [`Operation`]s and its protocols
//! ([`poll::Protocol`], [`job::Protocol`], [`paging::Paging`]) as constants and types, and a `Client` and a `Session` of
//! its own around those of this crate: a [`Client`] holds the address of the service, the key and the policies; a
//! [`Session`] is one end user; a [`poll::Search`] is a search under way, a [`job::Job`] an operation that takes long.
//!
//! ```
//! use specwright_client::{Answer, Body, BoxFuture, Client, Operation, Scheme, Service, Transport, TransportError};
//! use specwright_core::Json;
//!
//! // This part is generated from a description.
//! static TIDES: Service = Service::new("Tides").with_schemes(&[Scheme::query("key", "key")]);
//! static NEXT: Operation = Operation::new("tides.next", http::Method::GET, "/v1/tides").repeatable();
//!
//! // A transport for tests; without one, calls go over reqwest.
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
//! A service takes credentials of one or several [schemes](Scheme): keys in the query or in a header, tokens, names with
//! passwords. [`ClientBuilder::key`] sets the one of the first scheme, [`ClientBuilder::credential`] that of any other,
//! and [`ClientBuilder::credentials`] a provider of those that change: it is asked before each attempt, and once more
//! after a 401. A call has the credential of the first scheme of its operation for which there is one; where there is
//! none, nothing is sent.
//!
//! A credential is in no `Display` and no `Debug` of this crate and in none of its errors, however it is encoded, even
//! where a service echoes it; of those that change, the last ones. Two places are the caller's responsibility: a
//! [`Transport`] sees it in the request's URI and headers, and answers are returned unchanged, with links that may hold
//! it.
//!
//! # Retries
//! A call that failed is sent again where that may help and can do no harm; [`RetryPolicy`] has the table of what is
//! known when. The default, [`Retry`], makes four attempts with growing waits between them, and not before the
//! service's `Retry-After`. Policies compose: `Retry::default().with_time_limit(..)`. All retries of a client are paid
//! for by one [budget](RetryBudget), so that a service that is down is not called four times as often.
//!
//! Each attempt has a timeout ([`DEFAULT_TIMEOUT`]), each search a deadline
//! ([`DEFAULT_DEADLINE`](poll::Search::DEFAULT_DEADLINE)), and so has each job. [`Session::with`] sets other values, headers, and a deadline
//! for several calls together. Any future may be dropped at any time to cancel its call.
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
//! Calls go over reqwest unless another [`Transport`] is given. [`ReqwestTransport::builder`] sets certificate
//! authorities, a client certificate, a proxy, the pool of connections and timeouts;
//! [`ReqwestTransport::from_client`] takes a custom client. [`Limited`] around a transport bounds the calls at a time,
//! [`Breaker`] stops calling a service that fails, and with the feature `cache` a `Cache` keeps answers that hold for a
//! while:
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
//! Tests have transports that [play scripts](testing::Script), with the feature `testing`; [`ServiceTransport`] calls a service in the same process.
//!
//! # TLS
//! The feature `rustls` carries https with ring and the certificates of the platform. This crate sets nothing for the
//! whole process and needs no such setting. But features of a dependency are those of the whole binary, and this one
//! enables `rustls-no-provider` of reqwest. Code elsewhere in the binary that builds a client of reqwest's own then
//! panics, unless a feature of reqwest's brings a provider of TLS, as its default features do:
//!
//! ```text
//! No rustls crypto provider is configured. When using the `rustls-no-provider` feature you must install a crypto
//! provider before building a Client.
//! ```
//!
//! Either call [`install_tls_provider`] at the beginning of `main`; or enable the feature `rustls` of reqwest; or
//! disable the one of this crate, and give https to a
//! [client of your own](ReqwestTransport::from_client): without it, nothing here touches the TLS of reqwest.
//!
//! # Errors
//! [`Error`] tells what failed ([`kind`](Error::kind), [`status`](Error::status), [`api_error`](Error::api_error)),
//! what is known of the request ([`is_unsent`](Error::is_unsent), [`may_have_arrived`](Error::may_have_arrived),
//! [`is_search_gone`](Error::is_search_gone)), why it was not sent again ([`given_up`](Error::given_up)), and what the
//! service's operator will ask for ([`request_id`](Error::request_id)). What a search has found stays in its
//! [outcome](poll::Outcome), with the error beside it.
//!
//! # Watching it
//! With the feature `tracing`, calls and searches are spans of the target `specwright_client`. They follow their futures
//! and streams, whatever task polls them. Field names that OpenTelemetry has are used as it defines them.
//!
//! | span | level | parent | fields |
//! |---|---|---|---|
//! | `search`, also of a [`job`] | info | the span around the first update asked for | `operation`; of the last answer `phase`, `results`, `total` and `notes`; `polls`, `attempts`, `ending`, `error.type` |
//! | `call` | info | the search, or the span around the call | `operation`, `attempts`, `notes`, `given_up`, `http.response.status_code`, `error.type` |
//! | `attempt` | debug | the call | `http.request.method`, `http.request.resend_count`, `http.response.status_code`, `server.address`, `server.port`, `url.scheme`, `url.template`, `error.type` |
//!
//! `notes` is the number of differences from the description, `ending` a word of [`Ending`](poll::Ending::as_str),
//! `given_up` one of [`GiveUp`](GiveUp::as_str). `error.type` is the status of a refusal, or else a word of
//! [`ErrorKind`](ErrorKind::as_str), or `cancelled` where the future was dropped, as a deadline does it. The call of a
//! stream of records ends with its first record. Each answer of a search and each retry (`wait_ms`) is an event of the
//! level debug. For exporters there are `otel.name`, `otel.kind` and `otel.status_code`.
//!
//! Neither key nor session id, neither the user's address nor a query string, nor any other text of the service or the
//! caller is among the fields.
//!
//! The state of a single transport is at hand in [`Limited::under_way`] and [`Breaker::state`].
//!
//! # Features
//! - `reqwest` (default): the transport over reqwest. It enables no feature of reqwest's, and those that others enable
//!   do not change it: HTTP/1.1, no cookies, no repetitions, no decoding by reqwest. Alone it carries http.
//! - `rustls` (default): [TLS](#tls) of that transport. Enables `rustls-no-provider` of reqwest.
//! - `socks` (default): SOCKS proxies. Enables `socks` of reqwest, with which other clients of reqwest's in the binary
//!   follow SOCKS proxies of the environment, too.
//! - `gzip`: answers in gzip, read [here](Gzip) and not by reqwest.
//! - `testing`: [scripts and a clock that never waits](testing), for tests of code that searches.
//! - `tower`: [`ServiceTransport`], into a service of this process.
//! - `tokio` (part of `reqwest`): tokio's timers as the default clock.
//! - `cache`: a transport that keeps answers that hold for a while. One crate more.
//! - `tracing`: [spans](#watching-it) of calls and searches.
//!
//! On wasm32 there is neither reqwest nor tokio's clock: give the builder a [`Transport`], a [`Clock`] and a
//! [`Random`].

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
mod random;
mod redact;
mod request_body;
#[cfg(all(feature = "reqwest", not(target_arch = "wasm32")))]
mod reqwest_transport;
mod retry;
mod retry_after;
mod session;
mod setting;
mod stages;
pub mod stream;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
mod text;
mod transport;
mod url;
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
pub use error::{ApiError, ApiErrorEntry, Error, ErrorKind, GiveUp};
pub use future::{BoxFuture, MaybeSend, MaybeSync};
pub use http::StatusCode;
pub use operation::{Operation, Service};
pub use random::{Random, SystemRandom};
pub use request_body::{Binary, Form, Plain, RequestBody};
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
