//! Writes responses as the JSON that the service sent: with unknown fields, without fields that the service omitted,
//! and with the service's spelling of numbers.
//!
//! Each document is a single line: whitespace outside strings is removed, and control characters within strings are
//! escaped.

use serde_core::Serialize;
use serde_json::Value;

use super::text::is_unprintable;

/// Writes a decoded value as the service sent it in the bodies, which are pages of one response. The command may have
/// merged, filtered or sorted the results, so lists have only the elements that remain in the value, in the value's
/// order, and top-level fields have the value's numbers and strings. If a body is not valid JSON, writes the decoded
/// value instead.
///
/// `redact` removes the key from strings with escape sequences. The caller redacts the key in other strings.
pub fn as_sent(
    value: &impl Serialize,
    bodies: &[impl AsRef<[u8]>],
    redact: impl Fn(&str) -> String,
) -> String {
    // Writing to memory fails only for values that JSON can't represent, and all values here come from JSON.
    let value = serde_json::to_value(value).unwrap_or_default();
    let documents: Option<Vec<String>> = bodies.iter().map(|body| compact(body.as_ref(), &redact)).collect();
    let documents = documents.unwrap_or_default();
    let pages = documents.iter().map(|document| Node::parse(&mut document.as_str()));
    match pages.reduce(Node::merge) {
        Some(all) => {
            let mut out = String::with_capacity(documents[0].len());
            all.write(Some(&value), 0, &mut out);
            out
        }
        None => compact(value.to_string().as_bytes(), &redact).unwrap_or_default(),
    }
}

/// Removes whitespace outside strings, and escapes control characters. Returns `None` unless the bytes are JSON.
pub fn compact(json: &[u8], redact: impl Fn(&str) -> String) -> Option<String> {
    let mut rest = str::from_utf8(json).ok()?;
    // A string with half of a surrogate pair is not valid Unicode, and not every JSON reader accepts such a string.
    serde_json::from_str::<Value>(rest).ok()?;
    let mut out = String::with_capacity(rest.len());
    while let Some(start) = rest.find('"') {
        out.extend(rest[..start].split_ascii_whitespace());
        rest = &rest[start..];
        push_string(&mut out, take(&mut rest, string_length), &redact);
    }
    out.extend(rest.split_ascii_whitespace());
    Some(out)
}

/// Adds a string token. Also redacts a key that escape sequences disguise.
fn push_string(out: &mut String, token: &str, redact: impl Fn(&str) -> String) {
    let text = token.contains('\\').then(|| serde_json::from_str::<String>(token).ok()).flatten();
    let redacted = text.map(|text| (redact(&text), text)).filter(|(redacted, text)| redacted != text);
    let redacted = redacted.map(|(redacted, _)| Value::from(redacted).to_string());
    for c in redacted.as_deref().unwrap_or(token).chars() {
        match is_unprintable(c) {
            // All of these characters are in the Basic Multilingual Plane, so one escape sequence suffices.
            true => out.push_str(&format!("\\u{:04x}", u32::from(c))),
            false => out.push(c),
        }
    }
}

/// Removes the first token from the input, given the token's length.
fn take<'a>(rest: &mut &'a str, length: impl Fn(&str) -> usize) -> &'a str {
    let (token, after) = rest.split_at(length(rest));
    *rest = after;
    token
}

/// Returns the length of the string token at the beginning of the input.
fn string_length(text: &str) -> usize {
    let mut is_escaped = false;
    let is_end = |byte: u8| {
        let is_end = byte == b'"' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        is_end
    };
    text.bytes().skip(1).position(is_end).map_or(text.len(), |end| end + 2)
}

/// Returns the length of a bracket, comma or colon: one byte.
fn one(_: &str) -> usize {
    1
}

/// Reads the elements between the brackets at the beginning of the input.
fn elements<'a, T>(rest: &mut &'a str, mut element: impl FnMut(&mut &'a str) -> T) -> Vec<T> {
    let mut all = Vec::new();
    take(rest, one);
    while !rest.starts_with([']', '}']) {
        all.push(element(rest));
        if rest.starts_with(',') {
            take(rest, one);
        }
    }
    take(rest, one);
    all
}

