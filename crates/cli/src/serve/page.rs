//! The search page, beside the API.

use clap::Args;
use http::HeaderValue;
use http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderName};
use serde_json::json;
use wayfare_page::{FILES, FOLDER, SETTINGS};
use wayfare_service::Builder;
use wayfare_service::http::Fixed;

use super::style_url::StyleUrl;

/// Settings of the search page.
#[derive(Args, Debug)]
#[command(next_help_heading = "Search page")]
pub struct PageSettings {
    /// Serve the API alone, without the search page at /
    #[arg(
        long,
        value_name = "BOOL",
        default_value_t = false,
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "true",
        action = clap::ArgAction::Set,
        hide_possible_values = true
    )]
    pub no_page: bool,
    /// URL of a MapLibre style for the page's map, such as one with streets
    ///
    /// Browsers load it, so that its host sees their addresses. All that the style names has to be on the same origin:
    /// the page may load from no other. Without it the map has coasts, countries and towns of its own, and nothing is
    /// loaded from elsewhere.
    #[arg(long, value_name = "URL")]
    pub tiles: Option<StyleUrl>,
}

/// Headers of the page and its files, beside the policy. What is unchanged is not sent again, and a new version is seen at
/// once.
const HEADERS: [(HeaderName, &str); 3] = [
    (CACHE_CONTROL, "no-cache"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// The service with the page at `/`, as the settings ask for it.
pub fn beside(builder: Builder, settings: &PageSettings, takes_any_key: bool) -> Builder {
    let policy = policy(settings.tiles.as_ref());
    let guarded = |file: Fixed| {
        let file = file.with_header(CONTENT_SECURITY_POLICY, policy.clone());
        HEADERS
            .into_iter()
            .fold(file, |file, (name, value)| file.with_header(name, HeaderValue::from_static(value)))
    };
    let told = json!({
        "tiles": settings.tiles.as_ref().map(StyleUrl::as_str),
        "key": if takes_any_key { "any" } else { "required" },
        "invented": true,
        "currency": builder.currency(),
    });
    let told = Fixed::new("application/json", told.to_string());
    let builder = builder.file(format!("/{FOLDER}{SETTINGS}"), guarded(told));
    FILES.iter().fold(builder, |builder, file| {
        let path = if file.is_page() { "/".to_owned() } else { format!("/{FOLDER}{}", file.name) };
        builder.file(path, guarded(Fixed::packed(file.content_type, file.packed)))
    })
}

/// The content security policy: only content of this service, no inline script or style, no frame around it; and for the
/// map also the origin of its style. Pictures are made in the page, too. The map's worker goes by that of its own file.
fn policy(style: Option<&StyleUrl>) -> HeaderValue {
    let tiles = style.map(|style| format!(" {}", style.origin())).unwrap_or_default();
    let policy = format!(
        "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; \
         img-src 'self' data: blob:{tiles}; connect-src 'self'{tiles}; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    );
    // An origin has no characters that a header may not have.
    HeaderValue::try_from(policy).unwrap_or(HeaderValue::from_static("default-src 'none'"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_policy_lets_in_the_origin_of_the_style_alone() {
        let own = policy(None);
        assert!(!own.to_str().unwrap().contains("://"));
        let style = "https://tiles.example:8443/a/style.json?key=1".parse().unwrap();
        let added = policy(Some(&style)).to_str().unwrap().replace(" https://tiles.example:8443;", ";");
        assert_eq!(added, own.to_str().unwrap());
    }
}
