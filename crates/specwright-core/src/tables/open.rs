//! Open enums, which have variants for the known values and a catch-all variant that keeps any other value.
//!
//! Only the enum's own conversion can create the content of the catch-all, and the conversion tries the known values
//! first. The catch-all therefore never contains a known value, and `Eq` and `Hash` are consistent.

use std::fmt;

use crate::Text;

/// A value that a string enum does not list.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct UnlistedText(Text);

impl UnlistedText {
    /// Returns the value, unchanged.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }

    #[doc(hidden)]
    pub fn __new(text: &str) -> Self {
        UnlistedText(Text::from(text))
    }
}

impl fmt::Debug for UnlistedText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A value that an integer enum does not list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct UnlistedInteger(i64);

impl UnlistedInteger {
    /// Returns the value, unchanged.
    pub fn get(self) -> i64 {
        self.0
    }

    #[doc(hidden)]
    pub fn __new(number: i64) -> Self {
        UnlistedInteger(number)
    }
}

impl fmt::Debug for UnlistedInteger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A string enum that keeps unlisted values.
pub trait OpenText: Sized + 'static {
    /// The values that the description lists.
    const KNOWN: &'static [Self];

    /// Returns the value on the wire.
    fn as_str(&self) -> &str;

    /// Returns whether the description lists the value.
    fn is_known(&self) -> bool;
}

/// Implements the traits and methods of an open enum for a string enum with a catch-all.
///
/// ```
/// /// A cabin.
/// #[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
/// pub enum Cabin {
///     /// `economy`
///     Economy,
///     /// `first`
///     First,
///     /// A value that is not listed.
///     Unlisted(specwright_core::UnlistedText),
/// }
/// specwright_core::open_text!(Cabin, Unlisted; "economy" => Economy, "first" => First);
///
/// assert_eq!(Cabin::from("first"), Cabin::First);
/// assert_eq!(Cabin::from("sofa").as_str(), "sofa");
/// assert!(!Cabin::from("sofa").is_known());
/// ```
///
/// If the service accepts values in any case, write `any_case` before the values. Listed values are then recognized
/// regardless of ASCII case, and written as listed:
///
/// ```
/// # #[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
/// # pub enum Part { Images, Unlisted(specwright_core::UnlistedText) }
/// specwright_core::open_text!(Part, Unlisted, any_case; "images" => Images);
///
/// assert_eq!(Part::from("IMAGES"), Part::Images);
/// assert_eq!(Part::from("IMAGES").as_str(), "images");
/// ```
#[macro_export]
macro_rules! open_text {
    (
        $name:ident, $unlisted:ident $(, $case:ident)?;
        $($wire:literal => $variant:ident),+ $(,)?
    ) => {
        impl $name {
            /// The values that the description lists.
            pub const KNOWN: &'static [Self] = &[$(Self::$variant),+];

            /// Returns the value on the wire.
            pub fn as_str(&self) -> &str {
                match self {
                    $(Self::$variant => $wire,)+
                    Self::$unlisted(value) => value.as_str(),
                }
            }

            /// Returns whether the description lists the value.
            pub fn is_known(&self) -> bool {
                !matches!(self, Self::$unlisted(_))
            }
        }

        impl $crate::OpenText for $name {
            const KNOWN: &'static [Self] = Self::KNOWN;

            fn as_str(&self) -> &str {
                self.as_str()
            }

            fn is_known(&self) -> bool {
                self.is_known()
            }
        }

        impl From<&str> for $name {
            fn from(value: &str) -> Self {
                match value {
                    $($wire => Self::$variant,)+
                    other => {
                        $($crate::__listed_in!($case, Self::KNOWN, other);)?
                        Self::$unlisted($crate::UnlistedText::__new(other))
                    }
                }
            }
        }

        impl std::str::FromStr for $name {
            type Err = std::convert::Infallible;

            fn from_str(value: &str) -> Result<Self, std::convert::Infallible> {
                Ok(Self::from(value))
            }
        }

        $crate::__text!($name);

        impl $crate::Decode for $name {
            const EXPECTED: $crate::Expected = $crate::Expected::OneOf($crate::KnownValues::Texts(&[$($wire),+]));

            fn text(value: &str, cx: &mut $crate::Cx<'_>) -> Option<Self> {
                let made = Self::from(value);
                if !made.is_known() {
                    cx.note($crate::__unknown_value!(value, Texts, $($wire),+));
                }
                Some(made)
            }
        }
    };
}

