//! What every embedded inventory leans on, and none is about: money, chance, the globe, local time, how
//! soon sellers answer. It knows no API.

pub(crate) mod dice;
pub(crate) mod geodesy;
mod latency;
pub(crate) mod zones;

pub(crate) mod brands;
pub use latency::LatencyClass;
