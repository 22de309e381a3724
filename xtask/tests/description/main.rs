//! Holds the spec files against a list of what the service's description says, written by hand: both ways, so that a
//! field that was dropped, added or mistyped in either can't hide.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic too")]

mod admits;
mod calls;
#[path = "../../../crates/specwright/tests/common/mod.rs"]
mod common;
mod definitions;
mod list;
mod points;

use specwright::ir::Description;
use specwright::{describe, read_sources};

use list::{Facts, listed};

/// The domain that the description names and shows nothing of: nothing of it can be on the list.
const NOT_SHOWN: &str = "feeds";

fn described() -> Description {
    describe(&read_sources(&common::root().join("spec")).unwrap()).unwrap()
}

/// What the spec files say, in the words of the list.
fn spec(description: &Description) -> Facts {
    let mut facts = Facts::default();
    definitions::definitions(description, &mut facts);
    calls::calls(description, &mut facts);
    facts
}

#[test]
fn the_spec_says_what_the_description_says() {
    let description = described();
    let (listed, spec) = (listed(), spec(&description));
    let mut differences = Vec::new();
    for (item, fact) in &listed.facts {
        match spec.facts.get(item) {
            None => differences.push(format!("{item}: the spec has nothing of it ({fact})")),
            Some(found) if found != fact && fact != "*" => {
                differences.push(format!("{item}: the description has `{fact}`, the spec `{found}`"));
            }
            Some(_) => {}
        }
    }
    for (item, fact) in spec.facts.iter().filter(|(item, _)| !listed.facts.contains_key(*item)) {
        differences.push(format!("{item}: the description has nothing of it ({fact})"));
    }
    let silent = |item: &&String, says: fn(&Description, &str) -> bool| {
        spec.facts.contains_key(*item) && !says(&description, item)
    };
    let unstated = listed.unstated.iter().filter(|item| silent(item, admits::admits));
    for item in unstated.chain(listed.open.iter().filter(|item| silent(item, admits::admits_around))) {
        differences.push(format!("{item}: the description leaves it open, and the spec does not say so"));
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
    assert!(listed.facts.len() > 1000, "the list has {} facts", listed.facts.len());
}

#[test]
fn what_is_not_shown_at_all_says_so() {
    let description = described();
    let defs = description.defs.iter().filter(|def| def.domain == NOT_SHOWN);
    let limits = description.limits.iter().filter(|(_, limit)| limit.domain == NOT_SHOWN);
    let operations = description.operations.iter().filter(|operation| operation.domain == NOT_SHOWN);
    let said: Vec<(&String, bool)> = defs
        .map(|def| (&def.name.0, !def.unstated.is_empty()))
        .chain(limits.map(|(name, limit)| (name, !limit.unstated.is_empty())))
        .chain(operations.map(|operation| (&operation.path, !operation.unstated.is_empty())))
        .collect();
    assert!(said.len() > 10, "{said:?}");
    let silent: Vec<_> = said.iter().filter(|(_, is_said)| !is_said).collect();
    assert!(silent.is_empty(), "{silent:?}");
}
