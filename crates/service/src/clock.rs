//! The service clock: the source of the current time for requests and, without a shared store, for expiry and rate
//! limits.

use std::fmt;

use jiff::Timestamp;

/// A source of time for the service.
pub trait Clock: fmt::Debug + Send + Sync + 'static {
    /// Returns the current time.
    fn now(&self) -> Timestamp;
}

/// The system clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Timestamp {
        Timestamp::now()
    }
}
