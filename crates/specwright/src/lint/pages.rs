//! The pages of searches, and the ids by which their results are told apart.

use super::operations::Fit;
use crate::diagnostic::{Diagnostics, Place};
use crate::ir::*;

/// Reports every problem of pages and of the ids of results.
pub fn lint(description: &Description, diagnostics: &mut Diagnostics) {
    for protocol in &description.protocols {
        let operation = &description.operations[protocol.operation];
        let search = Search {
            response: operation.response_def(),
            request: operation.body_def(),
            results: &protocol.results,
            id: protocol.id.as_ref(),
            pages: protocol.pages.as_ref(),
            place: &protocol.place,
        };
        search_fits(description, &search, diagnostics);
        if let Some(pages) = &protocol.pages {
            is_kept(pages, &protocol.keep, diagnostics);
        }
    }
    for repeat in &description.repeats {
        let operation = &description.operations[repeat.operation];
        let search = Search {
            response: operation.response_def(),
            request: operation.query,
            results: &repeat.results,
            id: repeat.id.as_ref(),
            pages: repeat.pages.as_ref(),
            place: &repeat.place,
        };
        search_fits(description, &search, diagnostics);
    }
}

/// What polled and repeated searches have in common here.
struct Search<'a> {
    response: Option<DefId>,
    /// The body or query that starts it.
    request: Option<DefId>,
    results: &'a WireName,
    id: Option<&'a WireName>,
    pages: Option<&'a Pages>,
    place: &'a Place,
}

fn search_fits(description: &Description, search: &Search<'_>, diagnostics: &mut Diagnostics) {
    let mut fit = Fit { description, place: search.place, diagnostics };
    let result = search.response.and_then(|response| description.result(response, search.results));
    fit.field(result, search.id, "a required id", |field| {
        field.presence == Presence::Required && is_id(description, &field.ty)
    });
    let Some(pages) = search.pages else { return };
    let mut fit = Fit { description, place: &pages.place, diagnostics };
    fit.field(
        search.request,
        pages.inside.as_ref(),
        "an optional object whose parts are optional",
        |field| field.presence == Presence::Optional && is_object_of_options(description, &field.ty),
    );
    let holder = description.pages_holder(search.request, pages);
    fit.field(holder, Some(&pages.number), "an optional integer with a number as its default", |field| {
        is_optional_integer(field) && matches!(field.default, Some((Scalar::Integer(_), _)))
    });
    fit.field(holder, Some(&pages.size), "an optional integer with a default", |field| {
        is_optional_integer(field) && field.default.is_some()
    });
    if search.id.is_none() {
        diagnostics.add(
            &pages.place,
            "results that move from page to page can't be told apart",
            "say which of their fields has the id: `id = \"..\"`",
        );
    }
}

/// A later page is asked for by a later poll.
fn is_kept(pages: &Pages, keep: &[WireName], diagnostics: &mut Diagnostics) {
    let held = match &pages.inside {
        Some(inside) => vec![inside],
        None => vec![&pages.number, &pages.size],
    };
    for field in held.into_iter().filter(|field| !keep.contains(field)) {
        let message = format!("later polls do not hold `{field}`, and can't ask for another page");
        diagnostics.add(&pages.place, message, format!("add it to `keep`: `keep = [\"{field}\"]`"));
    }
}

fn is_id(description: &Description, ty: &Type) -> bool {
    match ty {
        Type::String | Type::Integer => true,
        Type::Named(id) => matches!(description.def(*id).kind, DefKind::Id(_)),
        _ => false,
    }
}

fn is_optional_integer(field: &Field) -> bool {
    field.presence == Presence::Optional && field.ty == Type::Integer
}

/// Whether a value of the type can be made of nothing.
fn is_object_of_options(description: &Description, ty: &Type) -> bool {
    let Type::Named(id) = ty else { return false };
    let object = description.object(*id);
    object.is_some_and(|object| object.fields.iter().all(|field| field.presence != Presence::Required))
}
