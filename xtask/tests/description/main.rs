//! Holds the spec files against a list of what the service's description says, written by hand: both ways, so that a
//! field that was dropped, added or mistyped in either can't hide.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic too")]

mod admits;
mod calls;
#[path = "../common/mod.rs"]
mod common;
mod definitions;
mod list;
mod points;

use xtask::codegen::ir::Description;
use xtask::codegen::{describe, read_sources};

use list::{Facts, listed};

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
