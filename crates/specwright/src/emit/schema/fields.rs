//! Object fields. Their types, bounds and docs become keywords.

use super::{REFERENCE, extension};
use crate::emit::{deprecated, docs};
use crate::ir::*;
use crate::json::Json;

/// Adds an object's fields to its schema, preceded by the tag if the object is a variant of a union.
pub(super) fn object(
    description: &Description,
    usage: Usage,
    fields: &[&Field],
    tag: Option<(&WireName, &Tag)>,
    schema: Json,
) -> Json {
    let required =
        fields.iter().filter(|field| !field.presence.may_be_left_out(usage)).map(|field| &field.wire.0);
    let required = tag.into_iter().map(|(tag, _)| &tag.0).chain(required);
    // Later versions may add fields to responses. Requests have no unknown fields.
    let closed = (usage.request && !usage.response).then_some(false);
    schema
        .with("type", "object")
        .with_filled("required", required.collect::<Json>())
        .with_filled("properties", properties(description, usage, fields, tag))
        .with_some("additionalProperties", closed)
}

fn properties(
    description: &Description,
    usage: Usage,
    fields: &[&Field],
    tag: Option<(&WireName, &Tag)>,
) -> Json {
    let mut properties = Json::object();
    if let Some((name, tag)) = tag {
        properties.set(&name.0, tag_type(tag.json_type()).with("const", tag));
    }
    for field in fields {
        properties.set(&field.wire.0, property(description, usage, field));
    }
    properties
}

/// Returns the schema of a tag. A tag that is a number is an integer.
pub(super) fn tag_type(json_type: JsonType) -> Json {
    Json::object().with("type", if json_type == JsonType::Number { "integer" } else { json_type.keyword() })
}

fn property(description: &Description, usage: Usage, field: &Field) -> Json {
    let own = match docs::schema_field(field) {
        text if text.is_empty() => Json::object(),
        text => Json::object().with("description", text),
    }
    .with_some("deprecated", deprecated::keyword(&field.deprecated));
    let held = keywords(description, field, value(description, field.ty.not_null()));
    let may_be_null = field.presence == Presence::Nullable || matches!(field.ty, Type::Nullable(_));
    let held = if may_be_null { or_null(held) } else { held };
    merged(merged(own, held), extensions(usage, field))
}

/// Adds the bounds and the default of a field to a schema.
pub fn keywords(description: &Description, field: &Field, schema: Json) -> Json {
    let single = |limit: &Option<Bound>| limit.as_ref().and_then(|limit| description.number(limit));
    let bounds = &field.bounds;
    let is_map = matches!(field.ty.not_null(), Type::Map(..));
    schema
        .with_some("enum", bounds.values.clone())
        .with_some("minimum", single(&bounds.min))
        .with_some("maximum", single(&bounds.max))
        .with_some(if is_map { "minProperties" } else { "minItems" }, single(&bounds.min_items))
        .with_some(if is_map { "maxProperties" } else { "maxItems" }, single(&bounds.max_items))
        .with_some("minLength", single(&bounds.min_length))
        .with_some("maxLength", single(&bounds.max_length))
        .with_some(
            "default",
            field.default.as_ref().and_then(|(value, _)| default(description, field, value)),
        )
}

/// Returns the facts about a field that no standard keyword expresses.
fn extensions(usage: Usage, field: &Field) -> Json {
    let reference = crate::resolve::reference_in(&field.ty);
    let (of_map, of_list) = match reference {
        Some(reference) if crate::resolve::is_by_key(&field.ty) => (Some(&reference.field.0), None),
        Some(reference) => (None, Some(&reference.field.0)),
        None => (None, None),
    };
    let entries = match &field.ty {
        Type::Entries(_, key) => Some(&key.0),
        _ => None,
    };
    // In requests, a missing field counts as null if the field may be null.
    let is_expected = match field.presence {
        Presence::Expected => true,
        Presence::Nullable => field.presence.may_be_left_out(usage),
        Presence::Required | Presence::Optional => false,
    };
    Json::object()
        .with_some(extension::REF, of_map)
        .with_some(extension::INDEX, of_list)
        .with_some(extension::ENTRIES, entries)
        .with_some(extension::ALSO, field.also.as_ref().map(|(name, _)| &name.0))
        .with_some(extension::OPTION, field.option.as_ref())
        .with_some(extension::UNIT, field.unit.as_ref())
        .with_some(extension::MAY_BE_EMPTY, field.may_be_empty.then_some(true))
        .with_some(extension::EXPECTED, is_expected.then_some(true))
        .with_filled(extension::UNSTATED, field.unstated.clone())
}

