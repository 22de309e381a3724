//! Code generation from the description. Pure functions return the content of the generated files. Each part of the
//! generated code has its own file.

pub mod arbitrary;
pub mod catalogue;
pub mod client;
mod content;
mod deprecated;
mod descriptor;
pub mod docs;
pub mod guide;
pub mod impls;
pub mod limits;
mod missing;
pub mod models;
pub mod openapi;
pub mod schema;
pub mod service;
pub mod typescript;
pub mod validate;
pub mod writers;

use heck::{ToPascalCase as _, ToSnakeCase as _};
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{format_ident, quote};

use super::ir::*;

pub use content::{Content, content};
pub use missing::Missing;

/// The module into which code is emitted, which determines the paths of definitions.
#[derive(Clone, Copy, Debug)]
pub enum Module<'a> {
    /// A domain's own module in the models.
    Models(&'a str),
    /// A submodule of the models (`impls`, `schema`, `arbitrary` or `writers`), and the domain whose types it imports.
    /// The domain is empty if the submodule imports no types.
    Below(&'a str),
    /// Another crate, and the name of the models crate.
    Outside(&'a str),
}

/// Returns the path of a definition.
pub fn path(description: &Description, id: DefId, module: Module<'_>) -> TokenStream {
    let def = description.def(id);
    let (name, domain) = (ident(&def.name.0), ident(&def.domain));
    match module {
        Module::Models(own) | Module::Below(own) if own == def.domain => quote!(#name),
        Module::Models(_) => quote!(super::#domain::#name),
        Module::Below(_) => quote!(super::super::#domain::#name),
        Module::Outside(krate) => {
            let krate = rust_path(krate);
            quote!(#krate::#domain::#name)
        }
    }
}

/// Returns the Rust type of a field, including its presence.
pub fn field_type(description: &Description, def: &Def, field: &Field, module: Module<'_>) -> TokenStream {
    let ty = held_type(description, def, field, module);
    if is_plain(field) { ty } else { quote!(Option<#ty>) }
}

/// Returns the Rust type of a field's value when it is present.
pub fn held_type(description: &Description, def: &Def, field: &Field, module: Module<'_>) -> TokenStream {
    let ty = value_type(description, def.usage, field.ty.not_null(), module);
    let ty = if field.is_boxed { quote!(Box<#ty>) } else { ty };
    if matches!(field.ty, Type::Nullable(_)) { quote!(Option<#ty>) } else { ty }
}

/// Returns the type name for an operation's responses if they differ by status. The name includes the group, so that it
/// is clear without the module.
pub fn answer_name(operation: &Operation) -> Ident {
    format_ident!("{}{}Answer", operation.group.to_pascal_case(), operation.name.to_pascal_case())
}

/// Returns the name of an operation's constant.
fn constant(operation: &Operation) -> Ident {
    format_ident!(
        "{}_{}",
        operation.group.to_snake_case().to_uppercase(),
        operation.name.to_snake_case().to_uppercase()
    )
}

/// Returns the modules of the domains that have operations.
fn operation_modules(description: &Description) -> TokenStream {
    let has_operations = |domain: &&String| description.operations_of(domain).next().is_some();
    let names = description.domains.iter().filter(has_operations).map(|domain| ident(domain));
    quote!(#(pub mod #names;)*)
}

/// Returns the access path of a field: `checkin`, or `stay.checkin` if the field belongs to a shared part.
pub fn access(field: &Field) -> TokenStream {
    let name = ident(&field.rust.0);
    match &field.part {
        Some(part) => {
            let part = ident(&part.0);
            quote!(#part.#name)
        }
        None => quote!(#name),
    }
}

/// Returns whether the field's Rust type is the value type itself rather than an `Option`.
pub fn is_plain(field: &Field) -> bool {
    field.presence == Presence::Required || field.is_empty_if_absent()
}

/// Returns the Rust type of a value, which depends on the directions in which its container is used.
pub fn value_type(description: &Description, usage: Usage, ty: &Type, module: Module<'_>) -> TokenStream {
    let inner = |ty: &Type| value_type(description, usage, ty, module);
    match ty {
        Type::Boolean => quote!(bool),
        Type::Integer | Type::Index(_) => quote!(i64),
        Type::Unsigned => quote!(u64),
        Type::Number => quote!(f64),
        Type::Amount => quote!(specwright_core::Amount),
        Type::String | Type::Url => quote!(specwright_core::Text),
        Type::TextOrInteger => quote!(specwright_core::TextOrInteger),
        Type::Date => quote!(specwright_core::Date),
        Type::LocalDateTime => quote!(specwright_core::LocalDateTime),
        Type::TextForm(form) => {
            let name = ident(form.rust());
            quote!(specwright_core::#name)
        }
        Type::Json => quote!(specwright_core::Json),
        Type::Binary => quote!(bytes::Bytes),
        Type::Nullable(held) => {
            let held = inner(held);
            quote!(Option<#held>)
        }
        Type::Named(id) => named_type(description, usage, *id, module),
        Type::List(element) | Type::Entries(element, _) => {
            let element = inner(element);
            quote!(Vec<#element>)
        }
        Type::Map(key, value) => {
            let (key, value) = (inner(key), inner(value));
            quote!(std::collections::BTreeMap<#key, #value>)
        }
        Type::Pipe(item) => {
            let item = inner(item);
            quote!(specwright_core::PipeList<#item>)
        }
        Type::Comma(item) => {
            let item = inner(item);
            quote!(specwright_core::CommaList<#item>)
        }
        Type::Ref(reference) => match reference.key {
            Some(key) => named_type(description, usage, key, module),
            None => quote!(specwright_core::Text),
        },
    }
}

/// Returns the type of a definition. A grammar is strict if requests use it, and lenient if only responses use it.
fn named_type(description: &Description, usage: Usage, id: DefId, module: Module<'_>) -> TokenStream {
    let name = path(description, id, module);
    match description.def(id).kind {
        DefKind::Grammar(_) if !usage.request => quote!(specwright_core::Lenient<#name>),
        _ => name,
    }
}

/// Returns the value of a bound as an integer or a float: the number, or the limit's constant.
pub fn bound(description: &Description, bound: &Bound, as_float: bool) -> TokenStream {
    let (number, constant) = match bound {
        Bound::Number(number) => (Some(*number), quote!()),
        Bound::Limit(name, _) => {
            (description.limits.get(name).map(|limit| limit.value), limit_path(description, name))
        }
    };
    match (number, constant.is_empty(), as_float) {
        (Some(Number::Integer(value)), true, false) => number_literal(value),
        (Some(Number::Integer(value)), true, true) => float_literal(value as f64),
        (Some(Number::Float(value)), true, _) => float_literal(value),
        (Some(Number::Integer(_)), false, true) => quote!(#constant as f64),
        _ => constant,
    }
}

/// Returns a bound's value in the given integer type, which may differ from the type of the limit's constant.
pub fn integer_bound(description: &Description, ty: &Type, limit: &Bound) -> TokenStream {
    let value = bound(description, limit, false);
    match limit {
        Bound::Number(_) => value,
        Bound::Limit(..) if *ty == Type::Unsigned => quote!(#value as u64),
        Bound::Limit(..) => quote!(#value as i64),
    }
}

/// Returns the path of a limit's constant.
pub fn limit_path(description: &Description, name: &str) -> TokenStream {
    let module =
        description.output.limits.as_ref().map_or_else(TokenStream::new, |(_, path)| rust_path(path));
    let name = format_ident!("{}", name.to_uppercase());
    quote!(#module::#name)
}

/// Returns a number literal without a type suffix.
pub fn number_literal(value: i64) -> TokenStream {
    let literal = Literal::u64_unsuffixed(value.unsigned_abs());
    if value < 0 { quote!(-#literal) } else { quote!(#literal) }
}

/// Returns a float literal with a decimal point.
pub fn float_literal(value: f64) -> TokenStream {
    let literal = Literal::f64_unsuffixed(value.abs());
    if value < 0.0 { quote!(-#literal) } else { quote!(#literal) }
}

/// Returns the expression for an optional value.
pub fn optional(value: Option<TokenStream>) -> TokenStream {
    value.map_or(quote!(None), |value| quote!(Some(#value)))
}

/// Returns the value of a tag.
pub fn tag_literal(tag: &Tag) -> TokenStream {
    match tag {
        Tag::Text(text) => quote!(#text),
        Tag::Integer(value) => number_literal(*value),
        Tag::Boolean(value) => quote!(#value),
    }
}

/// Returns the value of a constant field.
pub fn constant_value(description: &Description, constant: &Constant<'_>, module: Module<'_>) -> TokenStream {
    match constant {
        Constant::Value(id, value) => {
            let (ty, value) = (path(description, *id, module), ident(&value.rust.0));
            quote!(#ty::#value)
        }
        Constant::Tag(Tag::Text(text)) => quote!(#text.into()),
        Constant::Tag(tag) => tag_literal(tag),
    }
}

/// Returns the variable for a field. The prefix avoids clashes with other variables in generated code.
pub fn slot(field: &Field) -> Ident {
    format_ident!("f_{}", field.rust.0)
}

/// Converts a name to an identifier.
pub fn ident(name: &str) -> Ident {
    Ident::new(name, Span::call_site())
}

/// Converts a Rust path to tokens. Paths are validated when they are read.
pub fn rust_path(path: &str) -> TokenStream {
    let root = path.starts_with("::").then(|| quote!(::));
    let names = path.trim_start_matches("::").split("::").map(ident);
    quote!(#root #(#names)::*)
}

/// Converts a string to doc comments, line by line.
pub fn doc(text: &str) -> TokenStream {
    text.lines()
        .map(|line| {
            let line = if line.is_empty() { String::new() } else { format!(" {line}") };
            quote!(#[doc = #line])
        })
        .collect()
}
