//! Pagination of search results, and the ids that distinguish results.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::Emit;
use super::feed::or_default;
use crate::emit::missing::needed;
use crate::emit::{Missing, access, number_literal};
use crate::ir::*;

impl Emit<'_> {
    /// Returns the method that lists the ids of a response's results, if the results have ids.
    pub(super) fn ids(&self, search: &Search, operation: &Operation) -> Result<Option<TokenStream>, Missing> {
        let Some(id) = &search.id else { return Ok(None) };
        let response = operation.needed_answer()?;
        let result = self.description.result(response, &search.results);
        let result = needed(result, operation.full_name(), "list of definitions among its results")?;
        let id = self.description.needed_field(result, id)?;
        let results = access(self.description.needed_field(response, &search.results)?);
        let name = access(id);
        let text = match self.is_number(&id.ty) {
            true => quote!(Owned(result.#name.to_string())),
            false => quote!(Borrowed(AsRef::<str>::as_ref(&result.#name))),
        };
        Ok(Some(quote! {
            fn ids(response: &Self::Response) -> impl Iterator<Item = std::borrow::Cow<'_, str>> {
                response.#results.iter().map(|result| std::borrow::Cow::#text)
            }
        }))
    }

    fn is_number(&self, ty: &Type) -> bool {
        match ty {
            Type::Named(id) => matches!(self.description.def(*id).kind, DefKind::Id(Wire::Integer)),
            ty => *ty == Type::Integer,
        }
    }

    /// Returns the protocol method that reads the requested page, and the impl that describes the pages for the
    /// runtime.
    pub(super) fn paged(
        &self,
        marker: &Ident,
        search: &Search,
        operation: &Operation,
    ) -> Result<(TokenStream, TokenStream), Missing> {
        let Some(pages) = &search.pages else { return Ok(Default::default()) };
        let request = operation.needed_request()?;
        let holder = self.description.pages_holder(Some(request), pages);
        let holder = needed(holder, operation.full_name(), "object with the fields that choose a page")?;
        let field = |owner, name| self.description.needed_field(owner, name);
        let (number, size) = (field(holder, &pages.number)?, field(holder, &pages.size)?);
        let first = match &number.default {
            Some((Scalar::Integer(first), _)) => Some(first),
            _ => None,
        };
        let first = needed(first, &number.wire, "default that is an integer")?;
        let first = number_literal(*first);
        let (number_of, size_of, number) = (or_default(number), or_default(size), access(number));
        let results = access(field(operation.needed_answer()?, &search.results)?);
        let inside = pages.inside.as_ref().map(|inside| field(request, inside)).transpose()?;
        let (read, page, written) = match inside.map(access) {
            Some(inside) => (
                quote! {
                    let unset = Default::default();
                    let page = request.#inside.as_ref().unwrap_or(&unset);
                },
                quote!(page),
                quote!(request.#inside.get_or_insert_default()),
            ),
            None => (TokenStream::new(), quote!(request), quote!(request)),
        };
        let page = quote! {
            fn page(request: &Self::Request) -> Option<specwright_client::poll::PageOf> {
                #read
                let index = #page.#number_of.saturating_sub(#first).max(0);
                Some(specwright_client::poll::PageOf { index, size: #page.#size_of })
            }
        };
        let paged = quote! {
            impl specwright_client::poll::Paged for #marker {
                fn turn(request: &mut Self::Request, index: i64) {
                    #written.#number = Some(index.saturating_add(#first));
                }

                fn retain(response: &mut Self::Response, mut keep: impl FnMut() -> bool) {
                    response.#results.retain(|_| keep());
                }
            }
        };
        Ok((page, paged))
    }
}
