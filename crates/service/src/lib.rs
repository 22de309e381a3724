//! The Wayfare travel search API as a service, with an embedded inventory.

pub mod inventory;
