//! Code shared by the examples: a clock, and calls to a service through its router, without a network port.

use axum::body::{Body, Bytes};
use axum::http::Request;
use http_body_util::BodyExt as _;
use tower::ServiceExt as _;
use wayfare_service::{Clock, Service};

pub type Result<T, E = Box<dyn std::error::Error + Send + Sync>> = std::result::Result<T, E>;

/// A stopped clock, so that every run has the same output.
#[derive(Debug)]
pub struct NewYear;

impl Clock for NewYear {
    fn now(&self) -> jiff::Timestamp {
        // Noon UTC on 1 January 2027.
        jiff::Timestamp::constant(1_798_804_800, 0)
    }
}

/// Calls a service and reads the body of its response.
pub async fn call(service: &Service, request: Request<Body>) -> Result<Bytes> {
    let answer = service.router().oneshot(request).await?;
    Ok(answer.into_body().collect().await?.to_bytes())
}
