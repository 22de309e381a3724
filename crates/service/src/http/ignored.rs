//! Unknown names in a request, which are ignored and are listed in a header and in the log.

use axum::http::{HeaderName, HeaderValue};
use axum::response::Response;
use specwright_core::{Found, Note, NoteReason, Notes};

use super::Operation;
use super::list::{MAX_BYTES, SEPARATOR, list};
use super::redact::Redactor;

/// The header that lists ignored names.
pub(super) static HEADER: HeaderName = HeaderName::from_static("wayfare-ignored");

/// Maximum number of names kept. The header has no room for further names, since each name needs at least a byte and a
/// separator.
const MAX_NAMES: usize = MAX_BYTES / (1 + SEPARATOR.len()) + 2;

/// The distinct ignored names of a request, in the order in which they were found.
#[derive(Debug)]
pub struct Ignored {
    /// `true` if unknown names are errors instead of being ignored.
    is_strict: bool,
    response_options: &'static [&'static str],
    names: Vec<String>,
}

impl Ignored {
    pub(crate) fn new(operation: &Operation, is_strict: bool) -> Self {
        Ignored { is_strict, response_options: operation.response_options, names: Vec::new() }
    }

    /// Returns whether unknown names are errors instead of being ignored.
    pub(crate) fn is_strict(&self) -> bool {
        self.is_strict
    }

    /// Removes and records the notes on unknown names. Returns the other notes, which are errors.
    pub(crate) fn take_unknown_names(&mut self, notes: Notes) -> impl Iterator<Item = Note> {
        notes.into_iter().filter(|note| !self.record(note))
    }

    /// Returns whether the note is about an unknown name to ignore. Records the name, unless it is a duplicate or the
    /// list is full.
    fn record(&mut self, note: &Note) -> bool {
        let Some(name) = self.name(note).filter(|_| !self.is_strict) else { return false };
        if self.names.len() < MAX_NAMES && !self.names.contains(&name) {
            self.names.push(name);
        }
        true
    }

    /// Returns the unknown name of a note: a parameter, the pointer of a field, or a response option.
    fn name(&self, note: &Note) -> Option<String> {
        match &note.reason {
            NoteReason::UnknownParameter { .. }
            | NoteReason::UnknownField { .. }
            | NoteReason::MisplacedField { .. } => Some(note.at.to_string()),
            NoteReason::UnknownValue { found: Found::Text(option), .. } => {
                let parameter = note.at.parameter_name()?;
                self.response_options.contains(&parameter).then(|| format!("{parameter}={option}"))
            }
            _ => None,
        }
    }

    /// Returns the names as one line of printable ASCII, without keys, or `None` if there are none.
    pub(crate) fn list(&self, redactor: &Redactor) -> Option<String> {
        let names: Vec<String> = self.names.iter().map(|name| redactor.hide_in_name(name.clone())).collect();
        // Names that contain no key may form a key after they are encoded and joined.
        list(names.iter().map(String::as_str)).map(|list| redactor.hide_in_name(list))
    }
}

