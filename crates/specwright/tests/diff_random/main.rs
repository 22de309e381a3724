//! Descriptions changed at random: every change is told, and what is said to break nothing breaks nothing.
//!
//! A request made by the old description has to be valid by the schemas of the new one where no request is said to
//! break; an answer made by the new one has to be valid by the schemas of the old one where no answer is.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic too")]

#[path = "../common/mod.rs"]
mod common;
mod documents;
mod mutate;
mod validate;

use std::collections::BTreeMap;

use common::{fixtures, read, root, source};
use documents::Made;
use mutate::{Random, mutated, write};
use specwright::diagnostic::Source;
use specwright::diff::{Change, Class, Side, changes, list};
use specwright::ir::{Description, Envelope, Type};
use specwright::{describe, read_sources};
use validate::Reader;

/// What a description says, without where it says so.
fn said(description: &Description) -> String {
    let place = regex_lite::Regex::new(r"Place \{ file: \d+, start: \d+, end: \d+ \}").unwrap();
    place.replace_all(&format!("{description:?}"), "").into_owned()
}

/// A description with its files.
struct Described {
    sources: Vec<Source>,
    description: Description,
}

impl Described {
    fn new(files: &[(String, toml::Table)]) -> Option<Self> {
        let sources: Vec<Source> = files.iter().map(|(name, table)| source(name, write(table))).collect();
        let description = describe(&sources).ok()?;
        Some(Described { sources, description })
    }

    fn side(&self) -> Side<'_> {
        Side { description: &self.description, sources: &self.sources }
    }
}

/// How often each class was met, and how many changed descriptions were read.
#[derive(Default, Debug)]
struct Met {
    classes: BTreeMap<Class, usize>,
    descriptions: usize,
    requests: usize,
    responses: usize,
}

fn try_out(files: &[(String, toml::Table)], seeds: std::ops::Range<u64>) -> Met {
    let old = Described::new(files).unwrap();
    let told = said(&old.description);
    let mut met = Met::default();
    for seed in seeds {
        let mut random = Random(seed);
        let Some(new) = Described::new(&mutated(files, &mut random)) else { continue };
        let found = changes(old.side(), new.side());
        // Texts as long as these take their time, so that what is told is held against them now and then only.
        if found.is_empty() || seed % 16 == 0 {
            assert_eq!(told == said(&new.description), found.is_empty(), "seed {seed}\n{}", list(&found));
        }
        met.descriptions += 1;
        for change in &found {
            *met.classes.entry(change.class).or_default() += 1;
        }
        let breaks =
            |classes: [Class; 2]| found.iter().any(|change: &Change| classes.contains(&change.class));
        if !breaks([Class::BreaksRequests, Class::BreaksBoth]) {
            met.requests += 1;
            check_requests(&old.description, &new.description, &mut random)
                .unwrap_or_else(|problem| panic!("seed {seed}: {problem}\n{}", list(&found)));
        }
        if !breaks([Class::BreaksResponses, Class::BreaksBoth]) {
            met.responses += 1;
            check_responses(&old.description, &new.description, &mut random)
                .unwrap_or_else(|problem| panic!("seed {seed}: {problem}\n{}", list(&found)));
        }
    }
    met
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
            .ok_or_else(|| format!("nothing answers {}", operation.full_name()))?;
        // A path has no names, so that the parameters go by those of the new one.
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
                let mut document = Made { description: old, in_answers: false }.value(&made, random, 0);
                if what == "query" {
                    rename(&mut document, &renamed);
                }
                reader.check(&read, &document).map_err(|problem| format!("{problem}\nin {document}"))?;
            }
        }
    }
    Ok(())
}

/// Whether a body is bytes, which are no document, on both sides; an error if on one alone.
fn are_bytes(made: &Type, read: &Type) -> Result<bool, String> {
    match [made, read].map(|ty| *ty == Type::Binary) {
        [made, read] if made == read => Ok(made),
        _ => Err("bytes are no document".to_owned()),
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
    let reader = Reader::of_answers(old);
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
            let document = Made { description: new, in_answers: true }.value(&made, random, 0);
            reader.check(&read, &document).map_err(|problem| format!("{problem}\nin {document}"))?;
        }
    }
    Ok(())
}

/// How often to try: more often where `WAYFARE_FUZZ` says by how many times.
fn rounds(usual: u64) -> u64 {
    let times = std::env::var("WAYFARE_FUZZ").ok().and_then(|times| times.parse().ok());
    usual * times.unwrap_or(1)
}

#[test]
fn changes_of_the_fixture_are_told_and_classed() {
    let table = read(fixtures().join("diff/base.toml")).parse().unwrap();
    let met = try_out(&[("library".to_owned(), table)], 0..rounds(600));
    assert!(met.descriptions > 150 && met.requests > 80 && met.responses > 80, "{met:?}");
    assert_eq!(met.classes.len(), 6, "every class is met: {met:?}");
}

#[test]
fn changes_of_the_real_description_are_told_and_classed() {
    let sources = read_sources(&root().join("spec")).unwrap();
    let files: Vec<(String, toml::Table)> =
        sources.into_iter().map(|source| (source.domain, source.text.parse().unwrap())).collect();
    let met = try_out(&files, 0..rounds(40));
    assert!(met.descriptions > 10, "{met:?}");
}
