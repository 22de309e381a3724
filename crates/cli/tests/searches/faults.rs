//! What a refusal has to be: a 400 that names the one place where a fault was put.

use bytes::Bytes;
use wayfare_models::service::SearchErrorResponse;
use wayfare_wire::decode;

use crate::findings::Findings;

pub fn check(findings: &mut Findings, status: u16, body: &Bytes, at: &str) {
    let text = String::from_utf8_lossy(body);
    findings.ensure("G3", status == 400, || ((status, &text), format!("a 400 that names {at}")));
    if status != 400 {
        return;
    }
    let Some(decoded) = findings.succeed("G3", decode::<SearchErrorResponse>(body)) else { return };
    findings
        .ensure("G2", decoded.notes.is_empty(), || (decoded.notes.iter().collect::<Vec<_>>(), "no notes"));
    let told: Vec<&str> =
        decoded.value.errors.iter().filter_map(|entry| entry.description.as_deref()).collect();
    let is_there = |text: &&str| text.strip_prefix(at).is_some_and(|rest| rest.starts_with([':', '/']));
    findings.ensure("G3", told.len() == 1 && told.iter().all(is_there), || {
        (&told, format!("one fault, at {at}"))
    });
}
