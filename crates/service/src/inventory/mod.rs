//! The embedded inventory as providers like any others.

pub mod hotels;
