//! Searches that repeat one call until the response is complete.

use proc_macro2::TokenStream;
use quote::quote;

use super::Emit;
use crate::emit::{Missing, access, is_plain, number_literal, optional};
use crate::ir::*;

impl Emit<'_> {
    /// Returns the protocol impl. Every poll repeats the first call, and no values are carried from response to
    /// request.
    pub(super) fn repeat(&self, repeat: &Repeat) -> Result<TokenStream, Missing> {
        let operation = &self.description.operations[repeat.search.operation];
        let (request, answer) = (operation.needed_query()?, operation.needed_answer()?);
        let query = self.path(request);
        let types = quote! {
            type Request = #query;
            type Query = #query;
            type Body = ();
        };
        let complete = self.description.needed_field(answer, &repeat.complete)?;
        let name = access(complete);
        let complete =
            if is_plain(complete) { quote!(response.#name) } else { quote!(response.#name == Some(true)) };
        let pending = optional(repeat.pending.map(|status| number_literal(i64::from(status))));
        let expects_results = self.expects_results(repeat, request)?;
        let start = quote! {
            const PENDING: Option<u16> = #pending;

            fn first(request: &Self::Request) -> (Self::Query, Option<Self::Body>) {
                (request.clone(), None)
            }

            fn phase(response: &Self::Response) -> specwright_client::poll::Phase {
                if #complete { specwright_client::poll::Phase::Complete } else { specwright_client::poll::Phase::Partial }
            }

            #expects_results
        };
        let steps = quote! {
            fn carry(_: &Self::Response, _: &mut specwright_client::poll::Carried) {}

            fn next(
                _: &specwright_client::poll::Carried,
                request: &Self::Request,
            ) -> Result<(Self::Query, Option<Self::Body>), specwright_client::poll::NotCarried> {
                Ok((request.clone(), None))
            }
        };
        let docs = format!("The protocol for searches that repeat `{}`.", operation.full_name());
        self.implementation(&repeat.search, &docs, [types, start, steps])
    }

    /// Returns the method that determines from the query whether a response has results. Returns `None` if the
    /// description specifies no such condition.
    fn expects_results(&self, repeat: &Repeat, query: DefId) -> Result<Option<TokenStream>, Missing> {
        let field = |name| self.description.needed_field(query, name).map(access);
        let unless = repeat.results_unless.as_ref().map(field).transpose()?;
        let with = repeat.results_with.as_ref().map(field).transpose()?;
        let conditions: Vec<_> = (unless.map(|flag| quote!(request.#flag != Some(true))).into_iter())
            .chain(with.map(|field| quote!(request.#field.is_some())))
            .collect();
        Ok((!conditions.is_empty()).then(|| {
            quote! {
                fn expects_results(request: &Self::Request) -> bool {
                    #(#conditions)&&*
                }
            }
        }))
    }
}
