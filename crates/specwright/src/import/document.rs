//! Access to the document's values, with their positions and the targets of references.

use std::fmt;

use percent_encoding::percent_decode_str;

use crate::json::Json;

/// An OpenAPI document of a supported version.
#[derive(Debug)]
pub struct Document(pub(super) Json);

/// The reason why a document can't be imported.
#[derive(Debug)]
pub enum DocumentError {
    /// The document is not JSON.
    Syntax(serde_json::Error),
    /// A required part of the document is missing, has the wrong type, or names an unsupported version.
    Part {
        /// JSON pointer to the part; empty for the whole document.
        at: &'static str,
        /// The value found.
        found: String,
        /// The allowed values.
        allowed: &'static str,
    },
    /// No operation has a tag that was asked for.
    Tag {
        /// The tag.
        found: String,
        /// All tags of operations.
        allowed: Vec<String>,
    },
}

impl fmt::Display for DocumentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DocumentError::Syntax(_) => f.write_str(
                "the document is not JSON; if it is YAML, convert it first, for example with \
                 `npx js-yaml openapi.yaml > openapi.json`",
            ),
            DocumentError::Part { at: "", found, allowed } => {
                write!(f, "the document is {found}; expected {allowed}")
            }
            DocumentError::Part { at, found, allowed } => {
                write!(f, "`{at}` in the document is {found}; expected {allowed}")
            }
            DocumentError::Tag { found, allowed } if allowed.is_empty() => {
                write!(f, "no operation has the tag `{found}`; the operations of this document have no tags")
            }
            DocumentError::Tag { found, allowed } => {
                write!(f, "no operation has the tag `{found}`; allowed: `{}`", allowed.join("`, `"))
            }
        }
    }
}

impl std::error::Error for DocumentError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            DocumentError::Syntax(error) => Some(error),
            DocumentError::Part { .. } | DocumentError::Tag { .. } => None,
        }
    }
}

impl Document {
    /// Parses a document.
    ///
    /// # Errors
    /// Returns an error if the document is not JSON, is not OpenAPI 3.0 or 3.1, or has no paths.
    pub fn read(text: &str) -> Result<Self, DocumentError> {
        let json =
            serde_json::from_str(text.trim_start_matches('\u{feff}')).map_err(DocumentError::Syntax)?;
        let document = Document(json);
        let root = document.root();
        let part = |at, found, allowed| Err(DocumentError::Part { at, found, allowed });
        if !matches!(root.json, Json::Object(_)) {
            return part("", shown(Some(root.json)), "an object");
        }
        const VERSION: &str = "a version that begins with `3.0` or `3.1`";
        match root.json.get("openapi") {
            Some(Json::Text(version)) if version.starts_with("3.0") || version.starts_with("3.1") => {}
            None if root.json.get("swagger").is_some() => {
                let found = "missing, and `/swagger` indicates version 2".to_owned();
                return part("/openapi", found, "a document converted to OpenAPI 3");
            }
            found => return part("/openapi", shown(found), VERSION),
        }
        match root.json.get("paths") {
            Some(Json::Object(_)) => Ok(document),
            found => part("/paths", shown(found), "an object with the operations"),
        }
    }

    /// Returns the root of the document.
    pub fn root(&self) -> Node<'_> {
        Node { json: &self.0, at: String::new() }
    }

    /// Returns the node, or the final target of its `$ref`.
    ///
    /// # Errors
    /// Returns the reason if a reference points outside the document, to a missing part, or back to itself.
    pub fn resolve<'d>(&'d self, node: &Node<'d>) -> Result<Node<'d>, String> {
        let mut node = node.clone();
        let mut passed = Vec::new();
        while let Some(reference) = node.text("$ref") {
            if passed.contains(&reference) {
                return Err(format!("`{reference}`, which refers back to itself"));
            }
            passed.push(reference);
            node = self.at(reference)?;
        }
        Ok(node)
    }

    /// Returns the target of a reference.
    fn at(&self, reference: &str) -> Result<Node<'_>, String> {
        let Some(fragment) = reference.strip_prefix('#') else {
            return Err(format!("`{reference}`, which is outside the document"));
        };
        let mut node = self.root();
        for step in fragment.split('/').skip(1) {
            let step = unescaped(step);
            node = node.child(&step).ok_or_else(|| format!("`{reference}`, which does not exist"))?;
        }
        Ok(node)
    }
}

