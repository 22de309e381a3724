//! Search responses. Encoding a value and decoding the result returns the same value. The way in which a document is
//! written affects neither its value nor its notes. If a mutated document decodes, its value can be
//! encoded.

#![no_main]

mod document;

use std::fmt::Debug;

use arbitrary::{Arbitrary, Unstructured};
use serde_core::Serialize;
use serde_json::Value;
use specwright_core::{decode_partial, decode_strict};
use wayfare_models::cars::CarSearchResponse;
use wayfare_models::flights::FlightSearchResponse;
use wayfare_models::hotels::MultipleHotelSearchResponse;
use wayfare_models::{Decode, Decoded, decode, encode};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Some((kind, bytes)) = bytes.split_first() else { return };
    let u = &mut Unstructured::new(bytes);
    _ = match kind % 3 {
        0 => models::<FlightSearchResponse>(u),
        1 => models::<MultipleHotelSearchResponse>(u),
        _ => models::<CarSearchResponse>(u),
    };
});

trait Model: for<'a> Arbitrary<'a> + Decode + Serialize + PartialEq + Debug {}

impl<T: for<'a> Arbitrary<'a> + Decode + Serialize + PartialEq + Debug> Model for T {}

fn models<T: Model>(u: &mut Unstructured<'_>) -> arbitrary::Result<()> {
    let value: T = if u.arbitrary()? { u.arbitrary()? } else { T::arbitrary(&mut Unstructured::new(&[]))? };
    let mut text = round_trips(&value);
    check_notation_is_irrelevant::<T>(&text, u)?;

    document::mutate(&mut text, u)?;
    let decoded = decode::<T>(&text);
    if let Ok(decoded) = &decoded {
        round_trips(&decoded.value);
    }
    if let Ok(strict) = decode_strict::<T>(&text) {
        assert_eq!(decoded.ok(), Some(strict));
    }
    check_notation_is_irrelevant::<T>(&text, u)?;
    let end = u.choose_index(text.len() + 1)?;
    if let Ok(Decoded { value, .. }) = decode_partial::<T>(&text[..end]) {
        round_trips(&value);
    }
    Ok(())
}

/// Checks that a value survives encoding and decoding, and returns the document.
fn round_trips<T: Model>(value: &T) -> Vec<u8> {
    let text = encode(value).expect("every value can be encoded");
    let decoded = decode::<T>(&text).expect("an encoded value must decode");
    assert_eq!(decoded.value, *value);
    text
}

/// Writes a document in two ways and checks that both decode to the same result.
fn check_notation_is_irrelevant<T: Model>(text: &[u8], u: &mut Unstructured<'_>) -> arbitrary::Result<()> {
    let Ok(tree) = serde_json::from_slice::<Value>(text) else { return Ok(()) };
    let mut writer = document::Writer::new(u);
    writer.tree(&tree)?;
    match (decode::<T>(tree.to_string().as_bytes()), decode::<T>(&writer.text)) {
        (Ok(usual), Ok(unusual)) => assert_eq!(usual, unusual),
        (Err(usual), Err(unusual)) => assert_eq!(usual.to_string(), unusual.to_string()),
        (usual, unusual) => panic!("{usual:?} {unusual:?}"),
    }
    Ok(())
}
