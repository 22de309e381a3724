//! Comparison of enums. A value is identified by its string or number on the wire. The name of a number exists only in
//! the description.

use super::change::Effect;
use super::types::Holder;
use super::{Diff, Where, some, words};
use crate::ir::*;

impl<'a> Diff<'a> {
    pub(super) fn enums(&mut self, holder: &Holder, place: &Where, old: &'a Enum, new: &'a Enum) {
        let Enum { wire, values, complete, closed, any_case, unlisted } = old;
        let effect = Effect::breaks_both("the JSON type changes");
        let shown = [*wire, new.wire].map(|wire| some(wire.to_string()));
        self.compare_values(place, holder.usage, "wire", shown, effect);
        self.complete(holder, place, *complete, new.complete);
        let effect = match new.closed {
            true => Effect::breaks_requests("unlisted values can't be sent any longer"),
            false => Effect::breaks_responses("unlisted values become possible"),
        };
        let effect = effect.or_source("the catch-all variant is added or removed in Rust");
        self.compare_flag(place, holder.usage, "closed", [*closed, new.closed], effect);
        let effect = match new.any_case {
            true => Effect::breaks_responses("values in other cases become possible"),
            false => Effect::breaks_requests("values in other cases are rejected"),
        };
        self.compare_flag(place, holder.usage, "any_case", [*any_case, new.any_case], effect);
        let renamed = Effect::breaks_source("the catch-all variant is renamed");
        self.compare_text(place, "catch-all", &unlisted.0, &new.unlisted.0, renamed);
        for value in values {
            match find(new, value) {
                Some(other) => self.value(holder, value, other, [old, new]),
                None => self.removed_value(holder, value),
            }
        }
        for value in new.values.iter().filter(|value| find(old, value).is_none()) {
            self.added_value(holder, value, *complete && new.complete);
        }
        let known = |list: &'a Enum, other: &Enum| -> Vec<&'a str> {
            let kept = list.values.iter().filter(|value| find(other, value).is_some());
            kept.map(|value| value.rust.0.as_str()).collect()
        };
        self.compare_order(place, "the values", &known(old, new), &known(new, old));
    }

    fn complete(&mut self, holder: &Holder, place: &Where, old: bool, new: bool) {
        let effect = match new {
            true => Effect::breaks_requests("unlisted values become invalid"),
            false => Effect::breaks_responses("unlisted values become possible"),
        };
        let shown = [old, new].map(|complete| some(if complete { "values" } else { "seen" }));
        self.compare_values(place, holder.usage, "list", shown, effect);
    }

    fn value(&mut self, holder: &Holder, old: &'a Value, new: &'a Value, lists: [&Enum; 2]) {
        let Value { wire, number: _, rust, doc, deprecated, search_gone, place: _ } = old;
        let place = self.new.at(&new.place, format!("{}, value {}", holder.item, words::value(new)));
        let named = |list: &Enum, name: &WireName| list.values.iter().any(|value| value.wire == *name);
        let swapped = named(lists[0], &new.wire) || named(lists[1], wire);
        let effect = match swapped {
            true => Effect::breaks_both("the number has a different meaning"),
            false => Effect::breaks_source("the number is unchanged; its name is used only in Rust"),
        };
        if wire != &new.wire {
            self.add(place.clone(), holder.usage, "name", [some(&wire.0), some(&new.wire.0)], effect);
        } else {
            let renamed = Effect::breaks_source("the Rust variant is renamed");
            self.compare_text(&place, "rust", &rust.0, &new.rust.0, renamed);
        }
        let effect = Effect::breaks_source("clients of the new version interpret the error differently");
        self.compare_flag(&place, holder.usage, "search_gone", [*search_gone, new.search_gone], effect);
        let doc = [doc.as_deref().unwrap_or_default(), new.doc.as_deref().unwrap_or_default()];
        self.compare_docs(&place, doc, [&[], &[]]);
        self.compare_deprecated(&place, deprecated, &new.deprecated);
    }

    fn removed_value(&mut self, holder: &Holder, value: &Value) {
        let place = self.old.at(&value.place, format!("{}, value {}", holder.item, value.wire));
        let effect = Effect::breaks_requests("requests with the value are rejected")
            .or_source("the Rust variant is removed");
        self.add(place, holder.usage, "removed", [some(words::value(value)), None], effect);
    }

    /// Reports an added value, which breaks readers only if the list is complete in both versions.
    fn added_value(&mut self, holder: &Holder, value: &Value, complete: bool) {
        let place = self.new.at(&value.place, format!("{}, value {}", holder.item, value.wire));
        let effect = match complete {
            true => Effect::breaks_responses("readers expect the list to be complete"),
            false => Effect::harmless("the list was not declared complete"),
        };
        self.add(place, holder.usage, "added", [None, some(words::value(value))], effect);
    }
}

/// Returns the listed value that has the same representation on the wire as `wanted`.
fn find<'a>(list: &'a Enum, wanted: &Value) -> Option<&'a Value> {
    list.values.iter().find(|value| match (value.number, wanted.number) {
        (Some(number), Some(wanted)) => number == wanted,
        (None, None) => value.wire == wanted.wire,
        (Some(_), None) | (None, Some(_)) => false,
    })
}
