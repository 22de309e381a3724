//! Payloads that are streams of records, with one JSON value per line.

use serde_json::json;
use wayfare_models::catalogue::Check;
use wayfare_models::{DecodeError, Note, Notes};

use super::{DIFFERENCES, grouped};
use crate::exit::Exit;
use crate::terminal::output;
use crate::terminal::text::{clean, counted};

/// The results of checking each non-blank line of a payload.
pub struct Lines {
    name: &'static str,
    results: Vec<(usize, Result<Notes, DecodeError>)>,
}

impl Lines {
    /// Decodes each line.
    pub fn check(name: &'static str, check: Check, payload: &[u8]) -> Self {
        let lines = payload.split(|byte| *byte == b'\n').zip(1..);
        let lines = lines.filter(|(line, _)| !line.trim_ascii().is_empty());
        Lines { name, results: lines.map(|(line, number)| (number, check(line))).collect() }
    }

    /// Returns the exit code.
    pub fn exit(&self, is_strict: bool) -> Exit {
        if self.errors().next().is_some() {
            Exit::Invalid
        } else if is_strict && self.notes().next().is_some() {
            Exit::Nothing
        } else {
            Exit::Found
        }
    }

    fn errors(&self) -> impl Iterator<Item = (usize, &DecodeError)> {
        self.results.iter().filter_map(|(line, result)| Some((*line, result.as_ref().err()?)))
    }

    /// Returns all notes, including the notes on lines that can't be decoded.
    fn notes(&self) -> impl Iterator<Item = (usize, &Note)> {
        self.results.iter().flat_map(|(line, result)| {
            let notes = result.as_ref().map_or_else(DecodeError::notes, |notes| &**notes);
            notes.iter().map(|note| (*line, note))
        })
    }

    /// Formats the report as text. Notes of the same kind share a line, which has the line number of the first note.
    /// Skipped elements share a line only if their location in the record is the same. Syntax errors are listed one by
    /// one.
    pub fn as_text(&self) -> String {
        let mut text = grouped(self.notes().map(|(line, note)| (note, format!("line {line}: {note}"))));
        let broken = self.errors().filter(|(_, error)| error.is_syntax());
        text.extend(
            broken.map(|(line, error)| clean(&format!("line {line}: {}", within_line(error))) + "\n"),
        );
        let (lines, errors) = (self.results.len(), self.errors().count());
        let notes = self.notes().map(|(_, note)| note.count).sum();
        let gap = if text.is_empty() { "" } else { "\n" };
        let verdict = match (notes, errors) {
            (0, 0) => "as described".to_owned(),
            (notes, 0) => format!("{} from the description", counted(notes, DIFFERENCES)),
            (_, errors) => format!("{errors} can't be decoded"),
        };
        format!("{text}{gap}{}, {}: {verdict}\n", self.name, counted(lines, ["line", "lines"]))
    }

    /// Formats the report as JSON, without grouping the notes.
    pub fn as_json(&self) -> String {
        let with_line = |line: usize, note: &Note| {
            let mut entry = json!(note);
            entry["line"] = line.into();
            entry
        };
        output::json(&json!({
            "type": self.name,
            "decoded": self.errors().next().is_none(),
            "lines": self.results.len(),
            "errors": self.errors().map(|(line, error)| json!({ "line": line, "error": within_line(error) })).collect::<Vec<_>>(),
            "notes": self.notes().map(|(line, note)| with_line(line, note)).collect::<Vec<_>>(),
        }))
    }
}

/// Formats an error without the decoder's line number, which is 1 for every record.
fn within_line(error: &DecodeError) -> String {
    error.to_string().replace(" at line 1 column ", " at column ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn checked(payload: &str) -> Lines {
        let (name, check) = super::super::find("Constant").unwrap();
        Lines::check(name, check, payload.as_bytes())
    }

    #[test]
    fn notes_have_line_numbers() {
        let good = r#"{"id": 1, "name": "Beach"}"#;
        let odd = r#"{"id": 1, "name": "Beach", "new": 1}"#;
        assert_eq!(checked(&format!("{good}\n\n{good}")).as_text(), "Constant, 2 lines: as described\n");
        assert_eq!(checked("\n").as_text(), "Constant, 0 lines: as described\n");
        let drifting = checked(&format!("{good}\n{odd}\n{odd}\n"));
        insta::assert_snapshot!(drifting.as_text(), @"
        line 2: /new: unknown field; expected one of id, name (and 1 more like it)

        Constant, 3 lines: 2 differences from the description
        ");
        assert_eq!((drifting.exit(false), drifting.exit(true)), (Exit::Found, Exit::Nothing));
        let broken = checked(&format!("{good}\n{{\n{{\"id\": 1}}\n"));
        insta::assert_snapshot!(broken.as_text(), @"
        line 3: /name: missing; expected a string
        line 2: not JSON: the input ends inside an object at column 2

        Constant, 3 lines: 2 can't be decoded
        ");
        let report: serde_json::Value = serde_json::from_str(&broken.as_json()).unwrap();
        assert_eq!((&report["decoded"], &report["lines"]), (&false.into(), &3.into()));
        let lines = |name: &str| -> Vec<_> {
            report[name].as_array().unwrap().iter().map(|it| it["line"].as_i64().unwrap()).collect()
        };
        assert_eq!((lines("errors"), lines("notes")), (vec![2, 3], vec![3]));
        assert_eq!(broken.exit(false), Exit::Invalid);
    }
}
