//! Wire types of the Wayfare travel search API: no HTTP, no async, few and light dependencies.
//!
//! The modules below hold one domain of the description each; their types are generated.

#[rustfmt::skip]
mod generated;

pub use generated::*;
