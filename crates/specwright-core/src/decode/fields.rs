//! The fields of an object being decoded. Each field has a [`Slot`] that is filled when the field's name is read and
//! checked at the end.

use super::cursor::{Scan, Separator};
use super::entries::{Entries, EntryKey};
use super::names::FieldNames;
use crate::{Cx, Decode, Expected, Found, NamedPart, NoteReason, Step};

/// Reader of the described fields of an object.
#[derive(Debug)]
pub struct Fields {
    known: &'static FieldNames,
    /// Index of the most likely next name.
    likely: usize,
    is_past_first: bool,
    /// The discriminator field, which the object's type need not declare.
    tag: Option<&'static str>,
}

impl Fields {
    /// Enters the object at the current position.
    pub fn open(cx: &mut Cx<'_>, known: &'static FieldNames) -> Self {
        cx.cursor.advance();
        Fields { known, likely: 0, is_past_first: false, tag: cx.tag.take() }
    }

    /// Returns the index of the next described field and moves to its value, or returns `None` at the end. Skips all
    /// other fields, and notes them (except the discriminator field).
    // Inlined because each type calls this function in one place.
    #[inline(always)]
    pub fn next(&mut self, cx: &mut Cx<'_>) -> Option<usize> {
        if let Some(token) = self.known.tokens.get(self.likely)
            && self.passes(token, cx)
        {
            self.likely += 1;
            return Some(self.likely - 1);
        }
        self.next_unlikely(cx)
    }

    /// Skips the comma (except before the first field), name and colon of a field if they come next.
    #[inline]
    fn passes(&mut self, token: &'static str, cx: &mut Cx<'_>) -> bool {
        let is_next = cx.cursor.skips(&token.as_bytes()[usize::from(!self.is_past_first)..]);
        self.is_past_first |= is_next;
        is_next
    }

    /// Continues [`Fields::next`] if the most likely name does not come next in compact notation.
    #[inline(never)]
    fn next_unlikely(&mut self, cx: &mut Cx<'_>) -> Option<usize> {
        loop {
            let is_first = !std::mem::replace(&mut self.is_past_first, true);
            let at = cx.cursor.at();
            match cx.cursor.separator(b'}', is_first) {
                Separator::Next => {}
                Separator::End => return None,
                odd => cx.malformed_separator(odd, at).then_some(())?,
            }
            // A name in compact notation can be skipped without being read.
            let is_likely = self.known.token(self.likely).is_some_and(|token| cx.cursor.skips(token));
            let token = if is_likely { Some(self.likely) } else { cx.cursor.skips_name(self.known) };
            if let Some(place) = token {
                self.likely = place + 1;
                return Some(place);
            }
            let name = cx.cursor.name();
            cx.cursor.colon();
            let place = match name {
                Scan::Plain(name) => self.place_or_skip(name, cx),
                Scan::Escaped => cx.with_unescaped(|name, cx| self.place_or_skip(name, cx)),
                Scan::Faulty(fault, found) => {
                    cx.malformed(fault, found);
                    cx.skip();
                    None
                }
                Scan::Stopped => return None,
            };
            if let Some(place) = place {
                self.likely = place + 1;
                return Some(place);
            }
        }
    }

    /// Returns the name of the field found last.
    #[inline]
    pub(super) fn name(&self) -> &'static str {
        self.known.names.get(self.likely.wrapping_sub(1)).copied().unwrap_or_default()
    }

    /// Returns the index of a described field. Skips the value of any other field.
    #[inline]
    fn place_or_skip(&self, name: &str, cx: &mut Cx<'_>) -> Option<usize> {
        let place = self.known.place(name);
        if place.is_none() {
            self.skip_unknown(name, cx);
        }
        place
    }

    #[inline(never)]
    fn skip_unknown(&self, name: &str, cx: &mut Cx<'_>) {
        let before = cx.note_count();
        cx.skip();
        if cx.note_count() != before {
            cx.prepend_step(before, Step::Field(name));
        }
        if !cx.is_truncated() && self.tag != Some(name) {
            cx.note_unlisted_field(name, NoteReason::UnknownField { known: self.known.names });
        }
    }
}

