//! Keywords that the language can't express.

use super::Schemas;
use crate::import::document::Node;
use crate::import::loss::Lack;
use crate::json::Json;

/// Keywords that the importer reads.
const READ: &[&str] = &[
    "$ref",
    "additionalProperties",
    "allOf",
    "anyOf",
    "const",
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
    "readOnly",
    "required",
    "title",
    "type",
    "writeOnly",
    "x-enum-descriptions",
    "x-enum-varnames",
    "x-extensible-enum",
];

impl<'d> Schemas<'d> {
    /// Records the keywords that the importer does not read.
    pub fn keywords(&mut self, node: &Node<'d>) {
        for (key, value) in node.own_entries() {
            let is_set = *value.json != Json::Boolean(false);
            let lack = match key {
                key if READ.contains(&key) => continue,
                "uniqueItems" if !is_set => continue,
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
