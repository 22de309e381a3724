//! Examples of calls. TOML has no null, so a required nullable field that an example omits becomes null.

use crate::emit::docs;
use crate::ir::*;
use crate::json::Json;

/// Returns the values of a parameter in the operation's examples.
pub(super) fn of_parameter(operation: &Operation, parameter: &WireName) -> Json {
    let mut out = Json::object();
    for example in &operation.examples {
        for (_, value) in example.query.iter().filter(|(name, _)| name == parameter) {
            out.set(&example.name, named(example, value.clone()));
        }
    }
    out
}

/// Returns the bodies of the operation's examples.
pub(super) fn of_body(description: &Description, operation: &Operation, body: &Type) -> Json {
    let mut out = Json::object();
    for example in &operation.examples {
        if let Some(value) = &example.body {
            out.set(&example.name, named(example, completed(description, body, value)));
        }
    }
    out
}

/// Returns a part of an example, and the doc of the example.
fn named(example: &Example, value: Json) -> Json {
    let summary = docs::first_sentence(&example.doc);
    let description = Some(&example.doc).filter(|doc| doc.trim_end_matches('.') != summary);
    Json::object().with("summary", summary).with_some("description", description).with("value", value)
}

/// Returns the value with added nulls for the fields that the example omits.
fn completed(description: &Description, ty: &Type, value: &Json) -> Json {
    match (ty.not_null(), value) {
        (Type::List(inner) | Type::Entries(inner, _), Json::List(elements)) => {
            elements.iter().map(|element| completed(description, inner, element)).collect()
        }
        (Type::Map(_, inner), Json::Object(entries)) => {
            let entry = |(name, value): &(String, Json)| (name.clone(), completed(description, inner, value));
            Json::Object(entries.iter().map(entry).collect())
        }
        (Type::Named(id), value) => match (&description.def(*id).kind, value) {
            (DefKind::Object(object) | DefKind::Shared(object), Json::Object(_)) => {
                with_nulls(description, &object.fields, value)
            }
            (DefKind::Union(union), value) => match description.variant_of(union, value) {
                Some(Variant { form: Form::Value(ty, _), .. }) => completed(description, ty, value),
                Some(form) => with_nulls(description, description.fields_of_form(union, form), value),
                None => value.clone(),
            },
            _ => value.clone(),
        },
        _ => value.clone(),
    }
}

fn with_nulls<'a>(
    description: &Description,
    fields: impl IntoIterator<Item = &'a Field>,
    value: &Json,
) -> Json {
    let mut out = value.clone();
    for field in fields {
        match (value.get(&field.wire.0), field.presence) {
            (Some(given), _) => out.set(&field.wire.0, completed(description, &field.ty, given)),
            (None, Presence::Nullable) => out.set(&field.wire.0, Json::Null),
            (None, Presence::Required | Presence::Optional | Presence::Expected) => {}
        }
    }
    out
}
