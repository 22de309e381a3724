//! From the text of a spec file to its raw tables, with every problem that can be found without understanding them.

use std::ops::Range;

use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::diagnostic::{Diagnostics, Place, Source};
use super::{names, raw};

const HELP: &str = "spec/README.md shows the language; its JSON Schema lets editors check it";

/// How many problems of one file are told at most; further ones are likely to follow from them.
const MOST: usize = 50;

/// Reads a file. What can't be read is reported and gives `None`.
pub fn parse(file: usize, source: &Source, diagnostics: &mut Diagnostics) -> Option<raw::File> {
    if !names::is_identifier(&source.domain) {
        let message = format!("`{}` can't be the name of a Rust module", source.domain);
        diagnostics.add(&Place::new(file, 0..0), message, "rename the file");
    } else if names::MODULES.contains(&source.domain.as_str()) {
        let message = format!("`{}` is the name of a module that the generator makes itself", source.domain);
        diagnostics.add(&Place::new(file, 0..0), message, "rename the file");
    }
    let mut report = |error: &toml::de::Error| {
        let place = Place::new(file, error.span().unwrap_or(0..0));
        let (message, help) = reworded(error.message());
        diagnostics.add(&place, message, help.unwrap_or(HELP));
    };
    let (mut table, errors) = DeTable::parse_recoverable(&source.text);
    if !errors.is_empty() {
        // What follows a syntax error is often part of it: the first of each line is enough.
        let line = |error: &toml::de::Error| {
            let at = error.span().map_or(0, |span| span.start).min(source.text.len());
            source.text.as_bytes()[..at].iter().filter(|byte| **byte == b'\n').count()
        };
        let mut last = None;
        for error in errors.iter().take(MOST) {
            if last.replace(line(error)) != Some(line(error)) {
                report(error);
            }
        }
        return None;
    }
    // A reader stops at its first error. The table that has it is taken out, and the rest is read again.
    let mut clean = true;
    for _ in 0..MOST {
        match raw::File::deserialize(toml::de::Deserializer::from(table.clone())) {
            Ok(raw) => return clean.then_some(raw),
            Err(error) => {
                report(&error);
                clean = false;
                if !error.span().is_some_and(|span| take_out(&mut table, &span)) {
                    return None;
                }
            }
        }
    }
    None
}

/// A message of the reader in the words of the language.
fn reworded(message: &str) -> (String, Option<&'static str>) {
    let message = message.trim().replace('\n', ", ");
    if message == "duplicate key" {
        return (
            "this key is there already".to_owned(),
            Some("each name stands once in its table: rename or remove one"),
        );
    }
    (message, None)
}

/// Takes out the definition, or failing that the section, that holds a place.
fn take_out(table: &mut Spanned<DeTable<'_>>, place: &Range<usize>) -> bool {
    let table = table.get_mut();
    let Some(section) = holder(table, place) else { return false };
    let depth = if section == "operation" { 2 } else { 1 };
    let Some((key, value)) = table.iter_mut().find(|(key, _)| *key.get_ref() == section) else {
        return false;
    };
    if key.span().contains(&place.start) || !take_out_below(value.get_mut(), place, depth) {
        table.remove(section.as_str());
    }
    true
}

fn take_out_below(value: &mut DeValue<'_>, place: &Range<usize>, depth: usize) -> bool {
    let DeValue::Table(table) = value else { return false };
    let Some(name) = holder(table, place) else { return false };
    let below = table.iter_mut().find(|(key, _)| *key.get_ref() == name);
    if depth > 1
        && let Some((key, value)) = below
        && !key.span().contains(&place.start)
        && take_out_below(value.get_mut(), place, depth - 1)
    {
        return true;
    }
    table.remove(name.as_str());
    true
}

/// The key of a table whose entry holds a place.
fn holder(table: &DeTable<'_>, place: &Range<usize>) -> Option<String> {
    let exact = table.iter().find(|(key, value)| key.span().contains(&place.start) || holds(value, place));
    exact.map(|(key, _)| key.get_ref().to_string())
}

fn holds(value: &Spanned<DeValue<'_>>, place: &Range<usize>) -> bool {
    let within = value.span() == *place || value.span().contains(&place.start);
    within
        || match value.get_ref() {
            DeValue::Table(table) => {
                table.iter().any(|(key, value)| key.span().contains(&place.start) || holds(value, place))
            }
            DeValue::Array(values) => values.iter().any(|value| holds(value, place)),
            _ => false,
        }
}
