//! Keywords that the language can't express.

use super::Schemas;
use crate::emit::schema::extension;
use crate::import::document::Node;
use crate::import::loss::Lack;
use crate::import::own;
use crate::json::Json;

/// Keywords that the importer reads.
const READ: &[&str] = &[
    "$ref",
    "additionalProperties",
    "allOf",
    "anyOf",
    "const",
    "contentEncoding",
    "default",
    "deprecated",
    "description",
    "discriminator",
    "enum",
    "exclusiveMaximum",
    "exclusiveMinimum",
    "format",
    "items",
    "maxItems",
    "maxLength",
    "maximum",
    "minItems",
    "minLength",
    "minimum",
    "nullable",
    "oneOf",
    "prefixItems",
    "properties",
    "propertyNames",
    "readOnly",
    "required",
    "title",
    "type",
    "writeOnly",
    "x-enum-descriptions",
    "x-enum-varnames",
    "x-kubernetes-int-or-string",
];

impl<'d> Schemas<'d> {
    /// Records the keywords that the importer does not read.
    pub fn keywords(&mut self, node: &Node<'d>) {
        for (key, value) in node.own_entries() {
            let is_set = *value.json != Json::Boolean(false);
            let lack = match key {
                key if READ.contains(&key) || own::is_read(key) => continue,
                "uniqueItems" if !is_set => continue,
                "pattern" | "examples" if is_own(node) => continue,
                "example" | "examples" => Lack::Examples,
                "pattern" => Lack::Pattern,
                "uniqueItems" | "multipleOf" | "minProperties" | "maxProperties" | "not" => Lack::Restriction,
                "externalDocs" => Lack::Words,
                key if key.starts_with("x-") => Lack::Extension,
                _ => Lack::Keyword,
            };
            let found = match (lack, value.json) {
                (Lack::Pattern, Json::Text(pattern)) => format!("`{pattern}`"),
                (_, Json::Integer(_) | Json::Float(_)) => {
                    format!("`{key}` {}", serde_json::to_string(value.json).unwrap_or_default())
                }
                _ => format!("`{key}`"),
            };
            self.losses.add(lack, value.at, found);
        }
    }
}

/// Returns whether a pattern belongs to a built-in type or a grammar, and whether examples belong to an enum or a
/// grammar.
fn is_own(node: &Node<'_>) -> bool {
    let keywords = [extension::GRAMMAR, extension::EXTENSIBLE_ENUM];
    keywords.iter().any(|keyword| node.json.get(keyword).is_some())
        || super::scalars::text_form(node).is_some()
        || node.text("format") == Some("date-time-local")
}
