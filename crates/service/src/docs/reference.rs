//! The interactive reference at `/docs`: Swagger UI (see `vendor`) on a custom page.

use std::sync::LazyLock;

use axum::Router;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_SECURITY_POLICY, LOCATION};
use axum::response::{IntoResponse as _, Response};

use super::route;
use crate::http::Fixed;

/// Path of the reference.
pub(crate) const PATH: &str = "/docs";

/// Path of its page: with a slash, since its links are relative to a folder. [`PATH`] redirects here, wherever the
/// service is mounted.
const PAGE: &str = "/docs/";
const TO_PAGE: &str = "docs/";

const HTML: &str = "text/html; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";
const TEXT: &str = "text/plain; charset=utf-8";

/// The content security policy: only content of this service, no inline script or style, no frame around it. `data:`
/// is allowed for the icons in Swagger UI's style sheet.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The attribute of the page that holds the key to fill in.
const NO_KEY: &str = "data-key=\"\"";

macro_rules! vendored {
    ($name:literal) => {
        include_bytes!(concat!("../../vendor/swagger-ui/", $name)).as_slice()
    };
}

/// The files beside the page, by name. Each is unpacked on first use.
static BESIDE: [(&str, LazyLock<Fixed>); 5] = [
    ("page.js", LazyLock::new(|| Fixed::new(SCRIPT, include_bytes!("page/page.js").as_slice()))),
    ("page.css", LazyLock::new(|| Fixed::new(STYLE, include_bytes!("page/page.css").as_slice()))),
    (
        "swagger-ui-bundle.js",
        LazyLock::new(|| Fixed::new(SCRIPT, unpacked(vendored!("swagger-ui-bundle.js.zst")))),
    ),
    ("swagger-ui.css", LazyLock::new(|| Fixed::new(STYLE, unpacked(vendored!("swagger-ui.css.zst"))))),
    ("swagger-ui-licence.txt", LazyLock::new(|| Fixed::new(TEXT, vendored!("ATTRIBUTION.md")))),
];

#[allow(clippy::expect_used, reason = "`cargo xtask reference` packed the bytes, and tests unpack them")]
fn unpacked(packed: &[u8]) -> Vec<u8> {
    zstd::stream::decode_all(packed).expect("embedded files can be unpacked")
}

/// The routes of the page and its files. The key, if any, is filled in in the page.
pub(super) fn routes(key: Option<&str>) -> Router {
    let page = page(key);
    let page = route(move |encoding| guarded(page.answer(encoding)));
    let router = Router::new().route(PATH, route(|_| to_page())).route(PAGE, page);
    BESIDE.iter().fold(router, |router, (name, file)| {
        let file = route(move |encoding| guarded(file.answer(encoding)));
        router.route(&format!("{PAGE}{name}"), file)
    })
}

fn page(key: Option<&str>) -> Fixed {
    let page = include_str!("page/index.html");
    let page = page.replace(NO_KEY, &format!("data-key=\"{}\"", key.unwrap_or_default()));
    Fixed::new(HTML, page.into_bytes())
}

/// A redirect to the page. It is temporary: browsers would remember a permanent one for other services that later run
/// at the same address.
fn to_page() -> Response {
    (StatusCode::TEMPORARY_REDIRECT, [(LOCATION, TO_PAGE)]).into_response()
}

fn guarded(response: Response) -> Response {
    ([(CONTENT_SECURITY_POLICY, POLICY)], response).into_response()
}
