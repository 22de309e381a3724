//! Tests of hotel searches through HTTP, as callers use them.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic too")]

mod destinations;
mod faults;
mod filters;
mod gathering;
mod mixed;
mod options;
mod order;
mod prices;
mod providers;
mod rows;
mod scripted;
mod searches;
mod single;
#[allow(dead_code, reason = "shared with the tests of the other operations")]
#[path = "../http/support.rs"]
mod support;
