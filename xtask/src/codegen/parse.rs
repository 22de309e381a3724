//! From the text of a spec file to its raw tables, with every problem that can be found without understanding them.

use std::ops::Range;

use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::diagnostic::{Diagnostics, Place, Source, closest};
use super::{names, raw};

const HELP: &str = "spec/README.md shows the language; its JSON Schema lets editors check it";

/// Maximum number of problems reported for one file; further ones are likely to follow from them.
const MOST: usize = 50;

/// Reads a file. A problem is reported, and the result is `None`.
pub fn parse(file: usize, source: &Source, diagnostics: &mut Diagnostics) -> Option<raw::File> {
    if !names::is_identifier(&source.domain) {
        let message = format!("`{}` can't be the name of a Rust module", source.domain);
        diagnostics.add(&Place::new(file, 0..0), message, "rename the file");
    } else if names::MODULES.contains(&source.domain.as_str()) {
        let message = format!("`{}` is the name of a module that the generator makes itself", source.domain);
        diagnostics.add(&Place::new(file, 0..0), message, "rename the file");
    }
    let mut report = |error: &toml::de::Error| {
        let span = error.span().unwrap_or(0..0);
        let (message, help) = reworded(error.message(), source.text.get(span.clone()).unwrap_or_default());
        diagnostics.add(&Place::new(file, span), message, help);
    };
    let (mut table, errors) = DeTable::parse_recoverable(&source.text);
    if !errors.is_empty() {
        // Further errors in the same line, or in a table that is there twice, belong to the first one.
        let text = source.text.as_bytes();
        let mut reported = 0;
        for error in errors.iter().take(MOST) {
            let at = error.span().map_or(0, |span| span.start).min(text.len());
            if at < reported {
                continue;
            }
            report(error);
            let line_start = text[..at].iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
            let end = match text[line_start..].first() {
                Some(b'[') => text[at..].windows(2).position(|two| two == b"\n["),
                _ => text[at..].iter().position(|byte| *byte == b'\n'),
            };
            reported = end.map_or(text.len(), |end| at + end);
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

/// A message of the reader in the words of the language, and what to do.
fn reworded(message: &str, found: &str) -> (String, String) {
    let message = message.trim().replace('\n', ", ");
    if message == "duplicate key" {
        let help = "each name stands once in its table: rename or remove one";
        return (format!("`{found}` is defined twice"), help.to_owned());
    }
    if let Some((what, known)) = message.split_once(", expected one of ")
        && what.starts_with("unknown ")
    {
        let known: Vec<&str> = known.split('`').skip(1).step_by(2).collect();
        let help = match closest(what.split('`').nth(1).unwrap_or_default(), known.iter().copied()) {
            Some(name) => format!("did you mean `{name}`?"),
            None => format!("known are `{}`", known.join("`, `")),
        };
        return (what.replacen("field", "key", 1).replacen("variant", "value", 1), help);
    }
    let message =
        message.replacen("missing field", "missing key", 1).replace("expected i64", "expected an integer");
    (message, HELP.to_owned())
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
