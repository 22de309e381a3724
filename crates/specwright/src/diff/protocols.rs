//! Comparison of polled and repeated operations. A change to the content of later polls affects requests, and a change
//! to the meaning of responses affects responses.

use super::change::Effect;
use super::{Diff, EVERYWHERE, Where, some};
use crate::ir::*;

impl Diff<'_> {
    pub(super) fn protocols(&mut self) {
        let (old, new) = (&self.old.description.protocols, &self.new.description.protocols);
        let gone = Effect::breaks_both("clients can't continue polling");
        self.sequences(old, new, gone, Self::protocol);
    }

    fn protocol(&mut self, old: &Protocol, new: &Protocol) {
        let Protocol {
            domain,
            name,
            doc,
            operation,
            start,
            status,
            states,
            carry,
            keep,
            total,
            results,
            id,
            pages,
            unstated,
            place: _,
        } = old;
        let place = self.new.at(&new.place, format!("protocol {}", new.name));
        self.compare_docs(&place, [doc, &new.doc], [unstated, &new.unstated]);
        let renamed = Effect::breaks_source("the Rust search is renamed");
        self.compare_text(&place, "name", name, &new.name, renamed);
        let moved = Effect::breaks_source("the generated code moves to another Rust module");
        self.compare_text(&place, "file", domain, &new.domain, moved);
        self.compare_called_operation(&place, "operation", *operation, new.operation);
        let effect = Effect::breaks_requests("searches are started differently");
        self.compare_text(&place, "start", &start.0, &new.start.0, effect);
        let effect = Effect::breaks_responses("the status is in another field");
        self.compare_text(&place, "status", &status.0, &new.status.0, effect);
        self.states(&place, states, &new.states, Phase::word, |phase| phase == Phase::Final);
        self.carried(&place, carry, &new.carry);
        self.kept(&place, keep, &new.keep);
        self.total(&place, total.as_ref(), new.total.as_ref());
        let effect = Effect::breaks_responses("the results are in another field");
        self.compare_text(&place, "results", &results.0, &new.results.0, effect);
        self.paging(&place, [id.as_ref(), new.id.as_ref()], [pages.as_ref(), new.pages.as_ref()]);
    }

    /// Compares the states of a search or job. Clients treat unknown states as not final.
    pub(super) fn states<P: Copy + PartialEq>(
        &mut self,
        place: &Where,
        old: &[(WireName, P)],
        new: &[(WireName, P)],
        word: fn(P) -> &'static str,
        is_final: fn(P) -> bool,
    ) {
        let find = |states: &[(WireName, P)], name: &WireName| {
            states.iter().find(|(state, _)| state == name).map(|(_, phase)| *phase)
        };
        let shown = |phase: P| some(word(phase));
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
        let names = |states: &[(WireName, P)]| -> Vec<String> {
            states.iter().map(|(state, _)| state.0.clone()).collect()
        };
        let order = Effect::harmless(super::NO_ORDER);
        self.compare_order(place, "order of the states", &names(old), &names(new), order);
    }

    fn carried(&mut self, place: &Where, old: &[Carry], new: &[Carry]) {
        let shown = |carry: &Carry| {
            let Carry { from, into_body, to } = carry;
            format!("{from} to {}.{to}", if *into_body { "body" } else { "query" })
        };
        let [old, new] = [old, new].map(|all| all.iter().map(shown).collect::<Vec<_>>());
        self.compare_poll_fields(place, "carry", &old, &new);
    }

    fn kept(&mut self, place: &Where, old: &[WireName], new: &[WireName]) {
        let [old, new] = [old, new].map(|all| all.iter().map(|name| name.0.clone()).collect::<Vec<_>>());
        self.compare_poll_fields(place, "keep", &old, &new);
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
        let order = Effect::harmless(super::NO_ORDER);
        self.compare_order(place, &format!("order of {what}"), old, new, order);
    }

    fn paging(&mut self, place: &Where, ids: [Option<&WireName>; 2], pages: [Option<&Pages>; 2]) {
        let effect = match ids[0] {
            None => Effect::harmless("readers did not identify results"),
            Some(_) => Effect::breaks_responses("results are no longer identified by the old field"),
        };
        let shown = ids.map(|id| id.map(|id| id.0.clone()));
        self.compare_values(place, EVERYWHERE, "id", shown, effect);
        let effect = match pages[0] {
            None => Effect::harmless("no client requests further pages"),
            Some(_) => Effect::breaks_requests("pages are requested differently"),
        };
        let shown = pages.map(|pages| pages.map(pages_text));
        self.compare_values(place, EVERYWHERE, "pages", shown, effect);
    }

    fn total(&mut self, place: &Where, old: Option<&WireName>, new: Option<&WireName>) {
        let effect = match old {
            None => Effect::harmless("readers did not use a total"),
            Some(_) => Effect::breaks_responses("the total is no longer in this field"),
        };
        let shown = [old, new].map(|name| name.map(|name| name.0.clone()));
        self.compare_values(place, EVERYWHERE, "total", shown, effect);
    }

    pub(super) fn repeats(&mut self) {
        let (old, new) = (&self.old.description.repeats, &self.new.description.repeats);
        let gone = Effect::breaks_responses("clients can't tell when to stop repeating the call");
        self.sequences(old, new, gone, Self::repeat);
    }

    fn repeat(&mut self, old: &Repeat, new: &Repeat) {
        let Repeat {
            name,
            doc,
            operation,
            complete,
            pending,
            total,
            results,
            id,
            pages,
            results_unless,
            results_with,
            unstated,
            place: _,
        } = old;
        let place = self.new.at(&new.place, format!("repeat {}", new.name));
        self.compare_docs(&place, [doc, &new.doc], [unstated, &new.unstated]);
        let renamed = Effect::breaks_source("the Rust search is renamed");
        self.compare_text(&place, "name", name, &new.name, renamed);
        self.compare_called_operation(&place, "operation", *operation, new.operation);
        let effect = Effect::breaks_responses("the completeness of a response is in another field");
        self.compare_text(&place, "complete", &complete.0, &new.complete.0, effect);
        let effect = match new.pending {
            Some(_) => Effect::breaks_responses("responses that are not ready have a different status"),
            None => Effect::harmless("no status is used for responses that are not ready"),
        };
        let shown = [*pending, new.pending].map(|status| status.map(|status| status.to_string()));
        self.compare_values(&place, EVERYWHERE, "pending", shown, effect);
        self.total(&place, total.as_ref(), new.total.as_ref());
        let effect = Effect::breaks_responses("the results are in another field");
        self.compare_text(&place, "results", &results.0, &new.results.0, effect);
        self.paging(&place, [id.as_ref(), new.id.as_ref()], [pages.as_ref(), new.pages.as_ref()]);
        let conditions = [
            ("results_unless", results_unless, &new.results_unless),
            ("results_with", results_with, &new.results_with),
        ];
        for (key, old, new) in conditions {
            let effect = Effect::breaks_responses("different responses have results");
            let shown = [old, new].map(|name| name.as_ref().map(|name| name.0.clone()));
            self.compare_values(&place, EVERYWHERE, key, shown, effect);
        }
    }
}

/// Formats the fields that select a page: `pageNumber and pageSize in resultParameters`.
fn pages_text(pages: &Pages) -> String {
    let Pages { inside, number, size, place: _ } = pages;
    let inside = inside.as_ref().map_or_else(String::new, |inside| format!(" in {inside}"));
    format!("{number} and {size}{inside}")
}
