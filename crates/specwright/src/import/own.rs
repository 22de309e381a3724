//! Facts under the keywords of generated documents, for which OpenAPI has no keyword of its own.

use super::document::{Document, Node};
use super::draft::{Draft, Envelope, Expr, Facets, Field, Limit, Presence, Sequence};
use crate::emit::schema::extension;
use crate::json::Json;

/// Prefix of the keywords that every generated document may have.
const PREFIX: &str = "x-description-";

/// Tables that describe a sequence of calls, with the keyword of each.
const SEQUENCES: [(&str, &str); 5] = [
    ("protocol", extension::PROTOCOL),
    ("repeat", extension::REPEAT),
    ("feed", extension::FEED),
    ("job", extension::JOB),
    ("paging", extension::PAGING),
];

/// Roles of the fields of an error body.
const ROLES: [&str; 7] = ["list", "code", "message", "localized", "title", "status", "url"];

/// Returns whether the importer reads an extension.
pub fn is_read(key: &str) -> bool {
    key.starts_with(PREFIX) || key == extension::EXTENSIBLE_ENUM || key == extension::GENERATED
}

/// Returns whether the document was generated from a description. In such a document, a component that is a plain value
/// is an id.
pub fn is_generated(document: &Document) -> bool {
    document.root().json.get(extension::GENERATED).is_some()
}

/// Returns the keys of `[service]`.
pub fn keys_of_service(root: &Node<'_>) -> Facets {
    let keys = [("media_type", extension::MEDIA_TYPE), ("versioning", extension::VERSIONING)].into_iter();
    let keys = keys.filter_map(|(key, keyword)| Some((key, root.json.get(keyword)?.clone())));
    keys.chain(unstated(root)).collect()
}

/// Adds the facts about a property, a parameter or a response header to its field.
pub fn complete(field: &mut Field, node: &Node<'_>) {
    let keys = [
        ("also", extension::ALSO),
        ("unit", extension::UNIT),
        ("response_options", extension::RESPONSE_OPTIONS),
        ("may_be_empty", extension::MAY_BE_EMPTY),
        ("unstated", extension::UNSTATED),
    ];
    let given = keys.into_iter().filter_map(|(key, keyword)| Some((key, node.json.get(keyword)?.clone())));
    field.facets.extend(given);
    let option = node.text(extension::OPTION).map(|option| format!("option({option})"));
    let expected = if field.presence == Presence::OptionalNullable { "nullable" } else { "expected" };
    let expected = node.is_set(extension::EXPECTED).then(|| expected.to_owned());
    field.facets.extend(option.or(expected).map(|presence| ("presence", Json::from(presence))));
    if let Some(wire) = node.text(extension::FIELD) {
        wire.clone_into(&mut field.wire);
    }
    let ty = std::mem::replace(&mut field.ty, Expr::JSON);
    field.ty = match (node.text(extension::REF), node.text(extension::INDEX), node.text(extension::ENTRIES)) {
        (Some(map), ..) => ty.with_innermost(Expr::Into("ref", map.to_owned())),
        (_, Some(list), _) => ty.with_innermost(Expr::Into("index", list.to_owned())),
        (.., Some(key)) => ty.into_entries(key),
        _ => ty,
    };
}

/// Returns the facts about a value of an enum.
pub fn value<'d>(node: &Node<'d>, value: &Json) -> Option<&'d Json> {
    let Json::List(values) = node.json.get(extension::VALUES)? else { return None };
    values.iter().find(|known| known.get("value") == Some(value))
}

/// Returns the rules of an object.
pub fn rules(node: &Node<'_>) -> Vec<Json> {
    node.elements(extension::RULES).into_iter().map(|rule| rule.json.clone()).collect()
}

/// Returns the unspecified points, as a key of a table.
pub fn unstated(node: &Node<'_>) -> Facets {
    let points = node.json.get(extension::UNSTATED);
    points.map(|points| ("unstated", points.clone())).into_iter().collect()
}

