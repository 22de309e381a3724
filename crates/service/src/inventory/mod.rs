//! The embedded inventory as providers like any others. With one's own added to their list, both are asked.

pub mod hotels;
