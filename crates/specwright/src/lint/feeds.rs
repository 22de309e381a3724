//! Streamed operations, and the feeds that page through them.

use std::collections::BTreeMap;

use super::operations::Fit;
use crate::diagnostic::Diagnostics;
use crate::ir::*;

/// Reports every problem of streams and feeds.
pub fn lint(description: &Description, diagnostics: &mut Diagnostics) {
    let operation = |index: usize| &description.operations[index];
    let polled = description.protocols.iter().map(|protocol| (protocol.operation, &protocol.place));
    let repeated = description.repeats.iter().map(|repeat| (repeat.operation, &repeat.place));
    for (index, place) in polled.chain(repeated).filter(|(index, _)| operation(*index).stream.is_some()) {
        let message = format!("`{}` is streamed, and can't be polled", operation(index).full_name());
        diagnostics.add(place, message, "name another operation, or describe its pages: `[feed.name]`");
    }
    let mut walked: BTreeMap<usize, &Feed> = BTreeMap::new();
    for feed in &description.feeds {
        if let Some(first) = walked.insert(feed.operation, feed) {
            let message = format!(
                "`{}` is paged by the feed `{}` already",
                operation(feed.operation).full_name(),
                first.name
            );
            diagnostics.add(&feed.place, message, "one feed pages one operation");
        }
        feed_fits(description, feed, diagnostics);
    }
}

/// A page is asked for with nothing but the query, of which only the id changes.
fn feed_fits(description: &Description, feed: &Feed, diagnostics: &mut Diagnostics) {
    let operation = &description.operations[feed.operation];
    let full_name = operation.full_name();
    let mut report = |wrong: bool, message: String, help: &str| {
        if wrong {
            diagnostics.add(&feed.place, message, help);
        }
    };
    report(
        operation.stream.is_none(),
        format!("`{full_name}` is no stream of records"),
        "say so where it is described: `stream = \"ndjson\"`",
    );
    report(
        operation.body.is_some(),
        format!("`{full_name}` has a body, and a page is asked for by a query alone"),
        "name another operation",
    );
    let (query, record) = (operation.query, operation.response_def());
    let mut fit = Fit { description, place: &feed.place, diagnostics };
    fit.field(query, Some(&feed.last), "an optional id, string or integer", |field| {
        field.presence == Presence::Optional && is_mark(description, &field.ty)
    });
    fit.field(query, Some(&feed.size), "an integer with a default", |field| {
        field.ty == Type::Integer && field.default.is_some()
    });
    types_agree(description, feed, query, record, diagnostics);
}

/// The id of a record goes into the query unchanged.
fn types_agree(
    description: &Description,
    feed: &Feed,
    query: Option<DefId>,
    record: Option<DefId>,
    diagnostics: &mut Diagnostics,
) {
    let field = |owner: Option<DefId>, wire: &WireName| description.field(owner?, &wire.0);
    let (Some(last), Some(id)) = (field(query, &feed.last), field(record, &feed.id)) else { return };
    if is_mark(description, &last.ty) && last.ty != id.ty {
        let message = format!("`{}` and `{}` have different types", feed.last, feed.id);
        diagnostics.add(&feed.place, message, "the next page begins after the id: give both one type");
    }
}

/// Whether a value can say where a page begins.
fn is_mark(description: &Description, ty: &Type) -> bool {
    match ty {
        Type::String | Type::Integer => true,
        Type::Named(id) => matches!(description.def(*id).kind, DefKind::Id(_)),
        _ => false,
    }
}
