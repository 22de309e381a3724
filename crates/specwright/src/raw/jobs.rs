//! Operations that take long.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{At, Entries, Texts};

/// `[job.name]`: an operation that takes long. It is started by one call, and polled by another, a GET, until its status
/// is final.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Job {
    /// Description, in Markdown.
    pub doc: Option<String>,
    /// The operation that starts, as `group.name`. Where it answers as polls do, its answer counts as one.
    pub start: At<String>,
    /// The operation that polls, as `group.name`.
    pub poll: At<String>,
    /// Where the id is in the answer to the start, and where it goes in polls.
    pub id: Option<JobId>,
    /// Whether the answer to the start names the URL of the polls in its header `Location`. Either this or `id`.
    #[serde(default)]
    pub location: bool,
    /// The field of the polls' answers with the status.
    pub status: At<String>,
    /// The phase of the job for each status.
    pub states: Entries<JobPhase>,
    /// The operation that cancels, as `group.name`; its parameters are among those of the polls.
    pub cancel: Option<At<String>>,
    /// The field of the polls' answers that says why the job has failed, of any type.
    pub error: Option<At<String>>,
    /// Points that the API's documentation leaves open, each with the choice made: `.. Chosen: ..`.
    #[serde(default)]
    pub unstated: Texts,
}

/// The id of a job.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct JobId {
    /// The field of the start's answer.
    pub answer: At<String>,
    /// The field of the polls' query.
    pub query: At<String>,
}

/// How far a job has come.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum JobPhase {
    /// It waits or is under way.
    Running,
    /// It is done.
    Succeeded,
    /// It is over, without success.
    Failed,
    /// It is over, as it was cancelled.
    Cancelled,
}

impl JobPhase {
    /// The phase as descriptions have it.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            JobPhase::Running => "running",
            JobPhase::Succeeded => "succeeded",
            JobPhase::Failed => "failed",
            JobPhase::Cancelled => "cancelled",
        }
    }
}
