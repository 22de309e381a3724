//! Responses whose body differs by status.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::Emit;
use crate::emit::{answer_name, doc, number_literal};
use crate::ir::*;

impl Emit<'_> {
    /// Returns the enum of response bodies if the body differs by status.
    pub(super) fn answers(&self, operation: &Operation) -> Option<TokenStream> {
        if !operation.has_several_answers() {
            return None;
        }
        let name = answer_name(operation);
        let docs = doc(&format!("The responses of `{}`, by status.", operation.full_name()));
        let variants = operation.answers.iter().map(|(status, body)| {
            let (variant, body) = (variant(*status), body.as_ref().map(|body| self.answer_type(body)));
            let meaning = self.description.statuses.get(status).map_or("", |status| status.doc.trim());
            let docs = doc(meaning);
            let body = body.map(|body| quote!((#body)));
            quote!(#docs #variant #body,)
        });
        let arms = operation.answers.iter().map(|(status, body)| {
            let (variant, status) = (variant(*status), number_literal(i64::from(*status)));
            match body {
                Some(Type::Binary) => {
                    quote!(#status => Ok((#name::#variant(body.clone()), specwright_core::Notes::new())),)
                }
                Some(_) => quote! {
                    #status => {
                        let decoded = specwright_core::decode(body)?;
                        Ok((#name::#variant(decoded.value), decoded.notes))
                    }
                },
                None => quote!(#status => Ok((#name::#variant, specwright_core::Notes::new())),),
            }
        });
        Some(quote! {
            #docs
            #[derive(Clone, Debug, PartialEq)]
            #[non_exhaustive]
            pub enum #name {
                #(#variants)*
                /// A success status that is not described. The response body is not read.
                Other(http::StatusCode),
            }

            impl specwright_client::Content for #name {
                fn read(
                    status: http::StatusCode,
                    body: &bytes::Bytes,
                ) -> Result<(Self, specwright_core::Notes), specwright_core::DecodeError> {
                    match status.as_u16() {
                        #(#arms)*
                        _ => Ok((#name::Other(status), specwright_core::Notes::new())),
                    }
                }
            }
        })
    }
}

fn variant(status: u16) -> Ident {
    format_ident!("Status{status}")
}
