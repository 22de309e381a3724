//! Import of schemas as type expressions and definitions. Each referenced schema is read once.

mod by_type;
mod enums;
mod fields;
mod keywords;
mod objects;
mod scalars;
mod unions;

use std::collections::BTreeMap;

use super::docs::{sentence, text_of};
use super::document::{Document, Node};
use super::draft::{Def, Direction, Expr, Facets, Field, Kind, Limit};
use super::loss::{Lack, Losses};
use super::names::{self, UsedNames, type_name};
use super::own;
use crate::emit::schema::extension;
use crate::json::Json;

/// The definitions read so far and their losses.
#[derive(Debug)]
pub struct Schemas<'d> {
    pub(super) document: &'d Document,
    pub(super) losses: Losses,
    pub(super) defs: Vec<Def>,
    taken: UsedNames,
    /// Names of the components, by position.
    components: BTreeMap<String, String>,
    /// Imported schemas, by position. `None` while a schema is being read.
    known: BTreeMap<String, Option<Shape>>,
    enums: enums::InlineEnums<'d>,
    /// Names of definitions in the order in which their import started, so containers precede their content.
    order: Vec<String>,
    /// Limits that definitions apply.
    pub(super) limits: Vec<Limit>,
    /// `true` if the document was generated from a description.
    pub(super) is_generated: bool,
}

/// A schema as the type of a field.
#[derive(Clone, Debug)]
pub struct Shape {
    /// Type expression.
    pub ty: Expr,
    /// `true` if null is allowed.
    pub is_nullable: bool,
    /// Bounds.
    pub facets: Facets,
    /// Default value and its position.
    pub default: Option<(Json, String)>,
    /// Description, unless the description belongs to a definition.
    pub doc: Option<String>,
    /// `true` if the schema is deprecated, unless the deprecation notice belongs to a definition.
    pub is_deprecated: bool,
    /// The only direction that has the field, and the position at which the schema specifies the direction.
    pub only_in: Option<(Direction, String)>,
}

impl Shape {
    pub fn of(ty: Expr) -> Self {
        Shape {
            ty,
            is_nullable: false,
            facets: Vec::new(),
            default: None,
            doc: None,
            is_deprecated: false,
            only_in: None,
        }
    }

    fn or_null(mut self, is_nullable: bool) -> Self {
        self.is_nullable |= is_nullable;
        self
    }
}

/// The name of a schema that becomes a definition.
#[derive(Clone, Debug)]
pub enum Name {
    /// Name of a component.
    Component(String),
    /// Name derived from the names of its containers.
    Inline(String),
}

impl Name {
    /// Returns the name of a nested schema.
    fn inside(&self, name: &str) -> Name {
        let (Name::Component(outer) | Name::Inline(outer)) = self;
        Name::Inline(format!("{outer} {name}"))
    }
}

impl<'d> Schemas<'d> {
    /// Reads all components of a document.
    pub fn read(document: &'d Document) -> Self {
        let mut schemas = Schemas {
            document,
            losses: Losses::default(),
            defs: Vec::new(),
            taken: UsedNames::default(),
            components: BTreeMap::new(),
            known: BTreeMap::new(),
            enums: enums::InlineEnums::of(document),
            order: Vec::new(),
            limits: Vec::new(),
            is_generated: own::is_generated(document),
        };
        let components = document.root().get("components").map(|components| components.entries("schemas"));
        let mut components = components.unwrap_or_default();
        components.extend(document.root().entries(extension::UNREFERENCED));
        for (name, node) in &components {
            let name = schemas.taken.claim(&type_name(name));
            schemas.components.insert(node.at.clone(), name);
        }
        for (_, node) in components {
            schemas.target(node, &Name::Inline(String::new()));
        }
        schemas
    }

    /// Returns the losses and the definitions. Containers precede their content.
    pub fn finish(self) -> (Vec<Def>, Losses) {
        let Schemas { mut defs, losses, order, .. } = self;
        let places: BTreeMap<&String, usize> =
            order.iter().enumerate().map(|(at, name)| (name, at)).collect();
        defs.sort_by_key(|def| places.get(&def.name).copied());
        (defs, losses)
    }

    /// Reads a schema.
    pub fn shape(&mut self, node: &Node<'d>, name: &Name) -> Shape {
        match node.text("$ref") {
            Some(_) => self.reference(node, name),
            None => self.inline(node, name),
        }
    }

