//! Settings in a TOML file. Each value and each fault keeps its line.

use std::collections::BTreeMap;
use std::path::Path;

use toml::Spanned;
use toml::de::{DeInteger, DeTable, DeValue};

use super::declared::Declared;
use super::{Fault, Origin};

/// The values of a file, as texts, by key.
#[derive(Default)]
pub struct File(BTreeMap<String, (Vec<String>, Origin)>);

impl File {
    /// Reads a file, which something named. Adds what is wrong with it to the faults.
    pub fn read(path: &Path, named: Origin, declared: &[Declared], faults: &mut Vec<Fault>) -> Self {
        let name = path.display().to_string();
        match std::fs::read_to_string(path) {
            Ok(text) => File::parse(&text, &name, declared, faults),
            Err(error) => {
                faults.push(Fault(named, format!("{name} can't be read: {error}")));
                File::default()
            }
        }
    }

    fn parse(text: &str, name: &str, declared: &[Declared], faults: &mut Vec<Fault>) -> Self {
        let origin = |at: usize| Origin::Line { file: name.to_owned(), line: line_of(text, at) };
        let (table, errors) = DeTable::parse_recoverable(text);
        for error in errors {
            let at = error.span().map_or(0, |span| span.start);
            faults.push(Fault(origin(at), error.message().to_owned()));
        }
        let mut file = File::default();
        for (key, value) in table.into_inner() {
            let origin = origin(key.span().start);
            match values_of(key.get_ref(), value.get_ref(), declared) {
                Ok(values) => _ = file.0.insert(key.into_inner().into_owned(), (values, origin)),
                Err(fault) => faults.push(Fault(origin, fault)),
            }
        }
        file
    }

    /// The values of a setting, and where they stand.
    pub fn get(&self, declared: &Declared) -> Option<(Vec<String>, Origin)> {
        self.0.get(declared.key()).cloned()
    }
}

/// The values of a key as texts, for the parser of the option.
fn values_of(key: &str, value: &DeValue<'_>, declared: &[Declared]) -> Result<Vec<String>, String> {
    let Some(declared) = declared.iter().find(|declared| declared.key() == key) else {
        let known: Vec<_> = declared.iter().map(Declared::key).collect();
        return Err(format!("found the key {key:?}, allowed {}", known.join(", ")));
    };
    match (value, declared.is_list()) {
        (DeValue::Array(values), true) => {
            let texts = values.iter().map(Spanned::get_ref).map(text_of);
            texts.collect::<Option<_>>().ok_or_else(|| format!("{key}: expected a list of texts"))
        }
        (_, true) => Err(format!("{key}: found {}, expected a list of texts", kind_of(value))),
        (value, false) => match text_of(value) {
            Some(text) => Ok(vec![text]),
            None => Err(format!("{key}: found {}, expected one value", kind_of(value))),
        },
    }
}

/// A value as on the command line.
fn text_of(value: &DeValue<'_>) -> Option<String> {
    match value {
        DeValue::String(text) => Some(text.clone().into_owned()),
        DeValue::Integer(number) => Some(in_decimal(number)),
        DeValue::Float(number) => Some(number.as_str().to_owned()),
        DeValue::Boolean(is_set) => Some(is_set.to_string()),
        DeValue::Datetime(_) | DeValue::Array(_) | DeValue::Table(_) => None,
    }
}

fn in_decimal(number: &DeInteger<'_>) -> String {
    let text = number.as_str();
    i128::from_str_radix(text, number.radix()).map_or_else(|_| text.to_owned(), |number| number.to_string())
}

fn kind_of(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "a text",
        DeValue::Integer(_) | DeValue::Float(_) => "a number",
        DeValue::Boolean(_) => "true or false",
        DeValue::Datetime(_) => "a time",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    }
}

/// The line of a byte, from 1.
fn line_of(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1
}
