// Made by `cargo xtask regenerate` from `spec/*.toml`. Do not edit.

//! The operations, as traits with routes.

pub mod autocomplete;

pub mod cars;

pub mod feeds;

pub mod flights;

pub mod hotels;

/// Credentials, session parameter and common headers of requests.
pub static AUTH: crate::http::Auth = crate::http::Auth::new()
    .with_schemes(&[specwright_core::auth::Scheme::query("key", "apiKey")])
    .with_session("userTrackId")
    .with_client_ip("x-original-client-ip")
    .with_user_agent("user-agent")
    .with_empty_results("sandbox-api-empty");
