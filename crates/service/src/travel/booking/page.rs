//! `/book/..`: a placeholder for a provider's booking page. The page shows a summary of the booking, and states that
//! nothing is booked.

use axum::Extension;
use axum::extract::Path;
use axum::http::header::CONTENT_SECURITY_POLICY;
use axum::response::{Html, IntoResponse as _, Response};

use super::holds_key;
use crate::http::context::CallContext;
use crate::http::{Denial, denied};
use crate::travel::api_errors::ApiErrors;

/// Content security policy: only the page's text and inline style, and no embedding in frames.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; \
                      frame-ancestors 'none'";

/// Shows the page of an offer. Rejects a path that contains a key, since no offer's path contains a key.
pub(super) async fn show(Extension(call): Extension<CallContext>, Path(offer): Path<String>) -> Response {
    let Some(lines) = lines(&offer).filter(|_| !holds_key(&call, &offer)) else {
        return denied::<ApiErrors>(Denial::UnknownPath);
    };
    let lines: String = lines.iter().map(|(name, value)| format!("<dt>{name}<dd>{value}\n")).collect();
    plain_page(include_str!("page.html").replace("<!-- offer -->", &lines))
}

/// Returns an HTML page that contains only text.
pub(crate) fn plain_page(page: String) -> Response {
    ([(CONTENT_SECURITY_POLICY, POLICY)], Html(page)).into_response()
}

/// Returns the labelled parts of an offer, parsed from the inventory's path; `None` for any other path.
fn lines(offer: &str) -> Option<Vec<(&'static str, String)>> {
    // These characters need no escaping in HTML.
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-._:,|".contains(&byte);
    let parts: Vec<&str> = offer.split('/').collect();
    if !offer.bytes().all(is_plain) || parts.iter().any(|part| part.is_empty()) {
        return None;
    }
    let mut lines = match parts.as_slice() {
        ["flights", provider, segments @ .., _] if !segments.is_empty() => {
            let mut lines = vec![("Provider", (*provider).to_owned())];
            for segment in segments {
                lines.push(("Flight", flight(segment)?));
            }
            lines
        }
        ["hotels", provider, hotel, checkin, checkout, rooms, _] => named([
            ("Provider", provider),
            ("Hotel", hotel),
            ("Arrival", checkin),
            ("Departure", checkout),
            ("Guests per room", rooms),
        ]),
        ["cars", provider, agency, class, pickup, from, until, _] => named([
            ("Provider", provider),
            ("Agency", agency),
            ("Class", class),
            ("Place", pickup),
            ("From", from),
            ("Until", until),
        ]),
        _ => return None,
    };
    lines.push(("Offer", parts.last()?.to_string()));
    Some(lines)
}

fn named<const N: usize>(parts: [(&'static str, &&str); N]) -> Vec<(&'static str, String)> {
    parts.into_iter().map(|(name, value)| (name, (*value).to_owned())).collect()
}

/// Describes a segment, such as `BOS-LHR.2027-03-14.BA212`, in words.
fn flight(segment: &str) -> Option<String> {
    let (route, rest) = segment.split_once('.')?;
    let (day, number) = rest.split_once('.')?;
    let (origin, destination) = route.split_once('-')?;
    Some(format!("{number} from {origin} to {destination} on {day}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_describes_its_offer() {
        let text_of = |offer: &str| {
            let lines = lines(offer)?;
            Some(
                lines
                    .into_iter()
                    .map(|(name, value)| format!("{name}: {value}"))
                    .collect::<Vec<_>>()
                    .join("; "),
            )
        };
        assert_eq!(
            text_of("flights/larkfare/BOS-LHR.2027-03-14.BA212/0f").as_deref(),
            Some("Provider: larkfare; Flight: BA212 from BOS to LHR on 2027-03-14; Offer: 0f")
        );
        assert!(text_of("hotels/roomwick/7/2027-03-14/2027-03-16/2:4|1/0f").unwrap().contains("room: 2:4|1"));
        for other in
            ["flights/x/0f", "flights/x/BOS/0f", "hotels/x", "", "flights//BOS-LHR.2027-03-14.BA212/0f"]
        {
            assert_eq!(text_of(other), None, "{other}");
        }
        assert_eq!(text_of("flights/<b>/BOS-LHR.2027-03-14.BA212/0f"), None);
    }
}
