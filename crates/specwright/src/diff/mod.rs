//! The effects that changes to a description have on clients.
//!
//! Both descriptions are parsed and checked as for generation, then compared construct by construct. Each construct has
//! its own file. Every function destructures the compared values with all of their fields, and every match lists all
//! cases, so an addition to the language that is not compared causes a compile error.
//!
//! Breakage depends on the direction. Clients write requests according to the old description and the service reads
//! them according to the new one, so the service must still accept all former requests. The service writes responses
//! according to the new description and clients read them according to the old one, so responses must not contain
//! anything that is missing from the old description. Clients are assumed to be strict: they ignore unknown fields, but
//! otherwise rely on the description. The decoder of the generated crates is more tolerant than these clients.

mod api;
mod auth;
mod bounds;
mod change;
mod enums;
mod feeds;
mod fields;
mod input;
mod jobs;
mod limits;
mod media;
mod objects;
mod operations;
mod paging;
mod presence;
mod protocols;
mod report;
mod rules;
mod sequences;
mod shape;
mod types;
mod words;

use std::collections::{BTreeMap, BTreeSet};

use crate::diagnostic::{Place, Source};
use crate::ir::{Deprecated, Description, Usage};

pub use change::{Change, Class, Where};
pub use input::{Loaded, load};
pub use report::{is_breaking, json, list};
pub(crate) use shape::type_in_words;

use change::Effect;

/// A description and its source files.
#[derive(Clone, Copy, Debug)]
pub struct Side<'a> {
    /// The checked description.
    pub description: &'a Description,
    /// The files of the description.
    pub sources: &'a [Source],
}

impl Side<'_> {
    fn at(&self, place: &Place, item: impl Into<String>) -> Where {
        let source = self.sources.get(place.file);
        Where {
            file: source.map_or_else(String::new, |source| format!("{}.toml", source.domain)),
            line: source.map(|source| source.line_number(place)),
            item: item.into(),
        }
    }

    /// Returns the position of a table that may be absent.
    fn at_table(&self, place: Option<&Place>, item: &str) -> Where {
        match place {
            Some(place) => self.at(place, item),
            None => Where::outside_files(item),
        }
    }
}

/// Returns all differences between two descriptions, sorted by severity.
pub fn changes(old: Side<'_>, new: Side<'_>) -> Vec<Change> {
    let mut diff = Diff { old, new, changes: Vec::new(), limits: BTreeMap::new(), open: BTreeSet::new() };
    diff.api();
    diff.operations();
    diff.tables();
    diff.definitions();
    // Limits are compared after the definitions, which determine the fields that each limit bounds.
    diff.limits();
    diff.changes.sort();
    diff.changes
}

/// Both directions, for items that are not part of a body or query.
const EVERYWHERE: Usage = Usage { request: true, response: true };

struct Diff<'a> {
    old: Side<'a>,
    new: Side<'a>,
    changes: Vec<Change>,
    /// Effects of each changed limit on the fields that use the limit.
    limits: BTreeMap<&'a str, Vec<limits::LimitEffect>>,
    /// Pairs of differently named definitions whose comparison is in progress. Breaks cycles in recursive definitions.
    open: BTreeSet<(usize, usize)>,
}

impl Diff<'_> {
    fn add(
        &mut self,
        place: Where,
        usage: Usage,
        what: impl Into<String>,
        [old, new]: [Option<String>; 2],
        effect: Effect,
    ) {
        let (class, why) = effect.judge(usage);
        self.changes.push(Change { class, place, what: what.into(), old, new, why });
    }

    /// Reports a changed string.
    fn compare_text(&mut self, place: &Where, what: &str, old: &str, new: &str, effect: Effect) {
        self.compare_values(place, EVERYWHERE, what, [some(old), some(new)], effect);
    }

    /// Reports a changed flag.
    fn compare_flag(&mut self, place: &Where, usage: Usage, what: &str, flags: [bool; 2], effect: Effect) {
        self.compare_values(place, usage, what, flags.map(|flag| some(flag.to_string())), effect);
    }

    /// Reports a value that was added, removed or changed.
    fn compare_values(
        &mut self,
        place: &Where,
        usage: Usage,
        what: &str,
        values: [Option<String>; 2],
        effect: Effect,
    ) {
        if values[0] != values[1] {
            self.add(place.clone(), usage, what, values, effect);
        }
    }

    /// Reports changed docs and unspecified points.
    fn compare_docs(&mut self, place: &Where, [old, new]: [&str; 2], unstated: [&[String]; 2]) {
        self.compare_text(place, "doc", old, new, Effect::documentation());
        let [before, after] = unstated.map(words::texts);
        self.compare_text(place, "unstated", &before, &after, Effect::documentation());
    }

    /// Reports a changed deprecation notice, which has no effect on clients.
    fn compare_deprecated(&mut self, place: &Where, old: &Option<Deprecated>, new: &Option<Deprecated>) {
        let shown = [old, new].map(|deprecated| deprecated.as_ref().map(words::deprecated));
        self.compare_values(place, EVERYWHERE, "deprecated", shown, Effect::documentation());
    }

    /// Reports an optional value that was added, removed or changed. An added value is harmless, for the reason
    /// `unused`.
    fn compare_optional<T: ToString>(
        &mut self,
        place: &Where,
        what: &str,
        values: [&Option<T>; 2],
        unused: &str,
        effect: Effect,
    ) {
        let effect = if values[0].is_none() { Effect::harmless(unused) } else { effect };
        let shown = values.map(|value| value.as_ref().map(T::to_string));
        self.compare_values(place, EVERYWHERE, what, shown, effect);
    }

    /// Reports a different order of the items that both sides have. The order has no meaning on the wire.
    fn compare_order<T: PartialEq + ToString>(&mut self, place: &Where, items: &str, old: &[T], new: &[T]) {
        let order = Effect::harmless("the order has no meaning on the wire");
        self.report_order(place, &format!("order of {items}"), old, new, order);
    }

    /// Compares the order of the items that both sides have. Reports a different order, and returns whether the order
    /// differs.
    fn report_order<T: PartialEq + ToString>(
        &mut self,
        place: &Where,
        what: &str,
        old: &[T],
        new: &[T],
        effect: Effect,
    ) -> bool {
        let before: Vec<&T> = old.iter().filter(|name| new.contains(name)).collect();
        let after: Vec<&T> = new.iter().filter(|name| old.contains(name)).collect();
        if before == after {
            return false;
        }
        let shown =
            |names: Vec<&T>| some(names.iter().map(|name| name.to_string()).collect::<Vec<_>>().join(", "));
        self.add(place.clone(), EVERYWHERE, what, [shown(before), shown(after)], effect);
        true
    }
}

fn some(text: impl Into<String>) -> Option<String> {
    Some(text.into())
}