    /// Reserves the name of a definition.
    fn claim(&mut self, name: &Name) -> String {
        match name {
            Name::Component(name) => name.clone(),
            Name::Inline(name) => self.taken.claim(&type_name(name)),
        }
    }

    fn reference(&mut self, node: &Node<'d>, name: &Name) -> Shape {
        let target = match self.document.resolve(node) {
            Ok(target) => target,
            Err(found) => {
                self.losses.add(Lack::Fault, node.below("$ref"), format!("a reference to {found}"));
                return Shape::of(Expr::JSON);
            }
        };
        self.keywords(node);
        let mut shape = self.target(target, name).or_null(node.is_set("nullable"));
        if let Some(default) = node.get("default") {
            shape.default = Some((default.json.clone(), default.at));
        }
        if let Some(doc) = text_of(node, "description", &mut self.losses) {
            shape.doc = Some(doc);
        }
        shape.is_deprecated |= node.is_set("deprecated");
        shape.only_in = only_in(node).or(shape.only_in);
        shape
    }

    /// Returns a definition by name.
    pub fn def(&self, name: &str) -> Option<&Def> {
        self.defs.iter().find(|def| def.name == name)
    }

    /// Returns the position of a definition's schema.
    pub fn position(&self, name: &str) -> String {
        let is_definition =
            |shape: &Option<Shape>| matches!(shape, Some(Shape { ty: Expr::Named(ty), .. }) if ty == name);
        let known = self.known.iter().find(|(_, shape)| is_definition(shape));
        known.map(|(at, _)| at.clone()).unwrap_or_default()
    }

    /// Returns the fields of a definition for modification.
    pub fn fields_mut(&mut self, name: &str) -> Vec<&mut Field> {
        let def = self.defs.iter_mut().find(|def| def.name == name);
        def.map_or_else(Vec::new, Def::fields_mut)
    }

    /// Reserves a name for a definition that has no schema.
    pub fn claim_name(&mut self, words: &str) -> String {
        let name = self.taken.claim(&type_name(words));
        self.order.push(name.clone());
        name
    }

    /// Returns the shape of a referenced schema.
    pub fn target(&mut self, node: Node<'d>, name: &Name) -> Shape {
        match self.known.get(&node.at) {
            Some(Some(shape)) => return shape.clone(),
            Some(None) => {
                self.losses.add(
                    Lack::Fault,
                    &node.at,
                    "a schema that contains itself without an object in between",
                );
                return Shape::of(Expr::JSON);
            }
            None => {}
        }
        self.known.insert(node.at.clone(), None);
        let component = self.components.get(&node.at).cloned().map(Name::Component);
        let mut shape = self.shape(&node, component.as_ref().unwrap_or(name));
        let is_value = matches!(shape.ty, Expr::Plain("string" | "integer")) && self.is_generated;
        if let Some(component) = component.filter(|component| is_value || is_id(component, &shape)) {
            shape = match node.text(extension::GRAMMAR) {
                Some(rust) => self.grammar(&node, &component, rust),
                None => self.id(&node, &component, &shape),
            };
        }
        self.known.insert(node.at, Some(shape.clone()));
        shape
    }

    /// Defines an id, which is a component that is named like an id and has no bounds except a minimum.
    fn id(&mut self, node: &Node<'d>, name: &Name, shape: &Shape) -> Shape {
        let (defined, id) = self.define(node, name);
        for (key, bound) in &shape.facets {
            let bound = serde_json::to_string(bound).unwrap_or_default();
            self.losses.add(Lack::Restriction, &node.at, format!("`{key}` {bound} of an id"));
        }
        self.add(node, name, defined, Kind::Id(shape.ty == Expr::Plain("integer")));
        id
    }

    /// Defines a string with a fixed syntax.
    fn grammar(&mut self, node: &Node<'d>, name: &Name, rust: &str) -> Shape {
        let (defined, grammar) = self.define(node, name);
        self.add(node, name, defined, Kind::Grammar);
        let keys = ["pattern", "examples"].into_iter();
        let keys = keys.filter_map(|key| Some((key, node.json.get(key)?.clone())));
        if let Some(def) = self.defs.last_mut() {
            def.keys.extend([("rust", Json::from(rust))].into_iter().chain(keys));
        }
        grammar
    }

    /// Registers a definition before its content is read, so that the content can refer to it.
    fn define(&mut self, node: &Node<'d>, name: &Name) -> (String, Shape) {
        let defined = self.claim(name);
        let shape = Shape::of(Expr::Named(defined.clone()));
        self.known.insert(node.at.clone(), Some(shape.clone()));
        self.order.push(defined.clone());
        (defined, shape)
    }

