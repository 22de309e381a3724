// Made by `cargo xtask regenerate` from `spec/*.toml`. Do not edit.

//! Construction, decoding, encoding and validation of the types.

mod autocomplete;

mod cars;

mod common;

mod feeds;

mod flights;

mod hotels;

mod service;
