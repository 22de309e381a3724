//! What surrounds the operations: the health check, answers for unknown paths, and what every answer has.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::HeaderValue;
use axum::http::header::{REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::Response;
use axum::routing::get;

use super::access::Access;
use super::context::CallContext;
use super::{Denial, Errors, Host, caching, cors, refusal, request_id};

/// Path of the health check.
const HEALTH: &str = "/healthz";

/// The operations' routes, a health check, and an envelope for every other path.
///
/// Every call has an id and is logged once; every answer tells how long it may be kept.
pub fn framed<H: Host>(host: Arc<H>, operations: Router) -> Router {
    let refused = async || denied::<H::Errors>(Denial::WrongMethod { allowed: "GET, HEAD" });
    let routes = operations
        .route(HEALTH, get(async || "ok\n").fallback(refused))
        // The answer does not repeat the unknown path: it may contain anything.
        .fallback(async || denied::<H::Errors>(Denial::UnknownPath));
    cors::allow(host.cors_origins(), routes).layer(from_fn_with_state(host, accompany::<H>))
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
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    // URLs of calls have keys in them.
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    access.follow(response)
}
