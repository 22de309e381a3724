//! Cross-origin requests (CORS).

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use axum::Router;
use axum::http::{HeaderValue, Uri};
use tower_http::cors::{AllowHeaders, AllowMethods, AllowOrigin, CorsLayer, ExposeHeaders};

use super::InvalidValue;

/// Time for which browsers may cache the response to a preflight request.
const PREFLIGHT_MAX_AGE: Duration = Duration::from_secs(3_600);

const ANY: &str = "*";

const ALLOWED: &str = "scheme and host without a path, such as https://travel.example, or *";

/// The origin of pages: scheme, host and port, such as `https://travel.example`; or `*` for all origins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CorsOrigin(HeaderValue);

impl FromStr for CorsOrigin {
    type Err = InvalidValue;

    fn from_str(text: &str) -> Result<Self, InvalidValue> {
        let lower = text.to_ascii_lowercase();
        let is_origin = lower == ANY || is_origin(&lower);
        let value = is_origin.then(|| HeaderValue::from_str(&lower).ok()).flatten();
        value.map(CorsOrigin).ok_or_else(|| InvalidValue::new(text, ALLOWED))
    }
}

fn is_origin(text: &str) -> bool {
    let Ok(uri) = text.parse::<Uri>() else { return false };
    let (Some(scheme), Some(authority)) = (uri.scheme_str(), uri.authority()) else { return false };
    text == format!("{scheme}://{authority}") && !authority.as_str().contains('@')
}

impl fmt::Display for CorsOrigin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The value was created from text, so the conversion can't fail.
        f.write_str(self.0.to_str().unwrap_or_default())
    }
}

/// Adds CORS to the routes. The routes then respond to preflight requests, and allow pages from these origins to read
/// the responses.
pub(super) fn allow(origins: &[CorsOrigin], routes: Router) -> Router {
    if origins.is_empty() {
        return routes;
    }
    let values = || origins.iter().map(|CorsOrigin(origin)| origin.clone());
    let origins = match values().any(|origin| origin == ANY) {
        true => AllowOrigin::any(),
        false => AllowOrigin::list(values()),
    };
    // Cookies don't authenticate calls, so it is safe to let pages read and send every header.
    let layer = CorsLayer::new()
        .allow_origin(origins)
        .allow_methods(AllowMethods::mirror_request())
        .allow_headers(AllowHeaders::mirror_request())
        .expose_headers(ExposeHeaders::any())
        .max_age(PREFLIGHT_MAX_AGE);
    routes.layer(layer)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_has_no_path() {
        for text in ["https://a.example", "http://localhost:3000", "http://[::1]:80", "*"] {
            assert_eq!(text.parse::<CorsOrigin>().unwrap().to_string(), text);
        }
        assert_eq!("HTTPS://A.example".parse::<CorsOrigin>().unwrap().to_string(), "https://a.example");
        for text in
            ["", "a.example", "https://a.example/", "https://a.example/b", "https://u@a.example", "null"]
        {
            let error = text.parse::<CorsOrigin>().unwrap_err().to_string();
            assert!(error.starts_with(&format!("found {text:?}, allowed scheme and host")), "{error}");
        }
    }
}
