//! Lowering of paginated listings.

use super::Lowering;
use crate::diagnostic::{Place, did_you_mean};
use crate::ir::*;
use crate::raw;

/// The operation whose request and response have a listing's fields.
struct Call {
    operation: usize,
    answer: Type,
}

impl Lowering<'_> {
    pub(super) fn pagings(&mut self, raw: &raw::File) {
        let first = |out: &Description, name: &str| position(&out.pagings, name);
        self.tables(&raw.paging, ["a paging", "the paging"], first, Self::paging, |out| &mut out.pagings);
    }

    fn paging(&mut self, head: Head, raw: &raw::Paging) -> Option<Paging> {
        let operation = self.operation_index(&raw.operation)?;
        let answer = self.answer_of(operation, &raw.operation)?;
        let call = Call { operation, answer };
        let items = raw.items.as_ref().map(|items| self.path_of(&call, items));
        let size = raw.size.as_ref().map(|size| self.size_of(&call, size));
        let total = raw.total.as_ref().map(|total| self.path_of(&call, total));
        let more = raw.more.as_ref().map(|more| self.path_of(&call, more));
        let items = items.unwrap_or_default();
        let pagination = self.pagination(&call, &items, &head.place, raw)?;
        Some(Paging { head, operation, items, pagination, size, total, more })
    }

    /// Lowers the pagination method. Reports a listing that has no method or more than one.
    fn pagination(
        &mut self,
        call: &Call,
        items: &FieldPath,
        place: &Place,
        raw: &raw::Paging,
    ) -> Option<Pagination> {
        let raw::Paging { cursor, next, link, page, offset, .. } = raw;
        let mut ways = Vec::new();
        if let Some(cursor) = cursor {
            ways.push(self.cursor(call, items, cursor));
        }
        if let Some(next) = next {
            ways.push(Some(self.next_url(call, next)));
        }
        if let Some(link) = link {
            if !link.value {
                self.report(link, "`link = false` is not a pagination method", "remove `link`");
            }
            ways.push(Some(Pagination::Header));
        }
        if let Some(page) = page {
            let raw::PageNumber { query, body, first } = &page.value;
            let into = self.target_of(call, "page", page, [query, body]);
            let first = first.or_else(|| self.first_page(call, into.as_ref()?)).unwrap_or(1);
            ways.push(into.map(|into| Pagination::Page(into, first)));
        }
        if let Some(offset) = offset {
            let raw::RequestField { query, body } = &offset.value;
            let into = self.target_of(call, "offset", offset, [query, body]);
            ways.push(into.map(Pagination::Offset));
        }
        if ways.len() != 1 {
            let found = if ways.is_empty() { "no" } else { "more than one" };
            let message = format!("the listing has {found} pagination method");
            let help = "use exactly one of `cursor`, `next`, `link`, `page` and `offset`";
            self.diagnostics.add(place, message, help);
        }
        ways.into_iter().next().flatten()
    }

    /// Lowers a cursor, which is a response field or a field of the last element.
    fn cursor(
        &mut self,
        call: &Call,
        items: &FieldPath,
        cursor: &raw::At<raw::Cursor>,
    ) -> Option<Pagination> {
        let raw::Cursor { answer, last_item, query, body } = &cursor.value;
        let into = self.target_of(call, "cursor", cursor, [query, body]);
        match (answer, last_item) {
            (Some(answer), None) => Some(Pagination::Cursor(self.path_of(call, answer), into?)),
            (None, Some(field)) => {
                let element = self.out.page_item(&call.answer, items).cloned();
                let from = element.map(|element| self.path_in(&element, "element", field));
                Some(Pagination::LastItem(from.unwrap_or_default(), into?))
            }
            _ => {
                let found = if answer.is_some() { "two values" } else { "no value" };
                let help = "name one value, either in the response, `answer = \"..\"`, or in the last element, \
                            `last_item = \"..\"`";
                self.report(cursor, format!("`cursor` names {found} of the response"), help);
                None
            }
        }
    }

    fn next_url(&mut self, call: &Call, next: &raw::At<raw::NextUrl>) -> Pagination {
        match &next.value {
            raw::NextUrl::Field(field) => {
                let field = raw::At { value: field.clone(), span: next.span.clone() };
                Pagination::Url(self.path_of(call, &field))
            }
            raw::NextUrl::Links(links) => {
                let list = self.path_of(call, &links.list);
                let element =
                    self.out.field_at(&call.answer, &list).and_then(|field| match field.ty.not_null() {
                        Type::List(element) => element.not_null().definition(),
                        _ => None,
                    });
                let mut field = |name| self.field_of(element, "link", name);
                let (rel, url) = (field(&links.rel), field(&links.url));
                Pagination::Links(list, rel, url)
            }
        }
    }

    /// Returns the default of a page-number field.
    fn first_page(&self, call: &Call, target: &Target) -> Option<i64> {
        let operation = &self.out.operations[call.operation];
        match self.out.target(operation, target)?.default {
            Some((Scalar::Integer(first), _)) => Some(first),
            _ => None,
        }
    }

    /// Lowers a field of a page request.
    fn target_of<T>(
        &mut self,
        call: &Call,
        key: &str,
        at: &raw::At<T>,
        fields: [&Option<raw::At<String>>; 2],
    ) -> Option<Target> {
        let operation = &self.out.operations[call.operation];
        let holders = [operation.query, operation.body_def()];
        self.target(at, key, fields, holders)
    }

    /// Lowers a request field that is named by either `query` or `body`. The holders are the types of these parts.
    pub(super) fn target<T>(
        &mut self,
        at: &raw::At<T>,
        key: &str,
        [query, body]: [&Option<raw::At<String>>; 2],
        holders: [Option<DefId>; 2],
    ) -> Option<Target> {
        let (in_body, name) = match (query, body) {
            (Some(query), None) => (false, query),
            (None, Some(body)) => (true, body),
            _ => {
                let found = if query.is_some() { "two fields" } else { "no field" };
                let message = format!("`{key}` names {found} of the request");
                let help =
                    "name one field, either in the query, `query = \"..\"`, or in the body, `body = \"..\"`";
                self.report(at, message, help);
                return None;
            }
        };
        let (owner, part) = if in_body { (holders[1], "body") } else { (holders[0], "query") };
        Some(Target { in_body, field: self.field_of(owner, part, name) })
    }

    /// Returns the request field that contains the page size. The field is in the query, or in the body if the query
    /// has no field of this name.
    fn size_of(&mut self, call: &Call, name: &raw::At<String>) -> Target {
        let operation = &self.out.operations[call.operation];
        let is_in =
            |owner: Option<DefId>| owner.is_some_and(|owner| self.out.field(owner, &name.value).is_some());
        let in_body = !is_in(operation.query) && (is_in(operation.body_def()) || operation.query.is_none());
        let (owner, part) = if in_body { (operation.body_def(), "body") } else { (operation.query, "query") };
        Target { in_body, field: self.field_of(owner, part, name) }
    }

    fn path_of(&mut self, call: &Call, written: &raw::At<String>) -> FieldPath {
        self.path_in(&call.answer, "response", written)
    }

    /// Resolves the path to a field of a request, a response or a nested object. Reports a path to a missing field.
    pub(super) fn path_in(&mut self, holder: &Type, part: &str, written: &raw::At<String>) -> FieldPath {
        if let Some(path) = self.path_from(holder, &written.value) {
            return FieldPath(path);
        }
        // Reports the first path segment that has no target.
        let mut holder = holder.clone();
        for name in written.value.split('.') {
            let object = holder.not_null().definition().filter(|id| self.out.object(*id).is_some());
            let place = self.place(written);
            let Some(object) = object else {
                let message = format!(
                    "`{}` refers to the field `{name}` of a value that is not an object",
                    written.value
                );
                let help = format!("name a field of the {part}, or of an object in it");
                self.diagnostics.add(&place, message, help);
                break;
            };
            let Some(field) = self.out.field(object, name) else {
                let fields = self.out.object(object).map_or(&[][..], |object| &object.fields);
                let help = did_you_mean(name, fields.iter().map(|field| field.wire.0.as_str()));
                let message = format!("`{}` has no field `{name}`", self.out.def(object).name);
                self.diagnostics.add_absent(name, &place, message, help);
                break;
            };
            holder = field.ty.clone();
        }
        FieldPath(written.value.split('.').map(|name| WireName(name.to_owned())).collect())
    }

    /// Splits a path into field names, which may themselves contain dots, such as `@odata.nextLink`.
    fn path_from(&self, holder: &Type, written: &str) -> Option<Vec<WireName>> {
        let object = holder.not_null().definition()?;
        if self.out.field(object, written).is_some() {
            return Some(vec![WireName(written.to_owned())]);
        }
        written.match_indices('.').find_map(|(at, _)| {
            let field = self.out.field(object, &written[..at])?;
            let rest = self.path_from(&field.ty, &written[at + 1..])?;
            Some([vec![field.wire.clone()], rest].concat())
        })
    }
}
