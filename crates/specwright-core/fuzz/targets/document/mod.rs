//! Documents generated from the fuzzer's bytes, and their expected values.

#![allow(dead_code, reason = "no target uses all items")]

use arbitrary::{Result, Unstructured};
use serde_json::{Map, Value};

/// Tokens that JSON does not allow. The decoder drops the value that such a token replaces.
const BAD_TOKENS: [&[u8]; 20] = [
    b"NaN",
    b"Infinity",
    b"-Infinity",
    b"True",
    b"nul",
    b"undefined",
    b"01",
    b"-",
    b"+1",
    b".5",
    b"1.",
    b"1e",
    b"0x1F",
    b"\"\\ud800\"",
    b"\"\\udc00\\ud800\"",
    b"\"\\x41\"",
    b"\"\\u12g4\"",
    b"\"\n\"",
    b"\"\0\"",
    b"\"\xff\"",
];

/// Characters with a short escape, and boundary characters of each UTF-8 length.
const EDGE_CASE_CHARACTERS: [char; 17] = [
    '"',
    '\\',
    '/',
    '\u{8}',
    '\u{c}',
    '\n',
    '\r',
    '\t',
    '\0',
    '\u{1f}',
    '\u{7f}',
    '\u{80}',
    '\u{7ff}',
    '\u{800}',
    '\u{ffff}',
    '\u{10000}',
    '\u{10ffff}',
];

/// Maximum nesting depth of containers.
const MAX_DEPTH: usize = 6;

/// A document being written.
pub struct Writer<'a, 'b> {
    pub u: &'b mut Unstructured<'a>,
    pub text: Vec<u8>,
    /// `true` to also write syntax that JSON does not allow.
    pub has_faults: bool,
    /// Number of faults written so far.
    pub faults: usize,
    /// Count of the numbers written so far that overflow a float.
    pub beyond: usize,
    levels: usize,
}

impl<'a, 'b> Writer<'a, 'b> {
    pub fn new(u: &'b mut Unstructured<'a>) -> Self {
        Writer { u, text: Vec::new(), has_faults: false, faults: 0, beyond: 0, levels: 0 }
    }

    /// Writes a container and returns its expected value.
    pub fn document(&mut self) -> Result<Value> {
        self.whitespace()?;
        let value = if self.u.arbitrary()? { self.array()? } else { self.object()? };
        self.whitespace()?;
        Ok(value)
    }

    /// Writes a value and returns the expected result: `None` if a fault replaces the value, or if a number is too
    /// large for a float.
    fn value(&mut self) -> Result<Option<Value>> {
        if self.fault()? {
            let token = *self.u.choose(&BAD_TOKENS)?;
            self.text.extend(token);
            return Ok(None);
        }
        let max = if self.levels < MAX_DEPTH { 7 } else { 5 };
        Ok(Some(match self.u.int_in_range(0..=max)? {
            0 => self.word("null", Value::Null),
            1 => self.word("true", true.into()),
            2 => self.word("false", false.into()),
            3 => return self.number(),
            4 | 5 => Value::String(self.string()?),
            6 => self.array()?,
            _ => self.object()?,
        }))
    }

    /// Writes an existing value.
    pub fn tree(&mut self, value: &Value) -> Result<()> {
        match value {
            Value::String(text) => self.characters(text.chars()),
            Value::Array(elements) => self.container(*b"[]", elements, Self::tree),
            Value::Object(fields) => self.container(*b"{}", fields, |writer, (name, value)| {
                writer.characters(name.chars())?;
                writer.colon()?;
                writer.tree(value)
            }),
            scalar => {
                self.text.extend(scalar.to_string().as_bytes());
                Ok(())
            }
        }
    }

    fn container<T>(
        &mut self,
        [opening, closing]: [u8; 2],
        parts: impl IntoIterator<Item = T>,
        mut write: impl FnMut(&mut Self, T) -> Result<()>,
    ) -> Result<()> {
        self.text.push(opening);
        for (index, part) in parts.into_iter().enumerate() {
            if index > 0 {
                self.text.push(b',');
            }
            self.whitespace()?;
            write(self, part)?;
            self.whitespace()?;
        }
        self.text.push(closing);
        Ok(())
    }

    fn array(&mut self) -> Result<Value> {
        let mut elements = Vec::new();
        self.parts(*b"[]", |writer| {
            elements.extend(writer.value()?);
            Ok(())
        })?;
        Ok(Value::Array(elements))
    }

    fn object(&mut self) -> Result<Value> {
        let mut fields = Map::new();
        self.parts(*b"{}", |writer| {
            let name = match writer.fault()? {
                true => {
                    writer.text.extend(b"\"\\ud800\"");
                    None
                }
                false => Some(writer.string()?),
            };
            writer.colon()?;
            if let (Some(name), Some(value)) = (name, writer.value()?) {
                fields.insert(name, value);
            }
            Ok(())
        })?;
        Ok(Value::Object(fields))
    }

    fn parts(
        &mut self,
        [opening, closing]: [u8; 2],
        mut part: impl FnMut(&mut Self) -> Result<()>,
    ) -> Result<()> {
        self.levels += 1;
        self.text.push(opening);
        self.commas(false)?;
        let count = self.u.int_in_range(0..=5)?;
        for index in 0..count {
            self.whitespace()?;
            part(self)?;
            self.whitespace()?;
            self.commas(index + 1 < count)?;
        }
        self.text.push(closing);
        self.levels -= 1;
        Ok(())
    }

