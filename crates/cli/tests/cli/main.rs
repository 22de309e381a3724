//! Tests of the `wayfare` binary, with the embedded inventory, a local service or fixed responses.

#![allow(clippy::unwrap_used)]

mod as_sent;
mod calendar;
mod canned;
mod cars;
mod cars_embedded;
mod cars_pages;
mod check;
mod constants;
mod deadline;
mod exit_codes;
mod feed;
mod feed_faults;
mod flight;
mod flights;
mod hotels;
#[cfg(unix)]
mod interrupt;
mod json_errors;
mod links;
mod man;
mod output;
mod pace;
mod places;
mod profiles;
mod reasons;
mod serve;
mod serve_admin;
mod serve_log;
mod serve_page;
mod serve_settings;
mod serve_store;
mod serve_tls;
mod serve_upstream;
mod support;
