//! Plain structs of the API's OpenAPI document, as an ordinary client generator writes them.
//!
//! Strings, codes, enums and times are `String`; a field that is not required or may be null is an `Option`; a shape
//! that the document does not tell, or that is a union, is a `serde_json::Value`.

use std::collections::BTreeMap;

use serde_json::Value;

/// The answers that are compared.
const ROOTS: [&str; 3] = ["CarSearchResponse", "FlightSearchResponse", "MultipleHotelSearchResponse"];

const HEADER: &str = "\
// Made by `cargo run --bin rivals` from ../service/src/travel/generated/openapi.json. Not to be edited.
//! Answers of the API as structs with derived impls.

#![allow(missing_docs, reason = \"the API's document describes them\")]

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
";

/// The source text of all structs that the compared answers consist of.
///
/// # Errors
/// If the document has not the schemas, or refers to one that it has not.
pub fn generate(document: &Value) -> Result<String, String> {
    let schemas = document.pointer("/components/schemas").ok_or("no schemas")?;
    let structs = Schemas(schemas).structs()?;
    Ok(structs.into_values().fold(HEADER.to_owned(), |text, item| text + "\n" + &item))
}

/// The document's schemas by name.
struct Schemas<'a>(&'a Value);

impl<'a> Schemas<'a> {
    /// The structs that the roots lead to, by name.
    fn structs(&self) -> Result<BTreeMap<&'a str, String>, String> {
        let mut structs = BTreeMap::new();
        let mut open: Vec<&str> = ROOTS.to_vec();
        while let Some(name) = open.pop() {
            let schema = self.named(name)?;
            if is_struct(schema) && !structs.contains_key(name) {
                structs.insert(name, self.structure(name, schema)?);
            }
            open.extend(references(schema).into_iter().filter(|name| !structs.contains_key(name)));
        }
        Ok(structs)
    }

    fn structure(&self, name: &str, schema: &Value) -> Result<String, String> {
        let fields: BTreeMap<_, _> = schema["properties"].as_object().into_iter().flatten().collect();
        let required = schema["required"].as_array().map_or(&[][..], Vec::as_slice);
        let mut text =
            format!("#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]\npub struct {name} {{\n");
        for (wire_name, schema) in fields {
            let is_required = required.iter().any(|name| name == wire_name);
            text += &self.field(wire_name, schema, is_required)?;
        }
        Ok(text + "}\n")
    }

    fn field(&self, wire_name: &str, schema: &Value, is_required: bool) -> Result<String, String> {
        let name = field_name(wire_name);
        let (skip, rust_type) = match is_required {
            true => ("", self.rust_type(schema)?),
            false => (", skip_serializing_if = \"Option::is_none\"", optional(self.rust_type(schema)?)),
        };
        Ok(format!("    #[serde(rename = \"{wire_name}\"{skip})]\n    pub {name}: {rust_type},\n"))
    }

    fn rust_type(&self, schema: &Value) -> Result<String, String> {
        let (schema, is_nullable) = without_null(schema);
        let rust_type = match schema["$ref"].as_str().map(last_step) {
            Some(name) if is_struct(self.named(name)?) => name.to_owned(),
            Some(name) => self.rust_type(self.named(name)?)?,
            None => self.inline_type(schema)?,
        };
        Ok(if is_nullable { optional(rust_type) } else { rust_type })
    }

    fn inline_type(&self, schema: &Value) -> Result<String, String> {
        Ok(match type_name(schema) {
            Some("string") => "String".into(),
            Some("integer") => "i64".into(),
            Some("number") => "f64".into(),
            Some("boolean") => "bool".into(),
            Some("array") => format!("Vec<{}>", self.rust_type(&schema["items"])?),
            Some("object") if schema["additionalProperties"].is_object() => {
                format!("BTreeMap<String, {}>", self.rust_type(&schema["additionalProperties"])?)
            }
            _ => "serde_json::Value".into(),
        })
    }

    fn named(&self, name: &str) -> Result<&'a Value, String> {
        self.0.get(name).ok_or_else(|| format!("no schema {name}"))
    }
}

/// A type, and null.
fn optional(rust_type: String) -> String {
    if rust_type.starts_with("Option<") { rust_type } else { format!("Option<{rust_type}>") }
}

