//! Fares: the price of a journey for a party, fare families, bags. It knows no provider.

pub(crate) mod bags;
pub(crate) mod cabin;
pub(crate) mod calendar;
pub(crate) mod families;
mod holidays;
pub(crate) mod market;
pub(crate) mod party;
pub(crate) mod pricing;
mod season;
pub(crate) mod together;
