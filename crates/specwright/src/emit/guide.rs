//! The reference for the description language, which lists every table and key. The reference is generated from the
//! language's JSON Schema.
//!
//! The reference is generated from the schema rather than from `raw`, so that the two agree. Sections are in reading
//! order: a file, its tables, and their contents.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use serde_json::{Map, Value};

const HEAD: &str = "\
<!-- Made by `cargo xtask regenerate` from crates/specwright/src/raw.rs. Do not edit. -->

# Tables and keys of the description language

All tables and keys that a description may contain. [The guide](guide.md) shows them in use. Required keys are marked
with a star.
";

/// Returns the reference as Markdown, or an empty string if the schema has no definitions.
#[must_use]
pub fn markdown(schema: &Value) -> String {
    let Some(Value::Object(defs)) = schema.get("$defs") else { return String::new() };
    let mut text = HEAD.to_owned();
    section(&mut text, "A file", schema, defs);
    for name in in_order(schema, defs) {
        section(&mut text, name, &defs[name], defs);
    }
    text
}

/// Returns the definitions that have a section. Each definition comes after the first definition that refers to it.
fn in_order<'a>(schema: &'a Value, defs: &'a Map<String, Value>) -> Vec<&'a str> {
    let (mut order, mut seen, mut next) = (Vec::new(), BTreeSet::new(), 0);
    let mut open = references(schema, defs);
    while next < open.len() {
        let name = open[next];
        next += 1;
        if !seen.insert(name) {
            continue;
        }
        if has_section(&defs[name]) {
            order.push(name);
        }
        open.extend(references(&defs[name], defs));
    }
    order
}

/// Returns the definitions that a schema refers to, in order.
fn references<'a>(schema: &'a Value, defs: &'a Map<String, Value>) -> Vec<&'a str> {
    match schema {
        Value::Object(object) => {
            let own = object.get("$ref").and_then(|name| target(name, defs)).into_iter();
            let parts = object.iter().filter(|(keyword, _)| *keyword != "$defs");
            own.chain(parts.flat_map(|(_, part)| references(part, defs))).collect()
        }
        Value::Array(parts) => parts.iter().flat_map(|part| references(part, defs)).collect(),
        _ => Vec::new(),
    }
}

fn target<'a>(reference: &Value, defs: &'a Map<String, Value>) -> Option<&'a str> {
    let name = reference.as_str()?.strip_prefix("#/$defs/")?;
    defs.get_key_value(name).map(|(name, _)| name.as_str())
}

/// Returns whether a definition has a section, which is the case for tables and enumerations. Alternatives are
/// described where they are used.
fn has_section(schema: &Value) -> bool {
    schema.get("properties").is_some() || schema.get("oneOf").is_some()
}

fn section(text: &mut String, name: &str, schema: &Value, defs: &Map<String, Value>) {
    let _ = write!(text, "\n## {name}\n\n{}\n\n", doc(schema));
    if let Some(Value::Object(keys)) = schema.get("properties") {
        text.push_str("| key | type | description |\n|---|---|---|\n");
        let required = names(schema.get("required"));
        for (key, value) in keys {
            let star = if required.contains(&key.as_str()) { " \\*" } else { "" };
            let _ = writeln!(text, "| `{key}`{star} | {} | {} |", type_of(value, defs), with_default(value));
        }
    } else if let Some(Value::Array(forms)) = schema.get("oneOf") {
        text.push_str("| value | description |\n|---|---|\n");
        for form in forms {
            let _ = writeln!(text, "| {} | {} |", form_of(form, defs), doc(form));
        }
    }
}

/// Formats a value of an enumeration, or a table with one key.
fn form_of(form: &Value, defs: &Map<String, Value>) -> String {
    if let Some(value) = form.get("const") {
        return format!("`{value}`");
    }
    let keys = form.get("properties").and_then(Value::as_object).into_iter().flatten();
    keys.map(|(key, value)| format!("`{key}`: {}", type_of(value, defs))).collect::<Vec<_>>().join(", ")
}

