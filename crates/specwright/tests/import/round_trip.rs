//! Compares a document with the document that is generated from its import. Apart from known changes, the properties of
//! components must be the same.

use std::collections::BTreeMap;

use serde_json::Value;
use specwright::import::Imported;
use specwright::{describe, generate, plan};

/// The number of equal properties of two documents, and the number of differences by kind.
#[derive(Debug, Default)]
pub struct Comparison {
    pub same: usize,
    pub changed: BTreeMap<String, usize>,
}

impl Comparison {
    pub fn total(&self) -> usize {
        self.same + self.changed.values().sum::<usize>()
    }
}

/// Returns the OpenAPI document generated from an import.
pub fn generated(imported: &Imported) -> Result<Value, String> {
    let description = describe(&imported.sources()).map_err(|report| report.to_string())?;
    let files =
        generate(&description, &plan::plan(&description), "spec").map_err(|error| error.to_string())?;
    let (_, text) = files.files.iter().find(|(path, _)| path.ends_with("openapi.json")).unwrap();
    Ok(serde_json::from_str(text).unwrap())
}

/// Compares the properties of the old document's components with those of the new document.
pub fn compare(old: &Value, new: &Value) -> Comparison {
    let mut comparison = Comparison::default();
    let schemas =
        |document: &Value| document.pointer("/components/schemas").and_then(Value::as_object).cloned();
    let (before, after) = (schemas(old).unwrap_or_default(), schemas(new).unwrap_or_default());
    for (name, schema) in &before {
        let Some(properties) = schema["properties"].as_object() else { continue };
        let defined = heck::ToPascalCase::to_pascal_case(name.as_str());
        let other = after.get(&defined).unwrap_or(&new["x-description-unreferenced"][&defined]);
        for (property, schema_of) in properties {
            let found = &other["properties"][property];
            let is_required = |schema: &Value| {
                schema["required"].as_array().is_some_and(|names| names.iter().any(|name| name == property))
            };
            let (was, is) = (form(old, schema_of, 0), form(new, found, 0));
            let what = match () {
                () if other.is_null() => "properties of renamed types".to_owned(),
                () if found.is_null() => "properties removed".to_owned(),
                () if was != is => format!("`{was}` became `{is}`"),
                () if is_required(schema) != is_required(other) => "required differs".to_owned(),
                () => {
                    comparison.same += 1;
                    continue;
                }
            };
            *comparison.changed.entry(what).or_default() += 1;
        }
    }
    comparison
}

/// Names the kind of a schema's type, and resolves references.
fn form(document: &Value, schema: &Value, depth: usize) -> String {
    if depth > 8 {
        return "..".to_owned();
    }
    if let Some(reference) = schema["$ref"].as_str() {
        let target = reference.strip_prefix('#').and_then(|pointer| document.pointer(pointer));
        return target.map_or_else(|| "nothing".to_owned(), |target| form(document, target, depth + 1));
    }
    for keyword in ["allOf", "anyOf", "oneOf"] {
        if let Some(forms) = schema[keyword].as_array() {
            let has_type = |form: &&Value| {
                let keys = ["$ref", "type", "properties", "allOf", "anyOf", "oneOf", "enum", "const"];
                form["type"] != "null" && keys.iter().any(|key| !form[key].is_null())
            };
            let forms: Vec<&Value> = forms.iter().filter(has_type).collect();
            return match forms[..] {
                [only] => form(document, only, depth + 1),
                _ if keyword == "allOf" => "object".to_owned(),
                _ => "forms".to_owned(),
            };
        }
    }
    if schema["enum"].is_array() || schema["x-extensible-enum"].is_array() || !schema["const"].is_null() {
        return "enum".to_owned();
    }
    let ty = match &schema["type"] {
        Value::Array(types) => types.iter().find(|ty| *ty != "null").and_then(Value::as_str).unwrap_or("any"),
        Value::String(ty) => ty,
        _ if schema["properties"].is_object() => "object",
        _ => "any",
    };
    match (ty, schema["format"].as_str()) {
        ("array", _) => format!("[{}]", form(document, &schema["items"], depth + 1)),
        ("object", _) if schema["properties"].is_null() => "map".to_owned(),
        ("string", Some(format @ ("date" | "date-time" | "uuid" | "uri"))) => format.to_owned(),
        (ty, _) => ty.to_owned(),
    }
}

#[test]
fn supported_properties_round_trip() {
    for name in super::DOCUMENTS {
        let old: Value = serde_json::from_str(&crate::common::read(
            crate::common::fixtures().join(format!("import/{name}.json")),
        ))
        .unwrap();
        let new = generated(&super::imported(name)).unwrap();
        let comparison = compare(&old, &new);
        let changed: Vec<&String> = comparison.changed.keys().collect();
        // The changes are an enum with other values, ids of two kinds, a response-only field in a request type, and a
        // response-only field in a type that is used in both directions.
        let expected: &[&str] = match name {
            "library-3.0" => &[],
            // The changes are other notations for several types, alternatives of the same JSON type, and types that are
            // described as variants only.
            "unions-3.1" => &[
                "`[string]` became `forms`",
                "`boolean` became `forms`",
                "`forms` became `any`",
                "`forms` became `string`",
                "`number` became `forms`",
                "properties of renamed types",
            ],
            _ => &[
                "`forms` became `enum`",
                "`forms` became `integer`",
                "properties removed",
                "required differs",
            ],
        };
        assert_eq!(changed, expected, "{name}");
        assert!(comparison.same > 5, "{name}");
    }
}
