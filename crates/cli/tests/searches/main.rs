//! x
#![allow(clippy::unwrap_used, reason = "helpers of tests may panic too")]
mod autocomplete;
mod faults;
mod findings;
mod flights;
mod harness;
mod random;
mod stage;
#[test]
fn flights() {
    harness::run::<flights::Flights>();
}
#[test]
fn autocomplete() {
    harness::run::<autocomplete::Autocomplete>();
}
