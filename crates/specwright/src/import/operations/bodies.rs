//! Import of request and response bodies, including their media types and types.

use std::collections::BTreeSet;

use super::Reading;
use crate::import::document::Node;
use crate::import::draft::{Def, Expr, Field, Kind, Presence};
use crate::import::loss::Lack;
use crate::import::schemas::Name;
use crate::json::Json;
use crate::names;

/// Media type of a form.
const FORM: &str = "application/x-www-form-urlencoded";

/// Media type of a list of changes to a JSON document.
const JSON_PATCH: &str = "application/json-patch+json";

/// The body of a request or response.
pub(super) struct Body {
    /// Type of the body, or of a stream's records.
    pub(super) ty: Expr,
    pub(super) format: Format,
}

/// Format of a body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Format {
    /// JSON, and its media type unless it is `application/json`.
    Json(Option<String>),
    /// Bytes, and their media type if it is known.
    Bytes(Option<String>),
    Form,
    /// A form whose nested fields have brackets in their names.
    BracketForm,
    /// Records in a format: `ndjson` or `sse`.
    Stream(&'static str),
}

impl Format {
    fn is_stream(&self) -> bool {
        matches!(self, Format::Stream(_))
    }

    pub(super) fn is_json(&self) -> bool {
        matches!(self, Format::Json(_))
    }

    /// Returns the format of a request body in the description, unless it is the default.
    pub(super) fn of_body(&self) -> Option<&'static str> {
        match self {
            Format::Form => Some("form"),
            Format::BracketForm => Some("bracket_form"),
            Format::Json(_) | Format::Bytes(_) | Format::Stream(_) => None,
        }
    }

    /// Returns the format of the records, if the body is a stream.
    pub(super) fn of_stream(&self) -> Option<&'static str> {
        match self {
            Format::Stream(format) => Some(format),
            _ => None,
        }
    }
}

/// Returns the media type of an operation's bodies, or the reason why the language can't express it. An operation has a
/// single media type, which applies to bytes if any body is bytes, and to JSON otherwise.
pub(super) fn media_type(
    request: Option<&Format>,
    responses: &[Format],
) -> Result<Option<String>, &'static str> {
    let all: Vec<&Format> = request.into_iter().chain(responses).collect();
    let mut bytes = all.iter().filter(|format| matches!(format, Format::Bytes(_)));
    match (bytes.next(), request) {
        (Some(_), Some(Format::Json(Some(_)))) => {
            Err("binary responses to a JSON request that is not `application/json`")
        }
        (Some(first), _) if bytes.any(|other| other != first) => Err("bytes of several media types"),
        (Some(Format::Bytes(media_type)), _) => Ok(media_type.clone()),
        (None, Some(Format::Json(media_type))) => Ok(media_type.clone()),
        // Clients decode responses of any media type, so a mixture needs no media type.
        _ => Ok(match responses {
            [Format::Json(first), rest @ ..]
                if rest.iter().all(|other| *other == Format::Json(first.clone())) =>
            {
                first.clone()
            }
            _ => None,
        }),
    }
}

