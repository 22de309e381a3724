//! The service as its callers meet it: through HTTP.

mod start;
mod support;
