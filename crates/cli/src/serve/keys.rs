//! Keys of callers, each with the name that stands for it in the log. No error has a key in it.

use std::fmt;
use std::path::Path;

use super::args::Settings;
use crate::exit::Failure;

/// The keys that callers may use, in the order in which they are given.
#[derive(Debug, Default)]
pub struct NamedKeys(Vec<NamedKey>);

/// A key and its name.
pub struct NamedKey {
    pub name: String,
    pub key: String,
}

/// Without the key.
impl fmt::Debug for NamedKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NamedKey").field("name", &self.name).finish_non_exhaustive()
    }
}

/// What can be wrong with a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum KeyError {
    Empty,
    Nameless,
    NoName,
    NotName,
    NameTaken,
    KeyTaken,
}

impl fmt::Display for KeyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            KeyError::Empty => "a key is not empty; one that ends with = needs a name, as name=key",
            KeyError::Nameless => "expected name=key",
            KeyError::NoName => "a name is not empty",
            KeyError::NotName => {
                "a name has letters, digits, -, _ and . alone; a key with = in it needs a name, as name=key"
            }
            KeyError::NameTaken => "another key has the same name",
            KeyError::KeyTaken => "the key has another name already",
        })
    }
}

impl NamedKeys {
    /// The keys of the settings: those of the list, then those of the file.
    ///
    /// # Errors
    /// All that is wrong with them.
    pub fn of(settings: &Settings) -> Result<Self, Failure> {
        let (mut keys, mut faults) = (NamedKeys::default(), Vec::new());
        for (index, text) in settings.keys.iter().enumerate() {
            if let Err(error) = keys.add_listed(text) {
                faults.push(format!("key {}: {error}", index + 1));
            }
        }
        if let Some(path) = &settings.keys_file {
            keys.add_file(path, &mut faults);
        }
        for (name, listed) in [("deny", &settings.deny), ("cashback", &settings.cashback)] {
            if listed.iter().any(String::is_empty) {
                faults.push(format!("{name}: {}", KeyError::Empty));
            }
        }
        match faults.is_empty() {
            true => Ok(keys),
            false => Err(Failure::invalid("the keys can't be used").with_details(faults)),
        }
    }

    /// The keys.
    pub fn iter(&self) -> impl Iterator<Item = &NamedKey> {
        self.0.iter()
    }

    /// Whether there is none, so that any key will do.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The key with a name, or else the text itself, which is a key then.
    pub fn named_or<'a>(&'a self, text: &'a str) -> &'a str {
        self.0.iter().find(|known| known.name == text).map_or(text, |known| &known.key)
    }

