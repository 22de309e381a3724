//! Import of credentials: the schemes of the document, and the schemes that each operation accepts.

use std::collections::{BTreeMap, BTreeSet};

use super::docs::text_of;
use super::document::{Document, Node};
use super::draft::{Carrier, Scheme};
use super::loss::{Lack, Losses};
use crate::names::is_header;

/// The imported credentials.
#[derive(Debug, Default)]
pub struct Credentials<'d> {
    /// The schemes of the description.
    pub schemes: Vec<Scheme>,
    /// Name of each document scheme's counterpart in the description.
    names: BTreeMap<&'d str, String>,
    /// Default requirement for operations, or `None` if the document has none.
    of_all: Option<Node<'d>>,
}

impl<'d> Credentials<'d> {
    /// Reads the schemes.
    pub fn read(document: &'d Document, losses: &mut Losses) -> Self {
        let root = document.root();
        let mut credentials = Credentials { of_all: root.get("security"), ..Credentials::default() };
        let components = root.get("components");
        for (name, node) in components.map_or_else(Vec::new, |node| node.entries("securitySchemes")) {
            let Ok(node) = document.resolve(&node) else {
                losses.add(Lack::Fault, node.at, "a dangling reference");
                continue;
            };
            match carrier(&node, losses) {
                Some(carrier) => credentials.add(name, &node, carrier, losses),
                None => losses.add(Lack::Credentials, &node.at, format!("`{name}`: {}", kind(&node))),
            }
        }
        credentials
    }

    /// Adds a scheme. Merges schemes whose credentials are in the same part of a request.
    fn add(&mut self, name: &'d str, node: &Node<'d>, carrier: Carrier, losses: &mut Losses) {
        if let Some(known) = self.schemes.iter().find(|known| known.carrier == carrier) {
            let found = format!("`{name}`, which is in the same place as `{}`", known.name);
            losses.add(Lack::Credentials, &node.at, found);
            self.names.insert(name, known.name.clone());
            return;
        }
        let doc = text_of(node, "description", losses).unwrap_or_else(|| carrier.in_words());
        self.names.insert(name, name.to_owned());
        self.schemes.push(Scheme { name: name.to_owned(), carrier, doc });
    }

    /// Returns the schemes that an operation lists, or `None` if the operation accepts any scheme.
    pub fn of_operation(&self, node: &Node<'d>, losses: &mut Losses) -> Option<Vec<String>> {
        if self.schemes.is_empty() {
            return None;
        }
        let security = node.get("security").or_else(|| self.of_all.clone())?;
        let mut listed: Vec<String> = Vec::new();
        let choices = security.own_elements();
        let mut is_optional = false;
        for choice in &choices {
            let needed = choice.own_entries();
            if needed.is_empty() {
                is_optional = true;
                losses.add(Lack::Credentials, &choice.at, "calls without credentials are allowed as well");
            }
            let known: BTreeSet<&String> =
                needed.iter().filter_map(|(name, _)| self.names.get(name)).collect();
            if known.len() > 1 {
                let names: Vec<String> = known.iter().map(|name| format!("`{name}`")).collect();
                losses.add(Lack::Credentials, &choice.at, format!("{} together", names.join(" and ")));
            }
            for (name, scopes) in needed.iter().filter(|(_, scopes)| !scopes.own_elements().is_empty()) {
                losses.add(Lack::Credentials, &scopes.at, format!("the scopes of `{name}`"));
            }
            for name in known {
                if !listed.contains(name) {
                    listed.push(name.clone());
                }
            }
        }
        // An operation needs no list if it accepts all schemes, or if it lists no scheme because calls need no
        // credentials.
        let takes_any = listed.len() == self.schemes.len() || (listed.is_empty() && is_optional);
        (!takes_any).then_some(listed)
    }

    /// Returns whether a parameter carries a credential. Such a parameter is not part of the operation.
    pub fn carry(&self, place: &str, name: &str) -> bool {
        self.schemes.iter().any(|scheme| match &scheme.carrier {
            Carrier::Query(key) => place == "query" && key == name,
            Carrier::Header(header) => place == "header" && *header == name.to_lowercase(),
            Carrier::Bearer | Carrier::Basic => false,
        })
    }
}

/// Returns the part of a request that carries a scheme's credential, if the language can describe that part.
fn carrier(node: &Node<'_>, losses: &mut Losses) -> Option<Carrier> {
    let name = node.text("name").unwrap_or_default();
    match (node.text("type")?, node.text("in"), node.text("scheme").map(str::to_lowercase).as_deref()) {
        ("apiKey", Some("query"), _) if !name.is_empty() => Some(Carrier::Query(name.to_owned())),
        ("apiKey", Some("header"), _) => {
            Some(name.to_lowercase()).filter(|name| is_header(name)).map(Carrier::Header)
        }
        ("http", _, Some("bearer")) => Some(Carrier::Bearer),
        ("http", _, Some("basic")) => Some(Carrier::Basic),
        // Requests carry a bearer token, but a description can't specify how to obtain it.
        ("oauth2" | "openIdConnect", ..) => {
            losses.add(Lack::Credentials, &node.at, "the way to obtain a token");
            Some(Carrier::Bearer)
        }
        _ => None,
    }
}

fn kind(node: &Node<'_>) -> String {
    let parts = ["type", "in", "scheme"].into_iter().filter_map(|key| node.text(key));
    parts.collect::<Vec<_>>().join(" ")
}
