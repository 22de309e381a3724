//! Selection of a part of a document: the operations with some tags, and the components that they use.
//!
//! Everything else is removed before the import, so that its losses are not listed. Removed tags stay in their list as
//! empty objects, because positions in the document must not change.

use std::collections::BTreeSet;

use super::document::{Document, DocumentError, unescaped};
use super::operations::{METHODS, UNSUPPORTED_METHODS};
use crate::json::Json;

/// Prefix of a reference to a component.
const COMPONENTS: &str = "#/components/";

/// Removes all operations that have none of these tags, and all components that no remaining operation uses.
///
/// # Errors
/// Returns an error if no operation has one of these tags.
pub fn keep_only(document: &mut Document, tags: &[String]) -> Result<(), DocumentError> {
    let document = &mut document.0;
    let known = tags_of_operations(document);
    if let Some(unknown) = tags.iter().find(|tag| !known.contains(*tag)) {
        return Err(DocumentError::Tag { found: unknown.clone(), allowed: known.into_iter().collect() });
    }
    let is_kept = |tag: &str| tags.iter().any(|kept| kept == tag);
    for (_, item) in entries_of(document.get_mut("paths")) {
        retain(item, |key, operation| !is_method(key) || tags_of(operation).any(is_kept));
    }
    if let Some(Json::List(described)) = document.get_mut("tags") {
        let is_other = |tag: &&mut Json| !tag.get("name").and_then(Json::as_text).is_some_and(is_kept);
        described.iter_mut().filter(is_other).for_each(|tag| *tag = Json::object());
    }
    remove_unused(document);
    Ok(())
}

fn tags_of_operations(document: &Json) -> BTreeSet<String> {
    let items = entries(document.get("paths")).iter();
    let operations = items.flat_map(|(_, item)| entries(Some(item))).filter(|(key, _)| is_method(key));
    operations.flat_map(|(_, operation)| tags_of(operation)).map(str::to_owned).collect()
}

fn tags_of(operation: &Json) -> impl Iterator<Item = &str> {
    let tags = match operation.get("tags") {
        Some(Json::List(tags)) => tags.as_slice(),
        _ => &[],
    };
    tags.iter().filter_map(Json::as_text)
}

/// Removes paths without operations, and components to which nothing refers. Credentials are kept, because operations
/// name them without a reference.
fn remove_unused(document: &mut Json) {
    let has_operation = |_: &str, item: &Json| entries(Some(item)).iter().any(|(key, _)| is_method(key));
    document.get_mut("paths").into_iter().for_each(|paths| retain(paths, has_operation));
    let mut used = BTreeSet::new();
    let mut open = references_in(document.get("paths"));
    while let Some(reference) = open.pop() {
        let Some(path) = reference.strip_prefix(COMPONENTS) else { continue };
        let mut steps = path.split('/').map(unescaped);
        let (Some(section), Some(name)) = (steps.next(), steps.next()) else { continue };
        let components = document.get("components").and_then(|components| components.get(&section));
        let component = components.and_then(|components| components.get(&name));
        if used.insert((section, name)) {
            open.extend(references_in(component));
        }
    }
    for (section, components) in entries_of(document.get_mut("components")) {
        if section != "securitySchemes" {
            retain(components, |name, _| used.contains(&(section.clone(), name.to_owned())));
        }
    }
}

fn references_in(json: Option<&Json>) -> Vec<String> {
    let mut found = Vec::new();
    if let Some(json) = json {
        json.clone().each_named("$ref", &mut |reference| found.push(reference.clone()));
    }
    found
}

fn is_method(key: &str) -> bool {
    METHODS.contains(&key) || UNSUPPORTED_METHODS.contains(&key)
}

fn entries(json: Option<&Json>) -> &[(String, Json)] {
    match json {
        Some(Json::Object(entries)) => entries,
        _ => &[],
    }
}

fn entries_of(json: Option<&mut Json>) -> &mut [(String, Json)] {
    match json {
        Some(Json::Object(entries)) => entries,
        _ => &mut [],
    }
}

/// Removes the entries of an object for which `is_kept` returns `false`.
fn retain(json: &mut Json, is_kept: impl Fn(&str, &Json) -> bool) {
    if let Json::Object(entries) = json {
        entries.retain(|(name, value)| is_kept(name, value));
    }
}
