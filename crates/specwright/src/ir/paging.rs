//! Paginated listings.

use super::{DefId, Description, Field, FieldPath, Head, Operation, Target, Type, WireName};

/// A listing whose elements are returned page by page.
#[derive(Debug)]
pub struct Paging {
    /// Name, docs, unspecified points and position.
    pub head: Head,
    /// Index of the operation.
    pub operation: usize,
    /// Response field that contains the elements. Empty if the response itself is the list.
    pub items: FieldPath,
    /// Pagination method.
    pub pagination: Pagination,
    /// Request field that contains the number of elements per page.
    pub size: Option<Target>,
    /// Response field that contains the total number of elements.
    pub total: Option<FieldPath>,
    /// Response field that indicates whether there are more pages.
    pub more: Option<FieldPath>,
}

/// Pagination method of a listing.
#[derive(Debug, PartialEq)]
pub enum Pagination {
    /// By a value from the response.
    Cursor(FieldPath, Target),
    /// By a field of the last element.
    LastItem(FieldPath, Target),
    /// By a URL in the response.
    Url(FieldPath),
    /// By a URL in a list of links. The values are the list, and the element fields that contain the relation and the
    /// URL.
    Links(FieldPath, WireName, WireName),
    /// By a URL in the `Link` header.
    Header,
    /// By page number. The values are the request field and the number of the first page.
    Page(Target, i64),
    /// By the number of preceding elements.
    Offset(Target),
}

impl Pagination {
    /// Returns the key in the description language.
    pub fn name(&self) -> &'static str {
        match self {
            Pagination::Cursor(..) | Pagination::LastItem(..) => "cursor",
            Pagination::Url(_) | Pagination::Links(..) => "next",
            Pagination::Header => "link",
            Pagination::Page(..) => "page",
            Pagination::Offset(_) => "offset",
        }
    }

    /// Returns whether pages are selected by number or offset.
    pub fn is_numbered(&self) -> bool {
        matches!(self, Pagination::Page(..) | Pagination::Offset(_))
    }
}

impl Description {
    /// Returns the existing fields along a path.
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

    /// Returns the field that a path points to.
    pub fn field_at<'a>(&'a self, answer: &Type, path: &FieldPath) -> Option<&'a Field> {
        let fields = self.fields_on(answer, path);
        fields.last().copied().filter(|_| fields.len() == path.0.len())
    }

    /// Returns the element type of a list in an object.
    pub fn element_at(&self, def: DefId, list: &FieldPath) -> Option<DefId> {
        match self.field_at(&Type::Named(def), list)?.ty.not_null() {
            Type::List(inner) => inner.named().first().copied(),
            _ => None,
        }
    }

    /// Returns a field of an operation's request.
    pub fn target<'a>(&'a self, operation: &Operation, target: &Target) -> Option<&'a Field> {
        let part = if target.in_body { operation.body_def() } else { operation.query };
        self.field(part?, &target.field.0)
    }

    /// Returns the type of the elements at a path in a page. The path is empty if the page itself is the list.
    pub fn page_item<'a>(&'a self, answer: &'a Type, items: &FieldPath) -> Option<&'a Type> {
        match self.list_at(answer, items)? {
            Type::List(element) | Type::Entries(element, _) => Some(element.not_null()),
            _ => None,
        }
    }

    /// Returns whether the elements at a path in a page may be null.
    pub fn has_null_elements(&self, answer: &Type, items: &FieldPath) -> bool {
        let list = self.list_at(answer, items);
        matches!(list, Some(Type::List(element)) if matches!(**element, Type::Nullable(_)))
    }

    fn list_at<'a>(&'a self, answer: &'a Type, items: &FieldPath) -> Option<&'a Type> {
        let list = match items.0.is_empty() {
            true => answer,
            false => &self.field_at(answer, items)?.ty,
        };
        Some(list.not_null())
    }
}
