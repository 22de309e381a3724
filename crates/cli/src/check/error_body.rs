//! Error bodies: payloads that are captured in place of an answer.

use wayfare_models::decode;
use wayfare_models::service::{ErrorCode, ErrorEntry, PreSearchErrorResponse, SearchErrorResponse};

/// The error that a payload tells of, if it is an error body: `INVALID_API_KEY: the key is not known`. A text alone
/// is one unless it is the answer of the kind asked for.
pub fn read(payload: &[u8], is_answer: bool) -> Option<String> {
    if let Ok(body) = decode::<PreSearchErrorResponse>(payload) {
        return Some(told(Some(&body.value.error_code), body.value.error_message.as_deref()));
    }
    if let Ok(body) = decode::<SearchErrorResponse>(payload)
        && !body.value.errors.is_empty()
    {
        let told = |entry: &ErrorEntry| told(entry.code.as_ref(), entry.description.as_deref());
        return Some(body.value.errors.iter().map(told).collect::<Vec<_>>().join("; "));
    }
    let text = decode::<String>(payload).ok().filter(|body| body.notes.is_empty() && !is_answer);
    text.map(|body| body.value)
}

fn told(code: Option<&ErrorCode>, message: Option<&str>) -> String {
    let parts = [code.map(ErrorCode::as_str), message];
    parts.into_iter().flatten().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(": ")
}
