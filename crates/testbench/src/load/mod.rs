//! The load bench: the real `wayfare serve` under many searches at once, beside callers that misbehave.
//!
//! The searches are made alone first, at pace 0: their complete answers are what all others are held against. Then the
//! work of a search is measured, which gives the pace at which as many searches at a time as are wanted leave the
//! service's processor some time. At that pace they are played, and then at pace 1, where it can't do all of them. Both
//! phases end by a SIGTERM in the middle of the load.

mod bench;
mod beside;
mod cost;
mod phase;
mod report;
mod settings;
mod wanted;

pub use crate::serve::report::{Report, Row};
pub use bench::run;
pub use settings::{Settings, release};
