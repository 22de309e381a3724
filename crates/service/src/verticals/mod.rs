//! The kinds of things to search for: each prepares requests, says by what its results are ranked, and spells out what
//! is found.

pub mod cars;
pub mod flights;
pub mod hotels;
