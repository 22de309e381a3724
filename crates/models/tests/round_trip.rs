//! Checks that values of every type survive the round trip through JSON.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

mod types;

use std::collections::BTreeSet;
use std::fmt::Debug;

use arbitrary::{Arbitrary, Unstructured};
use serde_json::Value;
use specwright_core::query::{Query, QueryReader, QueryWriter};
use types::noise;
use wayfare_models::hotels::{BasicHotelQuery, MultipleHotelQuery, SingleHotelQuery};
use wayfare_models::{Decode, NoteKind, catalogue, decode, encode};

/// Number of values per type.
const VALUES: u64 = 200;

/// Calls a generic function for every described type that a body can contain.
macro_rules! every_type {
    ($($module:ident: $($name:ident)+;)+) => {
        /// The names of all types passed to the macro.
        const NAMES: &[&str] = &[$($(stringify!($name)),+),+];

        #[test]
        fn values_round_trip() {
            $($(round_trips::<wayfare_models::$module::$name>(stringify!($name));)+)+
        }
    };
}

types::described_types!(every_type);

#[test]
fn no_type_is_missing() {
    let described: BTreeSet<_> = catalogue::TYPES.iter().map(|(name, _)| *name).collect();
    let tested: BTreeSet<_> = NAMES.iter().copied().collect();
    assert_eq!(tested, described);
    assert_eq!(described.len(), catalogue::TYPES.len(), "each name must belong to one type");
}

fn round_trips<T>(name: &str)
where
    T: for<'a> Arbitrary<'a> + serde_core::Serialize + for<'de> serde_core::Deserialize<'de>,
    T: Decode + Clone + PartialEq + Debug,
{
    let check = catalogue::TYPES.iter().find(|(listed, _)| *listed == name).unwrap().1;
    let mut made = 0;
    for seed in 0..VALUES {
        let bytes = noise(seed, 1 << (4 + seed % 9));
        let Ok(value) = T::arbitrary(&mut Unstructured::new(&bytes)) else { continue };
        made += 1;
        let json = serde_json::to_vec(&value).unwrap();
        let shown = || format!("{name} {seed}: {}", String::from_utf8_lossy(&json));

        assert_eq!(encode(&value).unwrap(), json, "{}", shown());

        let decoded = decode::<T>(&json).unwrap_or_else(|error| panic!("{error} in {}", shown()));
        assert_eq!(decoded.value, value, "{}", shown());
        for note in &decoded.notes {
            // Responses decode even without most of the fields that the description requires, unlike requests.
            let is_tolerated = note.kind() == NoteKind::Missing && !name.ends_with("Request");
            assert!(note.kind() == NoteKind::UnknownValue || is_tolerated, "{note} in {}", shown());
        }
        assert_eq!(check(&json).unwrap(), decoded.notes, "{}", shown());

        // Serde alone yields the same value, from a string and from a tree.
        assert_eq!(serde_json::from_slice::<T>(&json).unwrap(), value, "{}", shown());
        let tree: Value = serde_json::from_slice(&json).unwrap();
        assert_eq!(serde_json::to_value(&value).unwrap(), tree, "{}", shown());
        assert_eq!(serde_json::from_value::<T>(tree).unwrap(), value, "{}", shown());
    }
    assert!(made > VALUES / 2, "{name}: only {made} values were generated");
}

/// Checks hotel queries. A search can continue on another node from a token, which contains the query as JSON.
#[test]
fn queries_of_searches_round_trip() {
    query_round_trips::<SingleHotelQuery>("SingleHotelQuery");
    query_round_trips::<MultipleHotelQuery>("MultipleHotelQuery");
    query_round_trips::<BasicHotelQuery>("BasicHotelQuery");
}

fn query_round_trips<Q>(name: &str)
where
    Q: for<'a> Arbitrary<'a> + serde_core::Serialize + for<'de> serde_core::Deserialize<'de>,
    Q: Query + Decode + PartialEq + Debug,
{
    let mut made = 0;
    for seed in 0..VALUES {
        let bytes = noise(seed, 1 << (6 + seed % 7));
        let Ok(query) = Q::arbitrary(&mut Unstructured::new(&bytes)) else { continue };
        made += 1;
        let json = serde_json::to_vec(&query).unwrap();
        let shown = || format!("{name} {seed}: {}", String::from_utf8_lossy(&json));
        // A list is decoded from a string, in which an unlisted option may look like two options or no option.
        let decoded = decode::<Q>(&json).unwrap_or_else(|error| panic!("{error} in {}", shown()));
        assert_eq!(serde_json::to_vec(&decoded.value).unwrap(), json, "{}", shown());
        assert!(decoded.notes.iter().all(|note| note.kind() == NoteKind::UnknownValue), "{}", shown());
        assert_eq!(serde_json::from_slice::<Q>(&json).unwrap(), decoded.value, "{}", shown());

        // The query survives the round trip through parameters, except for empty parameters, which count as missing.
        let mut writer = QueryWriter::default();
        query.write(&mut writer);
        let pairs = writer.into_pairs();
        if pairs.iter().any(|(_, value)| value.is_empty()) {
            continue;
        }
        let mut reader =
            QueryReader::new(pairs.iter().map(|(name, value)| ((*name).into(), value.as_str().into())));
        assert_eq!(Q::read(&mut reader).as_ref(), Some(&decoded.value), "{pairs:?}");
    }
    assert!(made > VALUES / 2, "{name}: only {made} values were generated");
}