    fn add(&mut self, node: &Node<'d>, name: &Name, defined: String, kind: Kind) {
        let doc = text_of(node, "description", &mut self.losses);
        let doc = self.titled(node, &defined, doc).map(|doc| sentence(&doc));
        self.limits.extend(own::limits(node, &defined));
        self.defs.push(Def {
            doc,
            name: defined,
            kind,
            is_deprecated: node.is_set("deprecated") && matches!(name, Name::Component(_)),
            is_unreferenced: false,
            is_component: matches!(name, Name::Component(_)),
            closed_at: None,
            keys: own::unstated(node),
        });
    }

    /// Returns a doc, or the title if there is no doc. A title that repeats the name is ignored.
    fn titled(&mut self, node: &Node<'d>, name: &str, doc: Option<String>) -> Option<String> {
        let letters = |text: &str| text.to_lowercase().replace(|c: char| !c.is_alphanumeric(), "");
        let title = text_of(node, "title", &mut self.losses).filter(|title| letters(title) != letters(name));
        if let (Some(_), Some(title)) = (&doc, &title) {
            self.losses.add(
                Lack::Words,
                node.below("title"),
                format!("the title `{title}` in addition to a description"),
            );
        }
        doc.or(title)
    }

    fn inline(&mut self, node: &Node<'d>, name: &Name) -> Shape {
        match node.json {
            Json::Object(_) => {}
            Json::Boolean(true) => return Shape::of(Expr::JSON),
            _ => {
                self.losses.add(Lack::Fault, &node.at, "a schema that is not an object");
                return Shape::of(Expr::JSON);
            }
        }
        // An object in an `allOf` may have been read already.
        if let Some(Some(shape)) = self.known.get(&node.at) {
            return shape.clone();
        }
        self.keywords(node);
        let types = types_of(node);
        let is_nullable = node.is_set("nullable") || types.contains(&"null");
        let mut shape = self.content(node, name, &types).or_null(is_nullable);
        if let Some(default) = node.get("default") {
            shape.default = Some((default.json.clone(), default.at));
        }
        let is_described = matches!(&shape.ty, Expr::Named(name) if self.is_new(name));
        if !is_described && let Some(doc) = text_of(node, "description", &mut self.losses) {
            shape.doc = Some(doc);
        }
        // The deprecation notice of a component is on its definition.
        let is_on_definition = is_described && matches!(name, Name::Component(_));
        shape.is_deprecated |= node.is_set("deprecated") && !is_on_definition;
        shape.only_in = only_in(node).or(shape.only_in);
        shape
    }

    /// Returns whether the last definition has this name and therefore contains the schema's docs.
    fn is_new(&self, name: &str) -> bool {
        self.defs.last().is_some_and(|def| def.name == name)
    }

    fn content(&mut self, node: &Node<'d>, name: &Name, types: &[&str]) -> Shape {
        if ["enum", "const", "x-extensible-enum"].iter().any(|key| node.json.get(key).is_some()) {
            return self.enumeration(node, name);
        }
        if scalars::is_int_or_string(node) {
            return Shape::of(Expr::EITHER);
        }
        if let Some(part) = self.only_part(node) {
            return self.shape(&part, name);
        }
        if self.is_object(node, 0) {
            return self.object(node, name);
        }
        for keyword in ["oneOf", "anyOf"] {
            if node.json.get(keyword).is_some() {
                return self.union(node, keyword, name);
            }
        }
        if node.json.get("allOf").is_some() {
            self.losses.add(
                Lack::Mixture,
                node.below("allOf"),
                "a combination of schemas that are not objects",
            );
            return Shape::of(Expr::JSON);
        }
        let types: Vec<&str> = types.iter().copied().filter(|ty| *ty != "null").collect();
        match types[..] {
            [] => Shape::of(Expr::JSON),
            [ty] => self.of_type(node, ty, name),
            ["string", "integer"] | ["integer", "string"] => Shape::of(Expr::EITHER),
            _ => self.several_types(node, &types, name),
        }
    }

