//! Import of request and response bodies: their media types and their types.

use super::Reading;
use crate::import::document::Node;
use crate::import::draft::{Def, Expr, Field, Kind, Presence};
use crate::import::loss::Lack;
use crate::import::schemas::Name;

/// Media type of a form.
const FORM: &str = "application/x-www-form-urlencoded";

impl<'d> Reading<'_, 'd> {
    /// Returns the type of the body, if there is one, and whether it is a form. Returns `None` if the language can't
    /// express the operation.
    pub(super) fn body(&mut self, node: &Node<'d>, words: &str) -> Option<(Option<Expr>, bool)> {
        let Some(node) = node.get("requestBody") else { return Some((None, false)) };
        let node = self.resolved(&node)?;
        let name = format!("{words} Request");
        let form = self.form(&node, &name);
        let ty = match &form {
            Some(form) => form.clone(),
            None => self.content(&node, &name, false)?.0,
        };
        if !node.is_set("required") {
            self.lose(Lack::OptionalBody, &node.at, "an optional body");
        }
        Some((Some(ty), form.is_some()))
    }

    /// Returns the type of a form, if a form is the only body format and its fields are valid in a form.
    fn form(&mut self, node: &Node<'d>, name: &str) -> Option<Expr> {
        let content = node.entries("content");
        let [(media, media_type)] = &content[..] else { return None };
        let schema = media_type.get("schema").filter(|_| media.starts_with(FORM))?;
        let ty = self.body_type(&schema, name);
        let Expr::Named(defined) = &ty else { return None };
        let def = self.schemas.def(defined).filter(|def| matches!(def.kind, Kind::Object { .. }))?;
        let is_valid = |field: &&Field| {
            let element = match &field.ty {
                Expr::List(element) => element,
                ty => ty,
            };
            let is_structure =
                element.named().and_then(|name| self.schemas.def(name)).is_some_and(Def::is_structure);
            let is_value = matches!(element, Expr::Plain(_) | Expr::Named(_)) && *element != Expr::JSON;
            is_value && !is_structure && matches!(field.presence, Presence::Required | Presence::Optional)
        };
        let is_form = def.fields().iter().all(is_valid);
        if !is_form {
            return None;
        }
        self.examples(media_type);
        Some(ty)
    }

    fn examples(&mut self, media_type: &Node<'d>) {
        for key in ["example", "examples", "encoding"] {
            if let Some(example) = media_type.get(key) {
                self.lose(Lack::Examples, example.at, format!("`{key}` of a body"));
            }
        }
    }

    /// Returns the type of a request or response body, and whether it is the type of a stream's records.
    pub(super) fn content(&mut self, node: &Node<'d>, name: &str, may_stream: bool) -> Option<(Expr, bool)> {
        let all = node.entries("content");
        let chosen = all.iter().find(|(media, _)| is_json(media));
        let streamed = all.iter().find(|(media, _)| may_stream && is_ndjson(media));
        let Some((chosen_media, media_type)) = chosen.or(streamed) else {
            let medias: Vec<String> = all.iter().map(|(media, _)| format!("`{media}`")).collect();
            self.lose(Lack::MediaType, node.below("content"), medias.join(", "));
            return None;
        };
        for (media, other) in all.iter().filter(|(media, _)| media != chosen_media) {
            self.lose(Lack::MediaType, &other.at, format!("`{media}` in addition to `{chosen_media}`"));
        }
        self.examples(media_type);
        let Some(schema) = media_type.get("schema") else {
            return Some((Expr::JSON, false));
        };
        let ty = self.body_type(&schema, name);
        let is_stream = chosen.is_none();
        let is_structure =
            matches!(&ty, Expr::Named(name) if self.schemas.def(name).is_some_and(Def::is_structure));
        if is_stream && !is_structure {
            self.lose(Lack::Records, schema.at, format!("`{ty}`"));
            return None;
        }
        Some((ty, is_stream))
    }

    /// Returns the type of a body. The language has no keys for other properties of a body.
    fn body_type(&mut self, schema: &Node<'d>, name: &str) -> Expr {
        let shape = self.schemas.shape(schema, &Name::Inline(name.to_owned()));
        for (key, value) in &shape.facets {
            let value = serde_json::to_string(value).unwrap_or_default();
            self.lose(Lack::Restriction, &schema.at, format!("`{key}` {value} of a body"));
        }
        if shape.doc.is_some() {
            self.lose(Lack::Words, schema.below("description"), "the description of a body");
        }
        match shape.is_nullable && shape.ty != Expr::JSON {
            true => Expr::OrNull(Box::new(shape.ty)),
            false => shape.ty,
        }
    }
}

pub(super) fn is_json(media: &str) -> bool {
    let media = media.split(';').next().unwrap_or_default().trim();
    matches!(media, "application/json" | "*/*" | "text/json") || media.ends_with("+json")
}

fn is_ndjson(media: &str) -> bool {
    ["application/x-ndjson", "application/ndjson", "application/jsonl"]
        .iter()
        .any(|known| media.starts_with(known))
}
