//! Responses whose body differs by status.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use crate::emit::{answer_name, doc, number_literal};
use crate::ir::*;

/// Returns the response type if the body differs by status: an enum with a variant for each status.
pub(super) fn answers(
    description: &Description,
    model: &impl Fn(Usage, &Type) -> TokenStream,
    runtime: &TokenStream,
    operation: &Operation,
) -> Option<TokenStream> {
    if !operation.has_several_answers() {
        return None;
    }
    let name = answer_name(operation);
    let docs =
        doc(&format!("The responses of `{}`. The variant determines the status.", operation.full_name()));
    let headers = operation.response_headers.map(|id| model(Usage::RESPONSE, &Type::Named(id)));
    let headers: Vec<TokenStream> = headers.into_iter().collect();
    let variants = operation.answers.iter().map(|(status, body)| {
        let variant = format_ident!("Status{status}");
        let docs = doc(description.statuses.get(status).map_or("", |status| status.doc.trim()));
        let body = match body {
            None => quote!(#runtime::http::NoContent),
            Some(Type::Binary) => quote!(#runtime::http::Binary),
            Some(body) => model(Usage::RESPONSE, body),
        };
        quote!(#docs #variant(#runtime::http::Reply<#body #(, #headers)*>),)
    });
    let arms = operation.answers.iter().map(|(status, body)| {
        let (variant, status) = (format_ident!("Status{status}"), number_literal(i64::from(*status)));
        let media_type = operation.media_type.as_ref().filter(|_| *body == Some(Type::Binary));
        let of_type = media_type.map(|media_type| quote!(.with_media_type(#media_type)));
        quote!(#name::#variant(reply) => #runtime::http::AnyReply::new(reply #of_type, #status),)
    });
    Some(quote! {
        #docs
        #[derive(Debug)]
        pub enum #name {
            #(#variants)*
        }

        impl From<#name> for #runtime::http::AnyReply {
            fn from(answer: #name) -> Self {
                match answer {
                    #(#arms)*
                }
            }
        }
    })
}
