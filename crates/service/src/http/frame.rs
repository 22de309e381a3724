//! Middleware around the operations: health check, files, responses for unknown paths, and common headers.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::header::{ACCEPT_ENCODING, REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, Uri};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::Response;
use axum::routing::get;

use super::access::{Access, Delivery};
use super::context::CallContext;
use super::target::OverConnection;
use super::{Denial, Errors, Host, caching, cors, refusal, request_id, target};

/// `Retry-After` for calls above the connection limits, in seconds. The value is short because connections are
/// short-lived.
const RETRY_AFTER: u64 = 1;
/// Path of the health check.
const HEALTH: &str = "/healthz";

/// Adds to the operations' routes a health check, the host's files, and an error response for all other paths.
///
/// Every call has an id and is logged once. Every response has a `Cache-Control` header.
pub fn framed<H: Host>(host: Arc<H>, operations: Router) -> Router {
    let refused = async || denied::<H::Errors>(Denial::WrongMethod { allowed: "GET, HEAD" });
    let files = Arc::clone(&host);
    let fallback = async move |method: Method, path: Uri, headers: HeaderMap| {
        files.files().answer::<H::Errors>(&method, path.path(), &headers)
    };
    let routes = operations.route(HEALTH, get(async || "ok\n").fallback(refused)).fallback(fallback);
    with_frame(host, routes)
}

/// Returns the router for calls above the limits. The router refuses each call. Each refusal has a request id and an
/// access log event.
pub fn refusing<H: Host>(host: Arc<H>) -> Router {
    let refused = async || denied::<H::Errors>(Denial::Overloaded { seconds: RETRY_AFTER });
    with_frame(host, Router::new().fallback(refused))
}

fn with_frame<H: Host>(host: Arc<H>, routes: Router) -> Router {
    cors::allow(host.cors_origins(), routes).layer(from_fn_with_state(host, frame_call::<H>))
}

/// Discards a response that exceeds the memory limit. The request is then refused under the same id, and logged once.
pub(crate) fn withdraw(answer: &Response, request: &mut Parts) {
    answer.extensions().get().into_iter().for_each(Delivery::withdraw);
    if let Some(id) = answer.headers().get(&request_id::HEADER) {
        request.headers.insert(&request_id::HEADER, id.clone());
    }
}

/// Returns the error response for a denied request.
pub fn denied<E: Errors>(denial: Denial) -> Response {
    refusal::denied::<E>(&denial)
}

/// Wraps a call: sets the common headers and logs the call when its response ends.
async fn frame_call<H: Host>(State(host): State<Arc<H>>, mut request: Request, next: Next) -> Response {
    let call = CallContext::of(&*host, &request);
    let is_probe = request.uri().path() == HEALTH;
    let access = Access::begin(call.clone(), request.method().clone(), is_probe, host.metrics().cloned());
    let known = caching::KnownTags::of(request.method(), request.headers());
    request.extensions_mut().insert(call.clone());
    let response = match admit(&call, is_probe, &request) {
        Ok(()) => next.run(request).await,
        Err(denial) => denied::<H::Errors>(denial),
    };
    let mut response = known.answer(response);
    let headers = response.headers_mut();
    headers.insert(&request_id::HEADER, call.id.clone());
    // The value is appended, since the response may also vary by other headers, such as the origin.
    headers.append(VARY, ACCEPT_ENCODING.into());
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    // Request URLs may contain keys.
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    access.count_body(response)
}

/// Checks the host and the framing of a request. A health check may request any host, since its caller often has only
/// an IP address.
fn admit(call: &CallContext, is_probe: bool, request: &Request) -> Result<(), Denial> {
    if request.extensions().get::<OverConnection>().is_some() {
        target::check(request)?;
    }
    if is_probe || call.is_allowed_host { Ok(()) } else { Err(Denial::WrongHost) }
}