/// A part of a document without whitespace.
enum Node<'a> {
    /// A string, a number, a boolean or null.
    Scalar(&'a str),
    List(Vec<Node<'a>>),
    /// Fields by name. Each name is a string token.
    Object(Vec<(&'a str, Node<'a>)>),
}

impl<'a> Node<'a> {
    /// Reads the value at the beginning of the input.
    fn parse(rest: &mut &'a str) -> Self {
        match rest.as_bytes().first() {
            Some(b'"') => Node::Scalar(take(rest, string_length)),
            Some(b'[') => Node::List(elements(rest, Node::parse)),
            Some(b'{') => Node::Object(elements(rest, |rest| {
                let name = take(rest, string_length);
                take(rest, one);
                (name, Node::parse(rest))
            })),
            _ => Node::Scalar(take(rest, |text| text.find([',', ']', '}']).unwrap_or(text.len()))),
        }
    }

    /// Merges the next page: appends its lists, and adds the new fields of its maps.
    fn merge(self, next: Self) -> Self {
        let (mut fields, others) = match (self, next) {
            (Node::Object(fields), Node::Object(others)) => (fields, others),
            (first, _) => return first,
        };
        for (name, other) in others {
            match (fields.iter_mut().find(|(known, _)| *known == name), other) {
                (None, other) => fields.push((name, other)),
                (Some((_, Node::List(items))), Node::List(others)) => items.extend(others),
                (Some((_, Node::Object(map))), Node::Object(others)) => {
                    let new = |(key, _): &(&str, _)| !map.iter().any(|(known, _)| known == key);
                    let others: Vec<_> = others.into_iter().filter(new).collect();
                    map.extend(others);
                }
                _ => {}
            }
        }
        Node::Object(fields)
    }

    /// Writes the part, limited to the content that remains in the decoded value. `value` is `None` if the description
    /// does not contain the part. The document has depth 0, and its fields have depth 1.
    fn write(&self, value: Option<&Value>, depth: usize, out: &mut String) {
        match (self, value) {
            (Node::Scalar(_), Some(value)) if depth == 1 && !self.agrees(value) => {
                out.push_str(&value.to_string())
            }
            (Node::Scalar(text), _) => out.push_str(text),
            (Node::List(items), Some(Value::Array(values))) if depth == 1 || items.len() != values.len() => {
                let mut left: Vec<Option<&Node<'_>>> = items.iter().map(Some).collect();
                list(out, values, |value, out| {
                    let found = left.iter_mut().find(|node| node.is_some_and(|node| node.agrees(value)));
                    match found.and_then(Option::take) {
                        Some(node) => node.write(Some(value), depth + 1, out),
                        None => out.push_str(&value.to_string()),
                    }
                });
            }
            (Node::List(items), value) => {
                let mut values = value.and_then(Value::as_array).into_iter().flatten();
                list(out, items, |item, out| item.write(values.next(), depth + 1, out));
            }
            (Node::Object(fields), value) => {
                out.push('{');
                for (index, (name, node)) in fields.iter().enumerate() {
                    out.push_str(if index > 0 { "," } else { "" });
                    out.push_str(name);
                    out.push(':');
                    node.write(value.and_then(|value| value.get(unquoted(name))), depth + 1, out);
                }
                out.push('}');
            }
        }
    }

    /// Returns whether the decoded value may come from this part, that is, no field or element contradicts the value.
    /// The decoder may have read a string as a number, or a map as a list.
    fn agrees(&self, value: &Value) -> bool {
        match (self, value) {
            (Node::Object(fields), Value::Object(map)) => {
                fields.iter().all(|(name, node)| map.get(unquoted(name)).is_none_or(|it| node.agrees(it)))
            }
            (Node::List(items), Value::Array(values)) => {
                values.iter().all(|value| items.iter().any(|item| item.agrees(value)))
            }
            (Node::Scalar(_), Value::Array(_) | Value::Object(_)) => false,
            (Node::Scalar(text), value) => match (serde_json::from_str(text), value) {
                (Ok(Value::Number(sent)), Value::Number(read)) => sent.as_f64() == read.as_f64(),
                (Ok(Value::String(sent)), Value::String(read)) => sent == *read,
                (Ok(Value::Bool(sent)), Value::Bool(read)) => sent == *read,
                _ => true,
            },
            _ => true,
        }
    }
}

fn list<T>(out: &mut String, items: &[T], mut write: impl FnMut(&T, &mut String)) {
    out.push('[');
    for (index, item) in items.iter().enumerate() {
        out.push_str(if index > 0 { "," } else { "" });
        write(item, out);
    }
    out.push(']');
}

/// Returns a name without its quotes. Names in the description contain no escape sequences.
fn unquoted(name: &str) -> &str {
    name.trim_matches('"')
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn sent(value: Value, bodies: &[&str]) -> String {
        as_sent(&value, bodies, |text| text.replace("top secret", "(key)"))
    }

    #[test]
    fn fields_and_number_spellings_are_kept() {
        let body = r#" { "count" : 4, "price":4.50, "none": null, "new": [1e3, {"a": "b  c"}], "list": [ 1.0,2 ] } "#;
        let expected = r#"{"count":4,"price":4.50,"none":null,"new":[1e3,{"a":"b  c"}],"list":[1.0,2]}"#;
        assert_eq!(
            sent(json!({ "count": 4.0, "price": 4.5, "list": [1, 2], "other": true }), &[body]),
            expected
        );
        for small in ["{}", "[]", r#"{"a":[],"b":{},"c":[[],{}]}"#, "1"] {
            assert_eq!(sent(Value::Null, &[small]), small);
        }
    }

    #[test]
    fn texts_are_escaped_and_redacted() {
        let body = "{\"a\": \"x\u{9b}2J\u{202e}é\", \"b\": \"top\\u0020secret \\\" \\\\\", \"c\": \"\\n\"}";
        let expected = r#"{"a":"x\u009b2J\u202eé","b":"(key) \" \\","c":"\n"}"#;
        assert_eq!(sent(json!({}), &[body]), expected);
    }

    #[test]
    fn results_follow_the_decoded_value() {
        let pages = [
            r#"{"total": 2, "results": [{"id": "a", "price": 9, "x": 1}, {"id": "b", "options": [{"n": 1.0}, {"n": 2.0}]}], "map": {"k": 1}}"#,
            r#"{"total": 3, "results": [{"id": "b"}, {"id": "c", "y": 4}], "map": {"k": 2, "l": 3}, "more": 5}"#,
        ];
        let value = json!({ "total": 3, "results": [{ "id": "c" }, { "id": "b", "options": [{ "n": 2 }] }, { "id": "d" }] });
        let expected = r#"{"total":3,"results":[{"id":"c","y":4},{"id":"b","options":[{"n":2.0}]},{"id":"d"}],"map":{"k":1,"l":3},"more":5}"#;
        assert_eq!(sent(value, &pages), expected);
    }

    #[test]
    fn converted_values_match_their_part() {
        let body = r#"{"list": [{"n": "4", "fees": {"a": {}}}, 7, {"n": "5"}], "status": "done"}"#;
        let value = json!({ "list": [{ "n": 4, "fees": [{}] }, { "n": 5 }], "status": "partial" });
        let expected = r#"{"list":[{"n":"4","fees":{"a":{}}},{"n":"5"}],"status":"partial"}"#;
        assert_eq!(sent(value, &[body]), expected);
    }

    #[test]
    fn broken_documents_are_replaced() {
        for broken in [r#"{"a": NaN}"#, r#"{"a": 1,}"#, "", "{\"a\": \"\u{1}\"}"] {
            assert_eq!(sent(json!({ "a": "\u{7f}" }), &[broken]), r#"{"a":"\u007f"}"#, "{broken}");
        }
    }
}
