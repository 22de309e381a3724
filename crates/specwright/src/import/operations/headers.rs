//! Import of headers: request headers that are parameters of an operation or constants in all requests, and response
//! headers.

use std::collections::BTreeMap;

use super::parameters::all_parameters;
use super::{METHODS, Reading};
use crate::import::docs::text_of;
use crate::import::document::{Document, Node};
use crate::import::draft::{Expr, Field, Presence};
use crate::import::loss::Lack;
use crate::import::own;
use crate::json::Json;
use crate::lint::headers::{BODY_HEADERS, RESERVED_REQUEST_HEADERS, RESERVED_RESPONSE_HEADERS};
use crate::names::is_header;

/// Returns the headers that have the same value in all operations, by lowercase name.
pub(super) fn constant(document: &Document) -> BTreeMap<String, String> {
    let (mut found, mut operations) = (BTreeMap::<(String, String), usize>::new(), 0);
    for (_, item) in document.root().entries("paths") {
        let Ok(item) = document.resolve(&item) else { continue };
        for (_, node) in item.own_entries().iter().filter(|(key, _)| METHODS.contains(key)) {
            operations += 1;
            let parameters = all_parameters(document, &item, node, |_| {});
            for header in parameters.iter().filter_map(|parameter| fixed(document, parameter)) {
                *found.entry(header).or_default() += 1;
            }
        }
    }
    found.into_iter().filter(|(_, count)| *count == operations).map(|(header, _)| header).collect()
}

/// Returns the name and value of a header that allows only one value.
fn fixed(document: &Document, parameter: &Node<'_>) -> Option<(String, String)> {
    let name = parameter.text("name").filter(|_| parameter.text("in") == Some("header"))?.to_lowercase();
    let schema = document.resolve(&parameter.get("schema")?).ok()?;
    let value = match schema.texts("enum")[..] {
        [only] => only,
        _ => schema.text("const")?,
    };
    let is_sendable = value.chars().all(|c| c.is_ascii_graphic() || c == ' ') && value.trim() == value;
    (is_header(&name)
        && !RESERVED_REQUEST_HEADERS.contains(&name.as_str())
        && is_sendable
        && !value.is_empty())
    .then(|| (name, value.to_owned()))
}

impl<'d> Reading<'_, 'd> {
    /// Returns the name of a request header in the description, or the reason why a description can't contain the
    /// header.
    pub(super) fn header(&self, name: &str) -> Result<String, &'static str> {
        own_name(name, |header| RESERVED_REQUEST_HEADERS.contains(&header))
    }

    /// Returns the type of the headers in an operation's successful responses, if there are any.
    pub(super) fn answer_headers(
        &mut self,
        method: &str,
        successes: &[(u16, Node<'d>)],
        words: &str,
    ) -> Option<String> {
        let is_reserved = |header: &str| {
            RESERVED_RESPONSE_HEADERS.contains(&header)
                && !(method == "HEAD" && BODY_HEADERS.contains(&header))
        };
        let mut fields: Vec<Field> = Vec::new();
        for (name, node) in successes.iter().flat_map(|(_, answer)| answer.entries("headers")) {
            let Some(node) = self.resolved(&node) else { continue };
            let field = own_name(name, is_reserved).map_err(str::to_owned);
            match field.and_then(|own| self.answer_header(&node, &own, words)) {
                Ok(field) if fields.iter().any(|known| known.wire == field.wire) => {}
                Ok(field) => fields.push(field),
                Err(why) => self.lose(Lack::Header, &node.at, format!("the response header `{name}`, {why}")),
            }
        }
        self.type_of(fields, &format!("{words} Headers"), None, Vec::new())
    }

    fn answer_header(&mut self, node: &Node<'d>, own: &str, words: &str) -> Result<Field, String> {
        let mut field = self.field(node, own, false, words)?;
        if field.ty == Expr::EITHER {
            field.ty = Expr::Plain("string");
        }
        field.doc = text_of(node, "description", &mut self.schemas.losses).or(field.doc);
        field.is_deprecated |= node.is_set("deprecated");
        field.only_in = None;
        field.facets.retain(|(key, _)| *key != "default");
        field.facets.insert(0, ("header", Json::from(own)));
        field.presence = if node.is_set("required") { Presence::Expected } else { Presence::Optional };
        own::complete(&mut field, node);
        Ok(field)
    }
}

/// Returns the name of a header in the description, or the reason why a description can't contain the header.
fn own_name(name: &str, is_reserved: impl Fn(&str) -> bool) -> Result<String, &'static str> {
    let header = name.to_lowercase();
    match () {
        () if !is_header(&header) => Err("which is not a valid name"),
        () if is_reserved(&header) => Err("which the client and the service manage"),
        () => Ok(header),
    }
}
