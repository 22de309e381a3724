//! Built-in types that are strings with a fixed format in JSON.

/// A type that is a string in JSON but has its own Rust type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextForm {
    /// A date and time with a UTC offset.
    DateTime,
    /// A duration.
    Duration,
    /// A decimal number of up to 38 digits.
    Decimal,
    /// A UUID.
    Uuid,
    /// Bytes in base64.
    Base64,
}

impl TextForm {
    /// All formats.
    pub const ALL: [TextForm; 5] =
        [TextForm::DateTime, TextForm::Duration, TextForm::Decimal, TextForm::Uuid, TextForm::Base64];

    /// Returns the format with this name in type expressions.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|form| form.name() == name)
    }

    /// Returns the format's name in type expressions.
    pub fn name(self) -> &'static str {
        match self {
            TextForm::DateTime => "datetime",
            TextForm::Duration => "duration",
            TextForm::Decimal => "decimal",
            TextForm::Uuid => "uuid",
            TextForm::Base64 => "base64",
        }
    }

    /// Returns the name of the format's type in the core crate.
    pub fn rust(self) -> &'static str {
        match self {
            TextForm::DateTime => "OffsetDateTime",
            TextForm::Duration => "IsoDuration",
            TextForm::Decimal => "Decimal",
            TextForm::Uuid => "Uuid",
            TextForm::Base64 => "Base64",
        }
    }

    /// Returns the most specific JSON Schema keyword for the format, and its value.
    pub fn keyword(self) -> (&'static str, &'static str) {
        match self {
            TextForm::DateTime => ("format", "date-time"),
            TextForm::Duration => ("format", "duration"),
            TextForm::Decimal => ("pattern", "^-?[0-9]+([.][0-9]+)?$"),
            TextForm::Uuid => ("format", "uuid"),
            TextForm::Base64 => ("contentEncoding", "base64"),
        }
    }

    /// Returns a description for messages.
    pub fn in_words(self) -> &'static str {
        match self {
            TextForm::DateTime => "a date and time with an offset",
            TextForm::Duration => "a duration",
            TextForm::Decimal => "a decimal number in a string",
            TextForm::Uuid => "a UUID",
            TextForm::Base64 => "a base64 string",
        }
    }

    /// Returns whether values of the format are ordered.
    pub fn is_ordered(self) -> bool {
        self == TextForm::DateTime
    }
}
