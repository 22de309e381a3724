//! Checks that the encoder and serde_json write the same bytes for every value that can be serialized.

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

/// Returns the encoded string, after checking that serde_json writes the same string.
fn same(value: &(impl Serialize + ?Sized)) -> String {
    let bytes = encode(value).unwrap();
    let text = String::from_utf8(bytes).unwrap();
    assert_eq!(text, serde_json::to_string(value).unwrap());
    text
}

/// Returns the error message, after checking that serde_json fails too.
fn rejected(value: &impl Serialize) -> String {
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

/// Generates strings with lengths around the block sizes and characters of all kinds.
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
        same(&ViaDisplay(&text));
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
fn long_texts_are_written_in_full() {
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
    for call in [
        SerializerCall::UnitStruct,
        SerializerCall::Unit,
        SerializerCall::Newtype,
        SerializerCall::NewtypeStruct,
        SerializerCall::Tuple(0),
        SerializerCall::Tuple(2),
        SerializerCall::TupleStruct,
        SerializerCall::Fields(0),
        SerializerCall::Fields(2),
        SerializerCall::Struct,
        SerializerCall::Bytes,
    ] {
        same(&[&call, &call]);
    }
}

#[test]
fn unrepresentable_numbers_are_null() {
    assert_eq!(same(&[f64::NAN, f64::INFINITY, -0.0, 1e300]), "[null,null,-0.0,1e+300]");
    assert_eq!(same(&[f32::NAN, f32::NEG_INFINITY, 0.1]), "[null,null,0.1]");
}

#[test]
fn keys_are_strings_or_converted_to_strings() {
    assert_eq!(same(&BTreeMap::from([(7, 1)])), r#"{"7":1}"#);
    assert_eq!(same(&BTreeMap::from([(true, 1)])), r#"{"true":1}"#);
    assert_eq!(same(&BTreeMap::from([('"', 1)])), r#"{"\"":1}"#);
    assert_eq!(same(&BTreeMap::from([(Some("a"), 1)])), r#"{"a":1}"#);
    assert_eq!(same(&SingleKey(1.5_f32)), r#"{"1.5":1}"#);
    assert_eq!(same(&SingleKey(-0.0_f64)), r#"{"-0.0":1}"#);
    assert_eq!(same(&SingleKey(ViaDisplay("a\n"))), r#"{"a\n":1}"#);
    assert_eq!(same(&SingleKey(SerializerCall::Unit)), r#"{"variant":1}"#);
    assert_eq!(same(&SingleKey(SerializerCall::NewtypeStruct)), r#"{"7":1}"#);
}

#[test]
fn other_keys_are_rejected() {
    assert_eq!(rejected(&SingleKey(())), "a map key is not a string, number or boolean");
    assert_eq!(rejected(&SingleKey([1])), "a map key is not a string, number or boolean");
    assert_eq!(rejected(&SingleKey(None::<i64>)), "a map key is not a string, number or boolean");
    for call in [
        SerializerCall::Newtype,
        SerializerCall::Tuple(1),
        SerializerCall::TupleStruct,
        SerializerCall::Fields(1),
        SerializerCall::Struct,
        SerializerCall::Bytes,
    ] {
        assert_eq!(rejected(&SingleKey(call)), "a map key is not a string, number or boolean");
    }
    assert_eq!(rejected(&SingleKey(f64::NAN)), "a map key is not a finite number");
    assert_eq!(rejected(&SingleKey(f32::INFINITY)), "a map key is not a finite number");
    assert_eq!(size_of::<EncodeError>(), size_of::<usize>());
}

#[test]
fn existing_bytes_are_kept() {
    let mut out = b"[,".to_vec();
    encode_into(&Json::Array(vec![]), &mut out).unwrap();
    assert_eq!(out, b"[,[]");
    encode_into(&(1, Failing), &mut out).unwrap_err();
    assert_eq!(out, b"[,[]");
    assert_eq!(rejected(&Failing), "not today");
}

#[test]
fn an_object_stops_at_the_first_error() {
    struct Parts;
    impl Serialize for Parts {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            let mut object = crate::Object::begin(serializer);
            object.required("first", &Some(1));
            object.optional("none", &None::<i64>);
            object.list("list", &[Failing]);
            object.required("last", &SingleKey(()));
            object.end()
        }
    }
    assert_eq!(rejected(&Parts), "not today");
}

/// A value that fails to serialize.
struct Failing;

impl Serialize for Failing {
    fn serialize<S: Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
        Err(S::Error::custom("not today"))
    }
}

/// A string that is serialized through `Display`.
struct ViaDisplay<'a>(&'a str);

impl fmt::Display for ViaDisplay<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let middle = self.0.floor_char_boundary(self.0.len() / 2);
        let (start, end) = self.0.split_at(middle);
        write!(f, "{start}{end}")
    }
}

impl Serialize for ViaDisplay<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A map with one key.
struct SingleKey<K>(K);

impl<K: Serialize> Serialize for SingleKey<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map([(&self.0, 1)])
    }
}

/// Values that cover the serializer methods called by derived impls.
#[derive(Debug)]
enum SerializerCall {
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

impl Serialize for SerializerCall {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            SerializerCall::UnitStruct => serializer.serialize_unit_struct("SerializerCall"),
            SerializerCall::Unit => serializer.serialize_unit_variant("SerializerCall", 0, "variant"),
            SerializerCall::Newtype => {
                serializer.serialize_newtype_variant("SerializerCall", 0, "a \"variant\"", &7)
            }
            SerializerCall::NewtypeStruct => serializer.serialize_newtype_struct("SerializerCall", &7),
            SerializerCall::Tuple(length) => {
                let mut tuple = serializer.serialize_tuple_variant("SerializerCall", 0, "variant", length)?;
                (0..length).try_for_each(|index| tuple.serialize_field(&index))?;
                tuple.end()
            }
            SerializerCall::TupleStruct => {
                let mut tuple = serializer.serialize_tuple_struct("SerializerCall", 2)?;
                tuple.serialize_field(&1)?;
                tuple.serialize_field("a")?;
                tuple.end()
            }
            SerializerCall::Fields(length) => {
                let mut fields =
                    serializer.serialize_struct_variant("SerializerCall", 0, "variant", length)?;
                (0..length).try_for_each(|index| fields.serialize_field(["a", "b"][index], &index))?;
                fields.end()
            }
            SerializerCall::Struct => {
                let mut fields = serializer.serialize_struct("SerializerCall", 2)?;
                fields.serialize_field("a", &1)?;
                fields.serialize_field("a \"name\"", "\t")?;
                fields.end()
            }
            SerializerCall::Bytes => serializer.serialize_bytes(b"\0a"),
        }
    }
}
