//! Tables for constructing objects: `new` with the required fields, a `with_` method for each other field, and
//! defaults.

use heck::ToSnakeCase as _;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::place;
use super::query::takes_part;
use crate::emit::models::can_be_omitted;
use crate::emit::{
    Module, constant_value, deprecated, float_literal, held_type, ident, is_plain, limit_path,
    number_literal, path, value_type,
};
use crate::ir::*;
use crate::names::default_method;

/// Returns `new` with the required fields, a `with_` method for each other field if requests or headers use the type,
/// and defaults.
pub(super) fn build(description: &Description, def: &Def, object: &Object) -> TokenStream {
    let new = new(description, def, object);
    let is_set = def.usage.request || !object.is_json() || takes_part(description, def);
    let optional = object.fields.iter().filter(|field| field.presence != Presence::Required && is_set);
    let setters = optional.map(|field| setter(description, def, field));
    let parts = object.parts.iter().filter(|_| is_set);
    let part_setters = parts.map(|part| part_setter(description, def, part));
    let setters = table(def, "setters", part_setters.chain(setters));
    let defaults = object.own_fields().filter_map(|field| default(description, def, field));
    let defaults = table(def, "defaults", defaults);
    quote!(#new #setters #defaults)
}

/// Returns the entries as a macro's table, or no code if there are no entries.
fn table(def: &Def, macro_name: &str, entries: impl Iterator<Item = TokenStream>) -> TokenStream {
    let (name, macro_name) = (ident(&def.name.0), ident(macro_name));
    let entries: TokenStream = entries.collect();
    if entries.is_empty() { entries } else { quote!(specwright_core::#macro_name! { #name { #entries } }) }
}

/// A method argument and its conversion to the field's value.
struct Argument<'a> {
    name: &'a str,
    /// Type of the value, or of each element.
    ty: TokenStream,
    conversion: Conversion,
}

/// The values that an argument accepts.
enum Conversion {
    /// Values of the type.
    None,
    /// Values that convert to the type.
    Into,
    /// Lists of values that convert to the type.
    Items,
}

impl Argument<'_> {
    fn value(&self) -> TokenStream {
        let name = ident(self.name);
        match self.conversion {
            Conversion::None => quote!(#name),
            Conversion::Into => quote!(#name.into()),
            Conversion::Items => quote!(#name.into_iter().map(Into::into).collect()),
        }
    }

    /// Returns the parameter declaration, for example `name: impl Into<Text>`.
    fn declaration(&self) -> TokenStream {
        let (name, ty) = (ident(self.name), &self.ty);
        match self.conversion {
            Conversion::None => quote!(#name: #ty),
            Conversion::Into => quote!(#name: impl Into<#ty>),
            Conversion::Items => quote!(#name: impl IntoIterator<Item = impl Into<#ty>>),
        }
    }
}

/// Maximum number of arguments that readers can distinguish without names.
const MAX_ARGUMENTS: usize = 5;

/// Returns `new` with the required fields, if there are any. If there are too many required fields, the arguments are
/// only the fields without a default.
fn new(description: &Description, def: &Def, object: &Object) -> TokenStream {
    let all = Constructor::of(description, def, object, |_| true);
    if all.arguments.len() <= MAX_ARGUMENTS {
        return all.table(def, "Creates a value with the required fields; the others are absent.");
    }
    let some = Constructor::of(description, def, object, |field| {
        !can_be_omitted(description, description.holder(def, field), field)
    });
    some.table(
        def,
        "Creates a value with the fields that have no default; the others are absent, empty or zero.",
    )
}

/// The arguments of `new` with their fields, the constant fields, and the other fields.
#[derive(Default)]
struct Constructor {
    arguments: Vec<TokenStream>,
    constants: Vec<TokenStream>,
    rest: Vec<Ident>,
}

impl Constructor {
    /// Creates `new`, whose arguments are the required fields that match `is_argument`.
    fn of(
        description: &Description,
        def: &Def,
        object: &Object,
        is_argument: impl Fn(&Field) -> bool,
    ) -> Self {
        let mut out = Constructor::default();
        for part in &object.parts {
            let needed = object.fields_of(part).any(&is_argument);
            out.add(&part.rust.0, part_argument(description, def, object, part).filter(|_| needed));
        }
        for field in object.own_fields() {
            out.add_field(description, def, field, is_argument(field));
        }
        out
    }

    fn add_field(&mut self, description: &Description, def: &Def, field: &Field, is_argument: bool) {
        if let Some(value) = constant(description, def, field) {
            let field = ident(&field.rust.0);
            self.constants.push(quote!(#field = #value;));
            return;
        }
        let needed = field.presence == Presence::Required && is_argument;
        let argument = argument(description, def, field);
        self.add(&field.rust.0, needed.then(|| (argument.declaration(), argument.value())));
    }

    /// Adds a field, and the declaration and value of its argument, if any.
    fn add(&mut self, field: &str, argument: Option<(TokenStream, TokenStream)>) {
        let field = ident(field);
        match argument {
            Some((declaration, value)) => self.arguments.push(quote!(#declaration => #field = #value;)),
            None => self.rest.push(field),
        }
    }

    fn table(&self, def: &Def, summary: &str) -> TokenStream {
        if self.arguments.is_empty() && self.constants.is_empty() {
            return TokenStream::new();
        }
        let (name, fields) = (ident(&def.name.0), self.fields());
        quote!(specwright_core::new! { #name #summary #fields })
    }

    fn fields(&self) -> TokenStream {
        let Constructor { arguments, constants, rest } = self;
        let constants = (!constants.is_empty()).then(|| quote!(constant { #(#constants)* }));
        let rest = (!rest.is_empty()).then(|| quote!(default { #(#rest),* }));
        quote!({ #(#arguments)* } #constants #rest)
    }
}

/// Returns a constructor for each variant that has constant or optional fields.
pub(super) fn forms(description: &Description, def: &Def, union: &Union) -> TokenStream {
    let constructor = |variant: &Variant| {
        let mut out = Constructor::default();
        variant.fields().iter().for_each(|field| out.add_field(description, def, field, true));
        if out.constants.is_empty() && out.rest.is_empty() {
            return None;
        }
        let (name, form, fields) = (ident(&def.name.0), ident(&variant.rust.0), out.fields());
        let function = format_ident!("new_{}", variant.rust.0.to_snake_case());
        let summary = "Creates the variant with its required fields; the others are absent.";
        Some(quote!(specwright_core::new! { #name::#form #function #summary #fields }))
    };
    union.variants.iter().filter_map(constructor).collect()
}

/// Returns the argument for a shared part: the value of its required field if there is exactly one, or else the part
/// itself.
fn part_argument(
    description: &Description,
    def: &Def,
    object: &Object,
    part: &Part,
) -> Option<(TokenStream, TokenStream)> {
    let (name, ty) = (ident(&part.rust.0), path(description, part.def, Module::Below(&def.domain)));
    let required: Vec<&Field> =
        object.fields_of(part).filter(|field| field.presence == Presence::Required).collect();
    match *required {
        [] => None,
        [field] => {
            let argument = argument(description, def, field);
            let value = argument.value();
            Some((argument.declaration(), quote!(#ty::new(#value))))
        }
        _ => Some((quote!(#name: #ty), quote!(#name))),
    }
}

fn argument<'a>(description: &Description, def: &Def, field: &'a Field) -> Argument<'a> {
    let (holder, module) = (description.holder(def, field), Module::Below(&def.domain));
    let (name, ty) = (&*field.rust.0, held_type(description, holder, field, module));
    match &field.ty {
        Type::List(element)
            if !matches!(**element, Type::Nullable(_))
                && !field.may_be_empty
                && accepts_into(description, element) =>
        {
            let ty = value_type(description, holder.usage, element, module);
            Argument { name, ty, conversion: Conversion::Items }
        }
        ty_of if field.is_boxed || accepts_into(description, ty_of) => {
            Argument { name, ty, conversion: Conversion::Into }
        }
        _ => Argument { name, ty, conversion: Conversion::None },
    }
}

/// Returns the value of a constant field. For a field of a shared part, returns `None`, because the part's `new` takes
/// the value as an argument.
fn constant(description: &Description, def: &Def, field: &Field) -> Option<TokenStream> {
    if matches!(def.kind, DefKind::Shared(_)) {
        return None;
    }
    let value = description.constant(def, field)?;
    Some(constant_value(description, &value, Module::Below(&def.domain)))
}

/// Returns the setter of a part, for example `with_period: LoanPeriod = part period "period";`.
fn part_setter(description: &Description, def: &Def, part: &Part) -> TokenStream {
    let (name, setter) = (ident(&part.rust.0), format_ident!("with_{}", part.rust.0));
    let (ty, words) = (path(description, part.def, Module::Below(&def.domain)), &part.rust.0);
    quote!(#setter: #ty = part #name #words;)
}

/// Returns the setter of a field, for example `with_checkin: specwright_core::Date = some checkin in stay "checkin";`.
fn setter(description: &Description, def: &Def, field: &Field) -> TokenStream {
    let (setter, place, wire) = (format_ident!("with_{}", field.rust.0), place(field), &field.wire.0);
    let Argument { ty, conversion, .. } = argument(description, def, field);
    let form = ident(match (is_plain(field), conversion) {
        (true, Conversion::None) => "value",
        (true, Conversion::Into) => "into",
        (true, Conversion::Items) => "items",
        (false, Conversion::None) => "some",
        (false, Conversion::Into) => "some_into",
        (false, Conversion::Items) => "some_items",
    });
    let deprecated = deprecated::attribute(&field.deprecated);
    quote!(#deprecated #setter: #ty = #form #place #wire;)
}

/// Returns whether an argument accepts any type that converts to the field's type, as for strings, ids and nullable
/// values.
fn accepts_into(description: &Description, ty: &Type) -> bool {
    match ty {
        Type::String
        | Type::TextOrInteger
        | Type::Url
        | Type::TextForm(TextForm::Base64)
        | Type::Nullable(_) => true,
        Type::Named(id) => match &description.def(*id).kind {
            DefKind::Id(_) => true,
            DefKind::Union(union) => union.tag.is_none(),
            _ => false,
        },
        Type::Ref(reference) => {
            reference.key.is_none_or(|key| matches!(description.def(key).kind, DefKind::Id(_)))
        }
        _ => false,
    }
}

/// Returns the default method of a field, for example `page_size_or_default: i64 = page_size "pageSize" or 25;`.
fn default(description: &Description, def: &Def, field: &Field) -> Option<TokenStream> {
    let (scalar, _) = field.default.as_ref()?;
    let (name, method) = (ident(&field.rust.0), ident(&default_method(&field.rust.0)));
    let ty = value_type(description, def.usage, &field.ty, Module::Below(&def.domain));
    let value = match (&field.ty, scalar) {
        (Type::Amount, Scalar::Integer(value)) => {
            let value = float_literal(*value as f64);
            quote!(specwright_core::Amount::new(#value).unwrap_or_default())
        }
        (Type::Amount, Scalar::Float(value)) => {
            quote!(specwright_core::Amount::new(#value).unwrap_or_default())
        }
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
            // A default that violates its grammar is rejected when the description is read.
            DefKind::Grammar(_) if !def.usage.request => quote!(#text.into()),
            DefKind::Grammar(_) => quote!(#text.parse().ok()),
            _ => quote!(#ty::from(#text)),
        },
        (Type::Named(_), Scalar::Integer(value)) => {
            let value = number_literal(*value);
            quote!(#ty::from(#value))
        }
        (_, Scalar::Boolean(value)) => quote!(#value),
        (_, Scalar::Integer(value)) => number_literal(*value),
        (_, Scalar::Float(value)) => float_literal(*value),
        (_, Scalar::Text(value)) => quote!(specwright_core::Text::from(#value)),
    };
    let is_read = def.usage.request
        && matches!(&field.ty, Type::Named(id) if matches!(description.def(*id).kind, DefKind::Grammar(_)));
    let ty = if is_read { quote!(Option<#ty>) } else { ty };
    let wire = &field.wire.0;
    let deprecated = deprecated::attribute(&field.deprecated);
    Some(quote!(#deprecated #method: #ty = #name #wire or #value;))
}

/// Returns `From<Start> for Body`, so that a search can be started with only the start parameters.
pub fn starts(description: &Description, domain: &str) -> TokenStream {
    let protocols = description.protocols.iter().filter(|protocol| protocol.domain == domain);
    protocols.filter_map(|protocol| start(description, protocol)).collect()
}

fn start(description: &Description, protocol: &Protocol) -> Option<TokenStream> {
    let body = description.operations[protocol.search.operation].body_def()?;
    let def = description.def(body);
    let field = description.field(body, &protocol.start.0)?;
    let module = Module::Below(&protocol.domain);
    let (start, body) =
        (value_type(description, def.usage, &field.ty, module), path(description, body, module));
    let setter = format_ident!("with_{}", field.rust.0);
    Some(quote! {
        impl From<#start> for #body {
            fn from(start: #start) -> Self {
                Self::default().#setter(start)
            }
        }
    })
}
