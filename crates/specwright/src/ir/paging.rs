//! Listings whose answers are pages.

use std::fmt;

use super::{Description, Field, Operation, Type, WireName};
use crate::diagnostic::Place;

/// All elements of a listing, page after page.
#[derive(Debug)]
pub struct Paging {
    /// Its name.
    pub name: String,
    /// Its content.
    pub doc: String,
    /// The operation, as an index.
    pub operation: usize,
    /// The answer's field with the elements; empty where the answer itself is the list.
    pub items: FieldPath,
    /// How it goes on.
    pub way: Way,
    /// The request's field with the number of elements on a page.
    pub size: Option<Target>,
    /// The answer's field with the number of elements of all pages.
    pub total: Option<FieldPath>,
    /// The answer's field that says whether there are more pages.
    pub more: Option<FieldPath>,
    /// Points left open, with the choices made.
    pub unstated: Vec<String>,
    /// Its position in the description.
    pub place: Place,
}

/// How the next page is asked for.
#[derive(Debug, PartialEq)]
pub enum Way {
    /// By a value of the answer.
    Cursor(FieldPath, Target),
    /// By a URL in the answer.
    Url(FieldPath),
    /// By a URL in a list of links: the list, and the fields of its elements with relation and URL.
    Links(FieldPath, WireName, WireName),
    /// By a URL in the header `Link`.
    Header,
    /// By its number, of which the first page has this one.
    Page(Target, i64),
    /// By the number of elements before it.
    Offset(Target),
}

impl Way {
    /// The key of the language.
    pub fn name(&self) -> &'static str {
        match self {
            Way::Cursor(..) => "cursor",
            Way::Url(_) | Way::Links(..) => "next",
            Way::Header => "link",
            Way::Page(..) => "page",
            Way::Offset(_) => "offset",
        }
    }

    /// Whether pages have numbers.
    pub fn is_numbered(&self) -> bool {
        matches!(self, Way::Page(..) | Way::Offset(_))
    }
}

/// A field of an answer, or of an object in it: `meta.after`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FieldPath(pub Vec<WireName>);

impl fmt::Display for FieldPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.0.iter().map(|name| name.0.as_str()).collect();
        f.write_str(&names.join("."))
    }
}

/// A field of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// It is in the body; else in the query.
    pub in_body: bool,
    /// Its name.
    pub field: WireName,
}

impl Target {
    /// The part of a request that has it.
    pub fn part(&self) -> &'static str {
        if self.in_body { "body" } else { "query" }
    }
}

impl Description {
    /// The fields that a path leads through, as far as they are there.
    pub fn fields_on<'a>(&'a self, answer: &Type, path: &FieldPath) -> Vec<&'a Field> {
        let mut holder = answer;
        let mut fields = Vec::new();
        for name in &path.0 {
            let Type::Named(id) = holder.not_null() else { break };
            let Some(field) = self.field(*id, &name.0) else { break };
            fields.push(field);
            holder = &field.ty;
        }
        fields
    }

    /// The field at the end of a path.
    pub fn field_at<'a>(&'a self, answer: &Type, path: &FieldPath) -> Option<&'a Field> {
        let fields = self.fields_on(answer, path);
        fields.last().copied().filter(|_| fields.len() == path.0.len())
    }

    /// A field of an operation's request.
    pub fn target<'a>(&'a self, operation: &Operation, target: &Target) -> Option<&'a Field> {
        let part = if target.in_body { operation.body_def() } else { operation.query };
        self.field(part?, &target.field.0)
    }

    /// The type of the elements of a page.
    pub fn page_item<'a>(&'a self, answer: &'a Type, paging: &Paging) -> Option<&'a Type> {
        let list = match paging.items.0.is_empty() {
            true => answer,
            false => &self.field_at(answer, &paging.items)?.ty,
        };
        match list.not_null() {
            Type::List(element) | Type::Entries(element, _) => Some(element.not_null()),
            _ => None,
        }
    }
}
