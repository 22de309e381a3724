//! The allowed values of a grammar and of an enum, as messages and reasons name them.

use std::fmt;

use serde_core::ser::{Serialize, SerializeSeq, Serializer};

/// The form of a grammar's texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Form {
    name: &'static str,
    look: &'static str,
    is_long: bool,
}

impl Form {
    /// A form by the grammar's name and by the look of a value, for messages: `three capital letters`.
    pub const fn new(name: &'static str, look: &'static str) -> Self {
        Form { name, look, is_long: false }
    }

    /// The same for long texts, where a note has to name the wrong byte.
    pub const fn long(self) -> Self {
        Form { is_long: true, ..self }
    }

    /// The grammar's name, such as `CurrencyCode`.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    pub(crate) const fn is_long(&self) -> bool {
        self.is_long
    }
}

/// The look of a value: `three capital letters`.
impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.look)
    }
}

/// The name.
impl Serialize for Form {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name)
    }
}

/// The values that an enum lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KnownValues {
    /// Texts.
    Texts(&'static [&'static str]),
    /// Integers.
    Integers(&'static [i64]),
}

/// `one of economy, first`
impl fmt::Display for KnownValues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            KnownValues::Texts(texts) => write_one_of(texts, f),
            KnownValues::Integers(integers) => write_one_of(integers, f),
        }
    }
}

pub(crate) fn write_one_of<T: fmt::Display>(values: &[T], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str("one of ")?;
    for (index, value) in values.iter().enumerate() {
        write!(f, "{}{value}", if index == 0 { "" } else { ", " })?;
    }
    Ok(())
}

/// A list of the values.
impl Serialize for KnownValues {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            KnownValues::Texts(texts) => serialize_list(texts, serializer),
            KnownValues::Integers(integers) => serialize_list(integers, serializer),
        }
    }
}

fn serialize_list<T: Serialize, S: Serializer>(values: &[T], serializer: S) -> Result<S::Ok, S::Error> {
    let mut list = serializer.serialize_seq(Some(values.len()))?;
    for value in values {
        list.serialize_element(value)?;
    }
    list.end()
}
