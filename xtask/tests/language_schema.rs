//! The language's JSON Schema, which editors check the spec files by: it takes what the generator takes.
//!
//! The schema uses few keywords, so that a validator of a page will do. One that it does not know fails the test.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic too")]

mod common;

use std::collections::BTreeSet;

use common::{features, fixtures, names_in, read, root, source};
use serde_json::Value;
use xtask::codegen::plan::plan;
use xtask::codegen::{describe, generate};

struct Schema {
    root: Value,
}

impl Schema {
    fn read() -> Self {
        Schema { root: serde_json::from_str(&read(root().join("spec/description.schema.json"))).unwrap() }
    }

    /// What is wrong with a spec file.
    fn problems(&self, toml: &str) -> Vec<String> {
        let value: Value = toml::from_str(toml).unwrap();
        let mut problems = Vec::new();
        self.check(&self.root, &value, "", &mut problems);
        problems
    }

    fn check(&self, schema: &Value, value: &Value, at: &str, problems: &mut Vec<String>) {
        let Value::Object(keywords) = schema else {
            if schema != &Value::Bool(true) {
                problems.push(format!("{at}: not allowed"));
            }
            return;
        };
        let fits = |schema: &Value| {
            let mut problems = Vec::new();
            self.check(schema, value, at, &mut problems);
            problems.is_empty()
        };
        let list = |keyword: &Value| keyword.as_array().unwrap().clone();
        for (keyword, argument) in keywords {
            let good = match keyword.as_str() {
                "$ref" => {
                    let name = argument.as_str().unwrap().strip_prefix("#/$defs/").unwrap();
                    self.check(&self.root["$defs"][name], value, at, problems);
                    true
                }
                "type" => match argument {
                    Value::Array(types) => types.iter().any(|ty| is(value, ty.as_str().unwrap())),
                    ty => is(value, ty.as_str().unwrap()),
                },
                "properties" => {
                    for (name, schema) in argument.as_object().unwrap() {
                        if let Some(value) = value.get(name) {
                            self.check(schema, value, &format!("{at}/{name}"), problems);
                        }
                    }
                    true
                }
                "additionalProperties" => {
                    for (name, value) in value.as_object().into_iter().flatten() {
                        if keywords.get("properties").is_none_or(|known| known.get(name).is_none()) {
                            self.check(argument, value, &format!("{at}/{name}"), problems);
                        }
                    }
                    true
                }
                "required" => {
                    !value.is_object()
                        || list(argument).iter().all(|name| value.get(name.as_str().unwrap()).is_some())
                }
                "items" => {
                    for (index, value) in value.as_array().into_iter().flatten().enumerate() {
                        self.check(argument, value, &format!("{at}/{index}"), problems);
                    }
                    true
                }
                "minItems" => {
                    value.as_array().is_none_or(|items| items.len() as u64 >= argument.as_u64().unwrap())
                }
                "maxItems" => {
                    value.as_array().is_none_or(|items| items.len() as u64 <= argument.as_u64().unwrap())
                }
                "anyOf" => list(argument).iter().any(fits),
                "oneOf" => list(argument).iter().filter(|schema| fits(schema)).count() == 1,
                "const" => value == argument,
                "enum" => list(argument).contains(value),
                "$schema" | "$comment" | "$defs" | "title" | "description" | "default" | "format" => true,
                other => panic!("the schema uses `{other}`, which this test does not know"),
            };
            if !good {
                problems.push(format!("{at}: {value} breaks `{keyword}`"));
            }
        }
    }
}

fn is(value: &Value, ty: &str) -> bool {
    match ty {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("no JSON type is called {other}"),
    }
}

#[test]
fn the_schema_takes_what_the_generator_takes() {
    let schema = Schema::read();
    let spec = root().join("spec");
    let fixtures = fixtures().join("features");
    let real = names_in(&spec).into_iter().filter(|name| name.ends_with(".toml")).map(|name| spec.join(name));
    let features = features().into_iter().map(|name| fixtures.join(name).join("api.toml"));
    for path in real.chain(features) {
        let problems = schema.problems(&read(&path));
        assert!(problems.is_empty(), "{}:\n{}", path.display(), problems.join("\n"));
    }
}

/// What no fixture has is neither compiled nor called by any test.
#[test]
fn every_key_of_the_language_is_in_a_fixture_that_is_compiled() {
    let mut used = BTreeSet::new();
    let folders = features().into_iter().map(|name| fixtures().join("features").join(name));
    for folder in folders.chain(["features", "parcels/spec", "notes/spec"].map(|name| fixtures().join(name)))
    {
        for file in names_in(&folder).iter().filter(|name| name.ends_with(".toml")) {
            keys_of(&toml::from_str(&read(folder.join(file))).unwrap(), &mut used);
        }
    }
    let mut described = BTreeSet::new();
    properties_of(&Schema::read().root, &mut described);
    let unused: Vec<_> = described.difference(&used).collect();
    assert!(described.len() > 80 && unused.is_empty(), "no fixture has {unused:?}");
}

fn keys_of(value: &Value, keys: &mut BTreeSet<String>) {
    match value {
        Value::Object(entries) => {
            keys.extend(entries.keys().cloned());
            entries.values().for_each(|below| keys_of(below, keys));
        }
        Value::Array(values) => values.iter().for_each(|value| keys_of(value, keys)),
        _ => {}
    }
}

fn properties_of(schema: &Value, keys: &mut BTreeSet<String>) {
    match schema {
        Value::Object(entries) => {
            if let Some(Value::Object(properties)) = entries.get("properties") {
                keys.extend(properties.keys().cloned());
            }
            entries.values().for_each(|below| properties_of(below, keys));
        }
        Value::Array(values) => values.iter().for_each(|value| properties_of(value, keys)),
        _ => {}
    }
}

/// The readme's examples are one description, in parts.
#[test]
fn the_examples_of_the_readme_are_a_description() {
    let readme = read(root().join("spec/README.md"));
    let blocks = readme.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next());
    let text: String = blocks.collect();
    let problems = Schema::read().problems(&text);
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    let description = describe(&[source("library", text)]).unwrap_or_else(|report| panic!("{report}"));
    generate(&description, &plan(&description), "spec").unwrap();
}

#[test]
fn the_schema_refuses_what_can_not_be_read() {
    let schema = Schema::read();
    for name in
        ["unknown_key", "unknown_section", "field_of_a_wrong_kind", "several_unreadable", "protocol_phase"]
    {
        let text = read(fixtures().join(format!("bad/{name}.toml")));
        assert!(!schema.problems(&text).is_empty(), "{name}");
    }
}

#[test]
fn every_spec_file_names_the_schema() {
    let spec = root().join("spec");
    for name in names_in(&spec).iter().filter(|name| name.ends_with(".toml")) {
        let text = read(spec.join(name));
        let named = text.lines().next().and_then(|line| line.strip_prefix("#:schema ./")).unwrap_or_default();
        assert!(spec.join(named).is_file() && named == "description.schema.json", "{name} names {named:?}");
    }
}
