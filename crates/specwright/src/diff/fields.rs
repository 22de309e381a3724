//! Comparison of a field that exists in both descriptions: Rust name, type, default, unit and docs. Presence and bounds
//! are compared in their own files.

use super::change::Effect;
use super::limits::LimitEffect;
use super::shape::Direction;
use super::types::Holder;
use super::{Diff, EVERYWHERE, Where, some, words};
use crate::diagnostic::Place;
use crate::ir::*;

impl<'a> Diff<'a> {
    pub(super) fn field(&mut self, holder: &Holder, old: &'a Field, new: &'a Field) {
        let Field {
            wire,
            also,
            header,
            in_json,
            rust,
            part,
            ty: _,
            presence: _,
            option: _,
            doc,
            deprecated,
            unit,
            default: _,
            bounds,
            may_be_empty,
            is_boxed,
            response_options,
            unstated,
            place: _,
            type_place: _,
        } = old;
        let place = self.new.at(&new.place, format!("{}, field {}", holder.item, new.wire));
        let parameter = Effect::breaks_source(match header {
            Some(_) => "on the wire, the field has the name of its header",
            None => "a path parameter is identified by position, not by name",
        });
        self.compare_text(&place, "name", &wire.0, &new.wire.0, parameter);
        self.other_name(holder, &place, also, &new.also);
        self.header(holder, &place, header, &new.header);
        let renamed = Effect::breaks_source("the Rust field is renamed");
        self.compare_text(&place, "rust", &rust.0, &new.rust.0, renamed);
        let moved = Effect::breaks_source("the field moves to another Rust struct");
        let [before, after] = [part, &new.part].map(|part| part.as_ref().map_or("", |name| &name.0));
        self.compare_text(&place, "shared", before, after, moved);
        self.field_type(holder, &place, old, new);
        self.presence(holder, &place, old, new);
        self.bounds(holder, &place, bounds, &new.bounds);
        self.default_value(holder, &place, old, new);
        self.unit(holder, &place, unit, &new.unit);
        let effect = Effect::breaks_both("an empty value has a different meaning");
        let flags = [*may_be_empty, new.may_be_empty];
        self.compare_flag(&place, holder.usage, "may_be_empty", flags, effect);
        let effect = Effect::breaks_source("in Rust, the field is boxed on one side only");
        self.compare_flag(&place, EVERYWHERE, "boxed", [*is_boxed, new.is_boxed], effect);
        let effect = Effect::breaks_requests("the parameter is encoded differently");
        self.compare_flag(&place, holder.usage, "json", [*in_json, new.in_json], effect);
        let effect = Effect::breaks_source("Rust code lists response options differently");
        let flags = [*response_options, new.response_options];
        self.compare_flag(&place, EVERYWHERE, "response_options", flags, effect);
        let doc = [doc.as_deref().unwrap_or_default(), new.doc.as_deref().unwrap_or_default()];
        self.compare_docs(&place, doc, [unstated, &new.unstated]);
        self.compare_deprecated(&place, deprecated, &new.deprecated);
    }

    fn other_name(
        &mut self,
        holder: &Holder,
        place: &Where,
        old: &Option<(WireName, Place)>,
        new: &Option<(WireName, Place)>,
    ) {
        let [before, after] = [old, new].map(|also| also.as_ref().map(|(name, _)| name.0.clone()));
        let effect = match (&before, &after) {
            (before, after) if before == after => return,
            (_, None) => Effect::harmless("responses have the field under one name only"),
            _ => {
                Effect::breaks_responses("responses may have the field under a name that readers don't know")
            }
        };
        self.add(place.clone(), holder.usage, "also", [before, after], effect);
    }

    fn header(
        &mut self,
        holder: &Holder,
        place: &Where,
        old: &Option<(WireName, Place)>,
        new: &Option<(WireName, Place)>,
    ) {
        let shown = [old, new].map(|header| header.as_ref().map(|(name, _)| name.0.clone()));
        let effect = Effect::breaks_both("readers look for the field in the old place");
        self.compare_values(place, holder.usage, "header", shown, effect);
    }