    /// Adds the keys of a file: a name and a key a line.
    fn add_file(&mut self, path: &Path, faults: &mut Vec<String>) {
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) => return faults.push(format!("{} can't be read: {error}", path.display())),
        };
        let known = self.0.len();
        for (index, line) in text.lines().map(str::trim).enumerate() {
            let is_blank = line.is_empty() || line.starts_with('#');
            if let Some(error) = (!is_blank).then(|| self.add_line(line).err()).flatten() {
                faults.push(format!("{}:{}: {error}", path.display(), index + 1));
            }
        }
        // Without any key, any key would do, which nobody means who names a file.
        if self.0.len() == known && faults.is_empty() {
            faults.push(format!("{} has no keys", path.display()));
        }
    }

    fn add_line(&mut self, line: &str) -> Result<(), KeyError> {
        let (name, key) = line.split_once('=').ok_or(KeyError::Nameless)?;
        self.add(name.trim_end(), key.trim_start())
    }

    /// Adds a key with or without a name.
    fn add_listed(&mut self, text: &str) -> Result<(), KeyError> {
        match text.split_once('=') {
            // The padding of Base64 is no key.
            Some((_, key)) if key.trim_matches('=').is_empty() => Err(KeyError::Empty),
            Some((name, key)) => self.add(name, key),
            None => self.add(&format!("key{}", self.0.len() + 1), text),
        }
    }

    fn add(&mut self, name: &str, key: &str) -> Result<(), KeyError> {
        let is_of_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
        let error = match (name, key) {
            (_, "") => KeyError::Empty,
            ("", _) => KeyError::NoName,
            (name, _) if !name.chars().all(is_of_name) => KeyError::NotName,
            (name, _) if self.0.iter().any(|known| known.name == name) => KeyError::NameTaken,
            (_, key) if self.0.iter().any(|known| known.key == key) => KeyError::KeyTaken,
            (name, key) => {
                self.0.push(NamedKey { name: name.to_owned(), key: key.to_owned() });
                return Ok(());
            }
        };
        Err(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(texts: &[&str]) -> Result<Vec<(String, String)>, KeyError> {
        let mut keys = NamedKeys::default();
        texts.iter().try_for_each(|text| keys.add_listed(text))?;
        Ok(keys.0.into_iter().map(|known| (known.name, known.key)).collect())
    }

    fn file(text: &str) -> (NamedKeys, Vec<String>) {
        let path = std::env::temp_dir().join(format!("wayfare-keys-{}-{}", std::process::id(), text.len()));
        std::fs::write(&path, text).unwrap();
        let (mut keys, mut faults) = (NamedKeys::default(), Vec::new());
        keys.add_file(&path, &mut faults);
        std::fs::remove_file(&path).unwrap();
        let strip = |fault: String| fault.replace(&path.display().to_string(), "FILE");
        (keys, faults.into_iter().map(strip).collect())
    }

    #[test]
    fn keys_have_the_names_that_are_given_or_are_numbered() {
        let keys = listed(&["k-one", "shop=k=two", "k-three"]).unwrap();
        let pair = |name: &str, key: &str| (name.to_owned(), key.to_owned());
        assert_eq!(keys, [pair("key1", "k-one"), pair("shop", "k=two"), pair("key3", "k-three")]);
    }

    #[test]
    fn what_is_no_key_is_refused() {
        for (texts, error) in [
            (&[""][..], KeyError::Empty),
            (&["shop="], KeyError::Empty),
            (&["c2VjcmV0cw=="], KeyError::Empty),
            (&["=key"], KeyError::NoName),
            (&["sh op=key"], KeyError::NotName),
            (&["shop=a", "shop=b"], KeyError::NameTaken),
            (&["shop=a", "bank=a"], KeyError::KeyTaken),
        ] {
            assert_eq!(listed(texts), Err(error), "{texts:?}");
        }
    }

    #[test]
    fn a_file_has_a_name_and_a_key_a_line_and_comments() {
        let (keys, faults) = file("# partners\nshop = s3cret\n\n  bank=b=nk  \n");
        assert_eq!(faults, Vec::<String>::new());
        let keys: Vec<_> = keys.iter().map(|known| (known.name.as_str(), known.key.as_str())).collect();
        assert_eq!(keys, [("shop", "s3cret"), ("bank", "b=nk")]);
    }

    #[test]
    fn every_fault_of_a_file_has_its_line_and_no_key() {
        let (_, faults) = file("shop=s3cret\ns3cret\nshop=s3cret2\nbank=\n");
        assert_eq!(
            faults,
            [
                "FILE:2: expected name=key",
                "FILE:3: another key has the same name",
                "FILE:4: a key is not empty; one that ends with = needs a name, as name=key"
            ]
        );
    }

    #[test]
    fn a_file_without_keys_does_not_let_everybody_in() {
        assert_eq!(file("# later\n").1, ["FILE has no keys"]);
    }

    #[test]
    fn a_key_can_be_meant_by_its_name() {
        let mut keys = NamedKeys::default();
        keys.add("shop", "s3cret").unwrap();
        assert_eq!([keys.named_or("shop"), keys.named_or("other")], ["s3cret", "other"]);
        assert!(!format!("{keys:?}").contains("s3cret"));
    }
}
