//! Interfaces, unions, enums, ids and strings with a fixed format.

use super::docs;
use super::text::{WIDTH, comment, literal, property};
use crate::ir::*;

/// Returns the type of a definition. `other` returns the name of the type for values that are not listed in an enum.
pub(super) fn definition(description: &Description, def: &Def, other: impl Fn() -> String) -> String {
    let name = &def.name;
    match &def.kind {
        DefKind::Object(object) => interface(description, def, object),
        DefKind::Shared(object) => interface(description, def, object),
        DefKind::Union(union) => {
            format!(
                "{}export type {name} ={};\n",
                comment(&meaning(def), ""),
                forms(description, union, def.usage)
            )
        }
        DefKind::Enum(values) => {
            let doc = comment(&docs::values(def, values), "");
            let other = (!values.complete).then(other);
            format!("{doc}{}\n", alternatives(&format!("export type {name} ="), values, other.as_deref()))
        }
        DefKind::Id(wire) => {
            let ty = if *wire == Wire::Integer { "number" } else { "string" };
            format!("{}export type {name} = {ty};\n", comment(&meaning(def), ""))
        }
        DefKind::Grammar(grammar) => {
            let pattern = grammar.pattern.iter().map(|pattern| format!("Matches `{pattern}`."));
            let examples = grammar.examples.first().map(|example| format!("Example: `{example}`."));
            let facts: Vec<String> = pattern.chain(examples).collect();
            let doc = format!("{} {}", def.doc.trim(), facts.join(" "));
            let doc = docs::with_deprecated(&doc, &def.deprecated);
            format!("{}export type {name} = string;\n", comment(&doc, ""))
        }
    }
}

/// Returns the doc of a definition, including any deprecation notice.
fn meaning(def: &Def) -> String {
    docs::with_deprecated(&def.doc, &def.deprecated)
}

fn interface(description: &Description, def: &Def, object: &Object) -> String {
    let doc = docs::object(description, def, object);
    let parts: Vec<String> =
        object.parts.iter().map(|part| description.def(part.def).name.to_string()).collect();
    let extends = if parts.is_empty() { String::new() } else { format!(" extends {}", parts.join(", ")) };
    let fields: String =
        object.own_fields().map(|field| property_of(description, field, def.usage, "  ")).collect();
    let body = if fields.is_empty() { "{}".to_owned() } else { format!("{{\n{fields}}}") };
    format!("{}export interface {}{extends} {body}\n", comment(&doc, ""), def.name)
}

/// Formats a field as a property.
fn property_of(description: &Description, field: &Field, usage: Usage, indent: &str) -> String {
    let (name, ty) = (property(&field.wire.0), of_field(description, field));
    let mark = if is_always_present(field, usage) { "" } else { "?" };
    format!("{}{indent}{name}{mark}: {ty};\n", comment(&docs::field(description, field), indent))
}

/// Returns whether the field is present in every object with this usage.
pub(super) fn is_always_present(field: &Field, usage: Usage) -> bool {
    let is_stated = matches!(field.presence, Presence::Required | Presence::Nullable);
    is_stated && field.option.is_none() && !field.presence.may_be_left_out(usage)
}

/// Returns the type of a field's value.
fn of_field(description: &Description, field: &Field) -> String {
    let ty = of(description, &field.ty);
    if field.presence == Presence::Nullable { format!("{ty} | null") } else { ty }
}

/// Returns the type of a value.
pub(super) fn of(description: &Description, ty: &Type) -> String {
    match ty {
        Type::Boolean => "boolean".to_owned(),
        Type::Integer | Type::Unsigned | Type::Number | Type::Amount | Type::Index(_) => "number".to_owned(),
        Type::String | Type::Url | Type::Date | Type::LocalDateTime | Type::TextForm(_) => {
            "string".to_owned()
        }
        Type::TextOrInteger => "string | number".to_owned(),
        Type::Json => "unknown".to_owned(),
        // The result is the type in responses. The types of request bodies come from `sent`.
        Type::Binary => stream(description),
        Type::Named(id) => description.def(*id).name.to_string(),
        Type::Nullable(inner) => format!("{} | null", of(description, inner)),
        Type::List(element) | Type::Pipe(element) | Type::Comma(element) => list(&of(description, element)),
        Type::Entries(element, _) => {
            let element = of(description, element);
            format!("{} | {{ [name: string]: {element} }}", list(&element))
        }
        Type::Map(_, value) => format!("{{ [name: string]: {} }}", of(description, value)),
        Type::Ref(reference) => {
            reference.key.map_or("string".to_owned(), |key| description.def(key).name.to_string())
        }
    }
}

/// Returns the type of streamed bytes.
pub(super) fn stream(description: &Description) -> String {
    let [stream, bytes] = ["ReadableStream", "Uint8Array"].map(|name| global(description, name));
    format!("{stream}<{bytes}>")
}

/// Returns a global type, qualified if a type of the API has the same name.
pub(super) fn global(description: &Description, name: &str) -> String {
    let scope = if description.names.contains_key(name) { "globalThis." } else { "" };
    format!("{scope}{name}")
}

fn list(element: &str) -> String {
    // A type in brackets needs no parentheses.
    let is_one = element.ends_with(']') || element.ends_with('}') || !element.contains(' ');
    if is_one { format!("{element}[]") } else { format!("({element})[]") }
}

/// Formats the variants of a union. The unlisted variants of an open union are omitted, because they would prevent
/// narrowing by tag.
fn forms(description: &Description, union: &Union, usage: Usage) -> String {
    let forms = union.variants.iter().map(|variant| {
        let indent = "      ";
        let doc = comment(&docs::with_deprecated(&variant.doc, &variant.deprecated), "  ");
        let value = match &variant.tag {
            Tag::Text(text) => literal(text),
            tag => tag.to_string(),
        };
        let tag = union.tag.iter().map(|tag| format!("{}: {value}", property(&tag.0))).collect::<String>();
        match &variant.form {
            Form::Value(ty, _) => format!("\n{doc}  | {}", of(description, ty)),
            Form::Type(id, _) => format!("\n{doc}  | ({{ {tag} }} & {})", description.def(*id).name),
            Form::Fields(fields) if fields.is_empty() => format!("\n{doc}  | {{ {tag} }}"),
            Form::Fields(fields) => {
                let fields: String =
                    fields.iter().map(|field| property_of(description, field, usage, indent)).collect();
                format!("\n{doc}  | {{\n{indent}{tag};\n{fields}    }}")
            }
        }
    });
    forms.collect()
}

/// Formats the values of an enum, and the type of all other values if the service may add values.
fn alternatives(before: &str, values: &Enum, other: Option<&str>) -> String {
    let known = values.values.iter().map(|value| match value.number {
        Some(number) => number.to_string(),
        None => literal(&value.wire.0),
    });
    let base = if values.wire == Wire::Integer { "number" } else { "string" };
    let all: Vec<String> = known.chain(other.map(|other| format!("{other}<{base}>"))).collect();
    let line = format!("{before} {};", all.join(" | "));
    match line.len().saturating_sub(before.len()) {
        _ if line.len() <= WIDTH => line,
        rest if rest < WIDTH => format!("{before}\n  {};", all.join(" | ")),
        _ => format!("{before}{};", all.iter().map(|one| format!("\n  | {one}")).collect::<String>()),
    }
}
