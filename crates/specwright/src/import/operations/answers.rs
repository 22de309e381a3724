//! Import of responses, that is, success bodies, statuses and error bodies.

use std::collections::{BTreeMap, BTreeSet};

use super::Reading;
use super::bodies::Format;
use crate::import::docs::{sentence, text_of};
use crate::import::document::Node;
use crate::import::draft::{Def, Envelope, Expr, Facets, Field, Kind, Presence, Response};
use crate::import::loss::Lack;
use crate::import::schemas::{Name, Schemas};
use crate::ir::NOT_MODIFIED;

/// The responses of an operation.
pub(super) struct Answer {
    /// Bodies of the successful responses.
    pub(super) response: Response,
    /// Type of the headers of successful responses.
    pub(super) headers: Option<String>,
    /// Formats of the response bodies.
    pub(super) formats: Vec<Format>,
    /// All statuses.
    pub(super) statuses: Vec<u16>,
}

/// Returns the name for a response body's type. Usually there is only one body.
fn response_name(words: &str, before: usize) -> String {
    match before {
        0 => format!("{words} Response"),
        _ => format!("{words} Other Response"),
    }
}

/// Returns a single type if all responses that have a body share that type. Otherwise returns a table.
fn response_of(bodies: Vec<(u16, Expr)>, with_body: usize) -> Response {
    match &bodies[..] {
        [] => Response::None,
        [(_, first), rest @ ..] if bodies.len() == with_body && rest.iter().all(|(_, ty)| ty == first) => {
            Response::One(first.clone())
        }
        _ => Response::ByStatus(bodies),
    }
}

/// Statuses collected from all operations.
#[derive(Debug, Default)]
pub(super) struct Statuses<'d> {
    /// Positions and descriptions of each status.
    words: BTreeMap<u16, Vec<(String, String)>>,
    /// Schemas of error bodies, by position.
    errors: BTreeMap<String, Node<'d>>,
}

impl<'d> Reading<'_, 'd> {
    /// Reads the responses of an operation. Returns `None` if the language can't express them.
    pub(super) fn answer(&mut self, method: &str, node: &Node<'d>, words: &str) -> Option<Answer> {
        let answers = self.listed(node);
        let (successes, others): (Vec<_>, Vec<_>) =
            answers.into_iter().partition(|(code, _)| (200..300).contains(code));
        if successes.is_empty() {
            self.lose(Lack::NoSuccess, node.below("responses"), "no status from 200 to 299");
            return None;
        }
        let mut bodies = Vec::new();
        let (mut statuses, mut formats) = (Vec::new(), Vec::new());
        for (code, answer) in &successes {
            let is_empty = *code == 204 || method == "HEAD";
            if is_empty && answer.get("content").is_some() {
                let found = format!("a body of a {code} response to a {method}, which can't have a body");
                self.lose(Lack::Fault, answer.below("content"), found);
            }
            if is_empty || answer.entries("content").is_empty() {
                statuses.push(*code);
            } else if let Some(body) = self.content(answer, &response_name(words, bodies.len()), true) {
                bodies.push((*code, body.ty));
                formats.push(body.format);
                statuses.push(*code);
            }
        }
        // An operation without its essential response body is useless.
        if statuses.is_empty() || (bodies.is_empty() && statuses.len() < successes.len()) {
            return None;
        }
        for (code, answer) in &others {
            if *code >= 400 {
                self.note_error(answer);
            }
            statuses.push(*code);
        }
        statuses.sort_unstable();
        for (code, answer) in successes.iter().chain(&others).filter(|(code, _)| statuses.contains(code)) {
            self.note(*code, answer);
            if *code >= 300 {
                self.lost_headers(answer, if *code == NOT_MODIFIED { &successes } else { &[] });
            }
        }
        let with_body = successes.iter().filter(|(code, _)| *code != 204 && statuses.contains(code)).count();
        let response = response_of(bodies, with_body);
        let headers = match formats.iter().any(|format| format.of_stream().is_some()) {
            // The runtime does not read the headers of a stream.
            true => {
                successes.iter().for_each(|(_, answer)| self.lost_headers(answer, &[]));
                None
            }
            false => self.answer_headers(method, &successes, words),
        };
        Some(Answer { response, headers, formats, statuses })
    }

    /// Returns the responses with a numeric status, in order.
    fn listed(&mut self, node: &Node<'d>) -> Vec<(u16, Node<'d>)> {
        let mut answers = Vec::new();
        for (status, answer) in node.entries("responses") {
            let Some(answer) = self.resolved(&answer) else { continue };
            match status.parse::<u16>() {
                Ok(code) if (100..600).contains(&code) => answers.push((code, answer)),
                _ if status.starts_with("x-") => self.lose(Lack::Extension, answer.at, format!("`{status}`")),
                _ => {
                    self.note_error(&answer);
                    self.lose(Lack::StatusRange, node.below("responses"), format!("`{status}`"));
                }
            }
        }
        answers.sort_by_key(|(code, _)| *code);
        answers
    }

    fn note(&mut self, code: u16, answer: &Node<'d>) {
        let doc = text_of(answer, "description", &mut self.schemas.losses);
        let known = self.statuses.words.entry(code).or_default();
        if let Some(doc) = doc
            && !known.iter().any(|(at, _)| *at == answer.at)
        {
            known.push((answer.at.clone(), sentence(&doc)));
        }
        for (key, value) in answer.own_entries() {
            match key {
                "links" => self.lose(Lack::OtherCalls, value.at, "links"),
                "description" | "content" | "headers" => {}
                _ if key.starts_with("x-") => self.lose(Lack::Extension, value.at, format!("`{key}`")),
                _ => self.lose(Lack::Keyword, value.at, format!("`{key}`")),
            }
        }
    }

    /// Records the headers of a response, except for those that `others` have as well.
    fn lost_headers(&mut self, answer: &Node<'d>, others: &[(u16, Node<'d>)]) {
        let known = others.iter().flat_map(|(_, other)| other.entries("headers"));
        let known: Vec<&str> = known.map(|(name, _)| name).collect();
        for (name, header) in answer.entries("headers") {
            if known.iter().any(|other| other.eq_ignore_ascii_case(name)) {
                continue;
            }
            self.lose(Lack::Header, header.at, format!("the response header `{name}`"));
        }
    }

    fn note_error(&mut self, answer: &Node<'d>) {
        let content = answer.entries("content");
        let Some((_, media)) = content.iter().find(|(media, _)| super::bodies::is_json(media)) else {
            return;
        };
        let Some(schema) = media.get("schema") else { return };
        // Error bodies of different shapes are distinguished by their envelopes.
        let forms = ["oneOf", "anyOf"].into_iter().flat_map(|keyword| schema.elements(keyword));
        let forms: Vec<Node<'d>> = forms.collect();
        for form in if forms.is_empty() { vec![schema] } else { forms } {
            if let Some(form) = self.resolved(&form) {
                self.statuses.errors.entry(form.at.clone()).or_insert(form);
            }
        }
    }
}

