//! Comparison of paginated listings.

use super::change::Effect;
use super::{Diff, Where};
use crate::ir::*;

impl Diff<'_> {
    pub(super) fn listing(&mut self, place: &Where, old: &Paging, new: &Paging) {
        let Paging { head: _, operation: _, items, pagination, size, total, more } = old;
        let effect = Effect::breaks_responses("the elements of a page are in another field");
        self.compare_text(place, "items", &items.to_string(), &new.items.to_string(), effect);
        let effect = Effect::breaks_both("the next page is requested differently");
        self.compare_text(place, "pagination", &in_words(pagination), &in_words(&new.pagination), effect);
        let unused = "readers did not use the field";
        let effect = Effect::breaks_requests("the page size is requested differently");
        self.compare_optional(place, "size", [size, &new.size], unused, effect);
        let effect = Effect::breaks_responses("the total is no longer in this field");
        self.compare_optional(place, "total", [total, &new.total], unused, effect);
        let effect = Effect::breaks_responses("this field no longer indicates whether there are more pages");
        self.compare_optional(place, "more", [more, &new.more], unused, effect);
    }
}

/// Formats the pagination method, such as `cursor from meta.after to query.after`.
fn in_words(pagination: &Pagination) -> String {
    match pagination {
        Pagination::Cursor(from, into) => format!("cursor from {from} to {into}"),
        Pagination::LastItem(from, into) => format!("cursor from {from} of the last element to {into}"),
        Pagination::Url(url) => format!("URL {url}"),
        Pagination::Links(list, rel, url) => format!("URL {url} of {list} by {rel}"),
        Pagination::Header => "URL in the `Link` header".to_owned(),
        Pagination::Page(into, first) => format!("page {into} from {first} on"),
        Pagination::Offset(into) => format!("offset {into}"),
    }
}
