//! JSON Schema (2020-12) of every type, as a value; and the `JsonSchema` impls made of the same value.

use proc_macro2::TokenStream;
use quote::quote;
use serde_json::{Map, Value, json};

use super::{docs, ident, path};
use crate::codegen::emit::Module;
use crate::codegen::ir::*;

/// What a reference to another definition begins with.
const REFERENCE: &str = "#/components/schemas/";

/// The schema of a definition; references name other definitions by [`REFERENCE`].
pub fn definition(description: &Description, def: &Def) -> Value {
    let mut schema = match &def.kind {
        DefKind::Object(object) => fields(description, &object.fields, None, Depth::Whole),
        DefKind::Union(union) => {
            let forms = union.variants.iter().map(|variant| {
                let mut form =
                    fields(description, &variant.fields, Some((&union.tag, &variant.wire)), Depth::Whole);
                insert(&mut form, "description", json!(variant.doc));
                form
            });
            json!({ "oneOf": forms.collect::<Vec<_>>() })
        }
        DefKind::Enum(list) => enumeration(list),
        DefKind::Id(Wire::Text) => json!({ "type": "string" }),
        DefKind::Id(Wire::Integer) => json!({ "type": "integer", "format": "int64" }),
        DefKind::Grammar(grammar) => {
            let mut schema = json!({ "type": "string" });
            if let Some(pattern) = &grammar.pattern {
                insert(&mut schema, "pattern", json!(pattern));
            }
            if !grammar.examples.is_empty() {
                insert(&mut schema, "examples", json!(grammar.examples));
            }
            schema
        }
    };
    insert(&mut schema, "description", json!(docs::with_unstated(&def.doc, &def.unstated)));
    schema
}

/// Known values, and room for others unless the enum is closed.
fn enumeration(list: &Enum) -> Value {
    let values: Vec<Value> = list
        .values
        .iter()
        .map(|value| value.number.map_or_else(|| json!(value.wire.0), |number| json!(number)))
        .collect();
    let ty = if list.wire == Wire::Text { "string" } else { "integer" };
    match list.closed {
        true => json!({ "type": ty, "enum": values }),
        false => json!({ "anyOf": [{ "type": ty, "enum": values }, { "type": ty }] }),
    }
}

/// Whether a type may be shown inside of what holds it. One that is shown so shows no other, as types may hold
/// themselves.
#[derive(Clone, Copy)]
enum Depth {
    Whole,
    Inside,
}

fn fields(
    description: &Description,
    fields: &[Field],
    tag: Option<(&WireName, &WireName)>,
    depth: Depth,
) -> Value {
    let mut properties = Map::new();
    let mut required = Vec::new();
    if let Some((tag, value)) = tag {
        properties.insert(tag.0.clone(), json!({ "type": "string", "const": value.0 }));
        required.push(json!(tag.0));
    }
    for field in fields {
        properties.insert(field.wire.0.clone(), property(description, field, depth));
        if matches!(field.presence, Presence::Required | Presence::Nullable | Presence::Expected) {
            required.push(json!(field.wire.0));
        }
    }
    let mut schema = json!({ "type": "object", "properties": properties });
    if !required.is_empty() {
        insert(&mut schema, "required", Value::Array(required));
    }
    schema
}

fn property(description: &Description, field: &Field, depth: Depth) -> Value {
    let mut schema = value(description, &field.ty, depth);
    let number = |limit: &Bound| match limit {
        Bound::Number(number) => Some(*number),
        Bound::Limit(name, _) => description.limits.get(name).map(|limit| limit.value),
    };
    let as_json = |limit: &Bound| {
        number(limit).map(|number| match number {
            Number::Integer(value) => json!(value),
            Number::Float(value) => json!(value),
        })
    };
    let bounds = &field.bounds;
    let [low, high] = match &bounds.range {
        Some([low, high]) => [as_json(low), as_json(high)],
        None => [None, None],
    };
    let keywords = [
        ("minimum", low),
        ("maximum", high),
        ("enum", bounds.values.as_ref().map(|values| json!(values))),
        ("minItems", bounds.min_items.as_ref().and_then(as_json)),
        ("maxItems", bounds.max_items.as_ref().and_then(as_json)),
        ("minLength", bounds.min_length.as_ref().and_then(as_json)),
        ("maxLength", bounds.max_length.as_ref().and_then(as_json)),
        ("default", field.default.as_ref().map(|(default, _)| default_value(description, field, default))),
        ("description", Some(json!(docs::field(description, field)))),
    ];
    for (keyword, value) in keywords {
        if let Some(value) = value {
            insert(&mut schema, keyword, value);
        }
    }
    if field.presence == Presence::Nullable {
        schema = json!({ "anyOf": [schema, { "type": "null" }] });
    }
    schema
}

