//! `Arbitrary` impls for a domain's types. The values respect ranges and grammars, so each value survives encoding and
//! decoding.

use proc_macro2::TokenStream;
use quote::quote;

use super::{
    Module, access, bound, constant_value, ident, integer_bound, is_plain, number_literal, path, tag_literal,
};
use crate::ir::*;

/// Returns the impls for a domain.
pub fn domain(description: &Description, domain: &str) -> TokenStream {
    let impls: TokenStream = description
        .defs_of(domain)
        .filter_map(|(_, def)| {
            let name = ident(&def.name.0);
            let body = value(description, def)?;
            let empty = matches!(&def.kind, DefKind::Object(object) | DefKind::Shared(object) if object.fields.is_empty());
            let u = ident(if empty { "_u" } else { "u" });
            Some(quote! {
                impl<'a> arbitrary::Arbitrary<'a> for #name {
                    fn arbitrary(#u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
                        #body
                    }
                }
            })
        })
        .collect();
    if impls.is_empty() {
        return impls;
    }
    let name = ident(domain);
    quote!(use super::super::#name::*; #impls)
}

fn value(description: &Description, def: &Def) -> Option<TokenStream> {
    Some(match &def.kind {
        DefKind::Object(object) | DefKind::Shared(object) => {
            let parts = object.parts.iter().map(|part| ident(&part.rust.0));
            let fields = object.own_fields().map(|field| field_value(description, field));
            quote!(Ok(Self { #(#parts: u.arbitrary()?,)* #(#fields),* }))
        }
        DefKind::Union(union) => {
            let count = union.variants.len();
            // Exhausted input always selects the first variant, so the first variant must not be recursive.
            let is_recursive = |variant: &&Variant| {
                description
                    .fields_of_form(union, variant)
                    .into_iter()
                    .any(|field| field.is_boxed && is_plain(field))
            };
            let mut variants: Vec<&Variant> = union.variants.iter().collect();
            variants.sort_by_key(is_recursive);
            let arms = variants.into_iter().enumerate().map(|(at, variant)| {
                let name = ident(&variant.rust.0);
                let fields = variant.fields().iter().map(|field| field_value(description, field));
                let content = match &variant.form {
                    Form::Fields(_) => quote!({ #(#fields),* }),
                    Form::Type(id, _) => form_of_type(description, def, union, variant, *id),
                    Form::Value(ty, _) => {
                        let value = type_value(description, &Bounds::default(), ty);
                        quote!((#value))
                    }
                };
                let pattern = if at + 1 == count { quote!(_) } else { number_literal(at as i64) };
                quote!(#pattern => Self::#name #content,)
            });
            let last = number_literal(count as i64 - 1);
            let unlisted = union.unlisted.as_ref().map(|name| {
                let (name, form) = (ident(&name.0), unlisted(description, union));
                quote! {
                    // Occasionally generates an unlisted variant.
                    if u.ratio(1, 8)? {
                        return #form.map(Self::#name);
                    }
                }
            });
            quote!(#unlisted Ok(match u.int_in_range(0..=#last)? { #(#arms)* }))
        }
        DefKind::Enum(Enum { closed: true, .. }) => quote!(u.choose(Self::ALL).copied()),
        DefKind::Enum(list) => {
            let any = match list.wire {
                Wire::Text => quote!(<&str>::arbitrary(u)?),
                Wire::Integer => quote!(i64::arbitrary(u)?),
            };
            quote! {
                // Occasionally generates an unlisted value.
                if u.ratio(1, 8)? { return Ok(Self::from(#any)); }
                u.choose(Self::KNOWN).cloned()
            }
        }
        DefKind::Id(_) => quote!(Ok(Self(u.arbitrary()?))),
        DefKind::Grammar(_) => return None,
    })
}

/// Returns the call that generates an unlisted variant.
fn unlisted(description: &Description, union: &Union) -> TokenStream {
    match &union.tag {
        Some(WireName(tag)) => {
            let listed = union.variants.iter().map(|variant| tag_literal(&variant.tag));
            let function = ident(match union.tag_type() {
                JsonType::Number => "unlisted_integer_form",
                JsonType::Boolean => "unlisted_boolean_form",
                _ => "unlisted_form",
            });
            quote!(specwright_core::arbitrary::#function(u, #tag, &[#(#listed),*]))
        }
        None => {
            let types = union.unlisted_types(description).map(JsonType::keyword);
            quote!(specwright_core::arbitrary::unlisted_type(u, &[#(#types),*]))
        }
    }
}

/// Returns the content of a variant that refers to a type. If the type contains the tag, the tag is set to the
/// variant's value.
fn form_of_type(
    description: &Description,
    def: &Def,
    union: &Union,
    variant: &Variant,
    ty: DefId,
) -> TokenStream {
    let tag = union.tag.as_ref().and_then(|tag| description.field(ty, &tag.0));
    let Some(tag) = tag else { return quote!((u.arbitrary()?)) };
    let (module, place) = (Module::Below(&def.domain), access(tag));
    let value = description.constant_of_tag(tag, &variant.tag);
    let value = value.map(|value| constant_value(description, &value, module));
    let ty = path(description, ty, module);
    quote!(({
        let mut form: #ty = u.arbitrary()?;
        form.#place = #value;
        form
    }))
}

fn field_value(description: &Description, field: &Field) -> TokenStream {
    let name = ident(&field.rust.0);
    let value = type_value(description, &field.bounds, &field.ty);
    if is_plain(field) {
        quote!(#name: #value)
    } else {
        quote!(#name: if u.arbitrary()? { Some(#value) } else { None })
    }
}

fn type_value(description: &Description, bounds: &Bounds, ty: &Type) -> TokenStream {
    match (ty, &bounds.values) {
        (Type::Integer | Type::Unsigned, _) if bounds.edges().next().is_some() => {
            integer_in_range(description, bounds, ty)
        }
        (Type::Integer, Some(values)) => {
            let values = values.iter().map(|value| number_literal(*value));
            quote!(*u.choose(&[#(#values),*])?)
        }
        (Type::Number, _) => number_in_range(description, bounds),
        (Type::Json, ..) => quote!(specwright_core::arbitrary::json(u)?),
        (Type::Nullable(held), ..) => {
            let held = type_value(description, bounds, held);
            quote!(if u.arbitrary()? { Some(#held) } else { None })
        }
        // A collection needs special handling if its elements do.
        (Type::List(held) | Type::Map(_, held) | Type::Pipe(held) | Type::Comma(held), ..)
            if needs_custom_values(held) =>
        {
            let held = type_value(description, bounds, held);
            let (empty, add, made) = match ty {
                Type::List(_) => (quote!(Vec::new()), quote!(push(#held)), quote!(held)),
                Type::Map(..) => (
                    quote!(std::collections::BTreeMap::new()),
                    quote!(insert(u.arbitrary()?, #held)),
                    quote!(held),
                ),
                _ => (quote!(Vec::new()), quote!(push(#held)), quote!(held.into())),
            };
            quote!({
                let mut held = #empty;
                for _ in 0..u.int_in_range(0..=3)? {
                    held.#add;
                }
                #made
            })
        }
        _ => quote!(u.arbitrary()?),
    }
}

fn integer_in_range(description: &Description, bounds: &Bounds, ty: &Type) -> TokenStream {
    let edge = |bound: &Option<Bound>, none: TokenStream| {
        bound.as_ref().map_or(none, |bound| integer_bound(description, ty, bound))
    };
    let whole = ident(if *ty == Type::Unsigned { "u64" } else { "i64" });
    let (low, high) = (edge(&bounds.min, quote!(#whole::MIN)), edge(&bounds.max, quote!(#whole::MAX)));
    quote!(u.int_in_range(#low..=#high)?)
}

fn number_in_range(description: &Description, bounds: &Bounds) -> TokenStream {
    let edge = |limit: &Bound| bound(description, limit, true);
    let moved = match (bounds.min.as_ref().map(edge), bounds.max.as_ref().map(edge)) {
        (Some(low), Some(high)) => quote!(.clamp(#low, #high)),
        (Some(low), None) => quote!(.max(#low)),
        (None, Some(high)) => quote!(.min(#high)),
        (None, None) => quote!(),
    };
    quote!(specwright_core::arbitrary::finite(u)? #moved)
}

/// Returns whether the trait generates no values for a type, or values that don't survive encoding and decoding.
fn needs_custom_values(ty: &Type) -> bool {
    match ty {
        Type::Json | Type::Number => true,
        Type::Nullable(held) | Type::List(held) | Type::Map(_, held) => needs_custom_values(held),
        _ => false,
    }
}
