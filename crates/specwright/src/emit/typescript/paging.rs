//! Paginated listings: the request for the next page, and the functions that return all elements.

use heck::ToShoutySnakeCase as _;

use super::Domain;
use super::operations::constant;
use super::text::{comment, group, member, optional_member, property, signature};
use super::types;
use crate::emit::Missing;
use crate::ir::*;
use crate::names::walk_method;

impl Domain<'_> {
    pub(super) fn paging(&self, paging: &Paging) -> Result<String, Missing> {
        let operation = &self.description.operations[paging.operation];
        let (answer, item) = self.description.needed_page(operation, paging)?;
        let [page_type, item_type] = [answer, item].map(|ty| types::of(self.description, ty));
        let items = match paging.items.0.is_empty() {
            true => "page ?? []".to_owned(),
            false => format!("{} ?? []", value_at("page", &paging.items)),
        };
        let items = match self.description.has_null_elements(answer, &paging.items) {
            true => format!("({items}).filter((item) => item !== null)"),
            false => items,
        };
        let parts = self.parts(operation);
        let input: Vec<String> = parts.iter().map(|(part, _)| (*part).to_owned()).collect();
        let input = if input.is_empty() { "{}".to_owned() } else { group("", ["{", "}"], &input, "", "") };
        let [kind, walk] = ["Paging", "items"].map(|name| self.runtime(name));
        let rules = rules(paging);
        let result = self.generator(&item_type);
        let name = self.function(&walk_method(&paging.head.name), &operation.group);
        let head = signature("export function", &name, &self.parameters(&parts), &result);
        let docs = comment(&paging.head.doc, "");
        Ok(format!(
            "const {rules}: {kind}<{page_type}, {item_type}> = {{
  operation: {},
  items: (page) => {items},
{}}};

{docs}{head}
  return {walk}(client, {rules}, {input}, options);
}}
",
            constant(operation),
            self.next(operation, paging),
        ))
    }

    /// Returns the member that requests the next page.
    fn next(&self, operation: &Operation, paging: &Paging) -> String {
        let body = match &paging.pagination {
            Pagination::Cursor(from, into) => self.cursor(operation, paging, &value_at("page", from), into),
            Pagination::LastItem(from, into) => {
                let last = format!("{}.items(page).at(-1)", rules(paging));
                self.cursor(operation, paging, &value_at(&last, from), into)
            }
            Pagination::Url(url) => format!("    return {} || undefined;\n", value_at("page", url)),
            Pagination::Links(list, rel, url) => {
                let find = format!(
                    "{}?.find((link) => {} === \"next\")",
                    value_at("page", list),
                    optional_member("link", &rel.0)
                );
                format!("    return {} || undefined;\n", optional_member(&find, &url.0))
            }
            Pagination::Header => format!("    return {}(headers);\n", self.runtime("nextLink")),
            Pagination::Page(into, first) => {
                let number = format!("({} ?? {first}) + 1", member(into.part(), &into.field.0));
                self.numbered(operation, paging, into, &number)
            }
            Pagination::Offset(into) => {
                let number = format!("({} ?? 0) + count", member(into.part(), &into.field.0));
                self.numbered(operation, paging, into, &number)
            }
        };
        let stop = match (&paging.more, &paging.pagination) {
            (Some(more), Pagination::Url(_) | Pagination::Links(..) | Pagination::Header) => {
                format!("    if ({} === false) return undefined;\n", value_at("page", more))
            }
            _ => String::new(),
        };
        let parameters = match paging.pagination {
            Pagination::Header if paging.more.is_some() => "_, { value: page, headers }",
            Pagination::Header => "_, { headers }",
            Pagination::Url(_) | Pagination::Links(..) => "_, { value: page }",
            Pagination::Cursor(..) | Pagination::LastItem(..) => "input, { value: page }",
            Pagination::Page(..) | Pagination::Offset(_) => "input, { value: page }, before",
        };
        format!("  next({parameters}) {{\n{stop}{body}  }},\n")
    }

    /// Returns the body of the `next` member for pagination by a value that is sent back.
    fn cursor(&self, operation: &Operation, paging: &Paging, value: &str, into: &Target) -> String {
        let more = paging.more.as_ref().map(|more| format!(" || {} === false", value_at("page", more)));
        format!(
            "    const cursor = {value};
    if (cursor === undefined || cursor === null || String(cursor) === \"\"{}) return undefined;
{}    return {};
",
            more.unwrap_or_default(),
            self.part(operation, into),
            with(into, "cursor"),
        )
    }

    /// Returns the body of the `next` member for pagination by page number or offset. The number of elements, or the
    /// field that indicates whether there are more pages, determines which page is last.
    fn numbered(&self, operation: &Operation, paging: &Paging, into: &Target, number: &str) -> String {
        let size = paging.size.as_ref().map(|size| {
            let value = member(size.part(), &size.field.0);
            let default =
                self.description.target(operation, size).and_then(|field| self.default_number(field));
            default.map_or(value.clone(), |default| format!("{value} ?? {default}"))
        });
        let total = paging.total.as_ref().map(|total| value_at("page", total));
        let items = match paging.items.0.is_empty() {
            true => "page".to_owned(),
            false => value_at("page", &paging.items),
        };
        let is_last = format!(
            "{}(count, {}, before, {})",
            self.runtime("isLast"),
            size.as_deref().unwrap_or("undefined"),
            total.as_deref().unwrap_or("undefined"),
        );
        let is_last = match &paging.more {
            Some(more) => format!("!({} ?? !{is_last})", value_at("page", more)),
            None => is_last,
        };
        format!(
            "{}    const count = {items}?.length ?? 0;
    if ({is_last}) return undefined;
    return {};
",
            self.part(operation, into),
            with(into, number),
        )
    }

    /// Returns the statement that reads the request part of a field.
    fn part(&self, operation: &Operation, target: &Target) -> String {
        let ty = if target.in_body { operation.body.clone() } else { operation.query.map(Type::Named) };
        let ty = ty.map_or_else(|| "object".to_owned(), |ty| types::of(self.description, &ty));
        format!("    const {0} = input.{0} as {ty};\n", target.part())
    }

    /// Returns the numeric default of a field.
    pub(super) fn default_number(&self, field: &Field) -> Option<String> {
        match &field.default.as_ref()?.0 {
            Scalar::Text(limit) => Some(self.description.limits.get(limit)?.value.to_string()),
            Scalar::Integer(value) => Some(value.to_string()),
            Scalar::Boolean(_) | Scalar::Float(_) => None,
        }
    }
}

/// Returns the name of the constant that describes the pages.
fn rules(paging: &Paging) -> String {
    format!("{}_PAGES", paging.head.name.to_shouty_snake_case())
}

/// Returns the expression for the value at a path, any part of which may be missing.
pub(super) fn value_at(of: &str, path: &FieldPath) -> String {
    path.0.iter().fold(of.to_owned(), |of, name| optional_member(&of, &name.0))
}

/// Returns the expression for a request with a new value for a field of the current request part.
fn with(target: &Target, value: &str) -> String {
    let part = target.part();
    let field = property(&target.field.0);
    let field = if field == value { field } else { format!("{field}: {value}") };
    format!("{{ ...input, {part}: {{ ...{part}, {field} }} }}")
}
