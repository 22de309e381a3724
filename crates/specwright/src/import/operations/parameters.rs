//! Import of path, query and header parameters as fields of a single type.

use super::Reading;
use crate::emit::schema::extension;
use crate::import::docs::text_of;
use crate::import::document::{Document, Node};
use crate::import::draft::{Def, Expr, Facets, Field, Kind, Presence};
use crate::import::loss::Lack;
use crate::import::names::{field_names, in_words};
use crate::import::own;
use crate::import::schemas::{Name, Shape};
use crate::json::Json;
use crate::names;
use crate::paths::path_parameters;

impl<'d> Reading<'_, 'd> {
    /// Returns the type of the parameters, or `Some(None)` if there are none. Returns `None` if the language can't
    /// express the operation.
    pub(super) fn parameters(
        &mut self,
        path: &str,
        item: &Node<'d>,
        node: &Node<'d>,
        words: &str,
    ) -> Option<Option<String>> {
        let all = all_parameters(self.document, item, node, |missing| {
            let _ = self.resolved(missing);
        });
        let mut fields: Vec<Field> = Vec::new();
        for parameter in &all {
            let field = self.parameter(path, parameter, words)?;
            if let Some(field) = field {
                if fields.iter().any(|known| known.wire == field.wire) {
                    let found = format!("`{}` occurs in two places", field.wire);
                    self.lose(Lack::ParameterShape, &parameter.at, found);
                } else {
                    fields.push(field);
                }
            }
        }
        for name in
            path_parameters(path).filter(|name| !all.iter().any(|parameter| is_of_path(parameter, name)))
        {
            self.lose(
                Lack::Fault,
                node.below("parameters"),
                format!("the path parameter `{{{name}}}` is not described"),
            );
            let shape = Shape::of(Expr::Plain("string"));
            fields.push(self.schemas.field_of(name, true, shape));
        }
        let doc = format!("Parameters of {}", in_words(words).to_lowercase());
        Some(self.type_of(fields, &format!("{words} Query"), Some(doc), own::rules(node)))
    }

    /// Defines a type that has no schema in the document, unless the list of fields is empty.
    pub(super) fn type_of(
        &mut self,
        mut fields: Vec<Field>,
        words: &str,
        doc: Option<String>,
        rules: Vec<Json>,
    ) -> Option<String> {
        if fields.is_empty() {
            return None;
        }
        let rust = field_names(fields.iter().map(|field| field.wire.as_str()));
        for (field, rust) in fields.iter_mut().zip(rust) {
            field.rust = rust;
        }
        let name = self.schemas.claim_name(words);
        self.schemas.defs.push(Def {
            doc,
            name: name.clone(),
            kind: Kind::Object { fields, rules },
            is_deprecated: false,
            is_unreferenced: false,
            is_component: false,
            closed_at: None,
            keys: Facets::new(),
        });
        Some(name)
    }

    /// Returns a parameter as a field, or `Some(None)` if the parameter is omitted. Returns `None` if the operation is
    /// unusable without the parameter.
    fn parameter(&mut self, path: &str, node: &Node<'d>, words: &str) -> Option<Option<Field>> {
        let (Some(name), Some(place)) = (node.text("name"), node.text("in")) else {
            self.lose(Lack::Fault, &node.at, "a parameter without `name` or `in`");
            return Some(None);
        };
        let is_required = node.is_set("required") || place == "path";
        let mut header = None;
        match place {
            "path" if !path_parameters(path).any(|known| known == name) => {
                self.lose(Lack::Fault, &node.at, format!("`{name}` is not in the path"));
                return Some(None);
            }
            _ if self.credentials.carry(place, name) || self.is_of_end_user(place, name) => {
                return Some(None);
            }
            "path" | "query" => {}
            "header" => match self.header(name) {
                Ok(own) if self.constant.contains(&own) => return Some(None),
                Ok(own) => header = Some(own),
                Err(why) => {
                    self.lose(Lack::Header, &node.at, format!("the `{name}` header, {why}"));
                    return Some(None);
                }
            },
            "cookie" => {
                let required = if is_required { ", required" } else { "" };
                self.lose(Lack::Header, &node.at, format!("the cookie `{name}`{required}"));
                return Some(None);
            }
            other => {
                self.lose(Lack::Fault, &node.at, format!("`{name}` is in `{other}`"));
                return Some(None);
            }
        }
        let name = header.as_deref().unwrap_or(name);
        self.keywords_of(node);
        let mut field = match self.field(node, name, is_required, words) {
            Ok(field) => field,
            Err(found) => {
                let left_out = if is_required { "; the operation is left out" } else { "" };
                self.lose(Lack::ParameterShape, &node.at, format!("`{name}`: {found}{left_out}"));
                return if is_required { None } else { Some(None) };
            }
        };
        if let Some(doc) = text_of(node, "description", &mut self.schemas.losses) {
            field.doc = Some(doc);
        }
        field.is_deprecated |= node.is_set("deprecated");
        field.only_in = None;
        if let Some(header) = &header {
            field.facets.insert(0, ("header", Json::from(header)));
        }
        // A parameter is a string, which is never null.
        field.presence = if is_required { Presence::Required } else { Presence::Optional };
        own::complete(&mut field, node);
        Some(Some(field))
    }

    /// Returns the field for a parameter, or the reason why a query can't contain the parameter.
    pub(super) fn field(
        &mut self,
        node: &Node<'d>,
        name: &str,
        is_required: bool,
        words: &str,
    ) -> Result<Field, String> {
        let Some(schema) = node.get("schema") else {
            return match &node.entries("content")[..] {
                [] => Ok(self.schemas.field_of(name, is_required, Shape::of(Expr::Plain("string")))),
                [(media, value)] if names::is_json(media) && node.text("in") != Some("header") => {
                    Ok(self.json_field(value, name, is_required, words))
                }
                [(media, _), ..] => Err(format!("a string of the type `{media}`")),
            };
        };
        let style = node.text("style");
        let named = self.schemas.name_inside(&Name::Inline(words.to_owned()), name);
        let mut shape = self.schemas.shape(&schema, &named);
        if let Some(defined) =
            node.text(extension::TYPE).filter(|defined| self.schemas.def(defined).is_some())
        {
            shape.ty = Expr::Named(defined.to_owned());
        }
        let is_object = self.schemas.is_object(&schema, 0);
        shape.ty = match shape.ty {
            Expr::List(element) => {
                let ty = self.list(node, *element)?;
                // In a query, a list without elements would be an empty string, which services reject in any case.
                if matches!(ty, Expr::InOneText(..)) && node.text("in") == Some("query") {
                    shape.facets.retain(|facet| *facet != ("min_items", Json::Integer(1)));
                }
                ty
            }
            Expr::JSON if !is_object => Expr::Plain("string"),
            ty if self.is_one_text(&ty) => {
                self.lose(Lack::Mixture, &schema.at, format!("`{ty}`, described as `string`"));
                Expr::Plain("string")
            }
            ty if ty == Expr::JSON || ty.is_collection() || self.is_structure(&ty) => {
                return Err(format!("`{ty}`"));
            }
            _ if !matches!(style, None | Some("form" | "simple")) => {
                return Err(format!("the style `{}`", style.unwrap_or_default()));
            }
            ty => ty,
        };
        Ok(self.schemas.field_of(name, is_required, shape))
    }

    /// Returns the field for a parameter that contains JSON.
    fn json_field(&mut self, media: &Node<'d>, name: &str, is_required: bool, words: &str) -> Field {
        let named = self.schemas.name_inside(&Name::Inline(words.to_owned()), name);
        let shape = match media.get("schema") {
            Some(schema) => self.schemas.shape(&schema, &named),
            None => Shape::of(Expr::JSON),
        };
        let mut field = self.schemas.field_of(name, is_required, shape);
        field.facets.insert(0, ("json", Json::from(true)));
        field
    }

    /// Returns the type of a list in a query, which is a repeated parameter or a single string with all elements.
    fn list(&mut self, node: &Node<'d>, element: Expr) -> Result<Expr, String> {
        let element = match element {
            Expr::OrNull(element) => *element,
            element => element,
        };
        if element == Expr::JSON || element.is_collection() || self.is_structure(&element) {
            return Err(format!("a list of `{element}`"));
        }
        let style = node.text("style");
        let is_repeated = match node.json.get("explode") {
            Some(Json::Boolean(explodes)) => *explodes,
            _ => matches!(style, None | Some("form")),
        };
        let form = match style {
            None | Some("form") if is_repeated && node.text("in") == Some("query") => {
                return Ok(Expr::List(Box::new(element)));
            }
            None | Some("form" | "simple") => "comma",
            Some("pipeDelimited") if !is_repeated => "pipe",
            Some(other) => return Err(format!("a list in the style `{other}`")),
        };
        // A URL may contain the separator.
        if element == Expr::Plain("url") {
            self.lose(Lack::Format, &node.at, "URLs in one string, described as strings");
            return Ok(Expr::InOneText(form, Box::new(Expr::Plain("string"))));
        }
        Ok(Expr::InOneText(form, Box::new(element)))
    }

    fn is_of_end_user(&self, place: &str, name: &str) -> bool {
        self.end_user.is_session(place, name) || self.end_user.is_header(place, name)
    }

    /// Returns whether a type is a union without a discriminator whose values can be sent as a string.
    fn is_one_text(&self, ty: &Expr) -> bool {
        let Expr::Named(name) = ty else { return false };
        let types = self.schemas.def(name).and_then(Def::alternatives);
        let is_object = |ty: &Expr| matches!(ty, Expr::Map(_)) || self.is_structure(ty);
        types.is_some_and(|types| !types.into_iter().any(is_object))
    }

    fn is_structure(&self, ty: &Expr) -> bool {
        let def = ty.named().and_then(|name| self.schemas.def(name));
        def.is_some_and(Def::is_structure)
    }

    fn keywords_of(&mut self, node: &Node<'d>) {
        for (key, value) in node.own_entries() {
            let lack = match key {
                "name" | "in" | "required" | "schema" | "content" | "style" | "explode" | "description"
                | "deprecated" => {
                    continue;
                }
                "allowEmptyValue" | "allowReserved" if *value.json == Json::Boolean(false) => continue,
                // An optional parameter without a value counts as missing.
                "allowEmptyValue" if !node.is_set("required") => continue,
                "example" | "examples" => Lack::Examples,
                "allowEmptyValue" | "allowReserved" => Lack::ParameterShape,
                _ if own::is_read(key) => continue,
                _ if key.starts_with("x-") => Lack::Extension,
                _ => Lack::Keyword,
            };
            self.lose(lack, value.at, format!("`{key}` of a parameter"));
        }
    }
}

/// Returns the parameters of the operation, and the parameters of the path that the operation does not override. Calls
/// `report` for each dangling reference.
pub(super) fn all_parameters<'d>(
    document: &'d Document,
    item: &Node<'d>,
    node: &Node<'d>,
    mut report: impl FnMut(&Node<'d>),
) -> Vec<Node<'d>> {
    let mut all: Vec<Node<'d>> = Vec::new();
    for parameter in node.elements("parameters").iter().chain(&item.elements("parameters")) {
        let Ok(parameter) = document.resolve(parameter) else {
            report(parameter);
            continue;
        };
        let key = |node: &Node<'d>| (node.text("name"), node.text("in"));
        if !all.iter().any(|known| key(known) == key(&parameter)) {
            all.push(parameter);
        }
    }
    // Path parameters come first, in the order of the document.
    all.sort_by_key(|parameter| parameter.text("in") != Some("path"));
    all
}

fn is_of_path(parameter: &Node<'_>, name: &str) -> bool {
    parameter.text("in") == Some("path") && parameter.text("name") == Some(name)
}
