//! Comparison of paginated listings.

use super::change::Effect;
use super::{Diff, EVERYWHERE, Where};
use crate::ir::*;

impl Diff<'_> {
    pub(super) fn pagings(&mut self) {
        let (old, new) = (&self.old.description.pagings, &self.new.description.pagings);
        let gone = Effect::breaks_both("clients can't request the next page");
        self.sequences(old, new, gone, Self::listing);
    }

    fn listing(&mut self, old: &Paging, new: &Paging) {
        let Paging { name, doc, operation, items, pagination, size, total, more, unstated, place: _ } = old;
        let place = self.new.at(&new.place, format!("paging {}", new.name));
        self.compare_docs(&place, [doc, &new.doc], [unstated, &new.unstated]);
        let renamed = Effect::breaks_source("the Rust listing is renamed");
        self.compare_text(&place, "name", name, &new.name, renamed);
        self.compare_called_operation(&place, "operation", *operation, new.operation);
        let effect = Effect::breaks_responses("the elements of a page are in another field");
        self.compare_text(&place, "items", &items.to_string(), &new.items.to_string(), effect);
        let effect = Effect::breaks_both("the next page is requested differently");
        self.compare_text(&place, "way", &in_words(pagination), &in_words(&new.pagination), effect);
        let size_in_words = |size: &Option<Target>| size.as_ref().map(Target::to_string);
        let effect = Effect::breaks_requests("the page size is requested differently");
        self.known(&place, "size", [size_in_words(size), size_in_words(&new.size)], effect);
        let path = |path: &Option<FieldPath>| path.as_ref().map(ToString::to_string);
        let effect = Effect::breaks_responses("the total is no longer in this field");
        self.known(&place, "total", [path(total), path(&new.total)], effect);
        let effect = Effect::breaks_responses("this field no longer indicates whether there are more pages");
        self.known(&place, "more", [path(more), path(&new.more)], effect);
    }

    /// Reports a pagination property that was added, removed or changed.
    fn known(&mut self, place: &Where, what: &str, shown: [Option<String>; 2], effect: Effect) {
        let effect = match &shown[0] {
            None => Effect::harmless("readers did not use the field"),
            Some(_) => effect,
        };
        self.compare_values(place, EVERYWHERE, what, shown, effect);
    }
}

/// Formats the pagination method, such as `cursor from meta.after to query.after`.
fn in_words(pagination: &Pagination) -> String {
    match pagination {
        Pagination::Cursor(from, into) => format!("cursor from {from} to {into}"),
        Pagination::Url(url) => format!("URL {url}"),
        Pagination::Links(list, rel, url) => format!("URL {url} of {list} by {rel}"),
        Pagination::Header => "URL in the `Link` header".to_owned(),
        Pagination::Page(into, first) => format!("page {into} from {first} on"),
        Pagination::Offset(into) => format!("offset {into}"),
    }
}
