//! Decoding and encoding of objects and unions. Each object becomes a table of its fields, from which a macro in the
//! core crate generates the impls.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::emit::{Module, ident, path, tag_literal, value_type};
use crate::ir::*;
use crate::resolve::{fields_of, is_by_key, reference_in};

/// Returns the table of an object's fields.
pub(super) fn object(description: &Description, def: &Def, object: &Object) -> TokenStream {
    let name = ident(&def.name.0);
    let table = Table::of(description, def, object);
    let parts = object.parts.iter().map(|part| {
        let (name, ty) = (ident(&part.rust.0), path(description, part.def, Module::Below(&def.domain)));
        let entries = object.fields_of(part).map(|field| table.entry(field));
        quote!(#name: #ty { #(#entries)* })
    });
    let own = object.own_fields().map(|field| table.entry(field));
    let indexed = table.is_indexed().then(|| quote!(indexed));
    quote!(specwright_core::object! { #name #(#parts)* { #(#own)* } #indexed })
}

/// Returns the macro's keyword for the presence of an object's field.
pub(in crate::emit) fn presence_of(
    description: &Description,
    def: &Def,
    object: &Object,
    field: &Field,
) -> &'static str {
    Table::of(description, def, object).presence(field)
}

struct Table<'a> {
    description: &'a Description,
    def: &'a Def,
    object: &'a Object,
    answer: Option<PolledAnswer<'a>>,
    /// Fields that contain search results, if the type is a search response.
    results: Vec<&'a WireName>,
}

impl<'a> Table<'a> {
    fn of(description: &'a Description, def: &'a Def, object: &'a Object) -> Self {
        let response = description.names.get(&def.name.0).copied();
        let answered = description.operations.iter().filter(|operation| operation.response_def() == response);
        let results = answered.filter_map(|operation| description.results_of(operation)).collect();
        Table { description, def, object, answer: PolledAnswer::of(description, def, object), results }
    }

    /// Returns the line for a field.
    fn entry(&self, field: &Field) -> TokenStream {
        let places = places(&self.object.fields, field).map(Literal::usize_unsuffixed);
        let until = self.answer_with(field).map(PolledAnswer::until);
        line(field, places, self.presence(field), until)
    }

    /// Returns the macro's keyword for a field's presence.
    fn presence(&self, field: &Field) -> &'static str {
        match self.answer_with(field) {
            Some(_) => "results",
            // The list is written even if the search found nothing, so that readers can distinguish an empty list from
            // a missing list.
            None if self.results.contains(&&field.wire) => "written_list",
            None => presence(self.def.usage, field),
        }
    }

    /// Returns the polled response whose results the field contains.
    fn answer_with(&self, field: &Field) -> Option<&PolledAnswer<'a>> {
        self.answer.as_ref().filter(|answer| answer.results.wire == field.wire)
    }

    /// Returns whether array indexes refer to elements of this type, so that each element must keep its position in the
    /// list. A type with required fields has no placeholder value that could fill a position.
    fn is_indexed(&self) -> bool {
        let needs = |field: &Field| field.presence == Presence::Required && !field.ty.is_collection();
        let fields = self.description.defs().flat_map(|(_, def)| fields_of(def));
        let mut targets = fields.filter(|field| !is_by_key(&field.ty)).filter_map(|field| {
            let Type::Named(target) = reference_in(&field.ty)?.target.as_deref()? else { return None };
            Some(self.description.def(*target))
        });
        !self.object.fields.iter().any(needs) && targets.any(|target| std::ptr::eq(target, self.def))
    }
}

