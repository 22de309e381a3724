//! The fields of an object under decoding: a [`Slot`] for each, filled when its name comes and judged at the end.

use super::cursor::{Scan, Separator};
use super::entries::{Entries, EntryKey};
use crate::{Cx, Decode, Expected, Found, NamedPart, NoteReason, Step};

/// The names of an object's fields, made by [`field_names!`](crate::field_names).
#[derive(Debug)]
pub struct FieldNames {
    #[doc(hidden)]
    pub names: &'static [&'static str],
    /// Each name as it stands in a compact document behind another field: `,"name":`.
    #[doc(hidden)]
    pub tokens: &'static [&'static str],
}

/// The names of an object's fields for [`Fields::open`](crate::Fields::open), in the order in which they are expected.
#[macro_export]
macro_rules! field_names {
    ($($name:literal),* $(,)?) => {
        &$crate::FieldNames { names: &[$($name),*], tokens: &[$(concat!(",\"", $name, "\":")),*] }
    };
}

/// The described fields of an object while it is read.
#[derive(Debug)]
pub struct Fields {
    known: &'static FieldNames,
    /// The place of the name that is most likely next.
    likely: usize,
    is_past_first: bool,
    /// The field that told the form, and that the object need not know.
    tag: Option<&'static str>,
}

impl Fields {
    /// The number of names that are looked for before the next one is read: fields that are left out are few.
    const LIKELY: usize = 4;

    /// Enters the object at which the document stands.
    pub fn open(cx: &mut Cx<'_>, known: &'static FieldNames) -> Self {
        cx.cursor.advance();
        Fields { known, likely: 0, is_past_first: false, tag: cx.tag.take() }
    }

    /// The place of the next described name, with the document at its value; `None` at the end. Each other field is
    /// noted and passed over.
    // Each type calls it in one place.
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

    /// Passes over the comma, if it is not the first, the name and the colon of a field if they are next.
    #[inline]
    fn passes(&mut self, token: &'static str, cx: &mut Cx<'_>) -> bool {
        let token = &token.as_bytes()[usize::from(!self.is_past_first)..];
        let is_next = begins_with(cx.cursor.rest(), token);
        if is_next {
            cx.cursor.advance_by(token.len());
            self.is_past_first = true;
        }
        is_next
    }

    /// The same where it is not the most likely name.
    #[inline(never)]
    fn next_unlikely(&mut self, cx: &mut Cx<'_>) -> Option<usize> {
        if cx.cursor.rest().first() == Some(&b'}') {
            cx.cursor.advance();
            return None;
        }
        for place in self.likely + 1..self.known.tokens.len().min(self.likely + Self::LIKELY) {
            if self.passes(self.known.tokens[place], cx) {
                self.likely = place + 1;
                return Some(place);
            }
        }
        self.search(cx)
    }

    fn search(&mut self, cx: &mut Cx<'_>) -> Option<usize> {
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
            let place = match name {
                Scan::Plain(name) => self.place_or_skip(name, cx),
                Scan::Escaped => cx.escaped(|name, cx| self.place_or_skip(name, cx)),
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

    /// The name of the field that was found last.
    #[inline]
    pub(super) fn name(&self) -> &'static str {
        self.known.names.get(self.likely.wrapping_sub(1)).copied().unwrap_or_default()
    }

    /// The place of a name. The value of a field that the description does not have is passed over, with a note.
    fn place_or_skip(&self, name: &str, cx: &mut Cx<'_>) -> Option<usize> {
        let known = self.known.names;
        let after = known.iter().enumerate().skip(self.likely);
        let mut all = after.chain(known.iter().enumerate().take(self.likely));
        let found = all.find(|(_, known)| **known == name);
        if found.is_none() {
            cx.at(Step::Field(name), |cx| {
                cx.skip();
                if !cx.is_cut() && self.tag != Some(name) {
                    cx.note(NoteReason::UnknownField { known });
                }
            });
        }
        found.map(|(place, _)| place)
    }
}

/// Whether bytes begin with a token, which is too short for a call of the C library to pay.
#[inline]
fn begins_with(bytes: &[u8], token: &[u8]) -> bool {
    let (Some(bytes), Some(last)) = (bytes.get(..token.len()), token.last_chunk::<8>()) else {
        return bytes.starts_with(token);
    };
    // The last eight bytes may overlap those before.
    let mut words = bytes.as_chunks::<8>().0.iter().zip(token.as_chunks::<8>().0);
    words.all(|(one, other)| u64::from_ne_bytes(*one) == u64::from_ne_bytes(*other))
        && bytes.last_chunk() == Some(last)
}

/// A field while its object is read.
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
    /// Reads the field's value. Of a field that comes twice the last one counts.
    pub fn read(&mut self, cx: &mut Cx<'_>, fields: &Fields) {
        self.fill(cx, fields, Cx::next_value);
    }

