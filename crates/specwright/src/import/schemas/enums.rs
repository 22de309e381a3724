//! Import of enums. In OpenAPI, enums are complete. If the document states that there may be other values, the enum is
//! imported as `seen`. Responses with unknown values are decoded in either case.

use std::collections::{BTreeMap, BTreeSet};

use super::{Name, Schemas, Shape};
use crate::emit::schema::extension;
use crate::import::docs::sentence;
use crate::import::document::{Document, Node};
use crate::import::draft::{Expr, Kind, Value};
use crate::import::loss::Lack;
use crate::import::names::{type_name, value_names};
use crate::import::own;
use crate::json::Json;

/// String values and their docs.
pub(super) type Texts = Vec<(String, Option<String>)>;

/// Unnamed enums of fields.
#[derive(Debug, Default)]
pub(super) struct InlineEnums<'d> {
    /// The enums of all fields, by field name. If all enums of a name are equal, they share a definition.
    lists: BTreeMap<&'d str, Vec<&'d Json>>,
    /// Definitions of shared enums.
    named: BTreeMap<String, (String, Vec<String>)>,
}

impl<'d> InlineEnums<'d> {
    pub(super) fn of(document: &'d Document) -> Self {
        let mut enums = InlineEnums::default();
        enums.search(document.root().json);
        enums
    }

    fn search(&mut self, json: &'d Json) {
        match json {
            Json::List(elements) => elements.iter().for_each(|element| self.search(element)),
            Json::Object(entries) => {
                if let Some(Json::Object(fields)) = json.get("properties") {
                    fields.iter().for_each(|(name, field)| self.note(name, field));
                }
                if let (Some(Json::Text(name)), Some(schema)) = (json.get("name"), json.get("schema")) {
                    self.note(name, schema);
                }
                entries.iter().for_each(|(_, value)| self.search(value));
            }
            _ => {}
        }
    }

    fn note(&mut self, name: &'d str, schema: &'d Json) {
        let element = schema.get("items");
        let list = schema.get("enum").or_else(|| element.and_then(|element| element.get("enum")));
        if let Some(list) = list {
            self.lists.entry(name).or_default().push(list);
        }
    }

    /// Returns whether several fields of this name have an enum and all of these enums are equal.
    fn is_shared_enum(&self, field: &str) -> bool {
        let lists = self.lists.get(field).map_or(&[][..], Vec::as_slice);
        lists.len() > 1 && lists.iter().all(|list| *list == lists[0])
    }
}

impl<'d> Schemas<'d> {
    /// Returns the name of a field's schema. If the enums of several fields of this name are equal, they are named
    /// after the field alone.
    pub fn name_inside(&self, holder: &Name, field: &str) -> Name {
        match self.enums.is_shared_enum(field) {
            true => Name::Inline(field.to_owned()),
            false => holder.inside(field),
        }
    }

    pub(super) fn enumeration(&mut self, node: &Node<'d>, name: &Name) -> Shape {
        let fixed = node.json.get("const").map(std::slice::from_ref);
        let listed = match node.json.get("enum").or_else(|| node.json.get("x-extensible-enum")) {
            Some(Json::List(values)) => Some(values.as_slice()),
            _ => None,
        };
        let Some(all) = fixed.or(listed) else {
            self.losses.add(Lack::Fault, node.below("enum"), "a value that is not a list");
            return Shape::of(Expr::JSON);
        };
        let has_null = all.contains(&Json::Null);
        let values: Vec<&Json> = all.iter().filter(|value| **value != Json::Null).collect();
        let shape = match values[..] {
            [] => self.unlisted(node, "a list without values"),
            [Json::Text(_), ..] if values.iter().all(|value| value.as_text().is_some()) => {
                let texts = values.iter().filter_map(|value| value.as_text());
                let docs = described(node, &values);
                let texts = texts.zip(docs).map(|(text, doc)| (text.to_owned(), doc)).collect();
                self.list_of_texts(node, name, texts, is_complete(node))
            }
            [Json::Integer(_), ..] if values.iter().all(|value| matches!(value, Json::Integer(_))) => {
                let numbers: Vec<i64> = values.iter().filter_map(|value| integer(value)).collect();
                self.list_of_integers(node, name, &numbers)
            }
            _ => {
                let shown = serde_json::to_string(all).unwrap_or_default();
                self.unlisted(node, &format!("the values {shown}"))
            }
        };
        shape.or_null(has_null)
    }

