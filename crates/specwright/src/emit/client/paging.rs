//! Paginated listings.

use heck::ToPascalCase as _;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::feed::or_default;
use super::{Emit, constant};
use crate::emit::missing::needed;
use crate::emit::{Missing, access, doc, docs, ident, is_plain, number_literal};
use crate::ir::*;
use crate::names::walk_method;

/// The expression for a response value.
pub(super) enum ValueExpr {
    /// A value that is always present.
    Plain(TokenStream),
    /// An `Option`.
    Optional(TokenStream),
}

/// The way in which an expression accesses a value.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum AccessMode {
    Copied,
    Borrowed,
    Mutably,
}

/// The method that reads the page size, and the method that writes the default page size into the request.
type Size = (Option<TokenStream>, Option<TokenStream>);

impl Emit<'_> {
    /// Returns the method that lists all elements.
    pub(super) fn items(&self, paging: &Paging) -> TokenStream {
        let operation = &self.description.operations[paging.operation];
        let text = docs::with_unstated(&paging.head.doc, &paging.head.unstated);
        let docs = doc(&format!(
            "{text}\n\nReturns the elements of all pages, starting with the requested page. Nothing is sent until the first element is requested."
        ));
        let query = operation.query.map(|id| self.path(id));
        let body = operation.body_def().map(|id| self.path(id));
        let query_argument = query.as_ref().map(|query| quote!(query: impl Into<#query>,));
        let body_argument = body.as_ref().map(|body| quote!(body: impl Into<#body>,));
        let request = match (query, body) {
            (None, None) => quote!(()),
            (Some(_), None) => quote!(query.into()),
            (None, Some(_)) => quote!(body.into()),
            (Some(_), Some(_)) => quote!((query.into(), body.into())),
        };
        let (method, marker) = (ident(&walk_method(&paging.head.name)), marker(&paging.head.name));
        quote! {
            #docs
            pub fn #method(&self, #query_argument #body_argument) -> specwright_client::paging::Items<#marker> {
                self.session.items(#request)
            }
        }
    }

    /// Returns the impl that describes the pages for the runtime.
    pub(super) fn paging(&self, paging: &Paging) -> Result<TokenStream, Missing> {
        let operation = &self.description.operations[paging.operation];
        let (answer, item) = self.description.needed_page(operation, paging)?;
        let (marker, constant) = (marker(&paging.head.name), constant(operation));
        let docs = doc(&format!("The pages of `{}`.", operation.full_name()));
        let (page, item) = (self.answer_type(answer), self.answer_type(item));
        let (request, query, body, parts) = self.request_parts(operation);
        let items = path_literal(&paging.items);
        let pagination = self.pagination(operation, answer, paging)?;
        let (count, take) = (self.count_items(answer, paging), self.take_items(answer, paging));
        let (size, defaults) = self.size(operation, paging)?;
        let total = paging.total.as_ref().map(|total| self.total_of(answer, total));
        let more = paging.more.as_ref().map(|more| self.more_of(answer, more));
        Ok(quote! {
            #docs
            #[derive(Clone, Copy, Debug)]
            pub struct #marker;

            impl specwright_client::paging::Paging for #marker {
                type Request = #request;
                type Query = #query;
                type Body = #body;
                type Page = #page;
                type Item = #item;
                const OPERATION: &'static specwright_client::Operation = &#constant;
                const PAGINATION: specwright_client::paging::Pagination<Self> = #pagination;
                const ITEMS: &'static [&'static str] = #items;

                fn parts(request: &Self::Request) -> (&Self::Query, Option<&Self::Body>) {
                    #parts
                }

                fn count(page: &Self::Page) -> usize {
                    #count
                }

                fn take(page: &mut Self::Page) -> Vec<Self::Item> {
                    #take
                }

                #size
                #total
                #more
                #defaults
            }
        })
    }

    /// Returns the types of the request, its query and its body, and the expression for query and body.
    fn request_parts(&self, operation: &Operation) -> (TokenStream, TokenStream, TokenStream, TokenStream) {
        let (query, body) =
            (operation.query.map(|id| self.path(id)), operation.body_def().map(|id| self.path(id)));
        match (query, body) {
            (None, None) => (quote!(()), quote!(()), quote!(()), quote!((request, None))),
            (Some(query), None) => (query.clone(), query, quote!(()), quote!((request, None))),
            (None, Some(body)) => (body.clone(), quote!(()), body, quote!((&(), Some(request)))),
            (Some(query), Some(body)) => {
                (quote!((#query, #body)), query, body, quote!((&request.0, Some(&request.1))))
            }
        }
    }

    fn pagination(
        &self,
        operation: &Operation,
        answer: &Type,
        paging: &Paging,
    ) -> Result<TokenStream, Missing> {
        let pagination = { quote!(specwright_client::paging::Pagination) };
        Ok(match &paging.pagination {
            Pagination::Cursor(from, into) => {
                let read = match self.reach(answer, from, AccessMode::Borrowed) {
                    ValueExpr::Plain(value) => quote!(Some(#value.to_string())),
                    ValueExpr::Optional(value) => quote!(#value.map(ToString::to_string)),
                };
                self.cursor(operation, from, read, into)?
            }
            Pagination::LastItem(from, into) => {
                let read = self.of_last_item(operation, answer, paging, from)?;
                self.cursor(operation, &paging.items, read, into)?
            }
            Pagination::Url(url) => {
                let path = path_literal(url);
                let read = match self.reach(answer, url, AccessMode::Borrowed) {
                    ValueExpr::Plain(value) => quote!(Some(#value.as_str())),
                    ValueExpr::Optional(value) => quote!(#value.map(specwright_core::Text::as_str)),
                };
                quote!(#pagination::Url { path: #path, read: |page| #read })
            }
            Pagination::Links(list, rel, url) => {
                let path = path_literal(list);
                let read = self.next_of_links(answer, list, rel, url)?;
                quote!(#pagination::Url { path: #path, read: |page| #read })
            }
            Pagination::Header => quote!(#pagination::Link),
            Pagination::Page(into, first) => {
                let number = self.number(operation, into, *first)?;
                quote!(#pagination::Page(#number))
            }
            Pagination::Offset(into) => {
                let number = self.number(operation, into, 0)?;
                quote!(#pagination::Offset(#number))
            }
        })
    }

    /// Returns the pagination by a value that is sent back. A value that can't be read is noted at `path`.
    fn cursor(
        &self,
        operation: &Operation,
        path: &FieldPath,
        read: TokenStream,
        into: &Target,
    ) -> Result<TokenStream, Missing> {
        let path = path_literal(path);
        let write = self.write(operation, into, quote!(cursor.parse().ok()?))?;
        Ok(quote! {
            specwright_client::paging::Pagination::Cursor {
                path: #path,
                read: |page| #read,
                write: |request, cursor| {
                    #write
                    Some(())
                },
            }
        })
    }

    /// Returns the expression for a field of the last element, as an optional `String`.
    fn of_last_item(
        &self,
        operation: &Operation,
        answer: &Type,
        paging: &Paging,
        from: &FieldPath,
    ) -> Result<TokenStream, Missing> {
        let (_, item) = self.description.needed_page(operation, paging)?;
        let last = self.elements(answer, &paging.items);
        let last = quote!(#last.next_back());
        Ok(match self.reach_in(&quote!(item), item, from, AccessMode::Borrowed) {
            ValueExpr::Plain(value) => quote!(#last.map(|item| #value.to_string())),
            ValueExpr::Optional(value) => quote!(#last.and_then(|item| #value).map(ToString::to_string)),
        })
    }

    /// Returns the expression that iterates over the elements of a list that are not null. The path is empty if the
    /// response itself is the list.
    fn elements(&self, answer: &Type, list: &FieldPath) -> TokenStream {
        let elements = match self.reach(answer, list, AccessMode::Borrowed) {
            ValueExpr::Plain(list) => quote!(#list.iter()),
            ValueExpr::Optional(list) => quote!(#list.into_iter().flatten()),
        };
        match self.description.has_null_elements(answer, list) {
            true => quote!(#elements.flatten()),
            false => elements,
        }
    }

    /// Returns the expression for the URL of the link with the relation `next`.
    fn next_of_links(
        &self,
        answer: &Type,
        list: &FieldPath,
        rel: &WireName,
        url: &WireName,
    ) -> Result<TokenStream, Missing> {
        let element = self.description.field_at(answer, list).and_then(|list| match list.ty.not_null() {
            Type::List(element) => Some(&**element),
            _ => None,
        });
        let link = element.and_then(|element| element.not_null().definition());
        let link = needed(link, list, "elements of a defined type")?;
        let (rel, url) =
            (self.description.needed_field(link, rel)?, self.description.needed_field(link, url)?);
        let links = self.elements(answer, list);
        let is_next = match self.step(quote!(link), rel, AccessMode::Borrowed) {
            ValueExpr::Plain(rel) => quote!(AsRef::<str>::as_ref(&#rel) == "next"),
            ValueExpr::Optional(rel) => quote!(#rel.is_some_and(|rel| AsRef::<str>::as_ref(rel) == "next")),
        };
        let url = match self.step(quote!(link), url, AccessMode::Borrowed) {
            ValueExpr::Plain(url) => quote!(map(|link| #url.as_str())),
            ValueExpr::Optional(url) => quote!(and_then(|link| #url).map(specwright_core::Text::as_str)),
        };
        Ok(quote!(#links.find(|link| #is_next).#url))
    }

    fn number(&self, operation: &Operation, target: &Target, first: i64) -> Result<TokenStream, Missing> {
        let field = self.description.needed_target(operation, target)?;
        let (holder, name, first) = (holder(operation, target), access(field), number_literal(first));
        let value = quote!(#holder.#name);
        let is_unsigned = *field.ty.not_null() == Type::Unsigned;
        let read = match (is_plain(field), is_unsigned) {
            (true, false) => quote!(Some(#value)),
            (true, true) => quote!(i64::try_from(#value).ok()),
            (false, false) => flattened(&value, field),
            (false, true) => {
                let value = flattened(&value, field);
                quote!(#value.and_then(|number| i64::try_from(number).ok()))
            }
        };
        let number = match is_unsigned {
            true => quote!(u64::try_from(number).unwrap_or_default()),
            false => quote!(number),
        };
        let write = self.write(operation, target, number)?;
        Ok(quote! {
            specwright_client::paging::Number {
                first: #first,
                read: |request| #read,
                write: |request, number| { #write },
            }
        })
    }

    /// Returns the statement that writes a value into a request.
    fn write(
        &self,
        operation: &Operation,
        target: &Target,
        value: TokenStream,
    ) -> Result<TokenStream, Missing> {
        let field = self.description.needed_target(operation, target)?;
        let (holder, name) = (holder(operation, target), access(field));
        let value = if matches!(field.ty, Type::Nullable(_)) { quote!(Some(#value)) } else { value };
        let value = if is_plain(field) { value } else { quote!(Some(#value)) };
        Ok(quote!(#holder.#name = #value;))
    }

    /// Returns the methods for the page size, if the request has a field and a default for it.
    fn size(&self, operation: &Operation, paging: &Paging) -> Result<Size, Missing> {
        let Some(size) = &paging.size else { return Ok((None, None)) };
        let field = self.description.needed_target(operation, size)?;
        let (holder, name) = (holder(operation, size), access(field));
        let is_unsigned = *field.ty.not_null() == Type::Unsigned;
        let (value, default) = match () {
            () if is_plain(field) => (quote!(Some(#holder.#name)), None),
            () if field.default.is_some() => {
                let value = or_default(field);
                let default = self.write(operation, size, quote!(#holder.#value))?;
                (quote!(Some(#holder.#value)), Some(default))
            }
            () => (flattened(&quote!(#holder.#name), field), None),
        };
        let value = match is_unsigned {
            true => quote!(#value.and_then(|size| i64::try_from(size).ok())),
            false => value,
        };
        let size = quote! {
            fn size(request: &Self::Request) -> Option<i64> {
                #value
            }
        };
        let state = default.map(|default| {
            quote! {
                fn state_defaults(request: &mut Self::Request) {
                    #default
                }
            }
        });
        Ok((Some(size), state))
    }

    fn total_of(&self, answer: &Type, total: &FieldPath) -> TokenStream {
        let is_unsigned = self
            .description
            .field_at(answer, total)
            .is_some_and(|field| *field.ty.not_null() == Type::Unsigned);
        let value = match (self.reach(answer, total, AccessMode::Copied), is_unsigned) {
            (ValueExpr::Plain(value), false) => quote!(Some(#value)),
            (ValueExpr::Plain(value), true) => quote!(i64::try_from(#value).ok()),
            (ValueExpr::Optional(value), false) => value,
            (ValueExpr::Optional(value), true) => {
                quote!(#value.and_then(|total| i64::try_from(total).ok()))
            }
        };
        quote! {
            fn total(page: &Self::Page) -> Option<i64> {
                #value
            }
        }
    }

    fn more_of(&self, answer: &Type, more: &FieldPath) -> TokenStream {
        let value = match self.reach(answer, more, AccessMode::Copied) {
            ValueExpr::Plain(value) => quote!(Some(#value)),
            ValueExpr::Optional(value) => value,
        };
        quote! {
            fn has_more(page: &Self::Page) -> Option<bool> {
                #value
            }
        }
    }

    fn count_items(&self, answer: &Type, paging: &Paging) -> TokenStream {
        match self.reach(answer, &paging.items, AccessMode::Borrowed) {
            ValueExpr::Plain(list) => quote!(#list.len()),
            ValueExpr::Optional(list) => quote!(#list.map_or(0, Vec::len)),
        }
    }

    fn take_items(&self, answer: &Type, paging: &Paging) -> TokenStream {
        let list = match self.reach(answer, &paging.items, AccessMode::Mutably) {
            ValueExpr::Plain(page) if paging.items.0.is_empty() => quote!(std::mem::take(#page)),
            ValueExpr::Plain(list) => quote!(std::mem::take(&mut #list)),
            ValueExpr::Optional(list) => quote!(#list.map(std::mem::take).unwrap_or_default()),
        };
        match self.description.has_null_elements(answer, &paging.items) {
            true => quote!(#list.into_iter().flatten().collect()),
            false => list,
        }
    }

    /// Returns the expression for the value at a path in the response `page`.
    fn reach(&self, answer: &Type, path: &FieldPath, taken: AccessMode) -> ValueExpr {
        self.reach_in(&quote!(page), answer, path, taken)
    }

    /// Returns the expression for the value at a path in another value.
    pub(super) fn reach_in(
        &self,
        holder: &TokenStream,
        ty: &Type,
        path: &FieldPath,
        taken: AccessMode,
    ) -> ValueExpr {
        let fields = self.description.fields_on(ty, path);
        let mut reached = match (ty, taken) {
            (Type::Nullable(_), AccessMode::Mutably) => ValueExpr::Optional(quote!(#holder.as_mut())),
            (Type::Nullable(_), AccessMode::Borrowed | AccessMode::Copied) => {
                ValueExpr::Optional(quote!(#holder.as_ref()))
            }
            _ => ValueExpr::Plain(holder.clone()),
        };
        for (at, field) in fields.iter().enumerate() {
            // Intermediate values are borrowed.
            let is_last = at + 1 == fields.len();
            let taken = if taken == AccessMode::Copied && !is_last { AccessMode::Borrowed } else { taken };
            reached = match reached {
                ValueExpr::Plain(holder) => self.step(holder, field, taken),
                ValueExpr::Optional(holder) => {
                    ValueExpr::Optional(match self.step(quote!(it), field, taken) {
                        ValueExpr::Plain(value) => {
                            let value = match taken {
                                AccessMode::Copied => value,
                                AccessMode::Borrowed => quote!(&#value),
                                AccessMode::Mutably => quote!(&mut #value),
                            };
                            quote!(#holder.map(|it| #value))
                        }
                        ValueExpr::Optional(value) => quote!(#holder.and_then(|it| #value)),
                    })
                }
            };
        }
        reached
    }

    /// Returns the expression that accesses a field of another expression.
    fn step(&self, holder: TokenStream, field: &Field, taken: AccessMode) -> ValueExpr {
        let name = access(field);
        let value = quote!(#holder.#name);
        if is_plain(field) {
            return ValueExpr::Plain(value);
        }
        let is_twice = matches!(field.ty, Type::Nullable(_));
        ValueExpr::Optional(match (taken, is_twice) {
            (AccessMode::Copied, false) => value,
            (AccessMode::Copied, true) => quote!(#value.flatten()),
            (AccessMode::Borrowed, false) => quote!(#value.as_ref()),
            (AccessMode::Borrowed, true) => quote!(#value.as_ref().and_then(Option::as_ref)),
            (AccessMode::Mutably, false) => quote!(#value.as_mut()),
            (AccessMode::Mutably, true) => quote!(#value.as_mut().and_then(Option::as_mut)),
        })
    }
}

/// Returns the expression for an optional number in a request, without nested options.
fn flattened(value: &TokenStream, field: &Field) -> TokenStream {
    if matches!(field.ty, Type::Nullable(_)) { quote!(#value.flatten()) } else { value.clone() }
}

/// Returns the part of a request that contains a field.
fn holder(operation: &Operation, target: &Target) -> TokenStream {
    match (operation.query.is_some() && operation.body.is_some(), target.in_body) {
        (false, _) => quote!(request),
        (true, false) => quote!(request.0),
        (true, true) => quote!(request.1),
    }
}

fn path_literal(path: &FieldPath) -> TokenStream {
    let names = path.0.iter().map(|name| &name.0);
    quote!(&[#(#names),*])
}

fn marker(name: &str) -> Ident {
    format_ident!("{}Paging", name.to_pascal_case())
}
