//! Values with a grammar, and the tolerant type that represents them in responses.

use std::borrow::Borrow;
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};

use serde_core::{Serialize, Serializer};

use crate::{Cx, Decode, Expected, Form, NoteReason, Text, ValueError};

/// A type whose values are strings in a certain format.
pub trait Grammar: Sized + fmt::Display {
    /// The format and the name of the grammar.
    const FORM: Form;

    /// Parses a value.
    ///
    /// # Errors
    /// Returns an error if the string violates the grammar.
    fn parse(text: &str) -> Result<Self, ValueError>;

    /// Decodes a string strictly. A string that violates the grammar is noted and dropped.
    fn decode_text(text: &str, cx: &mut Cx<'_>) -> Option<Self> {
        match Self::parse(text) {
            Ok(value) => Some(value),
            Err(error) => {
                cx.note(NoteReason::BrokenGrammar { form: &Self::FORM, error });
                None
            }
        }
    }
}

/// A value with a grammar in a response: a valid value, or the unchanged string.
///
/// Values compare, hash and sort like their strings, so that a map with such keys accepts a plain `&str` for lookups.
#[derive(Clone)]
pub enum Lenient<T> {
    /// The string matches the grammar.
    Valid(T),
    /// The string violates the grammar.
    Broken(Text),
}

impl<T> Lenient<T> {
    /// Returns the value if it is valid.
    pub fn valid(&self) -> Option<&T> {
        match self {
            Lenient::Valid(value) => Some(value),
            Lenient::Broken(_) => None,
        }
    }
}

impl<T: AsRef<str>> Lenient<T> {
    /// Returns the string, valid or not.
    pub fn as_str(&self) -> &str {
        match self {
            Lenient::Valid(value) => value.as_ref(),
            Lenient::Broken(text) => text,
        }
    }
}

/// The default is the empty string.
impl<T> Default for Lenient<T> {
    fn default() -> Self {
        Lenient::Broken(Text::default())
    }
}

impl<T: Grammar> From<&str> for Lenient<T> {
    fn from(text: &str) -> Self {
        T::parse(text).map_or_else(|_| Lenient::Broken(Text::from(text)), Lenient::Valid)
    }
}

impl<T: AsRef<str>> AsRef<str> for Lenient<T> {
    fn as_ref(&self) -> &str {
        self.as_str()
    }
}

impl<T: AsRef<str>> Borrow<str> for Lenient<T> {
    fn borrow(&self) -> &str {
        self.as_str()
    }
}

impl<T: AsRef<str>> PartialEq for Lenient<T> {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}

impl<T: AsRef<str>> Eq for Lenient<T> {}

impl<T: AsRef<str>> Hash for Lenient<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_str().hash(state);
    }
}

impl<T: AsRef<str>> PartialOrd for Lenient<T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<T: AsRef<str>> Ord for Lenient<T> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.as_str().cmp(other.as_str())
    }
}

impl<T: AsRef<str>> fmt::Display for Lenient<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl<T: AsRef<str>> fmt::Debug for Lenient<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Lenient::Valid(value) => fmt::Debug::fmt(value.as_ref(), f),
            Lenient::Broken(text) => write!(f, "Broken({text:?})"),
        }
    }
}

impl<T: AsRef<str>> Serialize for Lenient<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<T: Grammar> Decode for Lenient<T> {
    const EXPECTED: Expected = Expected::Form(&T::FORM);

    fn text(value: &str, cx: &mut Cx<'_>) -> Option<Self> {
        Some(T::decode_text(value, cx).map_or_else(|| Lenient::Broken(Text::from(value)), Lenient::Valid))
    }

    fn integer(value: i64, cx: &mut Cx<'_>) -> Option<Self> {
        Text::integer(value, cx).map(|text| Self::from(text.as_str()))
    }
}

/// Implements `FromStr`, `Serialize`, `Deserialize` and strict [`Decode`] for a type with a [`Grammar`].
///
/// The value is serialized as its `Display` output. If a serializer method is faster, pass a call to that method.
#[macro_export]
macro_rules! grammar {
    ($name:ident) => {
        $crate::grammar!($name, |value, serializer| serializer.collect_str(value));
    };
    ($name:ident, |$value:ident, $serializer:ident| $call:expr) => {
        $crate::__grammar_text!($name, |$value, $serializer| $call);

        impl $crate::Decode for $name {
            const EXPECTED: $crate::Expected = $crate::Expected::Form(&<Self as $crate::Grammar>::FORM);

            fn text(value: &str, cx: &mut $crate::Cx<'_>) -> Option<Self> {
                <Self as $crate::Grammar>::decode_text(value, cx)
            }
        }
    };
}

/// Implements the traits of `grammar!` except [`Decode`].
#[doc(hidden)]
#[macro_export]
macro_rules! __grammar_text {
    ($name:ident, |$value:ident, $serializer:ident| $call:expr) => {
        impl std::str::FromStr for $name {
            type Err = $crate::ValueError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                <Self as $crate::Grammar>::parse(text)
            }
        }

        $crate::__serialize_with!($name, |$value, $serializer| $call);
        $crate::__deserialize!($name);
    };
}

/// Implements `Serialize` with a call to a serializer method.
#[doc(hidden)]
#[macro_export]
macro_rules! __serialize_with {
    ($name:ident, |$value:ident, $serializer:ident| $call:expr) => {
        impl $crate::private::serde_core::Serialize for $name {
            fn serialize<S: $crate::private::serde_core::Serializer>(
                &self,
                $serializer: S,
            ) -> Result<S::Ok, S::Error> {
                let $value = self;
                $call
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decode;
    use std::collections::BTreeMap;

    #[derive(Clone, Debug)]
    struct Shout(Text);

    impl Grammar for Shout {
        const FORM: Form = Form::new("Shout", "capital letters");

        fn parse(text: &str) -> Result<Self, ValueError> {
            match text.bytes().position(|byte| !byte.is_ascii_uppercase()) {
                None => Ok(Shout(text.into())),
                Some(at) => Err(ValueError::new(text, &Self::FORM).at(at)),
            }
        }
    }

    impl AsRef<str> for Shout {
        fn as_ref(&self) -> &str {
            &self.0
        }
    }

    impl fmt::Display for Shout {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            self.0.fmt(f)
        }
    }
    grammar!(Shout);

    #[test]
    fn an_invalid_code_is_kept_as_text() {
        let decoded = decode::<BTreeMap<Lenient<Shout>, i64>>(br#"{"A": 1, "b": 2}"#).unwrap();
        assert_eq!(decoded.value.get("b"), Some(&2));
        assert_eq!(decoded.notes.len(), 1);
        assert_eq!(serde_json::to_string(&decoded.value).unwrap(), r#"{"A":1,"b":2}"#);
    }

    #[test]
    fn an_invalid_strict_value_is_dropped() {
        let decoded = decode::<Vec<Shout>>(br#"["A", "b"]"#).unwrap();
        assert_eq!(decoded.value.len(), 1);
        assert_eq!(decoded.notes[0].to_string(), r#"/1: found "b", expected capital letters"#);
        assert_eq!(
            "Ab".parse::<Shout>().unwrap_err().to_string(),
            r#"found "Ab", expected capital letters (error at "b")"#
        );
    }
}