/// Adds the header with ignored names to a response.
pub(crate) fn add_header(ignored: &str, response: &mut Response) {
    // The list is printable ASCII, so it is a valid header value.
    if let Ok(value) = HeaderValue::from_str(ignored) {
        response.headers_mut().insert(HEADER.clone(), value);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::http::OperationMethod;
    use proptest::prelude::*;
    use specwright_core::{KnownValues, NamedPart, Path};

    const KEY: &str = "a, key/of%20ours";

    fn redactor(key: &str) -> Redactor {
        Redactor::new(&Arc::default(), Some(key))
    }

    static FIND: Operation =
        Operation::new("find", OperationMethod::Get, "/find").with_response_options(&["parts"]);

    fn unknown(option: &str) -> NoteReason {
        NoteReason::UnknownValue { found: option.into(), known: KnownValues::Texts(&["all"]) }
    }

    /// Returns the list of ignored names in these notes, and the number of faults.
    fn taken(is_strict: bool, add: impl Fn(&mut Notes)) -> (Option<String>, usize) {
        let mut ignored = Ignored::new(&FIND, is_strict);
        let mut notes = Notes::new();
        add(&mut notes);
        let faults = ignored.take_unknown_names(notes).count();
        (ignored.list(&redactor(KEY)), faults)
    }

    /// Returns the list for unknown parameters with these names.
    fn listed(names: &[&str]) -> String {
        let add = |notes: &mut Notes| {
            for name in names {
                notes.add(&Path::parameter(name), NoteReason::UnknownParameter { known: &[] });
            }
        };
        taken(false, add).0.unwrap()
    }

    #[test]
    fn only_unknown_names_are_ignored() {
        let add = |notes: &mut Notes| {
            notes.add(&Path::parameter("x"), NoteReason::UnknownParameter { known: &[] });
            let leg = Path::ROOT.field("legs");
            notes.add(&leg.index(0).field("a/b"), NoteReason::UnknownField { known: &[] });
            notes.add(&leg.field("b"), NoteReason::MisplacedField { tag: "kind", form: "boat" });
            notes.add(&Path::parameter("parts").index(1), unknown("rest"));
            notes.add(&Path::parameter("sort").index(1), unknown("rest"));
            notes.add(&leg.field("parts"), unknown("rest"));
            notes.add(&Path::parameter("sort"), NoteReason::Duplicate(NamedPart::Parameter));
            notes.add(&Path::parameter("x"), NoteReason::UnknownParameter { known: &[] });
        };
        assert_eq!(taken(false, add), (Some("x, /legs/0/a~1b, /legs/b, parts=rest".to_owned()), 3));
        assert_eq!(taken(true, add), (None, 8));
        assert_eq!(taken(false, |_| {}), (None, 0));
    }

    #[test]
    fn entries_are_printable() {
        assert_eq!(
            listed(&["a b", "c,d", "é", "\n", "100%", "~!\"<>[]"]),
            "a%20b, c%2Cd, %C3%A9, %0A, 100%25, ~!\"<>[]"
        );
        assert_eq!(listed(&[""]), "");
    }

    #[test]
    fn a_long_list_is_truncated_between_entries() {
        let (a, b) = ("a".repeat(500), "b".repeat(522));
        assert_eq!(listed(&[&a, &b]), format!("{a}, {b}"));
        assert_eq!(listed(&[&a, &b]).len(), MAX_BYTES);
        assert_eq!(listed(&[&a, &format!("{b}b")]), format!("{a}, ..."));
        let (c, d) = ("c".repeat(515), "d".repeat(516));
        assert_eq!(listed(&[&a, &c, "x", "yy"]), format!("{a}, {c}, x, yy"));
        assert_eq!(listed(&[&a, &c, "x", "yyy"]), format!("{a}, {c}, ..."));
        assert_eq!(listed(&[&a, &c, "x", "yyy"]).len(), MAX_BYTES - 1 - 1);
        assert_eq!(listed(&[&a, &d, "xxxxx"]), format!("{a}, {d}, ..."));
        assert_eq!(listed(&[&"e".repeat(MAX_BYTES + 1), "f"]), "...");
    }

    #[test]
    fn the_number_of_names_is_bounded() {
        let names: Vec<String> = (0..5_000_u32).map(|number| format!("{:x}", number)).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let short = listed(&names);
        assert!(short.ends_with(", ...") && short.len() <= MAX_BYTES, "{short}");
        // The list is full before the number of names reaches its limit.
        assert!(short.split(SEPARATOR).count() < MAX_NAMES);
    }

    #[test]
    fn the_key_never_appears_in_the_list() {
        assert_eq!(listed(&["x-a, key/of%20ours-y", "z"]), "x-(key)-y, z");
        assert_eq!(listed(&["a%2C%20key/of%2520ours"]), "(key)");
        let add = |notes: &mut Notes| {
            notes.add(&Path::ROOT.field(KEY).field("x"), NoteReason::UnknownField { known: &[] })
        };
        assert_eq!(taken(false, add).0.unwrap(), "/(key)/x");
        // The two names form the key when joined.
        let mut ignored = Ignored::new(&FIND, false);
        ignored.names = vec!["aaaa".to_owned(), "bbbb".to_owned()];
        assert_eq!(ignored.list(&redactor("aaaa, bbbb")).unwrap(), "(key)");
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn any_names_make_a_header(names in prop::collection::vec(prop_oneof![".{0,40}", "(\\PC|\n|[a-c%,~/ ]){0,90}"], 1..50), at in any::<prop::sample::Index>()) {
            let mut names = names;
            let index = at.index(names.len());
            names[index].push_str(KEY);
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            let list = listed(&names);
            prop_assert!(list.len() <= MAX_BYTES);
            prop_assert!(list.bytes().all(|byte| (b' '..=b'~').contains(&byte)), "{list}");
            prop_assert!(!list.contains(KEY) && !list.contains("a%2C%20key/of"), "{list}");
            let mut response = Response::new(axum::body::Body::empty());
            add_header(&list, &mut response);
            prop_assert_eq!(response.headers()[&HEADER].to_str().unwrap(), list);
        }
    }
}
