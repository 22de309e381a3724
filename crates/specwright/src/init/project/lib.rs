//! Types and a client, generated from `spec/`.

/// Calls.
#[rustfmt::skip]
#[path = "client/generated/mod.rs"]
pub mod client;
/// Types of requests and answers.
#[rustfmt::skip]
#[path = "models/generated/mod.rs"]
pub mod models;
