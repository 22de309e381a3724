//! Variants that an open union does not list.

use serde_core::{Serialize, Serializer};

use crate::decode::{Cx, Tag};
use crate::{Decode as _, Expected, Found, Json, Text};

/// An unchanged value of a variant that its union does not list.
///
/// Values of this type are created only for tags, or in a union without a tag for JSON types, that the union does not
/// list.
#[derive(Clone, Debug, PartialEq)]
pub struct UnlistedForm {
    tag: Text,
    json: Json,
}

impl UnlistedForm {
    #[cfg(feature = "arbitrary")]
    pub(crate) fn new(tag: Text, json: Json) -> Self {
        UnlistedForm { tag, json }
    }

    /// Returns the tag as text. If the union has no tag, returns the JSON type of the value, such as `array`.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// Returns the whole value, including its tag.
    pub fn json(&self) -> &Json {
        &self.json
    }
}

impl Serialize for UnlistedForm {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.json.serialize(serializer)
    }
}

impl Cx<'_> {
    /// Decodes the object at the current position as an unlisted variant, and adds a note for the unknown variant.
    #[doc(hidden)]
    #[cold]
    pub fn unlisted_form<T: Tag>(
        &mut self,
        tag: &'static str,
        form: T,
        known: &'static [T::Value<'static>],
    ) -> Option<UnlistedForm> {
        let json = Json::object(self)?;
        self.note_form(tag, &form, known);
        Some(UnlistedForm { tag: form.into_text(), json })
    }

    /// Keeps a value of a JSON type that its union does not list, and adds a note for the type.
    #[doc(hidden)]
    #[cold]
    pub fn unlisted_type(&mut self, json: Option<Json>, expected: Expected) -> Option<UnlistedForm> {
        let json = json?;
        let found = match &json {
            Json::Null => Found::Null,
            Json::Bool(value) => Found::Boolean(*value),
            Json::Number(number) => match (number.as_i64(), number.as_u64()) {
                (Some(number), _) => number.into(),
                (None, Some(number)) => number.into(),
                (None, None) => number.as_f64().unwrap_or(f64::NAN).into(),
            },
            Json::String(text) => text.as_str().into(),
            Json::Array(_) => Found::Array,
            Json::Object(_) => Found::Object,
        };
        self.wrong_type::<()>(found, expected);
        Some(UnlistedForm { tag: json_type(&json).into(), json })
    }
}

/// Returns the name of a value's JSON type.
pub(crate) fn json_type(json: &Json) -> &'static str {
    match json {
        Json::Null => "null",
        Json::Bool(_) => "boolean",
        Json::Number(_) => "number",
        Json::String(_) => "string",
        Json::Array(_) => "array",
        Json::Object(_) => "object",
    }
}
