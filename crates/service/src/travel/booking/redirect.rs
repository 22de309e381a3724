//! `/in`: redirects to the page of an offer, without counting clicks.

use axum::Extension;
use axum::extract::RawQuery;
use axum::http::StatusCode;
use axum::http::header::LOCATION;
use axum::response::{IntoResponse as _, Response};
use percent_encoding::percent_decode_str;
use wayfare_models::BookingLink;

use super::holds_key;
use crate::http::context::CallContext;

/// Redirects to the target of a link. Rejects a target on another host: the service must not be an open redirect.
pub(super) async fn follow(Extension(call): Extension<CallContext>, RawQuery(query): RawQuery) -> Response {
    let base = &call.base_url;
    let found = target(query.as_deref().unwrap_or_default());
    let leads = |target: &&str| is_below(target, base) && !holds_key(&call, target);
    match found.as_deref().filter(leads) {
        Some(target) => (StatusCode::FOUND, [(LOCATION, target)]).into_response(),
        None => {
            let fault = match found {
                Some(target) => format!("found {target:?}, allowed"),
                None => "missing; expected".to_owned(),
            };
            let text = format!("{}: {fault} a URL below {base}/\n", BookingLink::TARGET);
            (StatusCode::BAD_REQUEST, call.redactor.hide(text)).into_response()
        }
    }
}

fn target(query: &str) -> Option<String> {
    let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    let value = pairs.into_iter().find(|(name, _)| *name == BookingLink::TARGET)?.1;
    Some(percent_decode_str(value).decode_utf8().ok()?.into_owned())
}

/// Returns whether a URL is below the base URL and contains only characters that are valid in a header.
fn is_below(target: &str, base: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_graphic() && byte != b'\\';
    target.strip_prefix(base).is_some_and(|rest| rest.starts_with('/') && !leaves_its_folder(rest))
        && target.bytes().all(is_plain)
}

/// Returns whether a path has a segment that browsers resolve, such as `..` or `%2e%2e`.
fn leaves_its_folder(rest: &str) -> bool {
    let path = rest.split(['?', '#']).next().unwrap_or_default();
    path.split('/').any(|segment| matches!(&*segment.to_ascii_lowercase().replace("%2e", "."), "." | ".."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_on_other_hosts_are_rejected() {
        let base = "https://a.example";
        for own in ["https://a.example/book/1?x=%20", "https://a.example/book/..1?to=../x"] {
            assert!(is_below(own, base), "{own:?}");
        }
        for foreign in [
            "",
            "/book/1",
            "//evil.example",
            "https://a.example",
            "https://a.example.evil.example/",
            "https://a.example@evil.example/",
            "https://a.example:81/",
            "http://a.example/",
            "https://a.example/\r\nSet-Cookie: x",
            "https://a.example/\\evil",
            "javascript:alert(1)",
            "https://a.example/api/../admin",
            "https://a.example/x/%2E./",
            "https://a.example/.",
        ] {
            assert!(!is_below(foreign, base), "{foreign:?}");
        }
    }

    #[test]
    fn targets_are_decoded_once() {
        assert_eq!(target("a=demo&p=&url=x%2520%26y"), Some("x%20&y".to_owned()));
        assert_eq!((target("a=demo"), target("url=%FF")), (None, None));
    }
}
