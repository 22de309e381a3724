// Made by `cargo xtask regenerate` from `spec/*.toml`. Do not edit.

//! The operations, as traits with routes.

pub mod autocomplete;

pub mod cars;

pub mod feeds;

pub mod flights;

pub mod hotels;

/// How requests carry credentials and tell of the end user.
pub static AUTH: crate::http::Auth = crate::http::Auth {
    key: "apiKey",
    session: Some("userTrackId"),
    client_ip: Some("x-original-client-ip"),
    user_agent: Some("user-agent"),
};
