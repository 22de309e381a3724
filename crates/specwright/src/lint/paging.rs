//! Checks of paginated listings.

use std::collections::BTreeMap;

use super::fields::is_text_enum;
use super::operations::{FieldCheck, is_id};
use crate::diagnostic::Diagnostics;
use crate::ir::*;

/// Reports all problems with listings.
pub fn lint(description: &Description, diagnostics: &mut Diagnostics) {
    let mut walked: BTreeMap<usize, String> = BTreeMap::new();
    for protocol in &description.protocols {
        let Search { head, operation, .. } = &protocol.search;
        walked.insert(*operation, format!("polled by the protocol `{}`", head.name));
    }
    for repeat in &description.repeats {
        let Search { head, operation, .. } = &repeat.search;
        walked.insert(*operation, format!("repeated by `{}`", head.name));
    }
    for job in &description.jobs {
        walked.extend(
            [job.start, job.poll].map(|index| (index, format!("part of the job `{}`", job.head.name))),
        );
    }
    for paging in &description.pagings {
        let operation = &description.operations[paging.operation];
        let taken = walked.insert(paging.operation, format!("paged by `{}`", paging.head.name));
        let mut check = PagingCheck { description, operation, paging, diagnostics };
        check.report(
            taken.as_ref().map(|taken| format!("is already {taken}")),
            "remove one of the tables: an operation can have only one",
        );
        check.operation();
        check.answer();
        check.request();
    }
}

struct PagingCheck<'a> {
    description: &'a Description,
    operation: &'a Operation,
    paging: &'a Paging,
    diagnostics: &'a mut Diagnostics,
}

