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
pub static AUTH: crate::http::Auth = crate::http::Auth::new("apiKey")
    .with_session("userTrackId")
    .with_client_ip("x-original-client-ip")
    .with_user_agent("user-agent");
