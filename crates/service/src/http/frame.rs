//! What surrounds the operations: the health check, files, answers for unknown paths, and what every answer has.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::header::{ACCEPT_ENCODING, REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, Uri};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::Response;
use axum::routing::get;

use super::access::{self, Access};
use super::context::CallContext;
use super::{Denial, Errors, Host, caching, cors, refusal, request_id};

/// Seconds after which a client may call again that there was no room for: connections come and go.
const RETRY_AFTER: u64 = 1;
/// Path of the health check.
const HEALTH: &str = "/healthz";

/// The operations' routes, a health check, the host's files, and an envelope for every other path.
///
/// Every call has an id and is logged once; every answer tells how long it may be kept.
pub fn framed<H: Host>(host: Arc<H>, operations: Router) -> Router {
    let refused = async || denied::<H::Errors>(Denial::WrongMethod { allowed: "GET, HEAD" });
    let files = Arc::clone(&host);
    let beside = async move |method: Method, path: Uri, headers: HeaderMap| {
        files.files().answer::<H::Errors>(&method, path.path(), &headers)
    };
    let routes = operations.route(HEALTH, get(async || "ok\n").fallback(refused)).fallback(beside);
    accompanied(host, routes)
}

/// The router of calls that there is no room for: it refuses each with its id and an event in the log, like others.
pub fn refusing<H: Host>(host: Arc<H>) -> Router {
    let refused = async || denied::<H::Errors>(Denial::Overloaded { seconds: RETRY_AFTER });
    accompanied(host, Router::new().fallback(refused))
}

fn accompanied<H: Host>(host: Arc<H>, routes: Router) -> Router {
    cors::allow(host.cors_origins(), routes).layer(from_fn_with_state(host, accompany::<H>))
}

/// Withdraws an answer that there is no room for. Its request is to be refused instead: under the same id, and logged
/// once.
pub(crate) fn withdraw(answer: &Response, request: &mut Parts) {
    access::withdraw(answer);
    if let Some(id) = answer.headers().get(&request_id::HEADER) {
        request.headers.insert(&request_id::HEADER, id.clone());
    }
}

/// The envelope for a request to no operation.
pub fn denied<E: Errors>(denial: Denial) -> Response {
    refusal::denied::<E>(&denial)
}

/// Follows a call from the request to the end of its answer.
async fn accompany<H: Host>(State(host): State<Arc<H>>, mut request: Request, next: Next) -> Response {
    let call = CallContext::of(&*host, &request);
    let is_probe = request.uri().path() == HEALTH;
    let access = Access::begin(call.clone(), request.method().clone(), is_probe, host.metrics().cloned());
    let known = caching::Known::of(request.method(), request.headers());
    request.extensions_mut().insert(call.clone());
    let mut response = known.answer(next.run(request).await);
    let headers = response.headers_mut();
    headers.insert(&request_id::HEADER, call.id().clone());
    // Beside what else it may vary by, such as the origin.
    headers.append(VARY, ACCEPT_ENCODING.into());
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    // URLs of calls have keys in them.
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    access.follow(response)
}
