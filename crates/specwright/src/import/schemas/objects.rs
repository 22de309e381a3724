//! Import of objects, including their own fields and the fields of the schemas that they combine.

use std::collections::BTreeSet;

use super::{Name, Schemas, Shape};
use crate::import::document::Node;
use crate::import::draft::{Expr, Field, Kind};
use crate::import::loss::Lack;
use crate::import::names::field_names;
use crate::import::own;
use crate::json::Json;

/// The fields of a schema and all schemas that it combines.
#[derive(Debug, Default)]
pub(super) struct Parts<'d> {
    pub(super) fields: Vec<(&'d str, Node<'d>)>,
    pub(super) required: BTreeSet<&'d str>,
    /// Schema for fields with arbitrary names.
    others: Option<Node<'d>>,
    /// Position of the keyword that forbids other fields.
    closed_at: Option<String>,
    /// Schemas that are being added.
    open: Vec<String>,
}

impl<'d> Schemas<'d> {
    /// Returns whether a schema is an object, or a combination that contains an object.
    pub fn is_object(&self, node: &Node<'d>, depth: usize) -> bool {
        const MAX_DEPTH: usize = 32;
        if depth > MAX_DEPTH {
            return false;
        }
        let Ok(node) = self.document.resolve(node) else { return false };
        let types = super::types_of(&node);
        let is_one = types.contains(&"object") && types.iter().all(|ty| matches!(*ty, "object" | "null"));
        let has_fields =
            ["properties", "additionalProperties"].iter().any(|key| node.json.get(key).is_some());
        is_one
            || (types.is_empty() && has_fields)
            || node.elements("allOf").iter().any(|part| self.is_object(part, depth + 1))
    }

    pub(super) fn object(&mut self, node: &Node<'d>, name: &Name) -> Shape {
        let mut parts = Parts::default();
        self.collect(node, &mut parts);
        if parts.fields.is_empty() {
            let forms = ["oneOf", "anyOf"].into_iter().find(|keyword| node.json.get(keyword).is_some());
            if let Some(keyword) = forms.filter(|_| node.json.get("allOf").is_none()) {
                return self.union(node, keyword, name);
            }
            let is_empty = match node.json.get("additionalProperties") {
                Some(others) => *others == Json::Boolean(false),
                // A generated document describes the values of each map.
                None => self.is_generated,
            };
            if !is_empty {
                let value =
                    parts.others.map_or(Expr::JSON, |others| self.element(&others, &name.inside("value")));
                let mut shape = Shape::of(match self.key(node, name) {
                    Some(key) => Expr::MapBy(key, Box::new(value)),
                    None => Expr::Map(Box::new(value)),
                });
                shape.facets =
                    self.counts(node, [("min_items", "minProperties"), ("max_items", "maxProperties")]);
                return shape;
            }
        } else if let Some(others) = parts.others.take() {
            self.losses.add(Lack::OtherFields, &others.at, "values with arbitrary names");
        }
        let (defined, shape) = self.define(node, name);
        let any_of = self.required_forms(node, &parts);
        let any_of = any_of.map(|names| Json::object().with("any_of", names));
        let rules = any_of.into_iter().chain(own::rules(node)).collect();
        let fields = self.fields(&parts, &Name::Inline(defined.clone()));
        self.add(node, name, defined, Kind::Object { fields, rules });
        if let Some(def) = self.defs.last_mut() {
            def.closed_at = parts.closed_at;
        }
        shape
    }

    /// Returns the definition of a map's keys, if they have one.
    fn key(&mut self, node: &Node<'d>, name: &Name) -> Option<String> {
        match self.shape(&node.get("propertyNames")?, &name.inside("key")).ty {
            Expr::Named(key) => Some(key),
            _ => None,
        }
    }

    /// Adds the fields of a schema, after the fields of its `allOf` parts.
    pub(super) fn collect(&mut self, node: &Node<'d>, parts: &mut Parts<'d>) {
        let node = match self.document.resolve(node) {
            Ok(node) => node,
            Err(found) => {
                self.losses.add(Lack::Fault, node.below("$ref"), format!("a reference to {found}"));
                return;
            }
        };
        if parts.open.contains(&node.at) {
            self.losses.add(Lack::Fault, &node.at, "a combination that contains itself");
            return;
        }
        parts.open.push(node.at.clone());
        for part in node.elements("allOf") {
            let is_described = part.text("$ref").is_some() || self.is_object(&part, 0);
            let only_requires = part.json.get("required").is_some();
            if !is_described
                && !only_requires
                && part.own_entries().iter().any(|(key, _)| key.ends_with("Of"))
            {
                self.losses.add(
                    Lack::Untagged,
                    &part.at,
                    "variants in addition to fields; the fields are kept",
                );
            }
            if part.text("$ref").is_none() {
                self.keywords(&part);
            }
            self.collect(&part, parts);
        }
        parts.required.extend(node.texts("required"));
        for (name, field) in node.entries("properties") {
            match parts.fields.iter_mut().find(|(known, _)| *known == name) {
                // A part that only describes a field does not change its type.
                Some(_) if super::types_of(&field).is_empty() && field.text("$ref").is_none() => {}
                Some(known) => known.1 = field,
                None => parts.fields.push((name, field)),
            }
        }
        match node.get("additionalProperties") {
            Some(others) if matches!(others.json, Json::Object(entries) if !entries.is_empty()) => {
                parts.others = Some(others);
            }
            Some(others) if *others.json == Json::Boolean(false) => parts.closed_at = Some(others.at),
            _ => {}
        }
        parts.open.pop();
    }

    /// Returns the fields of which at least one is required, if an `anyOf` specifies nothing else. Other alternatives
    /// in addition to fields are lost.
    fn required_forms(&mut self, node: &Node<'d>, parts: &Parts<'d>) -> Option<Vec<String>> {
        let keyword = ["oneOf", "anyOf"].into_iter().find(|keyword| node.json.get(keyword).is_some())?;
        let only = |form: &Node<'d>| match form.texts("required")[..] {
            [name] if form.own_entries().len() == 1 => Some(name.to_owned()),
            _ => None,
        };
        let names: Option<Vec<String>> = node.elements(keyword).iter().map(only).collect();
        let is_known = |name: &String| parts.fields.iter().any(|(known, _)| known == name);
        match names.filter(|names| keyword == "anyOf" && names.len() > 1 && names.iter().all(is_known)) {
            Some(names) => Some(names),
            None => {
                self.losses.add(
                    Lack::Untagged,
                    node.below(keyword),
                    "variants in addition to fields; the fields are kept",
                );
                None
            }
        }
    }

    pub(super) fn fields(&mut self, parts: &Parts<'d>, holder: &Name) -> Vec<Field> {
        let rust = field_names(parts.fields.iter().map(|(name, _)| *name));
        let fields = parts.fields.iter().zip(rust);
        fields
            .map(|((wire, node), rust)| {
                let name = self.name_inside(holder, wire);
                let is_required = parts.required.contains(wire);
                Field { rust, ..self.field(wire, node, is_required, &name) }
            })
            .collect()
    }
}
