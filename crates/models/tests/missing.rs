//! Removes each possible field of a response in turn. A record may be discarded only if a listed field is missing.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

#[allow(dead_code, reason = "other tests use the noise generator")]
mod types;

use std::collections::BTreeSet;

use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};
use wayfare_models::{Decode, decode};

/// Essential fields by type: the fields used to refer to, count or compare the record. A response whose outermost
/// object does not contain an essential field can't be decoded.
const ESSENTIAL: &[(&str, &str)] = &[
    ("BasicHotelRating", "key"),
    ("BasicHotelResult", "id"),
    ("CarSearchResult", "id"),
    ("Coordinates", "latitude"),
    ("Coordinates", "longitude"),
    ("DetailedHotelRating", "key"),
    ("FlightLegReference", "id"),
    ("FlightResult", "id"),
    ("FlightSegmentReference", "id"),
    ("HotelItemReference", "id"),
    ("HotelPriceRange", "key"),
    ("HotelResult", "id"),
    ("HotelSearchPlace", "entityKey"),
    ("PreSearchErrorResponse", "errorCode"),
    ("Price", "price"),
];

macro_rules! every_type {
    ($($module:ident: $($name:ident)+;)+) => {
        /// Returns the losses of each response, by the type of the record and the missing field.
        fn losses() -> Losses {
            let mut losses = Losses::default();
            $($(if stringify!($name).ends_with("Response") {
                losses.of::<wayfare_models::$module::$name>(stringify!($name));
            })+)+
            losses
        }
    };
}
types::described_types!(every_type);

#[derive(Default)]
struct Losses {
    essential: BTreeSet<(String, String)>,
    /// All fields that were removed.
    tried: BTreeSet<(String, String)>,
}

impl Losses {
    fn of<T: Decode + JsonSchema + serde_core::Serialize>(&mut self, name: &str) {
        let schema = SchemaGenerator::default().into_root_schema_for::<T>();
        let mut sample = Sample { definitions: &schema.as_value()["$defs"], records: Vec::new() };
        let full = sample.object(name, schema.as_value(), "");
        let whole =
            decode::<T>(full.to_string().as_bytes()).unwrap_or_else(|error| panic!("{name}: {error}"));
        let whole = serde_json::to_value(&whole.value).unwrap();
        for record in &sample.records {
            assert!(whole.pointer(&record.at).is_some(), "{name} has no {} in {whole}", record.at);
            for field in &record.fields {
                let mut lacking = full.clone();
                lacking.pointer_mut(&record.at).unwrap().as_object_mut().unwrap().remove(field);
                let kept = decode::<T>(lacking.to_string().as_bytes()).ok().is_some_and(|decoded| {
                    serde_json::to_value(&decoded.value).unwrap().pointer(&record.at).is_some()
                });
                let part = (record.kind.clone(), field.clone());
                self.essential.extend((!kept).then(|| part.clone()));
                self.tried.insert(part);
            }
        }
    }
}

/// An object in a sample.
struct Record {
    /// The name of the object's type.
    kind: String,
    /// The location of the object, as a JSON pointer.
    at: String,
    fields: Vec<String>,
}

/// A document that contains all fields of its schema, and one element in each list.
struct Sample<'s> {
    definitions: &'s Value,
    records: Vec<Record>,
}

impl Sample<'_> {
    fn value(&mut self, name: &str, schema: &Value, at: &str) -> Value {
        if let Some(reference) = schema["$ref"].as_str() {
            let name = reference.rsplit('/').next().unwrap();
            let definitions = self.definitions;
            return self.value(name, &definitions[name], at);
        }
        let forms = ["anyOf", "oneOf", "allOf"].into_iter().find_map(|form| schema[form].as_array());
        if let Some(forms) = forms {
            return self.value(name, forms.iter().find(|form| form["type"] != "null").unwrap(), at);
        }
        let kind = match &schema["type"] {
            Value::Array(kinds) => &kinds[0],
            kind => kind,
        };
        match kind.as_str() {
            Some("object") => self.object(name, schema, at),
            Some("array") => json!([self.value(name, &schema["items"], &format!("{at}/0"))]),
            Some("integer" | "number") => json!(1),
            Some("boolean") => json!(true),
            _ => schema["enum"].get(0).cloned().unwrap_or_else(|| json!("x")),
        }
    }

    fn object(&mut self, name: &str, schema: &Value, at: &str) -> Value {
        let Some(properties) = schema["properties"].as_object() else {
            return json!({"x": self.value(name, &schema["additionalProperties"], &format!("{at}/x"))});
        };
        self.records.push(Record {
            kind: name.to_owned(),
            at: at.to_owned(),
            fields: properties.keys().cloned().collect(),
        });
        let fields = properties
            .iter()
            .map(|(field, schema)| (field.clone(), self.value(field, schema, &format!("{at}/{field}"))));
        Value::Object(fields.collect::<Map<_, _>>())
    }
}

#[test]
fn only_the_listed_fields_are_essential() {
    let losses = losses();
    let essential: Vec<_> =
        losses.essential.iter().map(|(kind, field)| (kind.as_str(), field.as_str())).collect();
    assert_eq!(essential, ESSENTIAL);
    assert!(losses.tried.len() > 300, "only {} fields were removed", losses.tried.len());
}
