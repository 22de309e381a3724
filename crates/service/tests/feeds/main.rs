//! Tests of the static data feed through HTTP, as callers use it.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic too")]

mod calls;
mod constants;
mod hotels;
mod lines;
mod places;
#[allow(dead_code, reason = "shared with the tests of the other operations")]
#[path = "../http/support.rs"]
mod support;
