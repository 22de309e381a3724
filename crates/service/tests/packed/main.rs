//! Tests of answers as bytes: what another node reads of them gives the same pages.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic too")]

mod cars;
mod flights;
mod hotels;
mod relayed;
#[allow(dead_code, reason = "shared with the tests of the other operations")]
#[path = "../http/support.rs"]
mod support;
