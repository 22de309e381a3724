//! The parts that are named and referred to: schemas, errors, parameters, credentials.

use std::collections::BTreeSet;

use super::{parameters, responses, security};
use crate::emit::schema::{self, REFERENCE, extension};
use crate::ir::*;
use crate::json::Json;

/// All components; the schemas are those that are used.
pub(super) fn components(description: &Description, used: &BTreeSet<DefId>) -> Json {
    let shared = parameters::shared(description);
    let shared = shared.into_iter().fold(Json::object(), |out, (name, parameter)| out.with(name, parameter));
    Json::object()
        .with_filled("schemas", schemas(description, used, REFERENCE))
        .with_filled("responses", responses::errors(description))
        .with_filled("parameters", shared)
        .with_filled("securitySchemes", security::schemes(description))
}

/// The definitions that paths and errors lead to.
pub(super) fn used(description: &Description, paths: &Json) -> BTreeSet<DefId> {
    reachable(description, [paths, &responses::errors(description)])
}

/// The definitions that something leads to by references.
fn reachable<'a>(description: &Description, from: impl IntoIterator<Item = &'a Json>) -> BTreeSet<DefId> {
    let mut found = BTreeSet::new();
    let mut open: Vec<DefId> = from.into_iter().flat_map(|json| referred(description, json)).collect();
    while let Some(id) = open.pop() {
        if found.insert(id) {
            open.extend(referred(description, &schema::definition(description, description.def(id))));
        }
    }
    found
}

fn referred(description: &Description, json: &Json) -> Vec<DefId> {
    let mut found = Vec::new();
    json.clone().each_named("$ref", &mut |target| {
        found.extend(target.strip_prefix(REFERENCE).and_then(|name| description.names.get(name)).copied());
    });
    found
}

/// The schemas of definitions, in the order of the files. `below` is what references to them begin with.
fn schemas(description: &Description, ids: &BTreeSet<DefId>, below: &str) -> Json {
    let mut out = Json::object();
    for id in ids {
        let def = description.def(*id);
        match &def.kind {
            DefKind::Union(union) => add_union(description, def, union, below, &mut out),
            DefKind::Object(_)
            | DefKind::Shared(_)
            | DefKind::Enum(_)
            | DefKind::Id(_)
            | DefKind::Grammar(_) => {
                out.set(&def.name.0, schema::definition(description, def));
            }
        }
    }
    out
}

/// A union's forms become schemas with names of their own, distinguished by the constant in their tag. There is
/// no `discriminator` beside that: it would add nothing, and generators that follow it write the tag twice.
fn add_union(description: &Description, def: &Def, union: &Union, below: &str, out: &mut Json) {
    let named: Vec<(&Variant, String)> =
        union.variants.iter().map(|variant| (variant, form_name(description, def, variant))).collect();
    let forms = named.iter().map(|(_, name)| Json::object().with("$ref", format!("{below}{name}")));
    let forms = forms.chain(schema::unlisted_form(union)).collect::<Json>();
    out.set(&def.name.0, schema::definition(description, def).with("oneOf", forms));
    for (variant, name) in named {
        out.set(name, schema::form(description, def.usage, union, variant));
    }
}

/// A name for a union's form that no definition has.
fn form_name(description: &Description, def: &Def, variant: &Variant) -> String {
    let mut name = format!("{}{}", def.name, variant.rust);
    while description.names.contains_key(&name) {
        name.push_str("Form");
    }
    name
}

/// The shapes that nothing refers to, and what only they lead to, apart from the components: an unused one would be
/// taken for a mistake.
pub(super) fn unreferenced(description: &Description, used: &BTreeSet<DefId>) -> Json {
    let shown = description.defs().filter(|(_, def)| def.unreferenced).map(|(id, _)| id);
    let shown = crate::resolve::reachable(description, shown);
    let apart: BTreeSet<DefId> = shown.difference(used).copied().collect();
    let below = format!("#/{}/", extension::UNREFERENCED);
    let mut out = schemas(description, &apart, &below);
    out.each_named("$ref", &mut |target| {
        let name = target.strip_prefix(REFERENCE);
        let id = name.and_then(|name| description.names.get(name)).filter(|id| apart.contains(id));
        if let Some(id) = id {
            *target = format!("{below}{}", description.def(*id).name);
        }
    });
    out
}
