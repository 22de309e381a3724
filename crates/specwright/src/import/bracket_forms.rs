//! Unions of plain values in bracket-style forms. In such a form, all plain values are strings, so the variants that are
//! numbers or booleans can't be recognized.

use std::collections::BTreeSet;

use super::arrange::Dependencies;
use super::draft::{Def, Draft, Expr, Kind, Operation};
use super::loss::Lack;
use super::schemas::Schemas;
use crate::json::Json;

/// Replaces unions that a bracket-style form can't express by strings. Omits operations whose forms have such a union in
/// a type that other bodies also use.
pub fn settle(draft: &mut Draft, schemas: &mut Schemas<'_>) {
    let unions = schemas.defs.iter().filter(|def| !is_in_forms(def, schemas));
    let unions: BTreeSet<String> = unions.map(|def| def.name.clone()).collect();
    let dependencies = Dependencies::of(&schemas.defs);
    let operations = || draft.groups.iter().flat_map(|group| &group.operations);
    let others = operations().flat_map(|operation| {
        let requested = operation.request_defs().filter(|name| form(operation) != Some(name));
        requested.chain(operation.response_defs())
    });
    let others =
        dependencies.reach(others.chain(draft.envelopes.iter().map(|envelope| envelope.name.as_str())));
    let holds = |def: &Def| def.used_defs().into_iter().any(|name| unions.contains(name));
    let holders = schemas.defs.iter().filter(|def| holds(def));
    let holders: BTreeSet<String> = holders.map(|def| def.name.clone()).collect();
    let mut in_forms = BTreeSet::new();
    for group in &mut draft.groups {
        group.operations.retain(|operation| {
            let own: BTreeSet<String> =
                dependencies.reach(form(operation)).intersection(&holders).cloned().collect();
            let shared = own.intersection(&others).next().cloned();
            if let Some(shared) = &shared {
                let at = schemas.position(shared);
                let found = format!("a form with `{shared}`, which other bodies also use");
                schemas.losses.add(Lack::Mixture, at, found);
                schemas.losses.lose_operation(operation.http.clone());
            } else {
                in_forms.extend(own);
            }
            shared.is_none()
        });
    }
    draft.groups.retain(|group| !group.operations.is_empty());
    for name in &unions {
        let at = schemas.position(name);
        let holders = schemas.defs.iter_mut().filter(|def| in_forms.contains(&def.name));
        let replaced = holders.map(|def| replace(def, name)).filter(|is_replaced| *is_replaced).count();
        if replaced > 0 {
            schemas.losses.add(Lack::Mixture, at, format!("`{name}` in a form, described as `string`"));
        }
    }
}

/// Returns the body of an operation if the body is a bracket-style form.
fn form(operation: &Operation) -> Option<&str> {
    operation.body.as_ref().filter(|_| operation.body_format == Some("bracket_form"))?.named()
}

/// Returns whether a form can express a definition's variants, if there are any.
fn is_in_forms(def: &Def, schemas: &Schemas<'_>) -> bool {
    let is_plain = |ty: &Expr| match ty {
        Expr::Plain(ty) => ["boolean", "integer", "unsigned", "number", "amount"].contains(ty),
        Expr::Named(name) => schemas.def(name).is_some_and(|def| match def.kind {
            Kind::Id(is_integer) => is_integer,
            Kind::Enum { .. } => !def.is_text_enum(),
            _ => false,
        }),
        _ => false,
    };
    let types = def.alternatives().unwrap_or_default();
    !types.into_iter().any(|ty| is_plain(ty) || ty.has_null())
}

/// Replaces a union by a string. Returns whether the definition contained the union.
fn replace(def: &mut Def, union: &str) -> bool {
    let mut is_replaced = false;
    for field in def.fields_mut().into_iter().filter(|field| field.ty.named() == Some(union)) {
        field.ty = std::mem::replace(&mut field.ty, Expr::JSON).with_innermost(Expr::Plain("string"));
        field.facets.retain(|(key, value)| *key != "default" || matches!(value, Json::Text(_)));
        is_replaced = true;
    }
    let variants = match &mut def.kind {
        Kind::Union { variants, .. } => variants.as_mut_slice(),
        _ => &mut [],
    };
    for of in variants.iter_mut().filter_map(|variant| variant.of.as_mut()) {
        if of.named() == Some(union) {
            *of = std::mem::replace(of, Expr::JSON).with_innermost(Expr::Plain("string"));
            is_replaced = true;
        }
    }
    is_replaced
}
