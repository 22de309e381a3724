//! Remarks on responses whose settings differ from the request.

use proc_macro2::TokenStream;
use quote::quote;

use super::Emit;
use super::paging::{AccessMode, ValueExpr};
use crate::emit::access;
use crate::ir::*;

impl Emit<'_> {
    /// Returns the protocol method that compares the settings if responses repeat any settings.
    pub(super) fn protocol_remarks(&self, operation: &Operation) -> Option<TokenStream> {
        let request = operation.echoing()?;
        let remarks =
            self.settings(operation, &request, &quote!(request), &quote!(Self::count(response) > 0));
        Some(quote! {
            fn remarks(request: &Self::Request, response: &Self::Response) -> Vec<specwright_client::Remark> {
                #remarks
            }
        })
    }

    /// Returns the code that adds remarks to the response of a single call if responses repeat any settings.
    pub(super) fn call_remarks(&self, operation: &Operation) -> Option<TokenStream> {
        let request = operation.echoing()?;
        let name = if operation.body.is_some() { quote!(body) } else { quote!(query) };
        let results = operation.response_def().zip(operation.results.as_ref());
        let results = results.and_then(|(response, results)| self.description.field(response, &results.0));
        // A response without results, such as the first response of a search, may omit the settings.
        let has_results =
            results.map(access).map_or(quote!(false), |list| quote!(!response.#list.is_empty()));
        let remarks = self.settings(operation, &request, &name, &has_results);
        let response = self.answer_of(operation);
        Some(quote!(.map(|answer| answer.with_remarks(|response: &#response| #remarks))))
    }

    fn settings(
        &self,
        operation: &Operation,
        request: &Type,
        holder: &TokenStream,
        has_results: &TokenStream,
    ) -> TokenStream {
        let text = |value| match value {
            ValueExpr::Plain(value) => quote!(Some(AsRef::<str>::as_ref(&#value))),
            ValueExpr::Optional(value) => quote!(#value.map(AsRef::<str>::as_ref)),
        };
        let settings = operation.echoes.iter().filter_map(|path| {
            let (name, response) = (path.0.last()?, operation.response()?);
            let asked = text(self.reach_in(holder, request, path, AccessMode::Borrowed));
            let echo = FieldPath(vec![name.clone()]);
            let found = text(self.reach_in(&quote!(response), response, &echo, AccessMode::Borrowed));
            let name = &name.0;
            Some(quote!((#name, #asked, #found)))
        });
        quote!(specwright_client::Remark::of_settings(#has_results, [#(#settings),*]))
    }
}
