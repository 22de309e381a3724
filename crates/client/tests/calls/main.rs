//! Tests for the API's calls and searches, over a scripted transport.
#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

mod budget;
mod caching;
mod fare_calendar;
mod hotels;
mod pages;
mod support;
mod tolerance;
mod verdicts;
