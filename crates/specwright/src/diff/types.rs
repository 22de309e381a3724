//! Comparison of definitions: additions, removals, and the kind of each definition.

use std::mem::discriminant;

use super::change::Effect;
use super::shape::Direction;
use super::{Diff, Where, some, words};
use crate::ir::*;

/// The definition that contains the compared values.
#[derive(Clone, Debug)]
pub(super) struct Holder {
    /// Name of the definition, such as `type Book`.
    pub(super) item: String,
    /// Directions in which the definition is used both before and after. Nothing can break in other directions: either
    /// the definition is unused there, or the change to its container is reported.
    pub(super) usage: Usage,
    /// `true` if the fields are parameters, which are always strings.
    pub(super) in_query: bool,
    /// `true` if the fields belong to a variant of a union.
    pub(super) in_form: bool,
}

impl<'a> Diff<'a> {
    pub(super) fn definitions(&mut self) {
        let (old, new) = (self.old.description, self.new.description);
        for (id, def) in old.defs() {
            match new.names.get(&def.name.0) {
                Some(&other) => self.definition(id, other),
                None => self.report_removed(def),
            }
        }
        for (_, def) in new.defs().filter(|(_, def)| !old.names.contains_key(&def.name.0)) {
            let place = self.new.at(&def.place, item(def));
            let kind = some(words::kind(&def.kind));
            let effect = Effect::harmless(
                "nothing uses the definition yet; containing definitions are reported separately",
            );
            self.add(place, def.usage, "added", [None, kind], effect);
        }
        let names = |description: &'a Description| -> Vec<&'a str> {
            description.defs().map(|(_, def)| def.name.0.as_str()).collect()
        };
        self.compare_order(&Where::outside_files("description"), "the definitions", &names(old), &names(new));
    }

    fn report_removed(&mut self, def: &Def) {
        let place = self.old.at(&def.place, item(def));
        let why = match def.usage.request || def.usage.response {
            true => "the Rust type is removed; definitions that contained it are reported separately",
            false => "the Rust type is removed; no request or response used it",
        };
        let kind = some(words::kind(&def.kind));
        self.add(place, def.usage, "removed", [kind, None], Effect::breaks_source(why));
    }

    fn definition(&mut self, old_id: DefId, new_id: DefId) {
        let (old, new) = (self.old.description.def(old_id), self.new.description.def(new_id));
        let Def { name: _, domain, doc, unstated, deprecated, unreferenced, kind: _, usage, place: _ } = old;
        let place = self.new.at(&new.place, item(new));
        self.compare_docs(&place, [doc, &new.doc], [unstated, &new.unstated]);
        self.compare_deprecated(&place, deprecated, &new.deprecated);
        let moved = Effect::breaks_source("the generated code moves to another Rust module");
        self.compare_text(&place, "file", domain, &new.domain, moved);
        let effect = Effect::harmless("references to the definition are reported separately");
        self.compare_flag(&place, new.usage, "unreferenced", [*unreferenced, new.unreferenced], effect);
        self.uses(&place, *usage, new.usage);
        let usage = Usage {
            request: usage.request && new.usage.request,
            response: usage.response && new.usage.response,
        };
        self.kinds(old_id, new_id, usage, &place);
    }

    /// Compares the directions in which a definition is used. Changes to the definitions that use it are reported
    /// separately. A Rust type contains code only for its directions.
    fn uses(&mut self, place: &Where, old: Usage, new: Usage) {
        let effect = match (old.request && !new.request) || (old.response && !new.response) {
            true => Effect::breaks_source("the Rust code for a direction is removed"),
            false => Effect::harmless("containing definitions are reported separately"),
        };
        self.compare_text(place, "use", words::usage(old), words::usage(new), effect);
    }

    /// Compares the content of two definitions.
    pub(super) fn kinds(&mut self, old_id: DefId, new_id: DefId, usage: Usage, place: &Where) {
        let (old, new) = (self.old.description.def(old_id), self.new.description.def(new_id));
        let holder = Holder { item: item(new), usage, in_query: false, in_form: false };
        match (&old.kind, &new.kind) {
            // Shared fields are compared as part of the types that include them.
            (DefKind::Shared(_), DefKind::Shared(_)) => {}
            (DefKind::Object(old), DefKind::Object(new)) => self.objects(&holder, place, old, new),
            (DefKind::Union(old), DefKind::Union(new)) => self.unions(&holder, place, old, new),
            (DefKind::Enum(old), DefKind::Enum(new)) => self.enums(&holder, place, old, new),
            (DefKind::Grammar(old), DefKind::Grammar(new)) => self.grammars(&holder, place, old, new),
            (DefKind::Id(old), DefKind::Id(new)) => {
                let effect = Effect::breaks_both("the JSON type changes");
                let shown = [*old, *new].map(|wire| some(wire.to_string()));
                self.compare_values(place, usage, "wire", shown, effect);
            }
            (
                DefKind::Object(_)
                | DefKind::Shared(_)
                | DefKind::Union(_)
                | DefKind::Enum(_)
                | DefKind::Id(_)
                | DefKind::Grammar(_),
                DefKind::Object(_)
                | DefKind::Shared(_)
                | DefKind::Union(_)
                | DefKind::Enum(_)
                | DefKind::Id(_)
                | DefKind::Grammar(_),
            ) => self.other_kind(old_id, new_id, usage, place),
        }
    }

    fn other_kind(&mut self, old_id: DefId, new_id: DefId, usage: Usage, place: &Where) {
        let (old, new) = (self.old.description.def(old_id), self.new.description.def(new_id));
        debug_assert_ne!(discriminant(&old.kind), discriminant(&new.kind));
        let [lost, gained] = [Direction::Request, Direction::Response]
            .map(|direction| self.check_definitions(direction, old_id, new_id, false).err());
        let effect = Effect::of_values(lost, gained).or_source("the Rust type changes");
        let shown = [some(words::kind(&old.kind)), some(words::kind(&new.kind))];
        self.add(place.clone(), usage, "kind", shown, effect);
    }

    fn grammars(&mut self, holder: &Holder, place: &Where, old: &Grammar, new: &Grammar) {
        let Grammar { rust, pattern, examples } = old;
        let renamed = Effect::breaks_source("the Rust type changes");
        self.compare_text(place, "rust", rust, &new.rust, renamed);
        let [before, after] = [examples, &new.examples].map(|examples| words::texts(examples));
        self.compare_text(place, "examples", &before, &after, Effect::documentation());
        let reason = "patterns can't be compared";
        let effect = match (pattern, &new.pattern) {
            (old, new) if old == new => return,
            (None, _) => Effect::breaks_requests("values that don't match are rejected"),
            (_, None) => Effect::breaks_responses("values that don't match become possible"),
            (Some(_), Some(_)) => Effect::breaks_both(reason),
        };
        self.add(place.clone(), holder.usage, "pattern", [pattern.clone(), new.pattern.clone()], effect);
    }
}

/// Returns the name of a definition for reports, such as `type Book`.
pub(super) fn item(def: &Def) -> String {
    format!("{} {}", words::kind(&def.kind), def.name)
}