    /// Returns the type of values that can't be an enum, and records the loss of the list of values.
    fn unlisted(&mut self, node: &Node<'d>, found: &str) -> Shape {
        self.losses.add(Lack::Restriction, node.below("enum"), found);
        match node.text("type") {
            Some("boolean") => Shape::of(Expr::Plain("boolean")),
            Some("integer") => Shape::of(Expr::Plain("integer")),
            Some("number") => Shape::of(Expr::Plain("number")),
            Some("string") => Shape::of(Expr::Plain("string")),
            _ => Shape::of(Expr::JSON),
        }
    }

    /// Returns an enum of strings and their docs.
    pub(super) fn list_of_texts(
        &mut self,
        node: &Node<'d>,
        name: &Name,
        texts: Texts,
        is_complete: bool,
    ) -> Shape {
        let mut seen = BTreeSet::new();
        let texts: Vec<_> = texts.into_iter().filter(|(text, _)| seen.insert(text.clone())).collect();
        let wires: Vec<String> = texts.iter().map(|(text, _)| text.clone()).collect();
        if let Name::Inline(wanted) = name
            && let Some((known, values)) = self.enums.named.get(&type_name(wanted))
            && *values == wires
        {
            return Shape::of(Expr::Named(known.clone()));
        }
        let (defined, shape) = self.define(node, name);
        if let Name::Inline(wanted) = name {
            self.enums.named.insert(type_name(wanted), (defined.clone(), wires.clone()));
        }
        let rust = value_names(wires.iter().map(String::as_str));
        let values = texts.into_iter().zip(rust);
        let values = values.map(|((wire, doc), rust)| {
            let deprecated = own::value(node, &Json::from(&wire)).and_then(|value| value.get("deprecated"));
            Value { number: None, rust, doc, deprecated: deprecated.cloned(), wire }
        });
        let values = values.collect();
        self.add_enum(node, name, defined, Kind::Enum { values, is_complete });
        shape
    }

    /// Returns a list of integers as an enum if the values have names, or else as the field's `values`.
    fn list_of_integers(&mut self, node: &Node<'d>, name: &Name, numbers: &[i64]) -> Shape {
        let values: Vec<Json> = numbers.iter().copied().map(Json::Integer).collect();
        let values: Vec<&Json> = values.iter().collect();
        let named = values.iter().filter_map(|value| own::value(node, value)?.get("name")?.as_text());
        let mut given: Vec<&str> = named.collect();
        if given.is_empty() {
            given = node.texts("x-enum-varnames");
        }
        if given.len() != numbers.len() || given.iter().collect::<BTreeSet<_>>().len() != given.len() {
            let mut shape = Shape::of(Expr::Plain("integer"));
            shape.facets.push(("values", numbers.iter().copied().collect()));
            return shape;
        }
        let (defined, shape) = self.define(node, name);
        let rust = value_names(given.iter().copied());
        let values = given.iter().zip(numbers).zip(rust).zip(described(node, &values));
        let values = values.map(|(((name, number), rust), doc)| {
            let deprecated = own::value(node, &Json::Integer(*number));
            let deprecated = deprecated.and_then(|value| value.get("deprecated")).cloned();
            Value { wire: (*name).to_owned(), number: Some(*number), rust, doc, deprecated }
        });
        let values = values.collect();
        self.add_enum(node, name, defined, Kind::Enum { values, is_complete: is_complete(node) });
        shape
    }

    /// Adds an enum. In a generated document, a list under `enum` is closed.
    fn add_enum(&mut self, node: &Node<'d>, name: &Name, defined: String, kind: Kind) {
        self.add(node, name, defined, kind);
        let is_closed = self.is_generated && node.json.get("enum").is_some();
        let flags = [("closed", is_closed), ("any_case", node.is_set(extension::ANY_CASE))];
        let flags = flags.into_iter().filter(|(_, is_set)| *is_set).map(|(key, _)| (key, Json::from(true)));
        if let Some(def) = self.defs.last_mut() {
            def.keys.extend(flags);
        }
    }
}

fn integer(json: &Json) -> Option<i64> {
    match json {
        Json::Integer(value) => Some(*value),
        _ => None,
    }
}

/// Returns whether the list of values is complete.
fn is_complete(node: &Node<'_>) -> bool {
    node.json.get(extension::EXTENSIBLE_ENUM).is_none() || node.is_set(extension::COMPLETE)
}

/// Returns the docs of the values.
fn described(node: &Node<'_>, values: &[&Json]) -> Vec<Option<String>> {
    let own = values.iter().map(|value| own::value(node, value)?.get("doc")?.as_text().map(str::to_owned));
    let own: Vec<Option<String>> = own.collect();
    let docs = node.texts("x-enum-descriptions");
    match docs.len() == values.len() {
        true => docs.into_iter().map(|doc| Some(sentence(doc)).filter(|doc| doc != ".")).collect(),
        false => own,
    }
}
