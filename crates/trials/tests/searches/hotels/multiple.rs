//! Checks that apply to a single response of a destination search.

use specwright_core::Lenient;
use wayfare_models::common::{CurrencyCode, LanguageCode};
use wayfare_models::hotels::{
    EntityKey, HotelRate, HotelResult, HotelStay, MultipleHotelOption, MultipleHotelQuery as Query,
    MultipleHotelSearchResponse as Answer,
};
use wayfare_places::{Place, PlaceId, Places, distance_km};
use wayfare_validation::Point;

use super::{facets, filters, order, rates};
use crate::findings::Findings;

/// Search radius around a point, in km, as specified in the description.
const AROUND_POINT_KM: f64 = 25.0;

pub fn wants(query: &Query, option: MultipleHotelOption) -> bool {
    query.response_options.as_ref().is_some_and(|options| options.as_slice().contains(&option))
}

pub fn check(findings: &mut Findings, query: &Query, response: &Answer) {
    terms(findings, &query.stay, &response.state.currency_code, &response.state.language_code);
    totals(findings, query, response);
    destination(findings, query, response);
    facets::check(findings, query, response);
    for hotel in &response.results {
        findings.at(format!("hotel {}", hotel.id), |findings| {
            facts(findings, query, hotel);
            place(findings, query, hotel);
            options(findings, query, hotel);
            filters::check(findings, query, response, hotel);
            rates::of_hotel(findings, query, response, hotel);
        });
    }
    rates::providers(findings, query, response);
    order::check(findings, query, &response.results);
}

/// Checks that the currency and language are as requested, or else the market's.
pub fn terms(
    findings: &mut Findings,
    stay: &HotelStay,
    currency: &Option<Lenient<CurrencyCode>>,
    language: &Option<Lenient<LanguageCode>>,
) {
    let asked = stay.currency_code.as_ref().map_or("USD", |code| code.as_str());
    findings.same("H7", currency.as_ref().unwrap().as_str(), asked);
    let asked = stay.language_code.as_ref().map_or_else(|| "EN".to_owned(), |code| code.to_string());
    findings.same("H7", language.as_ref().unwrap().as_str(), asked.as_str());
}

fn totals(findings: &mut Findings, query: &Query, it: &Answer) {
    let state = &it.state;
    let [all, available, filtered] =
        [state.total_results, state.total_available_results, state.total_filtered_results]
            .map(Option::unwrap);
    let is_dated = query.stay.dates().is_some();
    let shown = if is_dated { available } else { all };
    let is_ordered = 0 <= filtered && filtered <= shown && available <= all;
    findings.ensure("H5", is_ordered, || ((all, available, filtered), "filtered <= available <= all"));
    findings.ensure("H5", is_dated || available == 0, || (available, "no availability without dates"));
    findings.within("H5", filtered, if filters::are_set(query) { 0..=shown } else { shown..=shown });
    if let EntityKey::Polygon(polygon) = &query.filters.destination {
        findings.within("H8", all, ..=polygon.max_hotels() as i64);
    }
    findings.each_once("H6", it.results.iter().map(|hotel| hotel.id));
    let size = query.filters.page_size_or_default();
    let left = (filtered - query.filters.page_index_or_default() * size).clamp(0, size);
    let expected = if query.summary_only == Some(true) { 0 } else { left };
    findings.same("H6", it.results.len() as i64, expected);
    let (low, high) = (it.lowest_total_rate, it.highest_total_rate);
    let (kept_low, kept_high) = (it.post_filter_lowest_total_rate, it.post_filter_highest_total_rate);
    findings.ensure("H5", low <= high && kept_low <= kept_high, || ((low, high), "the lowest rate first"));
    // If a deals filter is set, the filtered prices come from other rates.
    let is_within = query.filters.deals.is_some()
        || kept_low.is_none_or(|kept| low.is_some_and(|low| low <= kept)) && kept_high <= high;
    findings.ensure("H5", is_within, || ((kept_low, kept_high), format!("within {low:?} and {high:?}")));
    findings.same("H5", (low.is_some(), kept_low.is_some()), (available > 0, is_dated && filtered > 0));
}

fn destination(findings: &mut Findings, query: &Query, response: &Answer) {
    let is_requested = wants(query, MultipleHotelOption::Destination);
    let it = response.destination.as_ref();
    findings
        .ensure("H4", is_requested || it.is_none(), || (it, "no destination, since it was not requested"));
    let is_found = response.state.total_results.unwrap() > 0;
    findings.ensure("H4", !is_requested || it.is_some() || !is_found, || (it, "the destination"));
    if let Some(it) = it {
        let key = query.filters.destination.to_string();
        findings.same("H4", it.key.as_ref().unwrap().as_str(), key.as_str());
        let href = it.href.as_deref().unwrap();
        let is_link = href.starts_with("http://") && href.contains("/api/3.0/hotels?destination=");
        findings.ensure("H9", is_link, || (href, "a link to the destination's search"));
    }
}

