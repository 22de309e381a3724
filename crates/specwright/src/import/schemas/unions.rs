//! Import of values with alternatives. Objects with a discriminator become a union, and string enums are merged.

use std::collections::BTreeSet;

use super::enums::Texts;
use super::objects::Parts;
use super::{Name, Schemas, Shape};
use crate::import::docs::{sentence, text_of};
use crate::import::document::Node;
use crate::import::draft::{Expr, Kind, Variant};
use crate::import::loss::Lack;
use crate::import::names::{UsedNames, in_words, type_name, value_names};
use crate::ir::Tag;
use crate::json::Json;

/// Variants by the value of their tag.
type Tagged<'d> = Vec<(Tag, Node<'d>)>;

impl<'d> Schemas<'d> {
    pub(super) fn union(&mut self, node: &Node<'d>, keyword: &str, name: &Name) -> Shape {
        let all = node.elements(keyword);
        let (nulls, forms): (Vec<_>, Vec<_>) = all.into_iter().partition(is_null);
        let shape = match &forms[..] {
            // Generated documents list the variants of a union under `oneOf`, even if there is only one.
            [form] if keyword == "anyOf" || !self.is_generated => self.shape(form, name),
            [] => {
                self.losses.add(Lack::Fault, node.below(keyword), "no variants");
                Shape::of(Expr::JSON)
            }
            _ => self.several(node, keyword, &forms, name),
        };
        shape.or_null(!nulls.is_empty())
    }

