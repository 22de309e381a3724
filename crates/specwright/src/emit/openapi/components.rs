//! The named components: schemas, responses, parameters and credentials.

use std::collections::BTreeSet;

use super::{parameters, responses, security};
use crate::emit::schema::{self, REFERENCE, extension};
use crate::ir::*;
use crate::json::Json;

/// Returns all components. Only used definitions have a schema.
pub(super) fn components(description: &Description, used: &BTreeSet<DefId>) -> Json {
    let shared = parameters::shared(description);
    let shared = shared.into_iter().fold(Json::object(), |out, (name, parameter)| out.with(name, parameter));
    Json::object()
        .with_filled("schemas", schemas(description, used, REFERENCE))
        .with_filled("responses", responses::errors(description))
        .with_filled("parameters", shared)
        .with_filled("securitySchemes", security::schemes(description))
}

/// Returns the definitions that paths and error responses use.
pub(super) fn used(description: &Description, paths: &Json) -> BTreeSet<DefId> {
    reachable(description, [paths, &responses::errors(description)])
}

/// Returns the definitions that are reachable from the given values through references.
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

/// Returns the schemas of definitions, in the order of the files. `below` is the prefix of references to the schemas of
/// union variants.
fn schemas(description: &Description, ids: &BTreeSet<DefId>, below: &str) -> Json {
    let mut out = Json::object();
    for id in ids {
        let def = description.def(*id);
        match &def.kind {
            DefKind::Union(union) if union.tag.is_some() => {
                add_union(description, def, union, below, &mut out);
            }
            DefKind::Union(_)
            | DefKind::Object(_)
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

/// Adds a union with a tag. Its variants become named schemas, distinguished by the constant in their tag. The
/// `discriminator` keyword is omitted because it would add nothing, and generators that support it write the tag twice.
fn add_union(description: &Description, def: &Def, union: &Union, below: &str, out: &mut Json) {
    let named: Vec<(&Variant, String)> =
        union.variants.iter().map(|variant| (variant, form_name(description, def, variant))).collect();
    let forms = named.iter().map(|(_, name)| Json::object().with("$ref", format!("{below}{name}")));
    let forms = forms.chain(schema::unlisted_form(description, union)).collect::<Json>();
    out.set(&def.name.0, schema::definition(description, def).with("oneOf", forms));
    for (variant, name) in named {
        out.set(name, schema::form(description, def.usage, union, variant));
    }
}

/// Returns an unused schema name for a union's variant.
fn form_name(description: &Description, def: &Def, variant: &Variant) -> String {
    let mut name = format!("{}{}", def.name, variant.rust);
    while description.names.contains_key(&name) {
        name.push_str("Form");
    }
    name
}

/// Returns the unreferenced types, and the types that only unreferenced types use. These types are separate from the
/// components, because validators report unused components as mistakes.
pub(super) fn unreferenced(description: &Description, used: &BTreeSet<DefId>) -> Json {
    let shown = description.defs().filter(|(_, def)| def.unreferenced).map(|(id, _)| id);
    let shown = crate::resolve::reachable(description, shown);
    let separate: BTreeSet<DefId> = shown.difference(used).copied().collect();
    let below = format!("#/{}/", extension::UNREFERENCED);
    let mut out = schemas(description, &separate, &below);
    out.each_named("$ref", &mut |target| {
        let name = target.strip_prefix(REFERENCE);
        let id = name.and_then(|name| description.names.get(name)).filter(|id| separate.contains(id));
        if let Some(id) = id {
            *target = format!("{below}{}", description.def(*id).name);
        }
    });
    out
}
