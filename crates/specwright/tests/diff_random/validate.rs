//! Validation of documents against the generated JSON Schemas.
//!
//! The schemas are made as strict as the description permits: they reject unlisted values of complete enums. Requests
//! must not contain unknown fields. Readers of responses ignore unknown fields and tolerate missing `expected` fields.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use jsonschema::{Draft, Validator};
use serde_json::{Map, Value, json};
use specwright::emit::schema::{self, REFERENCE, extension};
use specwright::ir::*;

pub struct Reader<'a> {
    description: &'a Description,
    /// `true` if unknown fields are rejected.
    closed: bool,
    /// The schemas of all definitions, by name.
    schemas: Map<String, Value>,
    /// The validators for the types checked so far, by type expression.
    validators: RefCell<BTreeMap<String, Validator>>,
}

impl<'a> Reader<'a> {
    pub fn of_requests(description: &'a Description) -> Self {
        Reader::new(description, true)
    }

    pub fn of_responses(description: &'a Description) -> Self {
        Reader::new(description, false)
    }

    fn new(description: &'a Description, closed: bool) -> Self {
        let mut elements = BTreeSet::new();
        let schemas = description.defs.iter().map(|def| {
            // JSON values can always be serialized.
            let mut schema = serde_json::to_value(schema::definition(description, def)).unwrap();
            if matches!(&def.kind, DefKind::Enum(Enum { complete: true, .. }))
                && let Some(listed) = schema.get(extension::EXTENSIBLE_ENUM).cloned()
            {
                schema["enum"] = listed;
            }
            adapt(&mut schema, closed, &mut elements);
            (def.name.0.clone(), schema)
        });
        let mut schemas: Map<String, Value> = schemas.collect();
        for (name, key) in elements {
            let mut element = schemas[&name].clone();
            if let Some(required) = element.get_mut("required").and_then(Value::as_array_mut) {
                required.retain(|field| *field != key);
            }
            schemas.insert(name_without_key(&name, &key), element);
        }
        Reader { description, closed, schemas, validators: RefCell::default() }
    }

    /// Checks that a document matches a type.
    pub fn check(&self, ty: &Type, document: &Value) -> Result<(), String> {
        let query = ty.definition().filter(|id| self.description.object(*id).is_some_and(Object::is_query));
        let document = query.map_or_else(|| document.clone(), |id| self.typed(id, document));
        let written = self.description.written(ty).to_string();
        let mut validators = self.validators.borrow_mut();
        let validator = validators.entry(written.clone()).or_insert_with(|| self.validator(ty));
        validator.validate(&document).map_err(|error| format!("{written}{}: {error}", error.instance_path()))
    }

    fn validator(&self, ty: &Type) -> Validator {
        let mut schema = serde_json::to_value(schema::value(self.description, ty)).unwrap();
        adapt(&mut schema, self.closed, &mut BTreeSet::new());
        schema["components"] = json!({ "schemas": self.schemas });
        let options = jsonschema::options().with_draft(Draft::Draft202012).should_validate_formats(true);
        options.build(&schema).unwrap()
    }

    /// Converts a single query value to its type.
    fn coerce(&self, ty: &Type, value: Value) -> Value {
        let is_text = match ty {
            Type::Boolean => false,
            Type::Named(id) => self.schemas[&self.description.def(*id).name.0]["type"] != "integer",
            ty => !ty.is_numeric(),
        };
        match value {
            Value::String(text) if !is_text => serde_json::from_str(&text).unwrap_or(Value::String(text)),
            Value::String(text) => Value::String(text),
            other if is_text => Value::String(other.to_string()),
            other => other,
        }
    }

    /// Converts the values in a query to the types of their fields, because all values in a URL are strings.
    fn typed(&self, id: DefId, document: &Value) -> Value {
        let mut document = document.clone();
        for field in &self.description.object(id).unwrap().fields {
            let Some(value) = document.get_mut(&field.wire.0) else { continue };
            *value = match (&field.ty, value.clone()) {
                (Type::List(item), Value::Array(given)) => {
                    given.into_iter().map(|one| self.coerce(item, one)).collect()
                }
                // A list parameter that occurs once is a list with one item.
                (Type::List(item), one) => json!([self.coerce(item, one)]),
                (ty, one) => self.coerce(ty, one),
            };
        }
        document
    }
}

/// Makes a schema as strict as the description permits. For each list that may also be an object, adds the definition
/// of an element and the field that provides the keys to `elements`.
fn adapt(schema: &mut Value, closed: bool, elements: &mut BTreeSet<(String, String)>) {
    let Some(schema) = schema.as_object_mut() else { return };
    if schema.contains_key("properties") || schema.get("additionalProperties").is_some_and(Value::is_boolean)
    {
        schema.insert("additionalProperties".to_owned(), json!(!closed));
    }
    let properties = schema.get("properties").cloned().unwrap_or_default();
    if let Some(required) = schema.get_mut("required").and_then(Value::as_array_mut).filter(|_| !closed) {
        required.retain(|name| properties[name.as_str().unwrap()][extension::EXPECTED] != true);
    }
    if schema.get(extension::ANY_CASE) == Some(&json!(true))
        && let Some(Value::Array(listed)) = schema.remove("enum")
    {
        schema.insert("pattern".to_owned(), json!(in_any_case(&listed)));
    }
    if schema.contains_key("contentEncoding") {
        let base64 = "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2,3}=*)?$";
        schema.insert("pattern".to_owned(), json!(base64));
    }
    for keyword in ["items", "additionalProperties", "propertyNames", "not"] {
        schema.get_mut(keyword).into_iter().for_each(|inner| adapt(inner, closed, elements));
    }
    for keyword in ["anyOf", "oneOf"] {
        let forms = schema.get_mut(keyword).and_then(Value::as_array_mut);
        forms.into_iter().flatten().for_each(|inner| adapt(inner, closed, elements));
    }
    let fields = schema.get_mut("properties").and_then(Value::as_object_mut);
    fields.into_iter().flat_map(Map::values_mut).for_each(|inner| adapt(inner, closed, elements));
    if let Some(key) = schema.get(extension::ENTRIES).and_then(Value::as_str).map(str::to_owned) {
        let mut element = schema["items"].clone();
        if let Some(name) = element["$ref"].as_str().and_then(|target| target.strip_prefix(REFERENCE)) {
            elements.insert((name.to_owned(), key.clone()));
            element = json!({ "$ref": format!("{REFERENCE}{}", name_without_key(name, &key)) });
        }
        let list = schema.clone();
        *schema = Map::new();
        schema
            .insert("anyOf".to_owned(), json!([list, { "type": "object", "additionalProperties": element }]));
    }
}

/// Returns the name of a copy of a definition in which the key field is optional.
fn name_without_key(name: &str, key: &str) -> String {
    format!("{name}.without.{key}")
}

/// Returns a case-insensitive pattern that matches the strings.
fn in_any_case(texts: &[Value]) -> String {
    let either = |letter: char| format!("[{}{}]", letter.to_ascii_lowercase(), letter.to_ascii_uppercase());
    let of = |text: &Value| text.as_str().unwrap().chars().map(either).collect::<String>();
    format!("^({})$", texts.iter().map(of).collect::<Vec<_>>().join("|"))
}
