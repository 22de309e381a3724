//! Golden output of the service and the command, for fixed lists of requests and command lines at a fixed time.
//!
//! The requests are in `requests.jsonl`, the command lines in `commands.txt`. If the output changes, these tests fail.
//! Commit the new output separately, with the reason:
//!
//! ```text
//! INSTA_UPDATE=always cargo test -p wayfare --test golden
//! ```

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

mod commands;
mod examples;
mod requests;
mod service;
