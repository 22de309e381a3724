//! The routes around the operations: the health check, and answers for unknown paths.

use axum::Router;
use axum::response::Response;
use axum::routing::get;

use super::redact::Secret;
use super::{Denial, Errors, Refusal};

/// The operations' routes, a health check, and an envelope for every other path.
pub fn framed<E: Errors>(operations: Router) -> Router {
    let health =
        get(async || "ok\n").fallback(async || denied::<E>(Denial::WrongMethod { allowed: "GET, HEAD" }));
    // The answer does not repeat the unknown path: it may contain anything.
    operations.route("/healthz", health).fallback(async || denied::<E>(Denial::UnknownPath))
}

/// The envelope for a request to no operation.
pub fn denied<E: Errors>(denial: Denial) -> Response {
    let refusal = Refusal::<E>::from(denial);
    tracing::info!(reason = %refusal, "answered without an operation");
    refusal.into_response("", &Secret::default())
}