    /// Compares types by their content, because the names of definitions don't appear on the wire.
    fn field_type(&mut self, holder: &Holder, place: &Where, old: &'a Field, new: &'a Field) {
        // Nullability is compared together with the presence.
        self.value_type(holder, place, old.ty.not_null(), new.ty.not_null());
    }

    /// Compares the types of a field or of a variant.
    pub(super) fn value_type(&mut self, holder: &Holder, place: &Where, old: &'a Type, new: &'a Type) {
        let before = self.old.description.written(old);
        let after = self.new.description.written(new);
        if before == after {
            return;
        }
        let [lost, gained] = [Direction::Request, Direction::Response]
            .map(|direction| self.check_types(direction, old, new, holder.in_query).err());
        let effect = match points_elsewhere(old, new) {
            true => Effect::breaks_both("the value refers to another part of the response"),
            false => Effect::of_values(lost, gained)
                .or_source("nothing breaks on the wire; the field's Rust type may change"),
        };
        self.add(place.clone(), holder.usage, "type", [some(before), some(after)], effect);
    }

    fn default_value(&mut self, holder: &Holder, place: &Where, old: &'a Field, new: &'a Field) {
        let shown = |description: &Description, field: &Field| {
            let (value, _) = field.default.as_ref()?;
            some(words::default(description, &field.ty, value))
        };
        let (before, after) = (shown(self.old.description, old), shown(self.new.description, new));
        if before == after {
            return;
        }
        let why = match (&before, &after) {
            (Some(_), Some(_)) => "an absent field has a different meaning",
            (None, _) => "an absent field now means a value",
            (_, None) => "an absent field no longer means a value",
        };
        let effect = Effect::breaks_both(why);
        // A change to the limit's value is reported once, together with all effects of the change.
        if let (Some((Scalar::Text(name), _)), Some((Scalar::Text(other), _))) = (&old.default, &new.default)
            && name == other
            && old.ty == Type::Integer
            && new.ty == Type::Integer
        {
            let limit_effect =
                LimitEffect { item: place.item.clone(), effect: effect.effects_in(holder.usage) };
            self.limits.entry(name).or_default().push(limit_effect);
            return;
        }
        let is_same = number(self.old.description, old)
            .is_some_and(|old_number| Some(old_number) == number(self.new.description, new));
        let effect = if is_same { Effect::harmless("the value is unchanged") } else { effect };
        self.add(place.clone(), holder.usage, "default", [before, after], effect);
    }

    /// Compares units. A unit that only one version documents may apply to both versions.
    fn unit(&mut self, holder: &Holder, place: &Where, old: &Option<String>, new: &Option<String>) {
        let effect = match (old, new) {
            (old, new) if old == new => return,
            (Some(_), Some(_)) => Effect::breaks_both("the same number has a different meaning"),
            (None, _) | (_, None) => Effect::documentation(),
        };
        self.add(place.clone(), holder.usage, "unit", [old.clone(), new.clone()], effect);
    }
}

/// Returns a field's default as a number.
fn number(description: &Description, field: &Field) -> Option<f64> {
    let number = match &field.default.as_ref()?.0 {
        Scalar::Integer(value) => Number::Integer(*value),
        Scalar::Float(value) => Number::Float(*value),
        Scalar::Text(name) if field.ty == Type::Integer => description.limits.get(name)?.value,
        Scalar::Text(_) | Scalar::Boolean(_) => return None,
    };
    Some(number.as_float())
}

/// Returns whether both types are references that point into different parts of a response.
fn points_elsewhere(old: &Type, new: &Type) -> bool {
    use crate::resolve::reference_in;
    match (reference_in(old), reference_in(new)) {
        (Some(old), Some(new)) => {
            // The types of the referenced fields are compared when those fields are compared.
            let (Reference { field: old, roots: _, key: _, target: _ }, Reference { field: new, .. }) =
                (old, new);
            old != new
        }
        (None, _) | (_, None) => false,
    }
}
