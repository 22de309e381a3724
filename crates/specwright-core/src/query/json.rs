//! Conversion between values and JSON in parameters.

use serde_core::Serialize;

use super::{QueryReader, QueryWriter};
use crate::{Decode, Expected, NoteReason, Path, decode_strict, encode};

impl QueryWriter {
    /// Adds a parameter that contains the value as JSON.
    pub fn required_json(&mut self, name: &'static str, value: &impl Serialize) {
        // Encoding a value of a generated type never fails, and JSON is UTF-8.
        let json = encode(value).unwrap_or_default();
        self.pairs.push((name, String::from_utf8(json).unwrap_or_default()));
    }

    /// Adds a parameter that contains the value as JSON, if it is set.
    pub fn json(&mut self, name: &'static str, value: &Option<impl Serialize>) {
        if let Some(value) = value {
            self.required_json(name, value);
        }
    }
}

impl QueryReader<'_> {
    /// Removes and returns a parameter that contains JSON and may be missing.
    pub fn json<T: Decode>(&mut self, name: &'static str) -> Option<T> {
        let text = self.take(name)?;
        self.read_json(&Path::parameter(name), &text)
    }

    /// Removes and returns a parameter that contains JSON. Adds a note if the parameter is missing.
    pub fn required_json<T: Decode>(&mut self, name: &'static str) -> Option<T> {
        let at = Path::parameter(name);
        match self.take(name) {
            Some(text) => self.read_json(&at, &text),
            None => self.missing(&at),
        }
    }

    fn read_json<T: Decode>(&mut self, at: &Path<'_>, text: &str) -> Option<T> {
        match decode_strict::<T>(text.as_bytes()) {
            Ok(decoded) => {
                self.notes.append_nested(decoded.notes, at);
                Some(decoded.value)
            }
            Err(error) => {
                let reason = match error.is_syntax() {
                    true => NoteReason::WrongType { found: text.into(), expected: Expected::Json },
                    false => NoteReason::Skipped { expected: T::EXPECTED },
                };
                self.notes.append_nested(error.into_notes(), at);
                self.notes.add(at, reason);
                None
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn values_are_read_as_written() {
        let prices = BTreeMap::from([("a&b".to_owned(), vec![1_i64, 2])]);
        let mut out = QueryWriter::default();
        out.required_json("prices", &prices);
        out.json("none", &None::<i64>);
        let pairs = out.into_pairs();
        assert_eq!(pairs, [("prices", r#"{"a&b":[1,2]}"#.to_owned())]);
        let mut input = QueryReader::new(pairs.into_iter().map(|(name, value)| (name.into(), value.into())));
        assert_eq!(input.required_json("prices"), Some(prices));
        assert_eq!(input.json::<i64>("none"), None);
        assert!(input.finish(&[]).is_empty());
    }

    #[test]
    fn faults_are_located_below_the_parameter() {
        let pairs = [("a", "{"), ("b", r#"{"x":"y"}"#), ("c", "[]")];
        let mut input = QueryReader::new(pairs.map(|(name, value)| (name.into(), value.into())));
        for name in ["a", "c", "d"] {
            assert_eq!(input.required_json::<BTreeMap<String, i64>>(name), None, "{name}");
        }
        assert_eq!(input.required_json::<BTreeMap<String, i64>>("b"), Some(BTreeMap::new()));
        let notes: Vec<_> = input.finish(&[]).iter().map(ToString::to_string).collect();
        assert_eq!(
            notes,
            [
                r#"a: found "{", expected any JSON value"#,
                "c: found an array, expected an object",
                "c: skipped, because it could not be decoded",
                "d: missing; expected a value",
                r#"b/x: found "y", expected an integer"#,
                "b/x: skipped, because it could not be decoded",
            ]
        );
    }
}
