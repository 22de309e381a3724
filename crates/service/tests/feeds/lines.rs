//! Helpers that request feeds and check every response.

use std::fmt::Debug;

use axum::Router;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use specwright_core::{Decode, decode};

use crate::support::{Answer, KEY, builder, get};

pub const ALL: [&str; 3] = ["constants-mapping", "hotelfeed", "placefeed"];

pub fn router() -> Router {
    builder().build().router()
}

/// Requests a path, which may include the start of the query.
pub async fn call(router: &Router, path: &str, rest: &str) -> Answer {
    let (path, more) = path.split_once('?').unwrap_or((path, ""));
    get(router, &format!("/api/4.0/{path}?apiKey={KEY}&{more}&{rest}")).await
}

/// Returns the records of a response, and checks that each record matches the description.
pub async fn records<R: Decode + Debug>(router: &Router, path: &str, rest: &str) -> Vec<R> {
    let answer = call(router, path, rest).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    assert_eq!(answer.headers[CONTENT_TYPE], "application/x-ndjson");
    assert!(answer.text.is_empty() || answer.text.ends_with('\n'));
    let record = |line: &str| {
        let decoded = decode::<R>(line.as_bytes()).unwrap();
        assert!(decoded.notes.is_empty(), "{line}: {:?}", decoded.notes);
        decoded.value
    };
    answer.text.lines().map(record).collect()
}

/// Returns the records of up to `max_pages` pages that follow an id. Only the last page may have fewer than `size`
/// records.
pub async fn pages<R: Decode + Debug>(
    router: &Router,
    path: &str,
    size: usize,
    max_pages: usize,
    id: impl Fn(&R) -> i64,
    mut last: Option<i64>,
) -> Vec<R> {
    let mut all = Vec::new();
    for _ in 0..max_pages {
        let after = last.map(|id| format!("&lastId={id}")).unwrap_or_default();
        let page = records::<R>(router, path, &format!("pageSize={size}{after}")).await;
        let is_last = page.len() < size;
        last = page.last().map(&id).or(last);
        all.extend(page);
        if is_last {
            break;
        }
    }
    assert!(all.is_sorted_by(|one, next| id(one) < id(next)), "records are out of order or duplicated");
    all
}
