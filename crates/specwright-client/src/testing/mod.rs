//! Support for testing code that runs searches: scripted transports, a clock that never waits, and fixed random
//! numbers. Enabled by the `testing` feature, which is meant for `[dev-dependencies]`.
//!
//! A [`Script`] replaces the service: it replies in order or by operation, and records the requests. The script's
//! delays and the client's own waits use a [`FakeClock`], so a call that is slow or retried takes no real time:
//!
//! ```
//! use std::time::Duration;
//!
//! use specwright_client::testing::{FakeClock, FixedRandom, Reply, Script};
//! use specwright_client::{Answer, Client, Clock, Operation, Service, TransportErrorKind};
//! use specwright_core::Json;
//!
//! static TIDES: Service = Service::new("Tides");
//! static NEXT: Operation = Operation::new("tides.next", http::Method::GET, "/v1/tides").repeatable();
//!
//! let clock = FakeClock::new();
//! let script = Script::new(clock.clone()).on(
//!     &NEXT,
//!     [
//!         Reply::fail(TransportErrorKind::Interrupted),
//!         Reply::ok(r#"{"high": "06:12"}"#).late(Duration::from_secs(2)),
//!     ],
//! );
//! let client = Client::builder(&TIDES, "https://tides.example")
//!     .transport(script.clone())
//!     .clock(clock.clone())
//!     .random(FixedRandom::new([0]))
//!     .build()?;
//! let session = client.session();
//!
//! let answer: Answer<Json> = clock.block_on(session.call(&NEXT, &(), None::<&()>))?;
//! assert_eq!(answer.value["high"], "06:12");
//! assert!(clock.now() > Duration::from_secs(2));
//! assert_eq!(script.requests()[1].uri().path(), NEXT.path);
//! # Ok::<(), specwright_client::Error>(())
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
