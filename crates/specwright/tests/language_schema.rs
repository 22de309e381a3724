//! Tests of the language's JSON Schema, which editors use to check spec files. The schema must accept everything that
//! the generator accepts.
//!
//! The schema uses few keywords, so this file contains its own small validator. An unsupported keyword fails the test.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

mod common;

use std::collections::BTreeSet;

use common::{features, fixtures, names_in, read, root, served, served_folder, source};
use serde_json::Value;
use specwright::plan::plan;
use specwright::{describe, generate};

struct Schema {
    root: Value,
}

impl Schema {
    fn read() -> Self {
        Schema { root: serde_json::from_str(&read(root().join("spec/description.schema.json"))).unwrap() }
    }

    /// Returns the problems in a spec file.
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
        let is_valid = |schema: &Value| {
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
                "minimum" => value.as_f64().is_none_or(|number| number >= argument.as_f64().unwrap()),
                "anyOf" => list(argument).iter().any(is_valid),
                "oneOf" => list(argument).iter().filter(|schema| is_valid(schema)).count() == 1,
                "const" => value == argument,
                "enum" => list(argument).contains(value),
                "$schema" | "$comment" | "$defs" | "title" | "description" | "default" | "format" => true,
                other => panic!("the schema uses `{other}`, which this test does not support"),
            };
            if !good {
                problems.push(format!("{at}: {value} violates `{keyword}`"));
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
        other => panic!("`{other}` is not a JSON type"),
    }
}

#[test]
fn the_schema_accepts_valid_descriptions() {
    let schema = Schema::read();
    let spec = root().join("spec");
    let fixtures = fixtures().join("features");
    let real = names_in(&spec).into_iter().filter(|name| name.ends_with(".toml")).map(|name| spec.join(name));
    let features = features()
        .into_iter()
        .flat_map(|name| ["api.toml", "service.toml"].map(|file| fixtures.join(&name).join(file)));
    let features = features.filter(|path| path.exists());
    for path in real.chain(features) {
        let problems = schema.problems(&read(&path));
        assert!(problems.is_empty(), "{}:\n{}", path.display(), problems.join("\n"));
    }
}

/// Checks that the guide's examples form a single valid description.
#[test]
fn the_guide_examples_form_a_valid_description() {
    let readme = read(root().join("crates/specwright/docs/guide.md"));
    let blocks = readme.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next());
    let text: String = blocks.collect();
    let problems = Schema::read().problems(&text);
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    let description = describe(&[source("library", text)]).unwrap_or_else(|report| panic!("{report}"));
    generate(&description, &plan(&description), "spec").unwrap();
}

#[test]
fn the_schema_rejects_unreadable_descriptions() {
    let schema = Schema::read();
    for name in
        ["unknown_key", "unknown_section", "field_of_wrong_kind", "several_unreadable", "protocol_phase"]
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

/// Collects the language items that a value uses. Keys have the form `Type.fields`, and constants have the form
/// `Wire integer`.
fn used(schema: &Schema, at: &Value, of: &str, value: &Value, out: &mut BTreeSet<String>) {
    if let Some(name) = at["$ref"].as_str().and_then(|path| path.strip_prefix("#/$defs/")) {
        return used(schema, &schema.root["$defs"][name], name, value, out);
    }
    for form in ["anyOf", "oneOf"].iter().filter_map(|several| at[several].as_array()).flatten() {
        let mut problems = Vec::new();
        schema.check(form, value, "", &mut problems);
        if problems.is_empty() {
            used(schema, form, of, value, out);
        }
    }
    if at.get("const") == Some(value) {
        out.insert(format!("{of} {value}"));
    }
    for (name, held) in value.as_object().into_iter().flatten() {
        match at["properties"].get(name) {
            Some(property) => {
                out.insert(format!("{of}.{name}"));
                used(schema, property, of, held, out);
            }
            None => used(schema, &at["additionalProperties"], of, held, out),
        }
    }
    value.as_array().into_iter().flatten().for_each(|held| used(schema, &at["items"], of, held, out));
}

/// Collects the items that the language defines, in the same form.
fn offered(at: &Value, of: &str, out: &mut BTreeSet<String>) {
    out.extend(at["properties"].as_object().into_iter().flatten().map(|(name, _)| format!("{of}.{name}")));
    out.extend(at.get("const").map(|word| format!("{of} {word}")));
    let forms = ["anyOf", "oneOf"].iter().filter_map(|several| at[several].as_array()).flatten();
    forms.for_each(|form| offered(form, of, out));
}

/// Returns the descriptions that tests generate, compile and run.
fn tested_descriptions() -> Vec<String> {
    let features_folder = fixtures().join("features");
    let of_features = features().into_iter().map(|name| features_folder.join(name));
    let apis = of_features.flat_map(|folder| ["api.toml", "service.toml"].map(|file| folder.join(file)));
    let apis = apis.filter(|path| path.exists());
    let served = served().into_iter().map(|name| served_folder().join(name).join("spec"));
    let folders = served.chain([fixtures().join("parcels/spec"), root().join("spec")]);
    let others = folders.flat_map(|folder| names_in(&folder).into_iter().map(move |name| folder.join(name)));
    let others = others.filter(|path| path.extension().is_some_and(|extension| extension == "toml"));
    apis.chain([features_folder.join("service.toml")]).chain(others).map(read).collect()
}

/// Checks that fixtures cover every key, because only fixtures compile and call the generated code.
#[test]
fn every_key_occurs_in_a_fixture_that_runs() {
    let schema = Schema::read();
    let (mut all, mut seen) = (BTreeSet::new(), BTreeSet::new());
    offered(&schema.root, "File", &mut all);
    for (name, definition) in schema.root["$defs"].as_object().unwrap() {
        offered(definition, name, &mut all);
    }
    for text in tested_descriptions() {
        used(&schema, &schema.root, "File", &toml::from_str(&text).unwrap(), &mut seen);
    }
    let missing: Vec<_> = all.difference(&seen).collect();
    assert!(all.len() > 80 && missing.is_empty(), "no fixture has {missing:?}");
}

/// Checks that fixtures cover every type and presence, which the schema's docs list in backticks.
#[test]
fn every_type_and_presence_occurs_in_a_fixture_that_runs() {
    let properties = &Schema::read().root["$defs"]["FieldTable"]["properties"];
    let texts: String = tested_descriptions().join("\n");
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let words: BTreeSet<&str> = texts.split(|c| !is_part(c)).collect();
    let mut count = 0;
    for documentation in ["type", "presence"].map(|key| properties[key]["description"].as_str().unwrap()) {
        for word in
            documentation.split('`').skip(1).step_by(2).filter(|word| word.starts_with(char::is_lowercase))
        {
            let word = word.split(['(', ' ']).next().unwrap();
            assert!(words.contains(word), "no fixture has `{word}`");
            count += 1;
        }
    }
    assert!(count > 20, "only {count} words found");
}
