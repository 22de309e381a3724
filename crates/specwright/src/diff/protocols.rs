//! Comparison of polled and repeated operations. A change to the content of later polls affects requests, and a change
//! to the meaning of responses affects responses.

use super::change::Effect;
use super::{Diff, EVERYWHERE, Where, some};
use crate::ir::*;

impl Diff<'_> {
    pub(super) fn protocol(&mut self, place: &Where, old: &Protocol, new: &Protocol) {
        let Protocol { domain, search, start, status, states, carry, keep } = old;
        let moved = Effect::breaks_source("the generated code moves to another Rust module");
        self.compare_text(place, "file", domain, &new.domain, moved);
        let effect = Effect::breaks_requests("searches are started differently");
        self.compare_text(place, "start", &start.0, &new.start.0, effect);
        let effect = Effect::breaks_responses("the status is in another field");
        self.compare_text(place, "status", &status.0, &new.status.0, effect);
        self.states(place, states, &new.states, |phase| phase == Phase::Final);
        self.carried(place, carry, &new.carry);
        let names = |keep: &[WireName]| keep.iter().map(WireName::to_string).collect::<Vec<_>>();
        self.compare_poll_fields(place, "keep", &names(keep), &names(&new.keep));
        self.results(place, search, &new.search);
    }

    /// Compares the states of a search or job. Clients treat unknown states as not final.
    pub(super) fn states<P: Copy + PartialEq + ToString>(
        &mut self,
        place: &Where,
        old: &[(WireName, P)],
        new: &[(WireName, P)],
        is_final: fn(P) -> bool,
    ) {
        let find = |states: &[(WireName, P)], name: &WireName| {
            states.iter().find(|(state, _)| state == name).map(|(_, phase)| *phase)
        };
        let shown = |phase: P| some(phase.to_string());
        for (state, phase) in old {
            let (new, effect) = match find(new, state) {
                Some(other) if other == *phase => continue,
                Some(other) => (shown(other), Effect::breaks_responses("the state has a different meaning")),
                None if is_final(*phase) => {
                    (None, Effect::breaks_responses("clients that wait for the state wait forever"))
                }
                None => (None, Effect::harmless("no client waits for the state")),
            };
            self.add(place.clone(), EVERYWHERE, format!("state {state}"), [shown(*phase), new], effect);
        }
        for (state, phase) in new.iter().filter(|(state, _)| find(old, state).is_none()) {
            let effect = match is_final(*phase) {
                true => Effect::breaks_responses("clients that don't know the state poll forever"),
                false => Effect::harmless("unknown states count as not final"),
            };
            self.add(place.clone(), EVERYWHERE, format!("state {state}"), [None, shown(*phase)], effect);
        }
        let names = |states: &[(WireName, P)]| -> Vec<WireName> {
            states.iter().map(|(state, _)| state.clone()).collect()
        };
        self.compare_order(place, "the states", &names(old), &names(new));
    }

    fn carried(&mut self, place: &Where, old: &[Carry], new: &[Carry]) {
        let shown = |carry: &Carry| {
            let Carry { from, into_body, to } = carry;
            format!("{from} to {}.{to}", if *into_body { "body" } else { "query" })
        };
        let [old, new] = [old, new].map(|all| all.iter().map(shown).collect::<Vec<_>>());
        self.compare_poll_fields(place, "carry", &old, &new);
    }

    fn compare_poll_fields(&mut self, place: &Where, what: &str, old: &[String], new: &[String]) {
        for gone in old.iter().filter(|part| !new.contains(part)) {
            let effect = Effect::harmless("later polls no longer need the field");
            self.add(place.clone(), EVERYWHERE, what, [some(gone), None], effect);
        }
        for come in new.iter().filter(|part| !old.contains(part)) {
            let effect = Effect::breaks_requests("later polls must have the field");
            self.add(place.clone(), EVERYWHERE, what, [None, some(come)], effect);
        }
        self.compare_order(place, what, old, new);
    }

    /// Compares the fields of responses that every search has, and the pages of its results.
    fn results(&mut self, place: &Where, old: &Search, new: &Search) {
        let Search { head: _, operation: _, total, results, id, pages } = old;
        let effect = Effect::breaks_responses("the total is no longer in this field");
        self.compare_optional(place, "total", [total, &new.total], "readers did not use a total", effect);
        let effect = Effect::breaks_responses("the results are in another field");
        self.compare_text(place, "results", &results.0, &new.results.0, effect);
        let effect = Effect::breaks_responses("results are no longer identified by the old field");
        self.compare_optional(place, "id", [id, &new.id], "readers did not identify results", effect);
        let pages = [pages, &new.pages].map(|pages| pages.as_ref().map(pages_text));
        let effect = Effect::breaks_requests("pages are requested differently");
        self.compare_optional(place, "pages", pages.each_ref(), "no client requests further pages", effect);
    }

    pub(super) fn repeat(&mut self, place: &Where, old: &Repeat, new: &Repeat) {
        let Repeat { search, complete, pending, results_unless, results_with } = old;
        let effect = Effect::breaks_responses("the completeness of a response is in another field");
        self.compare_text(place, "complete", &complete.0, &new.complete.0, effect);
        let effect = match new.pending {
            Some(_) => Effect::breaks_responses("responses that are not ready have a different status"),
            None => Effect::harmless("no status is used for responses that are not ready"),
        };
        let shown = [*pending, new.pending].map(|status| status.map(|status| status.to_string()));
        self.compare_values(place, EVERYWHERE, "pending", shown, effect);
        self.results(place, search, &new.search);
        let conditions = [
            ("results_unless", results_unless, &new.results_unless),
            ("results_with", results_with, &new.results_with),
        ];
        for (key, old, new) in conditions {
            let effect = Effect::breaks_responses("different responses have results");
            let shown = [old, new].map(|name| name.as_ref().map(|name| name.0.clone()));
            self.compare_values(place, EVERYWHERE, key, shown, effect);
        }
    }
}

/// Formats the fields that select a page, such as `pageNumber and pageSize in resultParameters`.
fn pages_text(pages: &Pages) -> String {
    let Pages { inside, number, size, place: _ } = pages;
    let inside = inside.as_ref().map_or_else(String::new, |inside| format!(" in {inside}"));
    format!("{number} and {size}{inside}")
}
