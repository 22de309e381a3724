// Made by `cargo xtask regenerate` from `spec/*.toml`. Do not edit.

//! How the types are built, decoded, encoded and checked.

mod autocomplete;

mod cars;

mod common;

mod feeds;

mod flights;

mod hotels;

mod service;
