//! Error bodies that were captured instead of a normal response.

use wayfare_models::decode;
use wayfare_models::service::{ErrorCode, ErrorEntry, PreSearchErrorResponse, SearchErrorResponse};

/// Returns the error if the payload is an error body, for example `INVALID_API_KEY: the key is not known`. A JSON
/// string is an error body unless the requested type accepts it.
pub fn read(payload: &[u8], is_decodable: bool) -> Option<String> {
    if let Ok(body) = decode::<PreSearchErrorResponse>(payload) {
        return Some(format_error(Some(&body.value.error_code), body.value.error_message.as_deref()));
    }
    if let Ok(body) = decode::<SearchErrorResponse>(payload)
        && !body.value.errors.is_empty()
    {
        let entry = |entry: &ErrorEntry| format_error(entry.code.as_ref(), entry.description.as_deref());
        return Some(body.value.errors.iter().map(entry).collect::<Vec<_>>().join("; "));
    }
    let text = decode::<String>(payload).ok().filter(|body| body.notes.is_empty() && !is_decodable);
    text.map(|body| body.value)
}

fn format_error(code: Option<&ErrorCode>, message: Option<&str>) -> String {
    let parts = [code.map(ErrorCode::as_str), message];
    parts.into_iter().flatten().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(": ")
}