fn facts(findings: &mut Findings, query: &Query, hotel: &HotelResult) {
    let key = format!("khotel:{}", hotel.id);
    findings.same("H9", hotel.facts.key.as_ref().unwrap().as_str(), key.as_str());
    let href = hotel.href.as_deref().unwrap();
    let is_link = href.starts_with("http://") && href.contains(&format!("/api/3.0/hotel?hotel={key}"));
    let is_open = is_link && !href.contains("apiKey");
    findings.ensure("H9", is_open, || (href, "a link to the hotel's search, without the key"));
    findings.same("H8", hotel.is_within_boundary, Some(false));
    let rating = hotel.guest_rating.unwrap();
    let is_rating = rating == -1.0 || (0.0..=10.0).contains(&rating);
    findings.ensure("H9", is_rating, || (rating, "-1 or 0 to 10"));
    let is_reviewed = rating == -1.0 || hotel.number_of_reviews.unwrap() > 0;
    findings.ensure("H9", is_reviewed, || (rating, "no rating without reviews"));
    let texts = [&hotel.facts.name, &hotel.facts.address].map(|text| text.as_deref().unwrap());
    findings.ensure("H9", !texts.contains(&""), || (texts, "a name and an address"));
    if query.stay.dates().is_none() {
        let none =
            (hotel.number_of_rates, hotel.number_of_providers, hotel.highest_rate, hotel.is_great_value);
        findings.same("H10", none, (Some(0), Some(0), None, Some(false)));
    }
}

/// Checks the position of a hotel and its distance from the destination.
fn place(findings: &mut Findings, query: &Query, hotel: &HotelResult) {
    let at = Point::new(hotel.facts.latitude.unwrap(), hotel.facts.longitude.unwrap()).unwrap();
    let away = |from: Point| distance_km(from, at);
    let expected = match &query.filters.destination {
        EntityKey::Point(point) => Some(away(*point)),
        EntityKey::Polygon(polygon) => {
            findings.ensure("H8", polygon.contains(at), || (at, "a hotel within the polygon"));
            Some(away(polygon.centre()))
        }
        EntityKey::Place(id) => {
            let place = Places::embedded().place(PlaceId(i64::from(*id)));
            let place = place.filter(|place| !matches!(place, Place::Country(_)));
            place.and_then(|place| place.position()).map(away)
        }
        key => {
            let is_meant = key.hotel_ids().is_some_and(|ids| ids.contains(&hotel.id.get()));
            findings.ensure("H8", is_meant, || (hotel.id, "a hotel that the key lists"));
            None
        }
    };
    let agree = match (hotel.distance, expected) {
        (Some(found), Some(expected)) => (found - expected).abs() <= 0.01,
        (found, expected) => found.is_some() == expected.is_some(),
    };
    findings.ensure("H8", agree, || (hotel.distance, format!("{expected:?} km")));
    if query.filters.destination.as_point().is_some() {
        findings.within("H8", hotel.distance, Some(0.0)..=Some(AROUND_POINT_KM + 0.01));
    }
}

/// Checks that exactly the requested response options are present.
fn options(findings: &mut Findings, query: &Query, hotel: &HotelResult) {
    use MultipleHotelOption::{Features, HotelPlace, HotelWellKnownPlace, Images, Reviews};
    for (option, has) in [
        (Images, !hotel.images.is_empty()),
        (HotelPlace, hotel.place.is_some()),
        (HotelWellKnownPlace, hotel.well_known_place.is_some()),
        (Reviews, hotel.guest_rating_sentiment.is_some()),
        (Features, !hotel.features.is_empty()),
    ] {
        findings.same("H4", (&option, has), (&option, wants(query, option.clone())));
    }
    // A hotel with few reviews has no quotes.
    let is_bare = hotel.review_quotes.is_empty() || wants(query, Reviews);
    findings.ensure("H4", is_bare, || (&hotel.review_quotes, "no quotes, since they were not requested"));
}

/// Checks that a later response continues an earlier response.
pub fn check_continuation(findings: &mut Findings, query: &Query, before: &Answer, now: &Answer) {
    let [was, is] = [&before.state, &now.state];
    findings.same("H3", is.total_results, was.total_results);
    findings.within("H3", is.total_available_results, was.total_available_results..);
    findings.within("H3", is.search_time, was.search_time..);
    findings.within("H3", is.is_complete, was.is_complete..);
    for old in &before.results {
        let Some(new) = now.results.iter().find(|new| new.id == old.id) else { continue };
        // If a deals filter is set, a later standalone rate may replace a cheaper bundled rate.
        let is_more = (new.lowest_rate <= old.lowest_rate || query.filters.deals.is_some())
            && new.number_of_rates.unwrap() >= old.number_of_rates.unwrap()
            && new.highest_rate >= old.highest_rate;
        findings.ensure("H3", is_more, || (new, format!("at least the earlier data {old:?}")));
        findings.same("H3", (&new.facts, new.distance), (&old.facts, old.distance));
        let stays = |rate: &HotelRate| new.rates.iter().any(|it| it.book_uri == rate.book_uri);
        let has_all =
            !wants(query, MultipleHotelOption::MultipleHotelsAllRates) || old.rates.iter().all(stays);
        findings
            .ensure("H3", has_all, || (&new.rates, format!("at least the earlier rates {:?}", old.rates)));
    }
}