impl<'d> Reading<'_, 'd> {
    /// Returns the body, or `Some(None)` if the operation has no body. Returns `None` if the language can't express the
    /// operation.
    pub(super) fn body(&mut self, node: &Node<'d>, words: &str) -> Option<Option<Body>> {
        let Some(node) = node.get("requestBody") else { return Some(None) };
        let node = self.resolved(&node)?;
        let name = format!("{words} Request");
        let body = match self.form(&node, &name) {
            Some(body) => body,
            None => self.content(&node, &name, false)?,
        };
        if !node.is_set("required") {
            self.lose(Lack::OptionalBody, &node.at, "an optional body");
        }
        Some(Some(body))
    }

    /// Returns the body if a form is its only format and can express all of its values. Nested values have brackets in
    /// their names.
    fn form(&mut self, node: &Node<'d>, name: &str) -> Option<Body> {
        let content = node.entries("content");
        let [(media, media_type)] = &content[..] else { return None };
        let schema = media_type.get("schema").filter(|_| media.starts_with(FORM))?;
        let ty = self.body_type(&schema, name);
        let Expr::Named(defined) = &ty else { return None };
        self.json_fields(media_type, &schema, defined)?;
        let def = self.schemas.def(defined).filter(|def| matches!(def.kind, Kind::Object { .. }))?;
        let format = match () {
            () if def.fields().iter().all(|field| self.is_flat(field)) => Format::Form,
            () if self.is_without_null(defined) && !def.fields().into_iter().any(is_in_json) => {
                Format::BracketForm
            }
            () => return None,
        };
        self.examples(media_type);
        Some(Body { ty, format })
    }

    /// Marks the fields of a form that contain JSON. Returns `None` if other bodies may have the same type, in which the
    /// fields are not strings.
    fn json_fields(&mut self, media_type: &Node<'d>, schema: &Node<'d>, defined: &str) -> Option<()> {
        let is_own = self.schemas.is_generated || schema.text("$ref").is_none();
        for (name, encoding) in media_type.entries("encoding") {
            if !is_encoded_json(&encoding) {
                continue;
            }
            if !is_own {
                let found = format!("JSON in the field `{name}` of a form whose schema is a reference");
                self.lose(Lack::MediaType, encoding.at, found);
                return None;
            }
            let fields = self.schemas.fields_mut(defined);
            if let Some(field) = fields.into_iter().find(|field| field.wire == name) {
                let facet = (!is_in_json(field)).then(|| ("json", Json::from(true)));
                field.facets.splice(0..0, facet);
            }
        }
        Some(())
    }

    /// Returns whether a form without brackets can express the values of a field.
    fn is_flat(&self, field: &Field) -> bool {
        let is_sent = matches!(field.presence, Presence::Required | Presence::Optional);
        if is_in_json(field) {
            return is_sent;
        }
        let element = match &field.ty {
            Expr::List(element) => element,
            ty => ty,
        };
        let is_structure =
            element.named().and_then(|name| self.schemas.def(name)).is_some_and(Def::is_structure);
        let is_value = matches!(element, Expr::Plain(_) | Expr::Named(_)) && *element != Expr::JSON;
        is_value && !is_structure && is_sent
    }

    /// Returns whether a definition and all definitions that it uses have no null, which a form can't express.
    fn is_without_null(&self, name: &str) -> bool {
        let (mut seen, mut open) = (BTreeSet::new(), vec![name]);
        while let Some(def) = open.pop().and_then(|name| self.schemas.def(name)) {
            if !seen.insert(&def.name) {
                continue;
            }
            let is_null = |field: &&Field| {
                matches!(field.presence, Presence::Nullable | Presence::OptionalNullable)
                    || field.ty.has_null()
            };
            if def.fields().iter().any(is_null) {
                return false;
            }
            open.extend(def.used_defs());
        }
        true
    }

    fn examples(&mut self, media_type: &Node<'d>) {
        let are_read = media_type.entries("encoding").iter().all(|(_, encoding)| is_encoded_json(encoding));
        for key in ["example", "examples", "encoding"] {
            if let Some(example) = media_type.get(key).filter(|_| key != "encoding" || !are_read) {
                self.lose(Lack::Examples, example.at, format!("`{key}` of a body"));
            }
        }
    }

    /// Returns a request or response body. If there are several media types, JSON takes precedence over streams, and
    /// streams take precedence over bytes.
    pub(super) fn content(&mut self, node: &Node<'d>, name: &str, may_stream: bool) -> Option<Body> {
        let all = node.entries("content");
        let find = |is_valid: fn(&str, &Node<'d>) -> bool| {
            all.iter().find(|(media, content)| is_valid(media, content))
        };
        let json = find(|media, _| bare(media) == "application/json")
            // The schemas of patches describe the patched object, but a JSON patch is a list of changes.
            .or_else(|| {
                find(|media, content| is_json(media) && bare(media) != JSON_PATCH && !is_binary(content))
            })
            .or_else(|| find(|media, content| is_json(media) && !is_binary(content)));
        let streamed = find(|media, _| stream_format(media).is_some()).filter(|_| may_stream);
        let bytes = find(|media, content| is_binary(content) || is_bytes(media));
        let Some((chosen, media_type)) = json.or(streamed).or(bytes) else {
            let medias: Vec<String> = all.iter().map(|(media, _)| format!("`{media}`")).collect();
            self.lose(Lack::MediaType, node.below("content"), medias.join(", "));
            return None;
        };
        for (media, other) in all.iter().filter(|(media, _)| media != chosen) {
            self.lose(Lack::MediaType, &other.at, format!("`{media}` in addition to `{chosen}`"));
        }
        self.examples(media_type);
        let own = Some(bare(chosen)).filter(|media| names::is_media_type(media));
        let format = match (json, streamed.and_then(|(media, _)| stream_format(media))) {
            (Some(_), _) => Format::Json(own.filter(|media| media != "application/json")),
            (None, Some(format)) => Format::Stream(format),
            (None, None) => return Some(Body { ty: Expr::Plain("binary"), format: Format::Bytes(own) }),
        };
        let Some(schema) = media_type.get("schema") else {
            return (!format.is_stream()).then_some(Body { ty: Expr::JSON, format });
        };
        let ty = self.body_type(&schema, name);
        let is_structure =
            matches!(&ty, Expr::Named(name) if self.schemas.def(name).is_some_and(Def::has_fields));
        if format.is_stream() && !is_structure {
            self.lose(Lack::Records, schema.at, format!("`{ty}`"));
            return None;
        }
        Some(Body { ty, format })
    }

    /// Returns the type of a body. The language has no keys for other properties of bodies.
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

/// Returns a media type in lowercase, without parameters.
fn bare(media: &str) -> String {
    media.split(';').next().unwrap_or_default().trim().to_lowercase()
}

pub(super) fn is_json(media: &str) -> bool {
    let media = bare(media);
    media == "*/*" || names::is_json(&media)
}

/// Returns whether a field is a string that contains JSON.
fn is_in_json(field: &Field) -> bool {
    field.facets.iter().any(|(key, _)| *key == "json")
}

/// Returns whether the values of a field of a form are JSON.
fn is_encoded_json(encoding: &Node<'_>) -> bool {
    encoding.text("contentType").is_some_and(|media| names::is_json(&bare(media)))
}

/// Returns whether a body is bytes according to its schema.
fn is_binary(content: &Node<'_>) -> bool {
    let schema = content.get("schema");
    schema.is_some_and(|schema| {
        schema.text("format") == Some("binary")
            || matches!(schema.json.get("contentMediaType"), Some(Json::Text(media)) if !is_json(media))
    })
}

/// Returns whether a body can be sent and received as bytes, unlike the parts of a form and the events of a stream.
fn is_bytes(media: &str) -> bool {
    let media = bare(media);
    let is_structured = media.starts_with("multipart/") || media == FORM;
    !is_structured && !is_json(&media) && stream_format(&media).is_none()
}

/// Returns the format of a stream's records.
fn stream_format(media: &str) -> Option<&'static str> {
    match bare(media).as_str() {
        "application/x-ndjson" | "application/ndjson" | "application/jsonl" => Some("ndjson"),
        "text/event-stream" => Some("sse"),
        _ => None,
    }
}
