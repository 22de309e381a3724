//! The reasons for which a job has no success.

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
    /// The service says that it failed.
    Failed {
        /// Why, in the service's words, if it says so. The key was taken out of them.
        reason: Option<String>,
        /// The last answer.
        last: Arc<Update<A>>,
    },
    /// The service says that it was cancelled, or has forgotten it after [`Job::cancel`](super::Job::cancel).
    Cancelled {
        /// Why, in the service's words, if it says so. The key was taken out of them.
        reason: Option<String>,
        /// The last answer, if there was one.
        last: Option<Arc<Update<A>>>,
    },
    /// It was not followed to its end: a call failed, or the deadline passed. The job may go on.
    Unfinished {
        /// Why.
        error: Error,
        /// The last answer, if there was one.
        last: Option<Arc<Update<A>>>,
        /// The token to go on with it; `None` of a job that has not begun, as far as known.
        token: Option<Token>,
    },
}

impl<A> JobError<A> {
    /// The last answer, if there was one.
    pub fn last(&self) -> Option<&Arc<Update<A>>> {
        match self {
            JobError::Failed { last, .. } => Some(last),
            JobError::Cancelled { last, .. } | JobError::Unfinished { last, .. } => last.as_ref(),
        }
    }

    /// Why it failed or was cancelled, in the service's words.
    pub fn reason(&self) -> Option<&str> {
        match self {
            JobError::Failed { reason, .. } | JobError::Cancelled { reason, .. } => reason.as_deref(),
            JobError::Unfinished { .. } => None,
        }
    }
}

/// Longest reason in a message, in characters.
const MAX_REASON: usize = 200;

/// `the job failed: the file has no sound`
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

/// Where a call failed, it tells of that alone, with the causes below.
impl<A> StdError for JobError<A> {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        match self {
            JobError::Unfinished { error, .. } => error.source(),
            _ => None,
        }
    }
}
