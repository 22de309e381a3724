//! Checks of search pagination, and of the ids that distinguish results.

use super::operations::{FieldCheck, is_id};
use crate::diagnostic::Diagnostics;
use crate::ir::*;

/// Reports all problems with pages and result ids.
pub fn lint(description: &Description, diagnostics: &mut Diagnostics) {
    for search in description.searches() {
        check_search(description, search, diagnostics);
    }
    for protocol in &description.protocols {
        if let Some(pages) = &protocol.search.pages {
            is_kept(pages, &protocol.keep, diagnostics);
        }
    }
}

/// Checks the results and pages of a search.
fn check_search(description: &Description, search: &Search, diagnostics: &mut Diagnostics) {
    let mut check = FieldCheck { description, place: &search.head.place, diagnostics };
    let operation = &description.operations[search.operation];
    let request = operation.body_def().or(operation.query);
    let response = operation.response_def();
    let result = response.and_then(|response| description.result(response, &search.results));
    check.field(result, search.id.as_ref(), "a required id", |field| {
        field.presence == Presence::Required && is_id(description, &field.ty, &[])
    });
    let Some(pages) = &search.pages else { return };
    let mut check = FieldCheck { description, place: &pages.place, diagnostics };
    check.field(request, pages.inside.as_ref(), "an optional object with optional fields only", |field| {
        field.presence == Presence::Optional && is_object_of_options(description, &field.ty)
    });
    let holder = description.pages_holder(request, pages);
    check.field(holder, Some(&pages.number), "an optional integer with a numeric default", |field| {
        is_optional_integer(field) && matches!(field.default, Some((Scalar::Integer(_), _)))
    });
    check.field(holder, Some(&pages.size), "an optional integer with a default", |field| {
        is_optional_integer(field) && field.default.is_some()
    });
    if search.id.is_none() {
        diagnostics.add(
            &pages.place,
            "paginated results need an id, since they may move between pages",
            "add the field with the id: `id = \"..\"`",
        );
    }
}

/// Checks that later polls can request another page.
fn is_kept(pages: &Pages, keep: &[WireName], diagnostics: &mut Diagnostics) {
    let held = match &pages.inside {
        Some(inside) => vec![inside],
        None => vec![&pages.number, &pages.size],
    };
    for field in held.into_iter().filter(|field| !keep.contains(field)) {
        let message = format!("later polls have no `{field}`, so they can't request another page");
        diagnostics.add(&pages.place, message, format!("add the field to `keep`: `keep = [\"{field}\"]`"));
    }
}

fn is_optional_integer(field: &Field) -> bool {
    field.presence == Presence::Optional && field.ty == Type::Integer
}

/// Returns whether all fields of an object type are optional.
fn is_object_of_options(description: &Description, ty: &Type) -> bool {
    let Type::Named(id) = ty else { return false };
    let object = description.object(*id);
    object.is_some_and(|object| object.fields.iter().all(|field| field.presence != Presence::Required))
}
