//! Decoding of basic JSON types: booleans, numbers, strings, arrays, maps and untyped JSON.
//!
//! A number or boolean sent as a string, or a string sent as an integer, is noted and kept, because live services make
//! these mistakes.

use std::collections::BTreeMap;

use super::ascending::Ascending;
use crate::{Cx, Decode, Expected, Found, Items, Json, NamedPart, Names, NoteReason, Step, Text};

/// The limit up to which a float represents every integer exactly.
const MAX_EXACT: f64 = 9_007_199_254_740_992.0;

impl Decode for bool {
    const EXPECTED: Expected = Expected::Boolean;

    fn boolean(value: bool, _: &mut Cx<'_>) -> Option<Self> {
        Some(value)
    }

    fn text(value: &str, cx: &mut Cx<'_>) -> Option<Self> {
        cx.parsed(value, Self::EXPECTED)
    }
}

impl Decode for i64 {
    const EXPECTED: Expected = Expected::Integer;

    fn integer(value: i64, _: &mut Cx<'_>) -> Option<Self> {
        Some(value)
    }

    fn unsigned(value: u64, cx: &mut Cx<'_>) -> Option<Self> {
        cx.note(NoteReason::OutOfRange { found: value.into(), expected: Self::EXPECTED });
        None
    }

    /// Accepts `5.0` as an integer.
    fn float(value: f64, cx: &mut Cx<'_>) -> Option<Self> {
        whole(value, Self::EXPECTED, cx)
    }

    fn text(value: &str, cx: &mut Cx<'_>) -> Option<Self> {
        cx.parsed(value, Self::EXPECTED)
    }
}

/// Converts a number with a decimal point or an exponent to an integer. Adds a note if the number has a fraction or is
/// out of range.
pub(crate) fn whole(value: f64, expected: Expected, cx: &mut Cx<'_>) -> Option<i64> {
    if value.fract() == 0.0 && value.abs() <= MAX_EXACT {
        return Some(value as i64);
    }
    if value.fract() != 0.0 {
        return cx.wrong_type(value, expected);
    }
    cx.note(NoteReason::OutOfRange { found: value.into(), expected });
    None
}

impl Decode for u64 {
    const EXPECTED: Expected = Expected::Unsigned;

    fn integer(value: i64, cx: &mut Cx<'_>) -> Option<Self> {
        let unsigned = u64::try_from(value).ok();
        if unsigned.is_none() {
            cx.note(NoteReason::OutOfRange { found: value.into(), expected: Self::EXPECTED });
        }
        unsigned
    }

    fn unsigned(value: u64, _: &mut Cx<'_>) -> Option<Self> {
        Some(value)
    }

    /// Accepts `5.0` as an integer.
    fn float(value: f64, cx: &mut Cx<'_>) -> Option<Self> {
        i64::float(value, cx).and_then(|integer| Self::integer(integer, cx))
    }

    fn text(value: &str, cx: &mut Cx<'_>) -> Option<Self> {
        cx.parsed(value, Self::EXPECTED)
    }
}

impl Decode for f64 {
    const EXPECTED: Expected = Expected::Number;

    fn integer(value: i64, _: &mut Cx<'_>) -> Option<Self> {
        Some(value as f64)
    }

    fn float(value: f64, cx: &mut Cx<'_>) -> Option<Self> {
        if value.is_finite() { Some(value) } else { cx.wrong_type(value, Self::EXPECTED) }
    }

    fn text(value: &str, cx: &mut Cx<'_>) -> Option<Self> {
        cx.parsed(value, Self::EXPECTED).filter(|number: &f64| number.is_finite())
    }
}

impl Decode for String {
    const EXPECTED: Expected = Expected::String;

    fn text(value: &str, _: &mut Cx<'_>) -> Option<Self> {
        Some(value.to_owned())
    }

    fn integer(value: i64, cx: &mut Cx<'_>) -> Option<Self> {
        cx.wrong_type::<Self>(value, Self::EXPECTED);
        Some(value.to_string())
    }
}

impl Decode for Text {
    const EXPECTED: Expected = String::EXPECTED;

    fn text(value: &str, _: &mut Cx<'_>) -> Option<Self> {
        Some(Text::from(value))
    }

