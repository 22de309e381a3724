//! Parts of the language that have several written forms, and positions in a file.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;
use std::ops::Range;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, Error as _, IntoDeserializer as _, MapAccess, SeqAccess, Unexpected, Visitor};
use toml::Spanned;

use super::{
    Field, FieldTable, Id, IdTable, Stream, StreamFormat, ValueTable, Values, Variant, VariantTable,
};
use crate::json::Json;

/// Any number of strings, written as one string or as a list.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(from = "OneOrMore")]
#[schemars(with = "OneOrMore")]
pub struct Texts(pub Vec<String>);

#[derive(Deserialize, JsonSchema)]
#[serde(untagged, expecting = "expected a string or a list of strings")]
enum OneOrMore {
    One(String),
    More(Vec<String>),
}

impl From<OneOrMore> for Texts {
    fn from(texts: OneOrMore) -> Self {
        match texts {
            OneOrMore::One(text) => Texts(vec![text]),
            OneOrMore::More(texts) => Texts(texts),
        }
    }
}

/// A deprecation notice, and the replacement if one is specified.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deprecated(pub Option<String>);

impl<'de> Deserialize<'de> for Deprecated {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Written;

        impl Visitor<'_> for Written {
            type Value = Deprecated;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("`true`, or a string that names the replacement")
            }

            fn visit_bool<E: serde::de::Error>(self, value: bool) -> Result<Deprecated, E> {
                if value {
                    Ok(Deprecated(None))
                } else {
                    Err(E::invalid_value(Unexpected::Bool(value), &self))
                }
            }

            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Deprecated, E> {
                match text.trim() {
                    "" => Err(E::invalid_value(Unexpected::Str(text), &self)),
                    note => Ok(Deprecated(Some(note.to_owned()))),
                }
            }
        }

        deserializer.deserialize_any(Written)
    }
}

/// A value and its position in the file.
#[derive(Clone, Debug)]
pub struct At<T> {
    /// The value.
    pub value: T,
    /// Byte range of the value in the file.
    pub span: Range<usize>,
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for At<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let spanned = Spanned::<T>::deserialize(deserializer)?;
        let span = spanned.span();
        Ok(At { value: spanned.into_inner(), span })
    }
}

impl<T: JsonSchema> JsonSchema for At<T> {
    fn inline_schema() -> bool {
        T::inline_schema()
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        T::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        T::json_schema(generator)
    }
}

/// A table that preserves the order of its entries.
#[derive(Debug)]
pub struct Entries<V>(pub Vec<(At<String>, V)>);

impl<V> Default for Entries<V> {
    fn default() -> Self {
        Entries(Vec::new())
    }
}

impl<V> Entries<V> {
    /// Returns the entries in order.
    pub fn iter(&self) -> std::slice::Iter<'_, (At<String>, V)> {
        self.0.iter()
    }
}

impl<'de, V: Deserialize<'de>> Deserialize<'de> for Entries<V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Table<V>(PhantomData<V>);

        impl<'de, V: Deserialize<'de>> Visitor<'de> for Table<V> {
            type Value = Vec<(At<String>, V)>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a table")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut entries = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    entries.push(entry);
                }
                Ok(entries)
            }
        }

        let mut entries = deserializer.deserialize_map(Table(PhantomData))?;
        entries.sort_by_key(|(key, _): &(At<String>, V)| key.span.start);
        Ok(Entries(entries))
    }
}

impl<V: JsonSchema> JsonSchema for Entries<V> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("Entries_of_{}", V::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        BTreeMap::<String, V>::json_schema(generator)
    }
}

/// A visitor for a value that is written as a string or as a table.
pub(super) struct TextOrTable<T>(pub(super) &'static str, pub(super) PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for TextOrTable<T> {
    type Value = Result<String, T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }

    fn visit_str<E>(self, text: &str) -> Result<Self::Value, E> {
        Ok(Ok(text.to_owned()))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
        T::deserialize(MapAccessDeserializer::new(map)).map(Err)
    }
}

impl<'de> Deserialize<'de> for Field {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Written(Result<String, FieldTable>);

        impl<'de> Deserialize<'de> for Written {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let visitor = TextOrTable("a type, or a table with a type", PhantomData);
                deserializer.deserialize_any(visitor).map(Written)
            }
        }

        let At { value: Written(written), span } = At::deserialize(deserializer)?;
        match written {
            Ok(value) => Ok(Field { ty: At { value, span }, rest: FieldTable::default() }),
            Err(mut table) => match table.ty.take() {
                Some(ty) => Ok(Field { ty, rest: table }),
                None if table.fields.is_some() => {
                    Ok(Field { ty: At { value: "object".to_owned(), span }, rest: table })
                }
                None => Err(D::Error::missing_field("type")),
            },
        }
    }
}

impl<'de> Deserialize<'de> for Variant {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Written(Result<String, VariantTable>);

