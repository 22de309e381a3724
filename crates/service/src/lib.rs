//! The Wayfare travel search API as a service, with an embedded inventory.

mod clock;
#[rustfmt::skip]
mod generated;
pub mod http;
pub mod inventory;

pub use clock::{Clock, SystemClock};

/// The operations of the API: a trait for each group, to be implemented, and the routes that call it.
pub mod operations {
    pub use crate::generated::*;
}
