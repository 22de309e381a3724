// Made by `cargo xtask regenerate` from `spec/*.toml`. Do not edit.

//! The types, one module for each file of the description.

/// What `autocomplete.toml` describes.
pub mod autocomplete;

/// What `cars.toml` describes.
pub mod cars;

/// What `common.toml` describes.
pub mod common;

/// What `feeds.toml` describes.
pub mod feeds;

/// What `flights.toml` describes.
pub mod flights;

/// What `hotels.toml` describes.
pub mod hotels;

/// What `service.toml` describes.
pub mod service;

#[cfg(feature = "arbitrary")]
mod arbitrary;

#[cfg(feature = "catalogue")]
pub mod catalogue;

mod impls;

#[cfg(feature = "schemars")]
mod schema;
