//! Tests of the OpenAPI document and its examples.

use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use serde_json::{Map, Value};
use tower::ServiceExt as _;

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
            set_ids(&mut body, &polled);
            let uri = format!("{path}?apiKey={KEY}{query}");
            let answer = send(&router, request(&method, &uri, &body)).await;
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

#[tokio::test]
async fn parameters_are_empty_or_repeated_only_if_the_document_allows_it() {
    let router = builder().strict().build().router();
    let document = get(&router, PATH).await.ok();
    let (known, mut sent) = (post(&router, POLL, boston_london()).await.ok(), 0);
    for (path, method, operation) in operations(&document) {
        let (query, mut body) = examples(operation).into_values().next().unwrap();
        set_ids(&mut body, &known);
        let parameters = operation["parameters"].as_array().unwrap();
        let required: Vec<&str> = parameters.iter().filter(|it| it["required"] == true).map(name).collect();
        // Other parameters may depend on the tested parameter.
        let rest_without = |tested: &str| {
            let is_kept = |pair: &&str| {
                pair.split_once('=').is_some_and(|(name, _)| name != tested && required.contains(&name))
            };
            query
                .split('&')
                .filter(is_kept)
                .fold(format!("{path}?apiKey={KEY}"), |uri, pair| uri + "&" + pair)
        };
        for parameter in parameters.iter().filter(|it| it["in"] == "query") {
            let (name, schema) = (name(parameter), &parameter["schema"]);
            let (is_list, rest) = (schema["type"] == "array", rest_without(name));
            let may_be_empty =
                if is_list { schema["minItems"].is_null() } else { parameter["allowEmptyValue"] == true };
            let uri = format!("{rest}&{name}=");
            // Feed bodies are long, so a body is read only if it lists faults.
            let response = router.clone().oneshot(request(&method, &uri, &body)).await.unwrap();
            let expected = if may_be_empty { StatusCode::OK } else { StatusCode::BAD_REQUEST };
            assert_eq!(response.status(), expected, "{uri}");
            if !is_list {
                let uri = format!("{rest}&{name}=1&{name}=2");
                assert_repeated(&send(&router, request(&method, &uri, &body)).await, name, &uri);
            }
            sent += 1;
        }
        let uri = format!("{}&apiKey={KEY}", rest_without(""));
        assert_repeated(&send(&router, request(&method, &uri, &body)).await, "apiKey", &uri);
    }
    assert!(sent > 80, "{sent} parameters");
}

#[track_caller]
fn assert_repeated(answer: &Answer, parameter: &str, uri: &str) {
    let message = format!("{parameter}: given more than once");
    assert!(answer.faults().iter().any(|(_, found)| *found == message), "{uri}: {}", answer.text);
}

fn name(parameter: &Value) -> &str {
    parameter["name"].as_str().unwrap_or_default()
}

fn request(method: &Method, uri: &str, body: &Value) -> Request<Body> {
    let body = if body.is_null() { Body::empty() } else { Body::from(body.to_string()) };
    Request::builder().method(method.clone()).uri(uri).body(body).unwrap()
}

fn operations(document: &Value) -> impl Iterator<Item = (&String, Method, &Value)> {
    document["paths"].as_object().unwrap().iter().flat_map(|(path, methods)| {
        let methods = methods.as_object().unwrap().iter();
        methods.map(move |(method, operation)| (path, method.to_uppercase().parse().unwrap(), operation))
    })
}

/// Replaces the ids of a request, because the document can't contain ids of a live search.
fn set_ids(request: &mut Value, polled: &Value) {
    for (field, id) in [("searchId", &polled["searchId"]), ("resultId", &polled["results"][0]["id"])] {
        if request[field].is_string() {
            request[field] = id.clone();
        }
    }
}

/// Returns the query and body of each example, by name.
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
