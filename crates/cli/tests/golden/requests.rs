//! Golden requests, and the size and digests of their responses.
//!
//! Each line of `requests.jsonl` is a request: `name`, the target under `get` or `post`, `body` as JSON or `text` as
//! is, and `headers`. A request with `after` follows the request of that name, and `$/a/pointer$` refers to that
//! request's response. If `fresh` is set, the request and the request before it run on a new service, since the
//! response depends on earlier searches. If `full` is set, the response has its own snapshot for review.

use std::collections::HashMap;
use std::fmt::Write as _;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use tower::ServiceExt as _;

use crate::service;

const NOON: &str = "2027-01-10T12:00:00Z";

/// Fields whose values differ between runs.
const VARYING: &[&str] = &["cluster", "searchId", "searchTime"];

/// Fields with human-readable text, which the second digest excludes.
const DISPLAY_TEXTS: &[&str] = &[
    "description",
    "displayDistance",
    "displayName",
    "displayPrice",
    "errorMessage",
    "guestRatingSentiment",
    "localizedDescription",
    "nonRefundableDisclosure",
    "operationalDisplay",
    "reviewQuotes",
    "sentiment",
    "text",
];

/// Headers that are part of the golden answer.
const HEADERS: &[&str] = &[
    "allow",
    "cache-control",
    "content-type",
    "location",
    "retry-after",
    "wayfare-ignored",
    "wayfare-providers-missing",
];

#[tokio::test(flavor = "multi_thread")]
async fn answers() {
    let requests: Vec<Value> =
        include_str!("requests.jsonl").lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let by_name: HashMap<&str, &Value> =
        requests.iter().map(|request| (request["name"].as_str().unwrap(), request)).collect();
    assert_eq!(by_name.len(), requests.len(), "two requests have the same name");
    let shared = service::at(NOON).build().router();
    let mut table = String::from("       size  all               without texts     request\n");
    for request in &requests {
        let router = match request["fresh"] {
            Value::Null => shared.clone(),
            _ => service::at(NOON).build().router(),
        };
        let answer = answer(&router, request, &by_name).await;
        let name = request["name"].as_str().unwrap();
        writeln!(table, "{}  {name}", answer.line()).unwrap();
        if request["full"] == true {
            insta::assert_snapshot!(name.replace('/', "_"), answer.text(normal, true));
        }
    }
    insta::assert_snapshot!("answers", table);
}

/// Sends a request, preceded by the request that its `after` field names.
async fn answer(router: &Router, request: &Value, by_name: &HashMap<&str, &Value>) -> Answer {
    let before = match request["after"].as_str() {
        Some(name) => Box::pin(answer(router, by_name[name], by_name)).await.json(),
        None => Value::Null,
    };
    let mut answer = complete(router, filled(request, &before)).await;
    if let Some(id) = before["searchId"].as_str() {
        // Error messages contain the search id, which differs between runs.
        answer.body = answer.body.replace(id, "searchId");
    }
    answer
}

/// Polls until the response is final. On a slow machine, the first response may be incomplete.
async fn complete(router: &Router, mut request: Value) -> Answer {
    for _ in 0..100 {
        let answer = send(router, &request).await;
        let state = answer.json();
        match (state["status"].as_str(), &state["isComplete"]) {
            (Some("first-phase" | "second-phase"), _) => {
                request["body"] = json!({ "searchId": state["searchId"] })
            }
            (_, Value::Bool(false)) => {}
            _ => return answer,
        }
    }
    panic!("still incomplete: {request}");
}

/// Replaces each `$/pointer$` in a request with the value at that pointer in a response.
fn filled(request: &Value, answer: &Value) -> Value {
    let text = request.to_string();
    let mut parts = text.split('$');
    let mut filled = parts.next().unwrap().to_owned();
    while let (Some(pointer), Some(rest)) = (parts.next(), parts.next()) {
        let value = answer.pointer(pointer).unwrap_or_else(|| panic!("no {pointer} for {text}"));
        filled.push_str(value.as_str().unwrap().trim_start_matches(service::BASE_URL));
        filled.push_str(rest);
    }
    serde_json::from_str(&filled).unwrap()
}

async fn send(router: &Router, request: &Value) -> Answer {
    let (method, target) = match request["post"].as_str() {
        Some(target) => ("POST", target),
        None => ("GET", request["get"].as_str().unwrap()),
    };
    let mut builder = Request::builder().method(method).uri(target);
    for (name, value) in request["headers"].as_object().into_iter().flatten() {
        builder = builder.header(name, value.as_str().unwrap());
    }
    let body = match (&request["body"], request["text"].as_str()) {
        (_, Some(text)) => text.to_owned(),
        (Value::Null, None) => String::new(),
        (body, None) => body.to_string(),
    };
    let response = router.clone().oneshot(builder.body(Body::from(body)).unwrap()).await.unwrap();
    let (parts, body) = response.into_parts();
    let body = axum::body::to_bytes(body, usize::MAX).await.unwrap();
    Answer { status: parts.status, headers: parts.headers, body: String::from_utf8(body.into()).unwrap() }
}

struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: String,
}

impl Answer {
    /// Returns the body, or the `location` of a redirect.
    fn json(&self) -> Value {
        match self.headers.get("location") {
            Some(location) => json!({ "location": location.to_str().unwrap() }),
            None => serde_json::from_str(&self.body).unwrap_or_default(),
        }
    }

    /// Formats the status, size and digests.
    fn line(&self) -> String {
        let (all, structure) = (self.text(normal, true), self.text(without_texts, false));
        format!("{}  {:>8}  {}  {}", self.status.as_u16(), all.len(), digest(&all), digest(&structure))
    }

    /// Formats the status, headers and body. `write` formats JSON. Any other body is omitted unless `with_words` is
    /// set.
    fn text(&self, write: fn(Value) -> String, with_words: bool) -> String {
        let mut text = format!("{}\n", self.status);
        for name in HEADERS {
            for value in self.headers.get_all(*name) {
                writeln!(text, "{name}: {}", value.to_str().unwrap()).unwrap();
            }
        }
        match self.records() {
            Some(records) => records.into_iter().for_each(|record| text.push_str(&write(record))),
            None if with_words => text.push_str(&self.body),
            None => {}
        }
        text
    }

    /// Parses the body as JSON, line by line if it is a stream of records.
    fn records(&self) -> Option<Vec<Value>> {
        let whole = serde_json::from_str(&self.body).map(|value| vec![value]);
        whole.or_else(|_| self.body.lines().map(serde_json::from_str).collect()).ok()
    }
}

fn normal(record: Value) -> String {
    format!("{:#}\n", replaced(record, VARYING))
}

fn without_texts(record: Value) -> String {
    format!("{}\n", replaced(replaced(record, VARYING), DISPLAY_TEXTS))
}

/// Replaces the values of fields with these names with the names themselves.
fn replaced(value: Value, names: &[&str]) -> Value {
    match value {
        Value::Object(fields) => fields
            .into_iter()
            .map(|(name, value)| match names.contains(&name.as_str()) && !value.is_null() {
                true => (name.clone(), Value::String(name)),
                false => (name, replaced(value, names)),
            })
            .collect(),
        Value::Array(values) => values.into_iter().map(|value| replaced(value, names)).collect(),
        other => other,
    }
}

/// Returns the first 64 bits of a string's SHA-256.
fn digest(text: &str) -> String {
    Sha256::digest(text)[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}
