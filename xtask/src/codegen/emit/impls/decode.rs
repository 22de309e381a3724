//! Decoding of objects and unions: each key is read into a slot, and the slots become a value at the end.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use crate::codegen::emit::{Module, ident, path, slot};
use crate::codegen::ir::*;
use crate::codegen::resolve::{fields_of, is_by_key, reference_in};

/// Code that makes an object of its slots once all keys are read.
#[derive(Default)]
struct Finish<'a> {
    required: Vec<&'a Field>,
    statements: TokenStream,
    values: Vec<TokenStream>,
}

impl<'a> Finish<'a> {
    /// An object's fields: those of each shared part make its struct.
    fn of_object(description: &Description, def: &Def, object: &'a Object) -> Self {
        let mut whole = Finish::default();
        let answer = PolledAnswer::of(description, def, object);
        let awaited = answer.as_ref().map(|answer| answer.results);
        for part in &object.parts {
            let finish = Finish::of(def.usage, object.fields_of(part), awaited);
            let (name, values) = (ident(&part.rust.0), &finish.values);
            let ty = path(description, part.def, Module::Below(&def.domain));
            let value = quote!(#name: #ty { #(#values),* });
            whole.add(finish, [value]);
        }
        let mut own = Finish::of(def.usage, object.own_fields(), awaited);
        let values = std::mem::take(&mut own.values);
        whole.add(own, values);
        whole.statements.extend(answer.map(PolledAnswer::take_results));
        whole
    }

    fn add(&mut self, finish: Finish<'a>, values: impl IntoIterator<Item = TokenStream>) {
        self.required.extend(finish.required);
        self.statements.extend(finish.statements);
        self.values.extend(values);
    }

    /// The slots of all fields but `awaited`, whose statement comes after the others.
    fn of(usage: Usage, fields: impl IntoIterator<Item = &'a Field>, awaited: Option<&Field>) -> Self {
        let mut finish = Finish::default();
        for field in fields {
            let (slot, wire, name) = (slot(field), &field.wire.0, ident(&field.rust.0));
            if awaited.is_some_and(|awaited| awaited.wire == field.wire) {
                finish.values.push(quote!(#name: #slot));
                continue;
            }
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
                (Presence::Nullable, false) if !field.presence.may_be_left_out(usage) => {
                    finish.statements.extend(quote!(let #slot = #slot.nullable(cx, #wire);));
                    quote!(#name: #slot)
                }
                (Presence::Optional, is_collection) => {
                    // Answers are known to have null in place of nothing; requests must match the schemas.
                    let value = match usage.request {
                        true => quote!(#slot.given(cx, #wire)),
                        false => quote!(#slot.optional()),
                    };
                    if is_collection {
                        quote!(#name: #value.unwrap_or_default())
                    } else {
                        quote!(#name: #value)
                    }
                }
                (Presence::Nullable, false) => quote!(#name: #slot.optional()),
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

/// The answer of a polled search: its results are expected of a final answer alone.
struct PolledAnswer<'a> {
    protocol: &'a Protocol,
    status: &'a Field,
    results: &'a Field,
}

impl<'a> PolledAnswer<'a> {
    fn of(description: &'a Description, def: &Def, object: &'a Object) -> Option<Self> {
        let id = description.names.get(&def.name.0)?;
        let is_polled = |protocol: &&Protocol| description.operations[protocol.operation].response == *id;
        let protocol = description.protocols.iter().find(is_polled)?;
        let field = |wire: &WireName| object.fields.iter().find(|field| field.wire == *wire);
        let (status, results) = (field(&protocol.status)?, field(&protocol.results)?);
        // The slot of an optional status is not opened before the value is made.
        let is_known = status.presence != Presence::Optional && results.presence == Presence::Expected;
        is_known.then_some(PolledAnswer { protocol, status, results })
    }

    fn take_results(self) -> TokenStream {
        let (status, results, wire) = (slot(self.status), slot(self.results), &self.results.wire.0);
        let states = self.protocol.states.iter().filter(|(_, phase)| *phase == Phase::Final);
        let states = states.map(|(state, _)| state.0.as_str());
        quote! {
            let is_final = matches!(#status.as_ref().map(AsRef::<str>::as_ref), Some(#(#states)|*));
            let #results = if is_final { #results.required(cx, #wire) } else { #results.optional() };
            let #results = #results.unwrap_or_default();
        }
    }
}

/// Reads a field's value into its slot, from under one of its names.
fn read_field(field: &Field, wire: &WireName) -> TokenStream {
    let (slot, wire) = (slot(field), &wire.0);
    let Type::Entries(_, key) = &field.ty else { return read_plain(wire, &slot) };
    let key = &key.0;
    quote!({
        struct ByKey;
        impl wayfare_wire::EntryKey for ByKey {
            const FIELD: &'static str = #key;
        }
        #slot.read_entries::<ByKey, _>(&mut map, cx, #wire)?
    })
}

fn read_plain(wire: &str, slot: &Ident) -> TokenStream {
    quote!(#slot.read(&mut map, cx, #wire)?)
}

/// The loop over an object's keys, for the fields and the tag before them.
fn read_fields(tag: Option<&WireName>, fields: &[&Field]) -> TokenStream {
    let named = || fields.iter().flat_map(|field| field.names().map(move |name| (*field, name)));
    let names: Vec<&str> =
        tag.into_iter().chain(named().map(|(_, name)| name)).map(|name| name.0.as_str()).collect();
    let slots: Vec<Ident> =
        tag.map(|_| ident("tag")).into_iter().chain(fields.iter().map(|field| slot(field))).collect();
    let numbers: Vec<Literal> = (0..names.len()).map(Literal::usize_unsuffixed).collect();
    let tag_read = tag.map(|tag| read_plain(&tag.0, &ident("tag")));
    let reads = tag_read.into_iter().chain(named().map(|(field, name)| read_field(field, name)));
    let arms = reads.zip(&numbers).enumerate().map(|(at, (read, number))| {
        // The last arm takes every other number, of which there is none.
        let pattern = if at + 1 == names.len() { quote!(_) } else { quote!(#number) };
        quote!(wayfare_wire::Key::Known(#pattern) => #read,)
    });
    let no_arm = names.is_empty().then(
        || quote!(wayfare_wire::Key::Known(_) => wayfare_wire::skip_unknown(&mut map, cx, "", KNOWN)?,),
    );
    let index = match names.is_empty() {
        true => quote!(
            fn index(_: &str) -> Option<usize> {
                None
            }
        ),
        false => quote! {
            fn index(name: &str) -> Option<usize> {
                Some(match name { #(#names => #numbers,)* _ => return None })
            }
        },
    };
    quote! {
        const KNOWN: &[&str] = &[#(#names),*];
        #index
        #(let mut #slots = wayfare_wire::Slot::default();)*
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                #(#arms)*
                #no_arm
                wayfare_wire::Key::Unknown(name) => wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?,
            }
        }
    }
}

fn decode_impl(name: &Ident, placeholder: Option<TokenStream>, body: TokenStream) -> TokenStream {
    quote! {
        impl wayfare_wire::Decode for #name {
            const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;

            fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
                mut map: A,
                cx: &mut wayfare_wire::Cx<'_>,
            ) -> Result<Option<Self>, A::Error> {
                #body
            }

            #placeholder
        }
        wayfare_wire::__deserialize!(#name);
    }
}

pub(super) fn object(description: &Description, def: &Def, object: &Object) -> TokenStream {
    let fields: Vec<&Field> = object.fields.iter().collect();
    let read = read_fields(None, &fields);
    let finish = Finish::of_object(description, def, object);
    let statements = finish.statements(&quote!(return Ok(None)));
    let values = &finish.values;
    let placeholder = finish.required.is_empty() && is_indexed(description, def);
    let placeholder = placeholder.then(|| {
        quote! {
            fn placeholder() -> Option<Self> {
                Some(Self::default())
            }
        }
    });
    let body = quote!(#read #statements Ok(Some(Self { #(#values),* })));
    decode_impl(&ident(&def.name.0), placeholder, body)
}

/// Whether an index refers to elements of this type, so that each has to keep its place in the list.
fn is_indexed(description: &Description, def: &Def) -> bool {
    let fields = description.defs().flat_map(|(_, def)| fields_of(def));
    let mut targets = fields.filter(|field| !is_by_key(&field.ty)).filter_map(|field| {
        let Type::Named(target) = reference_in(&field.ty)?.target.as_deref()? else { return None };
        Some(description.def(*target))
    });
    targets.any(|target| std::ptr::eq(target, def))
}

/// The fields of all forms are read, and the tag says at the end which of them belong.
pub(super) fn union(def: &Def, union: &Union) -> TokenStream {
    let all = union.all_fields();
    let read = read_fields(Some(&union.tag), &all);
    let tag = &union.tag.0;
    let tags = union.variants.iter().map(|variant| variant.wire.0.as_str());
    let arms = union.variants.iter().map(|variant| {
        let (wire, rust) = (&variant.wire.0, ident(&variant.rust.0));
        let own = |field: &&&Field| variant.fields.iter().any(|own| own.wire == field.wire);
        let foreign = all.iter().filter(|field| !own(field)).map(|field| {
            let (slot, name) = (slot(field), &field.wire.0);
            quote!(#slot.misplaced(cx, #name, #tag, #wire);)
        });
        let finish = Finish::of(def.usage, &variant.fields, None);
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
                cx.note(wayfare_wire::NoteReason::UnknownValue {
                    found: other.into(),
                    known: wayfare_wire::KnownValues::Texts(&[#(#tags),*]),
                });
                None
            }
        })
    };
    decode_impl(&ident(&def.name.0), None, body)
}
