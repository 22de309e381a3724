//! Answers that are a stream of records, a line of JSON each, and feeds that go on page after page.
//!
//! [`Records`] is one answer as it comes in: no more of it is held than a line. The rules of a feed (which field
//! holds the start of a page) are a [`Feed`], which the generator writes; [`Walk`] returns the records of all its
//! pages.

mod feed;
mod lines;
mod records;

pub use feed::{Feed, Walk};
pub use records::Records;

#[cfg(test)]
mod tests;
