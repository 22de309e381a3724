//! Tests of the static data feeds over HTTP.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

mod calls;
mod constants;
mod hotels;
mod lines;
mod places;
#[allow(dead_code, reason = "shared with the tests of the other operations")]
#[path = "../http/support.rs"]
mod support;
