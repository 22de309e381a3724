//! The allowed values of grammars and enums, as described in messages and reasons.

use std::fmt;

use serde_core::ser::{Serialize, Serializer};

/// The format of a grammar's strings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Form {
    name: &'static str,
    description: &'static str,
    is_long: bool,
}

impl Form {
    /// Creates a format from the grammar's name and a description of its values for messages, such as `three capital
    /// letters`.
    pub const fn new(name: &'static str, description: &'static str) -> Self {
        Form { name, description, is_long: false }
    }

    /// Marks the strings as long, so that notes include the position of the invalid byte.
    pub const fn long(self) -> Self {
        Form { is_long: true, ..self }
    }

    /// Returns the grammar's name, such as `CurrencyCode`.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    pub(crate) const fn is_long(&self) -> bool {
        self.is_long
    }
}

/// Writes the description of a value, for example `three capital letters`.
impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.description)
    }
}

/// Serializes the name.
impl Serialize for Form {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name)
    }
}

/// The values that an enum lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KnownValues {
    /// Strings.
    Texts(&'static [&'static str]),
    /// Integers.
    Integers(&'static [i64]),
}

/// Writes the values, for example `one of economy, first`. A single value is written alone.
impl fmt::Display for KnownValues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            KnownValues::Texts(texts) => write_one_of(texts, f),
            KnownValues::Integers(integers) => write_one_of(integers, f),
        }
    }
}

pub(crate) fn write_one_of<T: fmt::Display>(values: &[T], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if values.len() != 1 {
        f.write_str("one of ")?;
    }
    for (index, value) in values.iter().enumerate() {
        write!(f, "{}{value}", if index == 0 { "" } else { ", " })?;
    }
    Ok(())
}

/// Serializes a list of the values.
impl Serialize for KnownValues {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            KnownValues::Texts(texts) => serializer.collect_seq(*texts),
            KnownValues::Integers(integers) => serializer.collect_seq(*integers),
        }
    }
}