/// Describes the values that a schema allows.
fn type_of(schema: &Value, defs: &Map<String, Value>) -> String {
    if let Some(name) = schema.get("$ref").and_then(|name| target(name, defs)) {
        return match has_section(&defs[name]) {
            true => format!("[{name}](#{})", name.to_lowercase()),
            false => type_of(&defs[name], defs),
        };
    }
    if let Some(Value::Array(forms)) = schema.get("anyOf") {
        let forms = forms.iter().map(|form| type_of(form, defs)).filter(|form| !form.is_empty());
        return forms.collect::<Vec<_>>().join(" or ");
    }
    let inside = |keyword: &str| schema.get(keyword).map(|part| type_of(part, defs)).unwrap_or_default();
    // TOML has no null, so `null` only means that a key is optional.
    let types = names(schema.get("type")).into_iter().filter(|ty| *ty != "null").map(|ty| match ty {
        "array" => format!("list of {}{}", inside("items"), length(schema)),
        "object" => format!("table by name of {}", inside("additionalProperties")),
        other => other.to_owned(),
    });
    types.collect::<Vec<_>>().join(" or ")
}

/// Formats the length of a list, if the length is fixed.
fn length(schema: &Value) -> String {
    match (schema.get("minItems"), schema.get("maxItems")) {
        (Some(least), Some(most)) if least == most => format!(", exactly {least}"),
        _ => String::new(),
    }
}

fn with_default(schema: &Value) -> String {
    match schema.get("default") {
        // Defaults of `false` and empty lists are omitted.
        None | Some(Value::Null | Value::Bool(false)) => doc(schema),
        Some(Value::Array(items)) if items.is_empty() => doc(schema),
        Some(default) => format!("{} Default: `{default}`.", doc(schema)).trim_start().to_owned(),
    }
}

/// Returns a doc on one line, escaped for a table cell.
fn doc(schema: &Value) -> String {
    let doc = schema.get("description").and_then(Value::as_str).unwrap_or_default();
    doc.split_whitespace().collect::<Vec<_>>().join(" ").replace('|', "\\|")
}

/// Returns the strings in a value that is a single string or a list of strings.
fn names(value: Option<&Value>) -> Vec<&str> {
    match value {
        Some(Value::String(name)) => vec![name],
        Some(Value::Array(names)) => names.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn tables_keys_and_values_are_listed() {
        let schema = json!({
            "description": "One\nfile.",
            "properties": {
                "book": {"description": "Books.", "type": "object", "additionalProperties": {"$ref": "#/$defs/Book"}},
            },
            "$defs": {
                "Binding": {"description": "How.", "oneOf": [{"const": "paper", "description": "Soft."}]},
                "Text": {"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]},
                "Book": {
                    "description": "`[book.name]`",
                    "properties": {
                        "title": {"$ref": "#/$defs/Text", "description": "A | B."},
                        "range": {"type": ["array", "null"], "minItems": 2, "maxItems": 2, "items": {"type": "integer"}},
                        "binding": {"anyOf": [{"$ref": "#/$defs/Binding"}, {"type": "null"}], "default": "paper"},
                    },
                    "required": ["title"],
                },
            },
        });
        let text = markdown(&schema);
        let body = text.split_once("## A file").map(|(_, body)| body).unwrap_or_default();
        let lines: Vec<&str> =
            body.lines().filter(|line| !line.is_empty() && !line.starts_with("|--")).collect();
        assert_eq!(
            lines,
            [
                "One file.",
                "| key | type | description |",
                "| `book` | table by name of [Book](#book) | Books. |",
                "## Book",
                "`[book.name]`",
                "| key | type | description |",
                "| `binding` | [Binding](#binding) | Default: `\"paper\"`. |",
                "| `range` | list of integer, exactly 2 |  |",
                "| `title` \\* | string or list of string | A \\| B. |",
                "## Binding",
                "How.",
                "| value | description |",
                "| `\"paper\"` | Soft. |",
            ]
        );
    }

    #[test]
    fn a_schema_without_definitions_has_no_guide() {
        assert_eq!(markdown(&json!({"type": "string"})), "");
    }
}
