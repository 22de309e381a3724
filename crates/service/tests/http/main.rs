//! Tests of the service over HTTP.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

mod access;
mod access_log;
mod admission;
mod anything;
mod autocomplete;
mod calendar;
mod description;
mod emptied;
mod encodings;
mod end_user;
mod exchange;
mod fare_routes;
mod files;
mod generations;
mod headers;
mod invalid;
mod keeping;
mod lenient;
mod links;
mod metrics;
mod nodes;
mod phases;
mod pictures;
mod proxies;
mod reference;
mod rentals;
mod requests;
mod results;
mod runtime;
mod scripted;
mod served;
mod serving;
mod streaming;
mod support;
mod urls;
