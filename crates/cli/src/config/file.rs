//! Settings from a table of the configuration file. Values keep their line numbers, and so do errors in the file.

use std::collections::BTreeMap;

use toml::Spanned;
use toml::de::{DeInteger, DeString, DeTable, DeValue};

use super::declared::Declared;
use super::{Fault, FileName, Origin};

/// Table for the settings of `wayfare serve`. Its keys are also accepted at the top level.
const SERVE: &str = "serve";

/// Parent table of all profiles.
const PROFILE: &str = "profile";

/// Name of the profile that applies if none is selected.
pub const DEFAULT_PROFILE: &str = "default";

/// A table of the file.
#[derive(Clone, Copy, Debug)]
pub enum Table<'a> {
    /// `[serve]`
    Serve,
    /// `[profile.NAME]`
    Profile(&'a str),
    /// `[profile.default]`, which may be missing.
    DefaultProfile,
}

/// The values of a table as strings, by key.
#[derive(Default)]
pub struct File(BTreeMap<String, (Vec<String>, Origin)>);

impl File {
    /// Reads a table of a file. Appends errors to `faults`.
    pub fn read(file: FileName, table: Table<'_>, declared: &[Declared], faults: &mut Vec<Fault>) -> Self {
        let name = file.path.display().to_string();
        match std::fs::read_to_string(&file.path) {
            Ok(text) => {
                Reader { text: &text, name: &name, declared, read: File::default(), faults }.read(table)
            }
            Err(error) => {
                faults.push(Fault(file.named, format!("{name} can't be read: {error}")));
                File::default()
            }
        }
    }

    /// Returns the values of a setting and their origin.
    pub fn get(&self, declared: &Declared) -> Option<(Vec<String>, Origin)> {
        self.0.get(declared.key()).cloned()
    }
}

/// Parser state for one table.
struct Reader<'a> {
    text: &'a str,
    name: &'a str,
    declared: &'a [Declared],
    read: File,
    faults: &'a mut Vec<Fault>,
}

impl Reader<'_> {
    fn read(mut self, table: Table<'_>) -> File {
        let (root, errors) = DeTable::parse_recoverable(self.text);
        for error in errors {
            self.fault(error.span().map_or(0, |span| span.start), error.message().to_owned());
        }
        for (key, value) in root.get_ref() {
            match (&**key.get_ref(), value.get_ref(), table) {
                (SERVE, DeValue::Table(settings), Table::Serve) => self.take_all(settings),
                (PROFILE, DeValue::Table(profiles), Table::Profile(name)) => {
                    self.take_profile(profiles, name, key.span().start);
                }
                (PROFILE, DeValue::Table(profiles), Table::DefaultProfile) => {
                    if profiles.contains_key(DEFAULT_PROFILE) {
                        self.take_profile(profiles, DEFAULT_PROFILE, key.span().start);
                    }
                }
                (SERVE | PROFILE, DeValue::Table(_), _) => {}
                (name, DeValue::Table(_), _) => {
                    let found = format!("found the table [{name}], allowed [{SERVE}] and [{PROFILE}.NAME]");
                    self.fault(key.span().start, found);
                }
                (_, _, Table::Serve) => self.take(key, value),
                (_, _, Table::Profile(_) | Table::DefaultProfile) => {}
            }
        }
        if let Table::Profile(name) = table
            && !root.get_ref().contains_key(PROFILE)
        {
            let lacks = format!("there is no profile {name:?}: the file has no table [{PROFILE}.{name}]");
            self.faults.push(Fault(Origin::File(self.name.to_owned()), lacks));
        }
        self.read
    }

    fn take_profile(&mut self, profiles: &DeTable<'_>, wanted: &str, at: usize) {
        let found = profiles.iter().find(|(name, _)| name.get_ref() == wanted);
        match found.map(|(_, value)| value.get_ref()) {
            Some(DeValue::Table(settings)) => self.take_all(settings),
            Some(other) => {
                let found =
                    format!("{wanted}: found {}, expected a table [{PROFILE}.{wanted}]", kind_of(other));
                self.fault(at, found);
            }
            None => {
                let names: Vec<_> = profiles.keys().map(|name| name.get_ref().to_string()).collect();
                let known = match names.as_slice() {
                    [] => String::new(),
                    names => format!("; profiles in the file: {}", names.join(", ")),
                };
                self.fault(at, format!("there is no profile {wanted:?}{known}"));
            }
        }
    }

    fn take_all(&mut self, settings: &DeTable<'_>) {
        settings.iter().for_each(|(key, value)| self.take(key, value));
    }

    fn take(&mut self, key: &Spanned<DeString<'_>>, value: &Spanned<DeValue<'_>>) {
        let (name, at) = (key.get_ref().to_string(), key.span().start);
        match values_of(&name, value.get_ref(), self.declared) {
            Ok(values) => {
                let origin = self.origin(at);
                if let Some((_, first)) = self.read.0.insert(name.clone(), (values, origin)) {
                    self.fault(at, format!("found the duplicate key {name:?}, first set at {first}"));
                }
            }
            Err(fault) => self.fault(at, fault),
        }
    }

    fn fault(&mut self, at: usize, what: String) {
        let origin = self.origin(at);
        self.faults.push(Fault(origin, what));
    }

    fn origin(&self, at: usize) -> Origin {
        Origin::Line { file: self.name.to_owned(), line: line_of(self.text, at) }
    }
}

/// Converts a key's values to strings for the option's parser.
fn values_of(key: &str, value: &DeValue<'_>, all: &[Declared]) -> Result<Vec<String>, String> {
    let Some(declared) = all.iter().find(|declared| declared.key() == key) else {
        if let Some(why) = all.iter().find_map(|declared| declared.forbidden_reason(key)) {
            return Err(why.to_owned());
        }
        let known: Vec<_> = all.iter().map(Declared::key).collect();
        return Err(format!("found the key {key:?}, allowed {}", known.join(", ")));
    };
    match (value, declared.is_list()) {
        (DeValue::Array(values), true) => {
            let texts = values.iter().map(Spanned::get_ref).map(text_of);
            texts.collect::<Option<_>>().ok_or_else(|| format!("{key}: expected a list of strings"))
        }
        (_, true) => {
            let of_file = format!("{key}-file");
            let has_file = all.iter().any(|declared| declared.key() == of_file);
            let hint = if has_file {
                format!("; to read the list from a file, set {of_file}")
            } else {
                String::new()
            };
            Err(format!("{key}: found {}, expected a list of strings{hint}", kind_of(value)))
        }
        (value, false) => match text_of(value) {
            Some(text) => Ok(vec![text]),
            None => Err(format!("{key}: found {}, expected one value", kind_of(value))),
        },
    }
}

/// Formats a value as on the command line.
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
        DeValue::String(_) => "a string",
        DeValue::Integer(_) | DeValue::Float(_) => "a number",
        DeValue::Boolean(_) => "a boolean",
        DeValue::Datetime(_) => "a time",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    }
}

/// Returns the line number of a byte offset, counted from 1.
fn line_of(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1
}
