//! Validation of documents against the generated JSON Schemas.
//!
//! The validator is as strict as the description permits: it rejects unlisted values of a complete enum, although the
//! generated schemas permit them. Requests may not contain undescribed fields; readers of responses ignore such fields
//! and tolerate missing `expected` fields. The validator supports the JSON Schema keywords that the generator emits.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use specwright::emit::schema::{self, extension};
use specwright::ir::*;

pub struct Reader<'a> {
    description: &'a Description,
    schemas: BTreeMap<String, Value>,
    /// `true` if undescribed fields are rejected.
    closed: bool,
}

type Checked = Result<(), String>;

impl<'a> Reader<'a> {
    pub fn of_requests(description: &'a Description) -> Self {
        Reader::new(description, true)
    }

    pub fn of_answers(description: &'a Description) -> Self {
        Reader::new(description, false)
    }

    fn new(description: &'a Description, closed: bool) -> Self {
        let schemas = description.defs.iter().map(|def| {
            // JSON values can always be serialized.
            let mut schema = serde_json::to_value(schema::definition(description, def)).unwrap();
            if let DefKind::Enum(Enum { complete: true, any_case, .. }) = &def.kind {
                if let Some(listed) = schema.get("x-extensible-enum").cloned() {
                    schema["enum"] = listed;
                }
                schema["anyCase"] = json!(any_case);
            }
            if !closed {
                make_expected_optional(def, &mut schema);
            }
            (def.name.0.clone(), schema)
        });
        Reader { schemas: schemas.collect(), description, closed }
    }

    /// Checks that a document matches a type.
    pub fn check(&self, ty: &Type, document: &Value) -> Checked {
        if let Some(id) = ty.definition() {
            return self.check_definition(id, document);
        }
        let schema = serde_json::to_value(schema::value(self.description, ty)).unwrap();
        self.schema(&schema, document)
            .map_err(|problem| format!("{}: {problem}", self.description.written(ty)))
    }

    fn check_definition(&self, id: DefId, document: &Value) -> Checked {
        let def = self.description.def(id);
        let is_query = matches!(&def.kind, DefKind::Object(object) if object.is_query());
        let document = if is_query { self.typed(id, document) } else { document.clone() };
        self.schema(&self.schemas[&def.name.0], &document)
            .map_err(|problem| format!("{}: {problem}", def.name))
    }

    /// Converts a single query value to its type.
    fn taken(&self, ty: &Type, value: Value) -> Value {
        let schema = self.schemas.get(&self.name_of(ty)).cloned().unwrap_or_default();
        let is_text = match ty {
            Type::Boolean => false,
            Type::Named(_) => schema["type"] != "integer",
            ty => !ty.is_numeric(),
        };
        match value {
            Value::String(text) if !is_text => serde_json::from_str(&text).unwrap_or(Value::String(text)),
            Value::String(text) => Value::String(text),
            other if is_text => Value::String(other.to_string()),
            other => other,
        }
    }

    /// Converts the values of a query, which are all text, to the types of their fields.
    fn typed(&self, id: DefId, document: &Value) -> Value {
        let mut document = document.clone();
        for field in &self.description.object(id).unwrap().fields {
            let Some(value) = document.get_mut(&field.wire.0) else { continue };
            *value = match (&field.ty, value.clone()) {
                (Type::List(item), Value::Array(given)) => {
                    given.into_iter().map(|one| self.taken(item, one)).collect()
                }
                // A list parameter that is given once is a list with one item.
                (Type::List(item), one) => json!([self.taken(item, one)]),
                (ty, one) => self.taken(ty, one),
            };
        }
        document
    }

    fn name_of(&self, ty: &Type) -> String {
        match ty {
            Type::Named(id) => self.description.def(*id).name.0.clone(),
            _ => String::new(),
        }
    }

    fn schema(&self, schema: &Value, value: &Value) -> Checked {
        if let (Some(key), Value::Object(entries)) = (schema.get(extension::ENTRIES), value) {
            return self.entries(&schema["items"], key, entries);
        }
        if let Some(name) = schema.get("$ref").and_then(Value::as_str) {
            self.schema(&self.schemas[name.rsplit('/').next().unwrap()], value)?;
        }
        for (keyword, several) in [("anyOf", true), ("oneOf", false)] {
            let Some(forms) = schema.get(keyword).and_then(Value::as_array) else { continue };
            let problems: Vec<String> =
                forms.iter().filter_map(|form| self.schema(form, value).err()).collect();
            let fitting = forms.len() - problems.len();
            need(fitting == 1 || (several && fitting > 1), || {
                format!("{value} fits {fitting}: {problems:?}")
            })?;
        }
        self.single(schema, value)?;
        match value {
            Value::Object(_) => self.object(schema, value),
            Value::Array(values) => {
                let items = schema.get("items").cloned().unwrap_or_default();
                values.iter().try_for_each(|value| self.schema(&items, value))
            }
            _ => Ok(()),
        }
    }

    /// Checks the elements of a list in object form, which may lack the key field.
    fn entries(&self, items: &Value, key: &Value, entries: &serde_json::Map<String, Value>) -> Checked {
        let named = items.get("$ref").and_then(Value::as_str);
        let mut element = named.map_or(items, |name| &self.schemas[name.rsplit('/').next().unwrap()]).clone();
        if let Some(required) = element.get_mut("required").and_then(Value::as_array_mut) {
            required.retain(|name| name != key);
        }
        entries.values().try_for_each(|entry| self.schema(&element, entry))
    }

