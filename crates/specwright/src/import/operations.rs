//! Import of operations by group. Operations that the language can't express are omitted entirely.

mod answers;
mod bodies;
mod headers;
mod naming;
mod parameters;

use std::collections::{BTreeMap, BTreeSet};

use super::credentials::Credentials;
use super::docs::{sentence, text_of};
use super::document::{Document, Node};
use super::draft::{Def, Draft, Expr, Group, Operation};
use super::loss::Lack;
use super::names::in_words;
use super::own::{self, EndUser};
use super::schemas::Schemas;
use crate::emit::schema::extension;
use crate::ir::{CONDITIONS, NOT_MODIFIED};
use crate::json::Json;
use crate::paths::{path_parameters, without_names};
use answers::Statuses;
use bodies::Format;
use naming::Naming;

/// Supported methods. Other keys of a path are unsupported methods, or apply to all operations of the path.
pub(super) const METHODS: &[&str] = &["get", "head", "post", "put", "patch", "delete"];

/// Methods that the language can't express.
pub(super) const UNSUPPORTED_METHODS: &[&str] = &["options", "trace"];

/// Reads all operations into a draft, and returns the number of operations in the document.
pub fn read<'d>(
    document: &'d Document,
    schemas: &mut Schemas<'d>,
    credentials: &Credentials<'d>,
    draft: &mut Draft,
) -> usize {
    draft.service.headers = headers::constant(document);
    let mut reading = Reading {
        schemas,
        document,
        naming: Naming::default(),
        statuses: Statuses::default(),
        credentials,
        constant: draft.service.headers.keys().cloned().collect(),
        calls: BTreeSet::new(),
        groups: Vec::new(),
        names: Vec::new(),
        end_user: EndUser::read(document),
        media_type: document.root().text(extension::MEDIA_TYPE),
    };
    [draft.session, draft.end_user] = reading.end_user.tables();
    let count = reading.paths();
    let Reading { statuses, groups, names, .. } = reading;
    draft.groups = groups;
    own::resolve(draft, &names);
    draft.envelopes = own::envelopes(document);
    if draft.envelopes.is_empty() {
        draft.envelopes = statuses.envelopes(schemas);
    }
    draft.statuses = statuses.docs(schemas);
    name_groups(document, schemas, draft);
    count
}

/// Sets the docs of the groups to the docs of their tags.
fn name_groups(document: &Document, schemas: &mut Schemas<'_>, draft: &mut Draft) {
    let mut docs = BTreeMap::new();
    for tag in document.root().elements("tags") {
        if let (Some(name), Some(doc)) = (tag.text("name"), text_of(&tag, "description", &mut schemas.losses))
        {
            docs.insert(naming::group_name(name), (tag.below("description"), doc));
        }
        if tag.json.get("externalDocs").is_some() {
            schemas.losses.add(Lack::Words, tag.below("externalDocs"), "a link to other docs");
        }
    }
    for group in &mut draft.groups {
        group.doc = docs.remove(&group.name).map(|(_, doc)| sentence(&doc));
    }
    for (at, _) in docs.into_values() {
        schemas.losses.add(Lack::Words, at, "the description of a tag without operations");
    }
}

struct Reading<'r, 'd> {
    schemas: &'r mut Schemas<'d>,
    document: &'d Document,
    naming: Naming,
    statuses: Statuses<'d>,
    credentials: &'r Credentials<'d>,
    /// Headers that have the same constant value in all requests.
    constant: BTreeSet<String>,
    /// Methods and paths in use, without parameter names.
    calls: BTreeSet<String>,
    groups: Vec<Group>,
    /// Id and full name of each operation.
    names: Vec<(String, String)>,
    end_user: EndUser<'d>,
    /// Media type of JSON bodies, unless it is the default.
    media_type: Option<&'d str>,
}

