//! Types: interfaces, unions, lists of values, ids and texts of a form.

use super::text::{WIDTH, comment, literal, property};
use crate::codegen::emit::docs;
use crate::codegen::ir::*;

/// A definition.
pub(super) fn definition(description: &Description, def: &Def) -> String {
    let name = &def.name;
    match &def.kind {
        DefKind::Object(object) => interface(description, def, object),
        DefKind::Shared(object) => interface(description, def, object),
        DefKind::Union(union) => {
            let doc = comment(&meaning(def, &def.doc), "");
            format!("{doc}export type {name} ={};\n", forms(description, union))
        }
        DefKind::Enum(values) => {
            let doc = comment(&meaning(def, &with_values(&def.doc, values)), "");
            format!("{doc}{}\n", alternatives(&format!("export type {name} ="), values))
        }
        DefKind::Id(wire) => {
            let ty = if *wire == Wire::Integer { "number" } else { "string" };
            format!("{}export type {name} = {ty};\n", comment(&meaning(def, &def.doc), ""))
        }
        DefKind::Grammar(grammar) => {
            let pattern = grammar.pattern.iter().map(|pattern| format!("Matches `{pattern}`."));
            let examples = grammar.examples.first().map(|example| format!("Such as `{example}`."));
            let facts: Vec<String> = pattern.chain(examples).collect();
            let doc = meaning(def, &format!("{}\n\n{}", def.doc.trim(), facts.join(" ")));
            format!("{}export type {name} = string;\n", comment(&doc, ""))
        }
    }
}

/// The doc of a definition: its meaning, what is left open, and whether it is out of use.
fn meaning(def: &Def, doc: &str) -> String {
    with_deprecated(&docs::with_unstated(doc, &def.unstated), &def.deprecated)
}

fn interface(description: &Description, def: &Def, object: &Object) -> String {
    let rules = description.rules(object).map(|(rule, _)| docs::rule(rule)).collect::<Vec<_>>().join(" ");
    let doc = meaning(def, &format!("{}\n\n{rules}", def.doc.trim()));
    let parts: Vec<String> =
        object.parts.iter().map(|part| description.def(part.def).name.to_string()).collect();
    let extends = if parts.is_empty() { String::new() } else { format!(" extends {}", parts.join(", ")) };
    let fields: String = object.own_fields().map(|field| property_of(description, field, "  ")).collect();
    let body = if fields.is_empty() { "{}".to_owned() } else { format!("{{\n{fields}}}") };
    format!("{}export interface {}{extends} {body}\n", comment(&doc, ""), def.name)
}

/// A field as a property.
fn property_of(description: &Description, field: &Field, indent: &str) -> String {
    let (name, ty) = (property(&field.wire.0), of_field(description, field));
    let mark = if is_there(field) { "" } else { "?" };
    format!("{}{indent}{name}{mark}: {ty};\n", comment(&doc_of(description, field), indent))
}

/// Whether every object has the field.
pub(super) fn is_there(field: &Field) -> bool {
    matches!(field.presence, Presence::Required | Presence::Nullable) && field.option.is_none()
}

/// The type of a field's value.
fn of_field(description: &Description, field: &Field) -> String {
    let ty = of(description, &field.ty);
    if field.presence == Presence::Nullable { format!("{ty} | null") } else { ty }
}

