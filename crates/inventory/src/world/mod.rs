//! The base of all embedded inventories: countries, land and sea, seasons, local time, distances, brands, random draws,
//! latencies. It knows no API.

pub(crate) mod brands;
pub(crate) mod countries;
pub(crate) mod dice;
pub(crate) mod geodesy;
pub(crate) mod land;
mod latency;
pub(crate) mod latest;
pub(crate) mod picture_path;
pub(crate) mod season;
pub(crate) mod zones;

pub use latency::LatencyClass;
