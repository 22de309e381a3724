//! Streamed responses: bytes, or records that are lines of JSON or server-sent events, including feeds of many pages.
//!
//! [`Chunks`] are the bytes of one response.
//!
//! [`Records`] are the records of one response, read as it arrives; only one line or event at a time is held in memory.
//! A [`Feed`], which generated code implements, defines the rules of a feed, such as the field that selects a page.
//! [`Walk`] returns the records of all pages of a feed.

mod chunks;
mod events;
mod feed;
mod head;
mod known;
mod lines;
mod page;
mod records;
mod walk;

pub use chunks::Chunks;
pub use feed::Feed;
pub use known::Repeats;
pub use records::Records;
pub use walk::Walk;

pub use crate::stream_format::{Format, Reconnect};

#[cfg(test)]
mod tests;