    /// Writes a comma between two parts, or nothing before the first and after the last part, unless a fault is
    /// inserted.
    fn commas(&mut self, is_between: bool) -> Result<()> {
        match (is_between, self.fault()?) {
            (true, false) => self.text.push(b','),
            (false, false) => {}
            (true, true) if self.u.arbitrary()? => self.text.push(b' '),
            (true, true) => self.text.extend(b",,"),
            (false, true) => self.text.push(b','),
        }
        Ok(())
    }

    fn colon(&mut self) -> Result<()> {
        self.whitespace()?;
        self.text.push(b':');
        self.whitespace()
    }

    fn word(&mut self, word: &str, value: Value) -> Value {
        self.text.extend(word.as_bytes());
        value
    }

    /// Writes a number in any valid way. serde_json determines the expected value.
    fn number(&mut self) -> Result<Option<Value>> {
        let mut number = String::from(if self.u.arbitrary()? { "-" } else { "" });
        match self.u.int_in_range(0..=3)? {
            0 => number.push('0'),
            1 => number += &self.u.arbitrary::<u64>()?.to_string(),
            2 => number += &self.u.arbitrary::<u16>()?.to_string(),
            _ => {
                number.push(char::from(self.u.int_in_range(b'1'..=b'9')?));
                self.digits(&mut number, 400)?;
            }
        }
        if self.u.arbitrary()? {
            number.push('.');
            self.digits(&mut number, 30)?;
        }
        if self.u.arbitrary()? {
            number += self.u.choose(&["e", "E"])?;
            number += self.u.choose(&["", "+", "-"])?;
            self.digits(&mut number, 6)?;
        }
        self.text.extend(number.as_bytes());
        let value = serde_json::from_str(&number).ok();
        self.beyond += usize::from(value.is_none());
        Ok(value)
    }

    /// Writes one or more digits, usually at most three.
    fn digits(&mut self, number: &mut String, max: usize) -> Result<()> {
        let max = if self.rarely(4)? { max } else { 3 };
        for _ in 0..self.u.int_in_range(1..=max)? {
            number.push(char::from(self.u.int_in_range(b'0'..=b'9')?));
        }
        Ok(())
    }

    fn string(&mut self) -> Result<String> {
        let length = self.u.int_in_range(0..=12)?;
        let characters = (0..length).map(|_| self.character()).collect::<Result<String>>()?;
        self.characters(characters.chars())?;
        Ok(characters)
    }

    fn character(&mut self) -> Result<char> {
        match self.u.int_in_range(0..=3)? {
            0 => self.u.arbitrary(),
            1 => Ok(*self.u.choose(&EDGE_CASE_CHARACTERS)?),
            _ => Ok(char::from(self.u.int_in_range(b'a'..=b'e')?)),
        }
    }

    fn characters(&mut self, characters: impl Iterator<Item = char>) -> Result<()> {
        self.text.push(b'"');
        for character in characters {
            match self.u.int_in_range(0..=9)? {
                9 => self.units(character),
                8 if escape(character).is_some() => self.text.extend(escape(character).iter().flatten()),
                _ if matches!(character, '"' | '\\' | '\0'..' ') => self.units(character),
                _ => self.text.extend(character.encode_utf8(&mut [0; 4]).as_bytes()),
            }
        }
        self.text.push(b'"');
        Ok(())
    }

    /// Writes a character as a `\u` escape with four digits, or as two escapes if it needs a surrogate pair.
    fn units(&mut self, character: char) {
        for unit in character.encode_utf16(&mut [0; 2]) {
            let escape = if *unit % 2 == 0 { format!("\\u{unit:04x}") } else { format!("\\u{unit:04X}") };
            self.text.extend(escape.as_bytes());
        }
    }

    fn whitespace(&mut self) -> Result<()> {
        while self.rarely(8)? {
            self.text.push(*self.u.choose(b" \n\r\t")?);
        }
        Ok(())
    }

    /// Returns `true` in one of `times` cases, but always `false` once the fuzzer's bytes run out.
    fn rarely(&mut self, times: u8) -> Result<bool> {
        Ok(self.u.int_in_range(1..=times)? == times)
    }

    fn fault(&mut self) -> Result<bool> {
        let is_faulty = self.has_faults && self.rarely(8)?;
        self.faults += usize::from(is_faulty);
        Ok(is_faulty)
    }
}

/// Returns the short escape of a character, if any.
fn escape(character: char) -> Option<[u8; 2]> {
    Some(match character {
        '"' => *b"\\\"",
        '\\' => *b"\\\\",
        '/' => *b"\\/",
        '\u{8}' => *b"\\b",
        '\u{c}' => *b"\\f",
        '\n' => *b"\\n",
        '\r' => *b"\\r",
        '\t' => *b"\\t",
        _ => return None,
    })
}

/// Replaces, inserts or removes a few bytes.
pub fn mutate(text: &mut Vec<u8>, u: &mut Unstructured<'_>) -> Result<()> {
    const EDGE_CASE_BYTES: &[u8] = b"\"\\{}[],: 0-+.eEu/nN\0\n\x7f\xff\xc3\xa9\xed\xa0\x80";
    for _ in 0..u.int_in_range(0..=4)? {
        let byte = if u.arbitrary()? { *u.choose(EDGE_CASE_BYTES)? } else { u.arbitrary()? };
        let at = u.choose_index(text.len() + 1)?;
        match u.int_in_range(0..=2)? {
            0 if at < text.len() => text[at] = byte,
            1 if at < text.len() => _ = text.remove(at),
            _ => text.insert(at, byte),
        }
    }
    Ok(())
}
