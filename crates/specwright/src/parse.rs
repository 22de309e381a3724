//! Parsing of spec files into raw tables. Every problem that can be found without interpreting the tables is reported.

use std::collections::BTreeSet;
use std::ops::Range;

use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

use super::diagnostic::{Diagnostics, Place, Source, closest};
use super::{names, raw};

const HELP: &str = "see the Specwright guide; editors can check spec files with the JSON Schema";

/// Renamed keys and their new names.
const RENAMED_KEYS: [(&str, &str); 2] = [("told_by", "discriminator"), ("key", "schemes")];

/// Help message for `shared`, which used to be a list of names.
const SHARED: &str = "name the field that holds the shared fields: `shared = { period = \"Period\" }`";

/// Maximum number of problems to report for a file. Further problems are probably consequences of the first problems.
const MAX_PROBLEMS: usize = 50;

/// Parses a file. Items that can't be read are reported and omitted.
pub fn parse(file: usize, source: &Source, diagnostics: &mut Diagnostics) -> raw::File {
    check_file_name(file, source, diagnostics);
    let mut report = |error: &toml::de::Error, key: &str| {
        let span = error.span().unwrap_or(0..0);
        let found = source.text.get(span.clone()).unwrap_or_default();
        let (message, help) = reworded(error.message(), found, key);
        diagnostics.add(&Place::new(file, span), message, help);
    };
    let (table, errors) = DeTable::parse_recoverable(&source.text);
    if !errors.is_empty() {
        report_syntax(&source.text, &errors, |error| report(error, ""));
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
            format!("`{domain}` is the name of a module that the generator creates")
        }
        () => return,
    };
    diagnostics.add(&Place::new(file, 0..0), message, "rename the file");
}

/// Reports syntax errors. Further errors in the same line or in a duplicate table are omitted, because they are
/// consequences of the first error.
fn report_syntax(text: &str, errors: &[toml::de::Error], mut report: impl FnMut(&toml::de::Error)) {
    let text = text.as_bytes();
    let mut reported = 0;
    for error in errors.iter().take(MAX_PROBLEMS) {
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

/// Deserializes a table without its faulty definitions. Also returns the names in those definitions. Returns `None` if
/// nothing can be read.
///
/// Deserialization stops at the first error, so the faulty entry is removed and the remaining table is read again.
fn read(
    mut table: Spanned<DeTable<'_>>,
    mut report: impl FnMut(&toml::de::Error, &str),
) -> Option<(raw::File, BTreeSet<String>)> {
    let whole = table.clone();
    let mut faulty: BTreeSet<Vec<String>> = BTreeSet::new();
    for _ in 0..MAX_PROBLEMS {
        let Err(error) = raw::File::deserialize(toml::de::Deserializer::from(table.clone())) else { break };
        let entry = error.span().map(|span| entry_of(table.get_ref(), &span)).filter(|keys| !keys.is_empty());
        let definition = entry.as_deref().map(definition_of);
        // A key may be missing only because its faulty entry was removed.
        let follows = error.message().trim().starts_with("missing field")
            && definition.is_some_and(|definition| faulty.contains(definition));
        if !follows {
            report(&error, entry.iter().flatten().last().map_or("", String::as_str));
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

/// Rewords a deserializer's message about a key in terms of the description language, and returns the message and a
/// help message.
fn reworded(message: &str, found: &str, key: &str) -> (String, String) {
    let message = message.trim().replace('\n', ", ");
    if message == "duplicate key" {
        let help = "names must be unique in their table: rename or remove one";
        return (format!("`{found}` is defined twice"), help.to_owned());
    }
    if let Some((what, known)) = message.split_once(", expected one of ")
        && what.starts_with("unknown ")
    {
        let known: Vec<&str> = known.split('`').skip(1).step_by(2).collect();
        let unknown = what.split('`').nth(1).unwrap_or_default();
        let renamed = RENAMED_KEYS.iter().find(|(old, new)| *old == unknown && known.contains(new));
        let help = match (renamed, closest(unknown, known.iter().copied())) {
            (Some((old, new)), _) => format!("`{old}` is now `{new}`"),
            (None, Some(name)) => format!("did you mean `{name}`?"),
            (None, None) => format!("allowed: `{}`", known.join("`, `")),
        };
        return (what.replacen("field", "key", 1).replacen("variant", "value", 1), help);
    }
    let help = if key == "shared" && found.starts_with('[') { SHARED } else { HELP };
    let message =
        message.replacen("missing field", "missing key", 1).replace("expected i64", "expected an integer");
    (message, help.to_owned())
}

/// Returns the path of keys to the innermost table entry around a position.
fn entry_of(table: &DeTable<'_>, place: &Range<usize>) -> Vec<String> {
    let mut keys = Vec::new();
    let mut within = Some(table);
    while let Some((key, value)) = within.and_then(|table| entry_at(table, place)) {
        keys.push(key.get_ref().to_string());
        // An error about a whole table has the position of the table.
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

/// Returns the keys of the definition that contains an entry: the section and the name, and for an operation also the
/// group.
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

/// Collects the names of all entries below a value.
fn names_in(value: &Spanned<DeValue<'_>>, names: &mut BTreeSet<String>) {
    let Some(table) = value.get_ref().as_table() else { return };
    for (key, value) in table {
        names.insert(key.get_ref().to_string());
        names_in(value, names);
    }
}
