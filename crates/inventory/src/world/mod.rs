//! The base of all embedded inventories: countries, land and sea, seasons, local time, distances, brands, random draws,
//! latencies and cashback. This module is independent of the API.

pub(crate) mod brands;
mod cashback;
pub(crate) mod countries;
pub(crate) mod dice;
pub(crate) mod geodesy;
pub(crate) mod land;
mod latency;
pub(crate) mod lunar_year;
pub(crate) mod picture_path;
pub(crate) mod query_cache;
pub(crate) mod season;
pub(crate) mod tables;
pub(crate) mod zones;

pub use cashback::CashbackRule;
pub use latency::LatencyClass;
