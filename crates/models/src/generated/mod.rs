// Made by `cargo xtask regenerate` from `spec/*.toml`. Do not edit.

//! The types, one module for each file of the description.

pub mod autocomplete;

pub mod cars;

pub mod common;

pub mod feeds;

pub mod flights;

pub mod hotels;

pub mod service;

#[cfg(feature = "arbitrary")]
mod arbitrary;

#[cfg(feature = "catalogue")]
pub mod catalogue;

mod impls;

#[cfg(feature = "schemars")]
mod schema;

#[cfg(feature = "writers")]
pub mod writers;