    /// Returns the shape of a schema as if it had a single type.
    fn of_type(&mut self, node: &Node<'d>, ty: &str, name: &Name) -> Shape {
        match ty {
            "array" => self.list(node, name),
            "object" => self.object(node, name),
            "string" => self.text(node),
            "integer" => self.number(node, true),
            "number" => self.number(node, false),
            "boolean" => Shape::of(Expr::Plain("boolean")),
            other => {
                self.losses.add(Lack::Fault, node.below("type"), format!("the type `{other}`"));
                Shape::of(Expr::JSON)
            }
        }
    }

    /// Returns the only `allOf` part with content, if the other parts and the surrounding schema only describe that
    /// part.
    fn only_part(&self, node: &Node<'d>) -> Option<Node<'d>> {
        const DESCRIBING: &[&str] = &[
            "allOf",
            "default",
            "deprecated",
            "description",
            "example",
            "examples",
            "externalDocs",
            "nullable",
            "readOnly",
            "title",
            "writeOnly",
        ];
        let describes = |node: &Node<'d>| {
            node.own_entries().iter().all(|(key, _)| DESCRIBING.contains(key) || key.starts_with("x-"))
        };
        let mut parts = node.elements("allOf").into_iter().filter(|part| !describes(part));
        let part = parts.next().filter(|_| parts.next().is_none() && describes(node))?;
        Some(part)
    }

    fn list(&mut self, node: &Node<'d>, name: &Name) -> Shape {
        let element = if node.json.get("prefixItems").is_some() {
            self.losses.add(
                Lack::Mixture,
                node.below("prefixItems"),
                "a list whose elements have different types by position",
            );
            Expr::JSON
        } else if let Some(items) = node.get("items") {
            let (Name::Component(outer) | Name::Inline(outer)) = name;
            let one = names::singular(outer);
            let inside = match name {
                Name::Inline(_) => Name::Inline(one),
                Name::Component(_) if one == *outer => name.inside("item"),
                Name::Component(_) => Name::Inline(one),
            };
            self.element(&items, &inside)
        } else {
            Expr::JSON
        };
        let mut shape = Shape::of(Expr::List(Box::new(element)));
        shape.facets = self.counts(node, [("min_items", "minItems"), ("max_items", "maxItems")]);
        shape
    }

    /// Returns the element type of a list or map.
    fn element(&mut self, node: &Node<'d>, name: &Name) -> Expr {
        let shape = self.shape(node, name);
        for (key, value) in &shape.facets {
            let value = serde_json::to_string(value).unwrap_or_default();
            self.losses.add(Lack::Restriction, &node.at, format!("`{key}` {value} of each element"));
        }
        if shape.is_deprecated {
            self.losses.add(Lack::Deprecated, &node.at, "all elements of a list");
        }
        match shape.is_nullable && shape.ty != Expr::JSON {
            true => Expr::OrNull(Box::new(shape.ty)),
            false => shape.ty,
        }
    }
}

/// Returns the only direction that a schema applies to.
fn only_in(node: &Node<'_>) -> Option<(Direction, String)> {
    let directions = [("readOnly", Direction::Responses), ("writeOnly", Direction::Requests)];
    let (key, direction) = directions.into_iter().find(|(key, _)| node.is_set(key))?;
    Some((direction, node.below(key)))
}

fn is_id(name: &Name, shape: &Shape) -> bool {
    let (Name::Component(name) | Name::Inline(name)) = name;
    let is_plain = matches!(shape.ty, Expr::Plain("string" | "integer"));
    // An id with a minimum is still an id.
    let is_counted = |(key, _): &(&str, Json)| *key == "min";
    let is_bare = shape.facets.iter().all(is_counted) && shape.default.is_none() && !shape.is_nullable;
    is_plain && is_bare && ["Id", "Identifier", "Key", "Slug"].iter().any(|end| name.ends_with(end))
}

/// Returns the types of a schema, as specified by `type` or implied by other keywords.
fn types_of<'d>(node: &Node<'d>) -> Vec<&'d str> {
    match node.json.get("type") {
        Some(Json::Text(ty)) => vec![ty.as_str()],
        Some(Json::List(_)) => node.texts("type"),
        _ => {
            const IMPLIED_BY: &[(&str, &[&str])] = &[
                ("array", &["items", "prefixItems"]),
                ("string", &["minLength", "maxLength", "pattern"]),
                ("number", &["minimum", "maximum"]),
            ];
            let has_any = |keys: &[&str]| keys.iter().any(|key| node.json.get(key).is_some());
            IMPLIED_BY.iter().find(|(_, keys)| has_any(keys)).map(|(ty, _)| *ty).into_iter().collect()
        }
    }
}
