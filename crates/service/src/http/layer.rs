//! What stands around the operations: the health check, and answers for paths that nobody has.

use axum::Router;
use axum::response::Response;
use axum::routing::get;

use super::Refusal;
use super::redact::Secret;

/// The operations' routes with a health check beside them and an envelope for every other path.
pub(crate) fn framed(operations: Router) -> Router {
    let health = get(async || "ok\n").fallback(async || method_not_allowed("GET, HEAD"));
    // The path of a request that leads nowhere is not told again: it may hold anything.
    operations.route("/healthz", health).fallback(async || refused(Refusal::not_found()))
}

/// The envelope for a method that a path does not take.
pub(crate) fn method_not_allowed(allowed: &'static str) -> Response {
    refused(Refusal::method(allowed))
}

fn refused(refusal: Refusal) -> Response {
    tracing::info!(reason = %refusal, "answered without an operation");
    refusal.into_response("", &Secret::default())
}
