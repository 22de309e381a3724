//! Relations between definitions: the directions in which definitions are used, and the targets of references.

use std::collections::BTreeSet;

use super::diagnostic::{Diagnostics, did_you_mean};
use super::ir::*;

/// Resolves usages and references, reports references without a target, copies docs to union variants, and determines
/// the boxed fields.
pub fn resolve(description: &mut Description, diagnostics: &mut Diagnostics) {
    docs_of_forms(description);
    usages(description);
    references(description, diagnostics);
    boxes(description);
}

/// Returns all definitions that are reachable from the given definitions.
pub fn reachable(description: &Description, from: impl IntoIterator<Item = DefId>) -> BTreeSet<DefId> {
    let mut found = BTreeSet::new();
    let mut open: Vec<DefId> = from.into_iter().collect();
    while let Some(id) = open.pop() {
        if found.insert(id) {
            let def = description.def(id);
            open.extend(parts_of(def).iter().map(|part| part.def));
            open.extend(variants_of(def).iter().flat_map(types_of_form));
            open.extend(fields_of(def).into_iter().flat_map(|field| field.ty.named()));
        }
    }
    found
}

fn parts_of(def: &Def) -> &[Part] {
    match &def.kind {
        DefKind::Object(object) => &object.parts,
        _ => &[],
    }
}

fn variants_of(def: &Def) -> &[Variant] {
    match &def.kind {
        DefKind::Union(union) => &union.variants,
        _ => &[],
    }
}

/// Returns the definitions that a variant refers to, except in its own fields.
fn types_of_form(variant: &Variant) -> Vec<DefId> {
    match &variant.form {
        Form::Fields(_) => Vec::new(),
        Form::Type(id, _) => vec![*id],
        Form::Value(ty, _) => ty.named(),
    }
}

/// Copies the doc of a variant's type to the variant if the variant has no doc.
fn docs_of_forms(description: &mut Description) {
    for index in 0..description.defs.len() {
        let types = variants_of(&description.defs[index]).iter().filter_map(Variant::ty);
        let docs: Vec<String> = types.map(|id| description.def(id).doc.clone()).collect();
        let DefKind::Union(union) = &mut description.defs[index].kind else { continue };
        let forms = union.variants.iter_mut().filter(|variant| variant.ty().is_some());
        for (variant, doc) in forms.zip(docs).filter(|(variant, _)| variant.doc.is_empty()) {
            variant.doc = doc;
        }
    }
}

/// Returns the fields of an object, or the fields of all union variants that don't refer to a type.
pub fn fields_of(def: &Def) -> Vec<&Field> {
    match &def.kind {
        DefKind::Object(object) | DefKind::Shared(object) => object.fields.iter().collect(),
        DefKind::Union(union) => union.variants.iter().flat_map(Variant::fields).collect(),
        _ => Vec::new(),
    }
}

fn fields_of_mut(def: &mut Def) -> Vec<&mut Field> {
    match &mut def.kind {
        DefKind::Object(object) | DefKind::Shared(object) => object.fields.iter_mut().collect(),
        DefKind::Union(union) => {
            let forms = union.variants.iter_mut().map(|variant| &mut variant.form);
            let own = forms.filter_map(|form| match form {
                Form::Fields(fields) => Some(fields),
                Form::Type(..) | Form::Value(..) => None,
            });
            own.flatten().collect()
        }
        _ => Vec::new(),
    }
}

fn usages(description: &mut Description) {
    let operations = &description.operations;
    let bodies = operations.iter().filter_map(|operation| operation.body.as_ref());
    let request_roots =
        operations.iter().filter_map(|operation| operation.query).chain(bodies.flat_map(Type::named));
    let in_headers = operations.iter().filter_map(|operation| operation.response_headers);
    let answered = operations.iter().flat_map(Operation::answered_defs).chain(in_headers);
    let envelopes = description.envelopes.iter().map(|envelope| envelope.def);
    let requests = reachable(description, request_roots);
    let responses = reachable(description, answered.chain(envelopes));
    for (index, def) in description.defs.iter_mut().enumerate() {
        let id = DefId(index);
        def.usage = Usage { request: requests.contains(&id), response: responses.contains(&id) };
    }
}

/// Returns a definition, and the definitions whose values its values contain without a list or map in between.
pub fn held_within(description: &Description, from: DefId) -> BTreeSet<DefId> {
    let mut found = BTreeSet::new();
    let mut open = vec![from];
    while let Some(id) = open.pop() {
        if found.insert(id) {
            let def = description.def(id);
            open.extend(parts_of(def).iter().map(|part| part.def));
            open.extend(variants_of(def).iter().filter_map(Variant::held));
            open.extend(fields_of(def).into_iter().filter_map(held_by));
        }
    }
    found
}

/// Returns the definition whose value a field stores directly.
pub fn held_by(field: &Field) -> Option<DefId> {
    field.ty.not_null().definition()
}

