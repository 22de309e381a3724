//! Checks of unions and their variants.

use std::collections::BTreeMap;

use crate::diagnostic::{Diagnostics, Place, did_you_mean};
use crate::ir::*;

/// Reports all problems with unions except problems with individual fields.
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
            diagnostics.add(
                &def.place,
                format!("`{}` has no variants", def.name),
                "add at least one variant",
            );
        }
    }
}

/// Reports variants that have the same Rust name.
fn names(union: &Union, diagnostics: &mut Diagnostics) {
    let mut names: BTreeMap<&RustName, &Variant> = BTreeMap::new();
    for variant in &union.variants {
        if let Some(first) = names.insert(&variant.rust, variant) {
            let message =
                format!("`{}` and `{}` are both `{}` in Rust", first.wire, variant.wire, variant.rust);
            diagnostics.add(&variant.place, message, "rename one of them: `rust = \"..\"`");
        }
    }
}

fn no_tag(union: &Union, fields: &[Field], diagnostics: &mut Diagnostics) {
    for field in fields.iter().filter(|field| field.wire == union.tag) {
        let message = format!("the field has the same name as the tag, `{}`", union.tag);
        diagnostics.add(&field.place, message, "remove the field: the tag is added automatically");
    }
}

/// Checks that the type of a variant is an object. If that object contains the tag, the tag's type must include the
/// variant's value.
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
        let message = format!("`{}` can't be a variant of a union", def.name);
        return diagnostics.add(
            place,
            message,
            "name a `[type]` that is not a query, or write `fields = { .. }`",
        );
    };
    let has_tag_as_second_name =
        |field: &&Field| field.also.as_ref().is_some_and(|(also, _)| *also == union.tag);
    if let Some(field) = object.fields.iter().find(has_tag_as_second_name) {
        let message = format!(
            "the second name of `{}` of `{}` is the name of the tag, `{}`",
            field.wire, def.name, union.tag
        );
        return diagnostics.add(place, message, "write `fields = { .. }`, without the second name");
    }
    let Some(tag) = object.fields.iter().find(|field| field.wire == union.tag) else { return };
    if tag.presence != Presence::Required {
        let message = format!("the tag `{}` is optional in `{}`", union.tag, def.name);
        return diagnostics.add(place, message, "make that field required, or remove it");
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
            let message = format!(
                "the tag `{}` does not match the type of `{}` in `{}`",
                union.tag, tag.wire, def.name
            );
            diagnostics.add(place, message, "make that field a string or a string enum, or remove it");
        }
        Some(list) if !list.values.iter().any(|value| value.wire == variant.wire) => {
            let message = format!(
                "`{}` of `{}` can't be `{}`, the tag of this variant",
                tag.wire, def.name, variant.wire
            );
            let help = did_you_mean(&variant.wire.0, list.values.iter().map(|value| value.wire.0.as_str()));
            diagnostics.add(place, message, help);
        }
        Some(_) => {}
    }
}
