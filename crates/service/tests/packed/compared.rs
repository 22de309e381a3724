//! Comparison of polled searches between two services.

use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::Router;
use serde_json::{Value, json};
use wayfare_service::{Builder, Vertical};

use crate::relayed::{Providers, Relay};
use crate::support::{KEY, builder, post};

pub const SEED: u64 = 7;

/// The searches of a vertical.
pub struct Searches {
    pub path: &'static str,
    /// Path of the details of one result.
    pub details: Option<&'static str>,
    /// Returns the search with this number. Searches differ for at least the first thousand numbers.
    pub search: fn(usize) -> Value,
    /// Result parameters. The second poll of a search uses the next entry.
    pub shown: [&'static str; 4],
    /// Number of searches per market.
    pub count: usize,
}

/// Returns a service with consecutive search ids, so that two services use the same ids.
pub fn numbered(builder: Builder) -> Router {
    let next = AtomicU64::new(1);
    builder.search_ids(move || next.fetch_add(1, Ordering::Relaxed).into()).build().router()
}

/// Returns the string after `key` in a response. Searching for the text is cheaper than parsing the response.
fn text_after<'a>(answer: &'a str, key: &str) -> Option<&'a str> {
    Some(answer.split_once(key)?.1.split('"').next().unwrap())
}

fn id(answer: &str) -> &str {
    text_after(answer, "\"searchId\":\"").unwrap()
}

/// Polls until the search is complete, and returns the last response.
pub async fn complete(router: &Router, path: &str, body: &Value) -> String {
    let mut body = body.clone();
    loop {
        let answer = post(router, path, &body).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        if answer.text.contains("\"status\":\"complete\"") {
            return answer.text;
        }
        body = json!({ "searchId": id(&answer.text), "resultParameters": body["resultParameters"] });
    }
}

/// Checks that both services return the same response, and returns the response.
async fn same(here: &Router, there: &Router, path: &str, body: &Value) -> String {
    let (here, there) = (complete(here, path, body).await, complete(there, path, body).await);
    assert_eq!(here, there, "{body}");
    here
}

impl Searches {
    /// Checks that searches return the same responses on both services, and returns the numbers of results and options.
    pub async fn compare(&self, here: &Router, there: &Router, searches: Range<usize>) -> [usize; 2] {
        let mut count = [0; 2];
        for number in searches {
            let shown = |number: usize| self.shown[number % self.shown.len()].parse::<Value>().unwrap();
            let mut body = (self.search)(number);
            body["resultParameters"] = shown(number);
            let first = same(here, there, self.path, &body).await;
            let next = json!({ "searchId": id(&first), "resultParameters": shown(number + 1) });
            for answer in [&first, &same(here, there, self.path, &next).await] {
                for (count, once) in count.iter_mut().zip(["\"bookingOptions\":", "\"bookingUrl\":"]) {
                    *count += answer.matches(once).count();
                }
            }
            if let Some((details, result)) = self.details.zip(text_after(&first, "\"results\":[{\"id\":\"")) {
                same(here, there, details, &json!({ "searchId": id(&first), "resultId": result })).await;
            }
        }
        count
    }

    /// Compares a service with a service whose providers' answers come from another node. The searches must return more
    /// results and options than the limits, and each common part must have fewer bytes.
    pub async fn relayed<V: Vertical>(
        &self,
        embedded: fn() -> Providers<V>,
        with: fn(Builder, Providers<V>) -> Builder,
        [least_results, least_options, most_common_bytes]: [usize; 3],
    ) {
        let usual: fn() -> Builder = || builder().seed(SEED);
        let german: fn() -> Builder = || builder().seed(SEED).market(&"DE".parse().unwrap()).cashback(KEY);
        for (build, searches) in [(usual, 0..self.count), (german, self.count..2 * self.count)] {
            let relay = Arc::new(Relay::default());
            let there = with(build(), relay.providers(embedded(), embedded()));
            let [results, options] = self.compare(&numbered(build()), &numbered(there), searches).await;
            let sent = relay.sent();
            println!("{results} results, {options} options; {sent:?}");
            assert!(results > least_results && options > least_options, "{results} {options}");
            assert!(sent.most_common_bytes < most_common_bytes && sent.most_own_bytes < 3_000, "{sent:?}");
        }
    }
}
