//! Checks of long-running operations.

use super::operations::{FieldCheck, is_id, is_text};
use crate::diagnostic::Diagnostics;
use crate::ir::*;
use crate::paths::path_parameters;

/// Reports all problems with jobs.
pub fn lint(description: &Description, diagnostics: &mut Diagnostics) {
    for (index, job) in description.jobs.iter().enumerate() {
        let mut before = description.jobs[..index].iter();
        if let Some(first) = before.find(|first| first.start == job.start) {
            let operation = description.operations[job.start].full_name();
            let message = format!("`{operation}` already starts the job `{}`", first.head.name);
            diagnostics.add(
                &job.head.place,
                message,
                "remove one of the jobs: an operation can start only one",
            );
        }
        check_calls(description, job, diagnostics);
        check_fields(description, job, diagnostics);
        parameters_are_known(description, job, diagnostics);
        every_state_has_a_phase(description, job, diagnostics);
        name_is_unique(description, job, diagnostics);
    }
}

/// Checks that each operation of a job meets the requirements of its role.
fn check_calls(description: &Description, job: &Job, diagnostics: &mut Diagnostics) {
    let mut report = |wrong: bool, message: String, help: &str| {
        if wrong {
            diagnostics.add(&job.head.place, message, help);
        }
    };
    let calls = [("start", Some(job.start)), ("poll", Some(job.poll)), ("cancel", job.cancel)];
    for (role, index) in calls {
        let Some(operation) = index.map(|index| &description.operations[index]) else { continue };
        let name = operation.full_name();
        let is_poll = role == "poll";
        report(
            operation.stream.is_some(),
            format!("`{name}` is a stream, so it can't {role} a job"),
            "name another operation",
        );
        report(
            operation.is_download(),
            format!("`{name}` has a binary response, so it can't {role} a job"),
            "name another operation",
        );
        report(
            is_poll && operation.method != "GET",
            format!("`{name}` is not a GET, so it can't poll a job"),
            "name the operation that reads the job; for one operation that starts and polls, use a `[protocol]`",
        );
        report(
            !is_poll && operation.method == "GET",
            format!("`{name}` is a GET, so it can't {role} a job"),
            "name an operation with another method",
        );
        report(
            role != "start" && operation.body.is_some(),
            format!("`{name}` has a body, for which the client has no value, so it can't {role} a job"),
            "name an operation without a body",
        );
        report(
            operation.has_form(),
            format!("`{name}` has a form body, but jobs are started with JSON"),
            "name an operation with a JSON body, or without a body",
        );
    }
}

/// Checks that a job's fields meet their requirements.
fn check_fields(description: &Description, job: &Job, diagnostics: &mut Diagnostics) {
    let answer = description.operations[job.poll].response_def();
    let mut check = FieldCheck { description, place: &job.head.place, diagnostics };
    check.field(answer, Some(&job.status), "a string", |field| is_text(description, &field.ty));
    let JobIdentity::Field { answer, query } = &job.identity else { return };
    let (started, polled) =
        (description.operations[job.start].response_def(), description.operations[job.poll].query);
    let others = [Type::Unsigned, Type::TextForm(TextForm::Uuid)];
    let is_id = |field: &Field| is_id(description, &field.ty, &others);
    check.field(started, Some(answer), "an id, a string or an integer", is_id);
    check.field(polled, Some(query), "an id, a string or an integer", is_id);
    let field = |owner: Option<DefId>, name: &WireName| description.field(owner?, &name.0);
    if let (Some(from), Some(to)) = (field(started, answer), field(polled, query))
        && is_id(from)
        && is_id(to)
        && from.ty != to.ty
    {
        let message =
            format!("`{answer}` in the start response and `{query}` in the poll query have different types");
        diagnostics.add(&job.head.place, message, "the value is copied: give both fields the same type");
    }
}

/// Checks that polling needs only parameters from the start response, and that cancelling needs only the poll
/// parameters.
fn parameters_are_known(description: &Description, job: &Job, diagnostics: &mut Diagnostics) {
    let poll = &description.operations[job.poll];
    let given: Vec<&str> = match &job.identity {
        JobIdentity::Field { query, .. } => vec![&query.0],
        JobIdentity::Location => path_parameters(&poll.path).collect(),
    };
    for field in required(description, poll.query).filter(|field| !given.contains(&&*field.wire.0)) {
        let message = format!("polls have no value for the required query field `{}`", field.wire);
        diagnostics.add(&job.head.place, message, "make the field optional");
    }
    let Some(cancel) = job.cancel.map(|cancel| &description.operations[cancel]) else { return };
    for field in required(description, cancel.query) {
        let polled = poll.query.and_then(|query| description.field(query, &field.wire.0));
        if polled.is_none_or(|polled| polled.ty != field.ty) {
            let message = format!(
                "cancelling requires the query field `{}`, but the poll query has no field with this name and type",
                field.wire
            );
            diagnostics.add(&job.head.place, message, "give both queries a field with this name and type");
        }
    }
}

fn required(description: &Description, query: Option<DefId>) -> impl Iterator<Item = &Field> {
    let fields = query.and_then(|id| description.object(id)).map_or(&[][..], |object| &object.fields);
    fields.iter().filter(|field| field.presence == Presence::Required)
}

/// Checks that every status has a phase. A client would never stop polling for a status without a phase.
fn every_state_has_a_phase(description: &Description, job: &Job, diagnostics: &mut Diagnostics) {
    let answer = description.operations[job.poll].response_def();
    let status = answer.and_then(|answer| description.field(answer, &job.status.0));
    let Some(Type::Named(id)) = status.map(|status| &status.ty) else { return };
    let DefKind::Enum(list) = &description.def(*id).kind else { return };
    for value in &list.values {
        if !job.states.iter().any(|(state, _)| *state == value.wire) {
            let message = format!("the job `{}` has no phase for the status `{}`", job.head.name, value.wire);
            let help = format!("add the status to `states`, such as `{} = \"running\"`", value.wire);
            diagnostics.add(&job.head.place, message, help);
        }
    }
}

/// Checks that no search has the same name as the job, because searches and jobs are resumed by name.
fn name_is_unique(description: &Description, job: &Job, diagnostics: &mut Diagnostics) {
    if description.searches().any(|search| search.head.name == job.head.name) {
        let message = format!("a search is already named `{}`", job.head.name);
        diagnostics.add(&job.head.place, message, "rename one of them");
    }
}