    fn integer(value: i64, cx: &mut Cx<'_>) -> Option<Self> {
        String::integer(value, cx).map(Text::from)
    }
}

/// Implements every method except `null` and `placeholder` for a wrapper of `T`.
macro_rules! delegate {
    ($holder:expr) => {
        const EXPECTED: Expected = T::EXPECTED;

        fn boolean(value: bool, cx: &mut Cx<'_>) -> Option<Self> {
            T::boolean(value, cx).map($holder)
        }

        fn integer(value: i64, cx: &mut Cx<'_>) -> Option<Self> {
            T::integer(value, cx).map($holder)
        }

        fn unsigned(value: u64, cx: &mut Cx<'_>) -> Option<Self> {
            T::unsigned(value, cx).map($holder)
        }

        fn float(value: f64, cx: &mut Cx<'_>) -> Option<Self> {
            T::float(value, cx).map($holder)
        }

        fn text(value: &str, cx: &mut Cx<'_>) -> Option<Self> {
            T::text(value, cx).map($holder)
        }

        fn list(cx: &mut Cx<'_>) -> Option<Self> {
            T::list(cx).map($holder)
        }

        fn object(cx: &mut Cx<'_>) -> Option<Self> {
            T::object(cx).map($holder)
        }
    };
}

/// A value, or null. Null decodes to `None`.
impl<T: Decode> Decode for Option<T> {
    delegate!(Some);

    fn null(_: &mut Cx<'_>) -> Option<Self> {
        Some(None)
    }
}

impl<T: Decode> Decode for Box<T> {
    delegate!(Box::new);

    fn null(cx: &mut Cx<'_>) -> Option<Self> {
        T::null(cx).map(Box::new)
    }
}

impl<T: Decode> Decode for Vec<T> {
    const EXPECTED: Expected = Expected::Array;

    fn list(cx: &mut Cx<'_>) -> Option<Self> {
        let field = cx.list.take();
        let (mut list, mut items) = (Vec::new(), Items::open(cx));
        while let Some(index) = items.next(cx) {
            let before = cx.note_count();
            let mut element = cx.next_value::<T>();
            if cx.is_truncated() {
                // The document ends within this element.
                element = None;
            } else if element.is_none() {
                cx.note(NoteReason::Skipped { expected: T::EXPECTED });
                element = T::placeholder();
            }
            if let Some(element) = element {
                if list.capacity() == 0 {
                    cx.lengths.reserve(field, &mut list);
                }
                list.push(element);
            }
            if cx.note_count() != before {
                cx.prepend_step_in(field, before, Step::Index(index));
            }
        }
        cx.lengths.learn(field, &mut list);
        Some(list)
    }

    /// Reads the elements of a form, whose names are indexes.
    fn object(cx: &mut Cx<'_>) -> Option<Self> {
        if !cx.is_of_texts {
            cx.skip();
            return cx.wrong_type(Found::Object, Self::EXPECTED);
        }
        let (mut list, mut names) = (Vec::new(), Names::open(cx));
        while let Some(name) = names.next(cx) {
            let element = cx.at(Step::Field(&name), |cx| {
                let element = Names::value::<T>(cx)?;
                if element.is_none() {
                    cx.note(NoteReason::Skipped { expected: T::EXPECTED });
                }
                Some(element)
            });
            let Some(element) = element else { break };
            list.extend(element);
        }
        Some(list)
    }
}

impl<K: Decode + AsRef<str> + Ord, V: Decode> Decode for BTreeMap<K, V> {
    const EXPECTED: Expected = Expected::Object;

    fn object(cx: &mut Cx<'_>) -> Option<Self> {
        let (mut map, mut names) = (Ascending::default(), Names::open(cx));
        while let Some(name) = names.next(cx) {
            let is_whole = cx.at(Step::Field(&name), |cx| {
                let (key, value) = (K::text(&name, cx), Names::value::<V>(cx)?);
                let (Some(key), Some(value)) = (key, value) else {
                    cx.note(NoteReason::Skipped { expected: V::EXPECTED });
                    return Some(());
                };
                if !map.insert(key, value) {
                    cx.note(NoteReason::Duplicate(NamedPart::Key));
                }
                Some(())
            });
            if is_whole.is_none() {
                break;
            }
        }
        Some(map.finish())
    }
}

