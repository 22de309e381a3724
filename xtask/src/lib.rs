//! Development commands of the workspace, as a library so that tests can call them.

pub mod codegen;
pub mod diff;
#[cfg(feature = "places")]
pub mod places;
