//! What every embedded inventory leans on, and none is about: money, chance, the globe, local time. It knows no API.

pub(crate) mod dice;
pub(crate) mod geodesy;
mod money;
pub(crate) mod zones;

pub use money::{Amount, Currency};
