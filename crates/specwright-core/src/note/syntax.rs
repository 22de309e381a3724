//! JSON syntax errors that affect only the values that contain them.

use std::fmt;

use crate::shown::shown;

/// A JSON syntax error that the decoder recovers from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SyntaxFault {
    /// A word or a number that JSON does not allow: `NaN`, `Infinity`, `01`.
    Token,
    /// Half of a surrogate pair in a string.
    Surrogate,
    /// An escape in a string that JSON does not define.
    Escape,
    /// An unescaped control character in a string.
    ControlCharacter,
    /// Bytes in a string that are not UTF-8.
    Encoding,
    /// A missing comma between two fields or elements.
    MissingComma,
    /// A comma that does not separate two fields or elements.
    ExtraComma,
    /// A value that is nested too deeply.
    Depth,
}

impl SyntaxFault {
    /// Maximum nesting depth of containers.
    pub const MOST_LEVELS: usize = 127;

    /// Returns the fault in words.
    pub fn words(self) -> &'static str {
        match self {
            SyntaxFault::Token => "an invalid token",
            SyntaxFault::Surrogate => "half of a surrogate pair",
            SyntaxFault::Escape => "an unknown escape",
            SyntaxFault::ControlCharacter => "a control character",
            SyntaxFault::Encoding => "a byte that is not UTF-8",
            SyntaxFault::MissingComma => "no comma",
            SyntaxFault::ExtraComma => "an extra comma",
            SyntaxFault::Depth => "a value nested too deeply",
        }
    }

    /// Returns the allowed syntax in words.
    pub fn allowed(self) -> impl fmt::Display {
        shown(move |f| {
            f.write_str(match self {
                SyntaxFault::Token => "a JSON value",
                SyntaxFault::Surrogate => "a complete surrogate pair",
                SyntaxFault::Escape => "a valid escape",
                SyntaxFault::ControlCharacter => "an escape sequence",
                SyntaxFault::Encoding => "UTF-8",
                SyntaxFault::MissingComma => "a comma between two values",
                SyntaxFault::ExtraComma => "a single comma between two values",
                SyntaxFault::Depth => return write!(f, "at most {} levels", SyntaxFault::MOST_LEVELS),
            })
        })
    }
}
