//! Tests of the content and validity of generated OpenAPI documents.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

#[path = "../common/mod.rs"]
mod common;
mod document;

use std::collections::BTreeSet;
use std::path::Path;

use common::{feature, features, fixtures, names_in, read, root, source};
use document::Document;
use serde_json::Value;
use specwright::diagnostic::Source;
use specwright::ir::Description;
use specwright::{describe, generate, plan};

/// Returns the generated OpenAPI documents of a description. There is at most one.
fn documents(description: &Description) -> Vec<String> {
    let files = generate(description, &plan::plan(description), "spec").unwrap().files;
    files.into_iter().filter(|(path, _)| path.ends_with("openapi.json")).map(|(_, text)| text).collect()
}

fn described(folder: &Path) -> Description {
    let names = names_in(folder).into_iter().filter(|name| name.ends_with(".toml"));
    let sources: Vec<Source> =
        names.map(|name| source(name.trim_end_matches(".toml"), read(folder.join(&name)))).collect();
    describe(&sources).unwrap_or_else(|report| panic!("{}:\n{report}", folder.display()))
}

fn parcels() -> Description {
    described(&fixtures().join("parcels/spec"))
}

#[test]
fn document_of_parcels() {
    insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false, snapshot_path => "../snapshots" }, {
        insta::assert_snapshot!("openapi_parcels", documents(&parcels()).join("").trim_end());
    });
}

/// Checks that the documents of all features are valid.
#[test]
fn documents_are_valid() {
    for name in features() {
        check(&name, &feature(&name).unwrap_or_else(|report| panic!("{name}:\n{report}")));
    }
    check("parcels", &parcels());
}

#[test]
fn the_document_of_the_service_is_valid() {
    check("spec", &described(&root().join("spec")));
}

/// Checks that the guide explains all extension keywords that documents use, and no others.
#[test]
fn every_extension_key_is_documented() {
    let features = features().into_iter().map(|name| feature(&name).unwrap());
    let mut written = BTreeSet::new();
    for description in features.chain([parcels(), described(&root().join("spec"))]) {
        for text in documents(&description) {
            collect_own_keys(&serde_json::from_str(&text).unwrap(), &mut written);
        }
    }
    let guide = read(root().join("crates/specwright/docs/guide.md"));
    let rows = guide.lines().filter_map(|line| line.strip_prefix("| `x-")?.split_once('`'));
    let explained: BTreeSet<String> = rows.map(|(key, _)| format!("x-{key}")).collect();
    assert_eq!(written, explained);
}

fn collect_own_keys(value: &Value, out: &mut BTreeSet<String>) {
    match value {
        Value::Array(list) => list.iter().for_each(|value| collect_own_keys(value, out)),
        Value::Object(fields) => {
            out.extend(fields.keys().filter(|key| key.starts_with("x-")).cloned());
            fields.values().for_each(|value| collect_own_keys(value, out));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn check(name: &str, description: &Description) {
    let texts = documents(description);
    let [text] = texts.as_slice() else { panic!("{name}: {} documents", texts.len()) };
    assert!(
        text.starts_with("{\n  \"openapi\": \"3.1.1\",\n  \"x-generated\": \"Made by `cargo xtask"),
        "{name}"
    );
    let problems = Document::read(text).problems();
    assert!(problems.is_empty(), "{name}:\n{}\n{text}", problems.join("\n"));
}

/// Checks that validation finds faults in a document.
#[test]
fn faults_of_a_document_are_found() {
    let text = documents(&parcels()).join("");
    for (from, to, expected) in [
        ("\"operationId\": \"parcelsSend\"", "\"operationId\": \"parcelsTrace\"", "operationId"),
        ("\"in\": \"path\"", "\"in\": \"road\"", "not an OpenAPI document"),
        ("\"title\": \"Parcels\",", "", "not an OpenAPI document"),
        ("#/components/schemas/Trace\"", "#/components/schemas/Trail\"", "does not exist"),
        ("\"04103\"", "\"leipzig\"", "example"),
        ("\"name\": \"number\"", "\"name\": \"no\"", "path"),
        ("\"type\": \"array\"", "\"type\": \"row\"", "not a schema"),
        ("\"default\": \"normal\"", "\"default\": \"slow\"", "default"),
    ] {
        let faulty = text.replacen(from, to, 1);
        assert_ne!(faulty, text, "the document contains {from}");
        let problems = Document::read(&faulty).problems();
        assert!(problems.iter().any(|problem| problem.contains(expected)), "{from}: {problems:?}");
    }
}

#[test]
fn no_document_without_openapi_output() {
    let folder = fixtures().join("parcels/spec");
    let sources: Vec<Source> = names_in(&folder)
        .iter()
        .map(|name| {
            let text = read(folder.join(name));
            let kept: Vec<&str> = text.lines().filter(|line| !line.starts_with("openapi = ")).collect();
            source(name.trim_end_matches(".toml"), kept.join("\n"))
        })
        .collect();
    let description = describe(&sources).unwrap_or_else(|report| panic!("{report}"));
    assert_eq!(documents(&description), [""; 0]);
}
