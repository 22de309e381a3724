//! Tables for long-running operations.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{At, Entries, Texts};

/// `[job.name]`: a long-running operation. One call starts the job, and a GET polls the job until the status is final.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Job {
    /// Description, in Markdown.
    pub doc: Option<String>,
    /// Operation that starts the job, as `group.name`. If the response of this operation has the type of the poll
    /// responses, the start counts as the first poll.
    pub start: At<String>,
    /// Operation that polls the job, as `group.name`.
    pub poll: At<String>,
    /// Field of the start response with the job's id, and the query field of the polls that receives the id.
    pub id: Option<JobId>,
    /// `true` if the `Location` header of the start response contains the URL of the polls. An alternative to `id`.
    #[serde(default)]
    pub location: bool,
    /// Field of the poll responses with the status.
    pub status: At<String>,
    /// Phase of the job for each status.
    pub states: Entries<JobPhase>,
    /// Operation that cancels the job, as `group.name`. The parameters of this operation are a subset of the poll
    /// parameters.
    pub cancel: Option<At<String>>,
    /// Field of the poll responses with the failure reason, of any type.
    pub error: Option<At<String>>,
    /// Points that the API's documentation leaves open, each with the choice made: `.. Chosen: ..`.
    #[serde(default)]
    pub unstated: Texts,
}

/// The id of a job.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct JobId {
    /// Field of the start response.
    pub answer: At<String>,
    /// Query field of the polls.
    pub query: At<String>,
}

/// Progress of a job.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum JobPhase {
    /// The job is waiting or running.
    Running,
    /// The job has succeeded.
    Succeeded,
    /// The job has failed.
    Failed,
    /// The job was cancelled.
    Cancelled,
}
