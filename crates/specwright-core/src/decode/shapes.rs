//! The decoder that all types share.
//!
//! A type overrides the methods of [`Decode`] for the shapes of JSON value that it takes; each other shape is
//! noted as wrong and passed over. The result is `None` where no value could be made.

use std::borrow::Cow;

use super::cursor::{Numeral, Scan, Separator};
use crate::{Cx, Expected, Found, NoteReason, SyntaxFault};

/// A type that can be made from JSON.
///
/// Each method takes one shape of value. It returns `None` where no value can be made of it, after a note with the
/// reason. A shape that a type does not override is noted as a wrong type.
pub trait Decode: Sized {
    /// The value that makes one, for notes.
    const EXPECTED: Expected;

    /// Makes a value of `true` or `false`.
    fn boolean(value: bool, cx: &mut Cx<'_>) -> Option<Self> {
        cx.wrong_type(value, Self::EXPECTED)
    }

    /// Makes a value of an integer.
    fn integer(value: i64, cx: &mut Cx<'_>) -> Option<Self> {
        cx.wrong_type(value, Self::EXPECTED)
    }

    /// Makes a value of an integer beyond `i64`.
    fn unsigned(value: u64, cx: &mut Cx<'_>) -> Option<Self> {
        Self::float(value as f64, cx)
    }

    /// Makes a value of a number that is not an integer.
    fn float(value: f64, cx: &mut Cx<'_>) -> Option<Self> {
        cx.wrong_type(value, Self::EXPECTED)
    }

    /// Makes a value of a string.
    fn text(value: &str, cx: &mut Cx<'_>) -> Option<Self> {
        cx.wrong_type(value, Self::EXPECTED)
    }

    /// The value that takes the place of an element that could not be made, where others refer to elements by their
    /// index. `None` where such an element is left out of its list.
    fn placeholder() -> Option<Self> {
        None
    }

    /// Makes a value of `null`.
    fn null(cx: &mut Cx<'_>) -> Option<Self> {
        cx.wrong_type(Found::Null, Self::EXPECTED)
    }

    /// Makes a value of an array, which is read with [`Items`].
    fn list(cx: &mut Cx<'_>) -> Option<Self> {
        cx.skip();
        cx.wrong_type(Found::Array, Self::EXPECTED)
    }

    /// Makes a value of an object, which is read with [`Fields`](crate::Fields) or [`Names`].
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

    /// The same, for those that are compiled once for each type.
    #[inline]
    pub(crate) fn next_value<T: Decode>(&mut self) -> Option<T> {
        match self.cursor.peek() {
            b'"' if const { T::EXPECTED.is_container() } => self.unlikely_string(),
            b'"' => match self.cursor.plain_string() {
                Some(text) => T::text(text, self),
                None => self.unusual_string(T::text),
            },
            b'{' => self.within(T::object),
            b'[' => self.within(T::list),
            b'-' | b'0'..=b'9' if const { T::EXPECTED.is_container() } => self.unlikely_number(),
            b'-' | b'0'..=b'9' => self.number_value(),
            b't' if self.cursor.word("true") => T::boolean(true, self),
            b'f' if self.cursor.word("false") => T::boolean(false, self),
            b'n' if self.cursor.word("null") => T::null(self),
            _ => self.odd_token(),
        }
    }

    /// Decodes a number where something else is expected.
    #[cold]
    fn unlikely_number<T: Decode>(&mut self) -> Option<T> {
        self.number_value()
    }

    /// Decodes a number.
    #[inline]
    fn number_value<T: Decode>(&mut self) -> Option<T> {
        let number = self.cursor.number();
        if self.cursor.is_at_end() && self.levels > 0 {
            // It may have had more digits.
            self.cursor.stop("the end of a number");
            return None;
        }
        match number {
            Numeral::Integer(integer) => T::integer(integer, self),
            Numeral::Unsigned(integer) => T::unsigned(integer, self),
            Numeral::Float(float) => T::float(float, self),
            Numeral::Beyond(written) => self.beyond(written, T::EXPECTED),
            Numeral::Odd => self.odd_token(),
        }
    }

    /// Decodes a string where something else is expected.
    #[cold]
    fn unlikely_string<T: Decode>(&mut self) -> Option<T> {
        self.unusual_string(T::text)
    }

