//! What a refusal has to be: a 400 that names the one place where a fault was put.

use bytes::Bytes;
use serde_json::Value;
use specwright_core::decode;
use wayfare_models::service::{ErrorCode, SearchErrorResponse};

use crate::findings::Findings;

/// Holds an answer against the place of the fault.
pub fn check(findings: &mut Findings, status: u16, body: &Bytes, at: &str) {
    refusal(findings, status, body, at);
}

/// Holds an answer against the place of the fault and its code.
pub fn check_code(findings: &mut Findings, status: u16, body: &Bytes, at: &str, code: &ErrorCode) {
    let Some(refusal) = refusal(findings, status, body, at) else { return };
    let codes: Vec<_> = refusal.errors.iter().map(|entry| entry.code.as_ref()).collect();
    findings.same("G3", codes, vec![Some(code)]);
}

fn refusal(findings: &mut Findings, status: u16, body: &Bytes, at: &str) -> Option<SearchErrorResponse> {
    let text = String::from_utf8_lossy(body);
    findings.ensure("G3", status == 400, || ((status, &text), format!("a 400 that names {at}")));
    if status != 400 {
        return None;
    }
    let decoded = findings.succeed("G3", decode::<SearchErrorResponse>(body))?;
    findings
        .ensure("G2", decoded.notes.is_empty(), || (decoded.notes.iter().collect::<Vec<_>>(), "no notes"));
    let told: Vec<&str> =
        decoded.value.errors.iter().filter_map(|entry| entry.description.as_deref()).collect();
    let is_there = |text: &&str| text.strip_prefix(at).is_some_and(|rest| rest.starts_with([':', '/']));
    findings.ensure("G3", told.len() == 1 && told.iter().all(is_there), || {
        (&told, format!("one fault, at {at}"))
    });
    Some(decoded.value)
}

/// Puts a value at a place of a body, and objects on the way to it where there are none. Null takes away what is there.
pub fn put(body: &mut Value, at: &str, value: Value) {
    let (holder, last) = at.rsplit_once('/').unwrap();
    let mut into = body;
    for step in holder.split('/').skip(1) {
        into = match step.parse::<usize>() {
            Ok(index) => &mut into[index],
            Err(_) => &mut into[step],
        };
    }
    match (into, last.parse::<usize>()) {
        (Value::Object(fields), _) if value.is_null() => drop(fields.remove(last)),
        (list, Ok(index)) => list[index] = value,
        (object, Err(_)) => object[last] = value,
    }
}
