//! The decoder that all types share.
//!
//! A type overrides the methods of [`Decode`] for the kinds of JSON value that it accepts. A value of any other kind is
//! noted as a wrong type and skipped. The result is `None` if no value could be created.

use std::borrow::Cow;

use super::cursor::{Numeral, Scan, Separator};
use crate::{Cx, Expected, Found, NoteReason, SyntaxFault};

/// A type that can be decoded from JSON.
///
/// Each method accepts one kind of JSON value. If a method can't create a value, it adds a note with the reason and
/// returns `None`. The default methods note a wrong type.
pub trait Decode: Sized {
    /// The expected kind of JSON value, for notes.
    const EXPECTED: Expected;

    /// Creates a value from `true` or `false`.
    fn boolean(value: bool, cx: &mut Cx<'_>) -> Option<Self> {
        cx.wrong_type(value, Self::EXPECTED)
    }

    /// Creates a value from an integer.
    fn integer(value: i64, cx: &mut Cx<'_>) -> Option<Self> {
        cx.wrong_type(value, Self::EXPECTED)
    }

    /// Creates a value from an integer above the range of `i64`.
    fn unsigned(value: u64, cx: &mut Cx<'_>) -> Option<Self> {
        Self::float(value as f64, cx)
    }

    /// Creates a value from any other number.
    fn float(value: f64, cx: &mut Cx<'_>) -> Option<Self> {
        cx.wrong_type(value, Self::EXPECTED)
    }

    /// Creates a value from a string.
    fn text(value: &str, cx: &mut Cx<'_>) -> Option<Self> {
        cx.wrong_type(value, Self::EXPECTED)
    }

    /// Returns the value that replaces an element that could not be created, for lists whose elements are referenced by
    /// index. Returns `None` if the list omits such elements.
    fn placeholder() -> Option<Self> {
        None
    }

    /// Creates a value from `null`.
    fn null(cx: &mut Cx<'_>) -> Option<Self> {
        cx.wrong_type(Found::Null, Self::EXPECTED)
    }

    /// Creates a value from an array, which is read with [`Items`].
    fn list(cx: &mut Cx<'_>) -> Option<Self> {
        cx.skip();
        cx.wrong_type(Found::Array, Self::EXPECTED)
    }

    /// Creates a value from an object, which is read with [`Fields`](crate::Fields) or [`Names`].
    fn object(cx: &mut Cx<'_>) -> Option<Self> {
        cx.skip();
        cx.wrong_type(Found::Object, Self::EXPECTED)
    }
}

impl Cx<'_> {
    /// Decodes the next value of the document.
    pub fn value<T: Decode>(&mut self) -> Option<T> {
        self.next_value()
    }

    /// Decodes the next value like [`Cx::value`], but inlined. Use this function in callers that are monomorphized for
    /// each type.
    #[inline]
    pub(crate) fn next_value<T: Decode>(&mut self) -> Option<T> {
        match self.cursor.peek() {
            b'"' if const { T::EXPECTED.is_container() } => self.unlikely_string(),
            b'"' => match self.cursor.plain_string() {
                Some(text) => T::text(text, self),
                None => self.unusual_string(T::text),
            },
            b'{' => self.nested(T::object),
            b'[' => self.nested(T::list),
            b'-' | b'0'..=b'9' if const { T::EXPECTED.is_container() } => self.unlikely_number(),
            b'-' | b'0'..=b'9' => self.number_value(),
            b't' if self.cursor.word("true") => T::boolean(true, self),
            b'f' if self.cursor.word("false") => T::boolean(false, self),
            b'n' if self.cursor.word("null") => T::null(self),
            _ => self.malformed_token(),
        }
    }

    /// Decodes a number where a value of another type is expected.
    #[cold]
    fn unlikely_number<T: Decode>(&mut self) -> Option<T> {
        self.number_value()
    }

    /// Decodes a number.
    #[inline]
    fn number_value<T: Decode>(&mut self) -> Option<T> {
        let number = self.cursor.number();
        if self.cursor.is_at_end() && self.levels > 0 {
            // More digits may have been truncated.
            self.cursor.stop("the end of a number");
            return None;
        }
        match number {
            Numeral::Integer(integer) => T::integer(integer, self),
            Numeral::Unsigned(integer) => T::unsigned(integer, self),
            Numeral::Float(float) => T::float(float, self),
            Numeral::OutOfRange(written) => self.out_of_range(written, T::EXPECTED),
            Numeral::Invalid => self.malformed_token(),
        }
    }

    /// Decodes a string where a value of another type is expected.
    #[cold]
    fn unlikely_string<T: Decode>(&mut self) -> Option<T> {
        self.unusual_string(T::text)
    }

    /// Decodes a rewritten part of the document as if it were at the current location.
    pub(crate) fn part<T: Decode>(&mut self, json: &[u8]) -> Option<T> {
        let mut cx = Cx::new(json);
        let value = cx.value();
        self.append_nested(cx.into_notes());
        value
    }

    /// Skips the next value if it is null, and returns whether it was null.
    #[inline]
    pub(crate) fn null(&mut self) -> bool {
        self.cursor.peek() == b'n' && self.cursor.word("null")
    }

    /// Skips the next value without decoding it.
    pub fn skip(&mut self) {
        if let Some(fault) = self.cursor.skip() {
            self.note(NoteReason::Malformed { fault, found: None });
        }
    }

    #[cold]
    fn unusual_string<T>(&mut self, make: fn(&str, &mut Self) -> Option<T>) -> Option<T> {
        match self.cursor.unusual_string() {
            Scan::Plain(text) => make(text, self),
            Scan::Escaped => self.with_unescaped(make),
            Scan::Faulty(fault, found) => self.drop_malformed(fault, found),
            Scan::Stopped => None,
        }
    }

    /// Calls `make` with the unescaped text of the string that was just read.
    pub(crate) fn with_unescaped<R>(&mut self, make: impl FnOnce(&str, &mut Self) -> R) -> R {
        let text = self.cursor.take_scratch();
        let made = make(&text, self);
        self.cursor.put_scratch(text);
        made
    }

    /// Decodes a container unless it is nested too deeply.
    fn nested<T>(&mut self, decode: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        if self.levels >= SyntaxFault::MOST_LEVELS {
            return self.too_deep();
        }
        self.levels += 1;
        let made = decode(self);
        self.levels -= 1;
        made
    }

    #[cold]
    fn too_deep<T>(&mut self) -> Option<T> {
        self.cursor.add_fault(self.cursor.at(), SyntaxFault::Depth);
        self.cursor.skip();
        self.note(NoteReason::Malformed { fault: SyntaxFault::Depth, found: None });
        None
    }

    #[cold]
    fn malformed_token<T>(&mut self) -> Option<T> {
        if self.levels == 0 {
            // The document as a whole is not JSON.
            self.cursor.stop("a value");
        }
        let token = self.cursor.malformed_token()?;
        self.drop_malformed(SyntaxFault::Token, token)
    }

    #[cold]
    fn drop_malformed<T>(&mut self, fault: SyntaxFault, found: &[u8]) -> Option<T> {
        self.malformed(fault, found);
        None
    }

    #[cold]
    fn out_of_range<T>(&mut self, written: &[u8], expected: Expected) -> Option<T> {
        self.note(NoteReason::OutOfRange { found: Found::token(written), expected });
        None
    }
}