    /// Decodes a part of the document that was written anew, and stands here.
    pub(crate) fn part<T: Decode>(&mut self, json: &[u8]) -> Option<T> {
        let mut cx = Cx::new(json);
        let value = cx.value();
        self.absorb(cx.into_notes());
        value
    }

    /// Passes over the next value if it is null.
    #[inline]
    pub(crate) fn null(&mut self) -> bool {
        self.cursor.peek() == b'n' && self.cursor.word("null")
    }

    /// Passes over the next value without making anything of it.
    pub fn skip(&mut self) {
        if let Some(fault) = self.cursor.skip() {
            self.note(NoteReason::Malformed { fault, found: None });
        }
    }

    #[cold]
    fn unusual_string<T>(&mut self, make: fn(&str, &mut Self) -> Option<T>) -> Option<T> {
        match self.cursor.unusual_string() {
            Scan::Plain(text) => make(text, self),
            Scan::Escaped => self.escaped(make),
            Scan::Faulty(fault, found) => self.lose(fault, found),
            Scan::Stopped => None,
        }
    }

    /// Makes something of the string that was just passed over, whose escapes are replaced.
    pub(crate) fn escaped<R>(&mut self, make: impl FnOnce(&str, &mut Self) -> R) -> R {
        let text = self.cursor.take_scratch();
        let made = make(&text, self);
        self.cursor.put_scratch(text);
        made
    }

    /// Decodes a container unless it lies too deep.
    fn within<T>(&mut self, decode: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
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
    fn odd_token<T>(&mut self) -> Option<T> {
        if self.levels == 0 {
            // The document as a whole is something else.
            self.cursor.stop("a value");
        }
        let token = self.cursor.odd_token()?;
        self.lose(SyntaxFault::Token, token)
    }

    #[cold]
    fn lose<T>(&mut self, fault: SyntaxFault, found: &[u8]) -> Option<T> {
        self.malformed(fault, found);
        None
    }

    #[cold]
    fn beyond<T>(&mut self, written: &[u8], expected: Expected) -> Option<T> {
        self.note(NoteReason::OutOfRange { found: Found::token(written), expected });
        None
    }
}

/// The elements of an array while they are read.
#[derive(Debug)]
pub struct Items {
    next: usize,
}

impl Items {
    /// Enters the array at which the document stands.
    pub fn open(cx: &mut Cx<'_>) -> Self {
        cx.cursor.advance();
        Items { next: 0 }
    }

    /// The index of the next element; `None` at the end.
    #[inline(always)]
    pub fn next(&mut self, cx: &mut Cx<'_>) -> Option<usize> {
        let index = self.next;
        self.next += 1;
        let at = cx.cursor.at();
        match cx.cursor.separator(b']', index == 0) {
            Separator::Next => Some(index),
            Separator::End => None,
            odd => cx.odd_separator(odd, at).then_some(index),
        }
    }
}

/// The entries of an object whose names are not described, while they are read.
#[derive(Debug, Default)]
pub struct Names {
    is_past_first: bool,
}

impl Names {
    /// Enters the object at which the document stands.
    pub fn open(cx: &mut Cx<'_>) -> Self {
        cx.cursor.advance();
        Names::default()
    }

    /// The next name, with the document at its value; `None` at the end. A name that breaks the rules of JSON is noted
    /// and passed over with its value.
    pub fn next<'de>(&mut self, cx: &mut Cx<'de>) -> Option<Cow<'de, str>> {
        loop {
            let is_first = !std::mem::replace(&mut self.is_past_first, true);
            let at = cx.cursor.at();
            match cx.cursor.separator(b'}', is_first) {
                Separator::Next => {}
                Separator::End => return None,
                odd => cx.odd_separator(odd, at).then_some(())?,
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

    /// Decodes the value of a name; `None` where the document ends in it, and `Some(None)` where no value could be made.
    pub(crate) fn value<T: Decode>(cx: &mut Cx<'_>) -> Option<Option<T>> {
        let value = cx.value();
        if cx.is_cut() { None } else { Some(value) }
    }
}

impl Cx<'_> {
    /// Notes a fault between two values; whether another value comes.
    #[cold]
    pub(crate) fn odd_separator(&mut self, separator: Separator, at: usize) -> bool {
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
