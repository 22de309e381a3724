//! Searches of any kind: connection, progress and result.

pub mod answer;
pub mod connect;
pub mod embedded;
pub mod labels;
pub mod limits;
pub mod lookup;
pub mod polled;
mod progress;
pub mod search;
pub mod unread;