    fn object(&self, schema: &Value, value: &Value) -> Checked {
        let fields = value.as_object().unwrap();
        for name in schema.get("required").and_then(Value::as_array).into_iter().flatten() {
            need(fields.contains_key(name.as_str().unwrap()), || format!("{name} is missing"))?;
        }
        for (name, value) in fields {
            if let Some(schema) = schema.get("propertyNames") {
                self.schema(schema, &json!(name))?;
            }
            let own = schema.get("properties").map(|properties| properties.get(name));
            match (own, schema.get("additionalProperties")) {
                (Some(Some(schema)), _) => {
                    self.schema(schema, value).map_err(|problem| format!("{name}: {problem}"))?;
                }
                (Some(None), _) | (None, Some(Value::Bool(_))) => {
                    need(!self.closed, || format!("{name} is not described"))?
                }
                (None, Some(schema)) => self.schema(schema, value)?,
                (None, None) => {}
            }
        }
        Ok(())
    }

    /// Checks the keywords that apply to the value as a whole.
    fn single(&self, schema: &Value, value: &Value) -> Checked {
        let wrong = |what: &str| Err(format!("{value} and {what} of {schema}"));
        // A list of types is used for nullable values.
        let fits = match schema.get("type") {
            None => true,
            Some(Value::Array(types)) => types.iter().any(|ty| is_of_type(ty, value)),
            Some(ty) => is_of_type(ty, value),
        };
        if !fits {
            return wrong("the type");
        }
        if schema.get("const").is_some_and(|wanted| wanted != value) {
            return wrong("the constant");
        }
        if let Some(listed) = schema.get("enum").and_then(Value::as_array) {
            let any_case = schema.get("anyCase") == Some(&json!(true));
            let alike = |one: &Value, other: &Value| match (one.as_str(), other.as_str()) {
                (Some(one), Some(other)) if any_case => one.eq_ignore_ascii_case(other),
                _ => one == other,
            };
            need(listed.iter().any(|known| alike(known, value)), || {
                format!("{value} is none of {listed:?}")
            })?;
        }
        bounds(schema, value)?;
        text(schema, value)
    }
}

fn is_of_type(ty: &Value, value: &Value) -> bool {
    match ty.as_str().unwrap() {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.as_f64().is_some_and(|value| value.fract() == 0.0),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("{other}"),
    }
}

/// Removes `expected` fields from the required fields, since readers of responses tolerate their absence.
fn make_expected_optional(def: &Def, schema: &mut Value) {
    match &def.kind {
        DefKind::Object(object) | DefKind::Shared(object) => remove_expected(&object.fields, schema),
        DefKind::Union(union) => {
            for (variant, form) in union.variants.iter().zip(schema["oneOf"].as_array_mut().unwrap()) {
                remove_expected(variant.fields(), form);
            }
        }
        DefKind::Enum(_) | DefKind::Id(_) | DefKind::Grammar(_) => {}
    }
}

fn remove_expected(fields: &[Field], schema: &mut Value) {
    let expected = |name: &Value| {
        let field = fields.iter().find(|field| *name == field.wire.0);
        field.is_some_and(|field| field.presence == Presence::Expected)
    };
    if let Some(required) = schema.get_mut("required").and_then(Value::as_array_mut) {
        required.retain(|name| !expected(name));
    }
}

fn bounds(schema: &Value, value: &Value) -> Checked {
    let size = match value {
        Value::Number(number) => number.as_f64().map(|size| (size, "imum")),
        Value::String(text) => Some((text.chars().count() as f64, "Length")),
        Value::Array(values) => Some((values.len() as f64, "Items")),
        _ => None,
    };
    let Some((size, suffix)) = size else { return Ok(()) };
    let bound = |side: &str| schema.get(format!("{side}{suffix}")).and_then(Value::as_f64);
    need(bound("min").is_none_or(|low| size >= low), || format!("{value} is below {schema}"))?;
    need(bound("max").is_none_or(|high| size <= high), || format!("{value} is above {schema}"))
}

fn text(schema: &Value, value: &Value) -> Checked {
    let Some(text) = value.as_str() else { return Ok(()) };
    let pattern = match schema.get("format").and_then(Value::as_str) {
        Some("date") => Some(r"^\d{4}-\d{2}-\d{2}$"),
        Some("uri") => Some("^[a-z]+://"),
        Some("date-time") => Some(r"^\d{4}-\d{2}-\d{2}T.*(Z|[-+]\d{2}:\d{2})$"),
        Some("duration") => Some("^-?P[0-9T]"),
        Some("uuid") => Some("^[0-9a-f-]{36}$"),
        _ if schema.get("contentEncoding").is_some() => Some("^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2,3}=*)?$"),
        _ => schema.get("pattern").and_then(Value::as_str),
    };
    let matches = |pattern| regex_lite::Regex::new(pattern).unwrap().is_match(text);
    need(pattern.is_none_or(matches), || format!("{text:?} does not match {pattern:?}"))
}

fn need(holds: bool, problem: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(problem()) }
}