impl PagingCheck<'_> {
    fn fields(&mut self) -> FieldCheck<'_> {
        let (description, place) = (self.description, &self.paging.head.place);
        FieldCheck { description, place, diagnostics: self.diagnostics }
    }

    /// Reports a fault in the operation, if any.
    fn report(&mut self, fault: Option<String>, help: &str) {
        if let Some(fault) = fault {
            let message = format!("`{}` {fault}", self.operation.full_name());
            self.diagnostics.add(&self.paging.head.place, message, help);
        }
    }

    fn operation(&mut self) {
        let operation = self.operation;
        self.report(
            operation.stream_format().map(|_| "is a stream of records".to_owned()),
            "name another operation, or describe the pages in a `[feed.name]` table",
        );
        self.report(
            (!operation.may_be_resent())
                .then(|| "is not repeatable, so a failed page would be lost".to_owned()),
            "name a GET, or mark the operation as `repeatable`",
        );
        self.report(
            (operation.body.is_some() && operation.body_def().is_none())
                .then(|| "has a body that is not an object".to_owned()),
            "name another operation: pages are requested with the fields of a query or an object",
        );
        self.report(
            operation.has_form().then(|| "has a form body, but pages are requested with JSON".to_owned()),
            "name an operation with a JSON body, or without a body",
        );
    }

    /// Checks the fields that clients read from a response.
    fn answer(&mut self) {
        let Some(answer) = answer_of(self.operation) else { return };
        let paging = self.paging;
        let description = self.description;
        if paging.items.0.is_empty() && description.page_item(&answer, &paging.items).is_none() {
            self.report(
                Some("does not return a list".to_owned()),
                "name the response field with the elements: `items = \"..\"`",
            );
        }
        let mut check = self.fields();
        let mut read = |path: &FieldPath, what: &str, is_valid: &dyn Fn(&Type) -> bool| {
            let Some(field) = description.field_at(&answer, path) else { return };
            if !is_valid(field.ty.not_null()) {
                check.report(&format!("`{path}` in the response"), what);
            }
        };
        let is_list = |ty: &Type| matches!(ty, Type::List(_));
        read(&paging.items, "a list", &|ty| matches!(ty, Type::List(_) | Type::Entries(..)));
        match &paging.pagination {
            Pagination::Cursor(from, _) => {
                read(from, "a string, an integer or an id", &|ty| is_cursor(description, ty))
            }
            Pagination::Url(url) => read(url, "a URL or a string", &is_url),
            Pagination::Links(list, ..) => read(list, "a list", &is_list),
            Pagination::LastItem(..) | Pagination::Header | Pagination::Page(..) | Pagination::Offset(_) => {}
        }
        paging.total.iter().for_each(|total| read(total, "an integer", &Type::is_integer));
        paging.more.iter().for_each(|more| read(more, "a boolean", &|ty| *ty == Type::Boolean));
        match &paging.pagination {
            Pagination::Links(list, rel, url) => self.links(&answer, list, rel, url),
            Pagination::LastItem(from, _) => self.last_item(&answer, from),
            _ => {}
        }
    }

    /// Checks the field of the last element that the next request sends.
    fn last_item(&mut self, answer: &Type, from: &FieldPath) {
        let description = self.description;
        let Some(element) = description.page_item(answer, &self.paging.items) else { return };
        let Some(field) = description.field_at(element, from) else { return };
        if !is_cursor(description, field.ty.not_null()) {
            self.fields().report(&format!("`{from}` of an element"), "a string, an integer or an id");
        }
        let mut path = description.fields_on(element, from).into_iter();
        if let Some(absent) = path.find(|field| field.presence != Presence::Required) {
            let message =
                format!("`{from}` identifies the next page, but the last element may lack `{}`", absent.wire);
            let help = "name a field that every element has, or make the field required";
            self.diagnostics.add(&self.paging.head.place, message, help);
        }
    }

    /// Checks the fields of a list of links.
    fn links(&mut self, answer: &Type, list: &FieldPath, rel: &WireName, url: &WireName) {
        let description = self.description;
        let list = description.field_at(answer, list).map(|list| list.ty.not_null());
        let Some(Type::List(link)) = list else { return };
        let Some(link) = link.not_null().definition() else { return };
        let mut check = self.fields();
        check.field(Some(link), Some(rel), "a string", |field| is_relation(description, field));
        check.field(Some(link), Some(url), "a URL or a string", |field| is_url(field.ty.not_null()));
    }

    /// Checks the fields that clients write to a request.
    fn request(&mut self) {
        let paging = self.paging;
        match &paging.pagination {
            Pagination::Cursor(from, into) | Pagination::LastItem(from, into) => {
                let what = "an optional string, integer or id";
                self.written(into, what, |description, field| {
                    field.presence == Presence::Optional && is_cursor(description, field.ty.not_null())
                });
                self.types_agree(from, into);
            }
            Pagination::Page(into, first) => {
                self.written(into, "an integer", is_number);
                self.first_is_default(into, *first);
            }
            Pagination::Offset(into) => self.written(into, "an integer", is_number),
            Pagination::Url(_) | Pagination::Links(..) | Pagination::Header => {}
        }
        if let Some(size) = &paging.size {
            self.written(size, "an integer", is_number);
        }
        let counts = [("size", paging.size.is_some()), ("total", paging.total.is_some())];
        for (key, _) in counts.iter().filter(|(_, is_there)| *is_there && !paging.pagination.is_numbered()) {
            let pagination = paging.pagination.name();
            let message = format!("`{key}` has no effect on a listing with `{pagination}`");
            self.diagnostics.add(
                &paging.head.place,
                message,
                "remove the key: it applies only to `page` and `offset`",
            );
        }
    }

    fn written(&mut self, target: &Target, what: &str, is_valid: fn(&Description, &Field) -> bool) {
        let Some(field) = self.description.target(self.operation, target) else { return };
        if !is_valid(self.description, field) {
            self.fields().report(&format!("`{}` in the {}", target.field, target.part()), what);
        }
    }

    /// Checks that a cursor's response field and request field have the same type, because the cursor is copied
    /// unchanged.
    fn types_agree(&mut self, from: &FieldPath, into: &Target) {
        let description = self.description;
        let answer = answer_of(self.operation);
        let (holder, part) = match self.paging.pagination {
            Pagination::LastItem(..) => {
                let items = &self.paging.items;
                (answer.as_ref().and_then(|answer| description.page_item(answer, items)), "of an element")
            }
            _ => (answer.as_ref(), "in the response"),
        };
        let from_field = holder.and_then(|holder| description.field_at(holder, from));
        let into_field = description.target(self.operation, into);
        let (Some(one), Some(other)) = (from_field, into_field) else { return };
        let is_cursor = |field: &Field| is_cursor(description, field.ty.not_null());
        if is_cursor(one) && is_cursor(other) && one.ty.not_null() != other.ty.not_null() {
            let message = format!("`{from}` {part} and `{}` in the request have different types", into.field);
            let help = "the value is copied: give both fields the same type";
            self.diagnostics.add(&self.paging.head.place, message, help);
        }
    }

    /// Checks that the field's default is the number of the first page, because a request without a page number returns
    /// the first page.
    fn first_is_default(&mut self, into: &Target, first: i64) {
        let default = self.description.target(self.operation, into).and_then(|field| field.default.as_ref());
        let Some((Scalar::Integer(default), _)) =
            default.filter(|(default, _)| *default != Scalar::Integer(first))
        else {
            return;
        };
        let message = format!("the first page is {first}, but the default of `{}` is {default}", into.field);
        self.diagnostics.add(&self.paging.head.place, message, "remove `first`, or change the default");
    }
}

/// Returns the response type of an operation.
fn answer_of(operation: &Operation) -> Option<Type> {
    operation.response().cloned()
}

fn is_number(_: &Description, field: &Field) -> bool {
    let may_be_written = matches!(field.presence, Presence::Optional | Presence::Required);
    may_be_written && field.ty.not_null().is_integer()
}

/// Returns whether a value can identify the start of a page.
fn is_cursor(description: &Description, ty: &Type) -> bool {
    is_id(description, ty, &[Type::Unsigned])
}

fn is_url(ty: &Type) -> bool {
    matches!(ty, Type::Url | Type::String)
}

/// Returns whether a field can contain the relation of a link.
fn is_relation(description: &Description, field: &Field) -> bool {
    let ty = field.ty.not_null();
    *ty == Type::String || is_text_enum(description, ty)
}
