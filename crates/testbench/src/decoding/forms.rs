//! Variants of a response, each of which formats the response's data as another service or tool would write it.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::ser::{Formatter, PrettyFormatter, Serializer};
use serde_json::{Map, Value, json};

/// A variant of a response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// The service's own format: no whitespace, and fields in the described order.
    Compact,
    /// A space after each comma and colon, as Python's `json.dumps` writes it.
    Spaced,
    /// Indented by two spaces.
    Pretty,
    /// The fields of each object, except maps of objects, in another order.
    Shuffled,
    /// An unknown field in each object, except maps of objects: a number, a string, an object or a list.
    Unknown,
    /// Slashes and all characters beyond ASCII escaped, as PHP's `json_encode` writes them.
    Escaped,
    /// Strings that contain spaces, with Japanese letters instead of lowercase letters.
    Japanese,
}

impl Form {
    /// All variants.
    pub const ALL: [Form; 7] = [
        Form::Compact,
        Form::Spaced,
        Form::Pretty,
        Form::Shuffled,
        Form::Unknown,
        Form::Escaped,
        Form::Japanese,
    ];

    /// Returns the name used in the tables.
    pub fn name(self) -> &'static str {
        match self {
            Form::Compact => "compact",
            Form::Spaced => "spaced",
            Form::Pretty => "pretty",
            Form::Shuffled => "shuffled",
            Form::Unknown => "unknown fields",
            Form::Escaped => "escaped",
            Form::Japanese => "Japanese",
        }
    }

    /// Rewrites a compact response as this variant.
    ///
    /// # Errors
    /// Returns an error if the response is not JSON.
    pub fn rewrite(self, json: &[u8]) -> serde_json::Result<Vec<u8>> {
        let mut value = serde_json::from_slice(json)?;
        match self {
            Form::Compact => return Ok(json.to_vec()),
            Form::Spaced => return written(&value, Spaced),
            Form::Pretty => return written(&value, PrettyFormatter::new()),
            Form::Escaped => return written(&value, Escaped),
            Form::Shuffled => change(&mut value, &mut shuffle(), &mut |_| {}),
            Form::Unknown => change(&mut value, &mut add_unknown(), &mut |_| {}),
            Form::Japanese => change(&mut value, &mut |_| {}, &mut |text| *text = japanese(text)),
        }
        serde_json::to_vec(&value)
    }
}

fn written(value: &Value, formatter: impl Formatter) -> serde_json::Result<Vec<u8>> {
    let mut json = Vec::new();
    value.serialize(&mut Serializer::with_formatter(&mut json, formatter))?;
    Ok(json)
}

/// Changes each object that is not a map of objects, and each string.
fn change(
    value: &mut Value,
    object: &mut impl FnMut(&mut Map<String, Value>),
    text: &mut impl FnMut(&mut String),
) {
    match value {
        Value::Object(fields) => {
            fields.values_mut().for_each(|value| change(value, object, text));
            if !fields.values().all(Value::is_object) {
                object(fields);
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| change(item, object, text)),
        Value::String(string) => text(string),
        _ => {}
    }
}

/// Returns a function that reorders the fields of each object, in the same way in every run.
fn shuffle() -> impl FnMut(&mut Map<String, Value>) {
    let mut state = 1_u64;
    move |fields| {
        let mut list: Vec<_> = std::mem::take(fields).into_iter().collect();
        for end in (1..list.len()).rev() {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            list.swap(end, (state >> 33) as usize % (end + 1));
        }
        fields.extend(list);
    }
}

/// Returns a function that adds an unknown field in the middle of each object.
fn add_unknown() -> impl FnMut(&mut Map<String, Value>) {
    let values = [json!(17), json!("a new text"), json!({"code": "A", "rank": 1}), json!([1, 2, 3])];
    let mut values = values.into_iter().cycle();
    move |fields| {
        let middle = fields.len() / 2;
        fields.shift_insert(middle, "newField".into(), values.next().unwrap_or_default());
    }
}

/// Replaces the lowercase letters of a string that contains spaces. Codes, times and URLs contain no spaces.
fn japanese(text: &str) -> String {
    let letter = |letter: char| match letter {
        'a'..='z' => char::from_u32('あ' as u32 + 2 * (letter as u32 - 'a' as u32)).unwrap_or(letter),
        _ => letter,
    };
    if text.contains(' ') { text.chars().map(letter).collect() } else { text.to_owned() }
}

/// A formatter that writes a space after each comma and colon.
struct Spaced;

impl Formatter for Spaced {
    fn begin_array_value<W: ?Sized + Write>(&mut self, writer: &mut W, is_first: bool) -> io::Result<()> {
        if is_first { Ok(()) } else { writer.write_all(b", ") }
    }

    fn begin_object_key<W: ?Sized + Write>(&mut self, writer: &mut W, is_first: bool) -> io::Result<()> {
        self.begin_array_value(writer, is_first)
    }

    fn begin_object_value<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        writer.write_all(b": ")
    }
}

/// A formatter that escapes slashes and all characters beyond ASCII.
struct Escaped;

impl Formatter for Escaped {
    fn write_string_fragment<W: ?Sized + Write>(&mut self, writer: &mut W, text: &str) -> io::Result<()> {
        let mut units = [0; 2];
        text.chars().try_for_each(|letter| match letter {
            '/' => writer.write_all(b"\\/"),
            _ if letter.is_ascii() => writer.write_all(&[letter as u8]),
            _ => letter.encode_utf16(&mut units).iter().try_for_each(|unit| write!(writer, "\\u{unit:04x}")),
        })
    }
}
