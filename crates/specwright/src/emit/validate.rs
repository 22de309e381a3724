//! Validation of requests: bounds, nested values, and rules about several fields.

use proc_macro2::TokenStream;
use quote::quote;

use super::{access, bound, ident, integer_bound, is_plain, number_literal, optional, slot, tag_literal};
use crate::ir::*;
use crate::names::default_method;

/// Returns the `Validate` impl of an object. The object's shared parts validate themselves at the same path.
pub fn object(description: &Description, def: &Def, object: &Object) -> TokenStream {
    let parts = object.parts.iter().map(|part| ident(&part.rust.0));
    let checks = |field: &Field| {
        let name = ident(&field.rust.0);
        field_checks(description, field, &quote!(&self.#name), &place(field))
    };
    let (in_headers, others): (Vec<_>, Vec<_>) =
        object.own_fields().partition(|field| field.header_name().is_some());
    let in_headers: TokenStream = in_headers.into_iter().map(checks).collect();
    let others: TokenStream = others.into_iter().map(checks).collect();
    let rules = rules(description, object);
    let below = quote!(#(specwright_core::Validate::check(&self.#parts, at, out);)* #others #rules);
    // Each query field has its own path, without a parent.
    let query =
        (object.is_query() && !below.is_empty()).then(|| quote!(let at = &specwright_core::Path::QUERY;));
    let is_checked = !below.is_empty() || !in_headers.is_empty();
    // Queries and headers have a fixed location, so the `at` argument is unused.
    let uses_place = !below.is_empty() && !object.is_query();
    implementation(def, uses_place, is_checked, quote!(#query #below #in_headers))
}

/// Returns the `Validate` impl of a union, which checks the current variant.
pub fn union(description: &Description, def: &Def, union: &Union) -> TokenStream {
    let arms = union.variants.iter().map(|variant| {
        let rust = ident(&variant.rust.0);
        match &variant.form {
            Form::Type(id, _) => {
                let tag = union.tag.as_ref().and_then(|tag| description.field(*id, &tag.0));
                let tag = tag.map(|tag| tag_check(tag, &variant.tag));
                return quote!(Self::#rust(value) => { #tag specwright_core::Validate::check(value, at, out); });
            }
            Form::Value(ty, _) => {
                let checks = nested(description, ty);
                let value = ident(if checks.is_empty() { "_" } else { "value" });
                return quote!(Self::#rust(#value) => { #checks });
            }
            Form::Fields(_) => {}
        }
        // The variables need unique names, because a field may have the same name as another variable here.
        let (mut fields, mut checks) = (TokenStream::new(), TokenStream::new());
        for field in variant.fields() {
            let (name, wire, slot) = (ident(&field.rust.0), &field.wire.0, slot(field));
            let check = field_checks(description, field, &quote!(#slot), &quote!(at.field(#wire)));
            if !check.is_empty() {
                fields.extend(quote!(#name: #slot,));
                checks.extend(check);
            }
        }
        quote!(Self::#rust { #fields .. } => { #checks })
    });
    let unlisted = union.unlisted.as_ref().map(|name| {
        let name = ident(&name.0);
        quote!(Self::#name(_) => {})
    });
    let is_checked = union.variants.iter().any(|variant| {
        let has_checks = |field| !value_checks(description, field).is_empty();
        match &variant.form {
            Form::Fields(fields) => fields.iter().any(has_checks),
            Form::Type(..) => true,
            Form::Value(ty, _) => is_checked(description, ty),
        }
    });
    implementation(def, is_checked, is_checked, quote!(match self { #(#arms)* #unlisted }))
}

/// Returns the check of the tag in a variant's type.
fn tag_check(field: &Field, tag: &Tag) -> TokenStream {
    let (name, wire, form) = (access(field), &field.wire.0, tag_literal(tag));
    match (tag, &field.ty) {
        (Tag::Text(_), _) => {
            quote!(specwright_core::check::form(at, #wire, value.#name.as_ref(), &[#form], out);)
        }
        (Tag::Integer(_), Type::Named(_)) => {
            quote!(specwright_core::check::integer_values(&at.field(#wire), value.#name.get(), &[#form], out);)
        }
        (Tag::Integer(_), _) => {
            quote!(specwright_core::check::integer_values(&at.field(#wire), value.#name, &[#form], out);)
        }
        (Tag::Boolean(_), _) => {
            let form = tag.to_string();
            quote!(specwright_core::check::form(at, #wire, &value.#name.to_string(), &[#form], out);)
        }
    }
}

/// Returns the impl with the given body. Unused arguments get an underscore.
fn implementation(def: &Def, uses_place: bool, is_checked: bool, body: TokenStream) -> TokenStream {
    let name = ident(&def.name.0);
    let at = ident(if uses_place { "at" } else { "_at" });
    let out = ident(if is_checked { "out" } else { "_out" });
    quote! {
        impl specwright_core::Validate for #name {
            fn check(&self, #at: &specwright_core::Path<'_>, #out: &mut specwright_core::Violations) {
                #body
            }
        }
    }
}

/// Returns the path of a field: a header, or a path below the container's path.
fn place(field: &Field) -> TokenStream {
    match (field.header_name(), &field.wire) {
        (Some(WireName(header)), _) => quote!(specwright_core::Path::header(#header)),
        (None, WireName(wire)) => quote!(at.field(#wire)),
    }
}

/// Returns the checks of a field. `value` is a reference to the field's value, and `here` is the expression for its
/// path.
fn field_checks(
    description: &Description,
    field: &Field,
    value: &TokenStream,
    here: &TokenStream,
) -> TokenStream {
    let checks = value_checks(description, field);
    if checks.is_empty() {
        return checks;
    }
    if is_plain(field) {
        quote!({ let (value, at) = (#value, &#here); #checks })
    } else {
        let given = match field.ty {
            Type::Nullable(_) => quote!(Some(Some(value))),
            _ => quote!(Some(value)),
        };
        quote!(if let #given = #value { let at = &#here; #checks })
    }
}

/// Returns the checks of a value named `value` at a path named `at`.
fn value_checks(description: &Description, field: &Field) -> TokenStream {
    let (bounds, ty) = (&field.bounds, field.ty.not_null());
    let option =
        |limit: &Option<Bound>| optional(limit.as_ref().map(|limit| bound(description, limit, false)));
    let mut checks = TokenStream::new();
    if bounds.edges().next().is_some() {
        let edge = |limit: &Bound| match ty.is_integer() {
            true => integer_bound(description, ty, limit),
            false => bound(description, limit, true),
        };
        let [low, high] = [&bounds.min, &bounds.max].map(|limit| optional(limit.as_ref().map(edge)));
        let (check, value) = match ty {
            Type::Integer => ("integer_range", quote!(*value)),
            Type::Unsigned => ("unsigned_range", quote!(*value)),
            Type::Amount => ("number_range", quote!(value.get())),
            _ => ("number_range", quote!(*value)),
        };
        let check = ident(check);
        checks.extend(quote!(specwright_core::check::#check(at, #value, #low, #high, out);));
    }
    if let Some(values) = &bounds.values {
        let values = values.iter().map(|value| number_literal(*value));
        checks.extend(quote!(specwright_core::check::integer_values(at, *value, &[#(#values),*], out);));
    }
    if bounds.min_items.is_some() || bounds.max_items.is_some() {
        let (min, max) = (option(&bounds.min_items), option(&bounds.max_items));
        checks.extend(quote!(specwright_core::check::items(at, value.len(), #min, #max, out);));
    }
    if bounds.min_length.is_some() || bounds.max_length.is_some() {
        let (min, max) = (option(&bounds.min_length), option(&bounds.max_length));
        checks.extend(quote!(specwright_core::check::characters(at, value, #min, #max, out);));
    }
    checks.extend(nested(description, ty));
    checks
}

/// Returns whether values of a type contain objects or unions, which have their own checks. Other values can't be
/// invalid.
pub fn is_checked(description: &Description, ty: &Type) -> bool {
    !nested(description, ty).is_empty()
}

/// Returns the checks of nested values in a value named `value`.
fn nested(description: &Description, ty: &Type) -> TokenStream {
    match ty {
        Type::Named(id) if matches!(description.def(*id).kind, DefKind::Object(_) | DefKind::Union(_)) => {
            quote!(specwright_core::Validate::check(value, at, out);)
        }
        Type::Entries(inner, _) => nested(description, inner),
        // The `Validate` impl of `Option` checks a nullable value.
        Type::Nullable(inner) if !matches!(innermost(inner), Type::Map(..)) => nested(description, inner),
        Type::Nullable(inner) => {
            around(nested(description, inner), |inner| quote!(if let Some(value) = value { #inner }))
        }
        // The `Validate` impl of `Vec` checks each element at its index.
        Type::List(inner) if !matches!(innermost(inner), Type::Map(..)) => nested(description, inner),
        Type::List(inner) => around(
            nested(description, inner),
            |inner| quote!(for (index, value) in value.iter().enumerate() { let at = &at.index(index); #inner }),
        ),
        Type::Map(_, inner) => around(
            nested(description, inner),
            |inner| quote!(for (key, value) in value { let at = &at.field(key.as_ref()); #inner }),
        ),
        _ => TokenStream::new(),
    }
}

/// Returns the code around the checks of nested values, if there are any checks.
fn around(checks: TokenStream, code: impl FnOnce(TokenStream) -> TokenStream) -> TokenStream {
    if checks.is_empty() { checks } else { code(checks) }
}

/// Returns the innermost type of nested lists and nullable values.
fn innermost(ty: &Type) -> &Type {
    match ty {
        Type::List(inner) | Type::Nullable(inner) => innermost(inner),
        other => other,
    }
}

fn rules(description: &Description, object: &Object) -> TokenStream {
    if object.rules.is_empty() {
        return TokenStream::new();
    }
    let field = |wire: &WireName| object.fields.iter().find(|field| &field.wire == wire);
    let presence = |wire: &WireName| {
        let (name, field) = (&wire.0, field(wire));
        let there = match field {
            Some(field) if field.is_empty_if_absent() => {
                let name = access(field);
                quote!(!self.#name.is_empty())
            }
            Some(field) if !is_plain(field) => {
                let name = access(field);
                quote!(self.#name.is_some())
            }
            _ => quote!(true),
        };
        quote!((#name, #there))
    };
    let value = |wire: &WireName| {
        field(wire).map(|field| {
            let name = access(field);
            if is_plain(field) { quote!(Some(&self.#name)) } else { quote!(self.#name.as_ref()) }
        })
    };
    let rules = object.rules.iter().map(|(rule, _)| match rule {
        Rule::AnyOf(fields) => {
            let fields = fields.iter().map(presence);
            quote!(specwright_core::check::any_of(at, &[#(#fields),*], out);)
        }
        Rule::Together(fields) => {
            let fields = fields.iter().map(presence);
            quote!(specwright_core::check::together(at, &[#(#fields),*], out);)
        }
        Rule::RequiredWith(fields) => {
            let mut fields = fields.iter().map(presence);
            let first = fields.next();
            quote!(specwright_core::check::required_with(at, #first, &[#(#fields),*], out);)
        }
        Rule::Ordered { first, second, strict } => {
            let (first_value, second_value) = (value(first), value(second));
            let (first, second) = (&first.0, &second.0);
            quote!(specwright_core::check::ordered(at, (#first, #first_value), (#second, #second_value), #strict, out);)
        }
        Rule::OrderedBy { first, second, by } => {
            let ranked = |wire: &WireName| {
                let parts = by.iter().filter_map(|part| part_of(description, field(wire)?, part));
                let (names, values): (Vec<_>, Vec<_>) = parts.unzip();
                let value = value(wire);
                quote!(#value.map(|value| specwright_core::check::Ranked {
                    parts: [#((#names, specwright_core::check::Compared::value(&#values))),*],
                    rank: (#(#values,)*),
                }))
            };
            let (first_value, second_value) = (ranked(first), ranked(second));
            let (first, second) = (&first.0, &second.0);
            quote!({
                let (first, second) = (#first_value, #second_value);
                let (first, second) = ((#first, first.as_ref()), (#second, second.as_ref()));
                specwright_core::check::ordered(at, first, second, true, out);
            })
        }
    });
    quote!(#(#rules)*)
}

/// Returns a part of the object named `value`: its wire name, and the expression for its value.
fn part_of(description: &Description, holder: &Field, part: &WireName) -> Option<(String, TokenStream)> {
    let Type::Named(id) = &holder.ty else { return None };
    let field = description.field(*id, &part.0)?;
    let held = access(field);
    let name = match is_plain(field) {
        true => quote!(value.#held),
        false => {
            let method = ident(&default_method(&field.rust.0));
            let part = field.part.as_ref().map(|part| ident(&part.0)).into_iter();
            quote!(value #(.#part)* .#method())
        }
    };
    Some((part.0.clone(), name))
}
