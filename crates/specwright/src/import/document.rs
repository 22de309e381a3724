//! The document as it is read: places in it, and what its references lead to.

use std::fmt;

use percent_encoding::percent_decode_str;

use crate::json::Json;

/// An OpenAPI document of a version that can be imported.
#[derive(Debug)]
pub struct Document(Json);

/// Why a document can't be imported.
#[derive(Debug)]
pub enum DocumentError {
    /// It is not JSON.
    Syntax(serde_json::Error),
    /// A part that the whole import depends on is missing or of another kind.
    Part {
        /// JSON pointer to it.
        at: &'static str,
        /// What is there.
        found: String,
        /// What could be.
        allowed: &'static str,
    },
}

impl fmt::Display for DocumentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DocumentError::Syntax(_) => f.write_str(
                "the document is not JSON; if it is YAML, convert it first, for example with \
                 `npx js-yaml openapi.yaml > openapi.json`",
            ),
            DocumentError::Part { at, found, allowed } => {
                write!(f, "`{at}` of the document is {found}; allowed is {allowed}")
            }
        }
    }
}

impl std::error::Error for DocumentError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            DocumentError::Syntax(error) => Some(error),
            DocumentError::Part { .. } => None,
        }
    }
}

impl Document {
    /// Reads a document.
    ///
    /// # Errors
    /// If it is not JSON, not OpenAPI 3.0 or 3.1, or has no paths.
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
                let found = "missing, and `/swagger` tells of version 2".to_owned();
                return part("/openapi", found, "a document that is converted to OpenAPI 3 first");
            }
            found => return part("/openapi", shown(found), VERSION),
        }
        match root.json.get("paths") {
            Some(Json::Object(_)) => Ok(document),
            found => part("/paths", shown(found), "an object with the operations"),
        }
    }

    /// The whole document.
    pub fn root(&self) -> Node<'_> {
        Node { json: &self.0, at: String::new() }
    }

    /// What a node is, or what its `$ref` leads to in the end.
    ///
    /// # Errors
    /// If a reference leads outside of the document, nowhere, or back to itself: the reason.
    pub fn resolve<'d>(&'d self, node: &Node<'d>) -> Result<Node<'d>, String> {
        let mut node = node.clone();
        let mut passed = Vec::new();
        while let Some(reference) = node.text("$ref") {
            if passed.contains(&reference) {
                return Err(format!("`{reference}`, which leads back to itself"));
            }
            passed.push(reference);
            node = self.at(reference)?;
        }
        Ok(node)
    }

    /// The node that a reference names.
    fn at(&self, reference: &str) -> Result<Node<'_>, String> {
        let Some(fragment) = reference.strip_prefix('#') else {
            return Err(format!("`{reference}`, which is outside of the document"));
        };
        let mut node = self.root();
        for step in fragment.split('/').skip(1) {
            let step = percent_decode_str(step).decode_utf8_lossy().replace("~1", "/").replace("~0", "~");
            node = node.child(&step).ok_or_else(|| format!("`{reference}`, where nothing is"))?;
        }
        Ok(node)
    }
}

/// A kind of JSON in words.
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

/// A value of the document and its place.
#[derive(Clone, Debug)]
pub struct Node<'d> {
    /// The value.
    pub json: &'d Json,
    /// JSON pointer to it.
    pub at: String,
}

impl<'d> Node<'d> {
    /// An entry of the object.
    pub fn get(&self, name: &str) -> Option<Node<'d>> {
        let json = self.json.get(name)?;
        Some(Node { json, at: self.below(name) })
    }

    /// The pointer to an entry, whether it is there or not.
    pub fn below(&self, name: &str) -> String {
        format!("{}/{}", self.at, name.replace('~', "~0").replace('/', "~1"))
    }

    /// An entry of the object or an element of the list.
    fn child(&self, step: &str) -> Option<Node<'d>> {
        match self.json {
            Json::List(elements) => {
                let json = elements.get(step.parse::<usize>().ok()?)?;
                Some(Node { json, at: self.below(step) })
            }
            _ => self.get(step),
        }
    }

    /// An entry that is a text.
    pub fn text(&self, name: &str) -> Option<&'d str> {
        self.json.get(name)?.as_text()
    }

    /// Whether an entry is `true`.
    pub fn is_set(&self, name: &str) -> bool {
        self.json.get(name) == Some(&Json::Boolean(true))
    }

    /// The names and values of the object that an entry holds.
    pub fn entries(&self, name: &str) -> Vec<(&'d str, Node<'d>)> {
        self.get(name).map_or_else(Vec::new, |node| node.own_entries())
    }

    /// The names and values of the object.
    pub fn own_entries(&self) -> Vec<(&'d str, Node<'d>)> {
        let Json::Object(entries) = self.json else { return Vec::new() };
        let entry = |(name, json): &'d (String, Json)| (name.as_str(), Node { json, at: self.below(name) });
        entries.iter().map(entry).collect()
    }

    /// The elements of the list that an entry holds.
    pub fn elements(&self, name: &str) -> Vec<Node<'d>> {
        self.get(name).map_or_else(Vec::new, |node| node.own_elements())
    }

    /// The elements of the list.
    pub fn own_elements(&self) -> Vec<Node<'d>> {
        let Json::List(elements) = self.json else { return Vec::new() };
        let element = |(at, json)| Node { json, at: format!("{}/{at}", self.at) };
        elements.iter().enumerate().map(element).collect()
    }

    /// The texts of the list that an entry holds.
    pub fn texts(&self, name: &str) -> Vec<&'d str> {
        self.elements(name).iter().filter_map(|node| node.json.as_text()).collect()
    }
}
