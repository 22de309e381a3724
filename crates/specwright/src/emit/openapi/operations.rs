//! Paths and operations.

use super::{FORM, JSON, examples, jobs, parameters, polling, responses, security};
use crate::emit::schema::{self, extension};
use crate::emit::{deprecated, docs};
use crate::ir::*;
use crate::json::Json;

/// Returns all paths, in the order of the operations.
pub(super) fn paths(description: &Description) -> Json {
    let mut paths = Json::object();
    for (index, operation) in description.operations.iter().enumerate() {
        let methods = paths.get(&operation.path).cloned().unwrap_or_else(Json::object);
        let method = operation.method.to_lowercase();
        paths.set(&operation.path, methods.with(method, self::operation(description, index, operation)));
    }
    paths
}

fn operation(description: &Description, index: usize, operation: &Operation) -> Json {
    let query = operation.query.map(|id| description.def(id));
    let rules = operation
        .query
        .and_then(|id| description.object(id))
        .map(|object| schema::rules(description, object));
    let unstated: Vec<&String> =
        operation.unstated.iter().chain(query.into_iter().flat_map(|def| &def.unstated)).collect();
    let repeatable = (operation.repeatable && !operation.is_read()).then_some(true);
    Json::object()
        .with("operationId", operation.id())
        .with("tags", vec![operation.group.as_str()])
        .with("summary", docs::first_sentence(&operation.doc))
        .with("description", doc(description, index, operation))
        .with_some("deprecated", deprecated::keyword(&operation.deprecated))
        .with_filled("parameters", parameters::of_operation(description, operation))
        .with_some(
            "requestBody",
            operation.body.as_ref().map(|body| request_body(description, operation, body)),
        )
        .with("responses", responses::of_operation(description, operation))
        .with_some("security", security::of_operation(description, operation))
        .with_some(extension::REPEATABLE, repeatable)
        .with_some(
            extension::IDEMPOTENCY_TOKEN,
            operation.idempotency_token.as_ref().map(|(token, _)| token.to_string()),
        )
        .with_some(extension::CACHEABLE, operation.cacheable.then_some(true))
        .with_some(extension::RESULTS, operation.results.as_ref().map(|results| &results.0))
        .with_filled(extension::ECHOES, operation.echoes.iter().map(ToString::to_string).collect::<Json>())
        .with_some(extension::STREAM, operation.stream.as_ref().map(responses::stream))
        .with_some(extension::FEED, polling::feed(description, index))
        .with_some(extension::PAGING, polling::paging(description, index))
        .with_some(extension::PROTOCOL, polling::protocol(description, index))
        .with_some(extension::REPEAT, polling::repeat(description, index))
        .with_some(extension::JOB, jobs::job(description, index))
        .with_filled(extension::RULES, rules.unwrap_or_else(Json::object))
        .with_filled(extension::UNSTATED, unstated)
}

/// Returns the description of an operation: its doc, the sequence of calls that it belongs to, the rules of its query,
/// and all unspecified points.
fn doc(description: &Description, index: usize, operation: &Operation) -> String {
    let polling = polling::docs(description, index);
    // A query does not have its own schema in which these points could be shown.
    let query = operation.query.map(|id| description.def(id));
    let rules = operation
        .query
        .and_then(|id| description.object(id))
        .map(|object| docs::with_rules("", description.rules(object), &[]));
    let deprecated = deprecated::sentence(&operation.deprecated);
    let paragraphs = std::iter::once(operation.doc.as_str())
        .chain(deprecated.as_deref())
        .chain(polling.iter().map(|(text, _)| text.as_str()))
        .chain(rules.as_deref());
    let text: Vec<&str> = paragraphs.map(str::trim).collect();
    let unstated = operation
        .unstated
        .iter()
        .chain(polling.iter().flat_map(|(_, unstated)| *unstated))
        .chain(query.into_iter().flat_map(|def| &def.unstated));
    docs::with_folded(&text.join("\n\n"), unstated)
}

fn request_body(description: &Description, operation: &Operation, body: &Type) -> Json {
    let media_type = match operation.body_format {
        _ if *body == Type::Binary => operation.binary_type(),
        BodyFormat::Json => description.json_type(operation).unwrap_or(JSON),
        BodyFormat::Form | BodyFormat::BracketForm => FORM,
    };
    let schema = (*body != Type::Binary).then(|| schema::value(description, body));
    let content = Json::object()
        .with_some("schema", schema)
        .with_filled("examples", examples::of_body(description, operation, body))
        .with_filled("encoding", encoding(description, operation));
    Json::object()
        .with_some("description", body.definition().map(|id| &description.def(id).doc))
        .with("required", true)
        .with("content", Json::object().with(media_type, content))
}

/// Returns the encoding of a form's nested fields.
fn encoding(description: &Description, operation: &Operation) -> Json {
    let form = operation.body_def().filter(|_| operation.has_form());
    let fields = form.and_then(|id| description.object(id)).map_or(&[][..], |form| &form.fields);
    let is_nested = |field: &Field| match &field.ty {
        Type::Named(id) => matches!(description.def(*id).kind, DefKind::Object(_) | DefKind::Union(_)),
        ty => ty.is_collection(),
    };
    fields.iter().fold(Json::object(), |out, field| {
        let encoding = match operation.body_format {
            BodyFormat::BracketForm if is_nested(field) => {
                Json::object().with("style", "deepObject").with("explode", true)
            }
            BodyFormat::Form if field.in_json => Json::object().with("contentType", JSON),
            _ => return out,
        };
        out.with(&field.wire.0, encoding)
    })
}