/// Returns the limits that a definition applies.
pub fn limits(node: &Node<'_>, definition: &str) -> Vec<Limit> {
    let limit = |(name, limit): (&str, Node<'_>)| {
        let mut table = limit.json.clone();
        table.set("on", definition);
        Limit { name: name.to_owned(), table }
    };
    node.entries(extension::LIMITS).into_iter().map(limit).collect()
}

/// Returns the keys of an operation's table.
pub fn keys_of_operation(node: &Node<'_>) -> Facets {
    let flag = |key, keyword: &str| node.is_set(keyword).then_some((key, Json::Boolean(true)));
    let token = node.text(extension::IDEMPOTENCY_TOKEN).and_then(|token| token.split_once('.'));
    let token = token.map(|(part, field)| ("idempotency_token", Json::object().with(part, field)));
    let flags = [flag("repeatable", extension::REPEATABLE), flag("cacheable", extension::CACHEABLE)];
    let keys = [("results", extension::RESULTS), ("echoes", extension::ECHOES)].into_iter();
    let keys = keys.filter_map(|(key, keyword)| Some((key, node.json.get(keyword)?.clone())));
    flags.into_iter().flatten().chain(keys).chain(token).chain(unstated(node)).collect()
}

/// The parts of a request that identify the end user.
#[derive(Debug, Default)]
pub struct EndUser<'d>(Option<Node<'d>>);

impl<'d> EndUser<'d> {
    /// Reads the parts that a generated document lists.
    pub fn read(document: &'d Document) -> Self {
        EndUser(document.root().get(extension::END_USER))
    }

    /// Returns the tables `session` and `headers` of `[auth]`.
    pub fn tables(&self) -> [Option<Json>; 2] {
        ["session", "headers"].map(|key| self.0.as_ref()?.json.get(key).cloned())
    }

    /// Returns whether a parameter is the session.
    pub fn is_session(&self, place: &str, name: &str) -> bool {
        let session = self.0.as_ref().and_then(|parts| parts.get("session"));
        place == "query" && session.is_some_and(|session| session.text("query") == Some(name))
    }

    /// Returns whether a parameter is one of the headers.
    pub fn is_header(&self, place: &str, name: &str) -> bool {
        let headers = self.0.as_ref().map_or_else(Vec::new, |parts| parts.entries("headers"));
        place == "header" && headers.iter().any(|(_, header)| header.text("header") == Some(name))
    }
}

/// Returns a description without the facts that the generator appends to it.
pub fn without_facts(node: &Node<'_>, text: &str) -> String {
    let mut text = text.trim();
    if node.json.get(extension::UNSTATED).is_some() {
        text = before(text, &["<details><summary>Not stated</summary>", "Not stated: "]);
    }
    if !node.elements(extension::RULES).is_empty() {
        text = text.rsplit_once("\n\n").map_or("", |(doc, _)| doc);
    }
    for (_, keyword) in SEQUENCES {
        if let Some(doc) = node.get(keyword).and_then(|sequence| sequence.text("doc")) {
            text = before(text, &[doc.trim()]);
        }
    }
    if [extension::VALUES, extension::EXTENSIBLE_ENUM].iter().any(|key| node.json.get(key).is_some()) {
        text = before(text, &["Values:\n", "Values; later versions", "Values seen so far"]);
    }
    let sentence = |keyword, sentence: fn(&str) -> String| node.text(keyword).map(sentence);
    let sentences = [
        node.is_set(extension::EXPECTED).then(|| "Tolerated when missing.".to_owned()),
        sentence(extension::ALSO, |name| format!("Responses may use the name `{name}`.")),
        sentence(extension::OPTION, |name| format!("Present only with the response option `{name}`.")),
        sentence(extension::UNIT, |unit| format!("In {unit}.")),
        sentence(extension::REF, |map| format!("Key into the response's `{map}`.")),
        sentence(extension::INDEX, |list| format!("Index into the response's `{list}`, counted from 0.")),
    ];
    for sentence in sentences.into_iter().flatten() {
        text = text.strip_suffix(sentence.as_str()).unwrap_or(text).trim_end();
    }
    text.to_owned()
}

