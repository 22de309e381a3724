//! Comparison of types and unions: their fields, and the variants of a union.

use std::collections::BTreeMap;

use super::change::Effect;
use super::types::Holder;
use super::{Diff, Where, some, words};
use crate::ir::*;
use crate::paths::{path_parameters, without_names};

impl<'a> Diff<'a> {
    pub(super) fn objects(&mut self, holder: &Holder, place: &Where, old: &'a Object, new: &'a Object) {
        // The compared rules include the rules of the shared parts.
        let Object { fields, parts, rules: _, role } = old;
        let shown = [*role, new.role].map(|role| some(words::role(role)));
        let effect = Effect::breaks_source("queries and bodies have different Rust methods");
        self.compare_values(place, holder.usage, "use", shown, effect);
        let holder = Holder { in_query: *role != Role::Json && new.role != Role::Json, ..holder.clone() };
        self.fields(&holder, place, fields, &new.fields);
        let [before, after] = [(self.old, parts), (self.new, &new.parts)].map(|(side, parts)| {
            let name = |part: &Part| side.description.def(part.def).name.0.clone();
            parts.iter().map(name).collect::<Vec<_>>().join(", ")
        });
        let regrouped = Effect::breaks_source("the fields move to other Rust structs");
        self.compare_text(place, "shared", &before, &after, regrouped);
        let [before, after] = [self.old.description.rules(old), self.new.description.rules(new)];
        self.rules(&holder, place, &before.collect::<Vec<_>>(), &after.collect::<Vec<_>>());
    }

    /// Compares two lists of fields by wire name.
    fn fields(&mut self, holder: &Holder, place: &Where, old: &'a [Field], new: &'a [Field]) {
        let renamed = self.renamed_parameters(holder, old, new);
        let [old, new] = [old, new].map(|fields| fields.iter().collect::<Vec<_>>());
        self.matched_fields(holder, place, &old, &new, &renamed);
    }

