//! Fares: the price for a party's journey, fare families, and bags. This module does not depend on providers.

pub(crate) mod bags;
pub(crate) mod cabin;
pub(crate) mod calendar;
pub(crate) mod families;
mod holidays;
pub(crate) mod market;
pub(crate) mod party;
pub(crate) mod pricing;
mod season;
pub(crate) mod ticketing;
