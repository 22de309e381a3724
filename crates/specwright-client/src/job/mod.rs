//! Jobs: long-running operations. One call starts a job, which is then polled until its status is succeeded, failed or
//! cancelled.
//!
//! A [`Protocol`], which generated code implements, defines the rules of a job: the location of its id, and the meaning
//! of each status. [`Job`] is the handle of a running job. Unlike a [search](crate::poll), a job has no results until
//! it has succeeded.

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
