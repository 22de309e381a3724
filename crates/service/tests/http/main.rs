//! Tests of the service through HTTP, as callers use it.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic too")]

mod access;
mod access_log;
mod admission;
mod anything;
mod autocomplete;
mod calendar;
mod description;
mod emptied;
mod encodings;
mod files;
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
mod requests;
mod results;
mod runtime;
mod scripted;
mod serving;
mod start;
mod streaming;
mod support;
mod urls;
