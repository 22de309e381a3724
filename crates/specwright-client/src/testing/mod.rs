//! Support for testing code that runs searches: scripted transports, a clock that never waits, and fixed random
//! numbers. Enabled by the `testing` feature, which is meant for `[dev-dependencies]`.
//!
//! A [`Script`] replaces the service: it replies in order or by operation, and records the requests. The script's
//! delays and the client's own waits use a [`FakeClock`], so a search that lasts a minute takes no real time:
//!
//! ```
//! # #[cfg(feature = "api")]
//! # fn example() -> Result<(), Box<dyn std::error::Error>> {
//! use std::time::Duration;
//!
//! use specwright_client::flights::FLIGHTS_POLL;
//! use specwright_client::poll::Ending;
//! use specwright_client::testing::{FakeClock, FixedRandom, Reply, Script};
//! use specwright_client::{Client, StatusCode, TransportErrorKind};
//! use wayfare_models::flights::{FlightLocation, FlightSearchStart};
//!
//! let clock = FakeClock::new();
//! let script = Script::new(clock.clone()).on(
//!     &FLIGHTS_POLL,
//!     [
//!         Reply::ok(r#"{"searchId": "abc", "status": "first-phase", "results": []}"#).late(Duration::from_secs(2)),
//!         Reply::fail(TransportErrorKind::Interrupted),
//!         Reply::ok(r#"{"searchId": "abc", "status": "complete", "results": []}"#),
//!     ],
//! );
//! let client = Client::builder("https://travel.example")
//!     .key("my key")
//!     .transport(script.clone())
//!     .clock(clock.clone())
//!     .random(FixedRandom::new([0]))
//!     .build()?;
//! let (bos, lhr) = (FlightLocation::airport("BOS")?, FlightLocation::airport("LHR")?);
//! let search = client.session().flights().search(FlightSearchStart::one_way(bos, lhr, "2027-03-14".parse()?));
//!
//! let outcome = clock.block_on(search.finish())?;
//! assert_eq!((outcome.ending, outcome.attempts), (Ending::Complete, 3));
//! assert!(outcome.elapsed > Duration::from_secs(2));
//! assert_eq!(script.requests()[1].uri().path(), FLIGHTS_POLL.path);
//! # Ok(())
//! # }
//! # #[cfg(feature = "api")]
//! # example().unwrap();
//! ```

mod body;
mod clock;
#[cfg(test)]
mod library;
mod random;
mod reply;
mod script;

pub use body::{broken_body, slow_body};
pub use clock::FakeClock;
#[cfg(test)]
pub(crate) use library::*;
pub use random::FixedRandom;
pub use reply::Reply;
pub use script::Script;
