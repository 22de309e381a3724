//! Car searches as callers meet them: through HTTP.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic too")]

mod embedded;
mod searches;
#[allow(dead_code, reason = "shared with the tests of the other operations")]
#[path = "../http/support.rs"]
mod support;
