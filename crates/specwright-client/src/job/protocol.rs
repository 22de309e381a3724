//! Rules of a job.

use serde_core::Serialize;
use specwright_core::Validate;
use specwright_core::query::Query;
use specwright_core::{Decode, Json, decode, encode};

use crate::{Content, MaybeSend, Operation, RequestBody};

/// How far a job has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Phase {
    /// It waits or is under way.
    #[default]
    Running,
    /// It is done.
    Succeeded,
    /// It is over, without success.
    Failed,
    /// It is over, as it was cancelled.
    Cancelled,
}

impl Phase {
    /// The phase as a word, such as `running`.
    pub fn as_str(self) -> &'static str {
        match self {
            Phase::Running => "running",
            Phase::Succeeded => "succeeded",
            Phase::Failed => "failed",
            Phase::Cancelled => "cancelled",
        }
    }

    /// Whether nothing more will come.
    pub fn is_final(self) -> bool {
        self != Phase::Running
    }
}

/// Where the answer to the start says by which parameters the job is polled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Identity {
    /// In a field of the body.
    Field {
        /// The answer's field, by its name on the wire.
        answer: &'static str,
        /// The parameter of the polls.
        query: &'static str,
    },
    /// In the header `Location`, which is the URL of the polls.
    Location,
}

/// The protocol by which jobs are started and polled. Written by the generator from the description.
pub trait Protocol: Send + Sync + 'static {
    /// Query of the start; `()` where it has none.
    type StartQuery: Query + Validate + Send + Sync + 'static;
    /// Body of the start; `()` where it has none.
    type StartBody: RequestBody + Send + Sync + 'static;
    /// Answer to the start.
    type Started: Content + MaybeSend + 'static;
    /// Query of the polls.
    type Query: Query + Validate + Send + Sync + 'static;
    /// Answer to a poll.
    type Answer: Decode + Send + Sync + 'static;

    /// The operation that starts.
    const START: &'static Operation;
    /// The operation that polls.
    const POLL: &'static Operation;
    /// Where the answer to the start has the polls' parameters.
    const IDENTITY: Identity;
    /// The answer's field with the status, by its name on the wire.
    const STATUS: &'static str;
    /// The words that the status may be.
    const STATES: &'static [&'static str];

    /// The id, if the answer to the start has it in a [field](Identity::Field).
    fn id(started: &Self::Started) -> Option<String> {
        let _ = started;
        None
    }

    /// The answer to the start as one to a poll, where both are of one type.
    fn first(started: Self::Started) -> Option<Self::Answer> {
        let _ = started;
        None
    }

    /// The status, if the answer has it.
    fn status(answer: &Self::Answer) -> Option<&str>;

    /// The phase that a status stands for; `None` of a word that is not described.
    fn phase(status: &str) -> Option<Phase>;

    /// Why the job has failed, if the answer says so.
    fn reason(answer: &Self::Answer) -> Option<String> {
        let _ = answer;
        None
    }
}

/// The value of the field that says why a job has failed: a text as it is, anything else as JSON, null and nothing as
/// none. For the use of generated code.
pub fn reason<T: Serialize>(value: &T) -> Option<String> {
    match decode::<Json>(&encode(value).ok()?).ok()?.value {
        Json::Null => None,
        Json::String(text) => Some(text).filter(|text| !text.is_empty()),
        other => Some(other.to_string()),
    }
}
