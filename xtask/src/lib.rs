//! Development commands of the workspace, as a library so that tests can call them.

#[cfg(feature = "data")]
pub mod brands;
#[cfg(feature = "data")]
mod packages;
#[cfg(feature = "data")]
pub mod places;
#[cfg(feature = "data")]
pub mod reference;
#[cfg(feature = "data")]
pub mod routes;
