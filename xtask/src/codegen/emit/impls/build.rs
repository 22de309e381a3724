//! Constructors of objects: `new` with the required fields, a `with_` method for each other field, and defaults.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use crate::codegen::emit::models::can_be_left_out;
use crate::codegen::emit::{
    Module, access, doc, float_literal, ident, is_plain, limit_path, number_literal, path, value_type,
};
use crate::codegen::ir::*;

/// `new` with what is required, a `with_` for the rest where requests hold the type, and defaults.
pub(super) fn build(description: &Description, def: &Def, object: &Object) -> TokenStream {
    let name = ident(&def.name.0);
    let new = new(description, def, object);
    let optional =
        object.fields.iter().filter(|field| field.presence != Presence::Required && def.usage.request);
    let setters = optional.map(|field| setter(description, def, field));
    let parts = object.parts.iter().filter(|_| def.usage.request);
    let part_setters = parts.map(|part| part_setter(description, def, part));
    let defaults = object.own_fields().filter_map(|field| default(description, def, field));
    let methods: TokenStream = new.into_iter().chain(part_setters).chain(setters).chain(defaults).collect();
    if methods.is_empty() { methods } else { quote!(impl #name { #methods }) }
}

/// An argument of `new`, and what it makes of its field.
struct Argument {
    declaration: TokenStream,
    value: TokenStream,
}

/// Maximum number of arguments that a reader can distinguish without names.
const MOST_ARGUMENTS: usize = 5;

/// `new` with what is required, where anything is; of what would be many arguments, with those that have no default.
fn new(description: &Description, def: &Def, object: &Object) -> Option<TokenStream> {
    let all = constructor(description, def, object, |_| true);
    if all.arguments.len() <= MOST_ARGUMENTS {
        return all.method("A value with what is required; the rest is left out.");
    }
    let some = constructor(description, def, object, |field| {
        !can_be_left_out(description, description.holder(def, field), field)
    });
    some.method("A value with what has no default; the rest is left out, empty or zero.")
}

/// The arguments of a `new`, and the values of all fields.
#[derive(Default)]
struct Constructor {
    arguments: Vec<TokenStream>,
    values: Vec<TokenStream>,
}

impl Constructor {
    fn field(&mut self, name: &str, argument: Option<Argument>) {
        let name = ident(name);
        self.values.push(match &argument {
            Some(Argument { value, .. }) if name == value.to_string() => quote!(#name),
            Some(Argument { value, .. }) => quote!(#name: #value),
            None => quote!(#name: Default::default()),
        });
        self.arguments.extend(argument.map(|argument| argument.declaration));
    }

    fn method(self, summary: &str) -> Option<TokenStream> {
        let Constructor { arguments, values } = self;
        let docs = doc(summary);
        let many = (arguments.len() > 7).then(|| quote!(#[allow(clippy::too_many_arguments)]));
        (!arguments.is_empty()).then(|| {
            quote! {
                #docs
                #many
                pub fn new(#(#arguments),*) -> Self {
                    Self { #(#values),* }
                }
            }
        })
    }
}

/// A `new` with those of the required fields that are asked for.
fn constructor(
    description: &Description,
    def: &Def,
    object: &Object,
    is_argument: impl Fn(&Field) -> bool,
) -> Constructor {
    let mut out = Constructor::default();
    for part in &object.parts {
        let argument = part_argument(description, def, object, part);
        let needed = object.fields_of(part).any(&is_argument);
        out.field(&part.rust.0, argument.filter(|_| needed));
    }
    for field in object.own_fields() {
        let needed = field.presence == Presence::Required && is_argument(field);
        out.field(&field.rust.0, needed.then(|| argument(description, def, field)));
    }
    out
}

/// A part with one required field is made of that field's value; one with several is an argument itself.
fn part_argument(description: &Description, def: &Def, object: &Object, part: &Part) -> Option<Argument> {
    let (name, ty) = (ident(&part.rust.0), path(description, part.def, Module::Below(&def.domain)));
    let required: Vec<&Field> =
        object.fields_of(part).filter(|field| field.presence == Presence::Required).collect();
    match *required {
        [] => None,
        [field] => {
            let Argument { declaration, value } = argument(description, def, field);
            Some(Argument { declaration, value: quote!(#ty::new(#value)) })
        }
        _ => Some(Argument { declaration: quote!(#name: #ty), value: quote!(#name) }),
    }
}

fn argument(description: &Description, def: &Def, field: &Field) -> Argument {
    let (name, ty) = (ident(&field.rust.0), held_type(description, def, field));
    match takes_into(description, &field.ty) {
        true => Argument { declaration: quote!(#name: impl Into<#ty>), value: quote!(#name.into()) },
        false => Argument { declaration: quote!(#name: #ty), value: quote!(#name) },
    }
}

/// The type of a field's value, as the struct has it that holds the field.
fn held_type(description: &Description, def: &Def, field: &Field) -> TokenStream {
    value_type(description, description.holder(def, field), &field.ty, Module::Below(&def.domain))
}

fn part_setter(description: &Description, def: &Def, part: &Part) -> TokenStream {
    let (name, setter) = (ident(&part.rust.0), format_ident!("with_{}", part.rust.0));
    let ty = path(description, part.def, Module::Below(&def.domain));
    let docs = doc(&format!("Sets all of `{}`.", part.rust));
    quote! {
        #docs
        #[must_use]
        pub fn #setter(mut self, #name: #ty) -> Self {
            self.#name = #name;
            self
        }
    }
}

fn setter(description: &Description, def: &Def, field: &Field) -> TokenStream {
    let (setter, held) = (format_ident!("with_{}", field.rust.0), access(field));
    let docs = doc(&format!("Sets `{}`.", field.wire));
    let Argument { declaration, value } = argument(description, def, field);
    let value = if is_plain(field) { value } else { quote!(Some(#value)) };
    quote! {
        #docs
        #[must_use]
        pub fn #setter(mut self, #declaration) -> Self {
            self.#held = #value;
            self
        }
    }
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
        (_, Scalar::Text(value)) => quote!(wayfare_wire::Text::from(#value)),
    };
    let grammar = def.usage.request
        && matches!(&field.ty, Type::Named(id) if matches!(description.def(*id).kind, DefKind::Grammar(_)));
    let docs = doc(&format!("`{}`, or its default.", field.wire));
    let otherwise = match &field.ty {
        Type::Boolean | Type::Integer | Type::Number | Type::Amount => quote!(self.#name.unwrap_or(#value)),
        Type::Named(id) if matches!(description.def(*id).kind, DefKind::Enum(_)) => {
            quote!(self.#name.clone().unwrap_or(#value))
        }
        Type::Named(id) if matches!(description.def(*id).kind, DefKind::Id(Wire::Integer)) => {
            quote!(self.#name.unwrap_or_else(|| #value))
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
    let setter = format_ident!("with_{}", field.rust.0);
    Some(quote! {
        impl From<#start> for #body {
            fn from(start: #start) -> Self {
                Self::default().#setter(start)
            }
        }
    })
}
