//! Fields that several types have: written once, copied to where they are named.

use std::collections::{BTreeMap, BTreeSet};

use super::Lowering;
use crate::codegen::diagnostic::{Place, did_you_mean};
use crate::codegen::ir::*;
use crate::codegen::raw;

/// `[shared]` of all files by name, with the file, and which of them are used.
pub(super) struct Shared<'a> {
    all: BTreeMap<&'a str, (usize, &'a raw::At<String>, &'a raw::Shared)>,
    used: BTreeSet<String>,
}

impl<'a> Shared<'a> {
    pub(super) fn of(files: &'a [Option<raw::File>]) -> Self {
        let files = files.iter().enumerate().filter_map(|(index, file)| Some((index, file.as_ref()?)));
        let all = files.flat_map(|(index, file)| {
            file.shared.iter().map(move |(name, shared)| (name.value.as_str(), (index, name, shared)))
        });
        Shared { all: all.collect(), used: BTreeSet::new() }
    }
}

impl Lowering<'_> {
    /// The fields and rules that a type takes over.
    pub(super) fn shared_parts(
        &mut self,
        file: usize,
        names: &[raw::At<String>],
        default: Presence,
    ) -> (Vec<Field>, Vec<(Rule, Place)>) {
        let (mut fields, mut rules) = (Vec::new(), Vec::new());
        for name in names {
            let Some(&(home, _, shared)) = self.shared.all.get(name.value.as_str()) else {
                let help = did_you_mean(&name.value, self.shared.all.keys().copied());
                let place = Place::new(file, name.span.clone());
                self.diagnostics.add(&place, format!("no `[shared]` is called `{}`", name.value), help);
                continue;
            };
            self.shared.used.insert(name.value.clone());
            let own = self.fields(home, &shared.fields, default);
            rules.extend(shared.rules.iter().map(|rule| self.rule(home, rule, &own)));
            fields.extend(own);
        }
        (fields, rules)
    }

    /// Shared fields need a doc, and somebody who takes them.
    pub(super) fn check_shared(&mut self) {
        let all: Vec<_> = self.shared.all.values().copied().collect();
        for (file, name, shared) in all {
            let place = Place::new(file, name.span.clone());
            self.doc(&shared.doc, &place, &name.value);
            if !self.shared.used.contains(&name.value) {
                let help = "name it in a type's `shared`, or remove it";
                self.diagnostics.add(
                    &place,
                    format!("nothing takes the shared fields `{}`", name.value),
                    help,
                );
            }
        }
    }
}
