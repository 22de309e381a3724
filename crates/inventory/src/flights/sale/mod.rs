//! Who sells what: fare families, bags, what is on board, the sellers, and the offers that they make.

pub(crate) mod bags;
pub(crate) mod deals;
pub(crate) mod families;
pub(crate) mod offers;
pub(crate) mod plans;
pub(crate) mod quality;
pub(crate) mod sellers;
