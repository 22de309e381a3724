//! Jobs: operations that take long. One is started by a call, and then polled until a status word says that it has
//! succeeded, failed, or was cancelled.
//!
//! The rules of a job (where its id is, which word means what) are a [`Protocol`], which the generator writes. [`Job`]
//! is the handle on a running one. Unlike a [search](crate::poll), a job has no results before its end.

mod cancel;
mod error;
mod handle;
mod location;
mod protocol;
mod update;

pub use cancel::Cancel;
pub use error::JobError;
pub use handle::Job;
pub use protocol::{Identity, Phase, Protocol, reason};
pub use update::Update;

pub use crate::poll::Token;

#[cfg(test)]
mod tests;