    fn several(&mut self, node: &Node<'d>, keyword: &str, forms: &[Node<'d>], name: &Name) -> Shape {
        if let Some((texts, is_complete)) = self.texts_of(forms) {
            return match texts.is_empty() {
                true => Shape::of(Expr::Plain("string")),
                false => self.list_of_texts(node, name, texts, is_complete),
            };
        }
        let tagged = self.tagged(node, forms).map(|(tag, tagged)| (tag, tagged, false));
        if let Some((tag, tagged, is_open)) = tagged.or_else(|| self.open(node, forms)) {
            return self.tagged_union(node, &tag, tagged, is_open, name);
        }
        if let Some(shape) = self.by_type(node, forms, name) {
            return shape;
        }
        let are_objects = forms.iter().all(|form| self.is_object(form, 0));
        let lack = if are_objects { Lack::Untagged } else { Lack::Mixture };
        let shapes: Vec<Shape> = forms.iter().map(|form| self.shape(form, &name.inside("form"))).collect();
        // Alternatives of the same type are equivalent to that type.
        if let Some(first) = shapes.first().filter(|first| shapes.iter().all(|shape| shape.ty == first.ty)) {
            return Shape::of(first.ty.clone()).or_null(shapes.iter().any(|shape| shape.is_nullable));
        }
        let types: Vec<String> = shapes.iter().map(|shape| format!("`{}`", shape.ty)).collect();
        let types = types.join(" or ");
        let plain: Option<BTreeSet<&str>> = shapes.iter().map(|shape| self.plain(&shape.ty)).collect();
        let plain = plain.map(|plain| plain.into_iter().collect::<Vec<_>>());
        if let Some(plain) = plain {
            let ty = match plain[..] {
                ["integer"] => Expr::Plain("integer"),
                ["string"] => Expr::Plain("string"),
                _ => Expr::EITHER,
            };
            let is_lossy = shapes.iter().any(|shape| !matches!(shape.ty, Expr::Plain("integer" | "string")));
            if is_lossy {
                self.losses.add(lack, node.below(keyword), format!("{types}, described as `{ty}`"));
            }
            return Shape::of(ty).or_null(shapes.iter().any(|shape| shape.is_nullable));
        }
        self.losses.add(lack, node.below(keyword), types);
        Shape::of(Expr::JSON)
    }

    /// Returns the plain JSON type of a value.
    fn plain(&self, ty: &Expr) -> Option<&'static str> {
        match ty {
            Expr::Plain("integer" | "unsigned") => Some("integer"),
            Expr::Plain("json" | "boolean" | "number" | "amount" | "string | integer") => None,
            Expr::Plain(_) => Some("string"),
            Expr::Named(name) => match self.def(name)?.kind {
                Kind::Id(true) => Some("integer"),
                Kind::Id(false) => Some("string"),
                Kind::Enum { .. } if self.def(name)?.is_text_enum() => Some("string"),
                _ => None,
            },
            _ => None,
        }
    }

    /// If all alternatives are strings, returns their values and whether the list is complete.
    fn texts_of(&self, forms: &[Node<'d>]) -> Option<(Texts, bool)> {
        let mut texts = Vec::new();
        let mut is_complete = true;
        for form in forms {
            let form = self.document.resolve(form).ok()?;
            if let Some(value) = form.text("const") {
                texts.push((value.to_owned(), form.text("description").map(sentence)));
            } else if form.json.get("enum").is_some() {
                let values = form.texts("enum");
                if values.is_empty() || values.len() != form.elements("enum").len() {
                    return None;
                }
                texts.extend(values.into_iter().map(|value| (value.to_owned(), None)));
            } else if form.text("type") == Some("string") && form.json.get("format").is_none() {
                is_complete = false;
            } else {
                return None;
            }
        }
        Some((texts, is_complete))
    }

    /// Returns the discriminator and its value for each object.
    fn tagged(&mut self, node: &Node<'d>, forms: &[Node<'d>]) -> Option<(String, Tagged<'d>)> {
        if !forms.iter().all(|form| self.is_object(form, 0)) {
            return None;
        }
        let parts: Vec<Parts<'d>> = forms.iter().map(|form| self.parts_of(form)).collect();
        let discriminator = node.get("discriminator");
        let tag = match discriminator.as_ref().and_then(|discriminator| discriminator.text("propertyName")) {
            Some(tag) => tag,
            None => {
                let is_fixed = |tag: &str| parts.iter().all(|parts| !self.fixed(parts, tag).is_empty());
                parts.first()?.fields.iter().map(|(name, _)| *name).find(|name| is_fixed(name))?
            }
        };
        let mapping = discriminator.map_or_else(Vec::new, |discriminator| discriminator.entries("mapping"));
        let mut tagged = Vec::new();
        for (form, parts) in forms.iter().zip(&parts) {
            let mapped = mapping.iter().filter(|(_, target)| refers_to(target.json, form));
            let mut values: Vec<Tag> = mapped.map(|(value, _)| self.mapped_tag(value, parts, tag)).collect();
            if values.is_empty() {
                values = self.fixed(parts, tag);
            }
            if values.is_empty() {
                values.extend(name_of_target(form).map(|name| Tag::Text(name.to_owned())));
            }
            if values.is_empty() {
                return None;
            }
            tagged.extend(values.into_iter().map(|value| (value, form.clone())));
        }
        let values: BTreeSet<&Tag> = tagged.iter().map(|(value, _)| value).collect();
        let types: BTreeSet<_> = values.iter().map(|value| value.json_type()).collect();
        (values.len() == tagged.len() && types.len() == 1).then(|| (tag.to_owned(), tagged))
    }

    /// Returns the discriminator if one alternative is the catch-all for unlisted objects.
    fn open(&mut self, node: &Node<'d>, forms: &[Node<'d>]) -> Option<(String, Tagged<'d>, bool)> {
        let any = forms.iter().position(|form| {
            let parts = self.parts_of(form);
            let mut tags = parts.fields.iter().map(|(field, _)| self.fixed(&parts, field));
            self.is_object(form, 0) && parts.fields.len() < 2 && tags.all(|values| values.is_empty())
        })?;
        let mut listed = forms.to_vec();
        let any = listed.remove(any);
        let (tag, tagged) = self.tagged(node, &listed)?;
        let parts = self.parts_of(&any);
        let is_other = match &parts.fields[..] {
            [] => true,
            // The catch-all may declare the tag as an arbitrary value of its type.
            [(field, schema)] => {
                let schema = self.document.resolve(schema).ok()?;
                let (first, _) = tagged.first()?;
                *field == tag && schema.text("type") == Some(tag_type(first))
            }
            _ => false,
        };
        is_other.then_some((tag, tagged, true))
    }

    /// Returns the values that a field is restricted to.
    fn fixed(&self, parts: &Parts<'d>, tag: &str) -> Vec<Tag> {
        let Some(field) = self.tag_field(parts, tag) else { return Vec::new() };
        let values = match field.json.get("const") {
            Some(value) => std::slice::from_ref(value),
            None => match field.json.get("enum") {
                Some(Json::List(values)) => values.as_slice(),
                _ => &[],
            },
        };
        let values: Option<Vec<Tag>> = values.iter().map(tag_of).collect();
        values.unwrap_or_default()
    }

    fn tag_field(&self, parts: &Parts<'d>, tag: &str) -> Option<Node<'d>> {
        let (_, field) = parts.fields.iter().find(|(name, _)| *name == tag)?;
        self.document.resolve(field).ok()
    }

    /// Returns the tag that a key of the discriminator's mapping stands for. Keys are always strings.
    fn mapped_tag(&self, key: &str, parts: &Parts<'d>, tag: &str) -> Tag {
        let type_of = |field: Node<'d>| match super::types_of(&field)[..] {
            [ty] => Some(ty),
            _ => {
                field.elements("allOf").iter().find_map(|part| self.document.resolve(part).ok()?.text("type"))
            }
        };
        let found = match self.tag_field(parts, tag).and_then(type_of) {
            Some("integer") => key.parse().ok().map(Tag::Integer),
            Some("boolean") => key.parse().ok().map(Tag::Boolean),
            _ => None,
        };
        found.unwrap_or_else(|| Tag::Text(key.to_owned()))
    }

    fn parts_of(&mut self, form: &Node<'d>) -> Parts<'d> {
        let mut parts = Parts::default();
        self.collect(form, &mut parts);
        parts
    }

    fn tagged_union(
        &mut self,
        node: &Node<'d>,
        tag: &str,
        tagged: Tagged<'d>,
        is_open: bool,
        name: &Name,
    ) -> Shape {
        let (defined, shape) = self.define(node, name);
        let mut taken = UsedNames::default();
        let wires: Vec<String> =
            tagged.iter().map(|(value, form)| taken.claim(&variant_name(value, form))).collect();
        let rust = value_names(wires.iter().map(String::as_str));
        let mut variants = Vec::new();
        for (((value, form), wire), rust) in tagged.into_iter().zip(wires).zip(rust) {
            let mut parts = self.parts_of(&form);
            let of = self.form_type(&form, &parts, tag, &value);
            let fields = match &of {
                Some(_) => Vec::new(),
                None => {
                    parts.fields.retain(|(field, _)| *field != tag);
                    self.fields(&parts, &Name::Inline(format!("{defined} {wire}")))
                }
            };
            let form = self.document.resolve(&form).unwrap_or(form);
            let doc = text_of(&form, "description", &mut self.losses);
            let doc = doc.map_or_else(|| in_words(&wire), |doc| sentence(&doc));
            let is_deprecated = form.is_set("deprecated");
            variants.push(Variant { wire, tag: value, rust, doc, is_deprecated, of, fields });
        }
        self.add(node, name, defined, Kind::Union { tag: Some(tag.to_owned()), variants, is_open });
        shape
    }
}

