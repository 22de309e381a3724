//! Holds each grammar against what the description says about it, so that the two can't drift apart.

use std::fmt::Debug;

use proptest::prelude::*;
use regex::Regex;
use wayfare_wire::{Grammar, Lenient, NoteKind, decode};

/// What the description says about a grammar.
pub(crate) struct Described {
    pub(crate) pattern: String,
    pub(crate) examples: Vec<String>,
}

impl Described {
    pub(crate) fn read(name: &str) -> Self {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../spec/common.toml");
        let spec: toml::Table = std::fs::read_to_string(file).unwrap().parse().unwrap();
        let grammar = &spec["grammar"][name];
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

/// Tries arbitrary texts, and texts that look like `near`: those that follow the pattern are values, and nothing else
/// is, but for those that the type refuses beyond the pattern.
pub(crate) fn hold<T>(described: &Described, near: &'static str, refused: fn(&str) -> bool)
where
    T: Grammar + AsRef<str> + Debug + Ord,
{
    let pattern = Regex::new(&described.pattern).unwrap();
    let texts = prop_oneof![4 => near, 1 => any::<String>()];
    proptest!(ProptestConfig::with_cases(2_000), |(text in texts)| {
        let parsed = T::parse(&text);
        prop_assert_eq!(parsed.is_ok(), pattern.is_match(&text) && !refused(&text), "{:?}", text);
        match parsed {
            Ok(value) => {
                prop_assert_eq!(value.as_ref(), &text);
                prop_assert_eq!(value.to_string(), text);
            }
            Err(fault) => {
                prop_assert!(fault.offset().is_none_or(|at| at < text.len() && text.is_char_boundary(at)));
            }
        }
    });
    for example in &described.examples {
        assert_eq!(T::parse(example).unwrap().as_ref(), example);
    }
}

/// Tries the ways in which a payload and a query hold a code.
pub(crate) fn travel<T>(good: &str, bad: &str)
where
    T: Grammar + AsRef<str> + Debug + wayfare_wire::Decode + wayfare_wire::query::QueryValue,
{
    let json = format!("[{good:?}, {bad:?}]");
    let strict = decode::<Vec<T>>(json.as_bytes()).unwrap();
    assert_eq!(strict.value.iter().map(AsRef::as_ref).collect::<Vec<&str>>(), [good]);
    assert_eq!(strict.notes[0].kind, NoteKind::BrokenGrammar);
    assert_eq!(strict.notes[0].at.as_str(), "/1");
    assert_eq!(strict.value[0].to_text(), good);

    let lenient = decode::<Vec<Lenient<T>>>(json.as_bytes()).unwrap();
    assert_eq!(lenient.value.iter().map(Lenient::as_str).collect::<Vec<_>>(), [good, bad]);
}

/// The tests that every grammar has: `near` is a pattern for texts that are almost right, `refused` tells those that
/// follow the description's pattern and are refused all the same.
macro_rules! held_to_spec {
    ($name:ident, near: $near:literal, refused: $refused:expr, bad: $bad:literal) => {
        mod held_to_spec {
            use super::super::$name;
            use crate::spec::{Described, hold, travel};

            #[test]
            fn the_type_follows_the_pattern() {
                let described = Described::read(stringify!($name));
                assert_eq!($name::PATTERN, described.pattern);
                hold::<$name>(&described, $near, $refused);
            }

            #[test]
            fn codes_travel() {
                for good in Described::read(stringify!($name)).examples {
                    travel::<$name>(&good, $bad);
                    assert_eq!($name::new(&good), $name::try_from(&*good).ok());
                }
                assert_eq!($name::new($bad), None);
            }

            #[test]
            fn maps_are_searched_by_text() {
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

            #[cfg(feature = "schemars")]
            #[test]
            fn the_schema_has_the_pattern() {
                let schema = schemars::schema_for!($name);
                let pattern = schema.get("pattern").and_then(|pattern| pattern.as_str());
                assert_eq!(pattern, Some(&*Described::read(stringify!($name)).pattern));
            }

            #[cfg(feature = "arbitrary")]
            #[test]
            fn arbitrary_values_are_valid() {
                use proptest::prelude::*;

                proptest!(|(bytes in proptest::collection::vec(any::<u8>(), 0..64))| {
                    let made: $name = arbitrary::Unstructured::new(&bytes).arbitrary().unwrap();
                    prop_assert_eq!(made.as_str().parse(), Ok(made));
                });
            }
        }
    };
}
