//! Operations that take long.

use super::{JobPhase, WireName};
use crate::diagnostic::Place;

/// An operation that is started by one call and polled by another until its status is final.
#[derive(Debug)]
pub struct Job {
    /// Its name.
    pub name: String,
    /// Its doc.
    pub doc: String,
    /// The operation that starts, as an index.
    pub start: usize,
    /// The operation that polls, as an index.
    pub poll: usize,
    /// Where the parameters of the polls come from.
    pub identity: JobIdentity,
    /// The field of the polls' answers with the status.
    pub status: WireName,
    /// Status values, each with its phase.
    pub states: Vec<(WireName, JobPhase)>,
    /// The operation that cancels, as an index.
    pub cancel: Option<usize>,
    /// The field of the polls' answers that says why it failed.
    pub error: Option<WireName>,
    /// Points left open, with the choices made.
    pub unstated: Vec<String>,
    /// Its position in the description.
    pub place: Place,
}

/// Where the answer to the start of a job has the parameters of the polls.
#[derive(Debug, PartialEq)]
pub enum JobIdentity {
    /// In a field, which goes into one of the query.
    Field {
        /// The answer's field.
        answer: WireName,
        /// The query's field.
        query: WireName,
    },
    /// In the header `Location`.
    Location,
}