    /// Compares two lists of fields, given the new names of renamed fields.
    fn matched_fields(
        &mut self,
        holder: &Holder,
        place: &Where,
        old: &[&'a Field],
        new: &[&'a Field],
        renamed: &BTreeMap<&'a str, &'a str>,
    ) {
        let same = |old: &Field, new: &Field| {
            old.wire == new.wire || renamed.get(old.wire.0.as_str()) == Some(&new.wire.0.as_str())
        };
        for field in old {
            match new.iter().find(|other| same(field, other)) {
                Some(other) => self.field(holder, field, other),
                None => self.removed_field(holder, field),
            }
        }
        for field in new.iter().filter(|field| !old.iter().any(|other| same(other, field))) {
            self.added_field(holder, field);
        }
        self.order_of_fields(place, old, new);
    }

    /// Compares the order of the fields. In Rust, the arguments of `new` are required fields.
    fn order_of_fields(&mut self, place: &Where, old: &[&'a Field], new: &[&'a Field]) {
        let names = |fields: &[&'a Field], all: bool| -> Vec<&'a str> {
            let named = fields.iter().filter(|field| all || field.presence == Presence::Required);
            named.map(|field| field.wire.0.as_str()).collect()
        };
        let order = Effect::breaks_source("the arguments of `new` in Rust are reordered");
        if !self.report_order(
            place,
            "order of the required fields",
            &names(old, false),
            &names(new, false),
            order,
        ) {
            self.compare_order(place, "the fields", &names(old, true), &names(new, true));
        }
    }

    /// Returns parameters whose renaming changes nothing on the wire. A header parameter has a separate wire name. A
    /// request contains the values of path parameters but not their names, so path parameters are matched by position.
    fn renamed_parameters(
        &self,
        holder: &Holder,
        old: &'a [Field],
        new: &'a [Field],
    ) -> BTreeMap<&'a str, &'a str> {
        if !holder.in_query {
            return BTreeMap::new();
        }
        let has = |fields: &[Field], name: &str| fields.iter().any(|field| field.wire.0 == name);
        let same_header = |field: &'a Field| {
            let header = field.header_name()?;
            let other = new.iter().find(|other| other.header_name() == Some(header))?;
            let is_renamed = !has(new, &field.wire.0) && !has(old, &other.wire.0);
            is_renamed.then_some((&*field.wire.0, &*other.wire.0))
        };
        let mut renamed: BTreeMap<&str, &str> = old.iter().filter_map(same_header).collect();
        for (before, after) in self.operation_pairs() {
            let fills = |query: Option<DefId>, description: &Description, fields: &[Field]| {
                query
                    .and_then(|id| description.object(id))
                    .is_some_and(|object| std::ptr::eq(object.fields.as_slice(), fields))
            };
            let is_same = without_names(&before.path) == without_names(&after.path);
            if !is_same
                || !fills(before.query, self.old.description, old)
                || !fills(after.query, self.new.description, new)
            {
                continue;
            }
            let pairs = path_parameters(&before.path).zip(path_parameters(&after.path));
            renamed.extend(pairs.filter(|(old_name, new_name)| {
                old_name != new_name && !has(new, old_name) && !has(old, new_name)
            }));
        }
        renamed
    }

    fn removed_field(&mut self, holder: &Holder, field: &Field) {
        let place = self.old.at(&field.place, format!("{}, field {}", holder.item, field.wire));
        let effect = Effect::of_values(
            some("requests with the field are no longer valid"),
            some("readers no longer get the field"),
        );
        let shown = words::field(self.old.description, field);
        self.add(
            place,
            holder.usage,
            "removed",
            [some(shown), None],
            effect.or_source("the Rust field is removed"),
        );
    }

    fn added_field(&mut self, holder: &Holder, field: &Field) {
        let place = self.new.at(&field.place, format!("{}, field {}", holder.item, field.wire));
        let effect = match field.presence {
            presence if presence.may_be_left_out(holder.usage) => {
                Effect::harmless(match (holder.usage.request, holder.usage.response) {
                    (true, false) => "the field is optional in requests",
                    (true, true) => "the field is optional in requests, and readers ignore unknown fields",
                    (false, _) => "readers ignore unknown fields",
                })
            }
            _ => Effect::breaks_requests("requests without the field are incomplete")
                .or_harmless("readers ignore unknown fields"),
        };
        let effect = match (holder.in_form, field.presence) {
            (true, _) => effect.or_source("Rust code that creates the variant must set the field"),
            (false, Presence::Required) => {
                effect.or_source("Rust code that creates a value must set the field")
            }
            (false, _) => effect,
        };
        let shown = words::field(self.new.description, field);
        self.add(place, holder.usage, "added", [None, some(shown)], effect);
    }

    pub(super) fn unions(&mut self, holder: &Holder, place: &Where, old: &'a Union, new: &'a Union) {
        let Union { tag, variants, unlisted } = old;
        let effect = Effect::breaks_both("another field distinguishes the variants");
        let shown = [tag, &new.tag].map(|tag| tag.as_ref().map(|tag| tag.0.clone()));
        self.compare_values(place, holder.usage, "tag", shown, effect);
        let [was_open, is_open] = [unlisted, &new.unlisted].map(Option::is_some);
        let effect = match is_open {
            true => Effect::breaks_responses("unlisted variants become possible"),
            false => Effect::breaks_requests("unlisted variants are rejected"),
        };
        self.compare_flag(place, holder.usage, "open", [was_open, is_open], effect);
        let (before, after) = (self.old.description, self.new.description);
        let is_same = |one: &Variant, other: &Variant| match (&tag, &new.tag) {
            (None, None) => before.json_type_of(one) == after.json_type_of(other),
            _ => one.tag == other.tag,
        };
        for variant in variants {
            match new.variants.iter().find(|other| is_same(variant, other)) {
                Some(other) => self.variant(holder, [old, new], variant, other),
                None => {
                    let place = self.old.at(&variant.place, variant_item(holder, variant));
                    let rejected = Effect::breaks_requests("requests with this variant are rejected");
                    let kept = Effect::harmless("values of this variant are kept as an unlisted variant");
                    let effect =
                        if is_open { kept } else { rejected }.or_source("the Rust variant is removed");
                    self.add(place, holder.usage, "removed", [some(&variant.wire.0), None], effect);
                }
            }
        }
        for variant in &new.variants {
            if !variants.iter().any(|other| is_same(other, variant)) {
                let place = self.new.at(&variant.place, variant_item(holder, variant));
                let effect = match was_open {
                    true => Effect::harmless("readers keep unknown variants"),
                    false => Effect::breaks_responses("readers can't decode unknown variants"),
                };
                self.add(place, holder.usage, "added", [None, some(&variant.wire.0)], effect);
            }
        }
        let names = |union: &'a Union| -> Vec<&'a str> {
            union.variants.iter().map(|variant| variant.wire.0.as_str()).collect()
        };
        self.compare_order(place, "the variants", &names(old), &names(new));
    }

    fn variant(&mut self, holder: &Holder, unions: [&'a Union; 2], old: &'a Variant, new: &'a Variant) {
        let Variant { wire, tag: _, rust, doc, deprecated, form, place: _ } = old;
        let place = self.new.at(&new.place, variant_item(holder, new));
        self.compare_docs(&place, [doc, &new.doc], [&[], &[]]);
        self.compare_deprecated(&place, deprecated, &new.deprecated);
        let renamed = Effect::breaks_source("the Rust variant is renamed");
        self.compare_text(&place, "rust", &rust.0, &new.rust.0, renamed);
        if *rust == new.rust {
            let unseen = Effect::harmless("only the description contains the name");
            self.compare_text(&place, "name", &wire.0, &new.wire.0, unseen);
        }
        let holder = Holder { item: variant_item(holder, new), in_form: true, ..holder.clone() };
        if let (Form::Value(old, _), Form::Value(new, _)) = (form, &new.form) {
            return self.value_type(&holder, &place, old, new);
        }
        let types = [(self.old, old), (self.new, new)]
            .map(|(side, variant)| variant.ty().map(|id| side.description.def(id).name.0.as_str()));
        if types[0] == types[1] && types[0].is_some() {
            // Changes to the type are reported with the type.
            return;
        }
        if types[0] != types[1] {
            let effect = Effect::breaks_source(
                "the Rust variant has different content; on the wire, only the fields matter",
            );
            self.add(place.clone(), holder.usage, "type", types.map(|name| name.map(str::to_owned)), effect);
        }
        let before = self.old.description.fields_of_form(unions[0], old);
        let after = self.new.description.fields_of_form(unions[1], new);
        self.matched_fields(&holder, &place, &before, &after, &BTreeMap::new());
    }
}

fn variant_item(holder: &Holder, variant: &Variant) -> String {
    format!("{}, variant {}", holder.item, variant.wire)
}
