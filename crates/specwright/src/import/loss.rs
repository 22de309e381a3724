//! Losses, which are parts of a document that a description can't express. Each loss contains its position and the
//! missing language feature.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// Kinds of losses, most severe first. When a feature is added to the language, remove its kind here and extend the
/// importer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lack {
    /// An error in the document.
    Fault,
    /// An unsupported method or path.
    Call,
    /// An operation without a success status.
    NoSuccess,
    /// Stream records that are not objects.
    Records,
    /// A media type that the language can't express, or one of several media types.
    MediaType,
    /// A parameter that a query can't express.
    ParameterShape,
    /// A header or a cookie.
    Header,
    /// Credentials.
    Credentials,
    /// Variants without a discriminator.
    Untagged,
    /// Values of several types, or a combination of schemas.
    Mixture,
    /// A range of statuses.
    StatusRange,
    /// The body of an error.
    ErrorBody,
    /// An optional body.
    OptionalBody,
    /// A field that only requests or only responses have.
    OneDirection,
    /// Fields with arbitrary names in addition to known fields.
    OtherFields,
    /// An object that forbids other fields.
    Closed,
    /// A pattern.
    Pattern,
    /// Another restriction on values.
    Restriction,
    /// The format of a string or number.
    Format,
    /// A default.
    Default,
    /// A deprecation notice.
    Deprecated,
    /// Calls from the service to the client, and links.
    OtherCalls,
    /// Base URLs.
    Servers,
    /// A string that has no counterpart in the description.
    Words,
    /// Examples.
    Examples,
    /// An `x-` extension.
    Extension,
    /// An unknown keyword.
    Keyword,
}

impl Lack {
    /// Returns the title of the kind, and an explanation of the effect of a loss and the missing language feature.
    pub fn words(self) -> (&'static str, &'static str) {
        match self {
            Lack::Fault => {
                ("Errors in the document", "described as `json` or left out: correct the document")
            }
            Lack::Call => (
                "Operations with other methods or paths",
                "left out: the language supports GET, HEAD, POST, PUT, PATCH and DELETE, with one operation for each method and path",
            ),
            Lack::NoSuccess => (
                "Operations without a success status",
                "left out: an operation needs a status from 200 to 299",
            ),
            Lack::Records => (
                "Streams of values that are not objects",
                "left out, with the operation: the records of a stream are a `[type]` or a `[union]`",
            ),
            Lack::MediaType => (
                "Media types",
                "left out, together with operations that have no other body: bodies are JSON, forms or bytes, and streams are ndjson or server-sent events",
            ),
            Lack::ParameterShape => (
                "Parameters that the language can't express",
                "left out, together with operations that require them: a parameter is one value or a list, in the path, the query or a header",
            ),
            Lack::Header => (
                "Headers and cookies",
                "left out: the language has no cookies, no headers of failed responses, and no headers that the client and the service manage",
            ),
            Lack::Credentials => (
                "Credentials",
                "left out: a scheme is a single key, token or password in one place, and an operation needs only one of them",
            ),
            Lack::Untagged => (
                "Variants without a discriminator",
                "described as `json`: objects in a `[union]` need a `tag`",
            ),
            Lack::Mixture => (
                "Values of several types",
                "described as `json`, as their common plain type, or as strings in queries: the variants of a `[union]` have a `tag` or different JSON types, and a query has no unions",
            ),
            Lack::StatusRange => {
                ("Status ranges and default responses", "left out: a status is a single number")
            }
            Lack::ErrorBody => (
                "Error bodies",
                "left out: an `[envelope]` is an object with a code or a message, in a field that no other envelope has",
            ),
            Lack::OptionalBody => ("Optional bodies", "described as required bodies"),
            Lack::OneDirection => (
                "Fields of responses or requests only",
                "described as optional fields in both directions: a type is the same in responses and requests",
            ),
            Lack::OtherFields => (
                "Fields with arbitrary names next to known fields",
                "left out: an object either has known fields or is a map",
            ),
            Lack::Closed => {
                ("Responses without further fields", "left out: response objects may get new fields")
            }
            Lack::Pattern => ("Patterns", "left out: a pattern needs a `[grammar]` with a hand-written type"),
            Lack::Restriction => {
                ("Other restrictions on values", "left out: the language has no key for them")
            }
            Lack::Format => {
                ("Formats of strings and numbers", "left out: there is no built-in type for the format")
            }
            Lack::Default => (
                "Defaults",
                "left out: a default is a boolean, a number, a string or a known value, of an optional field",
            ),
            Lack::Deprecated => {
                ("Deprecations", "described without the notice: the elements of a list can't be deprecated")
            }
            Lack::OtherCalls => {
                ("Callbacks, webhooks and links", "left out: the language describes only calls from clients")
            }
            Lack::Servers => ("Base URLs", "left out: `base_url` is a single absolute URL"),
            Lack::Words => ("Texts", "left out: the language has no place for the text, or Rust rejects it"),
            Lack::Examples => {
                ("Examples", "left out: an example in the language is a complete call that works unchanged")
            }
            Lack::Extension => ("Extensions", "left out"),
            Lack::Keyword => ("Other keywords", "left out"),
        }
    }
}

/// A part of the document that the description does not express.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Loss {
    /// Kind of the loss.
    pub lack: Lack,
    /// JSON pointer into the document.
    pub at: String,
    /// Content of the lost part.
    pub found: String,
}

/// All parts of the document that the description does not express.
#[derive(Debug, Default)]
pub struct Losses {
    found: Vec<Loss>,
    /// Methods and paths of omitted operations, by the kind of loss that caused the omission.
    operations: BTreeMap<Lack, Vec<String>>,
}

impl Losses {
    /// Adds a loss.
    pub fn add(&mut self, lack: Lack, at: impl Into<String>, found: impl Into<String>) {
        self.found.push(Loss { lack, at: at.into(), found: found.into() });
    }

    /// Records that an operation is omitted because of the last loss.
    pub fn lose_operation(&mut self, call: String) {
        if let Some(Loss { lack, .. }) = self.found.last() {
            self.operations.entry(*lack).or_default().push(call);
        }
    }

    /// Returns the losses by kind, most severe first, without duplicates. Losses of the same kind are in the order in
    /// which they were added.
    pub fn by_kind(&self) -> BTreeMap<Lack, Vec<&Loss>> {
        let mut kinds: BTreeMap<Lack, Vec<&Loss>> = BTreeMap::new();
        let mut seen = BTreeSet::new();
        for loss in self.found.iter().filter(|loss| seen.insert(*loss)) {
            kinds.entry(loss.lack).or_default().push(loss);
        }
        kinds
    }

    /// Formats all losses as Markdown.
    pub fn list(&self) -> String {
        let mut text = "# Parts of the document that are left out\n\nEach position is a JSON pointer into the imported document.\n".to_owned();
        // Writing into a string can't fail.
        let lost: usize = self.operations.values().map(Vec::len).sum();
        if lost > 0 {
            let _ = writeln!(text, "\n## Operations that are left out: {lost}");
        }
        for (lack, calls) in &self.operations {
            let _ = writeln!(text, "\n{}: {}\n", lack.words().0, calls.len());
            for call in calls {
                let _ = writeln!(text, "- `{call}`");
            }
        }
        for (lack, losses) in self.by_kind() {
            let (title, remedy) = lack.words();
            let _ = writeln!(text, "\n## {title}: {}\n\nThese are {remedy}.\n", losses.len());
            for Loss { at, found, .. } in losses {
                let _ = writeln!(text, "- `{at}`: {found}");
            }
        }
        text
    }
}
