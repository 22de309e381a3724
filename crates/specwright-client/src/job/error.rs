//! Reasons why a job has not succeeded.

use std::error::Error as StdError;
use std::fmt;
use std::sync::Arc;

use super::{Token, Update};
use crate::Error;
use crate::text::shorten;

/// The reason why a job has not succeeded.
#[derive(Clone)]
#[non_exhaustive]
pub enum JobError<A> {
    /// The service reported that the job failed.
    Failed {
        /// The reason reported by the service, if any. The key is redacted.
        reason: Option<String>,
        /// The last response.
        last: Arc<Update<A>>,
    },
    /// The service reported that the job was cancelled, or has no record of the job after
    /// [`Job::cancel`](super::Job::cancel).
    Cancelled {
        /// The reason reported by the service, if any. The key is redacted.
        reason: Option<String>,
        /// The last response, if there was one.
        last: Option<Arc<Update<A>>>,
    },
    /// The handle stopped before the end of the job: a call failed, or the deadline passed. The job itself may
    /// continue.
    Unfinished {
        /// The error that stopped the handle.
        error: Error,
        /// The last response, if there was one.
        last: Option<Arc<Update<A>>>,
        /// The token to resume the job; `None` if the job is not known to have started.
        token: Option<Token>,
    },
}

impl<A> JobError<A> {
    /// Returns the last response, if there was one.
    pub fn last(&self) -> Option<&Arc<Update<A>>> {
        match self {
            JobError::Failed { last, .. } => Some(last),
            JobError::Cancelled { last, .. } | JobError::Unfinished { last, .. } => last.as_ref(),
        }
    }

    /// Returns the reason that the service reported for the failure or cancellation.
    pub fn reason(&self) -> Option<&str> {
        match self {
            JobError::Failed { reason, .. } | JobError::Cancelled { reason, .. } => reason.as_deref(),
            JobError::Unfinished { .. } => None,
        }
    }
}

/// Maximum length of a reason in a message, in characters.
const MAX_REASON: usize = 200;

/// Formats the error, for example `the job failed: the file has no sound`.
impl<A> fmt::Display for JobError<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            JobError::Failed { .. } => "the job failed",
            JobError::Cancelled { .. } => "the job was cancelled",
            JobError::Unfinished { error, .. } => return error.fmt(f),
        })?;
        match self.reason() {
            Some(reason) => write!(f, ": {}", shorten(reason, MAX_REASON)),
            None => Ok(()),
        }
    }
}

impl<A> fmt::Debug for JobError<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = match self {
            JobError::Failed { reason, .. } => {
                let mut out = f.debug_struct("Failed");
                out.field("reason", reason);
                out
            }
            JobError::Cancelled { reason, .. } => {
                let mut out = f.debug_struct("Cancelled");
                out.field("reason", reason);
                out
            }
            JobError::Unfinished { error, token, .. } => {
                let mut out = f.debug_struct("Unfinished");
                out.field("error", error).field("token", token);
                out
            }
        };
        out.field("last", &self.last()).finish()
    }
}

/// [`JobError::Unfinished`] displays as its inner error, so its source is the source of that error.
impl<A> StdError for JobError<A> {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        match self {
            JobError::Unfinished { error, .. } => error.source(),
            _ => None,
        }
    }
}
