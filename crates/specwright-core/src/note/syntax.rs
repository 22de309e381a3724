//! Faults of a document against the syntax of JSON that cost only the part they stand in.

use std::fmt;

/// A fault against the syntax of JSON that reading goes on after.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SyntaxFault {
    /// A word or a number that JSON does not have: `NaN`, `Infinity`, `01`.
    Token,
    /// Half of a surrogate pair in a string.
    Surrogate,
    /// An escape in a string that JSON does not have.
    Escape,
    /// A control character in a string, as it is.
    ControlCharacter,
    /// Bytes in a string that are not UTF-8.
    Encoding,
    /// No comma between two fields or elements.
    MissingComma,
    /// A comma without a field or element behind it.
    ExtraComma,
    /// A value within too many others.
    Depth,
}

impl SyntaxFault {
    /// The most containers that may stand within each other.
    pub const MOST_LEVELS: usize = 127;

    /// The fault in words.
    pub fn words(self) -> &'static str {
        match self {
            SyntaxFault::Token => "a word that JSON does not have",
            SyntaxFault::Surrogate => "half of a surrogate pair",
            SyntaxFault::Escape => "an unknown escape",
            SyntaxFault::ControlCharacter => "a control character",
            SyntaxFault::Encoding => "a byte that is not UTF-8",
            SyntaxFault::MissingComma => "no comma",
            SyntaxFault::ExtraComma => "a comma too many",
            SyntaxFault::Depth => "a value too deep",
        }
    }

    /// The rule that is broken, in words.
    pub fn allowed(self) -> impl fmt::Display {
        Allowed(self)
    }
}

struct Allowed(SyntaxFault);

impl fmt::Display for Allowed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            SyntaxFault::Token => "a JSON value",
            SyntaxFault::Surrogate => "both halves",
            SyntaxFault::Escape => "one that JSON has",
            SyntaxFault::ControlCharacter => "its escape",
            SyntaxFault::Encoding => "UTF-8",
            SyntaxFault::MissingComma => "one between two values",
            SyntaxFault::ExtraComma => "one between two values",
            SyntaxFault::Depth => return write!(f, "at most {} levels", SyntaxFault::MOST_LEVELS),
        })
    }
}
