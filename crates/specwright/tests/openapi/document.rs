//! Validation of OpenAPI documents: their form, references, schemas, operations and examples.

use std::collections::BTreeSet;

use jsonschema::{Draft, Validator};
use serde_json::{Map, Value};

use crate::common::{fixtures, read};

/// Keywords with plain values, which contain no references.
const VALUES: &[&str] = &["default", "example", "examples", "enum", "const"];

pub struct Document(Value);

impl Document {
    pub fn read(text: &str) -> Self {
        Document(serde_json::from_str(text).unwrap())
    }

    /// Returns all problems in the document.
    pub fn problems(&self) -> Vec<String> {
        let mut problems = self.form();
        problems.extend(self.references());
        if !problems.is_empty() {
            // A schema with a dangling reference can't be used for validation.
            return problems;
        }
        problems.extend(self.schemas());
        problems.extend(self.operations());
        problems
    }

    /// Validates the document against the OpenAPI Initiative's schema.
    fn form(&self) -> Vec<String> {
        let schema = serde_json::from_str(&read(fixtures().join("vendor/openapi/schema-3.1.json"))).unwrap();
        let errors = |validator: Validator| -> Vec<String> {
            let found = validator.iter_errors(&self.0);
            found
                .map(|error| format!("not an OpenAPI document: {}: {error}", error.instance_path()))
                .collect()
        };
        errors(options().build(&schema).unwrap())
    }

    fn references(&self) -> Vec<String> {
        let mut targets = BTreeSet::new();
        collect_references(&self.0, &mut targets);
        let lost = targets
            .into_iter()
            .filter(|target| target.strip_prefix('#').and_then(|pointer| self.0.pointer(pointer)).is_none());
        lost.map(|target| format!("{target} does not exist")).collect()
    }

    /// Checks that components are valid schemas, are used, and match their own examples.
    fn schemas(&self) -> Vec<String> {
        let mut problems = Vec::new();
        let mut targets = BTreeSet::new();
        collect_references(&self.0, &mut targets);
        for (kind, components) in entries(&self.0["components"]) {
            for (name, schema) in entries(components).filter(|_| kind != "securitySchemes") {
                if !targets.contains(format!("#/components/{kind}/{name}").as_str()) {
                    problems.push(format!("nothing refers to {kind}/{name}"));
                }
                if kind == "schemas" {
                    self.schema(name, schema, &mut problems);
                }
            }
        }
        for (name, schema) in entries(&self.0["x-description-unreferenced"]) {
            self.schema(name, schema, &mut problems);
        }
        problems
    }

    fn schema(&self, at: &str, schema: &Value, problems: &mut Vec<String>) {
        if let Err(error) = jsonschema::draft202012::meta::validate(schema) {
            problems.push(format!("{at} is not a schema: {error}"));
            return;
        }
        let shown = schema["examples"].as_array().into_iter().flatten().map(|value| ("example", value));
        for (what, value) in shown.chain(schema.get("default").map(|value| ("default", value))) {
            self.check_value(&format!("{at}: {what}"), schema, value, problems);
        }
        for (name, property) in entries(&schema["properties"]) {
            self.schema(&format!("{at}.{name}"), property, problems);
        }
    }

    fn operations(&self) -> Vec<String> {
        let mut problems = Vec::new();
        let mut ids = BTreeSet::new();
        for (path, methods) in entries(&self.0["paths"]) {
            for (method, operation) in entries(methods) {
                let at = format!("{method} {path}");
                if !ids.insert(operation["operationId"].as_str().unwrap()) {
                    problems.push(format!("{at}: duplicate operationId"));
                }
                self.parameters(&at, path, operation, &mut problems);
                let contents = entries(&operation["requestBody"]["content"]).map(|(_, content)| content);
                for content in contents {
                    self.examples(&at, content, &mut problems);
                }
            }
        }
        problems
    }

    fn parameters(&self, at: &str, path: &str, operation: &Value, problems: &mut Vec<String>) {
        let mut names = BTreeSet::new();
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            let parameter = match parameter["$ref"].as_str() {
                Some(target) => self.0.pointer(target.trim_start_matches('#')).unwrap(),
                None => parameter,
            };
            let (name, place) = (parameter["name"].as_str().unwrap(), parameter["in"].as_str().unwrap());
            let at = format!("{at}: {name}");
            if !names.insert((name, place)) {
                problems.push(format!("{at}: duplicate parameter"));
            }
            if (place == "path") != path.contains(&format!("{{{name}}}")) {
                problems.push(format!("{at}: `in` contradicts the path"));
            }
            let holder = match &parameter["content"]["application/json"] {
                Value::Null => parameter,
                content => content,
            };
            self.schema(&at, &holder["schema"], problems);
            self.examples(&at, holder, problems);
        }
    }

    /// Checks that named examples match the adjacent schema.
    fn examples(&self, at: &str, holder: &Value, problems: &mut Vec<String>) {
        for (name, example) in entries(&holder["examples"]) {
            self.check_value(
                &format!("{at}: example {name}"),
                &holder["schema"],
                &example["value"],
                problems,
            );
        }
    }

    fn check_value(&self, at: &str, schema: &Value, value: &Value, problems: &mut Vec<String>) {
        // References are resolved from the root of the schema.
        let mut root: Map<String, Value> = schema.as_object().unwrap().clone();
        for part in ["components", "x-description-unreferenced"] {
            root.insert(part.to_owned(), self.0[part].clone());
        }
        match options().build(&Value::Object(root)) {
            Ok(validator) => {
                problems.extend(validator.iter_errors(value).map(|error| format!("{at}: {error}")));
            }
            Err(error) => problems.push(format!("{at} is not a schema: {error}")),
        }
    }
}

fn options() -> jsonschema::ValidationOptions<'static> {
    jsonschema::options().with_draft(Draft::Draft202012).should_validate_formats(true)
}

fn entries(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

fn collect_references<'a>(value: &'a Value, out: &mut BTreeSet<&'a str>) {
    match value {
        Value::Array(list) => list.iter().for_each(|value| collect_references(value, out)),
        Value::Object(fields) => {
            out.extend(fields.get("$ref").and_then(Value::as_str));
            let parts = fields.iter().filter(|(name, _)| !VALUES.contains(&name.as_str()));
            parts.for_each(|(_, value)| collect_references(value, out));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
