//! Fields of an object under decoding: a [`Slot`] for each, filled when its key comes and judged at the end.

use std::fmt;

use serde_core::de::{DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, Visitor};

use crate::entries::{Entries, EntryKey};
use crate::{Cx, Decode, Expected, Found, NamedPart, NoteReason, Seed, Step, Text};

/// The name of a field, as the payload has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Key {
    /// A described field, by its number.
    Known(usize),
    /// Another field, by its name.
    Unknown(Text),
}

/// Reads a field's name and looks it up.
#[derive(Clone, Copy, Debug)]
pub struct KeySeed(pub fn(&str) -> Option<usize>);

impl<'de> DeserializeSeed<'de> for KeySeed {
    type Value = Key;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Key, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl Visitor<'_> for KeySeed {
    type Value = Key;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a field name")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Key, E> {
        Ok((self.0)(name).map_or_else(|| Key::Unknown(Text::from(name)), Key::Known))
    }
}

/// Consumes the value of a field that the description does not have, and notes it.
///
/// # Errors
/// Those of the JSON reader.
pub fn skip_unknown<'de, A: MapAccess<'de>>(
    map: &mut A,
    cx: &mut Cx<'_>,
    name: &str,
    known: &'static [&'static str],
) -> Result<(), A::Error> {
    map.next_value::<IgnoredAny>()?;
    cx.at(Step::Field(name)).note(NoteReason::UnknownField { known });
    Ok(())
}

/// A field while its object is read.
#[derive(Debug)]
pub struct Slot<T> {
    value: Option<T>,
    seen: Seen,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seen {
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
    ///
    /// # Errors
    /// Those of the JSON reader.
    pub fn read<'de, A: MapAccess<'de>>(
        &mut self,
        map: &mut A,
        cx: &mut Cx<'_>,
        name: &'static str,
    ) -> Result<(), A::Error> {
        self.read_as::<T, A>(map, cx, name)
    }

    /// Reads the field's value in the form that `U` has on the wire.
    fn read_as<'de, U: Decode + Into<T>, A: MapAccess<'de>>(
        &mut self,
        map: &mut A,
        cx: &mut Cx<'_>,
        name: &'static str,
    ) -> Result<(), A::Error> {
        let mut cx = cx.at(Step::Field(name));
        if self.seen != Seen::Nothing {
            cx.note(NoteReason::Duplicate(NamedPart::Field));
        }
        (self.seen, self.value) = match map.next_value_seed(Seed::<MaybeNull<U>>::new(&mut cx))? {
            Some(MaybeNull::Null) => (Seen::Null, None),
            Some(MaybeNull::Value(value)) => (Seen::Something, Some(value.into())),
            None => (Seen::Something, None),
        };
        Ok(())
    }

    /// The value of a field that may be missing. Null counts as missing.
    pub fn optional(self) -> Option<T> {
        self.value
    }

    /// The value of a field of a request that may be left out. Notes null, which its writer need not send.
    pub fn given(self, cx: &mut Cx<'_>, name: &'static str) -> Option<T> {
        if self.seen == Seen::Null {
            cx.at(Step::Field(name)).wrong_type::<T>(Found::Null, T::EXPECTED);
        }
        self.value
    }

    /// The value of a field that has to be there. Notes one that is not.
    pub fn required(self, cx: &mut Cx<'_>, name: &'static str) -> Option<T> {
        let (mut cx, expected) = (cx.at(Step::Field(name)), T::EXPECTED);
        match self.seen {
            Seen::Nothing => cx.note(NoteReason::Missing { expected }),
            Seen::Null => cx.note(NoteReason::WrongType { found: Found::Null, expected }),
            Seen::Something => {}
        }
        self.value
    }

    /// Drops a field that its object does not have where `tag` is `form`, and notes it.
    pub fn misplaced(self, cx: &mut Cx<'_>, name: &'static str, tag: &'static str, form: &'static str) {
        if self.seen != Seen::Nothing {
            cx.at(Step::Field(name)).note(NoteReason::MisplacedField { tag, form });
        }
    }

    /// The value of a field that has to be there but may be null. Notes one that is not there.
    pub fn nullable(self, cx: &mut Cx<'_>, name: &'static str) -> Option<T> {
        if self.seen == Seen::Nothing {
            cx.at(Step::Field(name)).note(NoteReason::Missing { expected: T::EXPECTED });
        }
        self.value
    }
}

impl<T: Decode> Slot<Vec<T>> {
    /// Reads the value of a field that is an array of elements, or an object whose values are the elements. There an
    /// element without the field of `K` gets the name that it stands under.
    ///
    /// # Errors
    /// Those of the JSON reader.
    pub fn read_entries<'de, K: EntryKey, A: MapAccess<'de>>(
        &mut self,
        map: &mut A,
        cx: &mut Cx<'_>,
        name: &'static str,
    ) -> Result<(), A::Error> {
        self.read_as::<Entries<T, K>, A>(map, cx, name)
    }
}

/// Reads a `T`, or null without a note: what null means is judged when the object is complete.
enum MaybeNull<T> {
    Null,
    Value(T),
}

impl<T: Decode> Decode for MaybeNull<T> {
    const EXPECTED: Expected = T::EXPECTED;

    fn boolean(value: bool, cx: &mut Cx<'_>) -> Option<Self> {
        T::boolean(value, cx).map(MaybeNull::Value)
    }

    fn integer(value: i64, cx: &mut Cx<'_>) -> Option<Self> {
        T::integer(value, cx).map(MaybeNull::Value)
    }

    fn unsigned(value: u64, cx: &mut Cx<'_>) -> Option<Self> {
        T::unsigned(value, cx).map(MaybeNull::Value)
    }

    fn float(value: f64, cx: &mut Cx<'_>) -> Option<Self> {
        T::float(value, cx).map(MaybeNull::Value)
    }

    fn text(value: &str, cx: &mut Cx<'_>) -> Option<Self> {
        T::text(value, cx).map(MaybeNull::Value)
    }

    fn null(_: &mut Cx<'_>) -> Option<Self> {
        Some(MaybeNull::Null)
    }

    fn list<'de, A: serde_core::de::SeqAccess<'de>>(
        seq: A,
        cx: &mut Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        Ok(T::list(seq, cx)?.map(MaybeNull::Value))
    }

    fn object<'de, A: MapAccess<'de>>(map: A, cx: &mut Cx<'_>) -> Result<Option<Self>, A::Error> {
        Ok(T::object(map, cx)?.map(MaybeNull::Value))
    }
}
