//! Tests of the language's JSON Schema, which editors use to check spec files. The schema must accept everything that
//! the generator accepts.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

mod common;

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use common::{features, fixtures, names_in, read, root, served, served_folder, source};
use jsonschema::Validator;
use serde_json::Value;
use specwright::plan::plan;
use specwright::{describe, generate};

struct Schema {
    root: Value,
    validator: Validator,
    /// Validators of alternatives, by their JSON text.
    alternatives: RefCell<BTreeMap<String, Validator>>,
}

impl Schema {
    fn read() -> Self {
        let root = serde_json::from_str(&read(root().join("spec/description.schema.json"))).unwrap();
        let validator = jsonschema::validator_for(&root).unwrap();
        Schema { root, validator, alternatives: RefCell::default() }
    }

    /// Returns the problems in a spec file.
    fn problems(&self, toml: &str) -> Vec<String> {
        let value: Value = toml::from_str(toml).unwrap();
        let errors = self.validator.iter_errors(&value);
        errors.map(|error| format!("{}: {error}", error.instance_path())).collect()
    }

    /// Returns whether a value matches an alternative of the schema.
    fn matches(&self, alternative: &Value, value: &Value) -> bool {
        let mut alternatives = self.alternatives.borrow_mut();
        let validator = alternatives.entry(alternative.to_string()).or_insert_with(|| {
            let mut schema = alternative.clone();
            schema["$defs"] = self.root["$defs"].clone();
            jsonschema::validator_for(&schema).unwrap()
        });
        validator.is_valid(value)
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
        if schema.matches(form, value) {
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