impl<'d> Schemas<'d> {
    /// Returns the named type of a variant: an object without the tag, or with a required tag that is either the
    /// variant's value or any string.
    fn form_type(&mut self, form: &Node<'d>, parts: &Parts<'d>, tag: &str, value: &Tag) -> Option<Expr> {
        form.text("$ref")?;
        if parts.fields.is_empty() {
            return None;
        }
        if let Some((_, field)) = parts.fields.iter().find(|(field, _)| *field == tag) {
            let fixed = self.fixed(parts, tag);
            let is_plain = field.text("type") == Some(tag_type(value));
            let restricting = ["enum", "const", "format", "minimum", "maximum"];
            let is_any =
                fixed.is_empty() && is_plain && restricting.iter().all(|key| field.json.get(key).is_none());
            let is_fixed = fixed == [value.clone()] && (is_plain || matches!(value, Tag::Text(_)));
            if !(is_any || is_fixed) || !parts.required.contains(tag) {
                return None;
            }
        }
        match self.shape(form, &Name::Inline(String::new())) {
            Shape { ty: ty @ Expr::Named(_), is_nullable: false, .. } => Some(ty),
            _ => None,
        }
    }
}

/// Returns a value as a tag, unless it is of another type.
fn tag_of(value: &Json) -> Option<Tag> {
    match value {
        Json::Text(text) => Some(Tag::Text(text.clone())),
        Json::Integer(value) => Some(Tag::Integer(*value)),
        Json::Boolean(value) => Some(Tag::Boolean(*value)),
        _ => None,
    }
}

/// Returns the type of a tag in JSON Schema.
fn tag_type(tag: &Tag) -> &'static str {
    match tag {
        Tag::Text(_) => "string",
        Tag::Integer(_) => "integer",
        Tag::Boolean(_) => "boolean",
    }
}

/// Returns the name of a variant: its tag if the tag is a string, or else the name of its schema.
fn variant_name(tag: &Tag, form: &Node<'_>) -> String {
    let name = name_of_target(form).or_else(|| form.text("title"));
    match (tag, name) {
        (Tag::Text(text), _) => text.clone(),
        (_, Some(name)) => type_name(name),
        (tag, None) => tag.to_string(),
    }
}

/// Returns the name of the schema that a reference points to.
fn name_of_target<'d>(form: &Node<'d>) -> Option<&'d str> {
    form.text("$ref")?.rsplit('/').next()
}

fn is_null(node: &Node<'_>) -> bool {
    node.text("type") == Some("null") || node.json.get("const") == Some(&Json::Null)
}

/// Returns whether a value in a discriminator's mapping, which is a name or a reference, refers to a variant.
fn refers_to(target: &Json, form: &Node<'_>) -> bool {
    let (Some(target), Some(reference)) = (target.as_text(), form.text("$ref")) else { return false };
    target == reference || reference.rsplit('/').next() == Some(target)
}
