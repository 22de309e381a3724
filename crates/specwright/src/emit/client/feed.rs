//! Feeds, which return all records of a streamed operation, page by page.

use heck::ToPascalCase;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::{Emit, constant};
use crate::emit::{Missing, Module, access, deprecated, doc, docs, ident, is_plain, value_type};
use crate::ir::*;
use crate::names::{default_method, walk_method};

impl Emit<'_> {
    /// Returns the method that iterates over all pages.
    pub(super) fn walk(&self, feed: &Feed) -> Result<TokenStream, Missing> {
        let operation = &self.description.operations[feed.operation];
        let query = self.path(operation.needed_query()?);
        let text = docs::with_unstated(&feed.head.doc, &feed.head.unstated);
        let docs = doc(&format!(
            "{text}\n\nReturns all pages in order. The first page starts after the query's `{}`.",
            feed.last
        ));
        let deprecated = deprecated::attribute(&operation.deprecated);
        let (method, marker) = (ident(&walk_method(&feed.head.name)), marker(&feed.head.name));
        Ok(quote! {
            #docs
            #deprecated
            pub fn #method(&self, query: impl Into<#query>) -> specwright_client::stream::Walk<#marker> {
                self.session.walk(query.into())
            }
        })
    }

    /// Returns the `Feed` impl, which defines the sequence of pages.
    pub(super) fn feed(&self, feed: &Feed) -> Result<TokenStream, Missing> {
        let operation = &self.description.operations[feed.operation];
        let (query, response) = (operation.needed_query()?, operation.needed_answer()?);
        let field = |owner: DefId, wire| self.description.needed_field(owner, wire);
        let (last, id, size) =
            (field(query, &feed.last)?, field(response, &feed.id)?, field(query, &feed.size)?);
        let holder = self.description.holder(self.description.def(query), last);
        let id_type = value_type(self.description, holder.usage, &last.ty, Module::Outside(self.models));
        let (query, record) = (self.path(query), self.path(response));
        let (marker, constant) = (marker(&feed.head.name), constant(operation));
        let (first, size_or_default) = (last.default.as_ref().map(|_| or_default(last)), or_default(size));
        let (last, size) = (access(last), access(size));
        let first = first.map(|value| quote!(query.#last = Some(query.#value);));
        let id = self.id_of_record(id);
        let docs = doc(&format!("The sequence of pages of `{}`.", operation.full_name()));
        Ok(quote! {
            #docs
            #[derive(Clone, Copy, Debug)]
            pub struct #marker;

            impl specwright_client::stream::Feed for #marker {
                type Query = #query;
                type Record = #record;
                type Id = #id_type;
                const OPERATION: &'static specwright_client::Operation = &#constant;

                fn id(record: &Self::Record) -> Option<Self::Id> {
                    #id
                }

                fn last(query: &Self::Query) -> Option<&Self::Id> {
                    query.#last.as_ref()
                }

                fn begin_after(query: &mut Self::Query, id: Self::Id) {
                    query.#last = Some(id);
                }

                fn size(query: &Self::Query) -> i64 {
                    query.#size_or_default
                }

                fn state_defaults(query: &mut Self::Query) {
                    #first
                    query.#size = Some(Self::size(query));
                }
            }
        })
    }

    fn id_of_record(&self, field: &Field) -> TokenStream {
        let name = access(field);
        let is_copy = match &field.ty {
            Type::Named(id) => matches!(self.description.def(*id).kind, DefKind::Id(Wire::Integer)),
            ty => *ty == Type::Integer,
        };
        let value = if is_copy { quote!(record.#name) } else { quote!(record.#name.clone()) };
        if is_plain(field) { quote!(Some(#value)) } else { value }
    }
}

/// Returns the call that reads a request field or its default.
pub(super) fn or_default(field: &Field) -> TokenStream {
    let (part, method) =
        (field.part.iter().map(|part| ident(&part.0)), ident(&default_method(&field.rust.0)));
    quote!(#(#part.)* #method())
}

fn marker(name: &str) -> Ident {
    format_ident!("{}Feed", name.to_pascal_case())
}
