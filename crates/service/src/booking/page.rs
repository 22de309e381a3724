//! `/book/..`: a page in place of a provider's own. It says what would be booked, and that nothing is.

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, X_CONTENT_TYPE_OPTIONS};
use axum::response::{Html, IntoResponse as _, Response};

use crate::api_errors::ApiErrors;
use crate::http::{Denial, denied};

/// Nothing but the text of the page, and no frame around it.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; \
                      frame-ancestors 'none'";

/// Shows the page of an offer.
pub(super) async fn show(Path(offer): Path<String>) -> Response {
    let Some(lines) = lines(&offer) else { return denied::<ApiErrors>(Denial::UnknownPath) };
    let lines: String = lines.iter().map(|(name, value)| format!("<dt>{name}<dd>{value}\n")).collect();
    let page = include_str!("page.html").replace("<!-- offer -->", &lines);
    let headers =
        [(CONTENT_SECURITY_POLICY, POLICY), (X_CONTENT_TYPE_OPTIONS, "nosniff"), (CACHE_CONTROL, "no-store")];
    (headers, Html(page)).into_response()
}

/// The parts of an offer, as the inventory puts them into its path; `None` for any other path.
fn lines(offer: &str) -> Option<Vec<(&'static str, String)>> {
    // What is shown needs no escaping in HTML.
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
            ("Guests of each room", rooms),
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

/// `BOS-LHR.2027-03-14.BA212` in words.
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
    fn an_offer_says_what_would_be_booked() {
        let said = |offer: &str| {
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
            said("flights/larkfare/BOS-LHR.2027-03-14.BA212/0f").as_deref(),
            Some("Provider: larkfare; Flight: BA212 from BOS to LHR on 2027-03-14; Offer: 0f")
        );
        assert!(said("hotels/roomwick/7/2027-03-14/2027-03-16/2:4|1/0f").unwrap().contains("room: 2:4|1"));
        for other in
            ["flights/x/0f", "flights/x/BOS/0f", "hotels/x", "", "flights//BOS-LHR.2027-03-14.BA212/0f"]
        {
            assert_eq!(said(other), None, "{other}");
        }
        assert_eq!(said("flights/<b>/BOS-LHR.2027-03-14.BA212/0f"), None);
    }
}