/// Boxes the fields whose values may contain their own container.
fn boxes(description: &mut Description) {
    for index in 0..description.defs.len() {
        let (id, def) = (DefId(index), &description.defs[index]);
        // A shared field is boxed either in all types that include it or in none.
        let struct_of =
            |field: &Field| parts_of(def).iter().find(|part| field.part.as_ref() == Some(&part.rust));
        let is_boxed = |field: &Field| {
            let owner = struct_of(field).map_or(id, |part| part.def);
            held_by(field).is_some_and(|held| held_within(description, held).contains(&owner))
        };
        let boxed: Vec<bool> = fields_of(def).into_iter().map(is_boxed).collect();
        for (field, is_boxed) in fields_of_mut(&mut description.defs[index]).into_iter().zip(boxed) {
            field.is_boxed = is_boxed;
        }
    }
}

/// Resolves references. A reference points to a map or a list in the responses that contain the referring type.
fn references(description: &mut Description, diagnostics: &mut Diagnostics) {
    let responses: BTreeSet<DefId> =
        description.operations.iter().flat_map(Operation::answered_defs).collect();
    let holders: Vec<(DefId, BTreeSet<DefId>)> =
        responses.into_iter().map(|root| (root, reachable(description, [root]))).collect();
    for index in 0..description.defs.len() {
        let id = DefId(index);
        let roots: Vec<DefId> =
            holders.iter().filter(|(_, held)| held.contains(&id)).map(|(root, _)| *root).collect();
        let mut found = Vec::new();
        for (at, field) in fields_of(description.def(id)).into_iter().enumerate() {
            if let Some(reference) = reference_in(&field.ty) {
                let by_key = is_by_key(&field.ty);
                found.push((at, target(description, reference, by_key, &roots, field, diagnostics)));
            }
        }
        let mut fields = fields_of_mut(&mut description.defs[index]);
        for (at, resolved) in found {
            if let (Some(resolved), Some(reference)) = (resolved, reference_in_mut(&mut fields[at].ty)) {
                *reference = resolved;
            }
        }
    }
    // The key type of a referenced map counts as used by the referring types.
    usages(description);
}

fn target(
    description: &Description,
    reference: &Reference,
    by_key: bool,
    roots: &[DefId],
    field: &Field,
    diagnostics: &mut Diagnostics,
) -> Option<Reference> {
    let mut resolved = Reference { roots: Vec::new(), ..reference.clone() };
    for &root in roots {
        let container = description.field(root, &reference.field.0).map(|field| &field.ty);
        match (container, by_key) {
            (Some(Type::Map(key, value)), true) => {
                resolved.key = key.named().first().copied();
                resolved.target = Some(value.clone());
            }
            (Some(Type::List(element)), false) => resolved.target = Some(element.clone()),
            _ => continue,
        }
        resolved.roots.push(root);
    }
    if !resolved.roots.is_empty() {
        return Some(resolved);
    }
    let what = if by_key { "a map" } else { "an array" };
    let names = roots.iter().filter_map(|root| description.object(*root)).flat_map(|root| &root.fields);
    let candidates = names.filter(|field| match field.ty {
        Type::Map(..) => by_key,
        Type::List(_) => !by_key,
        _ => false,
    });
    let help = match roots {
        [] => "use the type in a response that has the target".to_owned(),
        _ => did_you_mean(&reference.field.0, candidates.map(|field| field.wire.0.as_str())),
    };
    let message = format!("no response that contains this type has {what} `{}`", reference.field);
    if !roots.is_empty() {
        diagnostics.add_absent(&reference.field.0, &field.type_place, message, help);
    } else {
        diagnostics.add_unused(&field.wire.0, &field.type_place, message, help);
    }
    None
}

fn inner(ty: &Type) -> &Type {
    match ty {
        Type::Nullable(held)
        | Type::List(held)
        | Type::Map(_, held)
        | Type::Pipe(held)
        | Type::Comma(held) => inner(held),
        other => other,
    }
}

/// Returns the reference in a type, which is the type itself or the element type of a list or map.
pub fn reference_in(ty: &Type) -> Option<&Reference> {
    match inner(ty) {
        Type::Ref(reference) | Type::Index(reference) => Some(reference),
        _ => None,
    }
}

/// Returns `true` if the reference in a type is a map key, or `false` if it is an array index.
pub fn is_by_key(ty: &Type) -> bool {
    matches!(inner(ty), Type::Ref(_))
}

fn reference_in_mut(ty: &mut Type) -> Option<&mut Reference> {
    match ty {
        Type::Ref(reference) | Type::Index(reference) => Some(reference),
        Type::Nullable(held)
        | Type::List(held)
        | Type::Map(_, held)
        | Type::Pipe(held)
        | Type::Comma(held) => reference_in_mut(held),
        _ => None,
    }
}
