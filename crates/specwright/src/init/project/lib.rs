//! Types and a client, generated from `spec/`.

/// Operations.
#[rustfmt::skip]
#[path = "client/generated/mod.rs"]
pub mod client;
/// Types of requests and responses.
#[rustfmt::skip]
#[path = "models/generated/mod.rs"]
pub mod models;
