//! JSON values. Objects preserve the order of their entries.

use std::collections::BTreeSet;
use std::fmt;

use serde::de::{Deserialize, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeMap as _, Serializer};

/// The name that the library `toml` gives to the only entry of a date.
const TOML_DATE: &str = "$__toml_private_datetime";

/// A JSON value.
#[derive(Clone, Debug, PartialEq)]
pub enum Json {
    /// `null`
    Null,
    /// `true` or `false`
    Boolean(bool),
    /// `6`
    Integer(i64),
    /// `0.5`
    Float(f64),
    /// A string.
    Text(String),
    /// An array.
    List(Vec<Json>),
    /// An object.
    Object(Vec<(String, Json)>),
}

impl Json {
    /// Returns an object that has no entries.
    pub fn object() -> Self {
        Json::Object(Vec::new())
    }

    /// Returns the object with an added entry, which replaces any entry of the same name.
    #[must_use]
    pub fn with(mut self, name: impl Into<String>, value: impl Into<Json>) -> Self {
        self.set(name, value);
        self
    }

    /// Returns the object with an added entry if `value` is `Some`.
    #[must_use]
    pub fn with_some(self, name: &str, value: Option<impl Into<Json>>) -> Self {
        match value {
            Some(value) => self.with(name, value),
            None => self,
        }
    }

    /// Returns the object with an added entry, unless the value is an empty string, list or object.
    #[must_use]
    pub fn with_filled(self, name: &str, value: impl Into<Json>) -> Self {
        let value = value.into();
        if value.is_empty() { self } else { self.with(name, value) }
    }

    /// Adds an entry to an object, or replaces the entry of the same name.
    pub fn set(&mut self, name: impl Into<String>, value: impl Into<Json>) {
        let (name, value) = (name.into(), value.into());
        if let Json::Object(entries) = self {
            match entries.iter_mut().find(|(known, _)| *known == name) {
                Some((_, old)) => *old = value,
                None => entries.push((name, value)),
            }
        }
    }

    /// Returns an entry of an object.
    pub fn get(&self, name: &str) -> Option<&Json> {
        match self {
            Json::Object(entries) => entries.iter().find(|(known, _)| known == name).map(|(_, value)| value),
            _ => None,
        }
    }

    /// Returns an entry of an object for modification.
    pub fn get_mut(&mut self, name: &str) -> Option<&mut Json> {
        match self {
            Json::Object(entries) => {
                entries.iter_mut().find(|(known, _)| *known == name).map(|(_, value)| value)
            }
            _ => None,
        }
    }

    /// Returns the string if the value is a string.
    pub fn as_text(&self) -> Option<&str> {
        match self {
            Json::Text(text) => Some(text),
            _ => None,
        }
    }

    /// Returns whether the value is an object.
    pub fn is_object(&self) -> bool {
        matches!(self, Json::Object(_))
    }

    fn is_empty(&self) -> bool {
        match self {
            Json::Text(text) => text.is_empty(),
            Json::List(elements) => elements.is_empty(),
            Json::Object(entries) => entries.is_empty(),
            Json::Null | Json::Boolean(_) | Json::Integer(_) | Json::Float(_) => false,
        }
    }

    /// Calls `visit` with every string that is the value of an entry with this name, at any depth.
    pub fn each_named(&mut self, name: &str, visit: &mut impl FnMut(&mut String)) {
        match self {
            Json::List(elements) => elements.iter_mut().for_each(|element| element.each_named(name, visit)),
            Json::Object(entries) => {
                for (key, value) in entries {
                    match value {
                        Json::Text(text) if key == name => visit(text),
                        other => other.each_named(name, visit),
                    }
                }
            }
            Json::Null | Json::Boolean(_) | Json::Integer(_) | Json::Float(_) | Json::Text(_) => {}
        }
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Json::Null => serializer.serialize_unit(),
            Json::Boolean(value) => serializer.serialize_bool(*value),
            Json::Integer(value) => serializer.serialize_i64(*value),
            Json::Float(value) => serializer.serialize_f64(*value),
            Json::Text(text) => serializer.serialize_str(text),
            Json::List(elements) => serializer.collect_seq(elements),
            Json::Object(entries) => {
                let mut map = serializer.serialize_map(Some(entries.len()))?;
                for (name, value) in entries {
                    map.serialize_entry(name, value)?;
                }
                map.end()
            }
        }
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Value;

        impl<'de> Visitor<'de> for Value {
            type Value = Json;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("JSON")
            }

            fn visit_unit<E>(self) -> Result<Json, E> {
                Ok(Json::Null)
            }

            fn visit_bool<E>(self, value: bool) -> Result<Json, E> {
                Ok(Json::Boolean(value))
            }

            fn visit_i64<E>(self, value: i64) -> Result<Json, E> {
                Ok(Json::Integer(value))
            }

            fn visit_u64<E>(self, value: u64) -> Result<Json, E> {
                Ok(i64::try_from(value).map_or(Json::Float(value as f64), Json::Integer))
            }

            fn visit_f64<E>(self, value: f64) -> Result<Json, E> {
                Ok(Json::Float(value))
            }

            fn visit_str<E>(self, text: &str) -> Result<Json, E> {
                Ok(Json::Text(text.to_owned()))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<Json, A::Error> {
                let mut list = Vec::new();
                while let Some(element) = elements.next_element()? {
                    list.push(element);
                }
                Ok(Json::List(list))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Json, A::Error> {
                let mut entries: Vec<(String, Json)> = Vec::new();
                let mut names = BTreeSet::new();
                while let Some((name, value)) = map.next_entry::<String, Json>()? {
                    if name == TOML_DATE {
                        return Err(A::Error::custom(
                            "found a date, expected a string, such as \"2026-01-02\"",
                        ));
                    }
                    if !names.insert(name.clone()) {
                        return Err(A::Error::custom(format!("duplicate key `{name}` in an object")));
                    }
                    entries.push((name, value));
                }
                Ok(Json::Object(entries))
            }
        }

        deserializer.deserialize_any(Value)
    }
}

impl From<bool> for Json {
    fn from(value: bool) -> Self {
        Json::Boolean(value)
    }
}

impl From<i64> for Json {
    fn from(value: i64) -> Self {
        Json::Integer(value)
    }
}

impl From<f64> for Json {
    fn from(value: f64) -> Self {
        Json::Float(value)
    }
}

impl From<&str> for Json {
    fn from(text: &str) -> Self {
        Json::Text(text.to_owned())
    }
}

impl From<String> for Json {
    fn from(text: String) -> Self {
        Json::Text(text)
    }
}

impl From<&String> for Json {
    fn from(text: &String) -> Self {
        Json::Text(text.clone())
    }
}

impl<T: Into<Json>> From<Vec<T>> for Json {
    fn from(elements: Vec<T>) -> Self {
        elements.into_iter().collect()
    }
}

impl<T: Into<Json>> FromIterator<T> for Json {
    fn from_iter<I: IntoIterator<Item = T>>(elements: I) -> Self {
        Json::List(elements.into_iter().map(Into::into).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_of_toml_are_rejected() {
        let error = toml::from_str::<Json>("[body]\nday = 2026-01-02").unwrap_err();
        assert!(error.to_string().contains("expected a string, such as \"2026-01-02\""), "{error}");
    }
}
