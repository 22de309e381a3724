//! Requests with one fault, and checks of their 400 responses.

use http::Method;
use serde_json::Value;
use specwright_core::decode;
use wayfare_models::service::{ErrorCode, SearchErrorResponse};

use crate::harness::Trial;
use crate::stage::TRACK_ID;

/// Sends a request with a fault, and checks the location of the error, and the error code if one is given.
pub async fn check_rejected(
    trial: &mut Trial,
    (method, path, query, body): (Method, &str, &str, String),
    at: &str,
    code: Option<&ErrorCode>,
) {
    trial.count("rejected");
    let (status, body) = trial.caller.raw(method, path, query, body).await;
    let findings = &mut trial.findings;
    let text = String::from_utf8_lossy(&body);
    findings.ensure("G3", status == 400, || ((status, &text), format!("a 400 that names {at}")));
    let Some(decoded) = findings.succeed("G3", decode::<SearchErrorResponse>(&body)) else { return };
    findings.no_notes(&decoded.notes);
    let [error] = &decoded.value.errors[..] else {
        return findings.ensure("G3", false, || (&text, format!("one fault, at {at}")));
    };
    let description = error.description.as_deref().unwrap_or_default();
    let is_there = description.strip_prefix(at).is_some_and(|rest| rest.starts_with([':', '/']));
    findings.ensure("G3", is_there, || (description, format!("a fault at {at}")));
    if code.is_some() {
        findings.same("G3", error.code.as_ref(), code);
    }
}

/// A fault in a body: the location and code of the error, and the values that cause the error and their locations.
pub struct Fault {
    pub at: String,
    pub code: ErrorCode,
    pub puts: Vec<(String, Value)>,
}

impl Fault {
    /// Returns faults whose errors are at the changed location, from a table of locations and invalid values.
    pub fn table(within: &str, code: ErrorCode, values: &Value) -> Vec<Fault> {
        let rows =
            values.as_object().unwrap().iter().map(|(rest, values)| (format!("{within}{rest}"), values));
        let each = |(at, values): (String, &Value)| {
            let values = values.as_array().unwrap().clone();
            values.into_iter().map(move |value| (at.clone(), value))
        };
        let fault = |(at, value): (String, Value)| Fault {
            at: at.clone(),
            code: code.clone(),
            puts: vec![(at, value)],
        };
        rows.flat_map(each).map(fault).collect()
    }
}

/// Sends a poll with one of the faults.
pub async fn check_rejected_poll(trial: &mut Trial, vertical: &str, mut body: Value, faults: &[Fault]) {
    let fault = trial.random.pick(faults);
    for (at, value) in &fault.puts {
        put(&mut body, at, value.clone());
    }
    let path = format!("/i/api/affiliate/search/{vertical}/v1/poll");
    let query = format!("userTrackId={TRACK_ID}");
    let call = (Method::POST, &*path, &*query, body.to_string());
    check_rejected(trial, call, &fault.at, Some(&fault.code)).await;
}

/// Sets the value at a JSON pointer, and creates missing objects on the path. Null removes the field.
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