/// Returns the text before the first paragraph that starts with one of the marks.
fn before<'t>(text: &'t str, marks: &[&str]) -> &'t str {
    let starts = marks.iter().filter_map(|mark| match text.starts_with(mark) {
        true => Some(0),
        false => text.find(&format!("\n\n{mark}")),
    });
    starts.min().map_or(text, |at| &text[..at])
}

/// Returns the tables of the sequences that an operation belongs to. References to other operations are ids until
/// [`resolve`] replaces them.
pub fn sequences(node: &Node<'_>, operation: &str) -> Vec<Sequence> {
    let sequence = |(kind, keyword): (&'static str, &str)| {
        let found = node.get(keyword)?;
        let name = found.text("name")?.to_owned();
        let mut table = Json::object();
        for (key, value) in found.own_entries() {
            let key = match key {
                "name" => continue,
                "resultsUnless" => "results_unless",
                "resultsWith" => "results_with",
                extension::UNSTATED => "unstated",
                key => key,
            };
            // The size of a page is written without the part of the request that contains it.
            let value = match (key, value.own_entries().first()) {
                ("size", Some((_, field))) => field.json,
                _ => value.json,
            };
            table.set(key, value.clone());
        }
        table.set(if kind == "job" { "start" } else { "operation" }, operation);
        Some(Sequence { kind, name, table })
    };
    SEQUENCES.into_iter().filter_map(sequence).collect()
}

/// Replaces the ids of operations in sequences with full names. `names` contains the id and the full name of each
/// operation.
pub fn resolve(draft: &mut Draft, names: &[(String, String)]) {
    for sequence in draft.groups.iter_mut().flat_map(|group| &mut group.sequences) {
        for key in ["poll", "cancel"] {
            let id = sequence.table.get(key).and_then(Json::as_text);
            let name = id.and_then(|id| names.iter().find(|(known, _)| known == id));
            if let Some((_, name)) = name {
                sequence.table.set(key, name.clone());
            }
        }
    }
}

/// Returns the envelopes that a generated document lists.
pub fn envelopes(document: &Document) -> Vec<Envelope> {
    let root = document.root();
    let envelope = |(name, node): (&str, Node<'_>)| {
        let role = |role| Some((role, node.text(role)?.to_owned()));
        let media_type = media_type_of(document, name).map(|media| ("media_type", Json::from(media)));
        let key = |key| Some((key, node.json.get(key)?.clone()));
        let copied = ["statuses", "codes"].into_iter().filter_map(key);
        Some(Envelope {
            name: name.to_owned(),
            discriminator: node.text("discriminator")?.to_owned(),
            roles: ROLES.into_iter().filter_map(role).collect(),
            keys: media_type.into_iter().chain(copied).collect(),
        })
    };
    root.entries(extension::ENVELOPES).into_iter().filter_map(envelope).collect()
}

/// Returns the media type of an error body, unless it is the default.
fn media_type_of(document: &Document, name: &str) -> Option<String> {
    let reference = format!("{}{name}", crate::emit::schema::REFERENCE);
    let components = document.root().get("components")?;
    let responses = components.entries("responses").into_iter();
    let mut contents = responses.flat_map(|(_, response)| response.entries("content"));
    let refers = |content: &Node<'_>| {
        let mut found = false;
        content.json.clone().each_named("$ref", &mut |target| found |= *target == reference);
        found
    };
    let (media_type, _) = contents.find(|(_, content)| refers(content))?;
    (media_type != "application/json").then(|| media_type.to_owned())
}
