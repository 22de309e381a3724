//! The same bytes as serde_json's, for whatever can be serialized.

use std::collections::BTreeMap;
use std::fmt;

use proptest::prelude::*;
use serde_core::ser::{
    Error as _, SerializeStruct as _, SerializeStructVariant as _, SerializeTupleStruct as _,
    SerializeTupleVariant as _,
};
use serde_core::{Serialize, Serializer};

use super::{EncodeError, encode, encode_into};
use crate::Json;

/// The bytes, which are those of serde_json.
fn same(value: &(impl Serialize + ?Sized)) -> String {
    let bytes = encode(value).unwrap();
    let text = String::from_utf8(bytes).unwrap();
    assert_eq!(text, serde_json::to_string(value).unwrap());
    text
}

/// The error, which serde_json gives too.
fn refused(value: &impl Serialize) -> String {
    assert!(serde_json::to_vec(value).is_err());
    encode(value).unwrap_err().to_string()
}

fn json() -> impl Strategy<Value = Json> {
    let leaf = prop_oneof![
        Just(Json::Null),
        any::<bool>().prop_map(Json::from),
        any::<i64>().prop_map(Json::from),
        any::<u64>().prop_map(Json::from),
        any::<f64>().prop_map(Json::from),
        any::<String>().prop_map(Json::from),
        text().prop_map(Json::from),
    ];
    leaf.prop_recursive(5, 64, 8, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..8).prop_map(Json::from),
            prop::collection::btree_map(text(), inner, 0..8).prop_map(|map| map.into_iter().collect()),
        ]
    })
}

/// Texts of all lengths around the sizes of blocks, with characters of all kinds.
fn text() -> impl Strategy<Value = String> {
    let character = prop_oneof![
        8 => prop::char::range('a', 'z'),
        1 => prop::char::range('\0', '\x7f'),
        1 => prop::sample::select(vec!['"', '\\', '/', '\n', '\u{7f}', '\u{80}', 'é', '東', '𝄞', '\u{2028}']),
    ];
    prop::collection::vec(character, 0..70).prop_map(|text| text.into_iter().collect())
}

proptest! {
    #[test]
    fn any_json_is_written_as_serde_json_does(value in json()) {
        same(&value);
    }

    #[test]
    fn any_number_is_written_as_serde_json_does(
        integers in any::<(i8, i16, i32, i64, i128)>(), naturals in any::<(u8, u16, u32, u64, u128)>(),
        floats in any::<(f32, f64)>(), bits in any::<u64>(),
    ) {
        same(&(integers, naturals, floats));
        same(&(f64::from_bits(bits), f32::from_bits(bits as u32)));
        same(&BTreeMap::from([(integers.0, 1)]));
        same(&BTreeMap::from([(integers.4, 1)]));
        same(&BTreeMap::from([(naturals.3, naturals.4)]));
    }

    #[test]
    fn any_text_is_written_as_serde_json_does(text in text(), keys in prop::collection::btree_map(text(), text(), 0..3)) {
        same(&text);
        same(&keys);
        same(&Shown(&text));
    }
}

#[test]
fn every_character_is_escaped_at_every_place_as_serde_json_does() {
    let characters = ('\0'..='\u{ff}').chain(['\u{2028}', '\u{ffff}', '\u{10ffff}']);
    for character in characters {
        for length in 0..40 {
            for at in [0, length / 2, length] {
                let mut text = "x".repeat(length);
                text.insert(at, character);
                same(&text);
            }
        }
    }
}

#[test]
fn long_texts_are_written_whole() {
    for length in [1022, 1023, 1024, 1025, 5_000, 100_000] {
        let text = "é\n".repeat(length);
        same(&[&text, &"x".repeat(length)]);
    }
}

