//! Tests of packed answers: another node unpacks them and returns the same pages.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

mod cars;
mod compared;
mod flights;
mod hotels;
mod relayed;
#[allow(dead_code, reason = "shared with the tests of the other operations")]
#[path = "../http/support.rs"]
mod support;
