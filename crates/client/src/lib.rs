//! Client for the Wayfare travel search API.
//!
//! A [`Client`] contains the service address, the key and the policies. A [`Session`] represents one end user. A
//! [`poll::Search`] is a search in progress. The runtime, [`specwright_client`], documents credentials, retries,
//! deadlines, transports, TLS, errors, tracing and the features of this crate. All items of the runtime are re-exported
//! here.
//!
//! ```no_run
//! # #[cfg(feature = "reqwest")]
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
//! Hotel searches work the same way. `search_ids` searches for any number of hotels by id, and `pages` reads all pages
//! of a destination:
//!
//! ```no_run
//! # async fn example(session: wayfare_client::Session) -> Result<(), Box<dyn std::error::Error>> {
//! use wayfare_models::hotels::{EntityKey, HotelStay, MultipleHotelOption, MultipleHotelQuery};
//!
//! let query = MultipleHotelQuery::new(EntityKey::place(2643743)?)
//!     .with_stay(HotelStay::of_nights("2027-03-14".parse()?, 3)?.with_rooms("2:4,6".parse()?))
//!     .with_options([MultipleHotelOption::TopRates]);
//! let mut pages = session.hotels().pages(query);
//! while let Some(page) = pages.next().await {
//!     for hotel in page?.found().into_iter().flat_map(|page| page.hotels()) {
//!         let name = hotel.result().facts.name.as_deref().unwrap_or("a hotel without a name");
//!         if let Some(price) = hotel.rates().cheapest().and_then(|rate| rate.price()) {
//!             println!("{name}: {price}");
//!         }
//!     }
//! }
//! println!("{}", if pages.is_complete() { "search complete" } else { "results may be missing" });
//! # Ok(())
//! # }
//! ```

#![warn(missing_debug_implementations)]

#[rustfmt::skip]
mod generated;
pub mod hotel_search;
pub mod rows;

pub use generated::{Client, SERVICE, Session, autocomplete, cars, feeds, flights, hotels};
pub use specwright_client::*;

/// The README, whose examples run as doctests.
#[cfg(all(doctest, feature = "reqwest"))]
#[doc = include_str!("../README.md")]
struct Readme;

#[doc = include_str!("../docs/faults.md")]
pub mod faults {}

/// A recipe for backends that serve several tenants. The `backend` example is this code, with tests.
///
/// - **Shared cache.** All clients use one transport, so they share its connections and its cache. Places and
///   labels are cached; prices never are. The cache ignores keys and end users.
/// - **Budgets per tenant.** Each tenant has a client with its own key and its own budget of calls. A search that
///   needs more calls than are available fails before its first call. The error contains the time until enough calls
///   are available.
/// - **Hotels with filters.** Filters that are lists, such as `4|5`, may also be written with commas, such as `4,5`.
/// - **Server-sent events.** Each update of a search replaces the previous one and is sent as one event, which contains
///   rows without links. The last event reports whether all hotels were found. Dropping the response cancels the
///   search.
/// - **Errors.** `status_for_caller` reports a client error only if the caller is at fault, and `user_message` returns
///   a short message, which does not contain the key.
///
#[doc = concat!("```ignore\n", include_str!("../examples/backend/main.rs"), "```")]
pub mod backend {}
