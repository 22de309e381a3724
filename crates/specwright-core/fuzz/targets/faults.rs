//! Documents with syntax that JSON does not allow. The tolerant decoder notes each fault and drops only the value that
//! contains the fault. The strict decoder rejects the document.

#![no_main]

mod document;

use arbitrary::Unstructured;
use specwright_core::{Json, NoteKind, decode, decode_partial, decode_strict};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    _ = faults(&mut Unstructured::new(bytes));
});

fn faults(u: &mut Unstructured<'_>) -> arbitrary::Result<()> {
    let mut writer = document::Writer::new(u);
    writer.has_faults = true;
    let expected = writer.document()?;

    let decoded = decode::<Json>(&writer.text).expect("the decoder must recover from the faults");
    assert_eq!(decoded.value, expected);
    // Adjacent extra commas share a note, and so do a dropped name and its dropped value.
    let malformed = decoded.notes.iter().filter(|note| note.kind() == NoteKind::Malformed).count();
    assert!(malformed <= writer.faults && (malformed > 0) == (writer.faults > 0), "{:?}", decoded.notes);
    assert_eq!(decode_partial::<Json>(&writer.text).expect("a partial decoder must recover too"), decoded);

    match decode_strict::<Json>(&writer.text) {
        Ok(strict) => assert_eq!((strict, writer.faults), (decoded, 0)),
        Err(error) => {
            assert!(error.is_syntax() && error.position().is_some() && writer.faults > 0, "{error}")
        }
    }
    Ok(())
}
