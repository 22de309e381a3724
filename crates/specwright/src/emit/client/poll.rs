//! Starting and continuing polled searches.

use heck::ToPascalCase;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::{Emit, constant};
use crate::emit::{Missing, access, deprecated, doc, docs, ident, is_plain};
use crate::ir::*;
use crate::names::search_methods;

impl Emit<'_> {
    /// Returns the methods that start or resume a search. The method names distinguish searches in the same group.
    pub(super) fn search(&self, search: &Search, count: usize) -> Result<TokenStream, Missing> {
        let operation = &self.description.operations[search.operation];
        let request = self.path(operation.needed_request()?);
        let docs = doc(&docs::with_unstated(&search.head.doc, &search.head.unstated));
        let marker = marker(operation, &search.head.name);
        let deprecated = deprecated::attribute(&operation.deprecated);
        let [search, resume] = search_methods(&search.head.name, count == 1).map(|name| ident(&name));
        Ok(quote! {
            #docs
            #deprecated
            pub fn #search(&self, request: impl Into<#request>) -> specwright_client::poll::Search<#marker> {
                self.session.poll(request.into())
            }

            /// Resumes a search that was started elsewhere.
            ///
            /// # Errors
            /// Returns an error if the token belongs to another operation, or lacks a value that polls need.
            #deprecated
            pub fn #resume(
                &self,
                token: specwright_client::poll::Token,
            ) -> Result<specwright_client::poll::Search<#marker>, specwright_client::Error> {
                self.session.resume(token)
            }
        })
    }

    pub(super) fn protocol(&self, protocol: &Protocol) -> Result<TokenStream, Missing> {
        let operation = &self.description.operations[protocol.search.operation];
        let body = operation.needed_body()?;
        let request = self.path(body);
        let query = operation.query.map_or(quote!(()), |id| self.path(id));
        let types = quote! {
            type Request = #request;
            type Query = #query;
            type Body = #request;
        };
        let phase = self.phase(protocol, operation)?;
        let start = quote! {
            fn first(request: &Self::Request) -> (Self::Query, Option<Self::Body>) {
                (Default::default(), Some(request.clone()))
            }

            fn phase(response: &Self::Response) -> specwright_client::poll::Phase {
                #phase
            }
        };
        let carry = protocol.carry.iter().map(|carry| self.carry(operation, carry));
        let carry = carry.collect::<Result<Vec<_>, _>>()?;
        let next = self.next(protocol, operation, body)?;
        let steps = quote! {
            fn carry(response: &Self::Response, carried: &mut specwright_client::poll::Carried) {
                #(#carry)*
            }

            fn next(
                carried: &specwright_client::poll::Carried,
                request: &Self::Request,
            ) -> Result<(Self::Query, Option<Self::Body>), specwright_client::poll::NotCarried> {
                #next
            }
        };
        let docs = format!("The polling protocol for `{}` searches.", operation.full_name());
        self.implementation(&protocol.search, &docs, [types, start, steps])
    }

    /// Returns the protocol of a search. The code specific to the kind of search consists of the types of the request,
    /// the methods for the first request and the phase of a response, and the methods for later requests.
    pub(super) fn implementation(
        &self,
        search: &Search,
        docs: &str,
        [types, start, steps]: [TokenStream; 3],
    ) -> Result<TokenStream, Missing> {
        let operation = &self.description.operations[search.operation];
        let (marker, constant) = (marker(operation, &search.head.name), constant(operation));
        let (docs, response, list) = (doc(docs), self.path(operation.needed_answer()?), &search.results.0);
        let total = self.total(search, operation)?;
        let results = access(self.of_answer(operation, &search.results)?);
        let ids = self.ids(search, operation)?;
        let (page, paged) = self.paged(&marker, search, operation)?;
        let remarks = self.protocol_remarks(operation);
        Ok(quote! {
            #docs
            #[derive(Clone, Copy, Debug)]
            pub struct #marker;

            impl specwright_client::poll::Protocol for #marker {
                #types
                type Response = #response;
                const OPERATION: &'static specwright_client::Operation = &#constant;
                const RESULTS: &'static str = #list;

                #start

                #page

                #steps

                fn total(response: &Self::Response) -> Option<i64> {
                    #total
                }

                fn count(response: &Self::Response) -> usize {
                    response.#results.len()
                }

                #ids

                #remarks
            }

            #paged
        })
    }

    /// Returns a field in an operation's response.
    fn of_answer(&self, operation: &Operation, field: &WireName) -> Result<&Field, Missing> {
        self.description.needed_field(operation.needed_answer()?, field)
    }

    fn phase(&self, protocol: &Protocol, operation: &Operation) -> Result<TokenStream, Missing> {
        let field = self.of_answer(operation, &protocol.status)?;
        let status = access(field);
        let arms = protocol.states.iter().map(|(state, phase)| {
            let state = &state.0;
            let phase = match phase {
                Phase::Partial => quote!(Partial),
                Phase::Displayable => quote!(Displayable),
                Phase::Final => quote!(Complete),
            };
            quote!(#state => specwright_client::poll::Phase::#phase,)
        });
        let value = match is_plain(field) {
            true => quote!(AsRef::<str>::as_ref(&response.#status)),
            false => quote!(response.#status.as_ref().map_or("", AsRef::<str>::as_ref)),
        };
        // An unknown status counts as not final.
        Ok(quote!(match #value { #(#arms)* _ => specwright_client::poll::Phase::Partial }))
    }

    fn carry(&self, operation: &Operation, carry: &Carry) -> Result<TokenStream, Missing> {
        let field = self.of_answer(operation, &carry.from)?;
        let (name, wire) = (access(field), &carry.from.0);
        Ok(match is_plain(field) {
            true => quote!(carried.insert(#wire.to_owned(), response.#name.to_string());),
            false => quote! {
                if let Some(value) = &response.#name {
                    carried.insert(#wire.to_owned(), value.to_string());
                }
            },
        })
    }

    /// Returns the body of the method that creates the next poll. Fields carried in the request body are required.
    /// Fields carried in the query may be missing.
    fn next(&self, protocol: &Protocol, operation: &Operation, body: DefId) -> Result<TokenStream, Missing> {
        let mut statements = TokenStream::new();
        for carry in &protocol.carry {
            let owner = if carry.into_body { body } else { operation.needed_query()? };
            let field = self.description.needed_field(owner, &carry.to)?;
            let (name, wire) = (access(field), &carry.from.0);
            statements.extend(match carry.into_body {
                true => quote! {
                    let value = carried.get(#wire).and_then(|value| value.parse().ok());
                    next.#name = Some(value.ok_or(specwright_client::poll::NotCarried(#wire))?);
                },
                false => quote!(query.#name = carried.get(#wire).and_then(|value| value.parse().ok());),
            });
        }
        for keep in &protocol.keep {
            let name = access(self.description.needed_field(body, keep)?);
            statements.extend(quote!(next.#name = request.#name.clone();));
        }
        let request = if protocol.keep.is_empty() { quote!(let _ = request;) } else { TokenStream::new() };
        let query = match protocol.carry.iter().any(|carry| !carry.into_body) {
            true => quote!(let mut query = Self::Query::default();),
            false => quote!(let query = Self::Query::default();),
        };
        Ok(quote! {
            #request
            #query
            let mut next = Self::Body::default();
            #statements
            Ok((query, Some(next)))
        })
    }

    fn total(&self, search: &Search, operation: &Operation) -> Result<TokenStream, Missing> {
        let Some(total) = &search.total else { return Ok(quote!(let _ = response; None)) };
        let field = self.of_answer(operation, total)?;
        let name = access(field);
        Ok(if is_plain(field) { quote!(Some(response.#name)) } else { quote!(response.#name) })
    }
}

/// Returns the type name of a protocol. The name includes the group, so that it is clear without the module.
pub(super) fn marker(operation: &Operation, name: &str) -> proc_macro2::Ident {
    let name = if name == operation.group { "" } else { name };
    format_ident!("{}{}Protocol", operation.group.to_pascal_case(), name.to_pascal_case())
}
