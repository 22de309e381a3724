//! How operations are polled and repeated. Who polls both sends and reads: what later polls have to hold concerns
//! those who make requests, what answers mean concerns those who read them.

use super::change::Effect;
use super::{Diff, EVERYWHERE, Where, some, words};
use crate::codegen::ir::*;

impl<'a> Diff<'a> {
    pub(super) fn protocols(&mut self) {
        let (old, new) = (self.old.description, self.new.description);
        let operation = |description: &'a Description, protocol: &Protocol| {
            description.operations[protocol.operation].full_name()
        };
        let pair = |protocol: &Protocol| {
            let named = new.protocols.iter().find(|other| other.name == protocol.name);
            named.or_else(|| {
                let unnamed = |name: &str| !old.protocols.iter().any(|protocol| protocol.name == name);
                new.protocols
                    .iter()
                    .filter(|other| unnamed(&other.name))
                    .find(|other| operation(new, other) == operation(old, protocol))
            })
        };
        let pairs: Vec<_> = old.protocols.iter().map(|protocol| (protocol, pair(protocol))).collect();
        for &(protocol, other) in &pairs {
            match other {
                Some(other) => self.protocol(protocol, other),
                None => {
                    let place = self.old.at(&protocol.place, format!("protocol {}", protocol.name));
                    let shown = operation(old, protocol);
                    let effect = Effect::breaks_both("who polls does not know how to go on");
                    self.add(place, EVERYWHERE, "removed", [some(shown), None], effect);
                }
            }
        }
        for protocol in &new.protocols {
            if !pairs.iter().any(|(_, other)| other.is_some_and(|other| std::ptr::eq(other, protocol))) {
                let place = self.new.at(&protocol.place, format!("protocol {}", protocol.name));
                let shown = operation(new, protocol);
                let effect = added(old.operation(&shown));
                self.add(place, EVERYWHERE, "added", [None, some(shown)], effect);
            }
        }
        let names = |description: &'a Description| -> Vec<&'a str> {
            description.protocols.iter().map(|protocol| protocol.name.as_str()).collect()
        };
        let place = Where { file: String::new(), line: None, item: "description".to_owned() };
        let order = Effect::harmless(super::NO_ORDER);
        self.compare_order(&place, "order of the protocols", &names(old), &names(new), order);
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
            unstated,
            place: _,
        } = old;
        let place = self.new.at(&new.place, format!("protocol {}", new.name));
        self.compare_docs(&place, [doc, &new.doc], [unstated, &new.unstated]);
        let renamed = Effect::breaks_source("the search in Rust has another name");
        self.compare_text(&place, "name", name, &new.name, renamed);
        let moved = Effect::breaks_source("its module in Rust is another one");
        self.compare_text(&place, "file", domain, &new.domain, moved);
        self.polled_operation(&place, *operation, new.operation);
        let effect = Effect::breaks_requests("a search starts in another way");
        self.compare_text(&place, "start", &start.0, &new.start.0, effect);
        let effect = Effect::breaks_responses("how far a search has come is told elsewhere");
        self.compare_text(&place, "status", &status.0, &new.status.0, effect);
        self.states(&place, states, &new.states);
        self.carried(&place, carry, &new.carry);
        self.kept(&place, keep, &new.keep);
        self.total(&place, total.as_ref(), new.total.as_ref());
        let effect = Effect::breaks_responses("the results are elsewhere");
        self.compare_text(&place, "results", &results.0, &new.results.0, effect);
    }

    pub(super) fn polled_operation(&mut self, place: &Where, old: usize, new: usize) {
        let pairs = self.operation_pairs();
        let (old, new) = (&self.old.description.operations[old], &self.new.description.operations[new]);
        let same = pairs.iter().any(|(one, other)| std::ptr::eq(*one, old) && std::ptr::eq(*other, new));
        let effect = match same {
            true => Effect::breaks_source("the call is the same; the method in Rust has another name"),
            false => Effect::breaks_both("another operation is called"),
        };
        self.compare_text(place, "operation", &old.full_name(), &new.full_name(), effect);
    }

    /// A state that a poller does not know counts as not final.
    fn states(&mut self, place: &Where, old: &[(WireName, Phase)], new: &[(WireName, Phase)]) {
        let find = |states: &[(WireName, Phase)], name: &WireName| {
            states.iter().find(|(state, _)| state == name).map(|(_, phase)| *phase)
        };
        let shown = |phase: Phase| some(words::phase(phase));
        for (state, phase) in old {
            let (new, effect) = match find(new, state) {
                Some(other) if other == *phase => continue,
                Some(other) => {
                    (shown(other), Effect::breaks_responses("the state stands for something else"))
                }
                None if *phase == Phase::Final => {
                    (None, Effect::breaks_responses("who waits for the state waits in vain"))
                }
                None => (None, Effect::harmless("who polls does not wait for it")),
            };
            self.add(place.clone(), EVERYWHERE, format!("state {state}"), [shown(*phase), new], effect);
        }
        for (state, phase) in new.iter().filter(|(state, _)| find(old, state).is_none()) {
            let effect = match phase {
                Phase::Final => Effect::breaks_responses("who does not know the state polls on without end"),
                Phase::Partial | Phase::Displayable => {
                    Effect::harmless("a state that is not known counts as not final")
                }
            };
            self.add(place.clone(), EVERYWHERE, format!("state {state}"), [None, shown(*phase)], effect);
        }
        let names = |states: &[(WireName, Phase)]| -> Vec<String> {
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
        self.polls_hold(place, "carry", &old, &new);
    }

    fn kept(&mut self, place: &Where, old: &[WireName], new: &[WireName]) {
        let [old, new] = [old, new].map(|all| all.iter().map(|name| name.0.clone()).collect::<Vec<_>>());
        self.polls_hold(place, "keep", &old, &new);
    }

    fn polls_hold(&mut self, place: &Where, what: &str, old: &[String], new: &[String]) {
        for gone in old.iter().filter(|part| !new.contains(part)) {
            let effect = Effect::harmless("later polls need not hold it any more");
            self.add(place.clone(), EVERYWHERE, what, [some(gone), None], effect);
        }
        for come in new.iter().filter(|part| !old.contains(part)) {
            let effect = Effect::breaks_requests("later polls have to hold it now");
            self.add(place.clone(), EVERYWHERE, what, [None, some(come)], effect);
        }
        let order = Effect::harmless(super::NO_ORDER);
        self.compare_order(place, &format!("order of {what}"), old, new, order);
    }

    fn total(&mut self, place: &Where, old: Option<&WireName>, new: Option<&WireName>) {
        let effect = match (old, new) {
            (old, new) if old == new => return,
            (None, _) => Effect::harmless("readers did not know of a total"),
            (Some(_), _) => {
                Effect::breaks_responses("the number of results in all is not told there any more")
            }
        };
        let shown = |name: Option<&WireName>| name.map(|name| name.0.clone());
        self.add(place.clone(), EVERYWHERE, "total", [shown(old), shown(new)], effect);
    }

    pub(super) fn repeats(&mut self) {
        let (old, new) = (self.old.description, self.new.description);
        let operation = |description: &'a Description, repeat: &Repeat| {
            description.operations[repeat.operation].full_name()
        };
        let pair = |repeat: &Repeat| {
            let named = new.repeats.iter().find(|other| other.name == repeat.name);
            named.or_else(|| {
                let unnamed = |name: &str| !old.repeats.iter().any(|repeat| repeat.name == name);
                new.repeats
                    .iter()
                    .filter(|other| unnamed(&other.name))
                    .find(|other| operation(new, other) == operation(old, repeat))
            })
        };
        let pairs: Vec<_> = old.repeats.iter().map(|repeat| (repeat, pair(repeat))).collect();
        for &(repeat, other) in &pairs {
            match other {
                Some(other) => self.repeat(repeat, other),
                None => {
                    let place = self.old.at(&repeat.place, format!("repeat {}", repeat.name));
                    let effect = Effect::breaks_responses("who repeats the call does not know when to end");
                    self.add(place, EVERYWHERE, "removed", [some(operation(old, repeat)), None], effect);
                }
            }
        }
        for repeat in &new.repeats {
            if !pairs.iter().any(|(_, other)| other.is_some_and(|other| std::ptr::eq(other, repeat))) {
                let place = self.new.at(&repeat.place, format!("repeat {}", repeat.name));
                let shown = operation(new, repeat);
                let effect = added(old.operation(&shown));
                self.add(place, EVERYWHERE, "added", [None, some(shown)], effect);
            }
        }
        let names = |description: &'a Description| -> Vec<&'a str> {
            description.repeats.iter().map(|repeat| repeat.name.as_str()).collect()
        };
        let place = Where { file: String::new(), line: None, item: "description".to_owned() };
        let order = Effect::harmless(super::NO_ORDER);
        self.compare_order(&place, "order of the repeats", &names(old), &names(new), order);
    }

    fn repeat(&mut self, old: &Repeat, new: &Repeat) {
        let Repeat { name, doc, operation, complete, pending, total, results, unstated, place: _ } = old;
        let place = self.new.at(&new.place, format!("repeat {}", new.name));
        self.compare_docs(&place, [doc, &new.doc], [unstated, &new.unstated]);
        let renamed = Effect::breaks_source("the search in Rust has another name");
        self.compare_text(&place, "name", name, &new.name, renamed);
        self.polled_operation(&place, *operation, new.operation);
        let effect = Effect::breaks_responses("whether an answer is complete is told elsewhere");
        self.compare_text(&place, "complete", &complete.0, &new.complete.0, effect);
        if *pending != new.pending {
            let effect = match new.pending {
                Some(_) => Effect::breaks_responses("an answer that is not there yet has another status"),
                None => Effect::harmless("no status stands for an answer that is not there yet"),
            };
            let shown = [*pending, new.pending].map(|status| status.map(|status| status.to_string()));
            self.add(place.clone(), EVERYWHERE, "pending", shown, effect);
        }
        self.total(&place, total.as_ref(), new.total.as_ref());
        let effect = Effect::breaks_responses("the results are elsewhere");
        self.compare_text(&place, "results", &results.0, &new.results.0, effect);
    }
}

/// What it does that an operation is polled or repeated: to those who called it once, if there are any.
pub(super) fn added(operation: Option<&Operation>) -> Effect {
    match operation {
        Some(_) => Effect::breaks_responses("an answer may be a part of the whole now"),
        None => Effect::harmless("nobody calls the operation yet"),
    }
}
