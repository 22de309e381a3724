//! Checks that the JSON Schemas agree with the decoder: an independent validator accepts each document that decodes
//! without notes, and rejects all other documents. [`DIFFERENCES`] lists the intended differences and the reasons for
//! them.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

mod differences;
mod mutations;
#[path = "../types/mod.rs"]
mod types;
mod verdicts;

use arbitrary::{Arbitrary, Unstructured};
use differences::DIFFERENCES;
use mutations::mutated;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::Value;
use types::noise;
use verdicts::{CoveredDifferences, Subject};

/// Number of values per type. [`FAULTS`] is the number of mutated documents per value.
const VALUES: u64 = 40;
const FAULTS: u64 = 20;

macro_rules! every_type {
    ($($module:ident: $($name:ident)+;)+) => {
        /// Returns every type, its schema, and values of the type.
        fn all() -> Vec<(Subject, Vec<Value>)> {
            vec![$($(of::<wayfare_models::$module::$name>(stringify!($name))),+),+]
        }
    };
}
types::described_types!(every_type);

fn of<T>(name: &'static str) -> (Subject, Vec<Value>)
where
    T: for<'a> Arbitrary<'a> + serde_core::Serialize + JsonSchema,
{
    assert_eq!(T::schema_name(), name);
    let schema = SchemaGenerator::default().into_root_schema_for::<T>();
    let values = (0..VALUES).filter_map(|seed| {
        let bytes = noise(seed, 1 << (4 + seed % 9));
        let value = T::arbitrary(&mut Unstructured::new(&bytes)).ok()?;
        Some(serde_json::to_value(&value).unwrap())
    });
    (Subject::new(name, schema.as_value()), values.collect())
}

#[test]
fn schema_and_decoder_agree() {
    let mut covered = CoveredDifferences::default();
    let (mut accepted, mut rejected, mut problems) = (0, 0, Vec::new());
    for (subject, values) in all() {
        for (seed, value) in (0..).zip(&values) {
            let faulty = (0..FAULTS).map(|fault| mutated(value, seed * FAULTS + fault));
            for document in std::iter::once(value.clone()).chain(faulty) {
                match subject.compare(&document, &mut covered) {
                    Ok(true) => accepted += 1,
                    Ok(false) => rejected += 1,
                    Err(problem) => problems.push(problem),
                }
            }
        }
    }
    problems.sort();
    problems.dedup();
    let shown: Vec<&str> = problems.iter().take(12).map(String::as_str).collect();
    assert!(problems.is_empty(), "{} problems, such as\n{}", problems.len(), shown.join("\n"));
    assert!(accepted > 10_000 && rejected > 10_000, "{accepted} accepted, {rejected} rejected");
    let unused: Vec<&str> = DIFFERENCES
        .iter()
        .map(|difference| difference.name)
        .filter(|name| !covered.0.contains(name))
        .collect();
    assert!(unused.is_empty(), "differences that occur in no document: {unused:?}");
}

#[test]
fn the_schema_of_a_query_accepts_its_json() {
    use wayfare_models::hotels::{EntityKey, HotelStay, MultipleHotelOption, MultipleHotelQuery};
    let schema = SchemaGenerator::default().into_root_schema_for::<MultipleHotelQuery>();
    let schema = jsonschema::validator_for(schema.as_value()).unwrap();
    let stay = HotelStay::of_nights("2027-03-14".parse().unwrap(), 3).unwrap();
    let query = MultipleHotelQuery::new(EntityKey::place(1).unwrap())
        .with_stay(stay.with_rooms("2:4,6".parse().unwrap()))
        .with_options([MultipleHotelOption::TopRates]);
    let mut json = serde_json::to_value(&query).unwrap();
    assert!(schema.is_valid(&json), "{:?}", schema.iter_errors(&json).collect::<Vec<_>>());
    json["checkin"] = 14.into();
    assert!(!schema.is_valid(&json));
    assert!(!schema.is_valid(&serde_json::json!({ "checkin": "2027-03-14", "checkout": "2027-03-17" })));
}