/// The value of a field while its object is being read.
#[derive(Debug)]
pub struct Slot<T> {
    value: Option<T>,
    seen: Seen,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Seen {
    Nothing,
    Null,
    Something,
}

impl<T> Default for Slot<T> {
    fn default() -> Self {
        Slot { value: None, seen: Seen::Nothing }
    }
}

impl<T: Decode> Slot<T> {
    /// Reads the field's value. If a field is repeated, the last value wins.
    pub fn read(&mut self, cx: &mut Cx<'_>, fields: &Fields) {
        self.fill(cx, fields, Cx::next_value);
    }

    #[inline]
    fn fill<'de>(&mut self, cx: &mut Cx<'de>, fields: &Fields, decode: fn(&mut Cx<'de>) -> Option<T>) {
        let before = cx.note_count();
        if self.seen != Seen::Nothing {
            cx.note(NoteReason::Duplicate(NamedPart::Field));
            self.value = None;
        }
        // The meaning of null depends on the field's presence, which is known only when the object is complete.
        if cx.null() {
            self.seen = Seen::Null;
        } else {
            self.seen = Seen::Something;
            if const { matches!(T::EXPECTED, Expected::Array) } {
                cx.list = Some(fields.name());
            }
            self.value = decode(cx);
        }
        if cx.note_count() != before {
            cx.prepend_step_in(Some(fields.name()), before, Step::Field(fields.name()));
        }
    }

    /// Returns the value of a field that may be missing. Null counts as missing.
    pub fn optional(self) -> Option<T> {
        self.value
    }

    /// Returns the value of a field that may be missing (`None`) or null (`Some(None)`).
    pub fn given_or_null(self) -> Option<Option<T>> {
        match self.seen {
            Seen::Null => Some(None),
            Seen::Nothing | Seen::Something => self.value.map(Some),
        }
    }

    /// Returns the value of a request field that may be missing. Adds a note for null, because callers can omit the
    /// field instead.
    pub fn given(self, cx: &mut Cx<'_>, name: &'static str) -> Option<T> {
        if self.seen == Seen::Null {
            cx.at(Step::Field(name), |cx| cx.wrong_type::<()>(Found::Null, T::EXPECTED));
        }
        self.value
    }

    /// Returns the value of a required field. Adds a note if the field is missing or null.
    #[inline]
    pub fn required(self, cx: &mut Cx<'_>, name: &'static str) -> Option<T> {
        if self.seen != Seen::Something {
            note_missing(self.seen, cx, name, T::EXPECTED);
        }
        self.value
    }

    /// Returns the value of a field that must be present but may be null. Adds a note if the field is missing.
    pub fn nullable(self, cx: &mut Cx<'_>, name: &'static str) -> Option<T> {
        if self.seen == Seen::Nothing {
            note_missing(self.seen, cx, name, T::EXPECTED);
        }
        self.value
    }
}

/// Adds a note for a missing or null field. A field does not count as missing if the document ends within the object.
#[cold]
pub(super) fn note_missing(seen: Seen, cx: &mut Cx<'_>, name: &'static str, expected: Expected) {
    cx.at(Step::Field(name), |cx| match seen {
        Seen::Nothing if !cx.is_truncated() => cx.note(NoteReason::Missing { expected }),
        Seen::Null => cx.note(NoteReason::WrongType { found: Found::Null, expected }),
        Seen::Nothing | Seen::Something => {}
    });
}

impl<T: Decode> Slot<Vec<T>> {
    /// Reads a list that may be sent as an array, or as an object whose values are the elements. In an object, an
    /// element that lacks the field named by `K` gets its key as that field's value.
    pub fn read_entries<K: EntryKey>(&mut self, cx: &mut Cx<'_>, fields: &Fields) {
        self.fill(cx, fields, |cx| cx.value::<Entries<T, K>>().map(Into::into));
    }
}

/// Converts the value of a slot to a struct field.
#[doc(hidden)]
#[macro_export]
macro_rules! __take {
    (required $slot:ident) => {
        // A `match` type-checks in half the time of the `?` operator.
        match $slot {
            Some(value) => value,
            None => return None,
        }
    };
    (expected $slot:ident) => {
        $slot
    };
    (nullable $slot:ident) => {
        $slot
    };
    (null $slot:ident) => {
        $slot
    };
    (optional $slot:ident) => {
        $slot
    };
    (given $slot:ident) => {
        $slot
    };
    (given_or_null $slot:ident) => {
        $slot
    };
    ($collection:ident $slot:ident) => {
        $slot.unwrap_or_default()
    };
}
