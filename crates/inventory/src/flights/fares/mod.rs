//! Fares: the price of a journey for a party, fare families, bags. It knows no provider.

pub(crate) mod bags;
pub(crate) mod calendar;
pub(crate) mod families;
pub(crate) mod party;
pub(crate) mod pricing;
