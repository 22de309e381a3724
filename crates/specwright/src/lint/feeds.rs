//! Checks of streamed operations and the feeds that page through them.

use std::collections::BTreeMap;

use super::operations::{FieldCheck, is_id};
use crate::diagnostic::Diagnostics;
use crate::ir::*;

/// Reports all problems with streams and feeds.
pub fn lint(description: &Description, diagnostics: &mut Diagnostics) {
    let operation = |index: usize| &description.operations[index];
    for search in description.searches().filter(|search| operation(search.operation).stream.is_some()) {
        let message =
            format!("`{}` is a stream, which can't be polled", operation(search.operation).full_name());
        let help = "name another operation, or describe the pages in a `[feed.name]` table";
        diagnostics.add(&search.head.place, message, help);
    }
    for operation in &description.operations {
        check_stream(operation, diagnostics);
    }
    let mut walked: BTreeMap<usize, &Feed> = BTreeMap::new();
    for feed in &description.feeds {
        if let Some(first) = walked.insert(feed.operation, feed) {
            let message = format!(
                "`{}` already has the feed `{}`",
                operation(feed.operation).full_name(),
                first.head.name
            );
            diagnostics.add(
                &feed.head.place,
                message,
                "remove one of the feeds: an operation can have only one",
            );
        }
        check_feed(description, feed, diagnostics);
    }
}

/// Checks that the rules of a stream apply to its format, and that its idle time is not 0.
fn check_stream(operation: &Operation, diagnostics: &mut Diagnostics) {
    let Some(stream) = &operation.stream else { return };
    let of_events = [("end", stream.end.is_some()), ("reconnect", stream.reconnect.is_some())];
    for (key, _) in of_events.iter().filter(|(_, is_set)| *is_set && stream.format != StreamFormat::Sse) {
        let message =
            format!("`{key}` has no effect on `{}`, which is a stream of lines", operation.full_name());
        diagnostics.add(&operation.place, message, "remove the key: it applies only to `format = \"sse\"`");
    }
    if stream.idle_seconds == Some(0) {
        let message =
            format!("the stream `{}` has `idle_seconds = 0`, allowed at least 1", operation.full_name());
        diagnostics.add(&operation.place, message, "use an `idle_seconds` of at least 1");
    }
}

/// Checks that changing only the id in a query requests the next page.
fn check_feed(description: &Description, feed: &Feed, diagnostics: &mut Diagnostics) {
    let operation = &description.operations[feed.operation];
    let full_name = operation.full_name();
    let mut report = |wrong: bool, message: String, help: &str| {
        if wrong {
            diagnostics.add(&feed.head.place, message, help);
        }
    };
    report(
        operation.stream_format() != Some(StreamFormat::Ndjson),
        format!("`{full_name}` is not a stream of lines"),
        "add `stream = \"ndjson\"` to the operation, or name another operation",
    );
    report(
        operation.body.is_some(),
        format!("`{full_name}` has a body, but pages are requested by query only"),
        "name another operation",
    );
    let (query, record) = (operation.query, operation.response_def());
    let mut check = FieldCheck { description, place: &feed.head.place, diagnostics };
    check.field(query, Some(&feed.last), "an optional id, string or integer", |field| {
        field.presence == Presence::Optional && is_id(description, &field.ty, &[])
    });
    check.field(query, Some(&feed.size), "an integer with a default", |field| {
        field.ty == Type::Integer && field.default.is_some()
    });
    types_agree(description, feed, query, record, diagnostics);
}

/// Checks that `last` and `id` have the same type, because the id of a record is copied to the query unchanged.
fn types_agree(
    description: &Description,
    feed: &Feed,
    query: Option<DefId>,
    record: Option<DefId>,
    diagnostics: &mut Diagnostics,
) {
    let field = |owner: Option<DefId>, wire: &WireName| description.field(owner?, &wire.0);
    let (Some(last), Some(id)) = (field(query, &feed.last), field(record, &feed.id)) else { return };
    if is_id(description, &last.ty, &[]) && last.ty != id.ty {
        let message = format!("`{}` and `{}` have different types", feed.last, feed.id);
        diagnostics.add(
            &feed.head.place,
            message,
            "the id of the last record is sent in the next query: give both fields the same type",
        );
    }
}
