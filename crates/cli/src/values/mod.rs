//! Types and parsers of command-line values.

pub mod codes;
pub mod dates;
pub mod duration;
pub mod label;
pub mod listed;
pub mod moments;
pub mod months;
pub mod numbers;
pub mod units;
pub mod url;
