//! The search page, served together with the API.

use clap::Args;
use http::HeaderValue;
use http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderName};
use serde_json::json;
use wayfare_page::{FILES, FOLDER, SETTINGS};
use wayfare_service::Builder;
use wayfare_service::http::Fixed;

use super::style_url::StyleUrl;
use crate::config::declared::switch;

/// Settings of the search page.
#[derive(Args, Debug)]
#[command(next_help_heading = "Search page", mut_arg("no_page", switch))]
pub struct PageSettings {
    /// Serve only the API, without the search page at /
    #[arg(long)]
    pub no_page: bool,
    /// URL of a MapLibre style for the page's map, such as a style with streets
    ///
    /// Browsers load the style, so its host sees their addresses. Everything that the style refers to must be on the same
    /// origin: the page may not load from any other origin. By default, the map shows its own coasts, countries and
    /// towns, and loads nothing from other hosts.
    #[arg(long, value_name = "URL")]
    pub tiles: Option<StyleUrl>,
}

/// Headers of the page and its files, in addition to the content security policy. Clients revalidate on each use, so
/// unchanged files are not sent again and a new version is visible immediately.
const HEADERS: [(HeaderName, &str); 3] = [
    (CACHE_CONTROL, "no-cache"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// Adds the page at `/` to the service. `upstream` is the origin of the live service behind a relay.
pub fn add_to(
    builder: Builder,
    settings: &PageSettings,
    takes_any_key: bool,
    upstream: Option<&str>,
) -> Builder {
    let policy = policy(settings.tiles.as_ref(), upstream);
    let guarded = |file: Fixed| {
        let file = file.with_header(CONTENT_SECURITY_POLICY, policy.clone());
        HEADERS
            .into_iter()
            .fold(file, |file, (name, value)| file.with_header(name, HeaderValue::from_static(value)))
    };
    let settings = json!({
        "tiles": settings.tiles.as_ref().map(StyleUrl::as_str),
        "key": if takes_any_key { "any" } else { "required" },
        "invented": upstream.is_none(),
        "currency": builder.currency(),
    });
    let settings = Fixed::new("application/json", settings.to_string());
    let builder = builder.file(format!("/{FOLDER}{SETTINGS}"), guarded(settings));
    FILES.iter().fold(builder, |builder, file| {
        let path = if file.is_page() { "/".to_owned() } else { format!("/{FOLDER}{}", file.name) };
        builder.file(path, guarded(Fixed::packed(file.content_type, file.packed)))
    })
}

/// Returns the content security policy, which allows only content of this service, without inline scripts or styles and
/// without framing. The map may also load content from the origin of its style. If the service is a relay, images may
/// also come from the live service, and from any host over HTTPS, since providers host images. `blob:` and `data:`
/// allow images that the page creates. The map's worker uses the policy sent with its own file.
fn policy(style: Option<&StyleUrl>, upstream: Option<&str>) -> HeaderValue {
    let tiles = style.map(|style| format!(" {}", style.origin())).unwrap_or_default();
    let images = upstream.map(|origin| format!(" https: {origin}")).unwrap_or_default();
    let policy = format!(
        "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; \
         img-src 'self' data: blob:{tiles}{images}; connect-src 'self'{tiles}; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    );
    // An origin contains no characters that are invalid in a header.
    HeaderValue::try_from(policy).unwrap_or(HeaderValue::from_static("default-src 'none'"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_policy_allows_only_the_style_origin() {
        let own = policy(None, None);
        assert!(!own.to_str().unwrap().contains("://"));
        let style = "https://tiles.example:8443/a/style.json?key=1".parse().unwrap();
        let added = policy(Some(&style), None).to_str().unwrap().to_owned();
        assert_eq!(added.replace(" https://tiles.example:8443;", ";"), own.to_str().unwrap());
        assert!(added.contains(
            "; img-src 'self' data: blob: https://tiles.example:8443; connect-src 'self' https://"
        ));
        let live = policy(None, Some("http://127.0.0.1:9"))
            .to_str()
            .unwrap()
            .replace(" https: http://127.0.0.1:9;", ";");
        assert_eq!(live, own.to_str().unwrap());
    }
}
