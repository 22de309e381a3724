//! The error type of a service, which fills an error envelope of the description.

use std::collections::BTreeMap;

use proc_macro2::TokenStream;
use quote::quote;

use super::super::{Module, doc, ident, is_plain, number_literal, path, value_type};
use crate::ir::*;
use crate::lint::{takes_any_text, written_envelope};

/// Returns the type that writes an envelope, if a generated service can write one.
pub fn errors(description: &Description, models: &str, runtime: &TokenStream) -> Option<TokenStream> {
    let envelope = written_envelope(description)?;
    let body = Body { description, envelope, models: Module::Outside(models) };
    let ty = path(description, envelope.def, body.models);
    let built = body.object(envelope.def, false, &FieldPath::default());
    let media_type = envelope.media_type.as_ref();
    let media_type = media_type.map(|name| quote!(const MEDIA_TYPE: &'static str = #name;));
    let name = &description.def(envelope.def).name;
    let (docs, code, of_status, code_of) = match envelope.code_field(description) {
        Some(field) => {
            let code = body.code_type(field);
            let code_of = body.code_of(field, &code)?;
            let docs = format!("The errors of the service, each as a `{name}` with the code of its status.");
            (docs, code, quote!(code_of(cause.status().as_u16())), Some(code_of))
        }
        None => {
            let docs = format!("The errors of the service, each as a `{name}` without a code.");
            (docs, quote!(axum::http::StatusCode), quote!(cause.status()), None)
        }
    };
    let docs = doc(&docs);
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
                cause.own_code().unwrap_or_else(|| #of_status)
            }

            fn envelope(refused: #runtime::http::Refused<'_, Self::Code>) -> Self::Envelope {
                #built
            }
        }

        #code_of
    })
}

/// Generator of the error body that a service writes.
struct Body<'a> {
    description: &'a Description,
    envelope: &'a Envelope,
    models: Module<'a>,
}

impl Body<'_> {
    fn code_type(&self, field: &Field) -> TokenStream {
        value_type(self.description, Usage::RESPONSE, field.ty.not_null(), self.models)
    }

    /// Returns the function that maps each status to its code: first the statuses with a code of their own, then the
    /// classes of 500 and 400.
    fn code_of(&self, field: &Field, ty: &TokenStream) -> Option<TokenStream> {
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
        Some(quote! {
            /// Returns the error code of a status.
            fn code_of(status: u16) -> #ty {
                match status {
                    #(#own)*
                    500.. => #failed,
                    _ => #invalid,
                }
            }
        })
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
        match code.parse::<i64>() {
            Ok(number) if field.ty.not_null().is_integer() => number_literal(number),
            _ => quote!(#ty::from(#code)),
        }
    }

    /// Returns an object with its fields and the fields of its shared parts. `at` is the path of the object in the body
    /// or in an entry.
    fn object(&self, id: DefId, is_entry: bool, at: &FieldPath) -> TokenStream {
        let ty = path(self.description, id, self.models);
        let Some(object) = self.description.object(id) else { return quote!(#ty) };
        let parts = object.parts.iter().map(|part| {
            let (name, ty) = (ident(&part.rust.0), path(self.description, part.def, self.models));
            let fields = object.fields_of(part).map(|field| self.field(field, is_entry, at));
            quote!(#name: #ty { #(#fields)* },)
        });
        let fields = object.own_fields().map(|field| self.field(field, is_entry, at));
        quote!(#ty { #(#parts)* #(#fields)* })
    }

    /// Returns a field of a struct literal, such as `detail: Some(refused.message().into()),`.
    fn field(&self, field: &Field, is_entry: bool, at: &FieldPath) -> TokenStream {
        let name = ident(&field.rust.0);
        let path = at.to_field(&field.wire);
        let is_nullable = matches!(field.ty, Type::Nullable(_));
        let value = match self.value(field, is_entry, &path) {
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

    /// Returns the value that is written to a field. An entry describes one error; a body describes all errors.
    fn value(&self, field: &Field, is_entry: bool, path: &FieldPath) -> Option<Value> {
        let value = match self.envelope.filling(is_entry, path)? {
            Filling::Object => {
                let object = self.object(field.ty.not_null().definition()?, is_entry, path);
                if field.is_boxed { quote!(Box::new(#object)) } else { object }
            }
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
        let entry = self.object(id, true, &FieldPath::default());
        let reads = |path: &Option<FieldPath>, is_read: &dyn Fn(&Type) -> bool| {
            let field = path.as_ref().and_then(|path| self.description.field_at(&Type::Named(id), path));
            field.is_some_and(|field| is_read(&field.ty))
        };
        let EnvelopeParts { code, message, .. } = &self.envelope.parts;
        let code = if reads(code, &|_| true) { quote!(code) } else { quote!(_) };
        let message = match reads(message, &|ty| takes_any_text(self.description, ty)) {
            true => quote!(message),
            false => quote!(_),
        };
        Some(quote!(refused.errors().into_iter().map(|(#code, #message)| #entry).collect()))
    }
}

/// The expression for a field's value.
enum Value {
    /// A value that is always present.
    Present(TokenStream),
    /// An `Option`.
    Maybe(TokenStream),
}
