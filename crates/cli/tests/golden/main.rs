//! Golden answers: output of the service and the command for a fixed list of questions, at a fixed time.
//!
//! The requests are in `requests.jsonl`, the command lines in `commands.txt`. A change of their output fails here, and
//! is committed separately with its reason:
//!
//! ```text
//! INSTA_UPDATE=always cargo test -p wayfare --test golden
//! ```

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

mod commands;
mod examples;
mod requests;
mod service;
