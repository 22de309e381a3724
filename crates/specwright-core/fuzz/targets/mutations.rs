//! Documents with a few bytes changed. The strict decoder accepts the same documents as serde_json, the tolerant
//! decoder notes each fault, and no decoder panics on a truncated document.

#![no_main]

mod document;

use arbitrary::Unstructured;
use serde_json::Value;
use specwright_core::{Decoded, Json, NoteKind, decode, decode_partial, decode_strict};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    check(bytes);
    _ = changed(&mut Unstructured::new(bytes));
});

fn changed(u: &mut Unstructured<'_>) -> arbitrary::Result<()> {
    let mut writer = document::Writer::new(u);
    writer.has_faults = writer.u.arbitrary()?;
    writer.document()?;
    let mut text = std::mem::take(&mut writer.text);
    document::mutate(&mut text, u)?;
    check(&text);
    check(&text[..u.choose_index(text.len() + 1)?]);
    Ok(())
}

fn check(text: &[u8]) {
    let (tolerant, strict) = (decode::<Json>(text), decode_strict::<Json>(text));
    match serde_json::from_slice::<Value>(text) {
        Ok(expected) => {
            let strict = strict.as_ref().expect("the strict decoder must accept what serde_json accepts");
            assert_eq!(strict.value.to_string(), expected.to_string());
        }
        Err(error) => assert!(strict.is_err() || is_known_difference(text, &error), "{error}"),
    }
    match (&tolerant, strict) {
        (Ok(tolerant), Ok(strict)) => assert_eq!(*tolerant, strict),
        (Ok(tolerant), Err(error)) => assert!(error.is_syntax() && has_fault(tolerant), "{error}"),
        (Err(_), strict) => assert!(strict.is_err()),
    }
    match (decode_partial::<Json>(text), tolerant) {
        (Ok(partial), Ok(tolerant)) => assert_eq!(partial, tolerant),
        (Ok(partial), Err(error)) => assert!(error.is_cut() && partial.cut.is_some(), "{error}"),
        (Err(_), tolerant) => assert!(tolerant.is_err()),
    }
}

fn has_fault(decoded: &Decoded<Json>) -> bool {
    decoded.notes.iter().any(|note| note.kind() == NoteKind::Malformed)
}

/// Returns whether the difference is intended: the decoder accepts numbers beyond the range of a float, which are valid
/// JSON, and skips a byte order mark.
fn is_known_difference(text: &[u8], error: &serde_json::Error) -> bool {
    text.starts_with(b"\xEF\xBB\xBF") || error.to_string().starts_with("number out of range")
}
