//! JSON Schema (2020-12) values for all types. The OpenAPI document and the `JsonSchema` impls are generated from these
//! values.

pub mod extension;
mod fields;
mod impls;

pub use fields::{keywords, value};
pub use impls::domain;

use super::{deprecated, docs};
use crate::ir::*;
use crate::json::Json;

/// Prefix of a reference to another definition.
pub const REFERENCE: &str = "#/components/schemas/";

/// Description of the schema of unlisted variants.
pub const UNLISTED: &str = "An unlisted variant.";

/// Returns the schema of a definition. References to other definitions start with [`REFERENCE`].
pub fn definition(description: &Description, def: &Def) -> Json {
    let schema = Json::object()
        .with("description", summary(description, def))
        .with_some("deprecated", deprecated::keyword(&def.deprecated));
    let schema = match &def.kind {
        DefKind::Object(object) | DefKind::Shared(object) => {
            fields::object(description, def.usage, &object.fields.iter().collect::<Vec<_>>(), None, schema)
                .with_filled(extension::RULES, rules(description, object))
        }
        DefKind::Union(union) => {
            let forms = union.variants.iter().map(|variant| form(description, def.usage, union, variant));
            schema.with("oneOf", forms.chain(unlisted_form(description, union)).collect::<Json>())
        }
        DefKind::Enum(list) => enumeration(list, schema),
        DefKind::Id(Wire::Text) => schema.with("type", "string"),
        DefKind::Id(Wire::Integer) => schema.with("type", "integer").with("format", "int64"),
        DefKind::Grammar(grammar) => schema
            .with("type", "string")
            .with_some("pattern", grammar.pattern.as_ref())
            .with_filled("examples", grammar.examples.clone())
            .with(extension::GRAMMAR, &grammar.rust),
    };
    schema
        .with_filled(extension::LIMITS, limits(description, def))
        .with_filled(extension::UNSTATED, def.unstated.clone())
}

/// Returns the schema of a union's variant: its value, or its fields and the constant tag.
pub fn form(description: &Description, usage: Usage, union: &Union, variant: &Variant) -> Json {
    if let Form::Value(ty, _) = &variant.form {
        let own = Json::object()
            .with_filled("description", deprecated::with_sentence(&variant.doc, &variant.deprecated))
            .with_some("deprecated", deprecated::keyword(&variant.deprecated));
        return fields::merged(own, value(description, ty));
    }
    let object = variant.ty().and_then(|id| description.object(id));
    let doc = match object {
        Some(object) => docs::with_rules(&variant.doc, description.rules(object), &[]).trim_end().to_owned(),
        None => variant.doc.clone(),
    };
    // The type's directions determine whether the schema is open, even if only requests use the variant.
    let usage = variant.ty().map_or(usage, |id| description.def(id).usage);
    let schema = Json::object()
        .with("description", deprecated::with_sentence(&doc, &variant.deprecated))
        .with_some("deprecated", deprecated::keyword(&variant.deprecated));
    let fields = description.fields_of_form(union, variant);
    let tag = union.tag.as_ref().map(|tag| (tag, &variant.tag));
    fields::object(description, usage, &fields, tag, schema)
        .with_filled(extension::RULES, object.map_or_else(Json::object, |object| rules(description, object)))
}

/// Returns the schema of unlisted variants of an open union.
pub fn unlisted_form(description: &Description, union: &Union) -> Option<Json> {
    union.unlisted.as_ref()?;
    let form = Json::object().with("description", UNLISTED);
    let Some(WireName(name)) = &union.tag else {
        let types = union.unlisted_types(description).map(JsonType::keyword);
        return Some(form.with("type", types.collect::<Json>()));
    };
    let listed: Json = union.variants.iter().map(|variant| Json::from(&variant.tag)).collect();
    let tag = fields::tag_type(union.tag_type()).with("not", Json::object().with("enum", listed));
    let required: Json = [Json::from(name)].into_iter().collect();
    let form = form
        .with("type", "object")
        .with("required", required)
        .with("properties", Json::object().with(name, tag));
    Some(form)
}

