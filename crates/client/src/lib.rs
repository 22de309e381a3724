//! Client of the Wayfare travel search API, and a runtime for any other that is described in the same language.
//!
//! A [`Client`] holds the address of the service, the key and the policies; a [`Session`] is one end user; a
//! [`poll::Search`] is a search under way. The runtime knows no API: the [`Service`], its [`Operation`]s and its
//! [poll protocols](poll::Protocol) are constants and types that the generator writes.
//!
//! ```no_run
//! # #[cfg(all(feature = "api", feature = "reqwest"))]
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! use wayfare_client::Client;
//! use wayfare_models::flights::{FlightLocation, FlightSearchStart};
//!
//! let client = Client::new("https://travel.example", "my key")?;
//! let (boston, london) = (FlightLocation::airport("BOS")?, FlightLocation::airport("LHR")?);
//! let start = FlightSearchStart::one_way(boston, london, "2027-03-14".parse()?);
//!
//! let session = client.session();
//! let mut search = session.flights().search(start);
//! while let Some(update) = search.next().await {
//!     let update = update?;
//!     println!("{}: {} results", update.phase.as_str(), update.count);
//! }
//! # Ok(())
//! # }
//! ```
//!
//! Hotels are searched in the same way. All pages of a destination, and any number of hotels by id, are a call
//! each:
//!
//! ```no_run
//! # #[cfg(feature = "api")]
//! # async fn example(session: wayfare_client::Session) -> Result<(), Box<dyn std::error::Error>> {
//! use wayfare_models::hotels::{EntityKey, HotelStay, MultipleHotelOption, MultipleHotelQuery};
//!
//! let query = MultipleHotelQuery::new(EntityKey::place(2643743)?)
//!     .with_stay(HotelStay::of_nights("2027-03-14".parse()?, 3)?.with_rooms("2:4,6".parse()?))
//!     .with_options([MultipleHotelOption::TopRates]);
//! let mut pages = session.hotels().pages(query);
//! while let Some(page) = pages.next().await {
//!     for hotel in page?.response().into_iter().flat_map(|page| page.hotels()) {
//!         let name = hotel.result().facts.name.as_deref().unwrap_or("a hotel without a name");
//!         if let Some(price) = hotel.rates().cheapest().and_then(|rate| rate.price()) {
//!             println!("{name}: {price}");
//!         }
//!     }
//! }
//! println!("{}", if pages.is_complete() { "that is all" } else { "there may be more" });
//! # Ok(())
//! # }
//! ```
//!
//! Any other described API is searched in the same way:
//!
//! ```
//! use wayfare_client::{Answer, Body, BoxFuture, Client, Operation, Service, Transport, TransportError};
//! use wayfare_wire::Json;
//!
//! // This part is generated from a description.
//! static TIDES: Service = Service::new("Tides", "key");
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
//! # async fn example() -> Result<(), wayfare_client::Error> {
//! let client =
//!     Client::builder_for(&TIDES, "https://tides.example").key("open sea").transport(Harbour).build()?;
//! let answer: Answer<Json> = client.session().call(&NEXT, &(), None::<&()>).await?;
//! assert_eq!(answer.value["high"], "06:12");
//! # Ok(())
//! # }
//! # #[cfg(feature = "tokio")]
//! # tokio::runtime::Builder::new_current_thread().enable_time().build().unwrap().block_on(example()).unwrap();
//! ```
//!
//! # The key
//! It is in no `Display` and no `Debug` of this crate and in none of its errors, however it is encoded, even where
//! a service echoes it. Two places are the caller's responsibility: a [`Transport`] sees it in the request's URI,
//! and answers are returned unchanged, with links that may hold it.
//!
//! # Retries
//! A call that failed is sent again where that may help and can do no harm: see [`RetryPolicy`]. Each attempt has
//! a [timeout](ClientBuilder::timeout), each search a [deadline](poll::Search::deadline). Any future may be
//! dropped at any time to cancel its call.
//!
//! # Features
//! - `reqwest` (default): the transport over reqwest, with rustls, ring and the certificates of the platform, or
//!   [over a custom client](ReqwestTransport::from_client).
//! - `gzip`: compressed answers.
//! - `tokio` (part of `reqwest`): tokio's timers as the default clock.
//!
//! On wasm32 there is neither of the two: give the builder a [`Transport`], a [`Clock`] and a [`Random`].

#![warn(missing_debug_implementations)]

mod backoff;
mod call;
mod client;
mod clock;
mod error;
mod future;
mod operation;
pub mod poll;
mod random;
mod redact;
#[cfg(all(feature = "reqwest", not(target_arch = "wasm32")))]
mod reqwest_transport;
mod retry;
mod retry_after;
mod session;
pub mod stream;
#[cfg(test)]
mod testing;
mod text;
mod transport;
mod url;

#[cfg(feature = "api")]
#[rustfmt::skip]
mod generated;
#[cfg(feature = "api")]
pub mod hotel_search;
#[cfg(feature = "api")]
pub use generated::*;

pub use backoff::Backoff;
pub use call::Answer;
pub use client::{Client, ClientBuilder};
pub use clock::Clock;
#[cfg(feature = "tokio")]
pub use clock::TokioClock;
pub use error::{ApiError, ApiErrorEntry, Error, ErrorKind};
pub use future::{BoxFuture, MaybeSend, MaybeSync};
pub use http::StatusCode;
pub use operation::{Operation, Service, SessionUse};
pub use random::{Random, SystemRandom};
#[cfg(all(feature = "reqwest", not(target_arch = "wasm32")))]
pub use reqwest_transport::ReqwestTransport;
pub use retry::{Failure, Retry, RetryPolicy};
pub use session::{EndUser, Session};
pub use transport::{Body, Transport, TransportError, TransportErrorKind};

/// The examples of the README are tests too.
#[cfg(all(doctest, feature = "api", feature = "reqwest"))]
#[doc = include_str!("../README.md")]
struct Readme;

#[doc = include_str!("../docs/faults.md")]
pub mod faults {}
