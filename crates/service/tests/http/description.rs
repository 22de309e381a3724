//! The OpenAPI document and its examples.

use axum::body::Body;
use axum::http::{Method, Request};
use serde_json::{Map, Value};

use crate::support::*;

const PATH: &str = "/openapi.json";

#[tokio::test]
async fn the_document_is_served_without_a_key() {
    let router = builder().build().router();
    let answer = get(&router, PATH).await;
    let document = answer.ok();
    assert_eq!(document["info"]["title"], "Wayfare");
    assert_eq!(document["servers"][0]["url"], "/");
    assert_eq!(answer.headers["content-type"], "application/json");
    assert_eq!(answer.headers["cache-control"], "private, max-age=3600");
}

#[tokio::test]
async fn the_examples_are_answered() {
    let router = builder().build().router();
    let document = get(&router, PATH).await.ok();
    let (mut called, mut polled) = (0, Value::Null);
    // The details request needs ids of a poll, so it comes last.
    let mut operations: Vec<_> = operations(&document).collect();
    operations.sort_by_key(|(path, ..)| *path == DETAILS);
    for (path, method, operation) in operations {
        let examples = examples(operation);
        assert!(!examples.is_empty(), "{path} has no example");
        for (name, (query, mut body)) in examples {
            // The document cannot contain ids of a live search.
            if body["searchId"].is_string() {
                body["searchId"] = polled["searchId"].clone();
            }
            if body["resultId"].is_string() {
                body["resultId"] = polled["results"][0]["id"].clone();
            }
            let uri = format!("{path}?apiKey={KEY}{query}");
            let body = if body.is_null() { Body::empty() } else { Body::from(body.to_string()) };
            let request = Request::builder().method(method.clone()).uri(uri).body(body).unwrap();
            let answer = send(&router, request).await;
            called += 1;
            if operation["x-description-stream"].is_string() {
                let first = answer.text.lines().next().unwrap_or_default();
                assert!(serde_json::from_str::<Value>(first).is_ok(), "{path} {name}: {}", answer.text);
                continue;
            }
            let answer = answer.ok();
            let has_entries = |field: &str| answer[field].as_array().is_some_and(|list| !list.is_empty());
            assert!(
                has_entries("results") || has_entries("fares") || answer["name"].is_string(),
                "{path} {name}: {answer}"
            );
            if answer["searchId"].is_string() {
                polled = answer;
            }
        }
    }
    assert!(called > 12, "{called} examples");
}

fn operations(document: &Value) -> impl Iterator<Item = (&String, Method, &Value)> {
    document["paths"].as_object().unwrap().iter().flat_map(|(path, methods)| {
        let methods = methods.as_object().unwrap().iter();
        methods.map(move |(method, operation)| (path, method.to_uppercase().parse().unwrap(), operation))
    })
}

/// Returns the query and the body of each example, by name.
fn examples(operation: &Value) -> std::collections::BTreeMap<String, (String, Value)> {
    let mut found = std::collections::BTreeMap::<String, (String, Value)>::new();
    let none = Map::new();
    let named = |holder: &Value| holder["examples"].as_object().unwrap_or(&none).clone();
    for parameter in operation["parameters"].as_array().unwrap() {
        for (name, example) in named(parameter) {
            let text = match &example["value"] {
                Value::String(text) => text.clone(),
                Value::Array(items) => {
                    items.iter().map(|item| item.as_str().unwrap()).collect::<Vec<_>>().join(",")
                }
                other => other.to_string(),
            };
            let (query, _) = found.entry(name).or_default();
            query.push_str(&format!("&{}={text}", parameter["name"].as_str().unwrap()));
        }
    }
    for (name, example) in named(&operation["requestBody"]["content"]["application/json"]) {
        found.entry(name).or_default().1 = example["value"].clone();
    }
    found
}
