//! The protocol for starting and polling a job.

use serde_core::Serialize;
use specwright_core::Validate;
use specwright_core::query::Query;
use specwright_core::{Decode, Json, decode, encode};

use crate::{Content, MaybeSend, Operation, RequestBody};

/// The progress of a job.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The job is queued or in progress.
    #[default]
    Running,
    /// The job has succeeded.
    Succeeded,
    /// The job is over and has failed.
    Failed,
    /// The job is over, because it was cancelled.
    Cancelled,
}

impl Phase {
    /// Returns the phase as a word, such as `running`.
    pub fn as_str(self) -> &'static str {
        match self {
            Phase::Running => "running",
            Phase::Succeeded => "succeeded",
            Phase::Failed => "failed",
            Phase::Cancelled => "cancelled",
        }
    }

    /// Returns `true` if the job is over.
    pub fn is_final(self) -> bool {
        self != Phase::Running
    }
}

/// The part of the start response that identifies the job to poll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Identity {
    /// A field of the body.
    Field {
        /// The name of the response field, as on the wire.
        answer: &'static str,
        /// The poll query parameter that is set to the field's value.
        query: &'static str,
    },
    /// The `Location` header, which is the poll URL.
    Location,
}

/// The protocol for starting and polling jobs. Generated code implements this trait.
pub trait Protocol: Send + Sync + 'static {
    /// The query of the start request; `()` if it has none.
    type StartQuery: Query + Validate + Send + Sync + 'static;
    /// The body of the start request; `()` if it has none.
    type StartBody: RequestBody + Send + Sync + 'static;
    /// The type of the start response.
    type Started: Content + MaybeSend + 'static;
    /// The poll query.
    type Query: Query + Validate + Send + Sync + 'static;
    /// The type of the poll responses.
    type Answer: Decode + Send + Sync + 'static;

    /// The operation that starts a job.
    const START: &'static Operation;
    /// The operation that polls a job.
    const POLL: &'static Operation;
    /// The part of the start response that identifies the job to poll.
    const IDENTITY: Identity;
    /// The name of the response field with the status, as on the wire.
    const STATUS: &'static str;
    /// The known values of the status.
    const STATES: &'static [&'static str];

    /// Returns the id, if the start response has it in a [field](Identity::Field).
    fn id(started: &Self::Started) -> Option<String> {
        let _ = started;
        None
    }

    /// Converts the start response into the first poll response, if both have the same type.
    fn first(started: Self::Started) -> Option<Self::Answer> {
        let _ = started;
        None
    }

    /// Returns the status, if the response has one.
    fn status(answer: &Self::Answer) -> Option<&str>;

    /// Returns the phase that a status represents, or `None` if the status is unknown.
    fn phase(status: &str) -> Option<Phase>;

    /// Returns the reason for a failure or a cancellation, if the response gives one.
    fn reason(answer: &Self::Answer) -> Option<String> {
        let _ = answer;
        None
    }
}

/// Converts the field that contains the reason for a failure or a cancellation into a string: a string unchanged, other
/// values as JSON. Returns `None` for null and for an empty string. Generated code calls this function.
pub fn reason<T: Serialize>(value: &T) -> Option<String> {
    match decode::<Json>(&encode(value).ok()?).ok()?.value {
        Json::Null => None,
        Json::String(text) => Some(text).filter(|text| !text.is_empty()),
        other => Some(other.to_string()),
    }
}
