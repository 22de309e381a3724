//! Checks of unions and their variants.

use std::collections::BTreeMap;

use super::bodies::problems;
use crate::diagnostic::{Diagnostics, Place, did_you_mean};
use crate::ir::*;

/// Reports all problems with unions except problems with individual fields.
pub fn lint(description: &Description, diagnostics: &mut Diagnostics) {
    for def in &description.defs {
        let DefKind::Union(union) = &def.kind else { continue };
        match &union.tag {
            Some(tag) => tagged(description, union, tag, diagnostics),
            None => by_type(description, def, union, diagnostics),
        }
    }
}

/// Reports the problems with a union whose variants are distinguished by a tag.
fn tagged(description: &Description, union: &Union, tag: &WireName, diagnostics: &mut Diagnostics) {
    names(union, diagnostics);
    tags(union, diagnostics);
    for variant in &union.variants {
        match &variant.form {
            Form::Fields(fields) => no_tag(tag, fields, diagnostics),
            Form::Type(id, place) => form_type(description, tag, variant, *id, place, diagnostics),
            Form::Value(..) => {}
        }
    }
}

/// Reports tags that are equal or that have different types.
fn tags(union: &Union, diagnostics: &mut Diagnostics) {
    let mut tags: BTreeMap<&Tag, &Variant> = BTreeMap::new();
    for variant in &union.variants {
        if let Some(first) = tags.insert(&variant.tag, variant) {
            let message =
                format!("`{}` and `{}` have the same tag, `{}`", first.wire, variant.wire, variant.tag);
            diagnostics.add(&variant.place, message, "give each variant a tag of its own: `tag = ..`");
        }
    }
    let Some(first) = union.variants.first() else { return };
    let (expected, words) = (first.tag.json_type(), type_of_tag(first));
    for variant in union.variants.iter().filter(|variant| variant.tag.json_type() != expected) {
        let message = format!(
            "the tag of `{}` is {}, but the tag of `{}` is {words}",
            variant.wire,
            type_of_tag(variant),
            first.wire
        );
        let help = "give all variants integers, or all variants booleans, or none a `tag`: a string is the name of the variant";
        diagnostics.add(&variant.place, message, help);
    }
    if union.unlisted.is_some() && expected == JsonType::Boolean && tags.len() == 2 {
        let message = "the union is open, but its variants list both booleans";
        diagnostics.add(&first.place, message, "remove `open = true`");
    }
}

fn type_of_tag(variant: &Variant) -> &'static str {
    match variant.tag {
        Tag::Text(_) => "a string",
        Tag::Integer(_) => "an integer",
        Tag::Boolean(_) => "a boolean",
    }
}

/// Reports the problems with a union whose variants are distinguished by their JSON type.
fn by_type(description: &Description, def: &Def, union: &Union, diagnostics: &mut Diagnostics) {
    let mut types: BTreeMap<JsonType, &Variant> = BTreeMap::new();
    for variant in &union.variants {
        let Form::Value(ty, place) = &variant.form else { continue };
        let Some(json_type) = description.type_of_values(ty) else {
            let written = description.written(ty);
            let message = format!(
                "`{written}` can't be a variant of `{}`: its values have several JSON types",
                def.name
            );
            diagnostics.add(place, message, "write each JSON type as a variant of its own");
            continue;
        };
        for (message, help) in problems(description, ty) {
            diagnostics.add(place, format!("the variant `{}` {message}", variant.wire), help);
        }
        if let Some(first) = types.insert(json_type, variant) {
            let message = format!(
                "`{}` and `{}` of `{}` are both {}s",
                first.wire,
                variant.wire,
                def.name,
                json_type.keyword()
            );
            let help = "without a tag, each variant needs a JSON type of its own: merge the variants, or name the field that distinguishes them: `tag = \"..\"`";
            diagnostics.add(place, message, help);
        }
    }
    if types.len() == union.variants.len() {
        names(union, diagnostics);
    }
    if union.unlisted.is_some() && types.len() == JsonType::ALL.len() {
        let message = format!("`{}` is open, but its variants have all JSON types", def.name);
        diagnostics.add(&def.place, message, "remove `open = true`");
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

fn no_tag(tag: &WireName, fields: &[Field], diagnostics: &mut Diagnostics) {
    for field in fields.iter().filter(|field| field.wire == *tag) {
        let message = format!("the field has the same name as the tag, `{tag}`");
        diagnostics.add(&field.place, message, "remove the field: the tag is added automatically");
    }
}

/// Checks that the type of a variant is an object. If that object contains the tag, the tag's type must include the
/// variant's value.
fn form_type(
    description: &Description,
    name: &WireName,
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
    let has_tag_as_second_name = |field: &&Field| field.also.as_ref().is_some_and(|(also, _)| also == name);
    if let Some(field) = object.fields.iter().find(has_tag_as_second_name) {
        let message =
            format!("the second name of `{}` of `{}` is the name of the tag, `{name}`", field.wire, def.name);
        return diagnostics.add(place, message, "write `fields = { .. }`, without the second name");
    }
    let Some(tag) = object.fields.iter().find(|field| field.wire == *name) else { return };
    if tag.presence != Presence::Required {
        let message = format!("the tag `{name}` is optional in `{}`", def.name);
        return diagnostics.add(place, message, "make that field required, or remove it");
    }
    if let Some((message, help)) = problem_of_tag(description, def, tag, variant) {
        diagnostics.add(place, message, help);
    }
}

/// Returns the problem with the field of a variant's type that contains the tag. The field's type must include the
/// value of the tag.
fn problem_of_tag(
    description: &Description,
    def: &Def,
    field: &Field,
    variant: &Variant,
) -> Option<(String, String)> {
    let list = field.ty.definition().and_then(|id| match &description.def(id).kind {
        DefKind::Enum(list) => Some(list),
        _ => None,
    });
    match (&variant.tag, &field.ty, list) {
        (Tag::Text(_), Type::String, _)
        | (Tag::Integer(_), Type::Integer, _)
        | (Tag::Boolean(_), Type::Boolean, _) => None,
        (Tag::Text(_), _, Some(list)) | (Tag::Integer(_), _, Some(list))
            if (list.wire == Wire::Integer) == matches!(variant.tag, Tag::Integer(_)) =>
        {
            let message = format!(
                "`{}` of `{}` can't be `{}`, the tag of this variant",
                field.wire, def.name, variant.tag
            );
            let help = did_you_mean(&variant.wire.0, list.values.iter().map(|value| value.wire.0.as_str()));
            (!list.values.iter().any(|value| value.is_tag(&variant.tag))).then_some((message, help))
        }
        _ => {
            let message =
                format!("the tag `{0}` does not match the type of `{0}` in `{1}`", field.wire, def.name);
            let kind = match &variant.tag {
                Tag::Text(_) => "a string or a string enum",
                Tag::Integer(_) => "an integer or an integer enum",
                Tag::Boolean(_) => "a boolean",
            };
            Some((message, format!("make that field {kind}, or remove it")))
        }
    }
}
