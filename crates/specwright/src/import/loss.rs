//! What a description can't say of a document: each loss with its place, and what the language would need.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// Kinds of losses, the gravest first. What the language learns to say is taken out here, and said where it was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lack {
    /// The document is at fault.
    Fault,
    /// A method or a path.
    Call,
    /// No status of success.
    NoSuccess,
    /// Records of a stream that are no objects.
    Records,
    /// A body or an answer that is not JSON.
    MediaType,
    /// A parameter that no query can hold.
    ParameterShape,
    /// A header or a cookie.
    Header,
    /// Credentials.
    Credentials,
    /// Forms that no field tells apart.
    Untagged,
    /// Values of several types, or a combination.
    Mixture,
    /// A range of statuses.
    StatusRange,
    /// The body of an error.
    ErrorBody,
    /// The body may be left out.
    OptionalBody,
    /// A field of one direction.
    OneDirection,
    /// Fields of any name beside known ones.
    OtherFields,
    /// An object without other fields.
    Closed,
    /// A pattern.
    Pattern,
    /// Another restriction of values.
    Restriction,
    /// The form of a text or number.
    Format,
    /// A default.
    Default,
    /// `deprecated`
    Deprecated,
    /// Calls in the other direction, and links.
    OtherCalls,
    /// Base URLs.
    Servers,
    /// Words.
    Words,
    /// Examples.
    Examples,
    /// `x-..`
    Extension,
    /// A keyword that nothing here knows.
    Keyword,
}

impl Lack {
    /// A title, and what the language would need or what to do instead.
    pub fn words(self) -> (&'static str, &'static str) {
        match self {
            Lack::Fault => {
                ("Faults of the document", "mend the document; `json` or nothing stands in the place")
            }
            Lack::Call => (
                "Operations with other methods or paths",
                "left out: a call is GET, POST, PUT, PATCH or DELETE, with one operation for a method and path",
            ),
            Lack::NoSuccess => {
                ("Operations without a success", "left out: an operation lists a status from 200 to 299")
            }
            Lack::Records => (
                "Streams of what are no objects",
                "left out, with the operation: the records of a stream are a `[type]` or a `[union]`",
            ),
            Lack::MediaType => (
                "Bodies that are not JSON",
                "left out, with the operation where it has no other: bodies are JSON or forms, streams are ndjson",
            ),
            Lack::ParameterShape => (
                "Parameters that a query of the language can't hold",
                "left out, with the operation where the parameter is required: a parameter is one value or a \
                 list of them, in the path or in the query",
            ),
            Lack::Header => (
                "Headers and cookies",
                "left out: the language has no cookies, and types the headers of successes",
            ),
            Lack::Credentials => (
                "Credentials",
                "left out: a scheme is one key, token or password in one place, and an operation takes one of them",
            ),
            Lack::Untagged => ("Forms that no field tells apart", "kept as `json`: a `[union]` has a `tag`"),
            Lack::Mixture => (
                "Values of several types",
                "kept as `json`, as the plain value that each is, or as a text in queries: a value has one type",
            ),
            Lack::StatusRange => {
                ("Ranges of statuses, and answers of any other status", "left out: a status is a number")
            }
            Lack::ErrorBody => (
                "Bodies of errors",
                "left out: an `[envelope]` is an object with a text that is the code, in a field of its own",
            ),
            Lack::OptionalBody => ("Bodies that may be left out", "said as bodies that are always there"),
            Lack::OneDirection => (
                "Fields of answers or requests only",
                "said as fields of both, which may be left out: a type is the same in answers and requests",
            ),
            Lack::OtherFields => (
                "Fields of any name beside those described",
                "left out: an object has known fields, or is a map",
            ),
            Lack::Closed => ("Answers without further fields", "left out: objects of answers may grow"),
            Lack::Pattern => {
                ("Patterns", "left out: a pattern belongs to a `[grammar]` with a type written by hand")
            }
            Lack::Restriction => {
                ("Other restrictions of values", "left out: the language has no key for them")
            }
            Lack::Format => {
                ("Forms of texts and numbers", "left out: there is no built-in type of that form")
            }
            Lack::Default => (
                "Defaults",
                "left out: a default is a boolean, a number, a text or a known value, of a field that may be missing",
            ),
            Lack::Deprecated => ("What is deprecated", "said as if it were not: a field or a definition is"),
            Lack::OtherCalls => {
                ("Callbacks, webhooks and links", "left out: the language has calls of clients only")
            }
            Lack::Servers => ("Base URLs", "left out: `base_url` is one absolute URL, of an example service"),
            Lack::Words => ("Words", "left out: there is no place for them, or Rust refuses them"),
            Lack::Examples => {
                ("Examples", "left out: an example of the language is a whole call that works unchanged")
            }
            Lack::Extension => ("Extensions", "left out"),
            Lack::Keyword => ("Other keywords", "left out"),
        }
    }
}

/// Something that is not said.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Loss {
    /// Its kind.
    pub lack: Lack,
    /// JSON pointer into the document.
    pub at: String,
    /// What is there.
    pub found: String,
}

/// Everything that is not said.
#[derive(Debug, Default)]
pub struct Losses(Vec<Loss>);

impl Losses {
    /// Adds a loss.
    pub fn add(&mut self, lack: Lack, at: impl Into<String>, found: impl Into<String>) {
        self.0.push(Loss { lack, at: at.into(), found: found.into() });
    }

    /// The losses in the order of gravity, those of one kind in the order of the document, each once.
    pub fn by_kind(&self) -> BTreeMap<Lack, Vec<&Loss>> {
        let mut kinds: BTreeMap<Lack, Vec<&Loss>> = BTreeMap::new();
        let mut seen = BTreeSet::new();
        for loss in self.0.iter().filter(|loss| seen.insert(*loss)) {
            kinds.entry(loss.lack).or_default().push(loss);
        }
        kinds
    }

    /// All of them as Markdown.
    pub fn list(&self) -> String {
        let mut text = "# What the description does not say\n\nEach place is a JSON pointer into the imported document.\n".to_owned();
        for (lack, losses) in self.by_kind() {
            let (title, remedy) = lack.words();
            // Writing into a string can't fail.
            let _ = writeln!(text, "\n## {title}: {}\n\nHere {remedy}.\n", losses.len());
            for Loss { at, found, .. } in losses {
                let _ = writeln!(text, "- `{at}`: {found}");
            }
        }
        text
    }
}