/// Reader of array elements.
#[derive(Debug)]
pub struct Items {
    next: usize,
}

impl Items {
    /// Enters the array at the current position.
    pub fn open(cx: &mut Cx<'_>) -> Self {
        cx.cursor.advance();
        Items { next: 0 }
    }

    /// Returns the index of the next element, or `None` at the end.
    #[inline(always)]
    pub fn next(&mut self, cx: &mut Cx<'_>) -> Option<usize> {
        let index = self.next;
        self.next += 1;
        let at = cx.cursor.at();
        match cx.cursor.separator(b']', index == 0) {
            Separator::Next => Some(index),
            Separator::End => None,
            odd => cx.malformed_separator(odd, at).then_some(index),
        }
    }
}

/// Reader of the entries of an object whose names are not described.
#[derive(Debug, Default)]
pub struct Names {
    is_past_first: bool,
}

impl Names {
    /// Enters the object at the current position.
    pub fn open(cx: &mut Cx<'_>) -> Self {
        cx.cursor.advance();
        Names::default()
    }

    /// Returns the next name and moves to its value, or returns `None` at the end. Notes and skips an entry whose name
    /// is not valid JSON.
    pub fn next<'de>(&mut self, cx: &mut Cx<'de>) -> Option<Cow<'de, str>> {
        loop {
            let is_first = !std::mem::replace(&mut self.is_past_first, true);
            let at = cx.cursor.at();
            match cx.cursor.separator(b'}', is_first) {
                Separator::Next => {}
                Separator::End => return None,
                odd => cx.malformed_separator(odd, at).then_some(())?,
            }
            let name = cx.cursor.name();
            cx.cursor.colon();
            match name {
                Scan::Plain(name) => return Some(Cow::Borrowed(name)),
                Scan::Escaped => return Some(Cow::Owned(cx.cursor.take_scratch())),
                Scan::Faulty(fault, found) => {
                    cx.malformed(fault, found);
                    cx.skip();
                }
                Scan::Stopped => return None,
            }
        }
    }

    /// Decodes the value of an entry. Returns `None` if the document ends within the value, and `Some(None)` if no
    /// value could be created.
    pub(crate) fn value<T: Decode>(cx: &mut Cx<'_>) -> Option<Option<T>> {
        let value = cx.value();
        if cx.is_truncated() { None } else { Some(value) }
    }
}

impl Cx<'_> {
    /// Adds a note for a fault between two values. Returns whether another value follows.
    #[cold]
    pub(crate) fn malformed_separator(&mut self, separator: Separator, at: usize) -> bool {
        match separator {
            Separator::Faulty(fault) | Separator::FaultyEnd(fault) => {
                self.cursor.add_fault(at, fault);
                self.note(NoteReason::Malformed { fault, found: None });
            }
            _ => {}
        }
        matches!(separator, Separator::Next | Separator::Faulty(_))
    }
}
