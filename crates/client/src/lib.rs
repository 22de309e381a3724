//! Client of the Wayfare travel search API.
//!
//! A [`Client`] holds the address of the service, the key and the policies; a [`Session`] is one end user; a
//! [`poll::Search`] is a search under way. Credentials, retries, deadlines, transports, TLS, errors, tracing and the
//! features of this crate are those of its runtime, [`specwright_client`], all of which is exported here.
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
//! Hotels are searched in the same way. All pages of a destination, and any number of hotels by id, are a call
//! each:
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
//! println!("{}", if pages.is_complete() { "that is all" } else { "there may be more" });
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

/// The examples of the README are tests too.
#[cfg(all(doctest, feature = "reqwest"))]
#[doc = include_str!("../README.md")]
struct Readme;

#[doc = include_str!("../docs/faults.md")]
pub mod faults {}
