//! The string type for ids, codes, names, links and all other text in a payload.

use std::borrow::{Borrow, Cow};
use std::convert::Infallible;
use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use serde_core::{Serialize, Serializer};
use smol_str::{SmolStr, ToSmolStr};

/// An immutable string. Up to 23 bytes are stored inline, and longer strings are shared between clones.
///
/// A `Text` can be created from a `&str`, a `String`, or [`format_args!`], which needs no intermediate `String`:
///
/// ```
/// use specwright_core::Text;
///
/// let name = Text::from("Economy");
/// let link = Text::from(format_args!("https://travel.example/cabins/{name}"));
/// assert_eq!(link, "https://travel.example/cabins/Economy");
/// ```
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Text(SmolStr);

impl Text {
    /// Returns the string.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Deref for Text {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl AsRef<str> for Text {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl Borrow<str> for Text {
    fn borrow(&self) -> &str {
        &self.0
    }
}

macro_rules! made_from {
    ($($string:ty),+) => {$(
        impl From<$string> for Text {
            fn from(text: $string) -> Self {
                Text(SmolStr::from(text))
            }
        }
    )+};
}
made_from!(&str, String, &String, Cow<'_, str>);

impl From<fmt::Arguments<'_>> for Text {
    fn from(text: fmt::Arguments<'_>) -> Self {
        Text(text.to_smolstr())
    }
}

impl FromStr for Text {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Text::from(text))
    }
}

impl From<Text> for String {
    fn from(text: Text) -> Self {
        text.0.into()
    }
}

macro_rules! compared_with {
    ($($string:ty),+) => {$(
        impl PartialEq<$string> for Text {
            fn eq(&self, other: &$string) -> bool {
                self.as_str() == AsRef::<str>::as_ref(other)
            }
        }

        impl PartialEq<Text> for $string {
            fn eq(&self, other: &Text) -> bool {
                AsRef::<str>::as_ref(self) == other.as_str()
            }
        }
    )+};
}
compared_with!(str, &str, String);

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self)
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_equal_whatever_their_source() {
        // Lengths that are stored inline, and a length beyond that limit.
        for length in [0, 23, 24] {
            let string = "x".repeat(length);
            let text = Text::from(string.as_str());
            assert_eq!(text, string);
            assert_eq!(string, text);
            assert_eq!([Text::from(&string), Text::from(string.clone())], [text.clone(), text.clone()]);
            assert_eq!(Text::from(Cow::from(&string)), text);
            assert_eq!(Text::from(format_args!("{string}")), text);
            assert_eq!(string.parse(), Ok(text.clone()));
            assert_eq!(String::from(text), string);
        }
    }

    #[test]
    fn a_text_compares_with_strings_from_both_sides() {
        let text = Text::from("economy");
        assert_eq!(text, "economy");
        assert_eq!("economy", text);
        assert_eq!(*"economy", text);
        assert_ne!(text, "Economy");
    }
}
