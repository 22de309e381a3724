//! From the text of a spec file to its raw tables, with every problem that can be found without understanding them.

use std::collections::BTreeSet;
use std::ops::Range;

use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

use super::diagnostic::{Diagnostics, Place, Source, closest};
use super::{names, raw};

const HELP: &str = "the guide of specwright shows the language; its JSON Schema lets editors check it";

/// Maximum number of problems reported for one file; further ones are likely to follow from them.
const MOST: usize = 50;

/// Reads a file. What can't be read is reported, and left out.
pub fn parse(file: usize, source: &Source, diagnostics: &mut Diagnostics) -> raw::File {
    check_file_name(file, source, diagnostics);
    let mut report = |error: &toml::de::Error| {
        let span = error.span().unwrap_or(0..0);
        let (message, help) = reworded(error.message(), source.text.get(span.clone()).unwrap_or_default());
        diagnostics.add(&Place::new(file, span), message, help);
    };
    let (table, errors) = DeTable::parse_recoverable(&source.text);
    if !errors.is_empty() {
        report_syntax(&source.text, &errors, report);
        diagnostics.lose_file();
        return raw::File::default();
    }
    let Some((raw, lost)) = read(table, &mut report) else {
        diagnostics.lose_file();
        return raw::File::default();
    };
    for name in &lost {
        diagnostics.lose(name);
        diagnostics.lose_uses();
    }
    raw
}

fn check_file_name(file: usize, source: &Source, diagnostics: &mut Diagnostics) {
    let domain = &source.domain;
    let message = match () {
        () if !names::is_identifier(domain) => format!("`{domain}` can't be the name of a Rust module"),
        () if names::MODULES.contains(&domain.as_str()) => {
            format!("`{domain}` is the name of a module that the generator makes itself")
        }
        () => return,
    };
    diagnostics.add(&Place::new(file, 0..0), message, "rename the file");
}

/// Further errors in the same line, or in a table that is there twice, belong to the first one.
fn report_syntax(text: &str, errors: &[toml::de::Error], mut report: impl FnMut(&toml::de::Error)) {
    let text = text.as_bytes();
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
}

/// Reads a table without the definitions that have faults, and names what these hold. `None` if nothing can be read.
///
/// A reader stops at its first error. The entry that has it is taken out, and the rest is read again.
fn read(
    mut table: Spanned<DeTable<'_>>,
    mut report: impl FnMut(&toml::de::Error),
) -> Option<(raw::File, BTreeSet<String>)> {
    let whole = table.clone();
    let mut faulty: BTreeSet<Vec<String>> = BTreeSet::new();
    for _ in 0..MOST {
        let Err(error) = raw::File::deserialize(toml::de::Deserializer::from(table.clone())) else { break };
        let entry = error.span().map(|span| entry_of(table.get_ref(), &span)).filter(|keys| !keys.is_empty());
        let definition = entry.as_deref().map(definition_of);
        // What lacks a key may lack it for the entry that was taken out.
        let follows = error.message().trim().starts_with("missing field")
            && definition.is_some_and(|definition| faulty.contains(definition));
        if !follows {
            report(&error);
        }
        faulty.insert(definition?.to_vec());
        remove(table.get_mut(), &entry?);
    }
    let mut lost = BTreeSet::new();
    let mut rest = whole;
    for definition in &faulty {
        lost.extend(definition.iter().cloned());
        if let Some(value) = remove(rest.get_mut(), definition) {
            names_in(&value, &mut lost);
        }
    }
    let raw = raw::File::deserialize(toml::de::Deserializer::from(rest)).ok()?;
    Some((raw, lost))
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

/// The keys that lead to the innermost entry of a table that holds a place.
fn entry_of(table: &DeTable<'_>, place: &Range<usize>) -> Vec<String> {
    let mut keys = Vec::new();
    let mut within = Some(table);
    while let Some((key, value)) = within.and_then(|table| entry_at(table, place)) {
        keys.push(key.get_ref().to_string());
        // An error about a table as a whole has the place of the table.
        let whole = key.span() == *place || value.span() == *place;
        within = value.get_ref().as_table().filter(|_| !whole);
    }
    keys
}

fn entry_at<'t, 'i>(
    table: &'t DeTable<'i>,
    place: &Range<usize>,
) -> Option<(&'t Spanned<DeString<'i>>, &'t Spanned<DeValue<'i>>)> {
    table.iter().find(|(key, value)| key.span().contains(&place.start) || holds(value, place))
}

fn holds(value: &Spanned<DeValue<'_>>, place: &Range<usize>) -> bool {
    value.span() == *place
        || value.span().contains(&place.start)
        || value.get_ref().as_table().is_some_and(|table| entry_at(table, place).is_some())
        || value.get_ref().as_array().is_some_and(|values| values.iter().any(|value| holds(value, place)))
}

/// The keys of the definition that an entry belongs to: below a section's, and below its group's for an operation.
fn definition_of(entry: &[String]) -> &[String] {
    let depth = match entry.first().map(String::as_str) {
        Some("operation") => 3,
        Some("service" | "output" | "auth") => 1,
        _ => 2,
    };
    &entry[..depth.min(entry.len())]
}

fn remove<'i>(table: &mut DeTable<'i>, keys: &[String]) -> Option<Spanned<DeValue<'i>>> {
    match keys {
        [] => None,
        [key] => table.remove(key.as_str()),
        [key, below @ ..] => match table.get_mut(key.as_str())?.get_mut() {
            DeValue::Table(table) => remove(table, below),
            _ => None,
        },
    }
}

/// The names of all entries below a value.
fn names_in(value: &Spanned<DeValue<'_>>, names: &mut BTreeSet<String>) {
    let Some(table) = value.get_ref().as_table() else { return };
    for (key, value) in table {
        names.insert(key.get_ref().to_string());
        names_in(value, names);
    }
}