/// Implements the traits and methods of an open enum for an integer enum with a catch-all, like [`open_text!`] for a
/// string enum.
#[macro_export]
macro_rules! open_integer {
    ($name:ident, $unlisted:ident; $($wire:literal => $variant:ident),+ $(,)?) => {
        impl $name {
            /// The values that the description lists.
            pub const KNOWN: &'static [Self] = &[$(Self::$variant),+];

            /// Returns the value on the wire.
            pub fn get(&self) -> i64 {
                match self {
                    $(Self::$variant => $wire,)+
                    Self::$unlisted(value) => value.get(),
                }
            }

            /// Returns whether the description lists the value.
            pub fn is_known(&self) -> bool {
                !matches!(self, Self::$unlisted(_))
            }
        }

        impl From<i64> for $name {
            fn from(value: i64) -> Self {
                match value {
                    $($wire => Self::$variant,)+
                    other => Self::$unlisted($crate::UnlistedInteger::__new(other)),
                }
            }
        }

        $crate::__integer!($name);

        impl $crate::Decode for $name {
            const EXPECTED: $crate::Expected = $crate::Expected::OneOf($crate::KnownValues::Integers(&[$($wire),+]));

            fn integer(value: i64, cx: &mut $crate::Cx<'_>) -> Option<Self> {
                let made = Self::from(value);
                if !made.is_known() {
                    cx.note($crate::__unknown_value!(value, Integers, $($wire),+));
                }
                Some(made)
            }

            fn float(value: f64, cx: &mut $crate::Cx<'_>) -> Option<Self> {
                <i64 as $crate::Decode>::float(value, cx).and_then(|value| Self::integer(value, cx))
            }
        }
    };
}

/// Implements the traits and methods of a closed enum, which has no catch-all, so an unlisted value can't be created.
/// Accepts `any_case` like [`open_text!`].
#[macro_export]
macro_rules! closed_text {
    ($name:ident $(, $case:ident)?; $($wire:literal => $variant:ident),+ $(,)?) => {
        impl $name {
            /// Every value.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// Returns the value on the wire.
            pub fn as_str(&self) -> &'static str {
                match self {
                    $(Self::$variant => $wire,)+
                }
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::ValueError;

            fn from_str(value: &str) -> Result<Self, $crate::ValueError> {
                match value {
                    $($wire => Ok(Self::$variant),)+
                    other => {
                        $($crate::__listed_in!($case, Self::ALL, other, Ok);)?
                        Err($crate::ValueError::new(other, $crate::KnownValues::Texts(&[$($wire),+])))
                    }
                }
            }
        }

        $crate::__text!($name);

        impl $crate::Decode for $name {
            const EXPECTED: $crate::Expected = $crate::Expected::OneOf($crate::KnownValues::Texts(&[$($wire),+]));

            fn text(value: &str, cx: &mut $crate::Cx<'_>) -> Option<Self> {
                let made = value.parse().ok();
                if made.is_none() {
                    cx.note($crate::__unknown_value!(value, Texts, $($wire),+));
                }
                made
            }
        }
    };
}

/// Implements conversions for a type with a string: `as_str` returns it.
#[doc(hidden)]
#[macro_export]
macro_rules! __text {
    ($name:ident) => {
        impl AsRef<str> for $name {
            fn as_ref(&self) -> &str {
                self.as_str()
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.as_str())
            }
        }

        $crate::__serialize_with!($name, |value, serializer| serializer.serialize_str(value.as_str()));
        $crate::__deserialize!($name);
    };
}

/// Implements conversions for a type with an integer: `get` returns it.
#[doc(hidden)]
#[macro_export]
macro_rules! __integer {
    ($name:ident) => {
        impl std::str::FromStr for $name {
            type Err = std::num::ParseIntError;

            fn from_str(value: &str) -> Result<Self, std::num::ParseIntError> {
                value.parse().map(|number: i64| Self::from(number))
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(&self.get(), f)
            }
        }

        $crate::__serialize_with!($name, |value, serializer| serializer.serialize_i64(value.get()));
        $crate::__deserialize!($name);
    };
}

/// Creates the reason for a value that an enum does not list.
#[doc(hidden)]
#[macro_export]
macro_rules! __unknown_value {
    ($found:ident, $known:ident, $($wire:literal),+) => {
        $crate::NoteReason::UnknownValue {
            found: $crate::Found::from($found),
            known: $crate::KnownValues::$known(&[$($wire),+]),
        }
    };
}

