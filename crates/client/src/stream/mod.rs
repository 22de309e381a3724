//! Answers that are a stream of records, a line of JSON each, and feeds that go on page after page.
//!
//! [`Records`] is one answer as it comes in: no more of it is held than a line. What a feed is about (which field
//! says where a page begins) is a [`Feed`], which the generator writes; [`Walk`] gives the records of all its pages.

mod feed;
mod lines;
mod records;

pub use feed::{Feed, Walk};
pub use records::Records;

#[cfg(test)]
mod tests;
