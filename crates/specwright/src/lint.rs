//! Checks of a complete description. All problems are reported together.

mod auth;
mod bodies;
mod envelopes;
mod examples;
mod feeds;
mod fields;
pub mod headers;
mod jobs;
mod operations;
mod pages;
mod paging;
mod rules;
mod tokens;
mod unions;
mod unstated;

use std::collections::BTreeSet;

use super::diagnostic::{Diagnostics, did_you_mean};
use super::ir::*;
use super::resolve::{fields_of, held_by, held_within, reachable};

pub use envelopes::{takes_any_text, written_envelope};
pub use examples::examples;
pub use unstated::{OpenPoint, open_points};

/// Reports all problems except problems in examples.
pub fn lint(description: &Description, diagnostics: &mut Diagnostics) {
    output(description, diagnostics);
    unused_definitions(description, diagnostics);
    unused_limits(description, diagnostics);
    unions::lint(description, diagnostics);
    cycles(description, diagnostics);
    closed_enums(description, diagnostics);
    auth::lint(description, diagnostics);
    operations::lint(description, diagnostics);
    envelopes::lint(description, diagnostics);
    for operation in &description.operations {
        headers::operation(description, operation, diagnostics);
    }
    feeds::lint(description, diagnostics);
    jobs::lint(description, diagnostics);
    pages::lint(description, diagnostics);
    paging::lint(description, diagnostics);
    unstated::lint(description, diagnostics);
    for (id, def) in description.defs() {
        if let DefKind::Object(object) | DefKind::Shared(object) = &def.kind {
            rules::lint(description, object, diagnostics);
        }
        // The validity of a shared field depends on the types that use it, which list the field among their own fields.
        if matches!(def.kind, DefKind::Shared(_)) {
            continue;
        }
        for field in fields_of(def) {
            fields::lint(description, id, field, diagnostics);
        }
        headers::definition(description, id, diagnostics);
    }
}

/// Reports missing outputs that other outputs depend on.
fn output(description: &Description, diagnostics: &mut Diagnostics) {
    let output = &description.output;
    let Some(place) = &output.place else { return };
    let calls = output.client.is_some() || output.service.is_some();
    let mut missing = |wrong: bool, message: &str, help: &str| {
        if wrong {
            diagnostics.add(place, message, help);
        }
    };
    missing(
        calls && output.models.is_none(),
        "`client` and `service` need `models`, which is not set",
        "add `models = { dir = \"..\", crate = \"..\" }`",
    );
    missing(
        output.models.is_some() && output.limits.is_none() && !description.limits.is_empty(),
        "the description has limits, but `[output]` has no `limits`",
        "add `limits = { dir = \"..\", path = \"..\" }`",
    );
}

fn unused_definitions(description: &Description, diagnostics: &mut Diagnostics) {
    // The parts of an intentionally unreferenced type may also be unused.
    let excused =
        reachable(description, description.defs().filter(|(_, def)| def.unreferenced).map(|(id, _)| id));
    for (id, def) in description.defs() {
        let used = def.usage.request || def.usage.response;
        if !used && !excused.contains(&id) {
            let (message, help) = match def.kind {
                DefKind::Shared(_) => (
                    format!("no type uses the shared fields `{}`", def.name),
                    "include the fields with the key `shared` of a type, or remove them",
                ),
                _ => (
                    format!("nothing uses `{}`", def.name),
                    "use or remove the definition, or set `unreferenced = true` if the API's documentation describes it but nothing refers to it",
                ),
            };
            diagnostics.add_unused(&def.name.0, &def.place, message, help);
        } else if used && def.unreferenced {
            let message = format!("`{}` is used, but marked as unreferenced", def.name);
            diagnostics.add(&def.place, message, "remove `unreferenced = true`");
        }
    }
}

