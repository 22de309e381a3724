//! Encoding of objects and unions.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::codegen::emit::{access, ident, slot};
use crate::codegen::ir::*;

fn write_field(field: &Field, value: TokenStream) -> TokenStream {
    let wire = &field.wire.0;
    let method = match (field.presence, &field.ty) {
        (Presence::Required | Presence::Nullable, _) => "required",
        // A required field is written even if it is empty: readers may rely on it.
        (Presence::Expected, ty) if ty.is_collection() => "required",
        (_, Type::List(_) | Type::Entries(..)) => "list",
        (_, Type::Map(..)) => "map",
        _ => "optional",
    };
    let method = ident(method);
    quote!(object.#method(#wire, #value);)
}

fn encode_impl(name: &Ident, body: TokenStream) -> TokenStream {
    let mutable = (!body.is_empty()).then(|| quote!(mut));
    quote! {
        impl wayfare_wire::private::serde_core::Serialize for #name {
            fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
                &self,
                serializer: S,
            ) -> Result<S::Ok, S::Error> {
                let #mutable object = wayfare_wire::Object::begin(serializer);
                #body
                object.end()
            }
        }
    }
}

pub(super) fn object(description: &Description, def: &Def, object: &Object) -> TokenStream {
    let results = results(description, def);
    let fields = object.fields.iter().map(|field| {
        let (held, wire) = (access(field), &field.wire.0);
        // Of a search that found nothing the list is written too: a reader can tell it from one that went missing.
        match results.contains(&&field.wire) {
            true => quote!(object.required(#wire, &self.#held);),
            false => write_field(field, quote!(&self.#held)),
        }
    });
    encode_impl(&ident(&def.name.0), quote!(#(#fields)*))
}

/// The fields with the results of a search, if answers to one are of this type.
fn results<'a>(description: &'a Description, def: &Def) -> Vec<&'a WireName> {
    let response = description.names.get(&def.name.0);
    let answered = description.operations.iter().filter(|operation| Some(&operation.response) == response);
    answered.filter_map(|operation| description.results_of(operation)).collect()
}

pub(super) fn union(def: &Def, union: &Union) -> TokenStream {
    let tag = &union.tag.0;
    let arms = union.variants.iter().map(|variant| {
        let (wire, rust) = (&variant.wire.0, ident(&variant.rust.0));
        let names = variant.fields.iter().map(|field| ident(&field.rust.0));
        let slots: Vec<_> = variant.fields.iter().map(slot).collect();
        let fields = variant.fields.iter().zip(&slots).map(|(field, slot)| write_field(field, quote!(#slot)));
        quote!(Self::#rust { #(#names: #slots),* } => { object.required(#tag, #wire); #(#fields)* })
    });
    encode_impl(&ident(&def.name.0), quote!(match self { #(#arms)* }))
}
