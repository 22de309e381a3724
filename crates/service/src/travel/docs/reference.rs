//! The interactive reference at `/docs`: Swagger UI (see `vendor`) on a custom page.

use axum::http::header::{CONTENT_SECURITY_POLICY, LOCATION};
use axum::http::{HeaderName, HeaderValue, StatusCode};

use crate::http::Fixed;

/// Path of the reference.
pub(crate) const PATH: &str = "/docs";

/// Path of the reference's page. The path ends with a slash because the page's links are relative to a folder. [`PATH`]
/// redirects to this path, wherever the service is mounted.
const PAGE: &str = "/docs/";
const TO_PAGE: &str = "docs/";

const HTML: &str = "text/html; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";
const TEXT: &str = "text/plain; charset=utf-8";

/// The content security policy: only content of this service, no inline script or style, and no framing. `data:` is
/// allowed for the icons in Swagger UI's style sheet.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
);

/// The page's attribute for the key, before the key is filled in.
const NO_KEY: &str = "data-key=\"\"";

macro_rules! vendored {
    ($name:literal) => {
        include_bytes!(concat!("../../../vendor/swagger-ui/", $name)).as_slice()
    };
}

/// Returns the page and its files, by path. The key, if any, is filled in on the page.
pub(super) fn files(key: Option<&str>) -> impl Iterator<Item = (String, Fixed)> {
    let page = include_str!("page/index.html");
    let page = page.replace(NO_KEY, &format!("data-key=\"{}\"", key.unwrap_or_default()));
    let files = [
        ("", Fixed::new(HTML, page.into_bytes())),
        ("page.js", Fixed::new(SCRIPT, include_str!("page/page.js"))),
        ("page.css", Fixed::new(STYLE, include_str!("page/page.css"))),
        ("swagger-ui-bundle.js", Fixed::packed(SCRIPT, vendored!("swagger-ui-bundle.js.gz"))),
        ("swagger-ui.css", Fixed::packed(STYLE, vendored!("swagger-ui.css.gz"))),
        ("swagger-ui-licence.txt", Fixed::new(TEXT, vendored!("ATTRIBUTION.md"))),
    ];
    let with_policy = |file: Fixed| file.with_header(CONTENT_SECURITY_POLICY, POLICY);
    files.into_iter().map(move |(name, file)| (format!("{PAGE}{name}"), with_policy(file)))
}

/// Redirects to the page. The redirect is temporary: browsers would remember a permanent redirect, even for other
/// services that later run at the same address.
pub(super) async fn to_page() -> (StatusCode, [(HeaderName, &'static str); 1]) {
    (StatusCode::TEMPORARY_REDIRECT, [(LOCATION, TO_PAGE)])
}
