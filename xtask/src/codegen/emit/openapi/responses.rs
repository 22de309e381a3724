//! What operations answer: their own types, and the envelopes of errors.

use super::operations::{JSON, reference};
use crate::codegen::ir::*;
use crate::codegen::json::Json;

/// What a reference to a shared response begins with.
const SHARED: &str = "#/components/responses/";

/// The status from which on an answer is an error.
const FIRST_ERROR: u16 = 400;

pub(super) fn of_operation(description: &Description, operation: &Operation) -> Json {
    let mut statuses = operation.statuses.clone();
    statuses.sort_unstable();
    statuses.iter().fold(Json::object(), |out, status| {
        let response = match *status < FIRST_ERROR {
            true => answer(description, operation, *status),
            false => Json::object().with("$ref", format!("{SHARED}{}", error_name(*status))),
        };
        out.with(status.to_string(), response)
    })
}

fn answer(description: &Description, operation: &Operation, status: u16) -> Json {
    let content = Json::object().with("schema", reference(description, operation.response));
    Json::object()
        .with("description", meaning(description, status))
        .with("content", Json::object().with(JSON, content))
}

fn meaning(description: &Description, status: u16) -> &str {
    description.statuses.get(&status).map_or("", |status| status.doc.trim())
}

fn error_name(status: u16) -> String {
    format!("Status{status}")
}

/// The errors that some operation answers with. All have the same bodies.
pub(super) fn errors(description: &Description) -> Json {
    let answered = |status: u16| description.operations.iter().any(|known| known.statuses.contains(&status));
    let errors = description.statuses.keys().filter(|status| **status >= FIRST_ERROR && answered(**status));
    errors.fold(Json::object(), |out, status| {
        let error = Json::object()
            .with("description", meaning(description, *status))
            .with_filled("content", error_content(description));
        out.with(error_name(*status), error)
    })
}

fn error_content(description: &Description) -> Json {
    let shapes: Vec<Json> =
        description.envelopes.iter().map(|envelope| reference(description, envelope.def)).collect();
    let schema = match shapes.as_slice() {
        [] => return Json::object(),
        [one] => one.clone(),
        _ => Json::object().with("oneOf", shapes),
    };
    Json::object().with(JSON, Json::object().with("schema", schema))
}

/// Which field tells an error body from the others, and where the parts of an error are.
pub(super) fn envelopes(description: &Description) -> Json {
    description.envelopes.iter().fold(Json::object(), |out, envelope| {
        let parts = &envelope.parts;
        let name = |part: &Option<WireName>| part.as_ref().map(|wire| wire.0.clone());
        let shape = Json::object()
            .with("told_by", &envelope.told_by.0)
            .with_some("list", name(&envelope.list))
            .with("code", &parts.code.0)
            .with_some("message", name(&parts.message))
            .with_some("localized", name(&parts.localized))
            .with_some("status", name(&parts.status))
            .with_some("url", name(&parts.url));
        out.with(&description.def(envelope.def).name.0, shape)
    })
}
