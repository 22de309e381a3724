//! Comparison of tables that define sequences of calls: protocols, repeats, feeds, jobs and pagings. Tables are matched
//! by name, or else by operation.

use super::change::Effect;
use super::{Diff, EVERYWHERE, Where, some};
use crate::ir::*;

impl<'a> Diff<'a> {
    pub(super) fn tables(&mut self) {
        let (old, new) = (self.old.description, self.new.description);
        let split = || Effect::breaks_responses("a response may contain only part of the result");
        let no_page = || Effect::breaks_both("clients can't request the next page");
        let gone = Effect::breaks_both("clients can't continue polling");
        self.sequences(&old.protocols, &new.protocols, [gone, split()], Self::protocol);
        let gone = Effect::breaks_responses("clients can't tell when to stop repeating the call");
        self.sequences(&old.repeats, &new.repeats, [gone, split()], Self::repeat);
        self.sequences(&old.feeds, &new.feeds, [no_page(), split()], Self::feed);
        let gone = Effect::breaks_both("clients can't poll the job");
        let come = Effect::harmless("each call still works on its own");
        self.sequences(&old.jobs, &new.jobs, [gone, come], Self::job);
        self.sequences(&old.pagings, &new.pagings, [no_page(), split()], Self::listing);
    }

    /// Compares the tables of one kind. `gone` is the effect of a removed table, and `come` is the effect of an added
    /// table on existing callers of its operation.
    fn sequences<T: Table>(
        &mut self,
        old: &'a [T],
        new: &'a [T],
        [gone, come]: [Effect; 2],
        compare: fn(&mut Self, &Where, &T, &T),
    ) {
        let (before, after) = (self.old.description, self.new.description);
        let called = |description: &Description, one: &T| description.operations[one.operation()].full_name();
        let pair = |one: &T| {
            let named = new.iter().find(|other| other.head().name == one.head().name);
            let unnamed = |other: &&T| !old.iter().any(|one| one.head().name == other.head().name);
            named.or_else(|| {
                new.iter().filter(unnamed).find(|other| called(after, other) == called(before, one))
            })
        };
        let pairs: Vec<_> = old.iter().map(|one| (one, pair(one))).collect();
        for &(one, other) in &pairs {
            let Some(other) = other else {
                let place = self.old.at(&one.head().place, one.title());
                self.add(place, EVERYWHERE, "removed", [some(called(before, one)), None], gone.clone());
                continue;
            };
            let (Head { name, doc, unstated, place: _ }, head) = (one.head(), other.head());
            let place = self.new.at(&head.place, other.title());
            self.compare_docs(&place, [doc, &head.doc], [unstated, &head.unstated]);
            let renamed = Effect::breaks_source(format!("the Rust {} is renamed", T::ITEM));
            self.compare_text(&place, "name", name, &head.name, renamed);
            self.compare_called_operation(&place, T::OPERATION_KEY, one.operation(), other.operation());
            compare(self, &place, one, other);
        }
        for one in new {
            if !pairs.iter().any(|(_, other)| other.is_some_and(|other| std::ptr::eq(other, one))) {
                let shown = called(after, one);
                let effect = match before.operation(&shown) {
                    Some(_) => come.clone(),
                    None => Effect::harmless("no client calls the operation yet"),
                };
                self.add(
                    self.new.at(&one.head().place, one.title()),
                    EVERYWHERE,
                    "added",
                    [None, some(shown)],
                    effect,
                );
            }
        }
        let names =
            |all: &'a [T]| -> Vec<&'a str> { all.iter().map(|one| one.head().name.as_str()).collect() };
        let place = Where::outside_files("description");
        self.compare_order(&place, &format!("the {}s", T::KIND), &names(old), &names(new));
    }

    /// Compares the operations that a key refers to.
    pub(super) fn compare_called_operation(&mut self, place: &Where, key: &str, old: usize, new: usize) {
        let pairs = self.operation_pairs();
        let (old, new) = (&self.old.description.operations[old], &self.new.description.operations[new]);
        let same = pairs.iter().any(|(one, other)| std::ptr::eq(*one, old) && std::ptr::eq(*other, new));
        let effect = match same {
            true => Effect::breaks_source("the call is unchanged; the Rust method is renamed"),
            false => Effect::breaks_both("another operation is called"),
        };
        self.compare_text(place, key, &old.full_name(), &new.full_name(), effect);
    }
}