        impl<'de> Deserialize<'de> for Written {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_any(TextOrTable("a type, or a table", PhantomData)).map(Written)
            }
        }

        let At { value: Written(written), span } = At::deserialize(deserializer)?;
        Ok(Variant(match written {
            Ok(value) => VariantTable { ty: Some(At { value, span }), ..VariantTable::default() },
            Err(table) => table,
        }))
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = deserializer.deserialize_any(TextOrTable("a description, or a table", PhantomData))?;
        Ok(Id(match written {
            Ok(doc) => IdTable { doc: Some(doc), ..IdTable::default() },
            Err(table) => table,
        }))
    }
}

/// A stream in either of its written forms.
#[derive(Debug)]
pub struct WrittenStream(pub Stream);

impl<'de> Deserialize<'de> for WrittenStream {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = deserializer.deserialize_any(TextOrTable("a format, or a table", PhantomData))?;
        Ok(WrittenStream(match written {
            Ok(format) => Stream::of(StreamFormat::deserialize(format.into_deserializer())?),
            Err(stream) => stream,
        }))
    }
}

impl<'de> Deserialize<'de> for ValueInAnyForm {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Written;

        impl<'de> Visitor<'de> for Written {
            type Value = ValueTable;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a description, a number, or a table")
            }

            fn visit_str<E>(self, doc: &str) -> Result<ValueTable, E> {
                Ok(ValueTable { doc: Some(doc.to_owned()), ..ValueTable::default() })
            }

            fn visit_i64<E>(self, number: i64) -> Result<ValueTable, E> {
                Ok(ValueTable { number: Some(number), ..ValueTable::default() })
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<ValueTable, A::Error> {
                ValueTable::deserialize(MapAccessDeserializer::new(map))
            }
        }

        deserializer.deserialize_any(Written).map(ValueInAnyForm)
    }
}

/// The bodies of successful responses: a single type, or a table from status to type.
#[derive(Debug)]
pub enum Response {
    /// One type for all statuses.
    One(At<String>),
    /// Types by status.
    ByStatus(Entries<At<String>>),
}

impl<'de> Deserialize<'de> for Response {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Written(Result<String, Entries<At<String>>>);

        impl<'de> Deserialize<'de> for Written {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let visitor = TextOrTable("a type, or a table from status to type", PhantomData);
                deserializer.deserialize_any(visitor).map(Written)
            }
        }

        let At { value: Written(written), span } = At::deserialize(deserializer)?;
        Ok(match written {
            Ok(value) => Response::One(At { value, span }),
            Err(table) => Response::ByStatus(table),
        })
    }
}

/// An enum value in any of its written forms.
struct ValueInAnyForm(ValueTable);

impl<'de> Deserialize<'de> for Values {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Written;

        impl<'de> Visitor<'de> for Written {
            type Value = Values;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of values, or a table of them")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Values, A::Error> {
                let mut values = Vec::new();
                while let Some(name) = seq.next_element()? {
                    values.push((name, ValueTable::default()));
                }
                Ok(Values(values))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Values, A::Error> {
                let entries = Entries::<ValueInAnyForm>::deserialize(MapAccessDeserializer::new(map))?;
                Ok(Values(entries.0.into_iter().map(|(name, table)| (name, table.0)).collect()))
            }
        }

        deserializer.deserialize_any(Written)
    }
}

impl JsonSchema for Json {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Json".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        Schema::from(true)
    }
}

/// Implements `JsonSchema` for types with several written forms.
macro_rules! several_forms {
    ($($type:ty => $forms:ty),+ $(,)?) => {$(
        impl JsonSchema for $type {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($type).into()
            }

            fn json_schema(generator: &mut SchemaGenerator) -> Schema {
                <$forms>::json_schema(generator)
            }
        }
    )+};
}
several_forms!(
    Deprecated => TrueOrText,
    Field => TextOr<FieldTable>,
    Id => TextOr<IdTable>,
    Response => TextOr<BTreeMap<String, String>>,
    Values => ListOrTable,
    Variant => TextOr<VariantTable>,
    WrittenStream => FormatOrTable,
);

#[derive(JsonSchema)]
#[serde(untagged)]
#[allow(dead_code, reason = "only its schema is used")]
enum FormatOrTable {
    Format(StreamFormat),
    Table(Stream),
}

#[derive(JsonSchema)]
#[serde(untagged)]
#[allow(dead_code, reason = "only its schema is used")]
enum TrueOrText {
    True(bool),
    Text(String),
}

#[derive(JsonSchema)]
#[serde(untagged)]
#[allow(dead_code, reason = "only its schema is used")]
enum TextOr<T> {
    Text(String),
    Table(T),
}

#[derive(JsonSchema)]
#[serde(untagged)]
#[allow(dead_code, reason = "only its schema is used")]
enum ListOrTable {
    List(Vec<String>),
    Table(BTreeMap<String, ValueForm>),
}

#[derive(JsonSchema)]
#[serde(untagged)]
#[allow(dead_code, reason = "only its schema is used")]
enum ValueForm {
    Doc(String),
    Number(i64),
    Table(ValueTable),
}