/// Common names of the fields with an error's code, message and status.
const CODES: &[&str] =
    &["code", "errorCode", "error_code", "error", "type", "status", "title", "name", "reason"];
const MESSAGES: &[&str] = &["message", "detail", "error_description", "description", "msg", "title"];
const STATUSES: &[&str] = &["status", "statusCode", "status_code"];

impl<'d> Statuses<'d> {
    /// Returns the docs of the statuses: the document's description if all operations share it, or else the standard
    /// phrase, or the number if there is no standard phrase.
    pub(super) fn docs(self, schemas: &mut Schemas<'d>) -> BTreeMap<u16, String> {
        let doc = |(code, words): (u16, Vec<(String, String)>)| {
            let all: BTreeSet<&String> = words.iter().map(|(_, doc)| doc).collect();
            let doc = match (all.len(), words.first()) {
                (1, Some((_, doc))) => doc.clone(),
                _ => {
                    for (at, doc) in words {
                        schemas.losses.add(
                            Lack::Words,
                            at,
                            format!("the description of {code}: {}", doc.replace('\n', " ")),
                        );
                    }
                    http::StatusCode::from_u16(code)
                        .ok()
                        .and_then(|code| code.canonical_reason())
                        .map_or_else(|| format!("Status {code}."), |reason| format!("{reason}."))
                }
            };
            (code, doc)
        };
        self.words.into_iter().map(doc).collect()
    }

    /// Returns the error bodies that can be an `[envelope]`.
    pub(super) fn envelopes(&self, schemas: &mut Schemas<'d>) -> Vec<Envelope> {
        let mut envelopes: Vec<Envelope> = Vec::new();
        for (at, schema) in &self.errors {
            let shape = schemas.target(schema.clone(), &Name::Inline("Error".to_owned()));
            match envelope(schemas, &shape.ty, &envelopes) {
                Ok(Some(envelope)) => envelopes.push(envelope),
                Ok(None) => {}
                Err(found) => schemas.losses.add(Lack::ErrorBody, at, found),
            }
        }
        envelopes
    }
}

