//! Long-running operations, which are described at the operation that starts them.

use crate::emit::schema::extension;
use crate::ir::*;
use crate::json::Json;

/// Returns the job that an operation starts.
pub(super) fn started_by(description: &Description, operation: usize) -> Option<&Job> {
    description.jobs.iter().find(|job| job.start == operation)
}

/// Describes a job and the operations that poll and cancel it.
pub(super) fn doc(description: &Description, job: &Job) -> String {
    let called = |index: usize| format!("`{}`", description.operations[index].id());
    let poll = called(job.poll);
    let cancel = job.cancel.map(|cancel| format!(" The job is cancelled by {}.", called(cancel)));
    format!("{} The job is polled by {poll}.{}", job.head.doc, cancel.unwrap_or_default())
}

/// Returns the operation's `[job]`.
pub(super) fn job(description: &Description, operation: usize) -> Option<Json> {
    let job = started_by(description, operation)?;
    let states = job.states.iter();
    let states = states.fold(Json::object(), |out, (state, phase)| out.with(&state.0, phase.to_string()));
    let (id, location) = match &job.identity {
        JobIdentity::Field { answer, query } => {
            (Some(Json::object().with("answer", &answer.0).with("query", &query.0)), None)
        }
        JobIdentity::Location => (None, Some(true)),
    };
    let called = |index: usize| description.operations[index].id();
    let job = Json::object()
        .with("name", &job.head.name)
        .with("doc", &job.head.doc)
        .with("poll", called(job.poll))
        .with_some("id", id)
        .with_some("location", location)
        .with("status", &job.status.0)
        .with("states", states)
        .with_some("cancel", job.cancel.map(called))
        .with_some("error", job.error.as_ref().map(|error| &error.0))
        .with_filled(extension::UNSTATED, job.head.unstated.clone());
    Some(job)
}
