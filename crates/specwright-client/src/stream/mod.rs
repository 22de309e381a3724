//! Answers that come in part by part: bytes, or records, a line of JSON each, with feeds that go on page after page.
//!
//! [`Chunks`] are the bytes of one answer.
//!
//! [`Records`] is one answer as it comes in: no more of it is held than a line. The rules of a feed (which field
//! holds the start of a page) are a [`Feed`], which the generator writes; [`Walk`] returns the records of all its
//! pages.

mod chunks;
mod feed;
mod head;
mod lines;
mod page;
mod records;
mod walk;

pub use chunks::Chunks;
pub use feed::Feed;
pub use records::Records;
pub use walk::Walk;

#[cfg(test)]
mod tests;