fn unused_limits(description: &Description, diagnostics: &mut Diagnostics) {
    let fields: Vec<&Field> = description.defs.iter().flat_map(fields_of).collect();
    let mut used: BTreeSet<&str> = BTreeSet::new();
    for field in &fields {
        for bound in field.bounds.all() {
            if let Bound::Limit(name, place) = bound {
                used.insert(name);
                if !description.limits.contains_key(name) {
                    let help = did_you_mean(name, description.limits.keys().map(String::as_str));
                    diagnostics.add_absent(name, place, format!("unknown limit `{name}`"), help);
                    diagnostics.unknown(name, description.limits.keys().map(String::as_str));
                }
            }
        }
        if let (Type::Integer, Some((Scalar::Text(name), _))) = (&field.ty, &field.default) {
            used.insert(name);
        }
    }
    for (name, limit) in &description.limits {
        let is_used = used.contains(name.as_str());
        let holder =
            limit.on.as_ref().and_then(|on| description.names.get(on)).map(|id| description.def(*id));
        let (message, help) = match (holder, is_used) {
            (None, false) if limit.on.is_none() => (
                format!("nothing uses the limit `{name}`"),
                "use the limit in a field's bounds, or name the definition that applies it: `on = \"..\"`",
            ),
            (Some(def), true) => (
                format!("a field uses the limit `{name}`, so `{}` does not have to apply it", def.name),
                "remove `on`",
            ),
            (Some(def), false) if def.usage == Usage::default() => (
                format!("nothing uses `{}`, which applies the limit `{name}`", def.name),
                "name a definition that an operation uses, or remove the limit",
            ),
            _ => continue,
        };
        diagnostics.add_unused(name, &limit.place, message, help);
    }
}

/// Reports types that always contain themselves, and therefore have no finite value.
fn cycles(description: &Description, diagnostics: &mut Diagnostics) {
    let finite = finite(description);
    for (id, def) in description.defs().filter(|(id, _)| !finite.contains(id)) {
        let needed = fields_of(def).into_iter().filter(|field| field.presence == Presence::Required);
        for field in needed {
            let is_endless =
                |held: &DefId| !finite.contains(held) && held_within(description, *held).contains(&id);
            if held_by(field).filter(is_endless).is_some() {
                let message = format!("`{}` always contains itself, so no finite value exists", def.name);
                diagnostics.add(&field.place, message, "make the field optional, or use a list or a map");
            }
        }
    }
}

/// Returns the definitions that have a finite value.
fn finite(description: &Description) -> BTreeSet<DefId> {
    let mut finite = BTreeSet::new();
    loop {
        let ends = |fields: &[Field]| {
            let mut needed = fields.iter().filter(|field| field.presence == Presence::Required);
            needed.all(|field| held_by(field).is_none_or(|held| finite.contains(&held)))
        };
        let has_end = |(id, def): &(DefId, &Def)| {
            let ends = match &def.kind {
                DefKind::Object(object) | DefKind::Shared(object) => ends(&object.fields),
                DefKind::Union(union) => union.variants.iter().any(|variant| match &variant.form {
                    Form::Fields(fields) => ends(fields),
                    Form::Type(..) | Form::Value(..) => {
                        variant.held().is_none_or(|held| finite.contains(&held))
                    }
                }),
                DefKind::Enum(_) | DefKind::Id(_) | DefKind::Grammar(_) => true,
            };
            ends && !finite.contains(id)
        };
        let more: Vec<DefId> = description.defs().filter(has_end).map(|(id, _)| id).collect();
        if more.is_empty() {
            return finite;
        }
        finite.extend(more);
    }
}

/// Reports closed integer enums, which are not supported, and closed enums in responses, because readers of responses
/// must accept unknown values.
fn closed_enums(description: &Description, diagnostics: &mut Diagnostics) {
    for def in &description.defs {
        let DefKind::Enum(list) = &def.kind else { continue };
        if list.closed && list.wire == Wire::Integer {
            let message = format!("`{}` is closed, but its values are integers", def.name);
            diagnostics.add(&def.place, message, "remove `closed`: only an enum of strings can be closed");
        } else if list.closed && def.usage.response {
            let message = format!("`{}` is closed, but responses use it", def.name);
            let help = "remove `closed`, since a new value would make the whole response unreadable";
            diagnostics.add(&def.place, message, help);
        }
    }
}