fn default_value(description: &Description, field: &Field, default: &Scalar) -> Value {
    match (default, &field.ty) {
        (Scalar::Text(name), Type::Integer) => match description.limits.get(name).map(|limit| limit.value) {
            Some(Number::Integer(value)) => json!(value),
            _ => Value::Null,
        },
        (Scalar::Text(name), Type::Named(id)) => {
            // The values of an integer enum have names in the description only.
            let number = match &description.def(*id).kind {
                DefKind::Enum(list) => list.values.iter().find(|value| value.wire.0 == *name),
                _ => None,
            };
            number.and_then(|value| value.number).map_or_else(|| json!(name), |number| json!(number))
        }
        (Scalar::Boolean(value), _) => json!(value),
        (Scalar::Integer(value), _) => json!(value),
        (Scalar::Float(value), _) => json!(value),
        (Scalar::Text(value), _) => json!(value),
    }
}

fn value(description: &Description, ty: &Type, depth: Depth) -> Value {
    let reference = |id: DefId| json!({ "$ref": format!("{REFERENCE}{}", description.def(id).name) });
    match ty {
        Type::Boolean => json!({ "type": "boolean" }),
        Type::Integer => json!({ "type": "integer", "format": "int64" }),
        Type::Index(_) => json!({ "type": "integer", "format": "int64", "minimum": 0 }),
        Type::Number | Type::Amount => json!({ "type": "number" }),
        Type::String => json!({ "type": "string" }),
        Type::Url => json!({ "type": "string", "format": "uri" }),
        Type::Date => json!({ "type": "string", "format": "date" }),
        Type::LocalDateTime => {
            json!({ "type": "string", "pattern": "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$" })
        }
        Type::Json => json!({}),
        Type::Named(id) => reference(*id),
        Type::Ref(target) => target.key.map_or_else(|| json!({ "type": "string" }), reference),
        Type::List(element) => json!({ "type": "array", "items": value(description, element, depth) }),
        Type::Entries(element, key) => json!({ "anyOf": [
            { "type": "array", "items": value(description, element, depth) },
            { "type": "object", "additionalProperties": entry(description, element, key, depth) },
        ] }),
        Type::Map(key, entry) => json!({
            "type": "object",
            "propertyNames": reference(*key),
            "additionalProperties": value(description, entry, depth),
        }),
        Type::Pipe(_) | Type::Comma(_) => json!({ "type": "string" }),
    }
}

/// An element of a list that came as an object: the name that it stands under may be its key.
fn entry(description: &Description, element: &Type, key: &WireName, depth: Depth) -> Value {
    let object = element.named().first().and_then(|id| description.object(*id));
    let (Some(object), Depth::Whole) = (object, depth) else { return json!({ "type": "object" }) };
    let mut schema = fields(description, &object.fields, None, Depth::Inside);
    if let Some(Value::Array(required)) = schema.get_mut("required") {
        required.retain(|name| name.as_str() != Some(&key.0));
    }
    schema
}

fn insert(schema: &mut Value, keyword: &str, value: Value) {
    if let Value::Object(schema) = schema {
        schema.insert(keyword.to_owned(), value);
    }
}

/// `JsonSchema` of a domain's types.
pub fn domain(description: &Description, domain: &str) -> TokenStream {
    let defs = description.defs_of(domain).filter(|(_, def)| match &def.kind {
        // Hand-written types bring their own.
        DefKind::Grammar(_) => false,
        DefKind::Object(object) => !object.is_query,
        _ => true,
    });
    let impls: TokenStream = defs
        .map(|(_, def)| {
            let (name, text) = (ident(&def.name.0), &def.name.0);
            let schema = tokens(description, domain, &definition(description, def));
            quote! {
                impl schemars::JsonSchema for #name {
                    fn schema_name() -> std::borrow::Cow<'static, str> {
                        #text.into()
                    }

                    #[allow(unused_variables, reason = "a type without references needs no generator")]
                    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                        schemars::json_schema!(#schema)
                    }
                }
            }
        })
        .collect();
    if impls.is_empty() {
        return impls;
    }
    let name = ident(domain);
    quote!(use super::super::#name::*; #impls)
}

/// A schema as the tokens of a JSON literal; references become calls of the generator.
fn tokens(description: &Description, domain: &str, schema: &Value) -> TokenStream {
    match schema {
        Value::Object(entries) => {
            let target =
                entries.get("$ref").and_then(Value::as_str).and_then(|name| name.strip_prefix(REFERENCE));
            if let Some(id) = target.and_then(|name| description.names.get(name)) {
                let path = path(description, *id, Module::Below(domain));
                let rest: Map<String, Value> = entries
                    .iter()
                    .filter(|(name, _)| *name != "$ref")
                    .map(|(k, v)| (k.clone(), v.clone()))
                    .collect();
                let rest = tokens(description, domain, &Value::Object(rest));
                return quote! {
                    wayfare_wire::schema::with(generator.subschema_for::<#path>(), serde_json::json!(#rest))
                };
            }
            let entries = entries.iter().map(|(name, value)| {
                let value = tokens(description, domain, value);
                quote!(#name: #value)
            });
            quote!({ #(#entries),* })
        }
        Value::Array(elements) => {
            let elements = elements.iter().map(|element| tokens(description, domain, element));
            quote!([#(#elements),*])
        }
        // JSON escapes control characters in another way than Rust does.
        Value::String(text) => quote!(#text),
        // JSON's other literals are Rust's.
        other => other.to_string().parse().unwrap_or_default(),
    }
}
