//! Operation responses and error envelopes.

use std::collections::BTreeSet;

use super::{JSON, parameters, reference};
use crate::emit::schema;
use crate::ir::*;
use crate::json::Json;

/// Prefix of a reference to a shared response.
const SHARED: &str = "#/components/responses/";

/// Lowest error status.
const FIRST_ERROR: u16 = 400;

/// Content type of a stream of records, with one line of JSON per record.
const NDJSON: &str = "application/x-ndjson";

/// Content type of a stream of events.
const EVENTS: &str = "text/event-stream";

/// Formats a stream as in the description: as its format, or as a table that contains its rules.
pub(super) fn stream(stream: &Stream) -> Json {
    let format = stream.format.to_string();
    if *stream == Stream::of(stream.format) {
        return format.into();
    }
    Json::object()
        .with("format", format)
        .with_some("idle_seconds", stream.idle_seconds.map(i64::from))
        .with_some("end", stream.end.as_deref())
        .with_some("reconnect", stream.reconnect.map(|when| when.to_string()))
}

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
    let meaning = meaning(description, status);
    let answer = operation.answers.iter().find(|(known, _)| *known == status);
    let headers = answer.map_or_else(Json::object, |_| headers(description, operation));
    let Some(body) = answer.and_then(|(_, body)| body.as_ref()) else {
        return Json::object().with("description", meaning).with_filled("headers", headers);
    };
    let schema = (*body != Type::Binary).then(|| schema::value(description, body));
    let schema = Json::object().with_some("schema", schema);
    let (media_type, meaning) = match operation.stream_format() {
        None if *body == Type::Binary => (operation.binary_type(), meaning.to_owned()),
        None => (description.json_type(operation).unwrap_or(JSON), meaning.to_owned()),
        // OpenAPI 3.1 can't describe the records of a stream, so the schema describes a single record.
        Some(StreamFormat::Ndjson) => (
            NDJSON,
            format!("{meaning} The body is a stream: each line is one record, which the schema describes."),
        ),
        Some(StreamFormat::Sse) => (
            EVENTS,
            format!(
                "{meaning} The body is a stream of events: the data of each event is one record, which the schema describes."
            ),
        ),
    };
    Json::object()
        .with("description", meaning)
        .with_filled("headers", headers)
        .with("content", Json::object().with(media_type, schema))
}

/// Returns the headers of successful responses.
fn headers(description: &Description, operation: &Operation) -> Json {
    let object = operation.response_headers.and_then(|id| description.object(id));
    let fields = object.map_or(&[][..], |object| &object.fields);
    fields.iter().fold(Json::object(), |out, field| match field.header_name() {
        Some(name) => out.with(&name.0, parameters::header_of_answer(description, field)),
        None => out,
    })
}

fn meaning(description: &Description, status: u16) -> &str {
    description.statuses.get(&status).map_or("", |status| status.doc.trim())
}

fn error_name(status: u16) -> String {
    format!("Status{status}")
}

/// Returns the error responses that operations use. All error responses with the same status have the same body.
pub(super) fn errors(description: &Description) -> Json {
    let answered = |status: u16| description.operations.iter().any(|known| known.statuses.contains(&status));
    let errors = description.statuses.keys().filter(|status| **status >= FIRST_ERROR && answered(**status));
    errors.fold(Json::object(), |out, status| {
        let error = Json::object()
            .with("description", meaning(description, *status))
            .with_filled("content", error_content(description, *status));
        out.with(error_name(*status), error)
    })
}

fn error_content(description: &Description, status: u16) -> Json {
    let media_type = |envelope: &Envelope| envelope.media_type.clone().unwrap_or_else(|| JSON.to_owned());
    let of_status = || description.envelopes.iter().filter(|envelope| envelope.applies_to(status));
    let media_types: BTreeSet<String> = of_status().map(media_type).collect();
    media_types.into_iter().fold(Json::object(), |out, of| {
        let envelopes = of_status().filter(|envelope| media_type(envelope) == of);
        let shapes: Vec<Json> = envelopes.map(|envelope| reference(description, envelope.def)).collect();
        let schema = match shapes.as_slice() {
            [one] => one.clone(),
            // Code generators name an unnamed type after its title.
            _ => Json::object().with("title", "ErrorResponse").with("oneOf", shapes),
        };
        out.with(of, Json::object().with("schema", schema))
    })
}

/// Returns the distinguishing fields of error bodies, the fields that contain the parts of an error, and the codes by
/// status.
pub(super) fn envelopes(description: &Description) -> Json {
    description.envelopes.iter().fold(Json::object(), |out, envelope| {
        let parts = &envelope.parts;
        let name = |part: &Option<FieldPath>| part.as_ref().map(ToString::to_string);
        let codes = envelope
            .codes
            .iter()
            .fold(Json::object(), |codes, (status, code)| codes.with(status.to_string(), &code.wire.0));
        let shape = Json::object()
            .with("discriminator", envelope.discriminator.to_string())
            .with_filled(
                "statuses",
                envelope.statuses.iter().map(|status| i64::from(*status)).collect::<Json>(),
            )
            .with_some("list", name(&envelope.list))
            .with_some("code", name(&parts.code))
            .with_some("message", name(&parts.message))
            .with_some("localized", name(&parts.localized))
            .with_some("title", name(&parts.title))
            .with_some("status", name(&parts.status))
            .with_some("url", name(&parts.url))
            .with_filled("codes", codes);
        out.with(&description.def(envelope.def).name.0, shape)
    })
}