#[test]
fn compounds_of_all_kinds_have_their_brackets() {
    assert_eq!(same(&Json::Array(vec![])), "[]");
    assert_eq!(same(&BTreeMap::<String, i64>::new()), "{}");
    assert_eq!(same(&((), (1,), [[(); 0]; 2], Some(None::<i64>))), "[null,[1],[[],[]],null]");
    assert_eq!(same(&[Json::from(","), Json::from("[,")]), r#"[",","[,"]"#);
    assert_eq!(same(&'"'), r#""\"""#);
    for made in [
        Made::UnitStruct,
        Made::Unit,
        Made::Newtype,
        Made::NewtypeStruct,
        Made::Tuple(0),
        Made::Tuple(2),
        Made::TupleStruct,
        Made::Fields(0),
        Made::Fields(2),
        Made::Struct,
        Made::Bytes,
    ] {
        same(&[&made, &made]);
    }
}

#[test]
fn numbers_that_json_does_not_have_are_null() {
    assert_eq!(same(&[f64::NAN, f64::INFINITY, -0.0, 1e300]), "[null,null,-0.0,1e+300]");
    assert_eq!(same(&[f32::NAN, f32::NEG_INFINITY, 0.1]), "[null,null,0.1]");
}

#[test]
fn keys_are_strings_or_written_as_such() {
    assert_eq!(same(&BTreeMap::from([(7, 1)])), r#"{"7":1}"#);
    assert_eq!(same(&BTreeMap::from([(true, 1)])), r#"{"true":1}"#);
    assert_eq!(same(&BTreeMap::from([('"', 1)])), r#"{"\"":1}"#);
    assert_eq!(same(&BTreeMap::from([(Some("a"), 1)])), r#"{"a":1}"#);
    assert_eq!(same(&Keyed(1.5_f32)), r#"{"1.5":1}"#);
    assert_eq!(same(&Keyed(-0.0_f64)), r#"{"-0.0":1}"#);
    assert_eq!(same(&Keyed(Shown("a\n"))), r#"{"a\n":1}"#);
    assert_eq!(same(&Keyed(Made::Unit)), r#"{"variant":1}"#);
    assert_eq!(same(&Keyed(Made::NewtypeStruct)), r#"{"7":1}"#);
}

#[test]
fn other_keys_are_refused() {
    assert_eq!(refused(&Keyed(())), "a map key is not a string");
    assert_eq!(refused(&Keyed([1])), "a map key is not a string");
    assert_eq!(refused(&Keyed(None::<i64>)), "a map key is not a string");
    for made in [Made::Newtype, Made::Tuple(1), Made::TupleStruct, Made::Fields(1), Made::Struct, Made::Bytes]
    {
        assert_eq!(refused(&Keyed(made)), "a map key is not a string");
    }
    assert_eq!(refused(&Keyed(f64::NAN)), "a map key is not a finite number");
    assert_eq!(refused(&Keyed(f32::INFINITY)), "a map key is not a finite number");
    assert_eq!(size_of::<EncodeError>(), size_of::<usize>());
}

#[test]
fn what_is_there_stays_before_the_value() {
    let mut out = b"[,".to_vec();
    encode_into(&Json::Array(vec![]), &mut out).unwrap();
    assert_eq!(out, b"[,[]");
    encode_into(&(1, Refusing), &mut out).unwrap_err();
    assert_eq!(out, b"[,[]");
    assert_eq!(refused(&Refusing), "not today");
}

#[test]
fn an_object_stops_at_the_first_error() {
    struct Parts;
    impl Serialize for Parts {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            let mut object = crate::Object::begin(serializer);
            object.required("first", &Some(1));
            object.optional("none", &None::<i64>);
            object.list("list", &[Refusing]);
            object.required("last", &Keyed(()));
            object.end()
        }
    }
    assert_eq!(refused(&Parts), "not today");
}

/// Refuses to be serialized.
struct Refusing;

impl Serialize for Refusing {
    fn serialize<S: Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
        Err(S::Error::custom("not today"))
    }
}

/// A text that is written by way of `Display`.
struct Shown<'a>(&'a str);

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let middle = self.0.floor_char_boundary(self.0.len() / 2);
        let (start, end) = self.0.split_at(middle);
        write!(f, "{start}{end}")
    }
}

impl Serialize for Shown<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A map with one key.
struct Keyed<K>(K);

impl<K: Serialize> Serialize for Keyed<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map([(&self.0, 1)])
    }
}

/// What derived impls call.
#[derive(Debug)]
enum Made {
    UnitStruct,
    Unit,
    Newtype,
    NewtypeStruct,
    Tuple(usize),
    TupleStruct,
    Fields(usize),
    Struct,
    Bytes,
}

impl Serialize for Made {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            Made::UnitStruct => serializer.serialize_unit_struct("Made"),
            Made::Unit => serializer.serialize_unit_variant("Made", 0, "variant"),
            Made::Newtype => serializer.serialize_newtype_variant("Made", 0, "a \"variant\"", &7),
            Made::NewtypeStruct => serializer.serialize_newtype_struct("Made", &7),
            Made::Tuple(length) => {
                let mut tuple = serializer.serialize_tuple_variant("Made", 0, "variant", length)?;
                (0..length).try_for_each(|index| tuple.serialize_field(&index))?;
                tuple.end()
            }
            Made::TupleStruct => {
                let mut tuple = serializer.serialize_tuple_struct("Made", 2)?;
                tuple.serialize_field(&1)?;
                tuple.serialize_field("a")?;
                tuple.end()
            }
            Made::Fields(length) => {
                let mut fields = serializer.serialize_struct_variant("Made", 0, "variant", length)?;
                (0..length).try_for_each(|index| fields.serialize_field(["a", "b"][index], &index))?;
                fields.end()
            }
            Made::Struct => {
                let mut fields = serializer.serialize_struct("Made", 2)?;
                fields.serialize_field("a", &1)?;
                fields.serialize_field("a \"name\"", "\t")?;
                fields.end()
            }
            Made::Bytes => serializer.serialize_bytes(b"\0a"),
        }
    }
}
