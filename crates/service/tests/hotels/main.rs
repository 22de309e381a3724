//! Tests of hotel searches over HTTP.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

mod destinations;
mod faults;
mod filters;
mod gathering;
mod order;
mod pairs;
mod prices;
mod providers;
mod rows;
mod scripted;
mod searches;
mod single;
#[allow(dead_code, reason = "shared with the tests of the other operations")]
#[path = "../http/support.rs"]
mod support;
