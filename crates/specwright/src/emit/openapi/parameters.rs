//! Operation parameters: fields of the query type, the session, constant headers, and headers about the end user.

use super::{JSON, examples};
use crate::emit::schema::{self, extension};
use crate::emit::{deprecated, docs};
use crate::ir::*;
use crate::json::Json;
use crate::paths::path_parameters;

/// Prefix of a reference to a shared parameter.
const SHARED: &str = "#/components/parameters/";

pub(super) fn of_operation(description: &Description, operation: &Operation) -> Json {
    let fields =
        operation.query.and_then(|id| description.object(id)).map_or(&[][..], |object| &object.fields);
    let own = fields.iter().map(|field| of_field(description, operation, field));
    let headers = shared(description)
        .into_iter()
        .map(|(name, _)| Json::object().with("$ref", format!("{SHARED}{name}")));
    own.chain(session(description, operation)).chain(headers).collect()
}

fn of_field(description: &Description, operation: &Operation, field: &Field) -> Json {
    let inlined = field.ty.definition().filter(|_| field.default.is_some() && !field.in_json);
    let in_path = path_parameters(&operation.path).any(|name| name == field.wire.0);
    let (style, schema) = match &field.ty {
        ty if field.in_json => (None, schema::value(description, ty)),
        Type::Pipe(item) => (Some(("pipeDelimited", false)), list_of(description, item)),
        Type::Comma(item) => {
            let is_simple = in_path || field.header.is_some();
            (Some((if is_simple { "simple" } else { "form" }, false)), list_of(description, item))
        }
        Type::List(item) => (Some(("form", true)), list_of(description, item)),
        // The schema is inlined, because code generators treat a reference with a sibling default as an object and
        // write the value as JSON.
        Type::Named(id) if field.default.is_some() => {
            (None, schema::definition(description, description.def(*id)))
        }
        ty => (None, schema::value(description, ty)),
    };
    let place = match field.header {
        Some(_) => "header",
        None if in_path => "path",
        None => "query",
    };
    let required = in_path || field.presence == Presence::Required;
    let is_list = style.is_some();
    // An optional parameter without a value counts as missing.
    let may_be_empty = place == "query" && !required && !is_list;
    // Services accept an absent list, but reject an empty list.
    let is_rejected_if_empty = place == "query"
        && matches!(field.ty, Type::Pipe(_) | Type::Comma(_))
        && !field.response_options
        && field.bounds.min_items.is_none();
    let schema = schema.with_some("minItems", is_rejected_if_empty.then_some(1_i64));
    let schema = schema::keywords(description, field, schema);
    let examples = examples::of_parameter(operation, &field.wire);
    let with_value = |holder: Json| holder.with("schema", schema).with_filled("examples", examples);
    let parameter = Json::object()
        .with("name", &field.header_name().unwrap_or(&field.wire).0)
        .with("in", place)
        .with_filled("description", docs::parameter(description, field))
        .with_some("required", required.then_some(true))
        .with_some("deprecated", deprecated::keyword(&field.deprecated))
        .with_some("allowEmptyValue", may_be_empty.then_some(true))
        .with_some("style", style.map(|(style, _)| style))
        .with_some("explode", style.map(|(_, explode)| explode));
    let parameter = match field.in_json {
        true => parameter.with("content", Json::object().with(JSON, with_value(Json::object()))),
        false => with_value(parameter),
    };
    parameter
        .with_some(extension::FIELD, name_of_field(field))
        .with_some(extension::TYPE, inlined.map(|id| &description.def(id).name.0))
        .with_some(extension::UNIT, field.unit.as_ref())
        .with_some(extension::RESPONSE_OPTIONS, field.response_options.then_some(true))
        .with_filled(extension::UNSTATED, field.unstated.clone())
}

/// Returns a response header. Headers are never required, because they may be lost in transit.
pub(super) fn header_of_answer(description: &Description, field: &Field) -> Json {
    let schema = match &field.ty {
        Type::Comma(item) => list_of(description, item),
        ty => schema::value(description, ty),
    };
    Json::object()
        .with_filled("description", docs::parameter(description, field))
        .with_some("deprecated", field.deprecated.as_ref().map(|_| true))
        .with("schema", schema::keywords(description, field, schema))
        .with_some(extension::FIELD, name_of_field(field))
        .with_some(extension::UNIT, field.unit.as_ref())
        .with_some(extension::EXPECTED, (field.presence == Presence::Expected).then_some(true))
        .with_filled(extension::UNSTATED, field.unstated.clone())
}

/// Returns the name of a field in a header, if the header has another name.
fn name_of_field(field: &Field) -> Option<&String> {
    field.header_name().filter(|header| **header != field.wire).map(|_| &field.wire.0)
}

fn list_of(description: &Description, item: &Type) -> Json {
    Json::object().with("type", "array").with("items", schema::value(description, item))
}

fn session(description: &Description, operation: &Operation) -> Option<Json> {
    let (name, doc) = description.auth.session.as_ref()?;
    let required = match operation.session {
        SessionUse::None => return None,
        SessionUse::Optional => false,
        SessionUse::Required => true,
    };
    // An empty session counts as missing.
    let schema = Json::object().with("type", "string").with_some("minLength", required.then_some(1_i64));
    let parameter = Json::object()
        .with("name", &name.0)
        .with("in", "query")
        .with("description", doc)
        .with_some("required", required.then_some(true))
        .with_some("allowEmptyValue", (!required).then_some(true))
        .with("schema", schema)
        .with_filled("examples", examples::of_parameter(operation, name));
    Some(parameter)
}

/// Returns the parameters that every operation accepts: constant headers, and headers about the end user.
pub(super) fn shared(description: &Description) -> Vec<(String, Json)> {
    let constant = description.service.headers.iter().map(|(name, value)| {
        let schema = Json::object().with("type", "string").with("const", value);
        let parameter = header(name, "Constant in all requests.").with("required", true);
        (name.clone(), parameter.with("schema", schema))
    });
    let auth = &description.auth;
    let end_user = [("clientIp", &auth.client_ip), ("userAgent", &auth.user_agent)].into_iter();
    let end_user = end_user.filter_map(|(name, header)| Some((name.to_owned(), header.as_ref()?)));
    let end_user = end_user.map(|(name, Header { name: wire, doc })| {
        (name, header(wire, doc).with("schema", Json::object().with("type", "string")))
    });
    constant.chain(end_user).collect()
}

fn header(name: &str, doc: &str) -> Json {
    Json::object().with("name", name).with("in", "header").with("description", doc)
}