pub(super) fn merged(mut schema: Json, more: Json) -> Json {
    if let Json::Object(entries) = more {
        for (name, value) in entries {
            schema.set(name, value);
        }
    }
    schema
}

/// Returns a schema that also allows null.
fn or_null(schema: Json) -> Json {
    match (schema.get("type").and_then(Json::as_text), schema.get("enum")) {
        (Some(ty), None) => {
            let types = vec![ty, "null"];
            schema.clone().with("type", types)
        }
        _ => {
            let null = Json::object().with("type", "null");
            Json::object().with("anyOf", vec![schema, null])
        }
    }
}

fn default(description: &Description, field: &Field, default: &Scalar) -> Option<Json> {
    Some(match (default, &field.ty) {
        (Scalar::Text(name), Type::Integer) => description.limits.get(name)?.value.into(),
        (Scalar::Text(name), Type::Named(id)) => {
            // The value names of an integer enum exist only in the description.
            let value = match &description.def(*id).kind {
                DefKind::Enum(list) => list.values.iter().find(|value| value.wire.0 == *name),
                _ => None,
            };
            value.and_then(|value| value.number).map_or_else(|| Json::from(name), Json::Integer)
        }
        (Scalar::Boolean(value), _) => Json::Boolean(*value),
        (Scalar::Integer(value), _) => Json::Integer(*value),
        (Scalar::Float(value), _) => Json::Float(*value),
        (Scalar::Text(value), _) => Json::from(value),
    })
}

/// Returns the schema of a value.
pub fn value(description: &Description, ty: &Type) -> Json {
    let plain = |ty: &str| Json::object().with("type", ty);
    let reference =
        |id: DefId| Json::object().with("$ref", format!("{REFERENCE}{}", description.def(id).name));
    match ty {
        Type::Boolean => plain("boolean"),
        Type::Integer => plain("integer").with("format", "int64"),
        Type::Unsigned => plain("integer").with("format", "uint64").with("minimum", 0),
        Type::Index(_) => plain("integer").with("format", "int64").with("minimum", 0),
        Type::Number | Type::Amount => plain("number").with("format", "double"),
        Type::String => plain("string"),
        Type::TextOrInteger => Json::object().with("type", vec!["string", "integer"]),
        Type::Url => plain("string").with("format", "uri"),
        Type::Date => plain("string").with("format", "date"),
        Type::LocalDateTime => plain("string")
            .with("format", "date-time-local")
            .with("pattern", "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}$"),
        Type::TextForm(form) => {
            let (keyword, value) = form.keyword();
            plain("string").with(keyword, value)
        }
        // The media type describes binary data.
        Type::Json | Type::Binary => Json::object(),
        Type::Nullable(held) => or_null(value(description, held)),
        Type::Named(id) => reference(*id),
        Type::Ref(target) => target.key.map_or_else(|| plain("string"), reference),
        // The decoder also accepts entries as an object, but services need not write this form.
        Type::List(element) | Type::Entries(element, _) => {
            plain("array").with("items", value(description, element))
        }
        Type::Map(key, entry) => plain("object")
            .with_some("propertyNames", key.named().first().copied().map(reference))
            .with("additionalProperties", value(description, entry)),
        // In JSON, a delimited list is a string.
        Type::Pipe(_) | Type::Comma(_) => plain("string"),
    }
}
