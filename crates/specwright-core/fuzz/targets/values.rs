//! Documents written in every way that JSON allows. All decoders, including the strict one, agree with serde_json, and
//! a truncated document yields its complete elements.

#![no_main]

mod document;

use arbitrary::Unstructured;
use serde_json::Value;
use specwright_core::{Json, NoteKind, Notes, decode, decode_partial, decode_strict};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    _ = values(&mut Unstructured::new(bytes));
});

fn values(u: &mut Unstructured<'_>) -> arbitrary::Result<()> {
    let mut writer = document::Writer::new(u);
    let expected = writer.document()?;
    let (text, beyond) = (std::mem::take(&mut writer.text), writer.beyond);

    match serde_json::from_slice::<Value>(&text) {
        Ok(value) => assert_eq!(value, expected),
        Err(error) => assert!(beyond > 0, "{error}"),
    }
    for decoded in [decode::<Json>(&text), decode_strict(&text), decode_partial(&text)] {
        let decoded = decoded.expect("every decoder must accept valid JSON");
        assert_eq!((&decoded.value, decoded.cut), (&expected, None));
        // Also compare the strings: a float keeps the sign of zero and differs from an integer.
        assert_eq!(decoded.value.to_string(), expected.to_string());
        check_notes(&decoded.notes, beyond);
    }
    check_truncated(&text, &expected, u)
}

/// Checks that each number that overflows a float has an out-of-range note and a skipped note, and that all other notes
/// report duplicate names.
fn check_notes(notes: &Notes, beyond: usize) {
    let of_kind = |kind| notes.iter().filter(|note| note.kind() == kind).count();
    let (out_of_range, skipped) = (of_kind(NoteKind::OutOfRange), of_kind(NoteKind::Skipped));
    assert_eq!((out_of_range, skipped), (beyond, beyond));
    assert_eq!(notes.len(), 2 * beyond + of_kind(NoteKind::Duplicate));
}

/// Checks that a truncated document decodes to a prefix of its elements or a subset of its fields.
fn check_truncated(text: &[u8], whole: &Value, u: &mut Unstructured<'_>) -> arbitrary::Result<()> {
    let text = text.trim_ascii_end();
    let end = u.choose_index(text.len())?;
    assert!(decode::<Json>(&text[..end]).is_err_and(|error| error.is_cut()));
    let Ok(decoded) = decode_partial::<Json>(&text[..end]) else { return Ok(()) };
    assert!(decoded.cut.is_some());
    match (decoded.value, whole) {
        (Value::Array(part), Value::Array(whole)) => assert!(whole.starts_with(&part)),
        // If a name is repeated, the truncated document may contain only its first value.
        (Value::Object(part), Value::Object(whole)) => {
            assert!(part.keys().all(|name| whole.contains_key(name)))
        }
        (part, _) => panic!("{part}"),
    }
    Ok(())
}
