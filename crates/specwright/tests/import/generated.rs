//! Exports descriptions as OpenAPI documents, imports these documents, and compares the descriptions.
//!
//! `diff` compares them in both directions. Names in Rust, the files of definitions, the names of limits and the
//! grouping of shared fields have no place in an OpenAPI document, and neither have generated texts. So only differences
//! on the wire count, and differences between the sequences of calls.

use std::collections::BTreeSet;

use specwright::diagnostic::Source;
use specwright::diff::{Change, Loaded, changes};
use specwright::import::import;
use specwright::{describe, generate, plan};

use crate::common::{features, fixtures, root, served, served_folder, sources_in, sources_of_feature};

/// Differences that remain, each with its description, its item, the part of the item and the reason.
const REMAINING: &[(&str, &str, &str, &str)] = &[
    ("form", "type SearchForm, field tags", "type", "in the schema of a form, a delimited list is a string"),
    ("values", "operation files.find", "query", "the lowest value 0 is part of `unsigned`"),
    ("values", "type File, field bytes", "lowest value", "the lowest value 0 is part of `unsigned`"),
];

/// Returns the spec files of all fixtures and of the workspace's API.
fn descriptions() -> Vec<(String, Vec<Source>)> {
    let features = features().into_iter().map(|name| {
        let sources = sources_of_feature(&name);
        (name, sources)
    });
    let served = served().into_iter().map(|name| {
        let sources = sources_in(&served_folder().join(&name).join("spec"));
        (name, sources)
    });
    let others = [("parcels", fixtures().join("parcels/spec")), ("this API", root().join("spec"))];
    let others = others.into_iter().map(|(name, folder)| (name.to_owned(), sources_in(&folder)));
    features.chain(served).chain(others).collect()
}

/// Returns the spec files that import creates from the exported document.
fn round_trip(name: &str, sources: &[Source]) -> Option<Vec<Source>> {
    let description = describe(sources).unwrap_or_else(|report| panic!("{name}:\n{report}"));
    let files = generate(&description, &plan::plan(&description), "spec").unwrap().files;
    let (_, document) = files.iter().find(|(path, _)| path.ends_with("openapi.json"))?;
    Some(import(document, &[]).unwrap().sources())
}

fn differences(old: &Loaded, new: &Loaded) -> BTreeSet<(String, String)> {
    let is_sequence = |change: &Change| {
        let kinds = ["envelope", "feed", "job", "paging", "protocol", "repeat"];
        kinds.iter().any(|kind| change.place.item.starts_with(&format!("{kind} ")))
            && change.class != specwright::diff::Class::Documentation
            && change.what != "file"
    };
    let both = [changes(old.side(), new.side()), changes(new.side(), old.side())];
    let counted = both.into_iter().flatten();
    let counted = counted.filter(|change| change.class.is_breaking() || is_sequence(change));
    counted
        .map(|change| {
            (change.place.item, format!("{}: {:?} {:?}: {}", change.what, change.old, change.new, change.why))
        })
        .collect()
}

#[test]
fn exported_descriptions_are_imported_unchanged() {
    let mut unknown = Vec::new();
    let mut found = BTreeSet::new();
    for (name, sources) in descriptions() {
        let Some(imported) = round_trip(&name, &sources) else { continue };
        let new = match Loaded::new(imported) {
            Ok(new) => new,
            Err(report) => {
                unknown.push(format!("{name}: {report}"));
                continue;
            }
        };
        for (item, what) in differences(&Loaded::new(sources).unwrap(), &new) {
            let known = REMAINING
                .iter()
                .position(|(of, known, part, _)| *of == name && *known == item && what.starts_with(part));
            match known {
                Some(known) => _ = found.insert(known),
                None => unknown.push(format!("{name}: {item}: {what}")),
            }
        }
    }
    assert!(unknown.is_empty(), "{}", unknown.join("\n"));
    let gone: Vec<_> =
        (0..REMAINING.len()).filter(|at| !found.contains(at)).map(|at| REMAINING[at]).collect();
    assert!(gone.is_empty(), "these differences no longer exist, so remove them from the list: {gone:#?}");
}
