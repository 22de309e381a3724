//! Built-in values that are texts of a form in JSON.

/// A value with a type of its own in Rust that is a text in JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextForm {
    /// A moment with its offset from UTC.
    DateTime,
    /// A length of time.
    Duration,
    /// A decimal number with all its digits.
    Decimal,
    /// A UUID.
    Uuid,
    /// Bytes.
    Base64,
}

impl TextForm {
    /// All of them.
    pub const ALL: [TextForm; 5] =
        [TextForm::DateTime, TextForm::Duration, TextForm::Decimal, TextForm::Uuid, TextForm::Base64];

    /// The form of that name in a type expression.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|form| form.name() == name)
    }

    /// Its name in a type expression.
    pub fn name(self) -> &'static str {
        match self {
            TextForm::DateTime => "datetime",
            TextForm::Duration => "duration",
            TextForm::Decimal => "decimal",
            TextForm::Uuid => "uuid",
            TextForm::Base64 => "base64",
        }
    }

    /// Its name among the types of the wire crate.
    pub fn rust(self) -> &'static str {
        match self {
            TextForm::DateTime => "OffsetDateTime",
            TextForm::Duration => "IsoDuration",
            TextForm::Decimal => "Decimal",
            TextForm::Uuid => "Uuid",
            TextForm::Base64 => "Base64",
        }
    }

    /// The keyword of JSON Schema that says most about it, and its value.
    pub fn keyword(self) -> (&'static str, &'static str) {
        match self {
            TextForm::DateTime => ("format", "date-time"),
            TextForm::Duration => ("format", "duration"),
            TextForm::Decimal => ("pattern", "^-?[0-9]+([.][0-9]+)?$"),
            TextForm::Uuid => ("format", "uuid"),
            TextForm::Base64 => ("contentEncoding", "base64"),
        }
    }

    /// What it is, for messages.
    pub fn in_words(self) -> &'static str {
        match self {
            TextForm::DateTime => "a date and time with its offset",
            TextForm::Duration => "a duration",
            TextForm::Decimal => "a decimal number in a text",
            TextForm::Uuid => "a UUID",
            TextForm::Base64 => "bytes in a text",
        }
    }

    /// Whether its values can be compared.
    pub fn is_ordered(self) -> bool {
        self == TextForm::DateTime
    }
}