/// Returns the envelope of a type, `None` if the envelope is already known, or the reason why the type has no envelope.
fn envelope(schemas: &Schemas<'_>, ty: &Expr, known: &[Envelope]) -> Result<Option<Envelope>, String> {
    let Expr::Named(name) = ty else { return Err(format!("`{ty}` is not an object")) };
    if known.iter().any(|known| known.name == *name) {
        return Ok(None);
    }
    let fields = fields_of(schemas, name).ok_or_else(|| format!("`{name}` is not an object"))?;
    let roles = roles_of(schemas, &fields).ok_or_else(|| format!("`{name}` has no code and no message"))?;
    // Bodies with the same roles may share a discriminator, because their envelopes find the same parts of an error.
    let is_distinct = |field: &&&Field| {
        known.iter().filter(|known| known.roles != roles).all(|known| {
            let others = fields_of(schemas, &known.name).unwrap_or_default();
            !others.iter().any(|other| other.wire == field.wire)
                && !fields.iter().any(|own| own.wire == known.discriminator)
        })
    };
    let has_role = |field: &&&Field| {
        let mut names = roles.iter().filter_map(|(_, path)| path.split('.').next());
        names.any(|name| name == field.wire)
    };
    let found = fields.iter().filter(|field| has_role(field) && is_distinct(field));
    let discriminator = found.min_by_key(|field| field.presence != Presence::Required);
    let message = || format!("`{name}` has no field that distinguishes it from another error body");
    let discriminator = discriminator.ok_or_else(message)?.wire.clone();
    Ok(Some(Envelope { name: name.clone(), discriminator, roles, keys: Facets::new() }))
}

fn fields_of<'s>(schemas: &'s Schemas<'_>, name: &str) -> Option<Vec<&'s Field>> {
    let def = schemas.def(name).filter(|def| matches!(def.kind, Kind::Object { .. }));
    def.map(Def::fields)
}

/// Returns the roles of fields in an error body: in the body, in a nested object or in the elements of a list. A place
/// with a message is preferred to a place without a message.
fn roles_of(schemas: &Schemas<'_>, fields: &[&Field]) -> Option<Vec<(&'static str, String)>> {
    let mut places = vec![own_roles(schemas, fields)];
    for field in fields.iter().filter(|field| field.wire.to_lowercase().contains("err")) {
        let (of, is_list) = match &field.ty {
            Expr::Named(name) => (name, false),
            Expr::List(inner) => match &**inner {
                Expr::Named(name) => (name, true),
                _ => continue,
            },
            _ => continue,
        };
        let Some(inner) = fields_of(schemas, of) else { continue };
        let mut roles = own_roles(schemas, &inner);
        if is_list {
            roles.retain(|(role, _)| *role != "status");
            roles.extend((!roles.is_empty()).then(|| ("list", field.wire.clone())));
            roles.rotate_right(1);
        } else {
            roles.iter_mut().for_each(|(_, name)| *name = format!("{}.{name}", field.wire));
        }
        places.push(roles);
    }
    let has = |role| move |roles: &&Vec<_>| roles.iter().any(|(known, _)| *known == role);
    let with_message = places.iter().find(has("message"));
    with_message.or_else(|| places.iter().find(has("code"))).cloned()
}

/// Returns the roles of fields of one object.
fn own_roles(schemas: &Schemas<'_>, fields: &[&Field]) -> Vec<(&'static str, String)> {
    let find = |names: &[&'static str], is_valid: &dyn Fn(&Expr) -> bool| {
        let is_valid = |name: &&&str| {
            let field = fields.iter().find(|field| field.wire == **name);
            field.is_some_and(|field| is_valid(&field.ty))
        };
        names.iter().find(is_valid).copied()
    };
    let is_text = |ty: &Expr| match ty {
        Expr::Plain(plain) => *plain == "string",
        Expr::Named(name) => schemas.def(name).is_some_and(Def::is_text_enum),
        _ => false,
    };
    let is_integer = |ty: &Expr| matches!(ty, Expr::Plain("integer" | "unsigned"));
    let code = find(CODES, &is_text).or_else(|| find(&CODES[..3], &is_integer));
    let others: Vec<&str> = MESSAGES.iter().copied().filter(|name| Some(*name) != code).collect();
    let status = find(STATUSES, &|ty| *ty == Expr::Plain("integer"));
    let roles = [("code", code), ("message", find(&others, &is_text)), ("status", status)];
    roles.into_iter().filter_map(|(role, field)| Some((role, field?.to_owned()))).collect()
}
