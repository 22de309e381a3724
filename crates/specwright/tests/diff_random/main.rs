//! Random changes to descriptions. Every change must be reported, and a change that is reported as harmless must not
//! break anything.
//!
//! Unless a change breaks requests, every request written according to the old description must match the new schemas.
//! Unless a change breaks responses, every response written according to the new description must match the old
//! schemas.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

#[path = "../common/mod.rs"]
mod common;
mod documents;
mod mutate;
mod validate;

use std::collections::BTreeMap;

use common::random::{Random, rounds};
use common::{fixtures, read, root, source};
use documents::Generator;
use mutate::mutated;
use specwright::diagnostic::Source;
use specwright::diff::{Change, Class, Side, changes, list};
use specwright::ir::{Description, Envelope, Type};
use specwright::{describe, read_sources};
use validate::Reader;

/// Returns the content of a description without positions.
fn content_of(description: &Description) -> String {
    let place = regex_lite::Regex::new(r"Place \{ file: \d+, start: \d+, end: \d+ \}").unwrap();
    place.replace_all(&format!("{description:?}"), "").into_owned()
}

/// A description and its files.
struct Described {
    sources: Vec<Source>,
    description: Description,
}

impl Described {
    fn new(files: &[(String, toml::Table)]) -> Option<Self> {
        let text = |table| toml::to_string(table).unwrap();
        let sources: Vec<Source> = files.iter().map(|(name, table)| source(name, text(table))).collect();
        let description = describe(&sources).ok()?;
        Some(Described { sources, description })
    }

    fn side(&self) -> Side<'_> {
        Side { description: &self.description, sources: &self.sources }
    }
}

/// The number of changes by class, the number of changed descriptions that were valid, and the number of those whose
/// requests or responses were checked.
#[derive(Default, Debug)]
struct Coverage {
    classes: BTreeMap<Class, usize>,
    descriptions: usize,
    requests: usize,
    responses: usize,
}

fn check_mutations(files: &[(String, toml::Table)], seeds: std::ops::Range<u64>) -> Coverage {
    let old = Described::new(files).unwrap();
    let content = content_of(&old.description);
    let mut coverage = Coverage::default();
    for seed in seeds {
        let mut random = Random(seed);
        let Some(new) = Described::new(&mutated(files, &mut random)) else { continue };
        let found = changes(old.side(), new.side());
        // Comparing such long strings is slow, so descriptions with reported changes are checked only occasionally.
        if found.is_empty() || seed % 16 == 0 {
            assert_eq!(
                content == content_of(&new.description),
                found.is_empty(),
                "seed {seed}\n{}",
                list(&found)
            );
        }
        coverage.descriptions += 1;
        for change in &found {
            *coverage.classes.entry(change.class).or_default() += 1;
        }
        let breaks =
            |classes: [Class; 2]| found.iter().any(|change: &Change| classes.contains(&change.class));
        if !breaks([Class::BreaksRequests, Class::BreaksBoth]) {
            coverage.requests += 1;
            check_requests(&old.description, &new.description, &mut random)
                .unwrap_or_else(|problem| panic!("seed {seed}: {problem}\n{}", list(&found)));
        }
        if !breaks([Class::BreaksResponses, Class::BreaksBoth]) {
            coverage.responses += 1;
            check_responses(&old.description, &new.description, &mut random)
                .unwrap_or_else(|problem| panic!("seed {seed}: {problem}\n{}", list(&found)));
        }
    }
    coverage
}

const DOCUMENTS: usize = 6;

