//! Long-running operations.

use super::{Head, JobPhase, WireName};

/// A long-running operation that is started by one call and polled by another call until the status is final.
#[derive(Debug)]
pub struct Job {
    /// Name, docs, unspecified points and position.
    pub head: Head,
    /// Index of the operation that starts the job.
    pub start: usize,
    /// Index of the operation that polls the job.
    pub poll: usize,
    /// Source of the poll parameters.
    pub identity: JobIdentity,
    /// Status field of the poll response.
    pub status: WireName,
    /// Status values and their phases.
    pub states: Vec<(WireName, JobPhase)>,
    /// Index of the operation that cancels the job.
    pub cancel: Option<usize>,
    /// Poll response field that contains the reason for a failure.
    pub error: Option<WireName>,
}

/// The source of the poll parameters in the response that starts a job.
#[derive(Debug, PartialEq)]
pub enum JobIdentity {
    /// A response field, which is copied to a query field.
    Field {
        /// Response field.
        answer: WireName,
        /// Query field.
        query: WireName,
    },
    /// The `Location` header.
    Location,
}
