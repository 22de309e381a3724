//! Import of values with several JSON types, which become a union without a discriminator.

use std::collections::BTreeSet;

use super::scalars::is_int_or_string;
use super::{Name, Schemas, Shape, types_of};
use crate::emit::schema::UNLISTED;
use crate::import::docs::sentence;
use crate::import::document::Node;
use crate::import::draft::{Expr, Kind, Variant};
use crate::import::loss::Lack;
use crate::ir::{JsonType, Tag};
use crate::json::Json;

/// Maximum depth of references to combinations.
const MAX_DEPTH: usize = 8;

impl<'d> Schemas<'d> {
    /// Returns a union if all alternatives have different JSON types. A string or an integer is a built-in type.
    pub(super) fn by_type(&mut self, node: &Node<'d>, forms: &[Node<'d>], name: &Name) -> Option<Shape> {
        let is_open = self.is_generated && forms.last().is_some_and(is_unlisted);
        let forms = if is_open { &forms[..forms.len() - 1] } else { forms };
        let types: Option<Vec<JsonType>> = forms.iter().map(|form| self.json_type(form, 0)).collect();
        let types = types.filter(|types| are_distinct(types))?;
        let is_integer = |form: &Node<'d>| {
            self.document.resolve(form).is_ok_and(|form| types_of(&form).contains(&"integer"))
        };
        let is_plain = |json_type: &JsonType| matches!(json_type, JsonType::String | JsonType::Number);
        if !is_open && types.iter().all(is_plain) && forms.iter().any(is_integer) {
            return None;
        }
        let (defined, shape) = self.define(node, name);
        let holder = Name::Inline(defined.clone());
        let mut variants = Vec::new();
        let mut is_nullable = false;
        for (form, json_type) in forms.iter().zip(types) {
            let own = self.shape(form, &holder.inside(content_of(json_type)));
            is_nullable |= own.is_nullable;
            variants.push(self.variant(form, json_type, own));
        }
        self.add(node, name, defined, Kind::Union { tag: None, variants, is_open });
        Some(shape.or_null(is_nullable))
    }

    /// Returns a union of the types in a `type` list.
    pub(super) fn several_types(&mut self, node: &Node<'d>, types: &[&str], name: &Name) -> Shape {
        let known: Option<Vec<JsonType>> = types.iter().map(|ty| json_type_of(ty)).collect();
        let Some(json_types) = known.filter(|types| are_distinct(types)) else {
            self.losses.add(Lack::Mixture, node.below("type"), format!("`{}`", types.join("` or `")));
            return Shape::of(Expr::JSON);
        };
        let (defined, shape) = self.define(node, name);
        let holder = Name::Inline(defined.clone());
        let mut variants = Vec::new();
        let combining = ["properties", "allOf", "oneOf", "anyOf"];
        let combined = combining.iter().find(|keyword| node.json.get(keyword).is_some());
        for (ty, json_type) in types.iter().zip(json_types) {
            let own = match (json_type, combined) {
                // An object with fields would be a definition at the same position as the union.
                (JsonType::Object, Some(keyword)) => {
                    let found = "fields of an object that may also have another type";
                    self.losses.add(Lack::Mixture, node.below(keyword), found);
                    Shape::of(any(json_type))
                }
                _ => self.of_type(node, ty, &holder.inside(content_of(json_type))),
            };
            variants.push(self.variant(node, json_type, own));
        }
        self.add(node, name, defined, Kind::Union { tag: None, variants, is_open: false });
        shape
    }

    /// Returns the variant for values of a JSON type.
    fn variant(&mut self, form: &Node<'d>, json_type: JsonType, shape: Shape) -> Variant {
        for (key, value) in &shape.facets {
            let value = serde_json::to_string(value).unwrap_or_default();
            self.losses.add(Lack::Restriction, &form.at, format!("`{key}` {value} of a variant"));
        }
        let is_json = shape.ty == Expr::JSON;
        let of = if is_json { any(json_type) } else { shape.ty };
        let wire = name_of(json_type).to_owned();
        Variant {
            tag: Tag::Text(wire.clone()),
            wire,
            rust: None,
            doc: shape.doc.as_deref().map(sentence).unwrap_or_default(),
            is_deprecated: shape.is_deprecated,
            of: Some(of),
            fields: Vec::new(),
        }
    }

    /// Returns the JSON type of a schema's values, except null, if they all have the same type.
    fn json_type(&self, form: &Node<'d>, depth: usize) -> Option<JsonType> {
        let node =
            self.document.resolve(form).ok().filter(|node| depth < MAX_DEPTH && !is_int_or_string(node))?;
        if let Some(value) = node.json.get("const") {
            return JsonType::of(value);
        }
        if self.is_object(&node, 0) {
            return Some(JsonType::Object);
        }
        if let [ty] = types_of(&node).into_iter().filter(|ty| *ty != "null").collect::<Vec<_>>()[..] {
            return json_type_of(ty);
        }
        let parts = ["enum", "oneOf", "anyOf", "allOf"].map(|keyword| node.elements(keyword));
        let [values, rest @ ..] = parts;
        let values = values.iter().filter(|value| *value.json != Json::Null);
        let values = values.map(|value| JsonType::of(value.json));
        let forms = rest.iter().flatten().filter(|form| form.text("type") != Some("null"));
        let forms = forms.map(|form| self.json_type(form, depth + 1));
        let all: Option<BTreeSet<JsonType>> = values.chain(forms).collect();
        all.filter(|all| all.len() == 1)?.into_iter().next()
    }
}

/// Returns whether a form of a union in a generated document is the one for unlisted variants.
fn is_unlisted(form: &Node<'_>) -> bool {
    form.text("description") == Some(UNLISTED) && form.json.get("type").is_some()
}

fn are_distinct(types: &[JsonType]) -> bool {
    types.iter().collect::<BTreeSet<_>>().len() == types.len()
}

/// Returns the JSON type with a name in JSON Schema.
fn json_type_of(name: &str) -> Option<JsonType> {
    let name = if name == "integer" { "number" } else { name };
    JsonType::ALL.into_iter().find(|json_type| json_type.keyword() == name)
}

/// Returns the name of the variant with a JSON type.
fn name_of(json_type: JsonType) -> &'static str {
    match json_type {
        JsonType::Boolean => "boolean",
        JsonType::Number => "number",
        JsonType::String => "text",
        JsonType::Array => "list",
        JsonType::Object => "object",
    }
}

/// Returns the words for the content of a variant with a JSON type, for the names of nested definitions.
fn content_of(json_type: JsonType) -> &'static str {
    if json_type == JsonType::Array { "items" } else { name_of(json_type) }
}

/// Returns the type of all values with a JSON type.
fn any(json_type: JsonType) -> Expr {
    match json_type {
        JsonType::Boolean => Expr::Plain("boolean"),
        JsonType::Number => Expr::Plain("number"),
        JsonType::String => Expr::Plain("string"),
        JsonType::Array => Expr::List(Box::new(Expr::JSON)),
        JsonType::Object => Expr::Map(Box::new(Expr::JSON)),
    }
}
