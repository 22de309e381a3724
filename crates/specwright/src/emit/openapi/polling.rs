//! Sequences of calls, for which OpenAPI has no construct.

use super::jobs;
use crate::emit::schema::extension;
use crate::ir::*;
use crate::json::Json;

/// Returns the descriptions of the operation's sequences, including their unspecified points.
pub(super) fn docs(description: &Description, operation: usize) -> Vec<(String, &[String])> {
    let protocols = of(&description.protocols, operation).map(|protocol| {
        let carried = protocol.carry.iter().map(|carry| format!("`{}` {}", carry.from, target_text(carry)));
        let carried: Vec<String> = carried.collect();
        let carried = match carried.as_slice() {
            [] => String::new(),
            some => format!(" Later polls send these fields of the previous response: {}.", some.join(", ")),
        };
        (format!("{}{carried}", protocol.search.head.doc), protocol.search.head.unstated.as_slice())
    });
    let job = jobs::started_by(description, operation);
    let job = job.map(|job| (jobs::doc(description, job), job.head.unstated.as_slice()));
    let (repeats, feeds) = (plain(&description.repeats, operation), plain(&description.feeds, operation));
    let pagings = plain(&description.pagings, operation);
    protocols.chain(repeats).chain(feeds).chain(job).chain(pagings).collect()
}

/// Returns the tables of an operation.
fn of<T: Table>(tables: &[T], operation: usize) -> impl Iterator<Item = &T> {
    tables.iter().filter(move |table| table.operation() == operation)
}

fn plain<T: Table>(tables: &[T], operation: usize) -> impl Iterator<Item = (String, &[String])> {
    of(tables, operation).map(|table| (table.head().doc.clone(), table.head().unstated.as_slice()))
}

/// Returns the operation's `[protocol]`.
pub(super) fn protocol(description: &Description, operation: usize) -> Option<Json> {
    let protocol = of(&description.protocols, operation).next()?;
    let search = &protocol.search;
    let states = protocol.states.iter();
    let states = states.fold(Json::object(), |out, (state, phase)| out.with(&state.0, phase.to_string()));
    let carry =
        protocol.carry.iter().fold(Json::object(), |out, carry| out.with(&carry.from.0, target(carry)));
    let protocol = Json::object()
        .with("name", &search.head.name)
        .with("doc", &search.head.doc)
        .with("start", &protocol.start.0)
        .with("status", &protocol.status.0)
        .with("states", states)
        .with_filled("carry", carry)
        .with_filled("keep", protocol.keep.iter().map(|field| &field.0).collect::<Json>())
        .with_some("total", search.total.as_ref().map(|total| &total.0))
        .with("results", &search.results.0)
        .with_some("id", search.id.as_ref().map(|id| &id.0))
        .with_some("pages", search.pages.as_ref().map(pages))
        .with_filled(extension::UNSTATED, search.head.unstated.clone());
    Some(protocol)
}

/// Describes the target of a carried field: the part of the request, and the target's name if it differs from the
/// field's.
fn target_text(carry: &Carry) -> String {
    let part = if carry.into_body { "in the body" } else { "in the query" };
    if carry.from == carry.to { part.to_owned() } else { format!("{part} as `{}`", carry.to) }
}

fn target(carry: &Carry) -> String {
    format!("{}.{}", if carry.into_body { "body" } else { "query" }, carry.to)
}

/// Returns the operation's `[repeat]`.
pub(super) fn repeat(description: &Description, operation: usize) -> Option<Json> {
    let repeat = of(&description.repeats, operation).next()?;
    let search = &repeat.search;
    let repeat = Json::object()
        .with("name", &search.head.name)
        .with("doc", &search.head.doc)
        .with("complete", &repeat.complete.0)
        .with_some("pending", repeat.pending.map(i64::from))
        .with_some("total", search.total.as_ref().map(|total| &total.0))
        .with("results", &search.results.0)
        .with_some("id", search.id.as_ref().map(|id| &id.0))
        .with_some("pages", search.pages.as_ref().map(pages))
        .with_some("resultsUnless", repeat.results_unless.as_ref().map(|flag| &flag.0))
        .with_some("resultsWith", repeat.results_with.as_ref().map(|field| &field.0))
        .with_filled(extension::UNSTATED, search.head.unstated.clone());
    Some(repeat)
}

/// Returns the request fields that select a page.
fn pages(pages: &Pages) -> Json {
    Json::object()
        .with_some("inside", pages.inside.as_ref().map(|inside| &inside.0))
        .with("number", &pages.number.0)
        .with("size", &pages.size.0)
}

/// Returns the operation's `[feed]`.
pub(super) fn feed(description: &Description, operation: usize) -> Option<Json> {
    let feed = description.feeds.iter().find(|feed| feed.operation == operation)?;
    let feed = Json::object()
        .with("name", &feed.head.name)
        .with("doc", &feed.head.doc)
        .with("last", &feed.last.0)
        .with("id", &feed.id.0)
        .with("size", &feed.size.0)
        .with_filled(extension::UNSTATED, feed.head.unstated.clone());
    Some(feed)
}

/// Returns the operation's `[paging]`.
pub(super) fn paging(description: &Description, operation: usize) -> Option<Json> {
    let paging = description.pagings.iter().find(|paging| paging.operation == operation)?;
    let path = |path: &FieldPath| path.to_string();
    let items = Some(path(&paging.items)).filter(|items| !items.is_empty());
    let pagination = match &paging.pagination {
        Pagination::Cursor(from, into) => in_request(into).with("answer", path(from)),
        Pagination::LastItem(from, into) => in_request(into).with("last_item", path(from)),
        Pagination::Url(url) => Json::from(path(url)),
        Pagination::Links(list, rel, url) => {
            Json::object().with("list", path(list)).with("rel", &rel.0).with("url", &url.0)
        }
        Pagination::Header => Json::from(true),
        Pagination::Page(into, first) => in_request(into).with("first", *first),
        Pagination::Offset(into) => in_request(into),
    };
    let paging = Json::object()
        .with("name", &paging.head.name)
        .with("doc", &paging.head.doc)
        .with_some("items", items)
        .with(paging.pagination.name(), pagination)
        .with_some("size", paging.size.as_ref().map(in_request))
        .with_some("total", paging.total.as_ref().map(path))
        .with_some("more", paging.more.as_ref().map(path))
        .with_filled(extension::UNSTATED, paging.head.unstated.clone());
    Some(paging)
}

/// Returns a request field, keyed by the part of the request that contains it.
fn in_request(target: &Target) -> Json {
    Json::object().with(target.part(), &target.field.0)
}