/// The type of a value.
pub(super) fn of(description: &Description, ty: &Type) -> String {
    match ty {
        Type::Boolean => "boolean".to_owned(),
        Type::Integer | Type::Unsigned | Type::Number | Type::Amount | Type::Index(_) => "number".to_owned(),
        Type::String | Type::Url | Type::Date | Type::LocalDateTime | Type::TextForm(_) => {
            "string".to_owned()
        }
        Type::TextOrInteger => "string | number".to_owned(),
        Type::Json => "unknown".to_owned(),
        // Of answers: those of requests are `parts` of their own.
        Type::Binary => "ReadableStream<Uint8Array>".to_owned(),
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

fn list(element: &str) -> String {
    // What is in brackets is one type already.
    let is_one = element.ends_with(']') || element.ends_with('}') || !element.contains(' ');
    if is_one { format!("{element}[]") } else { format!("({element})[]") }
}

/// The meaning of a field, and what bounds it.
fn doc_of(description: &Description, field: &Field) -> String {
    let number = |bound: &Bound| match bound {
        Bound::Number(number) => number.to_string(),
        Bound::Limit(name, _) => {
            description.limits.get(name).map_or_else(String::new, |limit| limit.value.to_string())
        }
    };
    let bounds = &field.bounds;
    let form = match &field.ty {
        Type::Date => Some("A day, `2027-03-14`.".to_owned()),
        Type::LocalDateTime => Some("`2027-03-14T10:05:00` on the clocks of the place.".to_owned()),
        Type::TextForm(TextForm::DateTime) => Some("`2027-03-14T10:05:00Z` or with an offset.".to_owned()),
        Type::TextForm(TextForm::Duration) => Some("`P1DT12H`.".to_owned()),
        Type::TextForm(TextForm::Decimal) => {
            Some("A decimal number, every digit of which counts.".to_owned())
        }
        Type::TextForm(TextForm::Base64) => Some("Bytes in base64.".to_owned()),
        Type::Entries(_, key) => Some(format!("A list, or an object whose names are the elements' `{key}`.")),
        _ => None,
    };
    let counted = [
        (&bounds.min_items, "At least", "elements"),
        (&bounds.max_items, "At most", "elements"),
        (&bounds.min_length, "At least", "characters"),
        (&bounds.max_length, "At most", "characters"),
    ];
    let counted = counted.into_iter().filter_map(|(bound, how, what)| {
        let count = number(bound.as_ref()?);
        let what = if count == "1" { what.trim_end_matches('s') } else { what };
        Some(format!("{how} {count} {what}."))
    });
    let range = match (&bounds.min, &bounds.max) {
        (Some(low), Some(high)) => Some(format!("From {} to {}.", number(low), number(high))),
        (Some(low), None) => Some(format!("At least {}.", number(low))),
        (None, Some(high)) => Some(format!("At most {}.", number(high))),
        (None, None) => None,
    };
    let values = bounds.values.as_ref().map(|values| {
        let values: Vec<String> = values.iter().map(i64::to_string).collect();
        format!("One of {}.", values.join(", "))
    });
    let default =
        field.default.as_ref().map(|(value, _)| format!("Default: {}.", default_of(description, value)));
    let facts: Vec<String> =
        form.into_iter().chain(range).chain(values).chain(counted).chain(default).collect();
    let unstated = docs::with_unstated("", &field.unstated);
    // That it is out of use has a tag of its own.
    let doc = docs::schema_field(&Field { deprecated: None, ..field.clone() });
    let doc = doc.strip_suffix(unstated.as_str()).unwrap_or(&doc);
    let doc = docs::with_unstated(&format!("{doc} {}", facts.join(" ")), &field.unstated);
    with_deprecated(&doc, &field.deprecated)
}

fn default_of(description: &Description, value: &Scalar) -> String {
    match value {
        Scalar::Text(name) => match description.limits.get(name) {
            Some(limit) => limit.value.to_string(),
            None => format!("`{name}`"),
        },
        Scalar::Boolean(value) => format!("`{value}`"),
        Scalar::Integer(value) => value.to_string(),
        Scalar::Float(value) => value.to_string(),
    }
}

/// The forms of a union. Other forms of an open one are left out: with them no form could be told by its tag.
fn forms(description: &Description, union: &Union) -> String {
    let forms = union.variants.iter().map(|variant| {
        let indent = "      ";
        let doc = comment(&with_deprecated(&variant.doc, &variant.deprecated), "  ");
        let tag = format!("{}: {}", property(&union.tag.0), literal(&variant.wire.0));
        match &variant.form {
            Form::Type(id, _) => format!("\n{doc}  | ({{ {tag} }} & {})", description.def(*id).name),
            Form::Fields(fields) if fields.is_empty() => format!("\n{doc}  | {{ {tag} }}"),
            Form::Fields(fields) => {
                let fields: String =
                    fields.iter().map(|field| property_of(description, field, indent)).collect();
                format!("\n{doc}  | {{\n{indent}{tag};\n{fields}    }}")
            }
        }
    });
    forms.collect()
}

/// A text, and the tag of what is out of use.
pub(super) fn with_deprecated(doc: &str, deprecated: &Option<Deprecated>) -> String {
    match deprecated {
        Some(Deprecated(note)) => {
            format!("{}\n\n@deprecated {}", doc.trim(), note.as_deref().unwrap_or_default())
        }
        None => doc.to_owned(),
    }
}

/// The values of a list; any other where it may grow.
fn alternatives(before: &str, values: &Enum) -> String {
    let known = values.values.iter().map(|value| match value.number {
        Some(number) => number.to_string(),
        None => literal(&value.wire.0),
    });
    // Joined with nothing, so that editors go on to offer the known ones.
    let other = match values.wire {
        Wire::Integer => "(number & {})",
        Wire::Text => "(string & {})",
    };
    let all: Vec<String> = known.chain((!values.complete).then(|| other.to_owned())).collect();
    let line = format!("{before} {};", all.join(" | "));
    match line.len().saturating_sub(before.len()) {
        _ if line.len() <= WIDTH => line,
        rest if rest < WIDTH => format!("{before}\n  {};", all.join(" | ")),
        _ => format!("{before}{};", all.iter().map(|one| format!("\n  | {one}")).collect::<String>()),
    }
}

/// The doc of a list of values, with theirs.
fn with_values(doc: &str, values: &Enum) -> String {
    let lines = values.values.iter().filter_map(|value| {
        let shown = value
            .number
            .map_or_else(|| format!("`{}`", value.wire), |number| format!("{number} ({})", value.wire));
        Some(format!("\n* {shown}: {}", value.doc.as_ref()?.trim()))
    });
    let lines: String = lines.collect();
    if lines.is_empty() { doc.to_owned() } else { format!("{}\n{lines}", doc.trim()) }
}