/// Returns the listed value that differs only in case, if the enum accepts any case.
#[doc(hidden)]
#[macro_export]
macro_rules! __listed_in {
    (any_case, $values:expr, $text:ident $(, $wrap:path)?) => {
        if let Some(listed) = $values.iter().find(|value| value.as_str().eq_ignore_ascii_case($text)) {
            return $($wrap)?(listed.clone());
        }
    };
}

#[cfg(test)]
mod tests {
    use crate::query::QueryValue;
    use crate::{CommaList, Cx, NoteKind, decode};

    #[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    enum Cabin {
        Economy,
        First,
        Unlisted(crate::UnlistedText),
    }
    open_text!(Cabin, Unlisted; "economy" => Economy, "first" => First);

    #[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    enum Meal {
        Breakfast,
        Below,
        Unlisted(crate::UnlistedInteger),
    }
    open_integer!(Meal, Unlisted; 0 => Breakfast, -1 => Below);

    #[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    enum Part {
        Images,
        TopRates,
        Unlisted(crate::UnlistedText),
    }
    open_text!(Part, Unlisted, any_case; "images" => Images, "topRates" => TopRates);
    crate::query_value!(Part);

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Mode {
        And,
        Or,
    }
    closed_text!(Mode, any_case; "AND" => And, "OR" => Or);

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Direction {
        Up,
        Down,
    }
    closed_text!(Direction; "up" => Up, "down" => Down);

    #[test]
    fn unknown_values_are_noted_and_round_trip() {
        let decoded = decode::<Vec<Cabin>>(br#"["first", "sofa", ""]"#).unwrap();
        assert_eq!(decoded.value[0], Cabin::First);
        assert!(decoded.notes.iter().all(|note| note.kind() == NoteKind::UnknownValue));
        assert_eq!(decoded.notes.len(), 2);
        assert_eq!(serde_json::to_string(&decoded.value).unwrap(), r#"["first","sofa",""]"#);
    }

    #[test]
    fn known_values_never_hide_in_the_catch_all() {
        for known in Cabin::KNOWN {
            assert_eq!(&Cabin::from(known.as_str()), known);
        }
        for known in Meal::KNOWN {
            assert_eq!(&Meal::from(known.get()), known);
        }
    }

    #[test]
    fn integers_round_trip_too() {
        let decoded = decode::<Vec<Meal>>(b"[0, -1, 9, 0.0]").unwrap();
        assert_eq!(decoded.notes.len(), 1);
        assert_eq!(serde_json::to_string(&decoded.value).unwrap(), "[0,-1,9,0]");
    }

    #[test]
    fn a_closed_enum_rejects_unlisted_values() {
        let decoded = decode::<Vec<Direction>>(br#"["up", "sideways"]"#).unwrap();
        assert_eq!(decoded.value, [Direction::Up]);
        assert_eq!(decoded.notes[0].to_string(), r#"/1: found "sideways", expected one of up, down"#);
        assert_eq!(Direction::ALL.len(), 2);
        assert!("left".parse::<Direction>().unwrap_err().to_string().contains("up, down"));
    }

    #[test]
    fn listed_values_match_in_any_case_on_request() {
        for text in ["topRates", "toprates", "TOPRATES"] {
            assert_eq!(Part::from(text), Part::TopRates);
        }
        assert_eq!(Part::from("TOPRATES").to_string(), "topRates");
        // Only ASCII letters are folded. Unicode case folding would turn U+017F into the listed letter `s`, and U+0130
        // into `i` with a combining dot.
        for text in ["\u{130}mages", "image\u{17f}", " images", "image", ""] {
            assert!(!Part::from(text).is_known(), "{text:?}");
            assert_eq!(Part::from(text).as_str(), text);
        }
        assert_eq!("and".parse(), Ok(Mode::And));
        assert_eq!(decode::<Vec<Mode>>(br#"["or", "xor"]"#).unwrap().value, [Mode::Or]);
        assert!("UP".parse::<Direction>().is_err());
        assert!(!Cabin::from("First").is_known());
    }

    #[test]
    fn a_list_of_options_accepts_any_case_and_notes_unknown_values() {
        let mut cx = Cx::default();
        let list = CommaList::<Part>::from_text("IMAGES,rates,toprates", &mut cx).unwrap();
        assert_eq!(list.as_slice(), [Part::Images, Part::from("rates"), Part::TopRates]);
        assert_eq!(list.to_text(), "images,rates,topRates");
        let notes: Vec<_> = cx.into_notes().iter().map(ToString::to_string).collect();
        assert_eq!(notes, [r#"/1: found "rates", expected one of images, topRates"#]);
    }
}
