//! The impls of a domain's types: building, decoding, encoding, queries, references. Nobody needs to read them.

use std::collections::BTreeSet;

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::{Module, doc, ident, is_plain, limit_path, number_literal, path, validate, value_type};
use crate::codegen::ir::*;
use crate::codegen::resolve::{fields_of, reference_in};

/// The impls of a domain.
pub fn domain(description: &Description, domain: &str) -> TokenStream {
    let defs: Vec<_> = description.defs_of(domain).collect();
    if defs.iter().all(|(_, def)| matches!(def.kind, DefKind::Grammar(_))) {
        return TokenStream::new();
    }
    let name = ident(domain);
    let in_queries = held_by_queries(description);
    let items = defs.iter().map(|&(id, def)| {
        let item = definition(description, def);
        let query = in_queries.contains(&id).then(|| query_value(def));
        quote!(#item #query)
    });
    quote! {
        use super::super::#name::*;
        #(#items)*
    }
}

fn definition(description: &Description, def: &Def) -> TokenStream {
    let name = ident(&def.name.0);
    match &def.kind {
        DefKind::Object(object) => {
            let build = build(description, def, object);
            let lookups = lookups(description, def);
            let validate = def.usage.request.then(|| validate::object(description, def, object));
            let codec = if object.is_query {
                query(def, object)
            } else {
                let (decode, encode) = (decode_object(def, object), encode_object(def, object));
                quote!(#decode #encode)
            };
            quote!(#build #lookups #codec #validate)
        }
        DefKind::Union(union) => {
            let (decode, encode) = (decode_union(def, union), encode_union(def, union));
            let validate = def.usage.request.then(|| validate::union(description, def, union));
            quote!(#decode #encode #validate)
        }
        DefKind::Enum(list) => enumeration(&name, list),
        DefKind::Id(Wire::Text) => quote!(wayfare_wire::text_id!(#name);),
        DefKind::Id(Wire::Integer) => quote!(wayfare_wire::integer_id!(#name);),
        DefKind::Grammar(_) => TokenStream::new(),
    }
}

fn enumeration(name: &Ident, list: &Enum) -> TokenStream {
    let wires: Vec<TokenStream> = list
        .values
        .iter()
        .map(|value| match value.number {
            Some(number) => number_literal(number),
            None => {
                let wire = &value.wire.0;
                quote!(#wire)
            }
        })
        .collect();
    let rust = list.values.iter().map(|value| ident(&value.rust.0));
    let listed = listed(list);
    let unlisted = ident(&list.unlisted.0);
    match (list.closed, list.wire) {
        (true, _) => quote!(wayfare_wire::closed_text!(#name, #listed; #(#wires => #rust),*);),
        (false, Wire::Text) => {
            quote!(wayfare_wire::open_text!(#name, #unlisted, #listed; #(#wires => #rust),*);)
        }
        (false, Wire::Integer) => {
            quote!(wayfare_wire::open_integer!(#name, #unlisted, #listed; #(#wires => #rust),*);)
        }
    }
}

/// An enum's values in one text.
fn listed(list: &Enum) -> String {
    let values = list.values.iter().map(|value| match value.number {
        Some(number) => number.to_string(),
        None => value.wire.0.clone(),
    });
    values.collect::<Vec<_>>().join(", ")
}

/// `new` with what is required, a `with_` for the rest where requests hold the type, and defaults.
fn build(description: &Description, def: &Def, object: &Object) -> TokenStream {
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
            let value = super::float_literal(*value as f64);
            quote!(wayfare_wire::Amount::new(#value).unwrap_or_default())
        }
        (Type::Amount, Scalar::Float(value)) => quote!(wayfare_wire::Amount::new(#value).unwrap_or_default()),
        (Type::Number, Scalar::Integer(value)) => super::float_literal(*value as f64),
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
            DefKind::Grammar(_) => quote!(<#ty as std::str::FromStr>::from_str(#text).ok()?),
            _ => quote!(#ty::from(#text)),
        },
        (Type::Named(_), Scalar::Integer(value)) => {
            let value = number_literal(*value);
            quote!(#ty::from(#value))
        }
        (_, Scalar::Boolean(value)) => quote!(#value),
        (_, Scalar::Integer(value)) => number_literal(*value),
        (_, Scalar::Float(value)) => super::float_literal(*value),
        (_, Scalar::Text(value)) => quote!(#value.to_owned()),
    };
    let grammar =
        matches!(&field.ty, Type::Named(id) if matches!(description.def(*id).kind, DefKind::Grammar(_)));
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
                if let Some(value) = &self.#name { return Some(value.clone()); }
                Some(#value)
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

/// `airline_in(&response)`: what a reference points at.
fn lookups(description: &Description, def: &Def) -> TokenStream {
    let module = Module::Below(&def.domain);
    let methods = fields_of(def).into_iter().flat_map(|field| {
        let reference = reference_in(&field.ty);
        let roots = reference.map(|reference| reference.roots.as_slice()).unwrap_or_default();
        roots.iter().filter_map(move |&root| {
            let reference = reference?;
            let container = description.field(root, &reference.field.0)?;
            let target = value_type(description, description.def(root), reference.target.as_deref()?, module);
            let root_path = path(description, root, module);
            let method = match roots.len() {
                1 => format_ident!("{}_in", field.rust.0),
                _ => format_ident!(
                    "{}_in_{}",
                    field.rust.0,
                    heck::AsSnakeCase(&description.def(root).name.0).to_string()
                ),
            };
            let (from, into) = (ident(&field.rust.0), ident(&container.rust.0));
            let one = match field.ty {
                Type::Index(_) | Type::Ref(_) => true,
                _ => return None,
            };
            let key = match (one && is_plain(field), matches!(field.ty, Type::Index(_))) {
                (true, false) => quote!(AsRef::<str>::as_ref(&self.#from)),
                (true, true) => quote!(usize::try_from(self.#from).ok()?),
                (false, false) => quote!(AsRef::<str>::as_ref(self.#from.as_ref()?)),
                (false, true) => quote!(usize::try_from(self.#from?).ok()?),
            };
            let docs = doc(&format!(
                "The entry of `{}` that `{}` points at; `None` where it points at nothing.",
                reference.field, field.wire
            ));
            Some(quote! {
                #docs
                pub fn #method<'r>(&self, response: &'r #root_path) -> Option<&'r #target> {
                    response.#into.get(#key)
                }
            })
        })
    });
    let methods: TokenStream = methods.collect();
    let name = ident(&def.name.0);
    if methods.is_empty() { methods } else { quote!(impl #name { #methods }) }
}

/// How a field becomes part of its object once all keys have come by.
struct Finish<'a> {
    required: Vec<&'a Field>,
    statements: TokenStream,
    values: Vec<TokenStream>,
}

impl<'a> Finish<'a> {
    fn of(fields: impl IntoIterator<Item = &'a Field>) -> Self {
        let mut finish = Finish { required: Vec::new(), statements: TokenStream::new(), values: Vec::new() };
        for field in fields {
            let (slot, wire, name) = (slot(field), &field.wire.0, ident(&field.rust.0));
            finish.values.push(match (field.presence, field.ty.is_collection()) {
                (Presence::Required, false) => {
                    finish.required.push(field);
                    finish.statements.extend(quote!(let #slot = #slot.required(cx, #wire);));
                    quote!(#name: #slot)
                }
                (Presence::Required | Presence::Expected | Presence::Nullable, true) => {
                    finish
                        .statements
                        .extend(quote!(let #slot = #slot.required(cx, #wire).unwrap_or_default();));
                    quote!(#name: #slot)
                }
                (Presence::Expected, false) => {
                    finish.statements.extend(quote!(let #slot = #slot.required(cx, #wire);));
                    quote!(#name: #slot)
                }
                (Presence::Nullable, false) => {
                    finish.statements.extend(quote!(let #slot = #slot.nullable(cx, #wire);));
                    quote!(#name: #slot)
                }
                (Presence::Optional, true) => quote!(#name: #slot.optional().unwrap_or_default()),
                (Presence::Optional, false) => quote!(#name: #slot.optional()),
            });
        }
        finish
    }

    /// The statements, and a way out where something required is not there.
    fn statements(&self, otherwise: &TokenStream) -> TokenStream {
        let statements = &self.statements;
        let slots: Vec<Ident> = self.required.iter().map(|field| slot(field)).collect();
        let check = match slots.as_slice() {
            [] => None,
            [one] => Some(quote!(let Some(#one) = #one else { #otherwise };)),
            _ => Some(quote!(let (#(Some(#slots)),*) = (#(#slots),*) else { #otherwise };)),
        };
        quote!(#statements #check)
    }
}

fn slot(field: &Field) -> Ident {
    format_ident!("f_{}", field.rust.0)
}

/// The loop over an object's keys, for the fields and the tag before them.
fn read_fields(tag: Option<&WireName>, fields: &[&Field]) -> TokenStream {
    let names: Vec<&str> = tag
        .map(|tag| tag.0.as_str())
        .into_iter()
        .chain(fields.iter().map(|field| field.wire.0.as_str()))
        .collect();
    let slots: Vec<Ident> =
        tag.map(|_| ident("tag")).into_iter().chain(fields.iter().map(|field| slot(field))).collect();
    let numbers: Vec<Literal> = (0..names.len()).map(Literal::usize_unsuffixed).collect();
    let allowed = match names.is_empty() {
        true => "no field".to_owned(),
        false => format!("one of {}", names.join(", ")),
    };
    let arms = names.iter().zip(&slots).zip(&numbers).enumerate().map(|(at, ((name, slot), number))| {
        // The last arm takes every other number, of which there is none.
        let pattern = if at + 1 == names.len() { quote!(_) } else { quote!(#number) };
        quote!(wayfare_wire::Key::Known(#pattern) => #slot.read(&mut map, cx, #name)?,)
    });
    let no_arm = names.is_empty().then(
        || quote!(wayfare_wire::Key::Known(_) => wayfare_wire::skip_unknown(&mut map, cx, "", #allowed)?,),
    );
    quote! {
        fn index(name: &str) -> Option<usize> {
            Some(match name { #(#names => #numbers,)* _ => return None })
        }
        #(let mut #slots = wayfare_wire::Slot::default();)*
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                #(#arms)*
                #no_arm
                wayfare_wire::Key::Unknown(name) => wayfare_wire::skip_unknown(&mut map, cx, &name, #allowed)?,
            }
        }
    }
}

fn decode_impl(name: &Ident, body: TokenStream) -> TokenStream {
    quote! {
        impl wayfare_wire::Decode for #name {
            const EXPECTED: &'static str = "an object";

            fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
                mut map: A,
                cx: &mut wayfare_wire::Cx<'_>,
            ) -> Result<Option<Self>, A::Error> {
                #body
            }
        }
        wayfare_wire::__deserialize!(#name);
    }
}

fn decode_object(def: &Def, object: &Object) -> TokenStream {
    let fields: Vec<&Field> = object.fields.iter().collect();
    let read = read_fields(None, &fields);
    let finish = Finish::of(fields);
    let statements = finish.statements(&quote!(return Ok(None)));
    let values = &finish.values;
    decode_impl(&ident(&def.name.0), quote!(#read #statements Ok(Some(Self { #(#values),* }))))
}

/// The fields of all forms are read, and the tag says at the end which of them belong.
fn decode_union(def: &Def, union: &Union) -> TokenStream {
    let all = union.all_fields();
    let read = read_fields(Some(&union.tag), &all);
    let tag = &union.tag.0;
    let tags = union.variants.iter().map(|variant| variant.wire.0.as_str()).collect::<Vec<_>>().join(", ");
    let allowed = format!("one of {tags}");
    let arms = union.variants.iter().map(|variant| {
        let (wire, rust) = (&variant.wire.0, ident(&variant.rust.0));
        let own = |field: &&&Field| variant.fields.iter().any(|own| own.wire == field.wire);
        let foreign = all.iter().filter(|field| !own(field)).map(|field| {
            let (slot, name) = (slot(field), &field.wire.0);
            let help = format!("no such field where `{tag}` is {wire}");
            quote!(#slot.unexpected(cx, #name, #help);)
        });
        let finish = Finish::of(&variant.fields);
        let statements = finish.statements(&quote!(return Ok(None)));
        let values = &finish.values;
        quote!(#wire => { #(#foreign)* #statements Some(Self::#rust { #(#values),* }) })
    });
    let body = quote! {
        #read
        let Some(tag) = tag.required(cx, #tag) else { return Ok(None) };
        let tag: String = tag;
        Ok(match tag.as_str() {
            #(#arms)*
            other => {
                let mut cx = cx.at(wayfare_wire::Step::Field(#tag));
                cx.note(wayfare_wire::NoteKind::UnknownValue, &format!("{other:?}"), #allowed);
                None
            }
        })
    };
    decode_impl(&ident(&def.name.0), body)
}

fn write_field(field: &Field, value: TokenStream) -> TokenStream {
    let wire = &field.wire.0;
    let method = match (field.presence, &field.ty) {
        (Presence::Required | Presence::Nullable, _) => "required",
        (_, Type::List(_)) => "list",
        (_, Type::Map(..)) => "map",
        _ => "optional",
    };
    let method = ident(method);
    quote!(object.#method(#wire, #value)?;)
}

fn encode_impl(name: &Ident, body: TokenStream) -> TokenStream {
    quote! {
        impl wayfare_wire::private::serde_core::Serialize for #name {
            fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
                &self,
                serializer: S,
            ) -> Result<S::Ok, S::Error> {
                let mut object = wayfare_wire::Object::begin(serializer)?;
                #body
                object.end()
            }
        }
    }
}

fn encode_object(def: &Def, object: &Object) -> TokenStream {
    let fields = object.fields.iter().map(|field| {
        let name = ident(&field.rust.0);
        write_field(field, quote!(&self.#name))
    });
    let mutable = quote!(#(#fields)*);
    encode_impl(&ident(&def.name.0), mutable)
}

fn encode_union(def: &Def, union: &Union) -> TokenStream {
    let tag = &union.tag.0;
    let arms = union.variants.iter().map(|variant| {
        let (wire, rust) = (&variant.wire.0, ident(&variant.rust.0));
        let names = variant.fields.iter().map(|field| ident(&field.rust.0));
        let fields = variant.fields.iter().map(|field| {
            let name = ident(&field.rust.0);
            write_field(field, quote!(#name))
        });
        quote!(Self::#rust { #(#names),* } => { object.required(#tag, #wire)?; #(#fields)* })
    });
    encode_impl(&ident(&def.name.0), quote!(match self { #(#arms)* }))
}

fn query(def: &Def, object: &Object) -> TokenStream {
    let name = ident(&def.name.0);
    let writes = object.fields.iter().map(|field| {
        let (name, wire) = (ident(&field.rust.0), &field.wire.0);
        let method = ident(if is_plain(field) { "required" } else { "optional" });
        quote!(out.#method(#wire, &self.#name);)
    });
    let reads = object.fields.iter().map(|field| {
        let (slot, wire) = (slot(field), &field.wire.0);
        let method = ident(if is_plain(field) { "required" } else { "optional" });
        quote!(let #slot = input.#method(#wire);)
    });
    let values = object.fields.iter().map(|field| {
        let (slot, name) = (slot(field), ident(&field.rust.0));
        if is_plain(field) { quote!(#name: #slot?) } else { quote!(#name: #slot) }
    });
    quote! {
        impl wayfare_wire::query::Query for #name {
            fn write(&self, out: &mut wayfare_wire::query::QueryWriter) {
                #(#writes)*
            }

            fn read(input: &mut wayfare_wire::query::QueryReader<'_>) -> Option<Self> {
                #(#reads)*
                Some(Self { #(#values),* })
            }
        }
    }
}

/// The definitions that query parameters hold.
fn held_by_queries(description: &Description) -> BTreeSet<DefId> {
    let queries = description.operations.iter().filter_map(|operation| description.object(operation.query?));
    queries.flat_map(|object| &object.fields).flat_map(|field| field.ty.named()).collect()
}

fn query_value(def: &Def) -> TokenStream {
    let name = ident(&def.name.0);
    match &def.kind {
        DefKind::Id(Wire::Integer) | DefKind::Enum(Enum { wire: Wire::Integer, .. }) => {
            quote!(wayfare_wire::integer_query_value!(#name);)
        }
        DefKind::Id(_) | DefKind::Enum(_) => quote!(wayfare_wire::query_value!(#name);),
        _ => TokenStream::new(),
    }
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
    let module = Module::Below(&def.domain);
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
