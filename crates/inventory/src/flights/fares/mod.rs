//! What flights cost: parties, and the fare of a journey. It knows no provider.

pub(crate) mod calendar;
pub(crate) mod party;
pub(crate) mod pricing;
