//! Compares the spec files with a hand-written list of the facts in the service's description. The comparison is made
//! in both directions, so that no omitted, added or mistyped field goes unnoticed.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

mod calls;
#[path = "../../../crates/specwright/tests/common/mod.rs"]
mod common;
mod definitions;
mod list;
mod marks;
mod points;

use specwright::ir::Description;
use specwright::{describe, read_sources};

use list::{Facts, listed};

/// A domain that the description mentions without details. The list has no facts about this domain.
const NOT_SHOWN: &str = "feeds";

fn described() -> Description {
    describe(&read_sources(&common::root().join("spec")).unwrap()).unwrap()
}

/// Returns the facts in the spec, in the format of the fact list.
fn spec(description: &Description) -> Facts {
    let mut facts = Facts::default();
    definitions::definitions(description, &mut facts);
    calls::calls(description, &mut facts);
    facts
}

#[test]
fn the_spec_matches_the_description() {
    let description = described();
    let (listed, spec) = (listed(), spec(&description));
    let mut differences = Vec::new();
    for (item, fact) in &listed.facts {
        match spec.facts.get(item) {
            None => differences.push(format!("{item}: missing from the spec ({fact})")),
            Some(found) if found != fact && fact != "*" => {
                differences.push(format!("{item}: the description has `{fact}`, the spec `{found}`"));
            }
            Some(_) => {}
        }
    }
    for (item, fact) in spec.facts.iter().filter(|(item, _)| !listed.facts.contains_key(*item)) {
        differences.push(format!("{item}: missing from the description ({fact})"));
    }
    let unmarked = |item: &&String, is_marked: fn(&Description, &str) -> bool| {
        spec.facts.contains_key(*item) && !is_marked(&description, item)
    };
    let unstated = listed.unstated.iter().filter(|item| unmarked(item, marks::is_marked));
    for item in unstated.chain(listed.open.iter().filter(|item| unmarked(item, marks::is_marked_around))) {
        differences
            .push(format!("{item}: the description leaves this item open, but the spec does not say so"));
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
    assert!(listed.facts.len() > 1000, "the list has {} facts", listed.facts.len());
}

#[test]
fn undocumented_items_are_marked() {
    let description = described();
    let defs = description.defs.iter().filter(|def| def.domain == NOT_SHOWN);
    let limits = description.limits.iter().filter(|(_, limit)| limit.domain == NOT_SHOWN);
    let operations = description.operations.iter().filter(|operation| operation.domain == NOT_SHOWN);
    let marks_by_item: Vec<(&String, bool)> = defs
        .map(|def| (&def.name.0, !def.unstated.is_empty()))
        .chain(limits.map(|(name, limit)| (name, !limit.unstated.is_empty())))
        .chain(operations.map(|operation| (&operation.path, !operation.unstated.is_empty())))
        .collect();
    assert!(marks_by_item.len() > 10, "{marks_by_item:?}");
    let unmarked: Vec<_> = marks_by_item.iter().filter(|(_, is_marked)| !is_marked).collect();
    assert!(unmarked.is_empty(), "{unmarked:?}");
}
