//! Joins, which are functions that return the target of a reference in a response.

use std::collections::BTreeMap;

use heck::{ToLowerCamelCase as _, ToSnakeCase as _};

use super::text::{comment, optional_member, property, signature};
use super::types;
use crate::ir::*;
use crate::resolve::{fields_of, is_by_key, reference_in};

/// References that have the same name and type, and therefore share a function.
struct Join<'a> {
    field: &'a Field,
    reference: &'a Reference,
}

/// Returns the functions of a domain.
pub(super) fn of_domain(description: &Description, domain: &str) -> Vec<String> {
    let mut joins: Vec<Join<'_>> = Vec::new();
    for field in description.defs_of(domain).flat_map(|(_, def)| fields_of(def)) {
        let Some(reference) = reference_in(&field.ty).filter(|reference| !reference.roots.is_empty()) else {
            continue;
        };
        if !joins.iter().any(|join| join.field.wire == field.wire && join.field.ty == field.ty) {
            joins.push(Join { field, reference });
        }
    }
    let named = joins.iter().map(|join| (name(join, &joins), join));
    let named: BTreeMap<String, &Join<'_>> = named.collect();
    named.into_iter().filter_map(|(name, join)| function(description, &name, join)).collect()
}

/// Returns the name of a join: `authorOf` for `author` or `authorCode`, `bookOf` for an `id` into `books`. If two joins
/// would have the same name, the join whose field has a generic name is renamed, as in `bookById`. If neither field has
/// a generic name, both joins are renamed, as in `authorInWriters`.
fn name(join: &Join<'_>, all: &[Join<'_>]) -> String {
    let (thing, is_bare) = entity_name(join);
    let others = all.iter().filter(|other| !std::ptr::eq(*other, join)).map(self::entity_name);
    let rivals: Vec<bool> = others.filter(|(other, _)| *other == thing).map(|(_, is_bare)| is_bare).collect();
    let name = match (rivals.iter().all(|is_bare| *is_bare), is_bare) {
        _ if rivals.is_empty() => format!("{thing}_of"),
        (true, false) => format!("{thing}_of"),
        (_, true) => format!("{thing}_by_{}", join.field.wire),
        (false, false) => format!("{}_in_{}", join.field.wire, join.reference.field),
    };
    name.to_lower_camel_case()
}

/// Returns the name of the entity that a reference refers to, and whether the field's name is generic.
fn entity_name(join: &Join<'_>) -> (String, bool) {
    const GENERIC_NAMES: [&str; 4] = ["id", "code", "key", "index"];
    let name = join.field.wire.0.to_snake_case();
    if GENERIC_NAMES.contains(&name.as_str()) {
        return (join.reference.field.0.to_snake_case().trim_end_matches('s').to_owned(), true);
    }
    let ending = name.rsplit_once('_').filter(|(_, end)| GENERIC_NAMES.contains(&end.trim_end_matches('s')));
    (ending.map_or(name.as_str(), |(thing, _)| thing).to_owned(), false)
}

fn function(description: &Description, name: &str, join: &Join<'_>) -> Option<String> {
    let Join { field, reference } = join;
    let target = types::of(description, reference.target.as_ref()?);
    let (is_list, key) = match &field.ty {
        Type::List(inner) => (true, types::of(description, inner)),
        Type::Ref(_) | Type::Index(_) => (false, types::of(description, &field.ty)),
        _ => return None,
    };
    let container = match is_by_key(&field.ty) {
        true => format!("{{ [name: string]: {target} }}"),
        false => format!("{target}[]"),
    };
    let (from, into) = (property(&field.wire.0), property(&reference.field.0));
    let (answer, holder) =
        (optional_member("answer", &reference.field.0), optional_member("holder", &field.wire.0));
    let ty = if is_list { format!("{key}[]") } else { key };
    let (result, code) = match is_list {
        true => (
            format!("{target}[]"),
            format!(
                "  return ({holder} ?? []).flatMap((key) => {{\n    const found = {answer}?.[key];\n    return found === undefined ? [] : [found];\n  }});\n"
            ),
        ),
        false => (
            format!("{target} | undefined"),
            format!(
                "  const key = {holder};\n  return key === undefined || key === null ? undefined : {answer}?.[key];\n"
            ),
        ),
    };
    let doc = match is_list {
        true => format!(
            "Returns the entries of the response's `{}` that `{}` refers to.",
            reference.field, field.wire
        ),
        false => format!(
            "Returns the entry of the response's `{}` that `{}` refers to.",
            reference.field, field.wire
        ),
    };
    let doc = comment(&doc, "");
    let parameters = [
        format!("answer: {{ {into}?: {container} | null }} | undefined"),
        format!("holder: {{ {from}?: {ty} | null }} | undefined"),
    ];
    let head = signature("export function", name, &parameters, &result);
    Some(format!("{doc}{head}\n{code}}}\n"))
}
