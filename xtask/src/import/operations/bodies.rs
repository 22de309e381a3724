//! Bodies of requests and answers: their media types, and the types of what they hold.

use super::Reading;
use crate::import::document::Node;
use crate::import::draft::{Def, Expr};
use crate::import::loss::Lack;
use crate::import::schemas::Name;

impl<'d> Reading<'_, 'd> {
    /// The type of the body, if there is one; nothing where the operation can't be said.
    pub(super) fn body(&mut self, node: &Node<'d>, words: &str) -> Option<Option<Expr>> {
        let Some(node) = node.get("requestBody") else { return Some(None) };
        let node = self.resolved(&node)?;
        let (ty, _) = self.content(&node, &format!("{words} Request"), false)?;
        if !node.is_set("required") {
            self.lose(Lack::OptionalBody, &node.at, "a body that may be left out");
        }
        Some(Some(ty))
    }

    /// The type of a body or an answer, and whether it is that of the records of a stream.
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
            self.lose(Lack::MediaType, &other.at, format!("`{media}` beside `{chosen_media}`"));
        }
        for key in ["example", "examples", "encoding"] {
            if let Some(example) = media_type.get(key) {
                self.lose(Lack::Examples, example.at, format!("`{key}` of a body"));
            }
        }
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

    /// The type of a body, of which there is no more to be said.
    fn body_type(&mut self, schema: &Node<'d>, name: &str) -> Expr {
        let shape = self.schemas.shape(schema, &Name::Inline(name.to_owned()));
        for (key, value) in &shape.facets {
            let value = serde_json::to_string(value).unwrap_or_default();
            self.lose(Lack::Restriction, &schema.at, format!("`{key}` {value} of a body"));
        }
        if shape.doc.is_some() {
            self.lose(Lack::Words, schema.below("description"), "words about a body");
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
