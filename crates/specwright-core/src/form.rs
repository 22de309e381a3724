//! Forms with nested objects, lists and maps, in the bracket style: `card[number]=1&items[0][price]=2&tags[]=a`.
//!
//! A form represents a JSON document: names in brackets are object fields or list indexes, and empty brackets append to
//! a list. The transport handles percent-encoding.

use std::fmt::Write as _;

use serde_core::ser::Error as _;

use crate::{EncodeError, Json};

/// Maximum number of parts in a name, including the part before the brackets.
const MAX_DEPTH: usize = 16;

/// Returns the names and values of the form that represents a JSON object. Null becomes an empty value, and an empty
/// list or object is omitted.
///
/// # Errors
/// Returns an error if the value is not an object, or if a field name is empty or contains brackets.
pub fn pairs(object: &Json) -> Result<Vec<(String, String)>, EncodeError> {
    let Json::Object(fields) = object else { return Err(EncodeError::custom("a form must be an object")) };
    let mut out = Vec::new();
    for (name, value) in fields {
        add(checked(name)?.to_owned(), value, &mut out)?;
    }
    Ok(out)
}

fn checked(name: &str) -> Result<&str, EncodeError> {
    match name.is_empty() || name.contains(['[', ']']) {
        true => Err(EncodeError::custom(format!(
            "found the form field name {name:?}, expected a non-empty name without brackets"
        ))),
        false => Ok(name),
    }
}

fn add(name: String, value: &Json, out: &mut Vec<(String, String)>) -> Result<(), EncodeError> {
    match value {
        Json::Object(fields) => fields
            .iter()
            .try_for_each(|(field, value)| add(format!("{name}[{}]", checked(field)?), value, out))?,
        Json::Array(elements)
            if elements.iter().all(|element| !element.is_array() && !element.is_object()) =>
        {
            elements.iter().try_for_each(|element| add(format!("{name}[]"), element, out))?;
        }
        Json::Array(elements) => {
            let mut elements = elements.iter().enumerate();
            elements.try_for_each(|(index, element)| add(format!("{name}[{index}]"), element, out))?;
        }
        Json::Null => out.push((name, String::new())),
        Json::String(text) => out.push((name, text.clone())),
        Json::Bool(_) | Json::Number(_) => out.push((name, value.to_string())),
    }
    Ok(())
}

/// Returns the JSON document that a form represents, as input for [`decode_texts`](crate::decode_texts). All values are
/// strings, and a list with indexes becomes an object.
///
/// # Errors
/// Returns the first name that is malformed, nested too deeply, or in conflict with another name.
pub fn document<'a>(pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<String, &'a str> {
    let mut root = Node::Table(Vec::new());
    for (name, value) in pairs {
        let path = path(name).ok_or(name)?;
        root.insert(&path, value).ok_or(name)?;
    }
    let mut out = String::new();
    root.write(&mut out);
    Ok(out)
}

/// Splits `a[b][]` into its parts.
fn path(name: &str) -> Option<Vec<&str>> {
    let (first, rest) = name.split_at(name.find('[').unwrap_or(name.len()));
    let mut path = vec![first];
    if !rest.is_empty() {
        let inner = rest.strip_prefix('[')?.strip_suffix(']')?;
        path.extend(inner.split("]["));
    }
    let is_valid = path.len() <= MAX_DEPTH && path.iter().all(|part| !part.contains(['[', ']']));
    is_valid.then_some(path)
}

