//! Tests each grammar against its description.

use std::cmp::Ordering;
use std::fmt::Debug;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher, Hash};

use proptest::prelude::*;
use regex::Regex;
use specwright_core::{Grammar, NoteKind, decode};

/// The description of a grammar.
pub(crate) struct Described {
    pub(crate) pattern: String,
    pub(crate) examples: Vec<String>,
}

impl Described {
    pub(crate) fn read(name: &str) -> Self {
        let of_file = |file: &str| {
            let file = format!("{}/../../spec/{file}", env!("CARGO_MANIFEST_DIR"));
            let spec: toml::Table = std::fs::read_to_string(file).unwrap().parse().unwrap();
            spec.get("grammar")?.get(name).cloned()
        };
        let grammar = ["common.toml", "flights.toml", "hotels.toml", "cars.toml"]
            .into_iter()
            .find_map(of_file)
            .unwrap();
        Described {
            pattern: grammar["pattern"].as_str().unwrap().to_owned(),
            examples: grammar["examples"]
                .as_array()
                .unwrap()
                .iter()
                .map(|example| example.as_str().unwrap().to_owned())
                .collect(),
        }
    }
}

/// Checks arbitrary strings, and strings that match `near`. Values may have several string forms, one of which is
/// canonical. Every valid string must match the pattern. A string that matches the pattern must be valid, unless
/// `may_reject` selects it.
pub(crate) fn check_values<T>(described: &Described, near: &'static str, may_reject: fn(&str) -> bool)
where
    T: Grammar + Debug + Ord + Clone + Hash,
{
    let pattern = Regex::new(&described.pattern).unwrap();
    let texts = prop_oneof![4 => near, 1 => any::<String>()];
    proptest!(ProptestConfig::with_cases(2_000), |(text in texts)| {
        let follows = pattern.is_match(&text);
        match T::parse(&text) {
            Ok(value) => {
                prop_assert!(follows, "{:?}", text);
                let written = value.to_string();
                prop_assert!(pattern.is_match(&written) && written.len() <= text.len(), "{:?} as {:?}", text, written);
                let again = T::parse(&written).unwrap();
                let hash = |value: &T| BuildHasherDefault::<DefaultHasher>::default().hash_one(value);
                prop_assert_eq!(hash(&again), hash(&value));
                prop_assert_eq!(again.cmp(&value), Ordering::Equal);
                prop_assert_eq!(again, value);
            }
            Err(fault) => {
                prop_assert!(!follows || may_reject(&text), "{}", fault);
                prop_assert!(fault.offset().is_none_or(|at| text.is_char_boundary(at)), "{}", fault);
                prop_assert!(fault.to_string().len() < 1_000);
            }
        }
    });
    for example in &described.examples {
        assert_eq!(T::parse(example).unwrap().to_string(), *example);
    }
}

/// Checks a grammar whose values have a single string form. A string that matches the pattern must be valid unless
/// `rejected` selects it. No other string may be valid.
pub(crate) fn check_single_form<T>(pattern: &str, near: &'static str, rejected: fn(&str) -> bool)
where
    T: Grammar + AsRef<str> + Debug,
{
    let pattern = Regex::new(pattern).unwrap();
    let texts = prop_oneof![4 => near, 1 => any::<String>()];
    proptest!(ProptestConfig::with_cases(2_000), |(text in texts)| {
        let parsed = T::parse(&text);
        prop_assert_eq!(parsed.is_ok(), pattern.is_match(&text) && !rejected(&text), "{:?}", text);
        if let Ok(value) = parsed {
            prop_assert_eq!(value.as_ref(), &text);
            prop_assert_eq!(value.to_string(), text);
        }
    });
}

/// Checks that a valid value is decoded from a body and encoded for a query, and that an invalid value is noted.
pub(crate) fn check_value_on_the_wire<T>(good: &str, bad: &str)
where
    T: Grammar + Debug + PartialEq + specwright_core::Decode + specwright_core::query::QueryValue,
{
    let json = format!("[{good:?}, {bad:?}, 1]");
    let decoded = decode::<Vec<T>>(json.as_bytes()).unwrap();
    assert_eq!(decoded.value, [T::parse(good).unwrap()]);
    assert_eq!(decoded.value[0].to_text(), good);
    assert_eq!(decoded.notes[0].kind(), NoteKind::BrokenGrammar);
    // The note contains the requirement and the position of the fault.
    let fault = T::parse(bad).unwrap_err().to_string();
    let allowed = fault.split_once(", expected ").unwrap().1.to_owned();
    let note = &decoded.notes[0];
    assert_eq!((note.at.pointer(), note.reason.allowed().to_string()), ("/1".to_owned(), allowed));
    assert!(note.reason.breaks(&T::FORM));
}

/// Defines the tests for a grammar. `near` is a pattern for strings that are almost valid. `may_reject` selects strings
/// that match the description's pattern but may be invalid.
macro_rules! grammar_tests {
    ($name:ident, near: $near:literal, may_reject: $may_reject:expr, bad: $bad:literal) => {
        mod spec_tests {
            use super::super::$name;
            use crate::spec::{Described, check_values, check_value_on_the_wire};

            #[test]
            fn the_type_follows_the_pattern() {
                let described = Described::read(stringify!($name));
                assert_eq!($name::PATTERN, described.pattern);
                check_values::<$name>(&described, $near, $may_reject);
            }

            #[test]
            fn values_survive_the_wire() {
                for good in Described::read(stringify!($name)).examples {
                    check_value_on_the_wire::<$name>(&good, $bad);
                    assert_eq!(good.parse::<$name>(), $name::try_from(&*good));
                }
            }

            #[cfg(feature = "schemars")]
            #[test]
            fn the_schema_has_the_pattern() {
                let schema = schemars::schema_for!($name);
                let pattern = schema.get("pattern").and_then(|pattern| pattern.as_str());
                assert_eq!(pattern, Some($name::PATTERN));
            }

            #[cfg(feature = "arbitrary")]
            #[test]
            fn arbitrary_values_are_valid() {
                use proptest::prelude::*;

                proptest!(ProptestConfig::with_cases(1_000), |(bytes in proptest::collection::vec(any::<u8>(), 0..200))| {
                    let made: $name = arbitrary::Unstructured::new(&bytes).arbitrary().unwrap();
                    prop_assert_eq!(made.to_string().parse(), Ok(made));
                });
            }
        }
    };
}

/// Defines the tests for a grammar whose values have a single string form. `rejected` selects strings that match the
/// description's pattern but are invalid.
macro_rules! spec_tests {
    ($name:ident, near: $near:literal, rejected: $rejected:expr, bad: $bad:literal) => {
        grammar_tests!($name, near: $near, may_reject: $rejected, bad: $bad);

        mod single_form_tests {
            use super::super::$name;
            use crate::spec::{Described, check_single_form};
            use specwright_core::{Lenient, decode};

            #[test]
            fn a_value_is_its_string() {
                check_single_form::<$name>($name::PATTERN, $near, $rejected);
                for good in Described::read(stringify!($name)).examples {
                    assert_eq!($name::new(&good), $name::try_from(&*good).ok());
                }
                assert_eq!($name::new($bad), None);
                let kept = decode::<Lenient<$name>>(format!("{:?}", $bad).as_bytes()).unwrap().value;
                assert_eq!(kept.as_str(), $bad);
            }

            #[test]
            fn maps_can_be_searched_by_text() {
                let codes = Described::read(stringify!($name)).examples;
                let pairs = || codes.iter().map(|text| (text.parse::<$name>().unwrap(), text.clone()));
                let hashed: std::collections::HashMap<_, _> = pairs().collect();
                let sorted: std::collections::BTreeMap<_, _> = pairs().collect();
                for text in &codes {
                    assert_eq!(hashed.get(text.as_str()), Some(text));
                    assert_eq!(sorted.get(text.as_str()), Some(text));
                }
                assert_eq!(hashed.get($bad), None);
            }
        }
    };
}