fn is_struct(schema: &Value) -> bool {
    schema["properties"].is_object()
}

/// The names of all schemas that one refers to.
fn references(schema: &Value) -> Vec<&str> {
    match schema {
        Value::Object(members) => {
            let own = schema["$ref"].as_str().map(last_step);
            own.into_iter().chain(members.values().flat_map(references)).collect()
        }
        Value::Array(items) => items.iter().flat_map(references).collect(),
        _ => Vec::new(),
    }
}

fn last_step(reference: &str) -> &str {
    reference.rsplit('/').next().unwrap_or(reference)
}

/// The one alternative beside null, and whether there is null.
fn without_null(schema: &Value) -> (&Value, bool) {
    let alternatives = schema["anyOf"].as_array().or(schema["oneOf"].as_array());
    let Some(alternatives) = alternatives else { return (schema, type_names(schema).contains(&"null")) };
    let others: Vec<_> = alternatives.iter().filter(|one| type_name(one) != Some("null")).collect();
    let is_nullable = others.len() < alternatives.len();
    match others[..] {
        [only] => (only, is_nullable),
        _ => (schema, is_nullable),
    }
}

/// The JSON type of a schema's values other than null.
fn type_name(schema: &Value) -> Option<&str> {
    match type_names(schema)[..] {
        [name] | [name, "null"] | ["null", name] => Some(name),
        _ => None,
    }
}

fn type_names(schema: &Value) -> Vec<&str> {
    match &schema["type"] {
        Value::Array(names) => names.iter().filter_map(Value::as_str).collect(),
        name => name.as_str().into_iter().collect(),
    }
}

/// The field's name in Rust.
fn field_name(wire_name: &str) -> String {
    let letters: Vec<char> = wire_name.chars().collect();
    let mut name = String::new();
    for (index, letter) in letters.iter().enumerate() {
        let follows_lower = index > 0 && !letters[index - 1].is_uppercase();
        let precedes_lower = index > 0 && letters.get(index + 1).is_some_and(|next| next.is_lowercase());
        if letter.is_uppercase() && (follows_lower || precedes_lower) {
            name.push('_');
        }
        name.extend(letter.to_lowercase());
    }
    if name == "type" { "r#type".into() } else { name }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may panic")]

    use serde_json::json;

    use super::*;

    #[test]
    fn types_are_plain() {
        let known = json!({"Code": {"type": "string"}, "Leg": {"properties": {"id": {"type": "integer"}}}});
        let code = json!({"$ref": "#/components/schemas/Code"});
        let leg = json!({"$ref": "#/components/schemas/Leg"});
        let cases = [
            (json!({"type": "array", "items": code}), "Vec<String>"),
            (json!({"type": "object", "additionalProperties": leg}), "BTreeMap<String, Leg>"),
            (json!({"type": ["number", "null"]}), "Option<f64>"),
            (json!({"anyOf": [leg, {"type": "null"}]}), "Option<Leg>"),
            (json!({"oneOf": [leg, code]}), "serde_json::Value"),
            (json!({}), "serde_json::Value"),
        ];
        for (schema, expected) in cases {
            assert_eq!(Schemas(&known).rust_type(&schema).unwrap(), expected, "{schema}");
        }
    }

    #[test]
    fn only_what_may_be_missing_is_left_out() {
        let known = json!({});
        let schema = json!({"required": ["rate"], "properties": {
            "rate": {"type": ["number", "null"]}, "operationalIATA": {"type": "string"}, "type": {"type": "boolean"},
        }});
        let text = Schemas(&known).structure("Offer", &schema).unwrap();
        let lines: Vec<_> = text.lines().skip(2).collect();
        let expected = [
            "    #[serde(rename = \"operationalIATA\", skip_serializing_if = \"Option::is_none\")]",
            "    pub operational_iata: Option<String>,",
            "    #[serde(rename = \"rate\")]",
            "    pub rate: Option<f64>,",
            "    #[serde(rename = \"type\", skip_serializing_if = \"Option::is_none\")]",
            "    pub r#type: Option<bool>,",
            "}",
        ];
        assert_eq!(lines, expected);
    }
}
