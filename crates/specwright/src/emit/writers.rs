//! A domain's response writers. Each object has a table, from which a macro in the core crate creates one method per
//! field.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::impls::presence_of;
use super::{Module, held_type, ident, is_plain, path, value_type};
use crate::ir::*;
use crate::resolve::held_by;

/// Returns a domain's writers.
pub fn domain(description: &Description, domain: &str) -> TokenStream {
    description.defs_of(domain).map(|(id, def)| definition(description, id, def)).collect()
}

/// Returns the test for all writers, which checks that their output equals the encoding of the value.
pub fn test(description: &Description) -> TokenStream {
    let is_whole = |def: &Def| def.has_writer() && matches!(def.kind, DefKind::Object(_));
    let types = description.defs().filter(|(_, def)| is_whole(def));
    let types = types.map(|(id, _)| path(description, id, Module::Models("")));
    let checks = types.map(|ty| quote!(specwright_core::arbitrary::written_otherwise::<super::#ty>()));
    let checks: Vec<_> = checks.collect();
    if checks.is_empty() {
        return TokenStream::new();
    }
    quote! {
        #[cfg(all(test, feature = "arbitrary"))]
        mod tests {
            #[test]
            fn writers_match_the_encoder() {
                let others = [#(#checks),*];
                assert_eq!(others.iter().flatten().next(), None);
            }
        }
    }
}

fn definition(description: &Description, id: DefId, def: &Def) -> TokenStream {
    if !def.has_writer() {
        return TokenStream::new();
    }
    let ty = path(description, id, MODULE);
    match &def.kind {
        DefKind::Object(object) => writer(description, def, object, quote!(object), &ty),
        DefKind::Shared(object) => writer(description, def, object, quote!(fields), &ty),
        DefKind::Id(Wire::Text) => quote!(impl specwright_core::write::AnyText for #ty {}),
        DefKind::Id(Wire::Integer) => quote!(impl specwright_core::write::AnyInteger for #ty {}),
        _ => TokenStream::new(),
    }
}

/// Module of the writers. The writers use full paths and import nothing, so they can't shadow types.
const MODULE: Module<'_> = Module::Below("");

fn writer(
    description: &Description,
    def: &Def,
    object: &Object,
    what: TokenStream,
    ty: &TokenStream,
) -> TokenStream {
    let name = ident(&def.name.0);
    let writer = ident(&format!("{name}Writer"));
    // Shared parts precede the object's own fields, as in the encoding.
    let parts = object.parts.iter().map(|part| part_entry(description, part));
    let own = object.own_fields().map(|field| entry(description, def, field));
    let entries = parts.chain(own).enumerate().map(|(place, entry)| {
        let place = Literal::usize_unsuffixed(place);
        quote!(#place #entry)
    });
    quote!(specwright_core::writer! { #what #writer of #name = #ty { #(#entries)* } })
}

/// Returns the line for a shared part, which is optional if all of its fields are optional.
fn part_entry(description: &Description, part: &Part) -> TokenStream {
    let (name, text) = (ident(&part.rust.0), &part.rust.0);
    let (ty, def) = (path(description, part.def, MODULE), description.def(part.def));
    let is_always = |field: &Field| {
        let presence = written_presence(description, def, field);
        matches!(presence, "required" | "nullable" | "null" | "required_list")
    };
    let presence = match &def.kind {
        DefKind::Shared(shared) if shared.fields.iter().any(is_always) => ident("required"),
        _ => ident("optional"),
    };
    quote!(#name: #presence part(#ty) #text;)
}

/// Returns the line for a field: Rust name, presence, type and wire name.
fn entry(description: &Description, def: &Def, field: &Field) -> TokenStream {
    let (name, presence) = (ident(&field.rust.0), ident(written_presence(description, def, field)));
    let (ty, wire) = (written_field(description, def, field), escaped(&field.wire));
    quote!(#name: #presence #ty #wire;)
}

/// Returns the macro's keyword for a field's presence. A shared field is treated like a field of a response that
/// contains the shared part.
fn written_presence(description: &Description, def: &Def, field: &Field) -> &'static str {
    let is_or_has = |holder: &Def, object: &Object| {
        let has = |part: &Part| std::ptr::eq(description.def(part.def), def);
        std::ptr::eq(holder, def) || (holder.usage.response && object.parts.iter().any(has))
    };
    let answer = description.defs().find_map(|(_, holder)| match &holder.kind {
        DefKind::Object(object) if is_or_has(holder, object) => Some((holder, object)),
        _ => None,
    });
    answer.map_or("optional", |(holder, object)| presence_of(description, holder, object, field))
}

/// Returns the macro's syntax for writing a field. The following fields are written as a whole: fields in which null
/// differs from absence, lists and maps in an `Option`, and boxed fields that are not objects. Only the type of such a
/// field includes the `Box` of a boxed field.
fn written_field(description: &Description, def: &Def, field: &Field) -> TokenStream {
    let is_object = held_by(field).is_some_and(|held| description.object(held).is_some());
    let is_whole = matches!(field.ty, Type::Nullable(_)) || (field.ty.is_collection() && !is_plain(field));
    if is_whole || (field.is_boxed && !is_object) {
        let ty = held_type(description, def, field, MODULE);
        return quote!(value(#ty));
    }
    written(description, def, &field.ty)
}

/// Returns the macro's syntax for writing a type, as a whole or in parts.
fn written(description: &Description, holder: &Def, ty: &Type) -> TokenStream {
    let of = |ty: &Type| written(description, holder, ty);
    match ty {
        Type::Named(id) if matches!(description.def(*id).kind, DefKind::Object(_)) => {
            let path = path(description, *id, MODULE);
            quote!(object(#path))
        }
        Type::List(element) | Type::Entries(element, _) => {
            let element = of(element);
            quote!(list(#element))
        }
        Type::Map(key, value) => {
            let (key, value) = (value_type(description, holder.usage, key, MODULE), of(value));
            quote!(map(#key, #value))
        }
        _ => {
            let ty = value_type(description, holder.usage, ty, MODULE);
            quote!(value(#ty))
        }
    }
}

/// Returns a name escaped for a JSON string, without the quotes.
fn escaped(name: &WireName) -> String {
    let quoted = serde_json::Value::from(name.0.as_str()).to_string();
    quoted[1..quoted.len() - 1].to_owned()
}
