//! The error type for a service whose description maps statuses to error codes.

use std::collections::BTreeMap;

use proc_macro2::TokenStream;
use quote::quote;

use super::super::{Module, doc, ident, is_plain, number_literal, path, value_type};
use crate::ir::*;
use crate::lint::takes_any_text;

/// Returns the type that writes the envelope with codes, if there is one.
pub fn errors(description: &Description, models: &str, runtime: &TokenStream) -> Option<TokenStream> {
    let envelope = description.envelopes.iter().find(|envelope| !envelope.codes.is_empty())?;
    let body = Body { description, envelope, models: Module::Outside(models) };
    let code = body.code_type(envelope.code_field(description)?);
    let (arms, rest) = body.codes()?;
    let ty = path(description, envelope.def, body.models);
    let built = body.object(envelope.def);
    let media_type = envelope.media_type.as_ref();
    let media_type = media_type.map(|name| quote!(const MEDIA_TYPE: &'static str = #name;));
    let docs = doc(&format!(
        "The errors of the service, each as a `{}` with the code of its status.",
        description.def(envelope.def).name
    ));
    Some(quote! {
        #docs
        #[derive(Debug)]
        pub enum ApiErrors {}

        impl #runtime::http::Errors for ApiErrors {
            type Code = #code;
            type Reason = #runtime::http::OwnReason<Self::Code>;
            type Envelope = #ty;

            #media_type

            fn code(cause: #runtime::http::Cause<'_, Self::Reason>) -> Self::Code {
                cause.own_code().unwrap_or_else(|| code_of(cause.status().as_u16()))
            }

            fn envelope(refused: #runtime::http::Refused<'_, Self::Code>) -> Self::Envelope {
                #built
            }
        }

        /// Returns the error code of a status.
        fn code_of(status: u16) -> #code {
            match status {
                #(#arms)*
                _ => #rest,
            }
        }
    })
}

/// Generates the error body that a service writes.
struct Body<'a> {
    description: &'a Description,
    envelope: &'a Envelope,
    models: Module<'a>,
}

impl Body<'_> {
    fn code_type(&self, field: &Field) -> TokenStream {
        value_type(self.description, Usage::RESPONSE, field.ty.not_null(), self.models)
    }

    /// Returns the match arms for statuses that have their own code, 5xx class last, and the code for all other
    /// statuses.
    fn codes(&self) -> Option<(Vec<TokenStream>, TokenStream)> {
        let field = self.envelope.code_field(self.description)?;
        let [of_requests, of_service] = Envelope::CLASSES;
        let mut statuses: BTreeMap<&WireName, Vec<TokenStream>> = BTreeMap::new();
        for (status, code) in &self.envelope.codes {
            let class = if *status < of_service { of_requests } else { of_service };
            if self.envelope.code_of(class) != Some(&code.wire) {
                statuses.entry(&code.wire).or_default().push(number_literal(i64::from(*status)));
            }
        }
        let own = statuses.into_iter().map(|(code, statuses)| {
            let code = self.code(field, code);
            quote!(#(#statuses)|* => #code,)
        });
        let failed = self.code(field, self.envelope.code_of(of_service)?);
        let invalid = self.code(field, self.envelope.code_of(of_requests)?);
        Some((own.chain([quote!(500.. => #failed,)]).collect(), invalid))
    }

    fn code(&self, field: &Field, WireName(code): &WireName) -> TokenStream {
        let ty = self.code_type(field);
        if let Type::Named(id) = field.ty.not_null()
            && let DefKind::Enum(list) = &self.description.def(*id).kind
            && let Some(value) = list.values.iter().find(|value| value.wire.0 == *code)
        {
            let variant = ident(&value.rust.0);
            return quote!(#ty::#variant);
        }
        quote!(#ty::from(#code))
    }

    /// Returns the struct literal for an object, which contains its own fields and the fields of its shared parts.
    fn object(&self, id: DefId) -> TokenStream {
        let ty = path(self.description, id, self.models);
        let Some(object) = self.description.object(id) else { return quote!(#ty) };
        let parts = object.parts.iter().map(|part| {
            let (name, ty) = (ident(&part.rust.0), path(self.description, part.def, self.models));
            let fields = object.fields_of(part).map(|field| self.field(id, field));
            quote!(#name: #ty { #(#fields)* },)
        });
        let fields = object.own_fields().map(|field| self.field(id, field));
        quote!(#ty { #(#parts)* #(#fields)* })
    }

    /// Returns a field of a struct literal, such as `detail: Some(refused.message().into()),`.
    fn field(&self, owner: DefId, field: &Field) -> TokenStream {
        let name = ident(&field.rust.0);
        let is_nullable = matches!(field.ty, Type::Nullable(_));
        let value = match self.value(owner, field) {
            Some(Value::Present(value)) => {
                let value = if is_nullable { quote!(Some(#value)) } else { value };
                if is_plain(field) { value } else { quote!(Some(#value)) }
            }
            Some(Value::Maybe(value)) => {
                if is_nullable {
                    quote!(#value.map(Some))
                } else {
                    value
                }
            }
            None if is_plain(field) => quote!(Default::default()),
            None => quote!(None),
        };
        quote!(#name: #value,)
    }

    /// Returns the value that is written to a field. An entry describes one error, and a body describes all errors.
    fn value(&self, owner: DefId, field: &Field) -> Option<Value> {
        let is_entry = owner != self.envelope.def;
        let value = match self.envelope.filling(self.description, owner, field)? {
            Filling::Entries => self.entries()?,
            Filling::Code if is_entry => quote!(code.clone()),
            Filling::Code => quote! {
                refused.code().cloned().unwrap_or_else(|| code_of(refused.status().as_u16()))
            },
            Filling::Message if !takes_any_text(self.description, &field.ty) => return None,
            Filling::Message if is_entry => quote!(message.into()),
            Filling::Message => quote!(refused.message().into()),
            Filling::Title => quote!(refused.status().canonical_reason().unwrap_or_default().into()),
            Filling::Status => quote!(refused.status().as_u16().into()),
            Filling::Url => return Some(Value::Maybe(quote!(refused.url().map(Into::into)))),
        };
        Some(Value::Present(value))
    }

    fn entries(&self) -> Option<TokenStream> {
        let id = self.envelope.entry(self.description)?;
        let entry = self.object(id);
        let uses_message = self.description.object(id)?.fields.iter().any(|field| {
            self.envelope.filling(self.description, id, field) == Some(Filling::Message)
                && takes_any_text(self.description, &field.ty)
        });
        let message = if uses_message { quote!(message) } else { quote!(_) };
        Some(quote!(refused.errors().into_iter().map(|(code, #message)| #entry).collect()))
    }
}

/// The expression for a field's value.
enum Value {
    /// A value that is always present.
    Present(TokenStream),
    /// An `Option`.
    Maybe(TokenStream),
}
