// Made by `cargo xtask regenerate` from `spec/*.toml`. Do not edit.

//! The operations, as traits with routes.

/// The operations that `autocomplete.toml` describes.
pub mod autocomplete;

/// The operations that `cars.toml` describes.
pub mod cars;

/// The operations that `feeds.toml` describes.
pub mod feeds;

/// The operations that `flights.toml` describes.
pub mod flights;

/// The operations that `hotels.toml` describes.
pub mod hotels;

/// How requests carry credentials and tell of the end user.
pub static AUTH: crate::http::Auth = crate::http::Auth {
    key: "apiKey",
    session: Some("userTrackId"),
    client_ip: Some("x-original-client-ip"),
    user_agent: Some("user-agent"),
};