fn check_requests(old: &Description, new: &Description, random: &mut Random) -> Result<(), String> {
    let reader = Reader::of_requests(new);
    for operation in &old.operations {
        let place = |path: &str| path.split(['{', '}']).step_by(2).collect::<Vec<_>>().join("{}");
        let other = new
            .operations
            .iter()
            .find(|other| other.method == operation.method && place(&other.path) == place(&operation.path))
            .ok_or_else(|| format!("no operation has the method and path of {}", operation.full_name()))?;
        // Path parameters are matched by position and use the names of the new description.
        let names =
            |path: &str| path.split(['{', '}']).skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>();
        let renamed: Vec<(String, String)> =
            names(&operation.path).into_iter().zip(names(&other.path)).collect();
        let queries = [operation, other].map(|operation| operation.query.map(Type::Named));
        let bodies = [operation, other].map(|operation| operation.body.clone());
        for (what, [made, read]) in [("query", queries), ("body", bodies)] {
            let Some(made) = made else {
                if what == "query"
                    && let Some(read) = &read
                {
                    reader.check(read, &serde_json::json!({}))?;
                }
                continue;
            };
            let read = read.ok_or_else(|| format!("{} has no {what}", other.full_name()))?;
            if are_bytes(&made, &read)? {
                continue;
            }
            for _ in 0..DOCUMENTS {
                let mut document =
                    Generator { description: old, in_responses: false }.value(&made, random, 0);
                if what == "query" {
                    rename(&mut document, &renamed);
                }
                reader.check(&read, &document).map_err(|problem| format!("{problem}\nin {document}"))?;
            }
        }
    }
    Ok(())
}

/// Returns whether the body is binary on both sides and therefore not a document. Returns an error if the body is
/// binary on only one side.
fn are_bytes(made: &Type, read: &Type) -> Result<bool, String> {
    match [made, read].map(|ty| *ty == Type::Binary) {
        [made, read] if made == read => Ok(made),
        _ => Err("bytes are not a document".to_owned()),
    }
}

fn rename(document: &mut serde_json::Value, names: &[(String, String)]) {
    for (old, new) in names.iter().filter(|(old, new)| old != new) {
        let fields = document.as_object_mut().unwrap();
        if let Some(value) = fields.remove(old) {
            fields.insert(new.clone(), value);
        }
    }
}

fn check_responses(old: &Description, new: &Description, random: &mut Random) -> Result<(), String> {
    let reader = Reader::of_responses(old);
    let mut pairs: Vec<(Type, Type)> = Vec::new();
    for operation in &old.operations {
        let other = new.operation(&operation.full_name());
        let both = other.and_then(|other| operation.response().zip(other.response()));
        pairs.extend(both.map(|(old, new)| (old.clone(), new.clone())));
    }
    for envelope in &old.envelopes {
        let same = |other: &&Envelope| new.def(other.def).name == old.def(envelope.def).name;
        let other = new.envelopes.iter().find(same);
        pairs.extend(other.map(|other| (Type::Named(envelope.def), Type::Named(other.def))));
    }
    for (read, made) in pairs {
        if are_bytes(&made, &read)? {
            continue;
        }
        for _ in 0..DOCUMENTS {
            let document = Generator { description: new, in_responses: true }.value(&made, random, 0);
            reader.check(&read, &document).map_err(|problem| format!("{problem}\nin {document}"))?;
        }
    }
    Ok(())
}

#[test]
fn random_changes_of_the_fixture_are_classified() {
    let table = read(fixtures().join("diff/base.toml")).parse().unwrap();
    let coverage = check_mutations(&[("library".to_owned(), table)], 0..rounds(600));
    assert!(coverage.descriptions > 150 && coverage.requests > 80 && coverage.responses > 80, "{coverage:?}");
    assert_eq!(coverage.classes.len(), 6, "every class must occur: {coverage:?}");
}

#[test]
fn random_changes_of_the_real_description_are_classified() {
    let sources = read_sources(&root().join("spec")).unwrap();
    let files: Vec<(String, toml::Table)> =
        sources.into_iter().map(|source| (source.domain, source.text.parse().unwrap())).collect();
    let coverage = check_mutations(&files, 0..rounds(40));
    assert!(coverage.descriptions > 10, "{coverage:?}");
}
