//! `JsonSchema` impls for this crate's value types that are not lists or byte strings.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::{
    Amount, Date, Decimal, IsoDuration, Lenient, LocalDateTime, OffsetDateTime, Text, TextOrInteger,
};

macro_rules! schemas {
    ($($type:ty => $schema:tt),+ $(,)?) => {$(
        impl JsonSchema for $type {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> Cow<'static, str> {
                stringify!($type).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!($schema)
            }
        }
    )+};
}

schemas! {
    Text => { "type": "string" },
    TextOrInteger => { "type": ["string", "integer"] },
    Amount => { "type": "number" },
    Decimal => { "type": "string", "pattern": "^-?[0-9]+([.][0-9]+)?$" },
    Date => { "type": "string", "format": "date" },
    LocalDateTime => { "type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}$" },
    OffsetDateTime => { "type": "string", "format": "date-time" },
    IsoDuration => { "type": "string", "format": "duration" },
}

impl<T: JsonSchema> JsonSchema for Lenient<T> {
    fn inline_schema() -> bool {
        T::inline_schema()
    }

    fn schema_name() -> Cow<'static, str> {
        T::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        T::json_schema(generator)
    }
}

/// Creates a schema object with many entries, for generated code.
#[doc(hidden)]
pub fn object<const N: usize>(entries: [(&str, serde_json::Value); N]) -> serde_json::Value {
    entries.into_iter().collect()
}

/// Adds keywords to a schema, for generated code.
#[doc(hidden)]
pub fn with(mut schema: Schema, keywords: serde_json::Value) -> Schema {
    if let serde_json::Value::Object(keywords) = keywords {
        for (keyword, value) in keywords {
            schema.insert(keyword, value);
        }
    }
    schema
}
