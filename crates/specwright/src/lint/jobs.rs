//! Operations that take long.

use super::operations::{Fit, is_text};
use crate::diagnostic::Diagnostics;
use crate::ir::*;
use crate::paths::path_parameters;

/// Reports every problem of jobs.
pub fn lint(description: &Description, diagnostics: &mut Diagnostics) {
    for (index, job) in description.jobs.iter().enumerate() {
        let mut before = description.jobs[..index].iter();
        if let Some(first) = before.find(|first| first.start == job.start) {
            let operation = description.operations[job.start].full_name();
            let message = format!("`{operation}` starts the job `{}` already", first.name);
            diagnostics.add(&job.place, message, "one operation starts one job");
        }
        calls_fit(description, job, diagnostics);
        fields_fit(description, job, diagnostics);
        parameters_are_known(description, job, diagnostics);
        every_state_has_a_phase(description, job, diagnostics);
        name_is_its_own(description, job, diagnostics);
    }
}

/// What is asked of the operation of each call.
fn calls_fit(description: &Description, job: &Job, diagnostics: &mut Diagnostics) {
    let mut report = |wrong: bool, message: String, help: &str| {
        if wrong {
            diagnostics.add(&job.place, message, help);
        }
    };
    let calls = [("start", Some(job.start)), ("poll", Some(job.poll)), ("cancel", job.cancel)];
    for (role, index) in calls {
        let Some(operation) = index.map(|index| &description.operations[index]) else { continue };
        let name = operation.full_name();
        let is_poll = role == "poll";
        report(
            operation.stream.is_some(),
            format!("`{name}` is streamed, and can't {role} a job"),
            "name another operation",
        );
        report(
            operation.is_download(),
            format!("`{name}` answers with bytes, and can't {role} a job"),
            "name another operation",
        );
        report(
            is_poll && operation.method != "GET",
            format!("`{name}` is no GET, and can't poll a job"),
            "name the operation that reads it; one that starts and polls is a `[protocol]`",
        );
        report(
            !is_poll && operation.method == "GET",
            format!("`{name}` is a GET, and can't {role} a job"),
            "name an operation that changes something",
        );
        report(
            role != "start" && operation.body.is_some(),
            format!("`{name}` has a body, for which there is no value when it is to {role} a job"),
            "name an operation without a body",
        );
        report(
            operation.form().is_some(),
            format!("`{name}` sends a form, and a job is started with JSON"),
            "name an operation whose body is JSON, or without one",
        );
    }
}

/// What is asked of the fields.
fn fields_fit(description: &Description, job: &Job, diagnostics: &mut Diagnostics) {
    let answer = description.operations[job.poll].response_def();
    let mut fit = Fit { description, place: &job.place, diagnostics };
    fit.field(answer, Some(&job.status), "a text", |field| is_text(description, &field.ty));
    let JobIdentity::Field { answer, query } = &job.identity else { return };
    let (started, polled) =
        (description.operations[job.start].response_def(), description.operations[job.poll].query);
    let is_id = |field: &Field| is_id(description, &field.ty);
    fit.field(started, Some(answer), "an id, a string or an integer", is_id);
    fit.field(polled, Some(query), "an id, a string or an integer", is_id);
    let field = |owner: Option<DefId>, name: &WireName| description.field(owner?, &name.0);
    if let (Some(from), Some(to)) = (field(started, answer), field(polled, query))
        && is_id(from)
        && is_id(to)
        && from.ty != to.ty
    {
        let message =
            format!("`{answer}` of the start's answer and `{query}` of the polls have different types");
        diagnostics.add(&job.place, message, "the one becomes the other: give both one type");
    }
}

fn is_id(description: &Description, ty: &Type) -> bool {
    match ty {
        Type::String | Type::Integer | Type::Unsigned | Type::TextForm(TextForm::Uuid) => true,
        Type::Named(id) => matches!(description.def(*id).kind, DefKind::Id(_)),
        _ => false,
    }
}

/// Polls are made of nothing but what the start's answer gives, and cancelling of what polls are made of.
fn parameters_are_known(description: &Description, job: &Job, diagnostics: &mut Diagnostics) {
    let poll = &description.operations[job.poll];
    let given: Vec<&str> = match &job.identity {
        JobIdentity::Field { query, .. } => vec![&query.0],
        JobIdentity::Location => path_parameters(&poll.path).collect(),
    };
    for field in required(description, poll.query).filter(|field| !given.contains(&&*field.wire.0)) {
        let message = format!("polls have no value for the query's field `{}`", field.wire);
        diagnostics.add(&job.place, message, "make the field optional");
    }
    let Some(cancel) = job.cancel.map(|cancel| &description.operations[cancel]) else { return };
    for field in required(description, cancel.query) {
        let polled = poll.query.and_then(|query| description.field(query, &field.wire.0));
        if polled.is_none_or(|polled| polled.ty != field.ty) {
            let message = format!("polls have no `{}` of that type, which cancelling needs", field.wire);
            diagnostics.add(&job.place, message, "give both queries a field of that name and type");
        }
    }
}

fn required(description: &Description, query: Option<DefId>) -> impl Iterator<Item = &Field> {
    let fields = query.and_then(|id| description.object(id)).map_or(&[][..], |object| &object.fields);
    fields.iter().filter(|field| field.presence == Presence::Required)
}

/// A value that no state has would be polled on without an end.
fn every_state_has_a_phase(description: &Description, job: &Job, diagnostics: &mut Diagnostics) {
    let answer = description.operations[job.poll].response_def();
    let status = answer.and_then(|answer| description.field(answer, &job.status.0));
    let Some(Type::Named(id)) = status.map(|status| &status.ty) else { return };
    let DefKind::Enum(list) = &description.def(*id).kind else { return };
    for value in &list.values {
        if !job.states.iter().any(|(state, _)| *state == value.wire) {
            let message = format!("the job `{}` has no phase for the status `{}`", job.name, value.wire);
            let help = format!("say it in `states`: `{} = \"running\"`, or what else it is", value.wire);
            diagnostics.add(&job.place, message, help);
        }
    }
}

/// Searches and jobs are both resumed by their name.
fn name_is_its_own(description: &Description, job: &Job, diagnostics: &mut Diagnostics) {
    let polled = description.protocols.iter().map(|known| &known.name);
    let repeated = description.repeats.iter().map(|known| &known.name);
    if polled.chain(repeated).any(|name| *name == job.name) {
        let message = format!("`{}` is the name of a search already", job.name);
        diagnostics.add(&job.place, message, "give one of them another name");
    }
}
