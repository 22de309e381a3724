//! Decoding through serde, for callers that have a deserializer.
//!
//! serde_json provides the raw text of a value, which is then decoded like a document. Input from any other
//! deserializer (`flatten`, untagged enums, other formats) is first read into a JSON value.

use std::fmt;
use std::marker::PhantomData;

use serde_core::Deserialize;
use serde_core::de::value::SeqAccessDeserializer;
use serde_core::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};

use super::error::Reasons;
use crate::{Cx, Decode, Json};

/// The struct name with which `RawValue` requests the raw text of a value from serde_json. Other deserializers ignore
/// the name; their input is read into a JSON value.
const RAW: &str = "$serde_json::private::RawValue";

/// Decodes like [`decode`](crate::decode), but drops the notes, and fails if no value can be created. Generated
/// `Deserialize` impls call this function.
///
/// # Errors
/// Returns an error if the deserializer fails, or an error with the reasons if no value can be created.
pub fn deserialize<'de, T: Decode, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    deserializer.deserialize_newtype_struct(RAW, AsText(PhantomData))
}

fn from_text<T: Decode, E: Error>(json: &str) -> Result<T, E> {
    let mut cx = Cx::new(json.as_bytes());
    let value = cx.value();
    value.ok_or_else(|| E::custom(Reasons(&cx.into_notes())))
}

fn from_json<T: Decode, E: Error>(json: impl Into<Json>) -> Result<T, E> {
    from_text(&json.into().to_string())
}

/// Visitor for the raw text of a value from serde_json, or for a value from any other deserializer.
struct AsText<T>(PhantomData<fn() -> T>);

impl<'de, T: Decode> Visitor<'de> for AsText<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&T::EXPECTED, f)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<T, E> {
        from_json(value)
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<T, E> {
        from_json(value)
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<T, E> {
        from_json(value)
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<T, E> {
        from_json(value)
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<T, E> {
        from_json(value)
    }

    fn visit_unit<E: Error>(self) -> Result<T, E> {
        from_json(Json::Null)
    }

    fn visit_none<E: Error>(self) -> Result<T, E> {
        from_json(Json::Null)
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<T, D::Error> {
        from_json(Json::deserialize(deserializer)?)
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, deserializer: D) -> Result<T, D::Error> {
        from_json(Json::deserialize(deserializer)?)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, seq: A) -> Result<T, A::Error> {
        from_json(Json::deserialize(SeqAccessDeserializer::new(seq))?)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<T, A::Error> {
        let mut object = serde_json::Map::new();
        while let Some(name) = map.next_key::<String>()? {
            if name == RAW {
                return map.next_value_seed(RawText(PhantomData));
            }
            object.insert(name, map.next_value()?);
        }
        from_json(object)
    }
}

/// Visitor for the raw text of a value, as serde_json provides it.
struct RawText<T>(PhantomData<fn() -> T>);

impl<'de, T: Decode> DeserializeSeed<'de> for RawText<T> {
    type Value = T;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<T, D::Error> {
        deserializer.deserialize_str(self)
    }
}

impl<T: Decode> Visitor<'_> for RawText<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the text of a JSON value")
    }

    fn visit_str<E: Error>(self, json: &str) -> Result<T, E> {
        from_text(json)
    }
}

/// Implements `Deserialize` through `Decode`.
#[doc(hidden)]
#[macro_export]
macro_rules! __deserialize {
    ($name:ident) => {
        impl<'de> $crate::private::serde_core::Deserialize<'de> for $name {
            fn deserialize<D: $crate::private::serde_core::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Self, D::Error> {
                $crate::deserialize(deserializer)
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_core::de::IntoDeserializer;
    use serde_core::de::value::{Error as ValueError, MapDeserializer};

    /// A document that can only be decoded as raw text, because no JSON value can represent its second number.
    const BEYOND: &str = "[1, 1e999]";

    #[derive(Debug, PartialEq)]
    struct Numbers(Vec<i64>);

    impl Decode for Numbers {
        const EXPECTED: crate::Expected = crate::Expected::Array;

        fn list(cx: &mut Cx<'_>) -> Option<Self> {
            Vec::list(cx).map(Numbers)
        }

        fn integer(value: i64, _: &mut Cx<'_>) -> Option<Self> {
            Some(Numbers(vec![value]))
        }

        fn object(cx: &mut Cx<'_>) -> Option<Self> {
            let map = std::collections::BTreeMap::<String, i64>::object(cx)?;
            Some(Numbers(map.into_values().collect()))
        }
    }
    crate::__deserialize!(Numbers);

    #[test]
    fn serde_json_provides_the_raw_text() {
        let one = Numbers(vec![1]);
        assert_eq!(serde_json::from_str::<Numbers>(BEYOND).unwrap(), one);
        assert_eq!(serde_json::from_slice::<Numbers>(BEYOND.as_bytes()).unwrap(), one);
        assert_eq!(serde_json::from_reader::<_, Numbers>(BEYOND.as_bytes()).unwrap(), one);
        let nested = format!("[{BEYOND}, {{\"a\": 2}}, 3]");
        let all = [one, Numbers(vec![2]), Numbers(vec![3])];
        assert_eq!(serde_json::from_str::<Vec<Numbers>>(&nested).unwrap(), all);
    }

    #[test]
    fn any_other_deserializer_is_read_into_json() {
        assert_eq!(
            serde_json::from_value::<Numbers>(serde_json::json!([1, 2])).unwrap(),
            Numbers(vec![1, 2])
        );
        let map = MapDeserializer::<_, ValueError>::new([("a", 1_u8), ("b", 2)].into_iter());
        assert_eq!(Numbers::deserialize(map).unwrap(), Numbers(vec![1, 2]));
        let list = vec![3_i32, 4].into_deserializer();
        assert_eq!(
            deserialize::<Numbers, _>(list as serde_core::de::value::SeqDeserializer<_, ValueError>).unwrap(),
            Numbers(vec![3, 4])
        );
        let number = 5_u64.into_deserializer();
        assert_eq!(
            deserialize::<Numbers, _>(number as serde_core::de::value::U64Deserializer<ValueError>).unwrap(),
            Numbers(vec![5])
        );
    }

    #[test]
    fn the_error_has_the_reason() {
        let error = serde_json::from_str::<Numbers>("\"x\"").unwrap_err();
        assert_eq!(error.to_string(), "the body: found \"x\", expected an array");
        assert!(serde_json::from_str::<Numbers>("[1, NaN]").is_err());
    }
}