impl Decode for Json {
    const EXPECTED: Expected = Expected::Json;

    fn boolean(value: bool, _: &mut Cx<'_>) -> Option<Self> {
        Some(Json::Bool(value))
    }

    fn integer(value: i64, _: &mut Cx<'_>) -> Option<Self> {
        Some(Json::from(value))
    }

    fn unsigned(value: u64, _: &mut Cx<'_>) -> Option<Self> {
        Some(Json::from(value))
    }

    fn float(value: f64, _: &mut Cx<'_>) -> Option<Self> {
        Some(Json::from(value))
    }

    fn text(value: &str, _: &mut Cx<'_>) -> Option<Self> {
        Some(Json::from(value))
    }

    fn null(_: &mut Cx<'_>) -> Option<Self> {
        Some(Json::Null)
    }

    fn list(cx: &mut Cx<'_>) -> Option<Self> {
        Vec::list(cx).map(Json::Array)
    }

    fn object(cx: &mut Cx<'_>) -> Option<Self> {
        let entries = BTreeMap::<String, Json>::object(cx)?;
        Some(Json::Object(entries.into_iter().collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{NoteKind, decode};

    fn one<T: Decode>(json: &str) -> (Option<T>, Vec<NoteKind>) {
        match decode::<Vec<T>>(format!("[{json}]").as_bytes()) {
            Ok(mut decoded) => (decoded.value.pop(), decoded.notes.iter().map(|note| note.kind()).collect()),
            Err(error) => panic!("{error}"),
        }
    }

    #[test]
    fn integers_in_all_notations() {
        assert_eq!(one::<i64>("5"), (Some(5), vec![]));
        assert_eq!(one::<i64>("5.0"), (Some(5), vec![]));
        assert_eq!(one::<i64>("-9223372036854775808"), (Some(i64::MIN), vec![]));
        assert_eq!(one::<i64>("9223372036854775808"), (None, vec![NoteKind::OutOfRange, NoteKind::Skipped]));
        let beyond = decode::<Vec<i64>>(b"[18446744073709551615]").unwrap();
        assert_eq!(beyond.notes[0].to_string(), "/0: found 18446744073709551615, expected an integer");
        assert_eq!(one::<i64>("5.5"), (None, vec![NoteKind::WrongType, NoteKind::Skipped]));
        assert_eq!(one::<i64>("\"5\""), (Some(5), vec![NoteKind::WrongType]));
    }

    #[test]
    fn unsigned_integers_in_all_notations() {
        assert_eq!(one::<u64>("18446744073709551615"), (Some(u64::MAX), vec![]));
        assert_eq!(one::<u64>("5.0"), (Some(5), vec![]));
        assert_eq!(one::<u64>("\"18446744073709551615\""), (Some(u64::MAX), vec![NoteKind::WrongType]));
        for beyond in ["-1", "18446744073709551616", "-5.0"] {
            assert_eq!(one::<u64>(beyond), (None, vec![NoteKind::OutOfRange, NoteKind::Skipped]), "{beyond}");
        }
    }

    #[test]
    fn numbers_are_finite() {
        assert_eq!(one::<f64>("\"NaN\""), (None, vec![NoteKind::WrongType, NoteKind::Skipped]));
        assert_eq!(one::<f64>("0.1"), (Some(0.1), vec![]));
        assert_eq!(one::<f64>("7"), (Some(7.0), vec![]));
    }

    #[test]
    fn a_number_for_a_string_is_kept_and_noted() {
        assert_eq!(one::<String>("117"), (Some("117".into()), vec![NoteKind::WrongType]));
    }

    #[test]
    fn the_last_value_of_a_repeated_key_wins() {
        let decoded = decode::<BTreeMap<String, i64>>(br#"{"a": 1, "a": 2}"#).unwrap();
        assert_eq!(decoded.value["a"], 2);
        assert_eq!(decoded.notes[0].kind(), NoteKind::Duplicate);
    }

    #[test]
    fn json_is_kept_unchanged() {
        let text = r#"{"a":[1,18446744073709551615,2.5,null,true,"x"],"b":{}}"#;
        assert_eq!(decode::<Json>(text.as_bytes()).unwrap().value.to_string(), text);
    }
}
