//! Checks of unions: their forms, and the types that are forms.

use std::collections::BTreeMap;

use crate::diagnostic::{Diagnostics, Place, did_you_mean};
use crate::ir::*;

/// Reports every problem of the unions that is none of their fields alone.
pub fn lint(description: &Description, diagnostics: &mut Diagnostics) {
    for def in &description.defs {
        let DefKind::Union(union) = &def.kind else { continue };
        names(union, diagnostics);
        for variant in &union.variants {
            match &variant.form {
                Form::Fields(fields) => no_tag(union, fields, diagnostics),
                Form::Type(id, place) => form_type(description, union, variant, *id, place, diagnostics),
            }
        }
        if union.variants.is_empty() {
            diagnostics.add(&def.place, format!("`{}` has no forms", def.name), "give it at least one");
        }
    }
}

/// No two forms may have one name in Rust.
fn names(union: &Union, diagnostics: &mut Diagnostics) {
    let mut names: BTreeMap<&RustName, &Variant> = BTreeMap::new();
    for variant in &union.variants {
        if let Some(first) = names.insert(&variant.rust, variant) {
            let message =
                format!("`{}` and `{}` are both `{}` in Rust", first.wire, variant.wire, variant.rust);
            diagnostics.add(&variant.place, message, "give one of them another name: `rust = \"..\"`");
        }
    }
}

fn no_tag(union: &Union, fields: &[Field], diagnostics: &mut Diagnostics) {
    for field in fields.iter().filter(|field| field.wire == union.tag) {
        let message = format!("the field has the name of the tag, `{}`", union.tag);
        diagnostics.add(&field.place, message, "leave it out: the tag is there by itself");
    }
}

/// A type that is a form is an object. If it has the tag, its values can say which form it is.
fn form_type(
    description: &Description,
    union: &Union,
    variant: &Variant,
    id: DefId,
    place: &Place,
    diagnostics: &mut Diagnostics,
) {
    let def = description.def(id);
    let Some(object) = description.object(id).filter(|object| object.is_json()) else {
        let message = format!("`{}` can't be a form of a union", def.name);
        return diagnostics.add(
            place,
            message,
            "name a `[type]` that is no query, or write `fields = { .. }`",
        );
    };
    let has_it_also = |field: &&Field| field.also.as_ref().is_some_and(|(also, _)| *also == union.tag);
    if let Some(field) = object.fields.iter().find(has_it_also) {
        let message =
            format!("`{}` of `{}` may come under the name of the tag, `{}`", field.wire, def.name, union.tag);
        return diagnostics.add(place, message, "write `fields = { .. }`, without that name");
    }
    let Some(tag) = object.fields.iter().find(|field| field.wire == union.tag) else { return };
    if tag.presence != Presence::Required {
        let message = format!("the tag `{}` need not be there in `{}`", union.tag, def.name);
        return diagnostics.add(place, message, "give that field the presence `required`, or leave it out");
    }
    let list = match &tag.ty {
        Type::String => return,
        Type::Named(id) => match &description.def(*id).kind {
            DefKind::Enum(list) if list.wire == Wire::Text => Some(list),
            _ => None,
        },
        _ => None,
    };
    match list {
        None => {
            let message =
                format!("the tag `{}` can't be read as `{}` of `{}`", union.tag, tag.wire, def.name);
            diagnostics.add(place, message, "make that field a string or an enum of texts, or leave it out");
        }
        Some(list) if !list.values.iter().any(|value| value.wire == variant.wire) => {
            let message = format!(
                "`{}` of `{}` can't be `{}`, which makes this form",
                tag.wire, def.name, variant.wire
            );
            let help = did_you_mean(&variant.wire.0, list.values.iter().map(|value| value.wire.0.as_str()));
            diagnostics.add(place, message, help);
        }
        Some(_) => {}
    }
}