/// Returns the line for a field: positions of its names, Rust name, presence, wire name, and special properties.
fn line(
    field: &Field,
    places: impl Iterator<Item = Literal>,
    presence: &str,
    until: Option<TokenStream>,
) -> TokenStream {
    let (name, presence, wire) = (ident(&field.rust.0), ident(presence), &field.wire.0);
    let also = field.also.as_ref().map(|(name, _)| &name.0).map(|name| quote!(also #name));
    let key = match &field.ty {
        Type::Entries(_, key) => Some(&key.0),
        _ => None,
    }
    .map(|key| quote!(by #key));
    quote!(#(#places)|* #name: #presence #wire #also #key #until;)
}

/// Returns the positions of a field's names. The first names of all fields precede all second names.
fn places<'a>(fields: &'a [Field], field: &'a Field) -> impl Iterator<Item = usize> {
    let before = || fields.iter().take_while(|other| other.wire != field.wire);
    let others = before().filter(|field| field.also.is_some()).count();
    std::iter::once(before().count()).chain(field.also.as_ref().map(|_| fields.len() + others))
}

/// Returns the macro's keyword for a field's presence.
fn presence(usage: Usage, field: &Field) -> &'static str {
    // Responses may contain null for absent values. Requests must match the schema.
    let is_map = matches!(field.ty, Type::Map(..));
    match (field.presence, field.is_empty_if_absent(), usage.request) {
        (Presence::Optional, true, true) if is_map => "given_map",
        (Presence::Optional, true, false) if is_map => "optional_map",
        (Presence::Optional, true, true) => "given_list",
        (Presence::Optional, true, false) => "optional_list",
        (_, true, _) => "required_list",
        (Presence::Required, ..) if field.ty.is_collection() => "required_list",
        (Presence::Optional, ..) if matches!(field.ty, Type::Nullable(_)) => "given_or_null",
        (Presence::Optional, _, true) => "given",
        (Presence::Optional, _, false) => "optional",
        (Presence::Required, ..) => "required",
        (Presence::Expected, ..) => "expected",
        (Presence::Nullable, ..) if field.presence.may_be_left_out(usage) => "null",
        (Presence::Nullable, ..) => "nullable",
    }
}

/// A response of a polled search. Results are required only in final responses.
struct PolledAnswer<'a> {
    protocol: &'a Protocol,
    status: &'a Field,
    results: &'a Field,
}

impl<'a> PolledAnswer<'a> {
    fn of(description: &'a Description, def: &Def, object: &'a Object) -> Option<Self> {
        let id = description.names.get(&def.name.0).copied();
        let is_polled =
            |protocol: &&Protocol| description.operations[protocol.search.operation].response_def() == id;
        let protocol = description.protocols.iter().find(is_polled)?;
        let field = |wire: &WireName| object.fields.iter().find(|field| field.wire == *wire);
        let (status, results) = (field(&protocol.status)?, field(&protocol.search.results)?);
        let is_known = status.presence != Presence::Optional && results.presence == Presence::Expected;
        is_known.then_some(PolledAnswer { protocol, status, results })
    }

    /// Returns the `until` clause, for example `until status ["complete"]`.
    fn until(&self) -> TokenStream {
        let status = ident(&self.status.rust.0);
        let states = self.protocol.states.iter().filter(|(_, phase)| *phase == Phase::Final);
        let states = states.map(|(state, _)| state.0.as_str());
        quote!(until #status [#(#states),*])
    }
}

/// Returns the table of a union's variants.
pub(super) fn union(description: &Description, def: &Def, union: &Union) -> TokenStream {
    match &union.tag {
        Some(WireName(tag)) => tagged(description, def, union, tag),
        None => by_type(description, def, union),
    }
}

/// Returns the table of variants that are distinguished by a tag. Each entry lists the variant's type, or the variant's
/// own fields followed by the fields that occur only in other variants.
fn tagged(description: &Description, def: &Def, union: &Union, tag: &str) -> TokenStream {
    let name = ident(&def.name.0);
    let forms = union.variants.iter().map(|variant| {
        let (name, wire) = (ident(&variant.rust.0), tag_literal(&variant.tag));
        match &variant.form {
            Form::Value(..) => TokenStream::new(),
            Form::Type(id, _) => {
                let ty = path(description, *id, Module::Below(&def.domain));
                let place = ident(if description.field(*id, tag).is_some() { "in" } else { "beside" });
                quote!(#name #wire (tag #place #ty);)
            }
            Form::Fields(fields) => {
                let own = fields.iter().map(|field| {
                    // The tag comes first.
                    let places = places(fields, field).map(|place| Literal::usize_unsuffixed(place + 1));
                    line(field, places, presence(def.usage, field), None)
                });
                let foreign = foreign_names(union, fields);
                quote!(#name #wire { #(#own)* } without [#(#foreign),*];)
            }
        }
    });
    let unlisted = union.unlisted.as_ref().map(|name| {
        let name = ident(&name.0);
        quote!(or #name)
    });
    let wire = match union.tag_type() {
        JsonType::Number => Some(quote!(: i64)),
        JsonType::Boolean => Some(quote!(: bool)),
        _ => None,
    };
    quote!(specwright_core::union! { #name by #tag #wire { #(#forms)* } #unlisted })
}

/// Returns the table of variants that are distinguished by their JSON type. Each entry lists the variant's JSON type
/// and Rust type.
fn by_type(description: &Description, def: &Def, union: &Union) -> TokenStream {
    let name = ident(&def.name.0);
    let types: Vec<_> =
        union.variants.iter().filter_map(|variant| description.json_type_of(variant)).collect();
    let forms = union.variants.iter().zip(&types).filter_map(|(variant, json_type)| {
        let Form::Value(ty, _) = &variant.form else { return None };
        let kind = ident(if is_plain_text(description, ty) { "text" } else { json_type.keyword() });
        let rust = value_type(description, def.usage, ty, Module::Below(&def.domain));
        let variant = ident(&variant.rust.0);
        Some(quote!(#variant #kind(#rust);))
    });
    let unlisted = union.unlisted.as_ref().map(|name| {
        let name = ident(&name.0);
        let others = union.unlisted_types(description).map(|json_type| ident(json_type.keyword()));
        quote!(or #name [#(#others),*])
    });
    quote!(specwright_core::by_type! { #name { #(#forms)* } #unlisted })
}

/// Returns whether strings convert to the Rust type.
fn is_plain_text(description: &Description, ty: &Type) -> bool {
    match ty {
        Type::String | Type::Url => true,
        Type::Named(id) => matches!(description.def(*id).kind, DefKind::Id(Wire::Text)),
        _ => false,
    }
}

/// Returns the names of fields that only other variants have.
fn foreign_names<'a>(union: &'a Union, own: &[Field]) -> Vec<&'a str> {
    let mut foreign: Vec<&str> = Vec::new();
    for name in union.variants.iter().flat_map(Variant::fields).flat_map(Field::names) {
        if !foreign.contains(&name.0.as_str())
            && !own.iter().flat_map(Field::names).any(|known| known == name)
        {
            foreign.push(&name.0);
        }
    }
    foreign
}
