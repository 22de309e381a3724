//! Headers of requests: parameters of an operation, or the same in all requests.

use std::collections::BTreeMap;

use super::parameters::all_parameters;
use super::{METHODS, Reading};
use crate::codegen::lint::headers::OF_RUNTIME;
use crate::codegen::names::is_header;
use crate::import::document::{Document, Node};

/// Headers that every operation has with one value, by their names in small letters.
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

/// A header with the only value that it can have.
fn fixed(document: &Document, parameter: &Node<'_>) -> Option<(String, String)> {
    let name = parameter.text("name").filter(|_| parameter.text("in") == Some("header"))?.to_lowercase();
    let schema = document.resolve(&parameter.get("schema")?).ok()?;
    let value = match schema.texts("enum")[..] {
        [only] => only,
        _ => schema.text("const")?,
    };
    let is_sendable = value.chars().all(|c| c.is_ascii_graphic() || c == ' ') && value.trim() == value;
    (is_header(&name) && !OF_RUNTIME.contains(&name.as_str()) && is_sendable && !value.is_empty())
        .then(|| (name, value.to_owned()))
}

impl Reading<'_, '_> {
    /// The name that a header has in the description, or why it has none.
    pub(super) fn header(&self, name: &str) -> Result<String, &'static str> {
        let header = name.to_lowercase();
        match () {
            () if !is_header(&header) => Err("no name of a header"),
            () if OF_RUNTIME.contains(&header.as_str()) => Err("the client sends it by itself"),
            () => Ok(header),
        }
    }
}
