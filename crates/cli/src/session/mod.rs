//! Searches of any kind: the service that they go to, how far they have come, what they end with.

pub mod answer;
pub mod connect;
pub mod embedded;
pub mod labels;
pub mod lookup;
pub mod polled;
mod progress;
pub mod search;
