//! Callers' keys, each with a name that replaces the key in the log. No error message contains a key.

use std::fmt;
use std::path::Path;

use super::args::Settings;
use crate::exit::Failure;

/// Keys that callers may use, in the order given.
#[derive(Debug, Default)]
pub struct NamedKeys(Vec<NamedKey>);

/// A key and its name.
pub struct NamedKey {
    pub name: String,
    pub key: String,
}

/// Omits the key.
impl fmt::Debug for NamedKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NamedKey").field("name", &self.name).finish_non_exhaustive()
    }
}

/// Message for an empty key.
const EMPTY: &str = "a key must not be empty; a key that ends with = needs a name: name=key";

impl NamedKeys {
    /// Collects the keys in the settings: first the keys in the list, then the keys in the key file.
    ///
    /// # Errors
    /// Returns an error if a key is invalid, or if the key file can't be read or has no keys. The error lists all
    /// faults.
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
                faults.push(format!("{name}: {EMPTY}"));
            }
        }
        match faults.is_empty() {
            true => Ok(keys),
            false => Err(Failure::invalid("the keys can't be used").with_details(faults)),
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = &NamedKey> {
        self.0.iter()
    }

    /// Returns `true` if there are no keys, so that any key is accepted.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the key with this name. If no key has this name, the argument itself is the key.
    pub fn named_or<'a>(&'a self, text: &'a str) -> &'a str {
        self.0.iter().find(|known| known.name == text).map_or(text, |known| &known.key)
    }

    /// Adds the keys in a file, which has a name and a key on each line.
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
        // Without keys, the service would accept any key, which an operator with a key file doesn't intend.
        if self.0.len() == known && faults.is_empty() {
            faults.push(format!("{} has no keys", path.display()));
        }
    }

    fn add_line(&mut self, line: &str) -> Result<(), &'static str> {
        let (name, key) = line.split_once('=').ok_or("expected name=key")?;
        self.add(name.trim_end(), key.trim_start())
    }

    /// Adds a key with or without a name.
    fn add_listed(&mut self, text: &str) -> Result<(), &'static str> {
        match text.split_once('=') {
            // At most Base64 padding follows the first `=`, so the key is missing.
            Some((_, key)) if key.trim_matches('=').is_empty() => Err(EMPTY),
            Some((name, key)) => self.add(name, key),
            None => self.add(&format!("key{}", self.0.len() + 1), text),
        }
    }

    fn add(&mut self, name: &str, key: &str) -> Result<(), &'static str> {
        let is_of_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
        match (name, key) {
            (_, "") => Err(EMPTY),
            ("", _) => Err("a name must not be empty"),
            (name, _) if !name.chars().all(is_of_name) => Err(
                "a name may contain only letters, digits, -, _ and .; a key that contains = needs a name: name=key",
            ),
            (name, _) if self.0.iter().any(|known| known.name == name) => {
                Err("another key has the same name")
            }
            (_, key) if self.0.iter().any(|known| known.key == key) => {
                Err("the key already has another name")
            }
            (name, key) => {
                self.0.push(NamedKey { name: name.to_owned(), key: key.to_owned() });
                Ok(())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(texts: &[&str]) -> Result<Vec<(String, String)>, &'static str> {
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
    fn keys_are_named_or_numbered() {
        let keys = listed(&["k-one", "shop=k=two", "k-three"]).unwrap();
        let pair = |name: &str, key: &str| (name.to_owned(), key.to_owned());
        assert_eq!(keys, [pair("key1", "k-one"), pair("shop", "k=two"), pair("key3", "k-three")]);
    }

    #[test]
    fn invalid_keys_are_rejected() {
        for (texts, expected) in [
            (&[""][..], EMPTY),
            (&["shop="], EMPTY),
            (&["c2VjcmV0cw=="], EMPTY),
            (&["=key"], "a name must not be empty"),
            (&["sh op=key"], "a name may contain only letters"),
            (&["shop=a", "shop=b"], "another key has the same name"),
            (&["shop=a", "bank=a"], "the key already has another name"),
        ] {
            assert!(listed(texts).unwrap_err().starts_with(expected), "{texts:?}");
        }
    }

    #[test]
    fn key_files_have_named_keys_and_comments() {
        let (keys, faults) = file("# partners\nshop = s3cret\n\n  bank=b=nk  \n");
        assert_eq!(faults, Vec::<String>::new());
        let keys: Vec<_> = keys.iter().map(|known| (known.name.as_str(), known.key.as_str())).collect();
        assert_eq!(keys, [("shop", "s3cret"), ("bank", "b=nk")]);
    }

    #[test]
    fn key_file_errors_have_lines_but_no_keys() {
        let (_, faults) = file("shop=s3cret\ns3cret\nshop=s3cret2\nbank=\n");
        assert_eq!(
            faults,
            [
                "FILE:2: expected name=key",
                "FILE:3: another key has the same name",
                "FILE:4: a key must not be empty; a key that ends with = needs a name: name=key"
            ]
        );
    }

    #[test]
    fn key_files_without_keys_are_rejected() {
        assert_eq!(file("# later\n").1, ["FILE has no keys"]);
    }

    #[test]
    fn keys_are_found_by_name() {
        let mut keys = NamedKeys::default();
        keys.add("shop", "s3cret").unwrap();
        assert_eq!([keys.named_or("shop"), keys.named_or("other")], ["s3cret", "other"]);
        assert!(!format!("{keys:?}").contains("s3cret"));
    }
}