/// Returns the doc and rules of a definition. The values of an enum are listed, because viewers don't show the keyword
/// that contains the values of an open enum.
fn summary(description: &Description, def: &Def) -> String {
    let mut doc = deprecated::with_sentence(&def.doc, &def.deprecated);
    if let DefKind::Object(object) = &def.kind {
        return docs::with_rules(&doc, description.rules(object), &def.unstated);
    }
    if let DefKind::Enum(list) = &def.kind {
        // In a request, a complete list contains all values that the service accepts.
        let is_closed = list.closed || (list.complete && !def.usage.response);
        doc.push_str(match (is_closed, list.complete) {
            (true, _) => "\n\nValues:\n",
            (false, true) => "\n\nValues; later versions may add others:\n",
            (false, false) => "\n\nValues seen so far; others are possible:\n",
        });
        for value in &list.values {
            let meaning = match (&value.doc, value.number) {
                (Some(doc), _) => format!(": {doc}"),
                (None, Some(_)) => format!(": {}", value.wire),
                (None, None) => String::new(),
            };
            let deprecated = deprecated::sentence(&value.deprecated).map(|sentence| format!(" {sentence}"));
            doc.push_str(&format!("\n* `{}`{meaning}{}", shown(value), deprecated.unwrap_or_default()));
        }
        if list.any_case {
            doc.push_str("\n\nCase is ignored.");
        }
    }
    docs::with_unstated(&doc, &def.unstated)
}

fn shown(value: &Value) -> String {
    value.number.map_or_else(|| value.wire.0.clone(), |number| number.to_string())
}

fn wire_value(value: &Value) -> Json {
    value.number.map_or_else(|| Json::from(&value.wire.0), Json::Integer)
}

/// Adds the values of an enum. An open enum is its plain type, and an extension lists the known values. The equivalent
/// `anyOf` of an enum and a type would become a wrapper class in some generated clients and a plain string in others.
fn enumeration(list: &Enum, schema: Json) -> Json {
    let values: Json = list.values.iter().map(wire_value).collect();
    let schema = match list.wire {
        Wire::Text => schema.with("type", "string"),
        Wire::Integer => schema.with("type", "integer").with("format", "int64"),
    };
    let schema = match list.closed {
        true => schema.with("enum", values),
        false => schema
            .with_filled("examples", list.values.iter().take(1).map(wire_value).collect::<Json>())
            .with(extension::EXTENSIBLE_ENUM, values)
            .with_some(extension::COMPLETE, list.complete.then_some(true)),
    };
    let described = list.values.iter().map(|value| {
        Json::object()
            .with("value", wire_value(value))
            .with_some("name", value.number.map(|_| &value.wire.0))
            .with_some("doc", value.doc.as_ref())
            .with_some(
                "deprecated",
                value.deprecated.as_ref().map(|Deprecated(note)| match note {
                    Some(note) => Json::from(note),
                    None => Json::from(true),
                }),
            )
    });
    let says_more = list
        .values
        .iter()
        .any(|value| value.doc.is_some() || value.number.is_some() || value.deprecated.is_some());
    schema
        .with_some(extension::VALUES, says_more.then(|| described.collect::<Json>()))
        .with_some(extension::ANY_CASE, list.any_case.then_some(true))
}

/// Returns the rules of an object.
pub fn rules(description: &Description, object: &Object) -> Json {
    description.rules(object).map(|(rule, _)| rule_as_json(rule)).collect()
}

fn rule_as_json(rule: &Rule) -> Json {
    let names = |fields: &[WireName]| fields.iter().map(|field| &field.0).collect::<Json>();
    let pair = |first: &WireName, second: &WireName| [&first.0, &second.0].into_iter().collect();
    let (name, fields) = match rule {
        Rule::AnyOf(fields) => ("any_of", names(fields)),
        Rule::Together(fields) => ("together", names(fields)),
        Rule::RequiredWith(fields) => ("required_with", names(fields)),
        Rule::Ordered { first, second, strict } => {
            let name = if *strict { "before" } else { "at_most" };
            (name, pair(first, second))
        }
        Rule::OrderedBy { first, second, by } => {
            let objects = Json::object().with("fields", pair(first, second)).with("by", names(by));
            ("before_by", objects)
        }
    };
    Json::object().with(name, fields)
}

/// Returns the limits that belong to a definition.
fn limits(description: &Description, def: &Def) -> Json {
    let own = description.limits.iter().filter(|(_, limit)| limit.on.as_ref() == Some(&def.name.0));
    own.fold(Json::object(), |out, (name, limit)| {
        let doc = docs::with_unstated(&limit.doc, &limit.unstated);
        let entry = Json::object().with("value", limit.value).with("doc", doc);
        out.with(name, entry.with_some("least", limit.least.then_some(true)))
    })
}
