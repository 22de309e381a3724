//! Comparison of tables that define sequences of calls: protocols, repeats, feeds, jobs and pagings. Tables are matched
//! by name, or else by operation.

use super::change::Effect;
use super::{Diff, EVERYWHERE, Where, some};
use crate::diagnostic::Place;
use crate::ir::*;

/// A table that defines a sequence of calls.
pub(super) trait Sequence {
    /// Name of this kind of table.
    const KIND: &'static str;
    /// `true` if each response of the table's operation contains only a part of the result.
    const SPLITS_RESPONSES: bool;

    fn name(&self) -> &str;
    fn operation(&self) -> usize;
    fn place(&self) -> &Place;
}

macro_rules! sequence {
    ($table:ident, $operation:ident, $kind:literal, $divides:literal) => {
        impl Sequence for $table {
            const KIND: &'static str = $kind;
            const SPLITS_RESPONSES: bool = $divides;

            fn name(&self) -> &str {
                &self.name
            }

            fn operation(&self) -> usize {
                self.$operation
            }

            fn place(&self) -> &Place {
                &self.place
            }
        }
    };
}
sequence!(Protocol, operation, "protocol", true);
sequence!(Repeat, operation, "repeat", true);
sequence!(Feed, operation, "feed", true);
sequence!(Job, start, "job", false);
sequence!(Paging, operation, "paging", true);

impl<'a> Diff<'a> {
    /// Compares the tables of one kind. `gone` is the effect of a removed table.
    pub(super) fn sequences<S: Sequence>(
        &mut self,
        old: &'a [S],
        new: &'a [S],
        gone: Effect,
        compare: fn(&mut Self, &S, &S),
    ) {
        let (before, after) = (self.old.description, self.new.description);
        let called = |description: &Description, one: &S| description.operations[one.operation()].full_name();
        let pair = |one: &S| {
            let named = new.iter().find(|other| other.name() == one.name());
            let unnamed = |other: &&S| !old.iter().any(|one| one.name() == other.name());
            named.or_else(|| {
                new.iter().filter(unnamed).find(|other| called(after, other) == called(before, one))
            })
        };
        let pairs: Vec<_> = old.iter().map(|one| (one, pair(one))).collect();
        for &(one, other) in &pairs {
            if let Some(other) = other {
                compare(self, one, other);
                continue;
            }
            let place = self.old.at(one.place(), format!("{} {}", S::KIND, one.name()));
            self.add(place, EVERYWHERE, "removed", [some(called(before, one)), None], gone.clone());
        }
        for one in new {
            if !pairs.iter().any(|(_, other)| other.is_some_and(|other| std::ptr::eq(other, one))) {
                let place = self.new.at(one.place(), format!("{} {}", S::KIND, one.name()));
                let shown = called(after, one);
                let effect = added(before.operation(&shown), S::SPLITS_RESPONSES);
                self.add(place, EVERYWHERE, "added", [None, some(shown)], effect);
            }
        }
        let names = |all: &'a [S]| -> Vec<&'a str> { all.iter().map(S::name).collect() };
        let place = Where { file: String::new(), line: None, item: "description".to_owned() };
        let order = Effect::harmless(super::NO_ORDER);
        self.compare_order(&place, &format!("order of the {}s", S::KIND), &names(old), &names(new), order);
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

/// Returns the effect of an added table on existing callers of its operation.
fn added(operation: Option<&Operation>, divides: bool) -> Effect {
    match operation {
        Some(_) if divides => Effect::breaks_responses("a response may contain only part of the result"),
        Some(_) => Effect::harmless("each call still works on its own"),
        None => Effect::harmless("no client calls the operation yet"),
    }
}
