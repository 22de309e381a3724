//! Comparison of limits. The effect of a limit depends on the fields that use it, and is reported once.

use super::change::Effect;
use super::{Diff, EVERYWHERE, some, words};
use crate::ir::*;

/// The effect of a changed limit on the requests and responses of a field that uses the limit.
pub(super) struct LimitEffect {
    pub(super) item: String,
    pub(super) effect: (Option<String>, Option<String>),
}

impl Diff<'_> {
    pub(super) fn limits(&mut self) {
        let (old, new) = (self.old.description, self.new.description);
        for (name, limit) in &old.limits {
            match new.limits.get(name) {
                Some(other) => self.limit(name, limit, other),
                None => {
                    let place = self.old.at(&limit.place, format!("limit {name}"));
                    let effect = self.applied([limit.on.as_ref(), None]).or_source(
                        "the constant is removed; the fields that the limit bounded are reported separately",
                    );
                    self.add(place, EVERYWHERE, "removed", [some(words::number(limit.value)), None], effect);
                }
            }
        }
        for (name, limit) in new.limits.iter().filter(|(name, _)| !old.limits.contains_key(*name)) {
            let place = self.new.at(&limit.place, format!("limit {name}"));
            let effect = self.applied([None, limit.on.as_ref()]);
            let effect = effect.or_harmless("the fields that the limit bounds are reported separately");
            self.add(place, EVERYWHERE, "added", [None, some(words::number(limit.value))], effect);
        }
    }

    fn limit(&mut self, name: &str, old: &Limit, new: &Limit) {
        let Limit { domain, value, doc, on, least, unstated, place: _ } = old;
        let place = self.new.at(&new.place, format!("limit {name}"));
        self.compare_docs(&place, [doc, &new.doc], [unstated, &new.unstated]);
        let effect = Effect::harmless("all constants are in one module");
        self.compare_text(&place, "file", domain, &new.domain, effect);
        let shown = |on: &Option<String>| on.clone().unwrap_or_default();
        let effect = self.applied([on.as_ref(), new.on.as_ref()]);
        let effect = effect.or_harmless("the definition that applies the limit is new or removed");
        self.compare_text(&place, "on", &shown(on), &shown(&new.on), effect);
        let effect = Effect::breaks_both(
            "values that were rejected are accepted, and values that were accepted are rejected",
        );
        let [before, after] = [least, &new.least].map(ToString::to_string);
        self.compare_text(&place, "least", &before, &after, effect);
        let numbers = [words::number(*value), words::number(new.value)];
        if numbers[0] != numbers[1] {
            let mut effect = self.effect_of_limit(name, old, new);
            if matches!(value, Number::Integer(_)) != matches!(new.value, Number::Integer(_)) {
                effect = effect.or_source("the Rust type of the constant changes");
            }
            self.add(place, EVERYWHERE, "value", numbers.map(some), effect);
        }
    }

    fn effect_of_limit(&self, name: &str, old: &Limit, new: &Limit) -> Effect {
        if old.value.as_float() == new.value.as_float() {
            return Effect::harmless("the number is unchanged");
        }
        let affected = self.limits.get(name).map_or(&[][..], Vec::as_slice);
        let first = |effect: fn(&LimitEffect) -> &Option<String>| {
            affected
                .iter()
                .find_map(|affected| Some(format!("{}: {}", affected.item, effect(affected).as_ref()?)))
        };
        let mut requests = first(|affected| &affected.effect.0);
        let mut responses = first(|affected| &affected.effect.1);
        let usage = self.usage_of_holder(new.on.as_ref());
        let is_narrower = (old.value.as_float() > new.value.as_float()) != new.least;
        let side = if new.least { "below" } else { "above" };
        let beyond = |number, what| format!("a value {side} {} {what}", words::number(number));
        match is_narrower {
            true if usage.request => {
                requests = requests.or_else(|| some(beyond(new.value, "is rejected")));
            }
            false if usage.response => {
                responses = responses.or_else(|| some(beyond(old.value, "becomes possible")));
            }
            _ => {}
        }
        Effect::of_values(requests, responses).or_harmless("no possible value is affected")
    }

    /// Returns the effect of a limit that is applied by a definition rather than by a field.
    fn applied(&self, [old, new]: [Option<&String>; 2]) -> Effect {
        let lost = new.filter(|name| self.usage_of_holder(Some(name)).request);
        let gained = old.filter(|name| self.usage_of_holder(Some(name)).response);
        Effect::of_values(
            lost.map(|name| format!("values of {name} beyond the limit are rejected")),
            gained.map(|name| format!("values of {name} beyond the limit become possible")),
        )
    }

    /// Returns the directions in which the definition that applies the limit is used, both before and after.
    fn usage_of_holder(&self, on: Option<&String>) -> Usage {
        let usage = |description: &Description| {
            let id = on.and_then(|name| description.names.get(name));
            id.map(|id| description.def(*id).usage).unwrap_or_default()
        };
        let (old, new) = (usage(self.old.description), usage(self.new.description));
        Usage { request: old.request && new.request, response: old.response && new.response }
    }
}
