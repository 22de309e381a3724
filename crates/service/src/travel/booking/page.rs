//! `/book/..`: a placeholder for a provider's booking page. The page shows a summary of the booking, and states that
//! nothing is booked.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, RawQuery};
use axum::http::header::CONTENT_SECURITY_POLICY;
use axum::response::{Html, IntoResponse as _, Response};
use jiff::civil::{Date, DateTime};
use wayfare_places::{PlaceId, Places};

use super::holds_key;
use crate::http::context::CallContext;
use crate::http::{Denial, denied};
use crate::travel::api_errors::ApiErrors;
use crate::travel::verticals::hotels::HotelCatalogue;

/// Content security policy: the page may contain only its own text and inline style, and may not be framed.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; \
                      frame-ancestors 'none'";

/// Shows the page of an offer. Rejects a path that contains a key, since no offer's path contains a key.
pub(super) async fn show(
    Extension(call): Extension<CallContext>,
    Extension(hotels): Extension<Arc<dyn HotelCatalogue>>,
    Path(offer): Path<String>,
    RawQuery(query): RawQuery,
) -> Response {
    let hotel = |id: i64| hotels.with_ids(&[id]).pop().map(|hotel| hotel.name.to_string());
    let Some(mut lines) = lines(&offer, &hotel).filter(|_| !holds_key(&call, &offer)) else {
        return denied::<ApiErrors>(Denial::UnknownPath);
    };
    lines.extend(query.as_deref().and_then(price).map(|price| ("Price in your search", price)));
    let lines: String =
        lines.iter().map(|(name, value)| format!("<dt>{name}<dd>{}\n", escaped(value))).collect();
    plain_page(include_str!("page.html").replace("<!-- offer -->", &lines))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// Returns the price in a query such as `price=USD413.25`, which the search page adds. The path of an offer doesn't
/// contain its price. Any other value is ignored, so that a link can't put text on the page.
fn price(query: &str) -> Option<String> {
    let value = query.split('&').find_map(|pair| pair.strip_prefix("price="))?;
    let (currency, amount) = value.split_at_checked(3)?;
    let (whole, cents) = amount.split_once('.').unwrap_or((amount, "00"));
    let digits =
        |text: &str, most| (1..=most).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    let is_price =
        currency.bytes().all(|byte| byte.is_ascii_uppercase()) && digits(whole, 12) && digits(cents, 3);
    is_price.then(|| format!("{amount} {currency}"))
}

/// Returns an HTML page that contains only text.
pub(crate) fn plain_page(page: String) -> Response {
    ([(CONTENT_SECURITY_POLICY, POLICY)], Html(page)).into_response()
}

/// Returns the labelled parts of an offer, parsed from the inventory's path; `None` for any other path. `hotel` returns
/// the name of a hotel.
fn lines(offer: &str, hotel: &dyn Fn(i64) -> Option<String>) -> Option<Vec<(&'static str, String)>> {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-._:,|".contains(&byte);
    let parts: Vec<&str> = offer.split('/').collect();
    if !offer.bytes().all(is_plain) || parts.iter().any(|part| part.is_empty()) {
        return None;
    }
    let mut lines = match parts.as_slice() {
        ["flights", provider, segments @ .., _] if !segments.is_empty() => {
            let mut lines = vec![("Provider", title(provider))];
            for segment in segments {
                lines.push(("Flight", flight(segment)?));
            }
            lines
        }
        ["hotels", provider, id, checkin, checkout, rooms, _] => {
            let name = id.parse().ok().and_then(hotel).unwrap_or_else(|| format!("Hotel {id}"));
            let rooms: Vec<String> = rooms.split('|').map(guests).collect();
            vec![
                ("Provider", title(provider)),
                ("Hotel", name),
                ("Check-in", day(checkin)),
                ("Check-out", day(checkout)),
                ("Rooms", rooms.join("; ")),
            ]
        }
        ["cars", provider, agency, class, branch, from, until, _] => vec![
            ("Provider", title(provider)),
            ("Rental company", title(agency)),
            ("Car type", title(class)),
            ("Pick-up location", pickup(branch)),
            ("Pick-up", moment(from)),
            ("Return", moment(until)),
        ],
        _ => return None,
    };
    lines.push(("Offer", parts.last()?.to_string()));
    Some(lines)
}

/// Turns a code such as `kingsbridge-cars` into a title, `Kingsbridge Cars`.
fn title(code: &str) -> String {
    let words = code.split('-').map(|word| {
        let (first, rest) = word.split_at_checked(1).unwrap_or((word, ""));
        format!("{}{rest}", first.to_ascii_uppercase())
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Formats a date as `14 March 2027`. Leaves any other string unchanged.
fn day(text: &str) -> String {
    text.parse::<Date>().map_or_else(|_| text.to_owned(), |date| date.strftime("%-d %B %Y").to_string())
}

/// Formats a local date and time as `14 March 2027, 10:00`. Leaves any other string unchanged.
fn moment(text: &str) -> String {
    text.parse::<DateTime>()
        .map_or_else(|_| text.to_owned(), |time| time.strftime("%-d %B %Y, %H:%M").to_string())
}

/// Describes the guests of a room such as `2:4,9` in words.
fn guests(room: &str) -> String {
    let (adults, children) = room.split_once(':').unwrap_or((room, ""));
    let adults = if adults == "1" { "1 adult".to_owned() } else { format!("{adults} adults") };
    match children.split(',').count() {
        _ if children.is_empty() => adults,
        1 => format!("{adults}, 1 child aged {children}"),
        count => format!("{adults}, {count} children aged {}", children.replace(',', ", ")),
    }
}

/// Returns the place of a branch. The id of a branch starts with an airport code, or with `c` and a city id.
fn pickup(branch: &str) -> String {
    let (site, _) = branch.split_once('-').unwrap_or((branch, ""));
    let city = site.strip_prefix('c').and_then(|id| Places::embedded().city(PlaceId(id.parse().ok()?)));
    city.map_or_else(|| airport(site), |city| city.name.to_owned())
}

/// Returns an airport's short name and code, or the code if the airport is unknown.
fn airport(code: &str) -> String {
    let known = Places::embedded().airport(code);
    known.map_or_else(|| code.to_owned(), |airport| format!("{} ({code})", airport.short_name))
}

/// Describes a segment, such as `BOS-LHR.2027-03-14.BA212`, in words.
fn flight(segment: &str) -> Option<String> {
    let (route, rest) = segment.split_once('.')?;
    let (date, number) = rest.split_once('.')?;
    let (origin, destination) = route.split_once('-')?;
    Some(format!("{number}, {} to {}, {}", airport(origin), airport(destination), day(date)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text_of(offer: &str) -> Option<String> {
        let hotel = |id| (id == 7).then(|| "Hotel <Sol>".to_owned());
        let lines = lines(offer, &hotel)?;
        Some(lines.into_iter().map(|(name, value)| format!("{name}: {value}")).collect::<Vec<_>>().join("; "))
    }

    #[test]
    fn a_page_names_its_offer() {
        assert_eq!(
            text_of("flights/larkfare/BOS-LHR.2027-03-14.BA212/0f").as_deref(),
            Some(
                "Provider: Larkfare; Flight: BA212, Boston Logan (BOS) to London Heathrow (LHR), 14 March 2027; Offer: 0f"
            )
        );
        assert_eq!(
            text_of("hotels/roomwick/7/2027-03-14/2027-03-16/2:4,9|1/0f").as_deref(),
            Some(
                "Provider: Roomwick; Hotel: Hotel <Sol>; Check-in: 14 March 2027; Check-out: 16 March 2027; \
                 Rooms: 2 adults, 2 children aged 4, 9; 1 adult; Offer: 0f"
            )
        );
        let car = "cars/hire-hub/kingsbridge-cars/luxury/c2267057-kingsbridge-cars/2026-12-25T10:00:00/x/0f";
        assert_eq!(
            text_of(car).as_deref(),
            Some(
                "Provider: Hire Hub; Rental company: Kingsbridge Cars; Car type: Luxury; Pick-up location: Lisbon; \
                 Pick-up: 25 December 2026, 10:00; Return: x; Offer: 0f"
            )
        );
    }

    #[test]
    fn other_paths_have_no_page() {
        for other in
            ["flights/x/0f", "flights/x/BOS/0f", "hotels/x", "", "flights//BOS-LHR.2027-03-14.BA212/0f"]
        {
            assert_eq!(text_of(other), None, "{other}");
        }
        assert_eq!(text_of("flights/<b>/BOS-LHR.2027-03-14.BA212/0f"), None);
    }

    #[test]
    fn only_prices_are_accepted() {
        assert_eq!(price("a=1&price=USD413.25").as_deref(), Some("413.25 USD"));
        assert_eq!(price("price=JPY61000").as_deref(), Some("61000 JPY"));
        for other in [
            "",
            "price=",
            "price=USD",
            "price=usd1",
            "price=USD1.",
            "price=USD-1",
            "price=USD1<b>",
            "price=€1",
        ] {
            assert_eq!(price(other), None, "{other}");
        }
    }

    #[test]
    fn names_are_escaped() {
        assert_eq!(escaped("Sol <b> & Mar"), "Sol &lt;b> &amp; Mar");
    }
}
