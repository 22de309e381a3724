//! Pages of a search's results, and the ids by which these are told apart.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::Emit;
use super::feed::or_default;
use crate::emit::{access, number_literal};
use crate::ir::*;

impl Emit<'_> {
    /// The ids of an answer's results, where they have one.
    pub(super) fn ids(
        &self,
        results: &WireName,
        id: Option<&WireName>,
        operation: &Operation,
    ) -> Option<TokenStream> {
        let response = operation.response_def()?;
        let result = self.description.result(response, results)?;
        let id = self.description.field(result, &id?.0)?;
        let results = access(self.description.field(response, &results.0)?);
        let name = access(id);
        let text = match self.is_number(&id.ty) {
            true => quote!(Owned(result.#name.to_string())),
            false => quote!(Borrowed(AsRef::<str>::as_ref(&result.#name))),
        };
        Some(quote! {
            fn ids(response: &Self::Response) -> impl Iterator<Item = std::borrow::Cow<'_, str>> {
                response.#results.iter().map(|result| std::borrow::Cow::#text)
            }
        })
    }

    fn is_number(&self, ty: &Type) -> bool {
        match ty {
            Type::Named(id) => matches!(self.description.def(*id).kind, DefKind::Id(Wire::Integer)),
            ty => *ty == Type::Integer,
        }
    }

    /// What the runtime has to know of a search's pages.
    pub(super) fn paged(
        &self,
        marker: &Ident,
        pages: Option<&Pages>,
        results: &WireName,
        operation: &Operation,
        request: DefId,
    ) -> Option<TokenStream> {
        let pages = pages?;
        let holder = self.description.pages_holder(Some(request), pages)?;
        let [number, size] = [&pages.number, &pages.size].map(|name| self.description.field(holder, &name.0));
        let (number, size) = (number?, size?);
        let Some((Scalar::Integer(first), _)) = &number.default else { return None };
        let first = number_literal(*first);
        let (number_of, size_of, number) = (or_default(number), or_default(size), access(number));
        let results = access(self.description.field(operation.response_def()?, &results.0)?);
        let inside = pages.inside.as_ref().and_then(|inside| self.description.field(request, &inside.0));
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
        Some(quote! {
            impl specwright_client::poll::Paged for #marker {
                const FIRST_PAGE: i64 = #first;

                fn page(request: &Self::Request) -> specwright_client::poll::PageOf {
                    #read
                    specwright_client::poll::PageOf { number: #page.#number_of, size: #page.#size_of }
                }

                fn turn(request: &mut Self::Request, number: i64) {
                    #written.#number = Some(number);
                }

                fn retain(response: &mut Self::Response, mut keep: impl FnMut() -> bool) {
                    response.#results.retain(|_| keep());
                }
            }
        })
    }
}