enum Node<'a> {
    Text(&'a str),
    /// The elements of a list, from names with empty brackets.
    List(Vec<Node<'a>>),
    Table(Vec<(&'a str, Node<'a>)>),
}

impl<'a> Node<'a> {
    fn new(path: &[&'a str], value: &'a str) -> Option<Self> {
        let mut node = match path {
            [] => return Some(Node::Text(value)),
            ["", ..] => Node::List(Vec::new()),
            _ => Node::Table(Vec::new()),
        };
        node.insert(path, value)?;
        Some(node)
    }

    /// Adds a value. Returns `None` if the path conflicts with an earlier path, or if a field name is empty.
    fn insert(&mut self, path: &[&'a str], value: &'a str) -> Option<()> {
        match (self, path) {
            (Node::List(elements), ["", rest @ ..]) => elements.push(Node::new(rest, value)?),
            (Node::Table(fields), [name, rest @ ..]) if !name.is_empty() => {
                match fields.iter_mut().find(|(known, _)| known == name) {
                    Some((_, node)) => node.insert(rest, value)?,
                    None => fields.push((name, Node::new(rest, value)?)),
                }
            }
            _ => return None,
        }
        Some(())
    }

    fn write(&self, out: &mut String) {
        // Writing into a string can't fail.
        match self {
            Node::Text(text) => drop(write!(out, "{}", Json::from(*text))),
            Node::List(elements) => {
                out.push('[');
                for (index, element) in elements.iter().enumerate() {
                    out.push_str(if index == 0 { "" } else { "," });
                    element.write(out);
                }
                out.push(']');
            }
            Node::Table(fields) => {
                let mut fields: Vec<_> = fields.iter().collect();
                let number = |name: &str| name.parse::<u32>().ok();
                if fields.iter().all(|(name, _)| number(name).is_some()) {
                    fields.sort_by_key(|(name, _)| number(name));
                }
                out.push('{');
                for (index, (name, value)) in fields.into_iter().enumerate() {
                    let _ = write!(out, "{}{}:", if index == 0 { "" } else { "," }, Json::from(*name));
                    value.write(out);
                }
                out.push('}');
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decode_texts;

    fn json(text: &str) -> Json {
        crate::decode(text.as_bytes()).unwrap().value
    }

    #[test]
    fn nested_values_are_names_in_brackets() {
        let value = json(
            r#"{"a":"x","card":{"number":7,"ok":true},"items":[{"p":1},{"p":[2]}],"none":{},"tags":["b","c"]}"#,
        );
        let pairs = pairs(&value).unwrap();
        let shown: Vec<String> = pairs.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let expected = [
            "a=x",
            "card[number]=7",
            "card[ok]=true",
            "items[0][p]=1",
            "items[1][p][]=2",
            "tags[]=b",
            "tags[]=c",
        ];
        assert_eq!(shown, expected);
        let back = document(pairs.iter().map(|(name, value)| (name.as_str(), value.as_str()))).unwrap();
        let expected = r#"{"a":"x","card":{"number":"7","ok":"true"},"items":{"0":{"p":"1"},"1":{"p":["2"]}},"tags":["b","c"]}"#;
        assert_eq!(back, expected);
        for wrong in [r#"{"a":{"b[c]":1}}"#, r#"{"":1}"#, "[1]"] {
            assert!(super::pairs(&json(wrong)).is_err(), "{wrong}");
        }
    }

    #[test]
    fn malformed_names_are_returned() {
        for names in [
            &["a[b"][..],
            &["a]"],
            &["a[b]c"],
            &["a[[b]]"],
            &["a", "a[b]"],
            &["a[]", "a[0]"],
            &["a", "a"],
            &[""],
        ] {
            let found = document(names.iter().map(|name| (*name, "1")));
            assert_eq!(found, Err(*names.last().unwrap()), "{names:?}");
        }
        let deep = format!("a{}", "[b]".repeat(MAX_DEPTH));
        assert_eq!(document([(deep.as_str(), "1")]), Err(deep.as_str()));
    }

    #[test]
    fn texts_are_numbers_booleans_and_lists() {
        let lists = decode_texts::<Vec<i64>>(br#"{"0":"7","1":"8"}"#).unwrap();
        assert_eq!((lists.value, lists.notes.is_empty()), (vec![7, 8], true));
        let sorted = document([("10", "b"), ("9", "a")]).unwrap();
        assert_eq!(decode_texts::<Vec<String>>(sorted.as_bytes()).unwrap().value, ["a", "b"]);
        let flags = decode_texts::<Vec<bool>>(br#"["true","yes"]"#).unwrap();
        assert_eq!((flags.value, flags.notes.iter().count()), (vec![true], 2));
        assert_eq!(decode_texts::<f64>(br#""1.5""#).unwrap().value, 1.5);
    }
}
