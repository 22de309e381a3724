//! The import of OpenAPI documents.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic too")]

mod public;