impl<'d> Reading<'_, 'd> {
    fn paths(&mut self) -> usize {
        let mut count = 0;
        for (path, item) in self.document.root().entries("paths") {
            if path.starts_with("x-") {
                self.lose(Lack::Extension, &item.at, format!("`{path}`"));
                continue;
            }
            let item = match self.document.resolve(&item) {
                Ok(item) => item,
                Err(found) => {
                    self.lose(Lack::Fault, item.below("$ref"), format!("a reference to {found}"));
                    continue;
                }
            };
            for (key, node) in item.own_entries() {
                match key {
                    _ if METHODS.contains(&key) => {
                        count += 1;
                        self.operation(key, path, &item, &node);
                    }
                    _ if UNSUPPORTED_METHODS.contains(&key) => {
                        count += 1;
                        let call = format!("{} {path}", key.to_uppercase());
                        self.lose(Lack::Call, &node.at, format!("`{call}`"));
                        self.schemas.losses.lose_operation(call);
                    }
                    "parameters" => {}
                    "summary" | "description" => {
                        self.lose(Lack::Words, &node.at, "the description of a path")
                    }
                    "servers" => self.lose(Lack::Servers, &node.at, "base URLs of a path"),
                    _ if key.starts_with("x-") => self.lose(Lack::Extension, &node.at, format!("`{key}`")),
                    _ => self.lose(Lack::Keyword, &node.at, format!("`{key}`")),
                }
            }
        }
        count
    }

    fn lose(&mut self, lack: Lack, at: impl Into<String>, found: impl Into<String>) {
        self.schemas.losses.add(lack, at, found);
    }

    /// Reads an operation, or records the reason why the operation is omitted.
    fn operation(&mut self, method: &str, path: &str, item: &Node<'d>, node: &Node<'d>) {
        let method = method.to_uppercase();
        if self.read_operation(&method, path, item, node).is_none() {
            self.schemas.losses.lose_operation(format!("{method} {path}"));
        }
    }

    /// Returns `None` if the operation is omitted because of the last loss.
    fn read_operation(&mut self, method: &str, path: &str, item: &Node<'d>, node: &Node<'d>) -> Option<()> {
        if let Some(fault) = fault_of_path(path) {
            self.lose(Lack::Call, &node.at, format!("`{method} {path}`, {fault}"));
            return None;
        }
        let call = format!("{method} {}", without_names(path));
        if self.calls.contains(&call) {
            let found =
                format!("`{method} {path}`, which differs from another operation only in parameter names");
            self.lose(Lack::Call, &node.at, found);
            return None;
        }
        let (group, name) = self.naming.name(method, path, node);
        let words = naming::type_prefix(&group, &name);
        let answer = self.answer(method, node, &words)?;
        let body = self.body(node, &words)?;
        if method == "HEAD" && body.is_some() {
            self.lose(Lack::Fault, node.below("requestBody"), "a body of a HEAD request");
        }
        let body = body.filter(|_| method != "HEAD");
        let media_type = match bodies::media_type(body.as_ref().map(|body| &body.format), &answer.formats) {
            // Without a key, the bodies have the media type of the whole API.
            Ok(media_type) if media_type.as_deref() == self.media_type => None,
            Ok(None)
                if answer.formats.iter().chain(body.iter().map(|body| &body.format)).any(Format::is_json) =>
            {
                Some("application/json".to_owned())
            }
            Ok(media_type) => media_type,
            Err(found) => {
                self.lose(Lack::MediaType, &node.at, found);
                return None;
            }
        };
        let query = self.parameters(path, item, node, &words)?;
        self.keywords(node);
        self.calls.insert(call);
        let doc = self.doc(node, &name);
        let mut statuses = answer.statuses;
        if !self.is_conditional(method, query.as_deref()) && statuses.contains(&NOT_MODIFIED) {
            self.lose(
                Lack::Fault,
                node.below("responses"),
                "the status 304, although requests have no condition",
            );
            statuses.retain(|status| *status != NOT_MODIFIED);
        }
        let http = format!("{method} {path}");
        let (response, response_headers) = (answer.response, answer.headers);
        let stream = answer.formats.iter().find_map(Format::of_stream).map(Json::from);
        let stream = stream.map(|format| node.json.get(extension::STREAM).cloned().unwrap_or(format));
        let body_format = body.as_ref().and_then(|body| body.format.of_body());
        let is_deprecated = node.is_set("deprecated");
        let auth = self.credentials.of_operation(node, &mut self.schemas.losses);
        let mut keys = own::keys_of_operation(node);
        keys.extend(self.session(item, node));
        if !self.schemas.is_generated {
            keys.extend(self.idempotency_token(method, query.as_deref()));
        }
        let operation = Operation {
            name,
            doc,
            http,
            query,
            body: body.map(|body| body.ty),
            body_format,
            media_type,
            response,
            response_headers,
            stream,
            statuses,
            is_deprecated,
            auth,
            keys,
        };
        let full_name = format!("{group}.{}", operation.name);
        let sequences = own::sequences(node, &full_name);
        if let Some(id) = node.text("operationId") {
            self.names.push((id.to_owned(), full_name));
        }
        match self.groups.iter_mut().find(|known| known.name == group) {
            Some(known) => {
                known.operations.push(operation);
                known.sequences.extend(sequences);
            }
            None => {
                let operations = vec![operation];
                self.groups.push(Group { name: group, doc: None, operations, sequences });
            }
        }
        Some(())
    }

    /// Returns the key for an operation's use of the session.
    fn session(&self, item: &Node<'d>, node: &Node<'d>) -> Option<(&'static str, Json)> {
        let parameters = parameters::all_parameters(self.document, item, node, |_| {}).into_iter();
        let is_session = |parameter: &Node<'_>| {
            let [place, name] = ["in", "name"].map(|key| parameter.text(key).unwrap_or_default());
            self.end_user.is_session(place, name)
        };
        let session = parameters.into_iter().find(is_session)?;
        Some(("session", if session.is_set("required") { "required" } else { "optional" }.into()))
    }

    /// Returns the key for the idempotency token of a request, if the token is in the usual header.
    fn idempotency_token(&self, method: &str, query: Option<&str>) -> Option<(&'static str, Json)> {
        let header = ("header", Json::from("idempotency-key"));
        let def = self.schemas.def(query.filter(|_| !matches!(method, "GET" | "HEAD"))?)?;
        let field = def.fields().into_iter().find(|field| field.facets.contains(&header))?;
        let is_short =
            |(key, most): &(&str, Json)| *key == "max_length" && matches!(most, Json::Integer(..36));
        let fits = matches!(field.ty, Expr::Plain("string" | "uuid")) && !field.facets.iter().any(is_short);
        fits.then(|| ("idempotency_token", Json::object().with("query", &field.wire)))
    }

    /// Returns whether requests may have a condition that leads to the status 304.
    fn is_conditional(&self, method: &str, query: Option<&str>) -> bool {
        let query =
            query.and_then(|name| self.schemas.def(name)).filter(|_| matches!(method, "GET" | "HEAD"));
        let facets = query.into_iter().flat_map(Def::fields).flat_map(|field| &field.facets);
        facets.filter(|(key, _)| *key == "header").any(|(_, name)| CONDITIONS.map(Json::from).contains(name))
    }

    /// Returns the summary and the description, or the name as a sentence if there is neither. A summary that only
    /// repeats the start of the description is omitted.
    fn doc(&mut self, node: &Node<'d>, name: &str) -> String {
        let losses = &mut self.schemas.losses;
        let summary = text_of(node, "summary", losses).map(|summary| sentence(&summary));
        let description = text_of(node, "description", losses).map(|description| sentence(&description));
        match (summary, description) {
            (Some(summary), Some(description)) if !description.starts_with(summary.trim_end_matches('.')) => {
                format!("{summary}\n\n{description}")
            }
            (_, Some(description)) => description,
            (Some(summary), None) => summary,
            (None, None) => in_words(name),
        }
    }

    fn keywords(&mut self, node: &Node<'d>) {
        for (key, value) in node.own_entries() {
            match key {
                "operationId" | "summary" | "description" | "parameters" | "requestBody" | "responses"
                | "deprecated" | "security" => {}
                "tags" => {
                    for other in value.own_elements().iter().skip(1) {
                        let tag = other.json.as_text().unwrap_or_default();
                        self.lose(
                            Lack::Words,
                            &other.at,
                            format!("the tag `{tag}`: an operation has one group"),
                        );
                    }
                }
                "callbacks" => self.lose(Lack::OtherCalls, value.at, "callbacks"),
                "servers" => self.lose(Lack::Servers, value.at, "base URLs of an operation"),
                "externalDocs" => self.lose(Lack::Words, value.at, "a link to other docs"),
                _ if own::is_read(key) => {}
                _ if key.starts_with("x-") => self.lose(Lack::Extension, value.at, format!("`{key}`")),
                _ => self.lose(Lack::Keyword, value.at, format!("`{key}`")),
            }
        }
    }

    /// Returns the target of a node's reference, or the node itself. A dangling reference is recorded as a fault.
    fn resolved(&mut self, node: &Node<'d>) -> Option<Node<'d>> {
        let resolved = self.document.resolve(node);
        if let Err(found) = &resolved {
            self.lose(Lack::Fault, node.below("$ref"), format!("a reference to {found}"));
        }
        resolved.ok()
    }
}

/// Returns the reason why a path is not valid for an operation.
fn fault_of_path(path: &str) -> Option<&'static str> {
    let mut names = BTreeSet::new();
    let balanced = path.matches('{').count() == path.matches('}').count();
    let is_named_twice = path_parameters(path).any(|name| !names.insert(name));
    match () {
        () if !path.starts_with('/') => Some("which does not start with `/`"),
        () if path.contains(['?', '#', ' ']) => Some("which contains more than a path"),
        () if !balanced || path_parameters(path).any(str::is_empty) => {
            Some("with braces that contain no name")
        }
        () if is_named_twice => Some("which has a parameter twice"),
        () => None,
    }
}