    #[inline]
    fn fill<'de>(&mut self, cx: &mut Cx<'de>, fields: &Fields, decode: fn(&mut Cx<'de>) -> Option<T>) {
        let before = cx.noted();
        if self.seen != Seen::Nothing {
            cx.note(NoteReason::Duplicate(NamedPart::Field));
            self.value = None;
        }
        // The meaning of null is judged when the object is complete.
        if cx.null() {
            self.seen = Seen::Null;
        } else {
            self.seen = Seen::Something;
            if const { matches!(T::EXPECTED, Expected::Array) } {
                cx.list = Some(fields.name());
            }
            self.value = decode(cx);
        }
        if cx.noted() != before {
            cx.move_below(before, Step::Field(fields.name()));
        }
    }

    /// The value of a field that may be missing. Null counts as missing.
    pub fn optional(self) -> Option<T> {
        self.value
    }

    /// The value of a field that may be left out, or be null: both are told apart.
    pub fn given_or_null(self) -> Option<Option<T>> {
        match self.seen {
            Seen::Null => Some(None),
            Seen::Nothing | Seen::Something => self.value.map(Some),
        }
    }

    /// The value of a field of a request that may be left out. Notes null, which its writer need not send.
    pub fn given(self, cx: &mut Cx<'_>, name: &'static str) -> Option<T> {
        if self.seen == Seen::Null {
            cx.at(Step::Field(name), |cx| cx.wrong_type::<()>(Found::Null, T::EXPECTED));
        }
        self.value
    }

    /// The value of a field that has to be there. Notes one that is not.
    #[inline]
    pub fn required(self, cx: &mut Cx<'_>, name: &'static str) -> Option<T> {
        if self.seen != Seen::Something {
            note_missing(self.seen, cx, name, T::EXPECTED);
        }
        self.value
    }

    /// The value of a field that has to be there but may be null. Notes one that is not there.
    pub fn nullable(self, cx: &mut Cx<'_>, name: &'static str) -> Option<T> {
        if self.seen == Seen::Nothing {
            note_missing(self.seen, cx, name, T::EXPECTED);
        }
        self.value
    }
}

/// Notes that a field is not there, unless the document ends before its object does.
#[cold]
pub(super) fn note_missing(seen: Seen, cx: &mut Cx<'_>, name: &'static str, expected: Expected) {
    cx.at(Step::Field(name), |cx| match seen {
        Seen::Nothing if !cx.is_cut() => cx.note(NoteReason::Missing { expected }),
        Seen::Null => cx.note(NoteReason::WrongType { found: Found::Null, expected }),
        Seen::Nothing | Seen::Something => {}
    });
}

impl<T: Decode> Slot<Vec<T>> {
    /// Reads the value of a field that is an array of elements, or an object whose values are the elements. There an
    /// element without the field of `K` gets the name that it stands under.
    pub fn read_entries<K: EntryKey>(&mut self, cx: &mut Cx<'_>, fields: &Fields) {
        self.fill(cx, fields, |cx| cx.value::<Entries<T, K>>().map(Into::into));
    }
}

/// A field of the struct from the value of its slot.
#[doc(hidden)]
#[macro_export]
macro_rules! __take {
    (required $slot:ident) => {
        // Checked in half the time of a question mark.
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