/// Returns the name in one step of a reference.
pub fn unescaped(step: &str) -> String {
    percent_decode_str(step).decode_utf8_lossy().replace("~1", "/").replace("~0", "~")
}

/// Describes a JSON value in an error message.
fn shown(json: Option<&Json>) -> String {
    match json {
        None => "missing".to_owned(),
        Some(Json::Null) => "null".to_owned(),
        Some(Json::Boolean(value)) => format!("`{value}`"),
        Some(Json::Integer(value)) => format!("the number `{value}`"),
        Some(Json::Float(value)) => format!("the number `{value}`"),
        Some(Json::Text(text)) => format!("`{text}`"),
        Some(Json::List(_)) => "a list".to_owned(),
        Some(Json::Object(_)) => "an object".to_owned(),
    }
}

/// A value in the document and its position.
#[derive(Clone, Debug)]
pub struct Node<'d> {
    /// The value.
    pub json: &'d Json,
    /// JSON pointer to the value.
    pub at: String,
}

impl<'d> Node<'d> {
    /// Returns an entry of the object.
    pub fn get(&self, name: &str) -> Option<Node<'d>> {
        let json = self.json.get(name)?;
        Some(Node { json, at: self.below(name) })
    }

    /// Returns the pointer to an entry, even if the entry is missing.
    pub fn below(&self, name: &str) -> String {
        format!("{}/{}", self.at, name.replace('~', "~0").replace('/', "~1"))
    }

    /// Returns an entry of the object, or an element of the list.
    fn child(&self, step: &str) -> Option<Node<'d>> {
        match self.json {
            Json::List(elements) => {
                let json = elements.get(step.parse::<usize>().ok()?)?;
                Some(Node { json, at: self.below(step) })
            }
            _ => self.get(step),
        }
    }

    /// Returns an entry that is a string.
    pub fn text(&self, name: &str) -> Option<&'d str> {
        self.json.get(name)?.as_text()
    }

    /// Returns whether an entry is `true`.
    pub fn is_set(&self, name: &str) -> bool {
        self.json.get(name) == Some(&Json::Boolean(true))
    }

    /// Returns the names and values of the object in an entry.
    pub fn entries(&self, name: &str) -> Vec<(&'d str, Node<'d>)> {
        self.get(name).map_or_else(Vec::new, |node| node.own_entries())
    }

    /// Returns the names and values of the object.
    pub fn own_entries(&self) -> Vec<(&'d str, Node<'d>)> {
        let Json::Object(entries) = self.json else { return Vec::new() };
        let entry = |(name, json): &'d (String, Json)| (name.as_str(), Node { json, at: self.below(name) });
        entries.iter().map(entry).collect()
    }

    /// Returns the elements of the list in an entry.
    pub fn elements(&self, name: &str) -> Vec<Node<'d>> {
        self.get(name).map_or_else(Vec::new, |node| node.own_elements())
    }

    /// Returns the elements of the list.
    pub fn own_elements(&self) -> Vec<Node<'d>> {
        let Json::List(elements) = self.json else { return Vec::new() };
        let element = |(at, json)| Node { json, at: format!("{}/{at}", self.at) };
        elements.iter().enumerate().map(element).collect()
    }

    /// Returns the strings of the list in an entry.
    pub fn texts(&self, name: &str) -> Vec<&'d str> {
        self.elements(name).iter().filter_map(|node| node.json.as_text()).collect()
    }
}
