//! How objects are built: `new` with what is required, a `with_` for the rest, and defaults.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use crate::codegen::emit::{
    Module, doc, float_literal, ident, is_plain, limit_path, number_literal, path, value_type,
};
use crate::codegen::ir::*;

/// `new` with what is required, a `with_` for the rest where requests hold the type, and defaults.
pub(super) fn build(description: &Description, def: &Def, object: &Object) -> TokenStream {
    let name = ident(&def.name.0);
    let module = Module::Below(&def.domain);
    let ty = |field: &Field| value_type(description, def, &field.ty, module);
    let required: Vec<&Field> =
        object.fields.iter().filter(|field| field.presence == Presence::Required).collect();
    let new = (!required.is_empty()).then(|| {
        let arguments = required.iter().map(|field| {
            let (name, ty) = (ident(&field.rust.0), ty(field));
            if takes_into(description, &field.ty) {
                quote!(#name: impl Into<#ty>)
            } else {
                quote!(#name: #ty)
            }
        });
        let values = object.fields.iter().map(|field| {
            let name = ident(&field.rust.0);
            match field.presence {
                Presence::Required if takes_into(description, &field.ty) => quote!(#name: #name.into()),
                Presence::Required => quote!(#name),
                _ => quote!(#name: Default::default()),
            }
        });
        let many = (required.len() > 7).then(|| quote!(#[allow(clippy::too_many_arguments)]));
        quote! {
            /// A value with what is required; the rest is left out.
            #many
            pub fn new(#(#arguments),*) -> Self {
                Self { #(#values),* }
            }
        }
    });
    let optional =
        object.fields.iter().filter(|field| field.presence != Presence::Required && def.usage.request);
    let setters = optional.map(|field| {
        let (field_name, setter, ty) =
            (ident(&field.rust.0), format_ident!("with_{}", field.rust.0), ty(field));
        let docs = doc(&format!("Sets `{}`.", field.wire));
        let into = takes_into(description, &field.ty);
        let argument = if into { quote!(impl Into<#ty>) } else { ty };
        let value = if into { quote!(#field_name.into()) } else { quote!(#field_name) };
        let value = if is_plain(field) { value } else { quote!(Some(#value)) };
        quote! {
            #docs
            #[must_use]
            pub fn #setter(mut self, #field_name: #argument) -> Self {
                self.#field_name = #value;
                self
            }
        }
    });
    let defaults = object.fields.iter().filter_map(|field| default(description, def, field));
    let methods: TokenStream = new.into_iter().chain(setters).chain(defaults).collect();
    if methods.is_empty() { methods } else { quote!(impl #name { #methods }) }
}

/// Texts are taken in any form.
fn takes_into(description: &Description, ty: &Type) -> bool {
    match ty {
        Type::String | Type::Url => true,
        Type::Named(id) => matches!(description.def(*id).kind, DefKind::Id(_)),
        Type::Ref(reference) => {
            reference.key.is_some_and(|key| matches!(description.def(key).kind, DefKind::Id(_)))
        }
        _ => false,
    }
}

/// `page_size_or_default()`
fn default(description: &Description, def: &Def, field: &Field) -> Option<TokenStream> {
    let (scalar, _) = field.default.as_ref()?;
    let (name, method) = (ident(&field.rust.0), format_ident!("{}_or_default", field.rust.0));
    let ty = value_type(description, def, &field.ty, Module::Below(&def.domain));
    let value = match (&field.ty, scalar) {
        (Type::Amount, Scalar::Integer(value)) => {
            let value = float_literal(*value as f64);
            quote!(wayfare_wire::Amount::new(#value).unwrap_or_default())
        }
        (Type::Amount, Scalar::Float(value)) => quote!(wayfare_wire::Amount::new(#value).unwrap_or_default()),
        (Type::Number, Scalar::Integer(value)) => float_literal(*value as f64),
        (Type::Integer, Scalar::Text(limit)) => {
            let limit = limit_path(description, limit);
            quote!(#limit as i64)
        }
        (Type::Named(id), Scalar::Text(text)) => match &description.def(*id).kind {
            DefKind::Enum(list) => {
                let value = list.values.iter().find(|value| value.wire.0 == *text)?;
                let (path, value) =
                    (path(description, *id, Module::Below(&def.domain)), ident(&value.rust.0));
                quote!(#path::#value)
            }
            // A default that breaks its grammar is refused when the description is read.
            DefKind::Grammar(_) if !def.usage.request => quote!(<#ty>::from(#text)),
            DefKind::Grammar(_) => quote!(<#ty as std::str::FromStr>::from_str(#text).ok()),
            _ => quote!(#ty::from(#text)),
        },
        (Type::Named(_), Scalar::Integer(value)) => {
            let value = number_literal(*value);
            quote!(#ty::from(#value))
        }
        (_, Scalar::Boolean(value)) => quote!(#value),
        (_, Scalar::Integer(value)) => number_literal(*value),
        (_, Scalar::Float(value)) => float_literal(*value),
        (_, Scalar::Text(value)) => quote!(#value.to_owned()),
    };
    let grammar = def.usage.request
        && matches!(&field.ty, Type::Named(id) if matches!(description.def(*id).kind, DefKind::Grammar(_)));
    let docs = doc(&format!("`{}`, or what leaving it out stands for.", field.wire));
    let otherwise = match &field.ty {
        Type::Boolean | Type::Integer | Type::Number | Type::Amount => quote!(self.#name.unwrap_or(#value)),
        Type::Named(id) if matches!(description.def(*id).kind, DefKind::Enum(_)) => {
            quote!(self.#name.clone().unwrap_or(#value))
        }
        _ => quote!(self.#name.clone().unwrap_or_else(|| #value)),
    };
    Some(if grammar {
        quote! {
            #docs
            pub fn #method(&self) -> Option<#ty> {
                match &self.#name {
                    Some(value) => Some(value.to_owned()),
                    None => #value,
                }
            }
        }
    } else {
        quote! {
            #docs
            pub fn #method(&self) -> #ty {
                #otherwise
            }
        }
    })
}

/// `From<Start> for Body`, so that a poll can be started with the start parameters alone.
pub fn starts(description: &Description, domain: &str) -> TokenStream {
    let protocols = description.protocols.iter().filter(|protocol| protocol.domain == domain);
    protocols.filter_map(|protocol| start(description, protocol)).collect()
}

fn start(description: &Description, protocol: &Protocol) -> Option<TokenStream> {
    let body = description.operations[protocol.operation].body?;
    let def = description.def(body);
    let field = description.field(body, &protocol.start.0)?;
    let module = Module::Below(&protocol.domain);
    let (start, body) = (value_type(description, def, &field.ty, module), path(description, body, module));
    let name = ident(&field.rust.0);
    Some(quote! {
        impl From<#start> for #body {
            fn from(start: #start) -> Self {
                Self { #name: Some(start), ..Self::default() }
            }
        }
    })
}
